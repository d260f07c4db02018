import { expect, test } from "vitest";
import type { ResourceOptions } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

/** The identifiers of a collection of the model, in their order. */
async function idsOf(
  model: string,
  settings: Omit<ResourceOptions, "path" | "type">,
): Promise<string[]> {
  const resources = [{ path: "/things", type: "Thing[]", ...settings }];
  const backlot = await startBacklot(model, { resources });
  const things = (await (await request(backlot, "GET", "/things")).json()) as { id: string }[];
  return things.map(({ id }) => id);
}

const uuids = "export interface Thing { id: string; name: string }";
const letters = `export interface Thing {
  /** @pattern ^[a-f]$ */
  id: string;
  name: string;
}`;

test("a fixed record may have any identifier that would be generated, and none is there twice", async () => {
  const generated = await idsOf(uuids, { count: 5 });
  for (const id of generated) {
    const ids = await idsOf(uuids, { count: 5, records: [{ id, name: "fixed" }] });
    expect(ids[0]).toBe(id);
    expect(new Set(ids).size).toBe(5);
  }
});

test("where fixed and generated records need every identifier that there is, each is given once", async () => {
  const all = ["a", "b", "c", "d", "e", "f"];
  for (const fixed of [["a"], ["f"], ["c", "d"], ["f", "a", "b"], ["e", "d", "c", "b", "a"]]) {
    const records = fixed.map((id) => ({ id, name: "fixed" }));
    const ids = await idsOf(letters, { count: 6, records });
    expect([fixed, ids.slice(0, fixed.length)]).toEqual([fixed, fixed]);
    expect([fixed, ids.toSorted()]).toEqual([fixed, all]);
  }
});

test("fixed records without an identifier get one each, wherever they stand", async () => {
  const records = [{ name: "one" }, { id: "c", name: "two" }, { name: "three" }, { name: "four" }];
  const ids = await idsOf(letters, { count: 6, records });
  expect(ids[1]).toBe("c");
  expect(ids.toSorted()).toEqual(["a", "b", "c", "d", "e", "f"]);
});
