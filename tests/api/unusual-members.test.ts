import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

const models = `
  export interface Thing {
    id: number; toString: string; $id: string; constructor: number; valueOf?: string[];
    hasOwnProperty: { length: number; $ref: string }; metadata?: any; __v: number;
  }`;

test("members may be called as every object's own are, at every step", async () => {
  const backlot = await startBacklot(models, {
    resources: [{ path: "/things", type: "Thing[]", count: 8 }],
  });
  const response = await request(backlot, "GET", "/things");
  const things = (await response.json()) as Record<string, unknown>[];
  for (const thing of things) {
    const { id, ...rest } = thing;
    expect(Object.hasOwn(thing, "toString") && Object.hasOwn(thing, "constructor")).toBe(true);
    expect((await request(backlot, "POST", "/things", rest)).status).toBe(201);
    expect((await request(backlot, "PUT", `/things/${id}`, thing)).status).toBe(200);
    const patched = await request(backlot, "PATCH", `/things/${id}`, { toString: "x", $id: "y" });
    expect(await patched.json()).toMatchObject({ id, toString: "x", $id: "y" });
    const { constructor: _, ...incomplete } = rest;
    expect((await request(backlot, "POST", "/things", incomplete)).status).toBe(422);
  }
  const found = await request(backlot, "GET", "/things?toString=x&_sort=constructor&$id=y");
  expect(((await found.json()) as unknown[]).length).toBe(8);
});

test("what may be anything may be null, and a merge patch says so once", async () => {
  const backlot = await startBacklot(models, { resources: [{ path: "/things", type: "Thing[]" }] });
  const document = (await (await request(backlot, "GET", "/openapi.json")).json()) as {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  };
  expect(document.components.schemas["ThingMergePatch"]?.properties["metadata"]).toEqual({});
});
