// What a request costs servers that are given more than they can do: sixteen connections of wrk, or of
// autocannon where that is missing, server after server in each round. Microseconds of processor time,
// which others who use the machine do not change much, and requests per second, which they do; each
// with its ratio to the floor of the same round.
import { execFile, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const rounds = Number(process.env.ROUNDS ?? 9);
const seconds = Number(process.env.SECONDS ?? 1);
const records = Number(process.env.RECORDS ?? 1000);
const only = process.env.ONLY && new RegExp(process.env.ONLY);
const connections = 16;

const article = { title: "A new one", body: "Some words. ".repeat(20), views: 3, status: "draft" };
const scenarios = {
  "one record": { method: "GET", path: "/posts/500" },
  "page of 20": { method: "GET", path: "/posts?_page=7&_limit=20" },
  POST: { method: "POST", path: "/posts", body: JSON.stringify(article) },
  // Each its own number: where nothing changes SQLite writes nothing, and the floor would not write.
  PATCH: { method: "PATCH", path: "/posts/500", body: '{"views":%d}' },
};
const hasPeer = existsSync(new URL("node_modules/json-server", import.meta.url));
const servers = ["floor", "backlot", ...(hasPeer && !process.env.NO_PEER ? ["json-server"] : [])];
const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;
const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
const run = promisify(execFile);

const table = new Map();
for (const [name, scenario] of Object.entries(scenarios)) {
  if (only && !only.test(name)) continue;
  // New servers for each: what the one before has written would slow the next.
  const running = await Promise.all(servers.map(start));
  const ratios = new Map(servers.map((server) => [server, []]));
  for (const server of running) await warmUp(server, scenario);
  for (let round = 0; round < rounds; round++) {
    const figures = new Map();
    for (const server of running) figures.set(server.name, await measure(server, scenario));
    const floor = figures.get("floor");
    for (const [server, { cpu, rate }] of figures) {
      ratios.get(server).push({ cpu, rate, cost: cpu / floor.cpu, slower: floor.rate / rate });
    }
  }
  table.set(
    name,
    servers.map((server) => toCell(ratios.get(server))),
  );
  for (const { child } of running) child.disconnect();
}
rmSync(folder, { recursive: true, force: true });

const row = (cells) => `| ${cells.join(" | ")} |`;
const tool = hasWrk ? "wrk" : "autocannon";
console.log(
  `${tool}, ${connections} connections, ${rounds} rounds, Node ${process.version}, load ${loadavg()[0].toFixed(1)}\n`,
);
console.log(row(["µs of CPU (ratio), a second (ratio)", ...servers]));
console.log(row(["---", ...servers.map(() => "---")]));
for (const [name, cells] of table) console.log(row([name, ...cells]));

async function start(name) {
  const child = fork(new URL(`http/${name}.mjs`, import.meta.url), [String(records)]);
  const [{ port }] = await once(child, "message");
  return { name, child, port };
}

async function measure({ child, port }, { method, path, body }) {
  const url = `http://127.0.0.1:${port}${path}`;
  const before = await cpuOf(child);
  const { requests, rate } = await (hasWrk ? byWrk : byAutocannon)(url, method, body);
  return { requests, rate, cpu: ((await cpuOf(child)) - before) / requests };
}

/** Until its code is compiled as far as it will be. */
async function warmUp(server, scenario) {
  const enough = server.name === "json-server" ? 500 : 12_000;
  for (let sent = 0; sent < enough; ) sent += (await measure(server, scenario)).requests;
}

async function cpuOf(child) {
  child.send("cpu");
  const [{ cpu }] = await once(child, "message");
  return cpu;
}

async function byWrk(url, method, body) {
  const script = join(folder, `${method}.lua`);
  const lines = [`wrk.method = "${method}"`];
  if (body) {
    lines.push(
      `wrk.headers["Content-Type"] = "application/json"`,
      "local count = 0",
      "request = function()",
      "  count = count + 1",
      `  return wrk.format(nil, nil, nil, string.format([==[${body}]==], count))`,
      "end",
    );
  }
  writeFileSync(script, lines.join("\n"));
  const { stdout } = await run("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "-s",
    script,
    url,
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(stdout);
  const [, requests] = /(\d+) requests in/.exec(stdout);
  return { requests: Number(requests), rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]) };
}

async function byAutocannon(url, method, body) {
  const { default: autocannon } = await import("autocannon");
  const headers = body ? { "content-type": "application/json" } : {};
  let count = 0;
  const setupRequest = (request) => {
    count++;
    return { ...request, body: body?.replace("%d", count) };
  };
  const { requests, non2xx } = await autocannon({
    url,
    headers,
    requests: [{ method, setupRequest }],
    connections,
    duration: seconds,
  });
  if (non2xx > 0) throw new Error(`${method} ${url}: ${non2xx} refused`);
  return { requests: requests.total, rate: requests.average };
}

function toCell(list) {
  const of = (name) => median(list.map((each) => each[name]));
  const rate = Math.round(of("rate")).toLocaleString("en");
  return `${of("cpu").toFixed(0)} (${of("cost").toFixed(2)}), ${rate} (${of("slower").toFixed(2)})`;
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}
