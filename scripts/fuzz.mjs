// Puts every example and the hard models through requests made from their own documents:
// `npm run fuzz`, or `npm run fuzz -- --seed 7 --cases 20000 --minutes 5`. The seed that it prints
// makes the same requests again.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
    cases: { type: "string", default: "100000" },
    minutes: { type: "string", default: "30" },
  },
});
const wrong = Object.entries(values).filter(([, value]) => !/^\d+$/.test(value));
if (wrong.length > 0) {
  console.error(`Expected a whole number: ${wrong.map(([name]) => `--${name}`).join(", ")}.`);
  process.exit(2);
}

console.log(`${values.cases} cases, at most ${values.minutes} minutes, seed ${values.seed}`);
const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const length = Number(values.minutes) * 60_000;
const run = spawn(
  process.execPath,
  [vitest, "run", "tests/openapi/fuzz.test.ts", `--testTimeout=${length + 600_000}`],
  {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
    env: {
      ...process.env,
      BACKLOT_FUZZ_SEED: values.seed,
      BACKLOT_FUZZ_CASES: values.cases,
      BACKLOT_FUZZ_UNTIL: String(Date.now() + length),
    },
  },
);
run.on("close", (status) => {
  if (status !== 0) console.error(`To see it again: npm run fuzz -- --seed ${values.seed}`);
  process.exitCode = status ?? 1;
});
