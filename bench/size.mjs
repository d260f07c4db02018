// What a request costs among a million records beside a thousand, and what a search of 100,000 takes:
// ratios of processor time in one run. Run `npm run size` in bench/; making the records takes a minute.
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBacklot } from "../dist/index.js";

const requests = 3000;
const rounds = 7;
const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const models = join(folder, "models.ts");
writeFileSync(
  models,
  `export interface Post {
    id: number; title: string; body: string; views: number; status: "draft" | "published";
  }`,
);

async function start(count) {
  const dataset = join(folder, `${count}.sqlite`);
  const resources = [{ path: "/posts", type: "Post[]", count }];
  const backlot = await createBacklot({ models, dataset, resources });
  console.log(
    `${count.toLocaleString("en")} posts, ${(statSync(dataset).size / 1e6).toFixed(0)} MB`,
  );
  return backlot;
}

async function cost(backlot, pathAt) {
  const before = process.cpuUsage();
  for (let index = 0; index < requests; index++) {
    await backlot.fetch(new Request(`http://127.0.0.1${pathAt(index)}`));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}

const small = await start(1000);
const large = await start(1_000_000);
// A large prime's multiples visit every part of the file in no order.
const anywhere = (count) => (index) => `/posts/${((index * 7_368_787) % count) + 1}`;
const contestants = {
  "one of 1,000": [small, anywhere(1000)],
  "one of 1,000,000, the same 1,000 of them": [large, anywhere(1000)],
  "one of 1,000,000, anywhere": [large, anywhere(1_000_000)],
  "first pages of 20 of 1,000": [small, (index) => `/posts?_page=${(index % 10) + 1}&_limit=20`],
  "first pages of 20 of 1,000,000": [
    large,
    (index) => `/posts?_page=${(index % 10) + 1}&_limit=20`,
  ],
};
const costs = new Map(Object.keys(contestants).map((label) => [label, []]));
for (let round = 0; round < rounds; round++) {
  for (const [label, [backlot, pathAt]] of Object.entries(contestants)) {
    costs.get(label).push(await cost(backlot, pathAt));
  }
}
const medians = [...costs].map(([label, list]) => [
  label,
  list.toSorted((a, b) => a - b)[Math.floor(rounds / 2)],
]);
for (const [label, median] of medians) {
  const ratio = (median / medians[0][1]).toFixed(2);
  console.log(`${label.padEnd(42)} ${median.toFixed(0).padStart(5)} µs  ${ratio} ×`);
}
await small.close();
await large.close();

const searched = await start(100_000);
const search = async (text) => {
  const start = performance.now();
  const response = await searched.fetch(new Request(`http://127.0.0.1/posts?q=${text}&_limit=20`));
  await response.text();
  return performance.now() - start;
};
const [first, ...later] = [
  await search("zzzzqqq"),
  await search("night"),
  await search("xylophone"),
  await search("and"),
];
console.log(
  `q on 100,000: the first ${first.toFixed(0)} ms, later ones ${later.map((ms) => ms.toFixed(0)).join(", ")} ms`,
);
await searched.close();
