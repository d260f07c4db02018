import type { Json, JsonObject, ObjectSchema, Schema } from "../../../schema/schema.ts";
import { toReference } from "../../../schema/schema.ts";
import { isList, isObject, memberOf } from "../../json-value.ts";
import { toAnnotations, toConstraints } from "./keywords.ts";
import { resolve } from "./pointers.ts";

/** Turns the document's schemas into ours. */
export interface SchemaReading {
  readonly document: JsonObject;
  /** Our names of the document's named schemas. */
  readonly names: ReadonlyMap<string, string>;
}

const prefix = "#/components/schemas/";

/** What is not understood admits anything: it is better than to refuse what the backend takes. */
export function toSchema(given: Json | undefined, reading: SchemaReading): Schema {
  if (!isObject(given)) return {};
  const reference = memberOf(given, "$ref");
  if (typeof reference === "string") return toReferred(reference, given, reading);
  const schema = toBare(given, reading);
  const annotated = { ...schema, ...toAnnotations(given) };
  return memberOf(given, "nullable") === true ? toNullable(annotated) : annotated;
}

function toReferred(reference: string, given: JsonObject, reading: SchemaReading): Schema {
  const name = reading.names.get(reference.slice(prefix.length));
  if (reference.startsWith(prefix) && name !== undefined) {
    return { ...toReference(name), ...toAnnotations(given) };
  }
  const target = resolve(given, reading.document);
  return target ? toSchema(target, reading) : {};
}

function toNullable(schema: Schema): Schema {
  const { description, ...rest } = schema as Schema & { description?: string };
  const anyOf = "anyOf" in rest ? rest.anyOf : [rest];
  return { anyOf: [...anyOf, { type: "null" }], ...(description ? { description } : {}) };
}

function toBare(given: JsonObject, reading: SchemaReading): Schema {
  const constant = memberOf(given, "const");
  const values = memberOf(given, "enum");
  if (isScalar(constant)) return { enum: [constant] };
  if (isList(values)) return toEnum(values);
  const variants = memberOf(given, "oneOf") ?? memberOf(given, "anyOf");
  if (isList(variants)) return toUnion(variants.map((variant) => toSchema(variant, reading)));
  const parts = memberOf(given, "allOf");
  if (isList(parts)) return toJoined(given, parts, reading);
  const type = memberOf(given, "type");
  if (isList(type)) {
    return toUnion(type.map((each) => toBare({ ...given, type: each }, reading)));
  }
  return toTyped(typeof type === "string" ? type : guessType(given), given, reading);
}

function isScalar(value: Json | undefined): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function toEnum(values: readonly Json[]): Schema {
  const scalars: Schema = { enum: [...new Set(values.filter(isScalar))] };
  if (!values.includes(null)) return scalars.enum?.length ? scalars : {};
  return { anyOf: [scalars, { type: "null" }] };
}

function toUnion(variants: readonly Schema[]): Schema {
  const flat = variants.flatMap((variant) =>
    "anyOf" in variant && Object.keys(variant).length === 1 ? variant.anyOf : [variant],
  );
  const texts = flat.map((variant) => JSON.stringify(variant));
  const distinct = flat.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
  const [only] = distinct;
  if (distinct.some((variant) => Object.keys(variant).length === 0)) return {};
  return only && distinct.length === 1 ? only : { anyOf: distinct };
}

function guessType(given: JsonObject): string | undefined {
  if (Object.hasOwn(given, "properties") || Object.hasOwn(given, "additionalProperties")) {
    return "object";
  }
  return Object.hasOwn(given, "items") ? "array" : undefined;
}

function toTyped(type: string | undefined, given: JsonObject, reading: SchemaReading): Schema {
  switch (type) {
    case "string":
      return { type, ...toConstraints("string", given) };
    case "integer":
    case "number":
      return { type, ...toConstraints("number", given) };
    case "boolean":
    case "null":
      return { type };
    case "array":
      return {
        type,
        items: toSchema(memberOf(given, "items"), reading),
        ...toConstraints("array", given),
      };
    case "object":
      return toObject(given, reading);
    default:
      return {};
  }
}

/** A document's objects are open unless they say otherwise; people mean what they list. */
function toObject(given: JsonObject, reading: SchemaReading): ObjectSchema {
  const properties = memberOf(given, "properties");
  const entries = isObject(properties) ? Object.entries(properties) : [];
  const names = entries.map(([name]) => name);
  const others = memberOf(given, "additionalProperties");
  const isOpen = others === true || isObject(others) || (entries.length === 0 && others !== false);
  const required = memberOf(given, "required");
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, part]) => [name, toSchema(part, reading)])),
    required: isList(required) ? names.filter((name) => required.includes(name)) : [],
    additionalProperties: isOpen ? toSchema(others, reading) : false,
  };
}

/** Objects that are all of several are written as one. */
function toJoined(given: JsonObject, parts: readonly Json[], reading: SchemaReading): Schema {
  const { allOf: _, ...own } = given;
  const all = [...parts, ...(guessType(own) ? [own] : [])];
  const [only] = all;
  if (all.length === 1) return toSchema(only, reading);
  const objects = all.map((part) => toFlat(part, reading));
  const known = objects.filter((schema) => schema !== undefined);
  if (known.length === 0) return {};
  return {
    type: "object",
    properties: Object.assign({}, ...known.map(({ properties }) => properties)),
    required: [...new Set(known.flatMap(({ required }) => required))],
    additionalProperties:
      known.find((schema) => schema.additionalProperties)?.additionalProperties ?? false,
  };
}

function toFlat(part: Json, reading: SchemaReading): ObjectSchema | undefined {
  const target = resolve(part, reading.document);
  const schema = target && toSchema(target, reading);
  return schema && "properties" in schema ? schema : undefined;
}
