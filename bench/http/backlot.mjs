// Ourselves: validation on, a dataset in a file, all defaults.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBacklot } from "../../dist/index.js";
import { makePosts, reportTo } from "./measured.mjs";

const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
const count = Number(process.argv[2]);
writeFileSync(join(folder, "posts.json"), JSON.stringify(makePosts(count)));
writeFileSync(
  join(folder, "models.ts"),
  `export interface Post {
    id: number;
    title: string;
    /** @minLength 1 @maxLength 2000 */
    body: string;
    /** @minimum 0 */
    views: number;
    status: "draft" | "published";
  }`,
);
writeFileSync(
  join(folder, "backlot.config.json"),
  JSON.stringify({
    models: "models.ts",
    port: 0,
    resources: [{ path: "/posts", type: "Post[]", count, records: "posts.json" }],
  }),
);
const backlot = await createBacklot(join(folder, "backlot.config.json"));
reportTo(process, Number(new URL(await backlot.listen()).port));
