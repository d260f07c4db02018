import type { JsonObject, ObjectSchema, Schema } from "../../src/schema/schema.ts";
import { generate, toSingle } from "./support.ts";

/** The moment at which the records of these models are made. */
export const now = Date.parse("2026-01-01");

export const text = { type: "string" } as const;
export const number = { type: "number" } as const;
export const flag = { type: "boolean" } as const;

/** Members of these names, each of which is a text. */
export function textsOf(...names: readonly string[]): Readonly<Record<string, Schema>> {
  return Object.fromEntries(names.map((name) => [name, text]));
}

/** When a date or a time in a record is. */
export function at(value: unknown): number {
  return Date.parse(String(value));
}

/** How many days after the moment of the records a date is. */
export function daysFrom(value: unknown): number {
  return (at(value) - now) / 86_400_000;
}

export function oneOf(...values: readonly string[]): Schema {
  return { enum: values };
}

export function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: "null" }] };
}

/** An object that has all of these members, and no other. */
export function toObject(properties: Readonly<Record<string, Schema>>): ObjectSchema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

export function listOf(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: "array", items: toObject(properties) };
}

/** Records of a model with these members, drawn without a server. */
export function recordsOf(
  model: string,
  properties: Readonly<Record<string, Schema>>,
  count = 60,
): Promise<readonly JsonObject[]> {
  return generate(toSingle(toObject(properties), model), count);
}

export function itemsOf(record: JsonObject, name: string): readonly JsonObject[] {
  return record[name] as readonly JsonObject[];
}

/** The same in a project that has another model beside it. */
export function recordsBeside(
  other: string,
  model: string,
  properties: Readonly<Record<string, Schema>>,
  count = 60,
): Promise<readonly JsonObject[]> {
  const resource = toSingle(toObject(properties), model);
  const resources = [resource, toSingle(toObject({ name: text }), other)];
  return generate(resource, count, { resources });
}
