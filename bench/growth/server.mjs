// One collection of any size. The generator would take minutes for a million: its table is filled by
// SQL, as another program might, and in a process of its own as that would be: of two copies of SQLite
// in one process, the one that closes the file takes the other's locks away.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBacklot } from "../../dist/index.js";
import { reportTo } from "../http/measured.mjs";

const [count] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "backlot-growth-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const models = join(folder, "models.ts");
const dataset = join(folder, "dataset.sqlite");
writeFileSync(
  models,
  `export interface Person { id: number; name: string; email: string; age: number; city: string;
    about: string; createdAt: Date }`,
);
const config = {
  models,
  dataset,
  port: 0,
  resources: [{ path: "/people", type: "Person[]", count: 1 }],
};
await (await createBacklot(config)).close();
const fill = fileURLToPath(new URL("fill.mjs", import.meta.url));
execFileSync(process.execPath, [fill, dataset, count]);
const backlot = await createBacklot(config);
const { port } = new URL(await backlot.listen());
reportTo(process, Number(port));
