// Records per second into a dataset file, and the memory that a large count takes.
// Run `npm run build` in the root first, then `node bench/records.mjs [count of the large run]`.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBacklot } from "../dist/index.js";

const blog = fileURLToPath(new URL("../examples/blog/models.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
const large = Number(process.argv[2] ?? 1_000_000);

const wide = join(folder, "wide.ts");
const names =
  "firstName lastName email phone street city zip country title description company jobTitle website avatar notes color sku category status currency";
const numbers = "price quantity rating age stock total weight width views likes";
const rest =
  "createdAt: Date; updatedAt: Date; isActive: boolean; isAdmin: boolean; tags: string[]; scores: number[]; address: { city: string; zip: string }; kind: 'a' | 'b'; deletedAt: Date | null; nickname?: string";
writeFileSync(
  wide,
  `export interface Wide { id: number; ${[
    ...names.split(" ").map((name) => `${name}: string`),
    ...numbers.split(" ").map((name) => `${name}: number`),
    rest,
  ].join("; ")} }`,
);

async function measure(label, models, resources) {
  let peak = 0;
  const total = resources.reduce((sum, { count }) => sum + count, 0);
  const file = join(folder, `${label.replaceAll(" ", "-")}.sqlite`);
  const started = performance.now();
  let began;
  let cpu;
  const backlot = await createBacklot(
    { models, dataset: file, resources },
    {},
    {
      onProgress: () => {
        began ??= performance.now();
        cpu ??= process.cpuUsage();
        peak = Math.max(peak, process.memoryUsage.rss());
      },
    },
  );
  const seconds = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  await backlot.close();
  // What a core does in a second, whoever else is using the machine meanwhile.
  const busy = (used.user + used.system) / 1e6;
  const rateOfCore = Math.round(total / busy).toLocaleString("en");
  const rate = Math.round(total / seconds).toLocaleString("en");
  const megabytes = Math.round(peak / 1024 / 1024);
  const setup = Math.round(began - started);
  console.log(
    `${label}: ${total.toLocaleString("en")} records in ${seconds.toFixed(1)} s, ${rate} a second (${rateOfCore} a second of processor time), at most ${megabytes} MB resident, ${setup} ms before the first`,
  );
}

try {
  await measure("blog", blog, [
    { path: "/users", type: "User[]", count: 10_000 },
    { path: "/posts", type: "Post[]", count: 40_000 },
    { path: "/comments", type: "Comment[]", count: 50_000 },
  ]);
  await measure("wide model of 40 members", wide, [
    { path: "/wide", type: "Wide[]", count: 20_000 },
  ]);
  await measure("one large collection", blog, [
    { path: "/users", type: "User[]", count: 1000 },
    { path: "/posts", type: "Post[]", count: 1000 },
    { path: "/comments", type: "Comment[]", count: large },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
