import {
  type Definitions,
  dereference,
  type ObjectSchema,
  type ReferenceSchema,
  referencePrefix,
  type Schema,
} from "../../schema/schema.ts";
import type { Components, Part } from "../components.ts";
import { toPublished } from "./published-schema.ts";

/** RFC 7396: `null` removes a member, and an object is merged into the one that is there. */
export interface MergePatches {
  /** The patch of a model, whose relations are sent as `references`. */
  build(variant: ObjectSchema, references: Part): Part;
}

/** Typed, so that a generated client takes it for more than an object without members. */
const anyObject: Part = { type: "object", additionalProperties: true };

/**
 * Only the changed members of an object need be there, and nested ones may be removed. What a named
 * type becomes then is written once, however many members have it: a type may contain itself.
 */
export function createMergePatches(components: Components, definitions: Definitions): MergePatches {
  const shared = new Map<string, Part>();

  const mergeObject = (variant: ObjectSchema, references: Part): Part => {
    const merged = Object.entries(variant.properties).map(
      ([name, schema]) => [name, merge(schema)] as const,
    );
    const properties = Object.entries({ ...Object.fromEntries(merged), ...references }).map(
      ([name, schema]) =>
        [name, variant.required.includes(name) ? schema : withNull(schema as Part)] as const,
    );
    const { required: _, ...patch } = toPublished({ ...variant, properties: {} });
    return { ...patch, properties: Object.fromEntries(properties) };
  };

  const merge = (schema: Schema): Part => {
    if (!holdsObject(schema, definitions)) return toPublished(schema);
    if ("$ref" in schema) return mergeReference(schema);
    if ("anyOf" in schema) return mergeUnion(schema.anyOf);
    return "properties" in schema ? mergeObject(schema, {}) : anyObject;
  };

  const mergeReference = ({ $ref }: ReferenceSchema): Part => {
    const name = $ref.slice(referencePrefix.length);
    const known = shared.get(name);
    if (known) return known;
    const { reference, fill } = components.reserve("schemas", `${name}Changes`);
    shared.set(name, reference);
    fill(merge(definitions[name] ?? {}));
    return reference;
  };

  /** Of several objects a patch may change one into another: then it is any object. */
  const mergeUnion = (variants: readonly Schema[]): Part => {
    const isObject = (each: Schema) => holdsObject(each, definitions);
    const objects = variants.filter(isObject);
    const merged = objects.length > 1 ? [anyObject] : objects.map(merge);
    const all = [...merged, ...variants.filter((each) => !isObject(each)).map(toPublished)];
    const [only] = all;
    return only && all.length === 1 ? only : { anyOf: all };
  };

  return { build: mergeObject };
}

const constraints = ["type", "enum", "anyOf", "$ref"];

function withNull(schema: Part): Part {
  const variants = schema["anyOf"];
  const nothing = { type: "null" };
  // What may be anything may be null.
  if (!constraints.some((keyword) => Object.hasOwn(schema, keyword))) return schema;
  if (!Array.isArray(variants)) return { anyOf: [schema, nothing] };
  const isNullable = variants.some((each: Part) => each["type"] === "null");
  return isNullable ? schema : { ...schema, anyOf: [...variants, nothing] };
}

function holdsObject(schema: Schema, definitions: Definitions): boolean {
  const target = dereference(schema, definitions);
  if ("anyOf" in target) return target.anyOf.some((each) => holdsObject(each, definitions));
  return "type" in target && target.type === "object";
}
