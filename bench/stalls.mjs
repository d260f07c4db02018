// How long a small request waits beside one big piece of work: the longest wait, the processor time
// that the thread which answers used meanwhile (a busy machine makes waits longer, not that), and the
// memory of the whole process after it.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { threadCpuOf } from "./thread-cpu.mjs";

const records = Number(process.env.RECORDS ?? 200_000);
const only = process.env.ONLY && new RegExp(process.env.ONLY);
const every = 20;

const posts = (query) => ({ path: `/posts${query}` });
const works = {
  nothing: () => pause(500),
  "the whole list": posts(""),
  "the whole list, sorted by title": posts("?_sort=title"),
  "the same again": posts("?_sort=title"),
  "a page, filtered and sorted": posts("?views_gte=10&_sort=body&_page=3&_limit=20"),
  "first q": posts("?q=zz&_limit=20"),
  "second q": posts("?q=zy&_limit=20"),
  "_embed of all users' posts": { path: "/users?_embed=posts" },
  "_expand of all posts": posts("?_expand=user"),
  "_expand named 40 times": posts(`?${"_expand=user&".repeat(40)}`),
  "a reload, one of 102 models changed": "reload",
  "a snapshot": "snapshot",
  "a restore": "restore",
  "a reset": "reset",
  "a reset with 20 stalled readers": async (run) => {
    const readers = fork(new URL("stalls/client.mjs", import.meta.url));
    readers.send({ url: `${url}/posts`, stalled: 20 });
    await once(readers, "message");
    await run("reset");
    readers.disconnect();
  },
};

const server = fork(new URL("stalls/server.mjs", import.meta.url), [String(records)]);
const client = fork(new URL("stalls/client.mjs", import.meta.url));
const [{ url }] = await once(server, "message");
const agent = new Agent({ keepAlive: true });
const row = (cells) => `| ${cells.join(" | ")} |`;
console.log(`${records} records, Node ${process.version}, load ${loadavg()[0].toFixed(1)}\n`);
console.log(row(["beside", "wait ms", "CPU ms", "took ms", "MB"]));
console.log(row(["---", "---", "---", "---", "---"]));
for (const [name, work] of Object.entries(works)) {
  if (only && !only.test(name)) continue;
  const { wait, cpu, took } = await besides(() =>
    typeof work === "function" ? work(run) : run(work),
  );
  console.log(row([name, ...[wait, cpu, took, memoryOf(server.pid)].map((n) => n.toFixed(0))]));
}
console.log(`\nload ${loadavg()[0].toFixed(1)}`);
agent.destroy();
server.disconnect();
client.disconnect();

async function run(work) {
  if (typeof work === "string") {
    server.send(work);
    await once(server, "message");
  } else {
    client.send({ url: url + work.path });
    await once(client, "message");
  }
}

/** The longest of the small requests that were sent while the work went on. */
async function besides(work) {
  let longest = { wait: 0, cpu: 0 };
  const pending = new Set();
  const probe = () => {
    const [start, cpu] = [performance.now(), threadCpuOf(server.pid)];
    const answered = askSmall().then(() => {
      const wait = performance.now() - start;
      if (wait > longest.wait) longest = { wait, cpu: threadCpuOf(server.pid) - cpu };
    });
    pending.add(answered);
    answered.then(() => pending.delete(answered));
  };
  const timer = setInterval(probe, every);
  await pause(5 * every);
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  await pause(5 * every);
  clearInterval(timer);
  await Promise.all(pending);
  return { ...longest, took };
}

/** A connection that was idle too long may be closed at the moment when it is used again. */
function askSmall() {
  return new Promise((resolve, reject) => {
    get(`${url}/users/1`, { agent }, (response) => {
      response.resume();
      response.on("end", resolve);
    }).on("error", (error) => (error.code === "ECONNRESET" ? resolve(askSmall()) : reject(error)));
  });
}

function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}
