// What cannot be avoided: Node's own HTTP server and one prepared statement on a file.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { makePosts, reportTo } from "./measured.mjs";

const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
const db = new DatabaseSync(join(folder, "floor.sqlite"));
// It would be closed with its last reference, though statements of it are in use.
process.on("exit", () => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  CREATE TABLE posts (id INTEGER PRIMARY KEY, json TEXT NOT NULL)`);
const insert = db.prepare("INSERT INTO posts (json) VALUES (?) RETURNING json");
const read = db.prepare("SELECT json FROM posts WHERE id = ?");
const page = db.prepare("SELECT json FROM posts ORDER BY id LIMIT 20 OFFSET ?");
const patch = db.prepare("UPDATE posts SET json = json_patch(json, ?) WHERE id = ? RETURNING json");
db.exec("BEGIN");
for (const post of makePosts(Number(process.argv[2]))) insert.get(JSON.stringify(post));
db.exec("COMMIT");

const id = (url) => Number(url.slice("/posts/".length));
const answer = {
  GET: ({ url }) =>
    url.startsWith("/posts/")
      ? read.get(id(url)).json
      : `[${page.all((Number(/_page=(\d+)/.exec(url)[1]) - 1) * 20).map((row) => row.json)}]`,
  POST: (_, body) => insert.get(JSON.stringify(JSON.parse(body))).json,
  PATCH: ({ url }, body) => patch.get(JSON.stringify(JSON.parse(body)), id(url)).json,
};

const server = createServer((request, response) => {
  const send = (body) => {
    const json = answer[request.method](request, body);
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(json),
    });
    response.end(json);
  };
  if (request.method === "GET") return send();
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => send(body));
});
server.listen(0, "127.0.0.1", () => reportTo(process, server.address().port));
