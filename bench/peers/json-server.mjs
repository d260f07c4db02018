// A peer: json-server 1.0 on a JSON file, in this process.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const library = dirname(require.resolve("json-server/package.json"));
const load = (name) => import(pathToFileURL(join(library, "lib", name)).href);
const { createApp } = await load("app.js");
const { Low } = await import(require.resolve("lowdb"));
const { JSONFile } = await import(require.resolve("lowdb/node"));

/** What the file holds is served; the file is also where a program sets records. */
export async function createJsonServer(file) {
  const db = new Low(new JSONFile(file), {});
  await db.read();
  return { db, app: createApp(db, { logger: false, static: [] }) };
}
