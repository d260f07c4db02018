import {
  type Definitions,
  dereference,
  type Json,
  type Kind,
  type Schema,
  type SchemaByKind,
  toKinded,
} from "../../src/schema/schema.ts";
import { isObject } from "./member-path.ts";

/**
 * How well a value fits, so that a form shows the variant of a union that is meant; whether it is
 * valid, the server says. 0: not at all.
 */
const scores: {
  readonly [K in Kind]: (value: Json, schema: SchemaByKind[K], definitions: Definitions) => number;
} = {
  any: () => 1,
  string: (value) => Number(typeof value === "string"),
  number: (value) => Number(typeof value === "number"),
  boolean: (value) => Number(typeof value === "boolean"),
  null: (value) => Number(value === null),
  enum: (value, { enum: values }) => (values.some((each) => each === value) ? 3 : 0),
  array: (value) => Number(Array.isArray(value)),
  tuple: (value, { prefixItems }) =>
    Array.isArray(value) ? (value.length === prefixItems.length ? 2 : 1) : 0,
  object: scoreObject,
  union: (value, { anyOf }, definitions) =>
    Math.max(0, ...anyOf.map((each) => score(value, each, definitions))),
  reference: (value, schema, definitions) =>
    score(value, dereference(schema, definitions), definitions),
};

function scoreObject(
  value: Json,
  schema: SchemaByKind["object"],
  definitions: Definitions,
): number {
  if (!isObject(value)) return 0;
  const points = Object.entries(schema.properties).map(([name, each]): number => {
    const member = value[name];
    if (member === undefined) return schema.required.includes(name) ? -1 : 0;
    // A constant that differs is another variant's.
    return "enum" in each && scores.enum(member, each, definitions) === 0 ? -100 : 1;
  });
  const total = points.reduce((sum, each) => sum + each, 1);
  return total < -50 ? 0 : Math.max(0.5, total);
}

function score(value: Json, schema: Schema, definitions: Definitions): number {
  const kinded = toKinded(schema);
  const rate = scores[kinded.kind] as (
    value: Json,
    schema: Schema,
    definitions: Definitions,
  ) => number;
  return rate(value, kinded.schema, definitions);
}

/** The variant that the value most likely is; the first where it is none. */
export function findVariant(
  value: Json | undefined,
  variants: readonly Schema[],
  definitions: Definitions,
): number {
  if (value === undefined) return 0;
  const rated = variants.map((each) => score(value, each, definitions));
  return rated.indexOf(Math.max(...rated));
}
