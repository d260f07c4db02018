import fc from "fast-check";
import { expect, test } from "vitest";
import { migrateRecord } from "../../src/schema/records/migrate-record.ts";
import type { Json, ObjectSchema, Schema } from "../../src/schema/schema.ts";
import { createFits } from "../../src/schema/validate/validate.ts";

const scalar = fc.constantFrom<Schema>(
  { type: "string" },
  { type: "number" },
  { type: "boolean" },
  { type: "array", items: { type: "string" } },
  { anyOf: [{ type: "string" }, { type: "null" }] },
);
const value = fc.oneof(
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.constant(null),
);
const name = fc.constantFrom("a", "b", "c", "d", "constructor", "toString");
const samples: Readonly<Record<string, Json>> = {
  string: "generated",
  number: 7,
  boolean: true,
  array: ["generated"],
};

function toObject(members: readonly (readonly [string, Schema])[]): ObjectSchema {
  const properties = Object.fromEntries(members);
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

test.each<[string, Json, Schema, Json | undefined, Json | undefined]>([
  ["a number becomes its text", 5, { type: "string" }, "g", "5"],
  ["true becomes its text", true, { type: "string" }, "g", "true"],
  ["a text with blanks stays none", " 5", { type: "number" }, 7, 7],
  ["a text becomes its number", "5", { type: "number" }, 7, 5],
  ["'yes' is no boolean", "yes", { type: "boolean" }, true, true],
  ["'false' is one", "false", { type: "boolean" }, true, false],
  ["a list of one becomes that one", ["a"], { type: "string" }, "g", "a"],
  ["a list of two does not", ["a", "b"], { type: "string" }, "g", "g"],
  ["an empty list becomes nothing", [], { type: "string" }, "g", "g"],
  ["one becomes a list of one", "a", { type: "array", items: { type: "string" } }, [], ["a"]],
  [
    "items are converted one by one",
    [1, {}, "b"],
    { type: "array", items: { type: "string" } },
    ["g"],
    ["1", "g", "b"],
  ],
  [
    "items that cannot be are left out where none was generated",
    [1, {}],
    { type: "array", items: { type: "string" } },
    undefined,
    ["1"],
  ],
  ["items of an object are nothing to convert", { a: 1 }, { type: "string" }, "g", "g"],
  [
    "an object becomes the variant that most of it fits",
    { kind: "b", size: "3", name: "x" },
    {
      anyOf: [
        { type: "null" },
        toObject([
          ["kind", { enum: ["a"] }],
          ["size", { type: "number" }],
        ]),
        toObject([
          ["kind", { enum: ["b"] }],
          ["size", { type: "number" }],
          ["name", { type: "string" }],
        ]),
      ],
    },
    null,
    { kind: "b", size: 3, name: "x" },
  ],
  ["an object cannot become a boolean", { a: 1 }, { type: "boolean" }, false, false],
])("%s", async (_, before, schema, generated, after) => {
  const tools = { definitions: {}, fits: await createFits({}) };
  const model = toObject([["it", schema]]);
  const sample: Record<string, Json> = generated === undefined ? {} : { it: generated };
  expect(migrateRecord({ it: before }, [model], sample, tools)).toEqual(
    after === undefined ? {} : { it: after },
  );
});

test("a member that may be missing stays missing, and one that need not is filled in", async () => {
  const tools = { definitions: {}, fits: await createFits({}) };
  const text: Schema = { type: "string" };
  const model: ObjectSchema = {
    ...toObject([
      ["a", text],
      ["b", text],
      ["c", text],
    ]),
    required: ["a"],
    additionalProperties: { type: "number" },
  };
  const record = { c: "kept", other: 1, gone: "text" };
  const sample = { a: "new", b: "also" };
  expect(migrateRecord(record, [model], sample, tools)).toEqual({
    a: "new",
    b: "also",
    c: "kept",
    other: 1,
  });
  expect(migrateRecord(record, [], sample, tools)).toBe(sample);
  expect(migrateRecord({ a: "x" }, [model], {}, tools)).toEqual({ a: "x" });
});

test("no value of a member that survives changes, and the result always fits", async () => {
  const fits = await createFits({});
  const models = fc.uniqueArray(fc.tuple(name, scalar), { selector: ([key]) => key });
  const records = fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key });
  fc.assert(
    fc.property(models, records, (members, entries) => {
      const model = toObject(members);
      const record = Object.fromEntries(entries) as Record<string, Json>;
      const sample = Object.fromEntries(
        members.map(([key, schema]) => [
          key,
          samples["type" in schema ? schema.type : "string"] ?? "",
        ]),
      );
      const after = migrateRecord(record, [model], sample, { definitions: {}, fits });
      expect(fits(model, after)).toBe(true);
      for (const [key, schema] of members) {
        if (Object.hasOwn(record, key) && fits(schema, record[key])) {
          expect(after[key]).toEqual(record[key]);
        }
      }
    }),
  );
});
