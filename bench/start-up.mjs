// How long a start takes until the base URL is printed, as ratios within one run:
// `node -e 0` is the floor, json-server 1.0 the peer. Medians of interleaved rounds.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const rounds = Number(process.env.ROUNDS ?? 9);
const root = fileURLToPath(new URL("..", import.meta.url));
const main = join(root, "dist", "cli", "main.js");
const require = createRequire(import.meta.url);
const peer = join(dirname(require.resolve("json-server/package.json")), "lib", "bin.js");

const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
cpSync(join(root, "examples", "blog"), folder, {
  recursive: true,
  filter: (path) => !path.includes(".backlot"),
});
writeFileSync(join(folder, "db.json"), JSON.stringify({ users: [{ id: "1" }] }));
const forget = () => rmSync(join(folder, ".backlot"), { recursive: true, force: true });

const contestants = {
  "node -e 0": () => timeToEnd(["-e", "0"]),
  "json-server 1.0": () => timeToOutput([peer, "db.json", "--port", "0"], /localhost|127\.0\.0\.1/),
  "backlot, first start": () => {
    forget();
    return timeToOutput([main, "--port", "0"], /http:/);
  },
  "backlot, later start": () => timeToOutput([main, "--port", "0"], /http:/),
};

const times = new Map(Object.keys(contestants).map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  for (const [name, run] of Object.entries(contestants)) times.get(name).push(await run());
}
rmSync(folder, { recursive: true, force: true });

const medians = new Map([...times].map(([name, list]) => [name, median(list)]));
for (const [name, time] of medians) {
  const floor = (time / medians.get("node -e 0")).toFixed(1);
  const other = (time / medians.get("json-server 1.0")).toFixed(2);
  console.log(
    `${name.padEnd(22)} ${time.toFixed(0).padStart(5)} ms  ${floor} × node  ${other} × json-server`,
  );
}

async function timeToEnd(args) {
  const start = performance.now();
  await once(spawn(process.execPath, args, { stdio: "ignore" }), "close");
  return performance.now() - start;
}

async function timeToOutput(args, pattern) {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  for await (const chunk of child.stdout) {
    output += chunk;
    if (pattern.test(output)) break;
  }
  const time = performance.now() - start;
  const ended = once(child, "close");
  child.kill("SIGINT");
  await ended;
  return time;
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}
