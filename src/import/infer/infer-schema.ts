import { toSingular, toWords } from "../../schema/name-words.ts";
import {
  type Json,
  type JsonObject,
  type ObjectSchema,
  type Schema,
  toReference,
  type UnionSchema,
} from "../../schema/schema.ts";
import { isList, isObject, memberOf } from "../json-value.ts";
import { findDiscriminator } from "./discriminator.ts";
import { inferText } from "./infer-text.ts";
import { isMap } from "./is-map.ts";
import { type Names, toTypeName } from "./names.ts";

/** Where values stand: what an interface made of them may be called. */
interface Place {
  readonly name: string;
  /** The interface around it. */
  readonly owner: string;
  readonly names: Names;
  /** The same member further up, where objects hold others of their own kind. */
  readonly self?: { readonly name: string; readonly model: string };
}

/** The schema that all these values fit and that says as much of them as can be said. */
function inferSchema(values: readonly Json[], place: Place): Schema {
  const texts = values.filter((value) => typeof value === "string");
  const objects = values.filter(isObject);
  const lists = values.filter(isList);
  const parts: Schema[] = [
    ...(texts.length > 0 ? [inferText(place.name, texts)] : []),
    ...(values.some((value) => typeof value === "number") ? [{ type: "number" } as const] : []),
    ...(values.some((value) => typeof value === "boolean") ? [{ type: "boolean" } as const] : []),
    ...(lists.length > 0 ? [inferList(lists, place)] : []),
    ...(objects.length > 0 ? [inferNested(objects, place)] : []),
  ];
  // What is never there may be anything.
  if (parts.length === 0) return {};
  const [only] = parts;
  const isNullable = values.includes(null);
  if (only && parts.length === 1 && !isNullable) return only;
  return { anyOf: isNullable ? [...parts, { type: "null" }] : parts };
}

function inferList(lists: readonly (readonly Json[])[], place: Place): Schema {
  const items = lists.flat();
  const { self } = place;
  // The last of their kind hold none.
  if (items.length === 0 && self && isSame(self.name, place.name)) {
    return { type: "array", items: toReference(self.model) };
  }
  return { type: "array", items: inferSchema(items, { ...place, name: toItemName(place.name) }) };
}

/** Objects whose keys are data: what every value of them is. */
export function inferMap(objects: readonly JsonObject[], place: Place): ObjectSchema {
  const inner = objects.flatMap((object) => Object.values(object));
  const additionalProperties = inferSchema(inner, { ...place, name: toItemName(place.name) });
  return { type: "object", properties: {}, required: [], additionalProperties };
}

/** An object inside a record: an interface of its own, or a `Record` where its keys are data. */
function inferNested(objects: readonly JsonObject[], place: Place): Schema {
  const { name, names, self } = place;
  if (self && isSame(self.name, name)) return toReference(self.model);
  if (isMap(objects)) return inferMap(objects, place);
  const candidates = toCandidates(place);
  if (objects.some((object) => holdsOwnKind(object, name))) {
    const model = names.reserve(candidates);
    const all = withThoseInside(objects, name);
    names.define(model, inferModel(all, model, names, { name, model }));
    return toReference(model);
  }
  const tag = findDiscriminator(objects);
  if (tag !== undefined) {
    const model = names.reserve(candidates);
    names.define(model, inferVariants(objects, tag, model, names));
    return toReference(model);
  }
  // A name of its own must be known inside: what is found there may be called after it.
  return names.refer(candidates, inferModel(objects, candidates[0] ?? "", names));
}

/** `address` is an Address; where that is another shape's name, a UserAddress. */
function toCandidates({ name, owner }: Place): string[] {
  const own = toTypeName(toWords(name));
  return [own, `${owner}${own}`];
}

/** `prices` by currency are a price each. */
function toItemName(name: string): string {
  return toSingular(toWords(name)).join(" ");
}

/** Replies of replies: what a member of the same name holds, however deep, is of the same kind. */
function withThoseInside(objects: readonly JsonObject[], name: string): readonly JsonObject[] {
  const inside = objects.flatMap((object) =>
    Object.entries(object).flatMap(([key, value]) =>
      isSame(key, name) ? [value].flat().filter(isObject) : [],
    ),
  );
  return inside.length === 0 ? objects : [...objects, ...withThoseInside(inside, name)];
}

function holdsOwnKind(object: JsonObject, name: string): boolean {
  return Object.entries(object).some(([key, value]) => {
    return isSame(key, name) && (isObject(value) || (isList(value) && value.every(isObject)));
  });
}

function isSame(a: string, b: string): boolean {
  return toSingular(toWords(a)).join() === toSingular(toWords(b)).join();
}

/** One object type for all of these: what some lack is optional. */
export function inferModel(
  objects: readonly JsonObject[],
  model: string,
  names: Names,
  self?: Place["self"],
): ObjectSchema {
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const properties = keys.map((name): [string, Schema] => {
    const values = objects
      .filter((object) => Object.hasOwn(object, name))
      .map((object) => memberOf(object, name) ?? null);
    return [name, inferSchema(values, { name, owner: model, names, ...(self ? { self } : {}) })];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: keys.filter((name) => objects.every((object) => Object.hasOwn(object, name))),
    // Nothing was there to look at: it takes anything until somebody describes it.
    additionalProperties: keys.length === 0 ? {} : false,
  };
}

/** A union told apart by one member, each variant under its value's name: `ImageBlock`. */
export function inferVariants(
  objects: readonly JsonObject[],
  tag: string,
  model: string,
  names: Names,
): UnionSchema {
  const values = [...new Set(objects.map((object) => String(object[tag])))];
  const anyOf = values.map((value) => {
    const group = objects.filter((object) => object[tag] === value);
    const variant = names.reserve([`${toTypeName(toWords(value))}${model}`]);
    const schema = inferModel(group, variant, names);
    const properties = { ...schema.properties, [tag]: { enum: [value] } };
    names.define(variant, { ...schema, properties });
    return toReference(variant);
  });
  return { anyOf };
}
