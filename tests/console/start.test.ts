import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { serveBacklotWith } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

/** What only the page's frame and the reader of its files have in them. */
const signs = ["<noscript>", "assets/console/"];

test("a start reads nothing of the console's page; the first browser makes it", async () => {
  expect(await loadedSigns()).toEqual([]);
  expect(await loadedSigns("/_backlot", "/_backlot/assets/console.js")).toEqual(signs);
});

/** Which of the signs are in the modules that a server has loaded after it answered these paths. */
async function loadedSigns(...paths: readonly string[]): Promise<readonly string[]> {
  const cwd = makeProject({ "models.ts": "export interface User { id: number; name: string }" });
  const coverage = `${cwd}/loaded`;
  const env = { NODE_V8_COVERAGE: coverage };
  const server = await serveBacklotWith({ cwd, env }, "models.ts", "--dataset", ":memory:");
  for (const path of paths) expect((await fetch(server.url + path)).status).toBe(200);
  await server.stop();
  const loaded = readdirSync(coverage).flatMap((name) => readModules(`${coverage}/${name}`));
  expect(loaded.map((file) => basename(file))).toContain("main.js");
  const texts = loaded.map((file) => readFileSync(file, "utf8"));
  return signs.filter((sign) => texts.some((text) => text.includes(sign)));
}

function readModules(coverage: string): readonly string[] {
  const { result } = JSON.parse(readFileSync(coverage, "utf8")) as { result: { url: string }[] };
  return result
    .map(({ url }) => url)
    .filter((url) => url.startsWith("file:") && url.includes("/dist/"))
    .map((url) => fileURLToPath(url));
}
