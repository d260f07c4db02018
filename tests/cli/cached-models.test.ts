import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readProject } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";

const config = { models: "models.ts", resources: [{ path: "/users", type: "User[]" }] };
const files = {
  "models.ts":
    'import type { City } from "./city";\nexport interface User { id: number; city: City }',
  "city.ts": "export interface City { name: string }",
  "tsconfig.json": '{ "extends": "./base.json" }',
  "base.json": '{ "compilerOptions": { "strict": true } }',
  "backlot.config.json": JSON.stringify(config),
};

/** Reads once, and gives the file that the reading is kept in. */
async function keepReading(root: string): Promise<string> {
  await readProject(root);
  const file = join(root, ".backlot", "cache", "models.json");
  expect(readFileSync(file, "utf8")).toContain('"User"');
  return file;
}

async function memberNames(root: string): Promise<string[]> {
  const { resources } = await readProject(root);
  return [...(resources[0]?.members.keys() ?? [])];
}

test("a reading is kept with every file that it depends on", async () => {
  const root = makeProject(files);
  await keepReading(root);
  const { files: sources } = await readProject(root);
  for (const name of ["models.ts", "city.ts", "tsconfig.json", "base.json"]) {
    expect(sources).toContain(join(root, name));
  }
});

test.each([
  ["models.ts", "export interface User { id: number; town: string }", ["id", "town"]],
  ["city.ts", "export type City = string;", ["id", "city"]],
])("a change of %s is read", async (name, text, members) => {
  const root = makeProject(files);
  await keepReading(root);
  writeFileSync(join(root, name), text);
  expect(await memberNames(root)).toEqual(members);
});

test("a file that was looked for in vain and has come to be is read", async () => {
  const { "city.ts": _, ...others } = files;
  const declared = { "city.d.ts": "export interface City { name: string }" };
  const root = makeProject({ ...others, ...declared });
  await keepReading(root);
  writeFileSync(join(root, "city.ts"), 'export type City = "Oslo" | "Rome";');
  const { models } = await readProject(root);
  expect(models.definitions["City"]).toMatchObject({ enum: ["Oslo", "Rome"] });
});

test.each(["", "{}", "not JSON", '{"key":"","digest":"","models":{}}'])(
  "a cache that holds %j is none",
  async (text) => {
    const root = makeProject(files);
    writeFileSync(await keepReading(root), text);
    expect(await memberNames(root)).toEqual(["id", "city"]);
  },
);

test("a cache that somebody edited is none", async () => {
  const root = makeProject(files);
  const file = await keepReading(root);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll('"city"', '"town"'));
  expect(await memberNames(root)).toEqual(["id", "city"]);
});
