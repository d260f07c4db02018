import type { Model } from "../../schema/model.ts";
import { toPlural, toSingular, toWords } from "../../schema/name-words.ts";
import { inferReferences } from "../../schema/relations/infer-references.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import { buildResources, type Collection } from "../../schema/resource.ts";
import {
  type Definitions,
  type Json,
  type JsonObject,
  type ObjectSchema,
  toReference,
} from "../../schema/schema.ts";
import type { ImportedResource } from "../imported.ts";
import { isList } from "../json-value.ts";

interface Referring {
  readonly resources: readonly ImportedResource[];
  readonly definitions: Definitions;
}

/**
 * References by name are found as a start finds them. Where a name does not tell, values may: what
 * holds identifiers of one other list alone refers to it, and gets `@ref`.
 */
export function findReferences(given: Referring): Referring {
  const known = inferAll(given);
  const definitions = { ...given.definitions };
  for (const from of collectionsOf(given)) {
    const schema = definitions[from.model];
    if (!schema || !("properties" in schema)) continue;
    definitions[from.model] = withReferences(schema, from, given, known);
  }
  const all = inferAll({ ...given, definitions });
  const resources = given.resources.map((resource) => withRelations(resource, all, given));
  return { resources, definitions };
}

/** The models as a start would bind them. */
export function toBound({ resources }: Pick<Referring, "resources">): Model[] {
  return resources.map(({ model, shape }) => ({
    name: model,
    isArray: shape === "collection",
    schema: toReference(model),
  }));
}

function inferAll({ resources, definitions }: Referring): readonly Reference[] {
  const settings = resources.map(({ path, id }) => ({
    place: path,
    path,
    id,
    operations: undefined,
    count: undefined,
    relations: new Map(),
    records: [],
    fields: new Map(),
  }));
  const models = { bound: toBound({ resources }), definitions, warnings: [], inputs: [] };
  const collections = buildResources(settings, models).filter(isCollection);
  return inferReferences(collections, settings, [], []);
}

function isCollection(resource: { readonly shape: string }): resource is Collection {
  return resource.shape === "collection";
}

function collectionsOf({ resources }: Referring): readonly ImportedResource[] {
  return resources.filter(({ shape }) => shape === "collection");
}

function withReferences(
  schema: ObjectSchema,
  from: ImportedResource,
  given: Referring,
  known: readonly Reference[],
): ObjectSchema {
  const properties = Object.entries(schema.properties).map(([member, own]) => {
    const isKnown =
      member === from.identifier ||
      known.some((each) => each.from.path === from.path && each.member === member);
    const to = isKnown ? undefined : findByValue(member, from, given);
    if (!to) return [member, own];
    // The tag speaks of each item of a list, and of what may be null without it.
    return [member, mark(own, to.model)];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function mark(schema: ObjectSchema["properties"][string], model: string): typeof schema {
  if ("anyOf" in schema) return { ...schema, anyOf: schema.anyOf.map((part) => mark(part, model)) };
  if ("items" in schema && schema.items !== false && !("prefixItems" in schema)) {
    return { ...schema, items: mark(schema.items, model) };
  }
  return "type" in schema && schema.type === "null" ? schema : { ...schema, "x-ref": model };
}

/** The one list whose identifiers all of a member's values are, where that cannot be chance. */
function findByValue(
  member: string,
  from: ImportedResource,
  given: Referring,
): ImportedResource | undefined {
  const values = new Set(from.records.flatMap((record) => scalarsOf(record, member)));
  if (values.size === 0) return undefined;
  const targets = collectionsOf(given).filter((to) => {
    const ids = new Set(to.records.map((record) => record[to.identifier]));
    return (
      [...values].every((value) => ids.has(value)) &&
      (isNamedAfter(member, to) || (to !== from && isTelling(values)))
    );
  });
  const [only] = targets;
  return targets.length === 1 ? only : undefined;
}

function scalarsOf(record: JsonObject, member: string): readonly Json[] {
  const value = Object.hasOwn(record, member) ? record[member] : undefined;
  if (value === undefined || value === null) return [];
  return isList(value) ? value : [value];
}

/** `category`, `mainCategory`, `category_ids`: the last words are the other list's. */
function isNamedAfter(member: string, { model }: ImportedResource): boolean {
  const words = toWords(member).filter((word) => !["id", "ids", "ref"].includes(word));
  const own = toWords(model);
  const end = words.slice(-own.length).join(" ");
  return (
    words.length > 0 && [toSingular(own), toPlural(own)].some((each) => each.join(" ") === end)
  );
}

/** Small numbers are identifiers everywhere; two different texts that both happen to be some are not chance. */
function isTelling(values: ReadonlySet<Json>): boolean {
  return (
    values.size > 1 &&
    [...values].every((value) => typeof value === "string" && !/^\d*$/.test(value))
  );
}

/** What refers to a deleted record goes with it, where json-server would say so: by the plural's name. */
function withRelations(
  resource: ImportedResource,
  all: readonly Reference[],
  { resources }: Referring,
): ImportedResource {
  const own = all.filter(({ from }) => from.path === resource.path);
  const cascading = own.filter(({ member, to, holds }) => {
    const target = resources.find(({ path }) => path === to.path);
    const plural = toPlural(toWords(member.replace(/Id$/, ""))).join("-");
    return (
      holds === "identifier" &&
      member.endsWith("Id") &&
      toWords(target?.name ?? "").join("-") === plural
    );
  });
  const relations = cascading.map(({ member }) => [member, { onDelete: "cascade" }] as const);
  const references = own.map(({ member, to }) => `${member} refers to ${to.model}`);
  return {
    ...resource,
    relations: Object.fromEntries(relations),
    decisions: [...resource.decisions, ...references],
  };
}
