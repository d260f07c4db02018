import { toVariants } from "../members.ts";
import {
  type Definitions,
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type ObjectSchema,
  type Schema,
} from "../schema.ts";

export interface MigrationTools {
  readonly definitions: Definitions;
  readonly fits: (schema: Schema, value: Json) => boolean;
}

/**
 * A record of an earlier model as one of this: what still fits stays as it is, what can be converted
 * without loss is, what is new or fits no more is taken from a generated record.
 */
export function migrateRecord(
  record: JsonObject,
  variants: readonly ObjectSchema[],
  sample: JsonObject,
  tools: MigrationTools,
): JsonObject {
  const variant = chooseVariant(record, variants, tools);
  return variant ? migrateObject(record, variant, sample, tools) : sample;
}

/** The variant that the most of the record's own values fit. */
function chooseVariant(
  record: JsonObject,
  variants: readonly ObjectSchema[],
  { fits }: MigrationTools,
): ObjectSchema | undefined {
  const score = ({ properties }: ObjectSchema) =>
    Object.entries(properties).filter(([name, schema]) => {
      const value = own(record, name);
      return value !== undefined && fits(schema, value);
    }).length;
  return [...variants].sort((a, b) => score(b) - score(a))[0];
}

function migrateObject(
  record: JsonObject,
  { properties, required, additionalProperties }: ObjectSchema,
  sample: JsonObject,
  tools: MigrationTools,
): JsonObject {
  const members = Object.entries(properties).flatMap(([name, schema]) => {
    const before = own(record, name);
    const generated = own(sample, name);
    const value =
      before === undefined && !required.includes(name) && generated === undefined
        ? undefined
        : migrateValue(before, schema, generated, tools);
    return value === undefined ? [] : [[name, value] as const];
  });
  const others = Object.entries(record).filter(
    ([name, value]) =>
      !Object.hasOwn(properties, name) &&
      additionalProperties !== false &&
      tools.fits(additionalProperties, value),
  );
  return Object.fromEntries([...members, ...others]);
}

function migrateValue(
  value: Json | undefined,
  schema: Schema,
  generated: Json | undefined,
  tools: MigrationTools,
): Json | undefined {
  if (value === undefined) return generated;
  if (tools.fits(schema, value)) return value;
  const candidates = [...conversions(value), ...migrateInner(value, schema, generated, tools)];
  return candidates.find((candidate) => tools.fits(schema, candidate)) ?? generated;
}

/** Other ways to say the same; none of them loses anything. */
function conversions(value: Json): Json[] {
  const found: Json[] = [[value]];
  if (typeof value === "number" || typeof value === "boolean") found.push(String(value));
  if (typeof value === "string" && String(Number(value)) === value) found.push(Number(value));
  if (value === "true" || value === "false") found.push(value === "true");
  const [only] = Array.isArray(value) ? value : [];
  if (Array.isArray(value) && value.length === 1 && only !== undefined) found.push(only);
  return found;
}

/** An object or a list of which only a part fits no more. */
function migrateInner(
  value: Json,
  schema: Schema,
  generated: Json | undefined,
  tools: MigrationTools,
): Json[] {
  const target = dereference(schema, tools.definitions);
  if (Array.isArray(value) && "items" in target && target.items !== false) {
    const { items } = target;
    const sample: Json | undefined = Array.isArray(generated) ? generated[0] : undefined;
    return [value.flatMap((item) => migrateValue(item, items, sample, tools) ?? [])];
  }
  if (!isObject(value)) return [];
  const variants = toObjectVariants(target, tools.definitions);
  return variants.length === 0
    ? []
    : [migrateRecord(value, variants, isObject(generated) ? generated : {}, tools)];
}

/** Of a union, those that are objects: the others are nothing to migrate an object to. */
function toObjectVariants(schema: Schema, definitions: Definitions): readonly ObjectSchema[] {
  const parts = "anyOf" in schema ? schema.anyOf : [schema];
  return parts.flatMap((part) => toVariants(part, definitions));
}

function own(record: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
