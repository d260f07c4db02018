// A peer: json-server 1.0 on a JSON file.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createJsonServer } from "../peers/json-server.mjs";
import { makePosts, reportTo } from "./measured.mjs";

const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
const file = join(folder, "db.json");
const posts = makePosts(Number(process.argv[2])).map((post) => ({ ...post, id: String(post.id) }));
writeFileSync(file, JSON.stringify({ posts }));
const { app } = await createJsonServer(file);
const server = app.listen(0, () => reportTo(process, server.address().port));
