// What a question costs as a collection grows: the first time, and warm (the median of several), in
// milliseconds of processor time of the server and, in brackets, of waiting. What is made in the
// background once a collection is read is waited for after the plain pages; `at once` is asked before.
// Then how long a small request waits beside the first of them, and in brackets how much of that is
// processor time of the thread which answers.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { loadavg } from "node:os";
import { threadCpuOf } from "./thread-cpu.mjs";

const sizes = (process.env.SIZES ?? "1000,10000,100000,1000000").split(",").map(Number);
const rounds = 9;
const page = "_limit=20";
const questions = {
  "one record": (n) => `/people/${n}`,
  "a page": (_, round) => `/people?_page=${round + 2}&${page}`,
  "the last page": (n) => `/people?_page=${Math.floor(n / 20)}&${page}`,
  "a page in the middle": (n, round) => `/people?_page=${Math.floor(n / 43) + round}&${page}`,
  "age_lt=5, at once": () => `/people?age_lt=5&_page=1&${page}`,
  "q of nobody, at once": () => `/people?q=nobody&_page=1&${page}`,
  "age_gte=80": () => `/people?age_gte=80&_page=1&${page}`,
  "age=33": () => `/people?age=33&_page=1&${page}`,
  "_sort=name": (_, round) => `/people?_sort=name&_page=${round + 1}&${page}`,
  "age_gte=80, _sort=name": () => `/people?age_gte=80&_sort=name&_page=1&${page}`,
  "q of some": () => `/people?q=anna&_page=1&${page}`,
  "q of one": () => `/people?q=needle&_page=1&${page}`,
  "q of a property's name": () => `/people?q=about&_page=1&${page}`,
  "name_like of some": () => `/people?name_like=anna&_page=1&${page}`,
};

const background = [];
const memory = [];
const besides = new Map(Object.keys(questions).map((name) => [name, []]));
const table = new Map(Object.keys(questions).map((name) => [name, []]));
for (const size of sizes) {
  const child = fork(new URL("growth/server.mjs", import.meta.url), [String(size)]);
  const [{ port }] = await once(child, "message");
  const url = `http://127.0.0.1:${port}`;
  const agent = new Agent({ keepAlive: true });
  const measure = async (path) => {
    const [start, before] = [performance.now(), await cpuOf(child)];
    const status = await answered(url + path, agent);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    const wait = performance.now() - start;
    return { wait, cpu: (await cpuOf(child)) - before };
  };
  await measure("/people/1");
  let isReady = false;
  for (const [name, toPath] of Object.entries(questions)) {
    if (name.startsWith("age_gte") && !isReady) {
      isReady = true;
      background.push(await untilReady(url));
    }
    const { result: first, longest } = await withSmall(child.pid, url, () =>
      measure(toPath(size, 0)),
    );
    besides.get(name).push(longest);
    const warm = [];
    for (let round = 1; round <= rounds; round++) warm.push(await measure(toPath(size, round)));
    table.get(name).push({ first, warm: median(warm) });
  }
  memory.push(memoryOf(child.pid));
  agent.destroy();
  child.disconnect();
  await once(child, "exit");
}

const row = (cells) => `| ${cells.join(" | ")} |`;
const cellOfWait = ({ wait, cpu }) => `${toText(wait)} (${toText(cpu)})`;
const cell = ({ cpu, wait }) => `${toText(cpu)} (${toText(wait)})`;
console.log(`Node ${process.version}, load ${loadavg()[0].toFixed(1)}\n`);
console.log(row(["first / warm", ...sizes.map((size) => size.toLocaleString("en"))]));
console.log(row(["---", ...sizes.map(() => "---")]));
for (const [name, cells] of table) {
  console.log(row([name, ...cells.map(({ first, warm }) => `${cell(first)} / ${cell(warm)}`)]));
}
console.log(row(["small beside the first", ...sizes.map(() => "")]));
for (const [name, cells] of besides) console.log(row([name, ...cells.map(cellOfWait)]));
console.log(row(["made in the background, ms", ...background.map(toText)]));
console.log(row(["memory after it, MB", ...memory.map(toText)]));

/** The longest wait of the small requests that are sent while something else is answered. */
async function withSmall(pid, url, work) {
  const agent = new Agent({ keepAlive: true });
  await answered(`${url}/people/1`, agent);
  let longest = { wait: 0, cpu: 0 };
  const pending = new Set();
  const probe = () => {
    const [start, before] = [performance.now(), threadCpuOf(pid)];
    const asked = answered(`${url}/people/1`, agent).then(() => {
      const wait = performance.now() - start;
      if (wait > longest.wait) longest = { wait, cpu: threadCpuOf(pid) - before };
      pending.delete(asked);
    });
    pending.add(asked);
  };
  const timer = setInterval(probe, 10);
  probe();
  const result = await work();
  clearInterval(timer);
  await Promise.all(pending);
  agent.destroy();
  return { result, longest };
}

/** A write waits for all that is made in the background. */
async function untilReady(url) {
  const start = performance.now();
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ age: 33 });
  const { status } = await fetch(`${url}/people/1`, { method: "PATCH", headers, body });
  if (status !== 200) throw new Error(`PATCH: ${status}`);
  return performance.now() - start;
}

function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}

function answered(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
    }).on("error", reject);
  });
}

async function cpuOf(child) {
  child.send("cpu");
  const [{ cpu }] = await once(child, "message");
  return cpu / 1000;
}

function median(list) {
  return list.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(list.length / 2)];
}

function toText(milliseconds) {
  return milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0);
}
