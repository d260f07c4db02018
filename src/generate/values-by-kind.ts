import type { Faker } from "@faker-js/faker";
import {
  type Definitions,
  dereference,
  type Json,
  type Kind,
  type Schema,
  type SchemaByKind,
  toKinded,
} from "../schema/schema.ts";
import { numberByName, textByName } from "./values-by-name.ts";

export interface ValueContext {
  readonly name: string;
  readonly faker: Faker;
  readonly definitions: Definitions;
  /** How deep inside the record: recursive models must end. */
  readonly depth: number;
}

export function generateValue(schema: Schema, context: ValueContext): Json {
  const kinded = toKinded(schema);
  const generate = generators[kinded.kind] as (schema: Schema, context: ValueContext) => Json;
  return generate(kinded.schema, context);
}

const deepest = 4;

const generators: { [K in Kind]: (schema: SchemaByKind[K], context: ValueContext) => Json } = {
  any: (_, { faker }) => faker.lorem.word(),
  string: (schema, { name, faker }) =>
    schema.format === "date-time"
      ? faker.date.past().toISOString()
      : (textByName(name)?.(faker) ?? faker.lorem.words(3)),
  number: (schema, { name, faker }) =>
    numberByName(name)?.(faker) ??
    faker.number.int({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 }),
  boolean: (_, { faker }) => faker.datatype.boolean(),
  null: () => null,
  enum: (schema, { faker }) => faker.helpers.arrayElement(schema.enum),
  array: (schema, context) => {
    const length = context.depth >= deepest ? 0 : context.faker.number.int({ min: 0, max: 4 });
    return Array.from({ length }, () => generateValue(schema.items, deeper(context)));
  },
  tuple: (schema, context) =>
    schema.prefixItems.map((item) => generateValue(item, deeper(context))),
  object: (schema, context) => {
    const members = Object.entries(schema.properties).filter(
      ([name]) =>
        schema.required.includes(name) ||
        (context.depth < deepest && context.faker.datatype.boolean(0.8)),
    );
    return Object.fromEntries(
      members.map(([name, member]) => [name, generateValue(member, { ...deeper(context), name })]),
    );
  },
  union: (schema, context) =>
    generateValue(context.faker.helpers.arrayElement(schema.anyOf), context),
  reference: (schema, context) => generateValue(dereference(schema, context.definitions), context),
};

function deeper(context: ValueContext): ValueContext {
  return { ...context, depth: context.depth + 1 };
}
