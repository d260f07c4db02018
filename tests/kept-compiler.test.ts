import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readModels } from "../src/models/read-models.ts";
import { makeProject } from "./support/project.ts";

/*
 * Tests of the sources share a compiler's process, which the program itself never does: what it knows
 * of one reading must not show in the next.
 */

const strict = JSON.stringify({ compilerOptions: { strict: true } });
const loose = JSON.stringify({ compilerOptions: { strict: false } });
const files = {
  "tsconfig.json": strict,
  "models.ts":
    'import type { Name } from "./name.ts";\nexport interface A { id: number; name: Name }',
  "name.ts": "export type Name = string | null;",
};

function read(root: string) {
  return readModels(root, [join(root, "models.ts")], [{ place: "resources[0].type", type: "A" }]);
}

test("a reading sees every file as it is now, and asks for as many as the first", async () => {
  const root = makeProject(files);
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const nameOf = async () => (await read(root)).definitions["A"];
  const first = await read(root);
  expect(first.definitions["A"]).toMatchObject({
    properties: { name: { anyOf: [{ type: "string" }, { type: "null" }] } },
  });

  write("name.ts", "export type Name = number;");
  expect(await nameOf()).toMatchObject({ properties: { name: { type: "number" } } });
  write("name.ts", files["name.ts"]);
  write("tsconfig.json", loose);
  expect(await nameOf()).toMatchObject({ properties: { name: { type: "string" } } });
  write("tsconfig.json", strict);
  rmSync(join(root, "name.ts"));
  await expect(read(root)).rejects.toThrow("name.ts");
  write("name.ts", files["name.ts"]);

  expect(await read(root)).toEqual(first);
});

test("a reading knows nothing of the global declarations of another", async () => {
  const ambient = makeProject({
    "tsconfig.json": strict,
    "global.d.ts": "interface Everywhere { id: number }",
    "models.ts": "export type A = Everywhere;",
  });
  const plain = makeProject({ "models.ts": "export type A = Everywhere;" });
  expect((await read(ambient)).bound).toHaveLength(1);
  await expect(read(plain)).rejects.toThrow("Everywhere");
});
