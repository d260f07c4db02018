// What a nested page costs beside a plain one, and among 100,000 records beside 1,000: as ratios of
// processor time in one run. Run `npm run relations` in bench/.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBacklot } from "../dist/index.js";

const models = fileURLToPath(new URL("../examples/blog/models.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
const requests = 2000;

async function start(count) {
  const dataset = join(folder, `${count}.sqlite`);
  const users = Math.max(10, count / 100);
  return createBacklot({
    models,
    dataset,
    resources: [
      { path: "/users", type: "User[]", count: users },
      { path: "/posts", type: "Post[]", count },
    ],
  });
}

/** Microseconds of processor time for one request, the best of five rounds. */
async function cost(backlot, pathAt) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const before = process.cpuUsage();
    for (let index = 0; index < requests; index++) {
      const response = await backlot.fetch(new Request(`http://127.0.0.1${pathAt(index)}`));
      await response.text();
    }
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / requests);
  }
  return best;
}

const small = await start(1000);
const large = await start(100_000);
const nested = (index) => `/users/${(index % 10) + 1}/posts?_page=1&_limit=20`;
const flat = (index) => `/posts?_page=${(index % 10) + 1}&_limit=20`;
const figures = {
  "page of /posts, 1,000": await cost(small, flat),
  "page of /users/:id/posts, 1,000": await cost(small, nested),
  "page of /posts, 100,000": await cost(large, flat),
  "page of /users/:id/posts, 100,000": await cost(large, nested),
  "the same with _expand=user": await cost(large, (index) => `${nested(index)}&_expand=user`),
};
const [floor] = Object.values(figures);
for (const [label, microseconds] of Object.entries(figures)) {
  console.log(
    `${label.padEnd(36)} ${microseconds.toFixed(0).padStart(6)} µs  ${(microseconds / floor).toFixed(2)} ×`,
  );
}
await small.close();
await large.close();
rmSync(folder, { recursive: true, force: true });
