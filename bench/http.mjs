// CPU time per request, as a ratio to a floor measured in the same run: bare node:http with one
// prepared SQLite statement. The servers are processes of their own; this one is the client.
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, request } from "node:http";

const rounds = Number(process.env.ROUNDS ?? 5);
const requests = Number(process.env.REQUESTS ?? 2000);
const records = Number(process.env.RECORDS ?? 1000);
const connections = 4;
const warmUps = 3;

const article = { title: "A new one", body: "Some words. ".repeat(20), views: 3, status: "draft" };
const scenarios = {
  "one record": (n) => ({ method: "GET", path: `/posts/${(n % 900) + 1}` }),
  "page of 20": (n) => ({ method: "GET", path: `/posts?_page=${(n % 40) + 1}&_limit=20` }),
  POST: () => ({ method: "POST", path: "/posts", body: JSON.stringify(article) }),
  PATCH: (n) => ({ method: "PATCH", path: `/posts/${(n % 900) + 1}`, body: `{"views":${n}}` }),
};

const servers = ["floor", "backlot", "json-server"].filter(
  (name) =>
    name !== "json-server" || existsSync(new URL("node_modules/json-server", import.meta.url)),
);

async function start(name) {
  const child = fork(new URL(`http/${name}.mjs`, import.meta.url), [String(records)]);
  const [{ port }] = await once(child, "message");
  return { name, child, port, agent: new Agent({ keepAlive: true, maxSockets: connections }) };
}

async function cpuOf({ child }) {
  child.send("cpu");
  const [{ cpu }] = await once(child, "message");
  return cpu;
}

function send({ port, agent }, { method, path, body }) {
  const headers =
    body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    request({ port, agent, method, path, headers }, (response) => {
      if (response.statusCode >= 400)
        reject(new Error(`${method} ${path}: ${response.statusCode}`));
      response.resume();
      response.on("end", resolve);
    })
      .on("error", reject)
      .end(body);
  });
}

async function measure(server, scenario, count) {
  let next = 0;
  const before = await cpuOf(server);
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < count) await send(server, scenario(next++));
    }),
  );
  return ((await cpuOf(server)) - before) / count;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const running = [];
for (const name of servers) running.push(await start(name));
console.log(
  `${records} records, ${rounds} rounds of ${requests} requests, Node ${process.version}\n`,
);
console.log(["µs of CPU".padEnd(14), ...servers.map((name) => name.padStart(18))].join(""));
for (const [label, scenario] of Object.entries(scenarios)) {
  const figures = new Map(servers.map((name) => [name, []]));
  // A peer that writes its whole file for each POST needs fewer of them to be measured.
  const countFor = (name) => (name === "json-server" && /P/.test(label) ? requests / 10 : requests);
  // Until each server's code is compiled as far as it will be.
  for (let round = 0; round < warmUps; round++) {
    for (const server of running) await measure(server, scenario, countFor(server.name));
  }
  for (let round = 0; round < rounds; round++) {
    for (const server of running) {
      figures.get(server.name).push(await measure(server, scenario, countFor(server.name)));
    }
  }
  // Ratios within a round, then their median: a machine's speed wanders more between rounds.
  const cells = servers.map((name) => {
    const values = figures.get(name);
    const ratio = median(values.map((value, round) => value / figures.get("floor")[round]));
    return `${median(values).toFixed(0)} (${ratio.toFixed(2)}×)`.padStart(18);
  });
  console.log([label.padEnd(14), ...cells].join(""));
}
for (const { child, agent } of running) {
  agent.destroy();
  child.disconnect();
}
