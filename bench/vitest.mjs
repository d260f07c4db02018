// A suite of 100 tests in Vitest, each with a fresh dataset: on Backlot, and the same on MSW with
// @mswjs/data. As wall time of the whole run and of the tests alone, the quickest of three rounds; and
// what of Backlot's is neither a test nor Vitest: the start, and a reset before each of 30 tests.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBacklot } from "../dist/index.js";

const rounds = Number(process.env.ROUNDS ?? 3);
const here = fileURLToPath(new URL(".", import.meta.url));
const vitest = join(here, "..", "node_modules", "vitest", "vitest.mjs");
const folder = mkdtempSync(join(tmpdir(), "bench-vitest-"));
const fixtures = join(folder, "fixtures.json");
const overheadFile = join(folder, "overhead.json");
const overheads = [];
await writeFixtures();

async function writeFixtures() {
  const backlot = await createBacklot(join(here, "../examples/blog"), { dataset: ":memory:" });
  const paths = ["/users", "/posts", "/comments"];
  const records = paths.map((path) => [path.slice(1), backlot.records(path).all()]);
  writeFileSync(fixtures, JSON.stringify(Object.fromEntries(records)));
  await backlot.close();
}

function run(suite) {
  const report = join(folder, "report.json");
  const args = ["run", `${suite}.test.mjs`, "--root", join(here, "vitest"), "--reporter=json"];
  const begun = performance.now();
  const ended = spawnSync(process.execPath, [vitest, ...args, `--outputFile=${report}`], {
    encoding: "utf8",
    env: { ...process.env, FIXTURES: fixtures, OVERHEAD: overheadFile },
  });
  const whole = performance.now() - begun;
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  if (ended.status !== 0 || numPassedTests !== 100) throw new Error(ended.stdout + ended.stderr);
  if (suite === "backlot") overheads.push(JSON.parse(readFileSync(overheadFile, "utf8")));
  const durations = testResults.flatMap(({ assertionResults }) => assertionResults);
  return { whole, tests: durations.reduce((sum, { duration = 0 }) => sum + duration, 0) };
}

const results = { backlot: [], "msw-data": [] };
for (let round = 0; round < rounds; round++) {
  for (const [suite, runs] of Object.entries(results)) runs.push(run(suite));
}
rmSync(folder, { recursive: true });

const best = (suite, part) => Math.min(...results[suite].map((result) => result[part]));
console.log("100 tests, each with a fresh dataset, in milliseconds");
for (const suite of Object.keys(results)) {
  const parts = ["whole", "tests"].map((part) => {
    const share = best(suite, part) / best("backlot", part);
    return `${part} ${best(suite, part).toFixed(0)} (${share.toFixed(2)})`;
  });
  console.log(`${suite.padEnd(10)} ${parts.join("   ")}`);
}
const least = (part, unit) => Math.min(...overheads.map((overhead) => overhead[part][unit]));
for (const [name, part, share] of [
  ["start, once", "start", 1],
  ["30 resets", "resets", 30 / 100],
]) {
  const [wall, cpu] = ["wall", "cpu"].map((unit) => (least(part, unit) * share).toFixed(0));
  console.log(`${name.padEnd(12)} wall ${wall}   CPU ${cpu}`);
}
