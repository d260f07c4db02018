import { expect, test } from "vitest";
import type { ObjectSchema, Schema } from "../../src/schema/schema.ts";
import { startBacklot } from "../support/project.ts";
import { generate, toCollection } from "./support.ts";

function nodeOf(code: Schema, required: readonly string[] = ["id", "code"]): ObjectSchema {
  const properties = { id: { type: "number" }, code } as const;
  return { type: "object", properties, required, additionalProperties: false };
}

test.each([
  ["itself", "A { id: number; a: [A] }", "", "A.a[0] → A"],
  ["another that needs it", "A { id: number; b: B }", "B { id: number; a: A }", "A.b → B.a → A"],
  [
    "another by nameless objects and choices",
    'A { id: number; "the-b": { inner: B | { a: A } } }',
    "B { a: A }",
    'A["the-b"].inner → B.a → A',
  ],
] as const)(
  "a model that needs %s without end is a mistake that says by what",
  async (...given) => {
    const [, own, other, ring] = given;
    const models = `export interface ${own} ${other && `export interface ${other}`}`;
    const started = startBacklot(models, { resources: [{ path: "/as", type: "A" }] });
    await expect(started).rejects.toThrow(
      `resources[0].type: no record can be made of "A": it contains itself without end, by ${ring}.`,
    );
  },
);

test("a model that leads to one without end is a mistake that says where", async () => {
  const models = `
    export interface Chain { id: number; ends: { first: Link } }
    export interface Link { next: Link }`;
  const started = startBacklot(models, { resources: [{ path: "/chains", type: "Chain[]" }] });
  await expect(started).rejects.toThrow(
    'no record can be made of "Chain": "ends.first": it contains itself without end, by Link.next → Link.',
  );
});

test("a pattern that no text can be made from is a mistake that says what to do", async () => {
  const models = `
    export interface Node {
      id: number;
      /** @pattern ^(a|b)\\1$ */
      code: string;
    }`;
  const started = startBacklot(models, { resources: [{ path: "/nodes", type: "Node[]" }] });
  await expect(started).rejects.toThrow(
    /"code": no text can be made from the pattern .*a reference to a group\. .*fields rule or a @faker tag/,
  );
});

test.each([
  ["limits that cross", { type: "number", minimum: 5, maximum: 3 }, /"code": no number is within/],
  [
    "no room for a multiple",
    { type: "integer", minimum: 1, maximum: 2, multipleOf: 5 },
    /"code": no number/,
  ],
  [
    "a least length above the most",
    { type: "string", minLength: 9, maxLength: 3 },
    /"code": no text was found that has minLength 9 and maxLength 3/,
  ],
  [
    "a format too long for its length",
    { type: "string", format: "uuid", maxLength: 9 },
    /"code": no text was found that has format uuid/,
  ],
  ["an enum without values", { enum: [] }, /"code": it has no values/],
  [
    "more different items than there are",
    { type: "array", items: { type: "boolean" }, minItems: 3, uniqueItems: true },
    /"code": no list has as many different items/,
  ],
] as const)("a member with %s is a mistake with its reason", async (_, code, message) => {
  await expect(generate(toCollection(nodeOf(code)), 1)).rejects.toThrow(message);
});

test("an optional member that nothing fits is left out", async () => {
  const records = await generate(toCollection(nodeOf({ enum: [] }, ["id"])), 3);
  expect(records).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

test("fewer identifiers than records are a mistake", async () => {
  const id = { type: "string", pattern: "^[ab]$" } as const;
  const schema: ObjectSchema = { ...nodeOf({}), properties: { id }, required: ["id"] };
  await expect(generate(toCollection(schema, { count: 5 }), 1)).rejects.toThrow(
    '"id" has only 2 different values, too few for 5 records.',
  );
  expect(
    new Set((await generate(toCollection(schema, { count: 2 }), 2)).map(({ id }) => id)).size,
  ).toBe(2);
});

test("a member may have any name", async () => {
  const properties = JSON.parse(
    '{ "id": { "type": "number" }, "__proto__": { "type": "string" } }',
  );
  const schema: ObjectSchema = { ...nodeOf({}), properties, required: ["id", "__proto__"] };
  const [record = {}] = await generate(toCollection(schema), 1);
  expect(Object.keys(record)).toEqual(["id", "__proto__"]);
});

test("recursion ends wherever a value can end", async () => {
  const models = `
    export interface Folder {
      id: number;
      children: Folder[];
      parent: Folder | null;
      next?: Folder;
    }`;
  const backlot = await startBacklot(models, { resources: [{ path: "/folder", type: "Folder" }] });
  const text = await (await backlot.fetch(new Request("http://127.0.0.1/folder"))).text();
  expect(text.length).toBeLessThan(100_000);
});
