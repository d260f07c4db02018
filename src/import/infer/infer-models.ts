import { toWords } from "../../schema/name-words.ts";
import type { Definitions, ObjectSchema, Schema } from "../../schema/schema.ts";
import type { Found, FoundResource } from "../found.ts";
import type { ImportedResource } from "../imported.ts";
import { findDiscriminator } from "./discriminator.ts";
import { type FoundId, findId } from "./find-id.ts";
import { inferMap, inferModel, inferVariants } from "./infer-schema.ts";
import { isMap } from "./is-map.ts";
import { createNames, type Names, toModelName, toTypeName } from "./names.ts";

export interface InferredModels {
  readonly resources: readonly ImportedResource[];
  readonly definitions: Definitions;
}

/** A model for every resource whose records have to tell what they are. */
export function inferModels(
  { resources }: Pick<Found, "resources">,
  refuse: (message: string) => never,
): InferredModels {
  const names = createNames();
  // Resources take their names first: what stands inside records gives way.
  const lists = resources.filter(({ shape }) => shape === "collection");
  const singles = resources.filter(({ shape }) => shape === "single");
  const models = new Map(
    [...lists, ...singles].map((resource) => [resource, names.reserve(toCandidates(resource))]),
  );
  const inferred = resources.map((resource) =>
    inferResource(resource, models.get(resource) ?? "", names, refuse),
  );
  return { resources: inferred, definitions: Object.fromEntries(inOrder(names, models)) };
}

function toCandidates({ name, shape }: FoundResource): string[] {
  if (shape === "collection") return [toModelName(name)];
  const own = toTypeName(toWords(name));
  return [own, `${own}Details`];
}

function inferResource(
  resource: FoundResource,
  model: string,
  names: Names,
  refuse: (message: string) => never,
): ImportedResource {
  const { schema: _, ...rest } = resource;
  const base = { ...rest, model, identifier: "id", relations: {}, decisions: [] };
  const { name, records } = resource;
  if (resource.shape === "single") {
    const schema = isMap(records)
      ? inferMap(records, { name, owner: model, names })
      : inferModel(records, model, names);
    names.define(model, schema);
    return base;
  }
  const id = findId(name, records, model);
  if (id.kind === "unusable") return refuse(id.message);
  const isIdentified =
    id.kind === "member" && records.every((record) => Object.hasOwn(record, id.name));
  // Variants that lack the identifier cannot get it: they are one model with optional members.
  const tag = isIdentified ? findDiscriminator(records) : undefined;
  const schema =
    tag === undefined
      ? inferModel(records, model, names)
      : inferVariants(records, tag, model, names);
  if ("anyOf" in schema) names.define(model, schema);
  else names.define(model, withIdentifier(schema, id));
  const decisions = [...describeId(id, records.length), ...describeKinds(schema)];
  if (id.kind !== "member") return { ...base, decisions };
  return { ...base, identifier: id.name, id: id.isUsual ? undefined : id.name, decisions };
}

/** First, as a person would write it. */
function withIdentifier(schema: ObjectSchema, id: FoundId): ObjectSchema {
  const name = id.kind === "member" ? id.name : "id";
  const { [name]: own = { type: "number" } as const, ...others } = schema.properties;
  return {
    ...schema,
    properties: { [name]: own, ...others },
    required: [name, ...schema.required.filter((each) => each !== name)],
  };
}

function describeId(id: FoundId, count: number): string[] {
  if (count === 0) return ["empty, so it takes any record"];
  if (id.kind === "numbered") return ["without an id, so the server numbers its records"];
  return id.kind === "member" && id.name !== "id" ? [`identified by ${id.name}`] : [];
}

function describeKinds(schema: Schema): string[] {
  return "anyOf" in schema ? [`${schema.anyOf.length} kinds of records`] : [];
}

/** Each resource's model, then what it is made of: the order in which they are read. */
function inOrder(
  names: Names,
  models: ReadonlyMap<FoundResource, string>,
): readonly [string, Schema][] {
  const definitions = names.definitions();
  const placed = new Map<string, Schema>();
  const place = (name: string): void => {
    const schema = definitions.get(name);
    if (!schema || placed.has(name)) return;
    placed.set(name, schema);
    for (const inner of findReferences(schema)) place(inner);
  };
  for (const name of models.values()) place(name);
  return [...placed];
}

function findReferences(schema: Schema): string[] {
  const references = JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  return [...references].map(([, name = ""]) => name);
}
