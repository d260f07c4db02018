import { toMatcher } from "../../schema/pattern/to-matcher.ts";
import {
  type ArraySchema,
  type Definitions,
  dereference,
  isObject,
  type Json,
  type Kind,
  type ObjectSchema,
  type Schema,
  type SchemaByKind,
  type TupleSchema,
  toKinded,
} from "../../schema/schema.ts";
import { findRepeated } from "../../schema/validate/canonical.ts";
import { buildTextCheck, buildUndisputedCheck } from "./scalar-checks.ts";

export type Check = (value: Json) => boolean;

/**
 * Whether what a record's other members make of a member still conforms, lists and objects
 * included: for what was drawn already and is put in agreement, never for what somebody wrote.
 */
export function buildCheck(schema: Schema, definitions: Definitions): Check {
  const known = new Map<Schema, Check>();
  const build = (part: Schema): Check => {
    const target = dereference(part, definitions);
    const made = known.get(target);
    if (made) return made;
    // Claimed before it is built, so that a schema which contains itself ends here.
    let check: Check | undefined;
    known.set(target, (value) => check?.(value) ?? true);
    const kinded = toKinded(target);
    check = (builders[kinded.kind] as Builder<Schema>)(kinded.schema, build);
    known.set(target, check);
    return check;
  };
  return build(schema);
}

type Builder<S> = (schema: S, build: (part: Schema) => Check) => Check;

const builders: { [K in Kind]: Builder<SchemaByKind[K]> } = {
  any: () => () => true,
  string: (schema) => {
    const check = buildTextCheck(schema);
    return (value) => typeof value === "string" && check(value);
  },
  number: (schema) => {
    const check = buildUndisputedCheck(schema);
    return (value) => typeof value === "number" && check(value);
  },
  boolean: () => (value) => typeof value === "boolean",
  null: () => (value) => value === null,
  enum: (schema) => (value) => schema.enum.some((one) => one === value),
  array: buildArrayCheck,
  tuple: buildTupleCheck,
  object: buildObjectCheck,
  union: (schema, build) => {
    const checks = schema.anyOf.map(build);
    return (value) => checks.some((check) => check(value));
  },
  reference: (schema, build) => build(schema),
};

function buildArrayCheck(schema: ArraySchema, build: (part: Schema) => Check): Check {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
  const check = build(schema.items);
  return (value) => {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
    return value.every(check) && !(uniqueItems && findRepeated(value));
  };
}

function buildTupleCheck(schema: TupleSchema, build: (part: Schema) => Check): Check {
  const { minItems, maxItems = Number.POSITIVE_INFINITY } = schema;
  const prefix = schema.prefixItems.map(build);
  const rest = schema.items === false ? () => false : build(schema.items);
  return (value) =>
    Array.isArray(value) &&
    value.length >= minItems &&
    value.length <= maxItems &&
    value.every((item: Json, index) => (prefix[index] ?? rest)(item));
}

function buildObjectCheck(schema: ObjectSchema, build: (part: Schema) => Check): Check {
  const { required, additionalProperties } = schema;
  const named = new Map(
    Object.entries(schema.properties).map(([name, part]) => [name, build(part)] as const),
  );
  const patterns = Object.entries(schema.patternProperties ?? {}).map(
    ([pattern, part]) => [toMatcher(pattern), build(part)] as const,
  );
  const rest = additionalProperties === false ? () => false : build(additionalProperties);
  const checkMember = (name: string, value: Json): boolean => {
    const own = named.get(name);
    const fitting = patterns.filter(([pattern]) => pattern.test(name));
    if (!own && fitting.length === 0) return rest(value);
    return (own?.(value) ?? true) && fitting.every(([, check]) => check(value));
  };
  return (value) =>
    isObject(value) &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, member]) => checkMember(name, member));
}
