import {
  type Kind,
  referencePrefix,
  type Schema,
  type SchemaByKind,
  toKinded,
} from "../../src/schema/schema.ts";

const texts: { readonly [K in Kind]: (schema: SchemaByKind[K]) => string } = {
  any: () => "any",
  string: ({ format }) => (format === undefined ? "string" : (formats.get(format) ?? format)),
  number: ({ type }) => (type === "integer" ? "integer" : "number"),
  boolean: () => "boolean",
  null: () => "null",
  enum: ({ enum: values }) => values.map((each) => JSON.stringify(each)).join(" | "),
  array: ({ items }) => toListText(describeType(items)),
  tuple: ({ prefixItems }) => `[${prefixItems.map(describeType).join(", ")}]`,
  object: ({ properties }) => (Object.keys(properties).length === 0 ? "Record" : "object"),
  union: ({ anyOf }) => anyOf.map(describeType).join(" | "),
  reference: ({ $ref }) => $ref.slice(referencePrefix.length),
};

const formats: ReadonlyMap<string, string> = new Map([["date-time", "Date"]]);

function toListText(items: string): string {
  return items.includes(" ") ? `(${items})[]` : `${items}[]`;
}

/** The type in a few words, much as TypeScript has it. */
export function describeType(schema: Schema): string {
  const kinded = toKinded(schema);
  const describe = texts[kinded.kind] as (schema: Schema) => string;
  return describe(kinded.schema);
}

const limits = [
  ["format", (value) => `@format ${value}`],
  ["pattern", (value) => `@pattern ${value}`],
  ["minimum", (value) => `≥ ${value}`],
  ["maximum", (value) => `≤ ${value}`],
  ["exclusiveMinimum", (value) => `> ${value}`],
  ["exclusiveMaximum", (value) => `< ${value}`],
  ["multipleOf", (value) => `multiple of ${value}`],
  ["minLength", (value) => `at least ${value} characters`],
  ["maxLength", (value) => `at most ${value} characters`],
  ["minItems", (value) => `at least ${value} items`],
  ["maxItems", (value) => `at most ${value} items`],
  ["uniqueItems", () => "unique items"],
  ["readOnly", () => "readonly"],
  ["deprecated", () => "deprecated"],
  ["default", (value) => `default ${JSON.stringify(value)}`],
  ["x-faker", (value) => `@faker ${value}`],
  ["x-ref", (value) => `@ref ${value}`],
  ["x-brand", (value) => `brand ${value}`],
] as const satisfies readonly (readonly [string, (value: unknown) => string])[];

/** What tags and modifiers say of a member. */
export function describeConstraints(schema: Schema): readonly string[] {
  const values: Readonly<Record<string, unknown>> = { ...schema };
  return limits.flatMap(([name, describe]) =>
    values[name] === undefined ? [] : [describe(values[name])],
  );
}
