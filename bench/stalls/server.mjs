// The server whose patience is tried: many posts, a few users, a hundred models beside them.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBacklot } from "../../dist/index.js";

const count = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), "backlot-stalls-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

function writeModels(change) {
  const others = Array.from(
    { length: 100 },
    (
      _,
      n,
    ) => `export interface Model${n} { id: number; title: string; ownerId: number; size: number;
      kind: "a" | "b"; createdAt: Date${n === 50 ? `; change${change}?: string` : ""} }`,
  );
  writeFileSync(
    join(folder, "models.ts"),
    `export interface User { id: number; name: string; email: string; age: number }
     export interface Post { id: number; userId: number; title: string; body: string; views: number;
       status: "draft" | "published"; createdAt: Date }
     ${others.join("\n")}`,
  );
}

writeModels(0);
writeFileSync(
  join(folder, "backlot.config.json"),
  JSON.stringify({
    models: "models.ts",
    port: 0,
    resources: [
      { path: "/users", type: "User[]", count: 1000 },
      { path: "/posts", type: "Post[]", count },
      ...Array.from({ length: 100 }, (_, n) => ({ path: `/m${n}`, type: `Model${n}[]`, count: 5 })),
    ],
  }),
);
const backlot = await createBacklot(join(folder, "backlot.config.json"));
const url = await backlot.listen();
let changes = 0;
const headers = { "content-type": "application/json" };
const body = JSON.stringify({ views: 1 });

const works = {
  reload: () => {
    writeModels(++changes);
    return backlot.reload();
  },
  snapshot: () => backlot.snapshot("bench"),
  // What nobody has written to need be neither copied nor made again.
  restore: async () => {
    await write();
    return backlot.restore("bench");
  },
  reset: async () => {
    await write();
    return backlot.reset(["/posts"]);
  },
};
// Node loads its fetch with the first of these, 30 ms that no request of a server's waits for.
new Request(url);
const write = () =>
  backlot.fetch(new Request(`${url}/posts/1`, { method: "PATCH", headers, body }));

process.on("message", async (work) => {
  await works[work]();
  process.send({ done: work });
});
process.on("disconnect", () => process.exit());
process.send({ url });
