import { expect, test } from "vitest";
import { shownVariantOf } from "../../src/schema/records/record-variant.ts";
import type { Resource } from "../../src/schema/resource.ts";
import type { JsonObject, ObjectSchema, Schema } from "../../src/schema/schema.ts";

function variant(properties: Readonly<Record<string, Schema>>, more: Partial<ObjectSchema> = {}) {
  const required = Object.keys(properties);
  return { type: "object", properties, required, additionalProperties: false, ...more } as const;
}

/** Which of these variants a record is of, by its place among them. */
function placeOf(variants: readonly ObjectSchema[], record: JsonObject): number {
  const found = shownVariantOf({ variants } as unknown as Resource, record);
  return found === undefined ? -1 : variants.indexOf(found);
}

const text = { type: "string" } as const;
const whole = { type: "integer" } as const;

test.each<[string, readonly ObjectSchema[], JsonObject, number]>([
  ["its only variant", [variant({ a: text })], { z: 1 }, 0],
  ["the one whose members it has", [variant({ a: text }), variant({ b: text })], { b: "x" }, 1],
  [
    "the one that does not require what it lacks",
    [variant({ a: text, b: text }), variant({ a: text })],
    { a: "x" },
    1,
  ],
  [
    "the one that lets in what no member is named for",
    [variant({ a: text }), variant({ a: text }, { additionalProperties: whole })],
    { a: "x", b: 1 },
    1,
  ],
  [
    "the one with a pattern for such names",
    [variant({ a: text }), variant({ a: text }, { patternProperties: { "^b": whole } })],
    { a: "x", b: 1 },
    1,
  ],
  [
    "the one with its value",
    [variant({ kind: { enum: ["a", "b"] } }), variant({ kind: { enum: ["c"] } })],
    { kind: "c" },
    1,
  ],
  [
    "the one with one of several kinds",
    [
      variant({ v: { anyOf: [text, whole] } }),
      variant({ v: { anyOf: [whole, { type: "null" }] } }),
    ],
    { v: null },
    1,
  ],
  [
    "a list, where it has one",
    [variant({ v: text }), variant({ v: { type: "array", items: text } })],
    { v: [] },
    1,
  ],
  [
    "an object and no list",
    [variant({ v: { type: "array", items: text } }), variant({ v: variant({}) })],
    { v: {} },
    1,
  ],
  [
    "no object for null",
    [variant({ v: variant({}) }), variant({ v: { type: "null" } })],
    { v: null },
    1,
  ],
  ["a whole number for a number", [variant({ v: text }), variant({ v: whole })], { v: 3 }, 1],
  ["anything, where no type is said", [variant({ v: text }), variant({ v: {} })], { v: 3 }, 1],
  [
    "no member of every object for a member of its own",
    [variant({}, { additionalProperties: false }), variant({ toString: text })],
    { toString: "x" },
    1,
  ],
  ["the first, where it is of none", [variant({ a: text }), variant({ b: text })], { c: 1 }, 0],
])("a record is of %s", (_, variants, record, place) => {
  expect(placeOf(variants, record)).toBe(place);
});

test("a record is shown as what clients see of its variant", () => {
  const variants = [variant({ a: text }), variant({ b: text })];
  const shown = [variant({ a: text, posts: text }), variant({ b: text, posts: text })];
  const resource = { variants, whole: shown } as unknown as Resource;
  expect(shownVariantOf(resource, { b: "x" })).toBe(shown[1]);
  expect(shownVariantOf(resource, { c: "x" })).toBe(shown[0]);
});
