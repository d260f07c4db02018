import fc from "fast-check";
import type { Json, ObjectSchema, Schema } from "../../src/schema/schema.ts";
import { toReference } from "../../src/schema/schema.ts";

/** Models that people write, as far as the schema language can say them, and a few that they do not. */
export interface AnyModel {
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly root: ObjectSchema;
}

const memberName = fc.oneof(
  fc.constantFrom(
    "name",
    "title",
    "email",
    "price",
    "total",
    "createdAt",
    "updatedAt",
    "startDate",
    "endDate",
    "city",
    "zip",
    "slug",
    "tags",
    "isActive",
    "rating",
    "avatar",
    "phone",
    "description",
    "status",
    "itemCount",
    "items",
    "min",
    "max",
    "lat",
    "url",
    "firstName",
    "age",
    "constructor",
  ),
  fc.stringMatching(/^[a-zA-Z_$][\w$]{0,8}$/),
);

const patterns = [
  "^[A-Z]{3}-\\d{4}$",
  "^usr_.*$",
  "^(?:a|bc|def)+$",
  "\\d+",
  "^#[0-9a-fA-F]{6}$",
  "^-?\\d+(?:\\.\\d+)?$",
  "^[^@\\s]+@[^@\\s]+$",
  "^\\w{2,5}\\s\\w*$",
  "^(?=.*\\d)[a-z\\d]{4,8}$",
  "^v\\d+\\.\\d+\\.\\d+$",
  "^[\\s\\S]*$",
  "^\\p{Lu}\\p{Ll}+$",
  "^-?\\d+$",
];
const formats = [
  "date-time",
  "date",
  "time",
  "duration",
  "email",
  "uri",
  "uuid",
  "ipv4",
  "ipv6",
  "hostname",
  "json-pointer",
  "byte",
  "phone",
  "something-new",
];

const lengths = fc
  .tuple(fc.nat({ max: 30 }), fc.nat({ max: 40 }))
  .map(([minLength, more]) => ({ minLength, maxLength: minLength + more }));

const text: fc.Arbitrary<Schema> = fc.oneof(
  fc.constant<Schema>({ type: "string" }),
  lengths.map((tags): Schema => ({ type: "string", ...tags })),
  fc.constantFrom(...patterns).map((pattern): Schema => ({ type: "string", pattern })),
  fc.constantFrom(...formats).map((format): Schema => ({ type: "string", format })),
  fc.nat({ max: 12 }).map((minLength): Schema => ({ type: "string", pattern: "^.*$", minLength })),
);

const limit = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -1000, max: 1000 }).map((value) => value / 8),
);

const number: fc.Arbitrary<Schema> = fc
  .record(
    {
      from: limit,
      width: fc.oneof(fc.integer({ min: 10, max: 5000 }), fc.constantFrom(0.5, 1, 2.25)),
      isExclusive: fc.boolean(),
      isOpen: fc.boolean(),
      multipleOf: fc.constantFrom(0.01, 0.1, 0.25, 0.5, 1, 3, 5, 10),
      type: fc.constantFrom("number" as const, "integer" as const),
    },
    { requiredKeys: ["type"] },
  )
  .map(({ from, width, isExclusive, isOpen, multipleOf, type }): Schema => {
    const isNarrow = width !== undefined && width < 10;
    const to = from === undefined ? undefined : from + (width ?? 100);
    return {
      type: isNarrow ? "number" : type,
      ...(from === undefined ? {} : isExclusive ? { exclusiveMinimum: from } : { minimum: from }),
      ...(to === undefined || isOpen
        ? {}
        : isExclusive
          ? { exclusiveMaximum: to }
          : { maximum: to }),
      ...(multipleOf === undefined || isNarrow ? {} : { multipleOf }),
    };
  });

const leaf: fc.Arbitrary<Schema> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: number },
  fc.constant<Schema>({ type: "boolean" }),
  fc.constant<Schema>({ type: "null" }),
  fc.constant<Schema>({}),
  fc
    .uniqueArray(fc.oneof(fc.string({ maxLength: 6 }), fc.integer(), fc.boolean()), {
      minLength: 1,
      maxLength: 5,
    })
    .map((values): Schema => ({ enum: values })),
);

const definitionNames = ["Node", "Leaf", "Person"];

const { schema } = fc.letrec<{ schema: Schema; object: ObjectSchema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 6, arbitrary: leaf },
    { weight: 1, arbitrary: optionalReference() },
    {
      weight: 2,
      arbitrary: fc
        .record(
          {
            items: tie("schema"),
            minItems: fc.nat({ max: 3 }),
            more: fc.nat({ max: 4 }),
            uniqueItems: fc.constant(true as const),
          },
          { requiredKeys: ["items"] },
        )
        .map(
          ({ items, minItems, more, uniqueItems }): Schema => ({
            type: "array",
            items,
            // Without duplicates there may be too few values to have a least number of them.
            ...(minItems === undefined || uniqueItems ? {} : { minItems }),
            ...(more === undefined ? {} : { maxItems: (minItems ?? 0) + more }),
            ...(uniqueItems ? { uniqueItems } : {}),
          }),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.array(tie("schema"), { minLength: 1, maxLength: 3 }), fc.nat(), fc.option(leaf))
        .map(
          ([prefixItems, least, items]): Schema => ({
            type: "array",
            prefixItems,
            items: items ?? false,
            minItems: least % (prefixItems.length + 1),
            ...(items === null ? { maxItems: prefixItems.length } : {}),
          }),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(tie("schema"), { minLength: 1, maxLength: 3 })
        .map((anyOf): Schema => ({ anyOf })),
    },
    { weight: 3, arbitrary: tie("object") },
  ),
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(memberName, tie("schema"), fc.boolean()), {
        maxLength: 6,
        selector: ([name]) => name,
      }),
      fc.option(leaf, { freq: 4 }),
      fc.option(leaf, { freq: 6 }),
    )
    .map(
      ([members, others, keyed]): ObjectSchema => ({
        type: "object",
        properties: Object.fromEntries(members.map(([name, member]) => [name, member])),
        required: members.flatMap(([name, , isRequired]) => (isRequired ? [name] : [])),
        additionalProperties: others ?? false,
        ...(keyed === null ? {} : { patternProperties: { "^data-[a-z]+$": keyed } }),
      }),
    ),
}));

/** Recursion where a value can end: an optional member, a list, a null. */
function optionalReference(): fc.Arbitrary<Schema> {
  return fc.constantFrom(...definitionNames).chain((name) =>
    fc.constantFrom<Schema>(
      { anyOf: [toReference(name), { type: "null" }] },
      { type: "array", items: toReference(name) },
      {
        type: "object",
        properties: { next: toReference(name) },
        required: [],
        additionalProperties: false,
      },
    ),
  );
}

function objectOf(parts: readonly (readonly [string, Schema, boolean])[]): ObjectSchema {
  return {
    type: "object",
    properties: Object.fromEntries(parts.map(([name, part]) => [name, part])),
    required: parts.flatMap(([name, , isRequired]) => (isRequired ? [name] : [])),
    additionalProperties: false,
  };
}

const members = fc.uniqueArray(fc.tuple(memberName, schema, fc.boolean()), {
  minLength: 1,
  maxLength: 8,
  selector: ([name]) => name,
});

export const anyModel: fc.Arbitrary<AnyModel> = fc
  .tuple(members, ...definitionNames.map(() => members))
  .map(([root, ...parts]) => ({
    root: objectOf(root),
    definitions: Object.fromEntries(
      definitionNames.map((name, index) => [name, objectOf(parts[index] ?? [])]),
    ),
  }));

export type { Json };
