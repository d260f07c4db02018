// Serves for a while under load, with reloads, snapshots and resets, and looks at what must not grow:
// memory, SQLite's log, descriptors. `npm run soak -- 600` takes the seconds; it runs the built command.
import { spawn } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const seconds = Number(process.argv[2] ?? 600);
const main = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "backlot-soak-"));

const models = (member) => `
  export interface Author { id: number; name: string; email: string }
  export interface Book { id: number; title: string; authorId: Author["id"]; ${member}: string }
`;
writeFileSync(join(root, "models.ts"), models("subtitle"));
writeFileSync(
  join(root, "backlot.config.json"),
  JSON.stringify({
    models: "models.ts",
    resources: [
      { path: "/authors", type: "Author[]", count: 100 },
      { path: "/books", type: "Book[]", count: 2000 },
    ],
  }),
);

const server = spawn(process.execPath, [main, "--port", "0"], {
  cwd: root,
  stdio: ["ignore", "pipe", "pipe"],
});
let printed = "";
let reloads = 0;
const url = await new Promise((resolve, reject) => {
  server.stdout.setEncoding("utf8").on("data", (text) => {
    reloads += text.match(/^reloaded in/gm)?.length ?? 0;
    printed = (printed + text).slice(-2000);
    const found = /http:\/\/[\d.:]+/.exec(printed);
    if (found) resolve(found[0]);
  });
  server.stderr.setEncoding("utf8").on("data", (text) => process.stderr.write(text));
  server.on("exit", (status) => reject(new Error(`It ended with ${status}: ${printed}`)));
});

const counts = { requests: 0, failures: 0, snapshots: 0, restores: 0, resets: 0, saves: 0 };
let isOver = false;
let isPaused = false;
let underWay = 0;

async function send(method, path, body) {
  while (isPaused) await pause(20);
  underWay++;
  try {
    const response = await fetch(url + path, {
      method,
      ...(body
        ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
        : {}),
    });
    const text = await response.text();
    counts.requests++;
    if (response.status >= 500) counts.failures++;
    return { status: response.status, json: text === "" ? undefined : JSON.parse(text) };
  } finally {
    underWay--;
  }
}

async function manage(path, body = {}) {
  const response = await fetch(`${url}/_backlot/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.text();
  if (!response.ok) counts.failures++;
}

async function client(number) {
  for (let round = 0; !isOver; round++) {
    const created = await send("POST", "/books", {
      title: `Soak ${number} ${round}`,
      authorId: 1 + (round % 50),
      subtitle: "x",
      motto: "x",
    });
    const id = created.json?.id;
    if (id !== undefined) {
      await send("PATCH", `/books/${id}`, { title: `Again ${round}` });
      await send("GET", `/books/${id}?_expand=author`);
      await send("DELETE", `/books/${id}`);
    }
    await send("GET", `/books?q=soak&_sort=title&_page=${1 + (round % 5)}`);
    await send("GET", `/authors/${1 + (round % 50)}/books`);
    await send("GET", "/books");
  }
}

async function disturb() {
  for (let round = 0; !isOver; round++) {
    await pause(2000);
    if (isPaused) continue;
    const step = round % 4;
    if (step === 0) {
      writeFileSync(join(root, "models.ts"), models(round % 8 === 0 ? "motto" : "subtitle"));
      counts.saves++;
    } else if (step === 1) {
      await manage("/snapshots", { name: "soak" });
      counts.snapshots++;
    } else if (step === 2) {
      await manage("/snapshots/soak/restore");
      counts.restores++;
    } else {
      await manage("/reset");
      counts.resets++;
      removeKeptCopies();
    }
  }
}

/** Each migration keeps a copy, as it must; here they would only fill the disk. */
function removeKeptCopies() {
  const folder = join(root, ".backlot/dataset-snapshots");
  for (const name of readdirSync(folder)) {
    if (name.startsWith("before-")) rmSync(join(folder, name));
  }
}

/** With nobody asking: what is open then is the server's own. */
async function measure(started) {
  isPaused = true;
  while (underWay > 0) await pause(10);
  await pause(200);
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  const sample = {
    second: Math.round((performance.now() - started) / 1000),
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
    log: statSync(join(root, ".backlot/dataset.sqlite-wal")).size / 1024 / 1024,
    descriptors: await countDescriptors(),
  };
  isPaused = false;
  return sample;
}

/** The least of some looks: a reload that is under way reads models in a thread, with pipes of its own. */
async function countDescriptors() {
  const looks = [];
  for (let look = 0; look < 10; look++) {
    looks.push(listOpen().filter((name) => !name.startsWith("socket:")).length);
    await pause(200);
  }
  return Math.min(...looks);
}

/** Connections are among them: they are kept for a few seconds, as many as there were clients. */
function listOpen() {
  return readdirSync(`/proc/${server.pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${server.pid}/fd/${fd}`);
    } catch {
      return "gone";
    }
  });
}

const started = performance.now();
const clients = Array.from({ length: 4 }, (_, number) => client(number));
const disturbing = disturb();
const samples = [];
const step = Math.max(5, Math.min(15, seconds / 20)) * 1000;
while (performance.now() - started < seconds * 1000) {
  await pause(step);
  const sample = await measure(started);
  samples.push(sample);
  console.log(
    `${String(sample.second).padStart(4)} s  memory ${sample.memory} MB  log ${sample.log.toFixed(1)} MB  ` +
      `descriptors ${sample.descriptors}  requests ${counts.requests}  reloads ${reloads}  ` +
      `snapshots ${counts.snapshots}  restores ${counts.restores}  resets ${counts.resets}`,
  );
}
isOver = true;
await Promise.all([...clients, disturbing]);
server.removeAllListeners("exit");
server.kill("SIGINT");
await new Promise((resolve) => server.on("exit", resolve));
rmSync(root, { recursive: true, force: true });

// Flat: the mean of the last third against the mean of the third after the warm-up.
const warm = samples.filter(({ second }) => second >= Math.min(120, seconds / 5));
const third = Math.max(1, Math.floor(warm.length / 3));
const mean = (list) => list.reduce((sum, { memory }) => sum + memory, 0) / list.length;
const growth = mean(warm.slice(-third)) / mean(warm.slice(0, third));
const log = Math.max(...samples.map((sample) => sample.log));
const descriptors = new Set(warm.map((sample) => sample.descriptors));
const verdicts = [
  [`memory after the warm-up grew by the factor ${growth.toFixed(3)} (at most 1.1)`, growth <= 1.1],
  [`the log had at most ${log.toFixed(1)} MB (at most 9)`, log <= 9],
  [
    `descriptors after the warm-up: ${[...descriptors].join(", ")} (one more for a copy under way)`,
    Math.max(...descriptors) - Math.min(...descriptors) <= 1,
  ],
  [
    `${counts.failures} answers of 500 and above among ${counts.requests} (none)`,
    counts.failures === 0,
  ],
];
for (const [text, isGood] of verdicts) console.log(`${isGood ? "✓" : "✗"} ${text}`);
process.exitCode = verdicts.every(([, isGood]) => isGood) ? 0 : 1;
