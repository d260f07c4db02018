import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { runBacklot, serve, serveBacklot } from "../support/command.ts";
import { makeMortal, readRecords, send } from "../support/mortal-project.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const clock = pathToFileURL(
  fileURLToPath(new URL("../support/jumping-clock.mjs", import.meta.url)),
).href;

test("a clock that jumps forward and back costs no record, no reload and no lock", async () => {
  const { root } = makeMortal();
  const env = { NODE_OPTIONS: `--import ${clock}` };
  const server = await serve(process.execPath, [main, "--port", "0"], { cwd: root, env });
  for (let round = 0; round < 20; round++) {
    const answer = await send(server, "POST", "/books", { title: `Jump ${round}`, authorId: 1 });
    expect(answer?.status).toBe(201);
    if (round % 5 !== 4) continue;
    const told = server.until("reloaded in");
    const file = join(root, "models.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace(/note\w*\?/, `note${round}?`));
    await told;
  }
  expect((await runBacklot(root, "--port", "0")).stderr).toContain("is in use by the server");
  const before = await readRecords(server);
  expect(before.books).toHaveLength(80);
  await server.stop("SIGKILL");
  expect(await readRecords(await serveBacklot(root))).toEqual(before);
});

test("a server that is stopped for a while keeps its dataset, and answers when it goes on", async () => {
  const { root, start } = makeMortal();
  const server = await start();
  const pid = Number(server.pid);
  process.kill(pid, "SIGSTOP");
  const waiting = send(server, "POST", "/books", { title: "Waiting", authorId: 1 });
  expect((await runBacklot(root, "--port", "0")).stderr).toContain("is in use by the server");
  process.kill(pid, "SIGCONT");
  expect((await waiting)?.status).toBe(201);
  expect((await readRecords(server)).books).toHaveLength(61);
});
