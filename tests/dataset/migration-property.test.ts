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
