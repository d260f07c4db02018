import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { serve } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

test("a relation that a request names forty times does not take forty times the memory", async () => {
  const cwd = makeProject({
    "models.ts": `export interface Owner { id: number; name: string }
      export interface Row { id: number; ownerId: Owner["id"]; note: string }`,
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [
        { path: "/owners", type: "Owner[]", count: 1 },
        { path: "/rows", type: "Row[]", count: 20_000 },
      ],
    }),
  });
  const args = ["--max-old-space-size=90", main, "--memory", "--port", "0"];
  const server = await serve(process.execPath, args, { cwd });
  const names = Array.from({ length: 40 }, () => "_embed=rows").join("&");
  const owners = await (await fetch(`${server.url}/owners?${names}`)).json();
  expect(owners).toEqual([expect.objectContaining({ id: 1, rows: expect.any(Array) })]);
  expect((owners as { rows: unknown[] }[])[0]?.rows).toHaveLength(20_000);
});
