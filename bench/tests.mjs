// What tests pay: creating a server or store, setting the records of one path, and going back to the
// fresh state between two tests. The same for json-server on its file and for @mswjs/data, all three
// with the records of examples/blog. Wall and CPU milliseconds, and CPU as a ratio to Backlot's.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBacklot } from "../dist/index.js";
import { createJsonServer } from "./peers/json-server.mjs";
import { createMswData } from "./peers/msw-data.mjs";

const tests = Number(process.env.TESTS ?? 30);
const config = new URL("../examples/blog/backlot.config.ts", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "bench-tests-"));

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function measure(work, into = { wall: 0, cpu: 0 }) {
  const [began, beganCpu] = [performance.now(), cpu()];
  const result = await work();
  into.wall += performance.now() - began;
  into.cpu += cpu() - beganCpu;
  return { result, spent: into };
}

const three = [1, 2, 3].map((id) => ({ id, title: `Post ${id}` }));

/** Between two tests, for everybody: one record changed, three set in place of all, all put back. */
async function run(name, { create, touch, seed, reset, close }) {
  // The first of a process has modules to load: bench/start-up.mjs measures that.
  const first = await create();
  await close(first);
  const created = await measure(create);
  const parts = { seed: { wall: 0, cpu: 0 }, reset: { wall: 0, cpu: 0 } };
  for (let count = 0; count < tests; count++) {
    await measure(() => seed(created.result), parts.seed);
    await measure(() => reset(created.result), parts.reset);
    await touch(created.result, (count % 100) + 1);
    await measure(() => reset(created.result), parts.reset);
  }
  await close(created.result);
  return { name, create: created.spent, ...parts };
}

const backlot = {
  create: () => createBacklot(config, { dataset: ":memory:" }),
  touch: (server, id) => server.records("/posts").update(id, { title: "Changed" }),
  seed: (server) => server.seed("/posts", three),
  reset: (server) => server.reset(),
  close: (server) => server.close(),
};

const source = await createBacklot(config, { dataset: ":memory:" });
const fresh = Object.fromEntries(
  ["/users", "/posts", "/comments"].map((path) => [path.slice(1), source.records(path).all()]),
);
await source.close();

/** Its records are what the file says: they are set by writing it, and it reads them again. */
const file = join(folder, "db.json");
const write = async ({ db }, data) => {
  writeFileSync(file, JSON.stringify(data, null, 2));
  await db.read();
};
const jsonServer = {
  create: () => {
    writeFileSync(file, JSON.stringify(fresh, null, 2));
    return createJsonServer(file);
  },
  touch: ({ db }, id) => {
    db.data.posts[id - 1].title = "Changed";
    return db.write();
  },
  seed: (server) => write(server, { ...server.db.data, posts: three }),
  reset: (server) => write(server, fresh),
  close: async () => {},
};

const mswData = {
  create: async () => {
    const made = createMswData(fresh);
    made.refill();
    return made;
  },
  touch: ({ database }, id) =>
    database.posts.update({ where: { id: { equals: id } }, data: { title: "Changed" } }),
  seed: ({ database }) => {
    database.posts.deleteMany({ where: { id: { gte: 0 } } });
    for (const record of three) database.posts.create(record);
  },
  reset: ({ refill }) => refill(),
  close: async () => {},
};

const results = [
  await run("backlot", backlot),
  await run("json-server", jsonServer),
  await run("@mswjs/data", mswData),
];
rmSync(folder, { recursive: true });

const [own] = results;
console.log(`one create, ${tests} seeds, ${2 * tests} resets: wall ms, CPU ms (CPU to Backlot's)`);
for (const { name, ...parts } of results) {
  const shown = Object.entries(parts).map(([part, spent]) => {
    const ratio = spent.cpu / Math.max(own[part].cpu, 0.01);
    return `${part} ${spent.wall.toFixed(1)} ${spent.cpu.toFixed(1)} (${ratio.toFixed(2)})`.padEnd(
      32,
    );
  });
  console.log(`${name.padEnd(12)} ${shown.join("")}`);
}
