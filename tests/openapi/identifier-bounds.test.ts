import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface Note { id: number; text: string }
export interface Key { id?: string; label: string }
export interface Part {
  /** @minimum 1 */
  id: number;
}
export interface Pod { metadata: { uid: string; name: string } }
export interface Shelf { id: string | number; key: Key }`;

const resources = [
  { path: "/notes", type: "Note[]", count: 1 },
  { path: "/keys", type: "Key[]", count: 1 },
  { path: "/parts", type: "Part[]", count: 1 },
  { path: "/pods", type: "Pod[]", id: "metadata.uid", count: 1 },
  { path: "/shelves", type: "Shelf[]", count: 1 },
];

const text = { type: "string", minLength: 1, maxLength: 512 };
const number = { type: "number", minimum: -999_999_999_999_999, maximum: 999_999_999_999_999 };

interface Document {
  readonly paths: Record<
    string,
    Record<string, { parameters?: { name: string; schema: object }[] } | undefined> | undefined
  >;
  readonly components: { readonly schemas: Record<string, { properties: object }> };
}

async function describe() {
  const backlot = await startBacklot(models, { resources });
  return { backlot, document: (await backlot.document()) as unknown as Document };
}

test("the document says which identifiers a body and a path may have", async () => {
  const { schemas } = (await describe()).document.components;
  for (const kind of ["NewNote", "NotePatch", "NoteMergePatch"]) {
    expect([kind, schemas[kind]?.properties]).toMatchObject([kind, { id: number }]);
  }
  expect(schemas["NewKey"]?.properties).toMatchObject({ id: text });
  expect(schemas["NewPart"]?.properties).toMatchObject({ id: { ...number, minimum: 1 } });
  expect(schemas["NewPod"]?.properties).toMatchObject({ metadata: { properties: { uid: text } } });
  expect(schemas["NewShelf"]?.properties).toMatchObject({ id: { anyOf: [text, number] } });
  expect(schemas["KeyReference"]).toMatchObject({ anyOf: [text, { properties: { id: text } }] });
});

test("paths have the same bounds", async () => {
  const { paths } = (await describe()).document;
  const schemaOf = (path: string) =>
    paths[path]?.["get"]?.parameters?.find(({ name }) => path.includes(`{${name}}`))?.schema;
  expect(schemaOf("/notes/{id}")).toEqual(number);
  expect(schemaOf("/keys/{id}")).toEqual(text);
});

test("what is beyond the bounds is refused", async () => {
  const { backlot } = await describe();
  const statusOf = async (path: string, body: object) =>
    (await request(backlot, "POST", path, body)).status;
  expect(await statusOf("/notes", { id: number.maximum, text: "a" })).toBe(201);
  expect(await statusOf("/notes", { id: number.maximum + 1, text: "a" })).toBe(422);
  expect(await statusOf("/notes", { id: number.minimum - 1, text: "a" })).toBe(422);
  expect(await statusOf("/keys", { id: "k".repeat(512), label: "a" })).toBe(201);
  expect(await statusOf("/keys", { id: "k".repeat(513), label: "a" })).toBe(422);
});
