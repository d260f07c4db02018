// What a test pays: creating the server, setting records and going back to the fresh state, beside an
// in-memory store of @mswjs/data and json-server's way, which is to write db.json and read it again.
// In CPU time of this process, as ratios to @mswjs/data in the same run; both peers are optional.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBacklot } from "../dist/index.js";

const tests = Number(process.env.TESTS ?? 30);
const config = new URL("../examples/blog/backlot.config.ts", import.meta.url).pathname;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function measure(work) {
  const before = cpu();
  const result = await work();
  return { ms: cpu() - before, result };
}

/** The same work between two tests for everybody: one record changed, three set, all put back. */
async function run(name, { create, touch, seed, reset, close }) {
  // The first of a process, which reads the models, is what bench/start-up.mjs measures.
  const created = await measure(create);
  const parts = { seed: 0, reset: 0 };
  await reset(created.result);
  for (let count = 0; count < tests; count++) {
    await touch(created.result, count);
    parts.seed += (await measure(() => seed(created.result))).ms;
    parts.reset += (await measure(() => reset(created.result))).ms;
  }
  await close(created.result);
  return { name, create: created.ms, ...parts };
}

const three = [
  { id: 1, title: "A" },
  { id: 2, title: "B" },
  { id: 3, title: "C" },
];

const backlot = {
  create: () => createBacklot(config, { dataset: ":memory:" }),
  touch: (server, n) => server.records("/posts").update((n % 100) + 1, { title: "Changed" }),
  seed: (server) => server.seed("/posts", three),
  reset: (server) => server.reset(),
  close: (server) => server.close(),
};

const source = await createBacklot(config, { dataset: ":memory:" });
const fresh = Object.fromEntries(
  ["/users", "/posts", "/comments"].map((path) => [path.slice(1), source.records(path).all()]),
);
await source.close();

const folder = mkdtempSync(join(tmpdir(), "bench-tests-"));
const file = join(folder, "db.json");
const jsonServer = {
  create: async () => {
    writeFileSync(file, JSON.stringify(fresh));
    return { data: JSON.parse(readFileSync(file, "utf8")) };
  },
  touch: (db, n) => {
    db.data.posts[n % 100].title = "Changed";
    writeFileSync(file, JSON.stringify(db.data, null, 2));
  },
  seed: (db) => {
    db.data.posts = three;
    writeFileSync(file, JSON.stringify(db.data, null, 2));
  },
  reset: (db) => {
    writeFileSync(file, JSON.stringify(fresh, null, 2));
    db.data = JSON.parse(readFileSync(file, "utf8"));
  },
  close: async () => {},
};

async function loadMswData() {
  const { drop, factory, primaryKey } = await import("@mswjs/data").catch(() => ({}));
  if (!factory) return undefined;
  const shape = (record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        name === "id" ? primaryKey(Number) : () => value ?? null,
      ]),
    );
  const fill = (db) => {
    for (const [name, records] of Object.entries(fresh)) {
      for (const { id } of records) db[name].create({ id });
    }
    return db;
  };
  const models = Object.fromEntries(
    Object.entries(fresh).map(([name, [record]]) => [name, shape(record)]),
  );
  return {
    create: async () => fill(factory(models)),
    touch: (db, n) =>
      db.posts.update({ where: { id: { equals: (n % 100) + 1 } }, data: { title: "Changed" } }),
    seed: (db) => {
      db.posts.deleteMany({ where: { id: { gte: 0 } } });
      for (const record of three) db.posts.create(record);
    },
    reset: (db) => {
      drop(db);
      fill(db);
    },
    close: async () => {},
  };
}

const results = [await run("backlot", backlot), await run("db.json", jsonServer)];
const mswData = await loadMswData();
if (mswData) results.push(await run("@mswjs/data", mswData));
rmSync(folder, { recursive: true });

const [own] = results;
console.log(`${tests} tests, CPU milliseconds (and as a share of backlot's)`);
for (const { name, ...parts } of results) {
  const shown = Object.entries(parts).map(
    ([part, ms]) => `${part} ${ms.toFixed(1)} (${(ms / Math.max(own[part], 0.01)).toFixed(2)})`,
  );
  console.log(`${name.padEnd(12)} ${shown.join("   ")}`);
}
