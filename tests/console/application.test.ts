import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findCircles, readImports, toTarget } from "../support/imports.ts";

const folder = fileURLToPath(new URL("../../console", import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.tsx?$/.test(name),
);
const imports = files.flatMap((file) => readImports(folder, file));

/** What each folder of the application may import; what stands beside them joins them. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  api: [],
  text: [],
  model: ["api"],
  stores: ["api", "model", "text"],
  ui: ["api", "stores"],
  views: ["api", "model", "stores", "text", "ui"],
};

test("the console knows of the server its language and the types of its API, and nothing else", () => {
  const outside = imports.filter((found) => toTarget(found).startsWith("../"));
  expect(outside.length).toBeGreaterThan(10);
  const values = outside.filter(({ isType }) => !isType).map(toTarget);
  expect(new Set(values)).toEqual(
    new Set(["../src/schema/audit-members.ts", "../src/schema/schema.ts"]),
  );
});

test("its folders import each other one way: what is shown stands on what is known", () => {
  const wrong = imports
    .filter(({ target }) => target.startsWith("."))
    .map((found) => ({ from: roomOf(found.file), to: roomOf(toTarget(found)), found }))
    .filter(({ from, to }) => from !== to && from in allowed && to in allowed)
    .filter(({ from, to }) => !allowed[from]?.includes(to));
  expect(wrong.map(({ found }) => `${found.file} imports ${found.target}`)).toEqual([]);
});

test("its files do not import each other in a circle", () => {
  const edges = imports
    .filter(({ target }) => target.startsWith("."))
    .map((found) => [found.file, toTarget(found)] as const);
  expect(edges.length).toBeGreaterThan(100);
  expect(findCircles(edges)).toEqual([]);
});

function roomOf(file: string): string {
  return file.split("/")[0] ?? "";
}
