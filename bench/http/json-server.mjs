// A peer: json-server 1.0 on a JSON file.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { makePosts, reportTo } from "./measured.mjs";

const require = createRequire(import.meta.url);
const library = dirname(require.resolve("json-server/package.json"));
const load = (name) => import(pathToFileURL(join(library, "lib", name)).href);
const { createApp } = await load("app.js");
const { Low } = await import(require.resolve("lowdb"));
const { JSONFile } = await import(require.resolve("lowdb/node"));

const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "db.json");
const posts = makePosts(Number(process.argv[2])).map((post) => ({ ...post, id: String(post.id) }));
writeFileSync(file, JSON.stringify({ posts }));
const db = new Low(new JSONFile(file), {});
await db.read();
const server = createApp(db, { logger: false, static: [] }).listen(0, () =>
  reportTo(process, server.address().port),
);
