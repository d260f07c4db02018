import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}
interface JsonSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const models = `
  export interface Section {
    title: string; before?: Section; after?: Section; inner?: Section; outer: Section | null;
  }
  export interface Book { id: number; intro: Section; outro?: Section }`;

test("a type that contains itself is described once in a merge patch, as deep as it goes", async () => {
  const backlot = await startBacklot(models, { resources: [{ path: "/books", type: "Book[]" }] });
  const text = await (await request(backlot, "GET", "/openapi.json")).text();
  const { schemas } = (JSON.parse(text) as Document).components;
  const changes = { $ref: "#/components/schemas/SectionChanges" };
  const removable = { anyOf: [changes, { type: "null" }] };
  expect(schemas["BookMergePatch"]?.properties).toMatchObject({ intro: changes, outro: removable });
  expect(schemas["SectionChanges"]?.properties).toEqual({
    title: { type: "string" },
    before: removable,
    after: removable,
    inner: removable,
    outer: removable,
  });
  expect(schemas["SectionChanges"]?.required).toBeUndefined();
});
