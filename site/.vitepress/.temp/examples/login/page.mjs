// Serves index.html at http://127.0.0.1:5173, as a frontend's own development server would.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const page = new URL("index.html", import.meta.url);

createServer(async (_, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(await readFile(page));
}).listen(5173, "127.0.0.1", () => console.log("http://127.0.0.1:5173"));
