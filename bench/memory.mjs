// 100,000 requests over the network, with somebody who reads the events and somebody who does not:
// the heap after a collection, every 10,000. The journal keeps 1,000 requests and a stream a bounded
// buffer, so that the curve is flat once both are full. Ends with 1 where the last half of it climbs.
import { spawnSync } from "node:child_process";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";

const isChild = process.argv.includes("--measured");
if (!isChild) {
  const args = ["--expose-gc", fileURLToPath(import.meta.url), "--measured"];
  process.exit(spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1);
}

const { createBacklot } = await import("../dist/index.js");
const requests = Number(process.env.REQUESTS ?? 100_000);
const [step, width, slack] = [requests / 10, 16, 1.5];

const blog = fileURLToPath(new URL("../examples/blog", import.meta.url));
const backlot = await createBacklot(blog, { dataset: ":memory:", port: 0 });
const url = await backlot.listen();
const events = `${url}/_backlot/api/events`;

let heard = 0;
const leaving = new AbortController();
const reading = fetch(events, { signal: leaving.signal })
  .then(async ({ body }) => {
    for await (const chunk of body) heard += chunk.length;
  })
  .catch(() => {});
/** Asks for the events and never reads them. */
const deaf = connect(Number(new URL(url).port), "127.0.0.1");
deaf.write("GET /_backlot/api/events HTTP/1.1\r\nhost: localhost\r\n\r\n");
deaf.pause();
deaf.on("error", () => {});

const body = JSON.stringify({ title: "Changed" });
const headers = { "content-type": "application/json" };
const ask = async (number) => {
  const path = `${url}/posts/${(number % 200) + 1}`;
  const init = number % 10 === 0 ? { method: "PATCH", headers, body } : {};
  await (await fetch(path, init)).arrayBuffer();
};

function heapAfterCollection() {
  for (let round = 0; round < 3; round++) globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const curve = [];
for (let sent = 0; sent < requests; sent += step) {
  let next = sent;
  const work = async () => {
    while (next < sent + step) await ask(next++);
  };
  await Promise.all(Array.from({ length: width }, work));
  curve.push(heapAfterCollection());
  console.log(`${sent + step} requests: ${curve.at(-1).toFixed(2)} MB, ${heard} bytes of events`);
}
leaving.abort();
deaf.destroy();
await reading;
await backlot.close();

const half = curve.slice(curve.length / 2);
const climb = half.at(-1) - half[0];
console.log(`from the middle to the end: ${climb.toFixed(2)} MB (flat: below ${slack})`);
process.exitCode = climb < slack ? 0 : 1;
