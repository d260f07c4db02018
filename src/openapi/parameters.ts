import { toVariants } from "../schema/members.ts";
import type { Relation } from "../schema/relation.ts";
import { type Collection, type Resource, schemaOfId } from "../schema/resource.ts";
import { type Definitions, dereference, type ObjectSchema, type Schema } from "../schema/schema.ts";
import type { Components, Part } from "./components.ts";
import { buildFilters, toFilterable } from "./filter-parameters.ts";
import { toPublished } from "./published-schema.ts";
import { type SharedParameter, sharedParameters } from "./shared-parameters.ts";

export interface ParameterSources {
  readonly components: Components;
  readonly definitions: Definitions;
  readonly relations: readonly Relation[];
}

/** A parameter, and the name that it has among the components. */
interface Parameter {
  readonly key: string;
  readonly part: Part;
}

/** Which parameters an operation takes beside those in its path. */
export const parameterGroups = {
  list: ofCollection(buildListParameters),
  shape: ofCollection(buildShapeParameters),
  conditionalRead: () => [toShared("If-None-Match")],
  conditionalWrite: () => [toShared("If-Match")],
  preference: () => [toShared("Prefer")],
} satisfies Record<string, Build<Resource>>;
export type ParameterGroup = keyof typeof parameterGroups;

type Build<R extends Resource> = (resource: R, sources: ParameterSources) => Parameter[];

function ofCollection(build: Build<Collection>): Build<Resource> {
  return (resource, sources) => (resource.shape === "collection" ? build(resource, sources) : []);
}

/** A name stands for one thing: the first that claims it, as the server has it. */
export function addParameters(parameters: readonly Parameter[], { components }: ParameterSources) {
  const unique = new Map(
    parameters.toReversed().map((parameter) => [parameter.part["name"], parameter] as const),
  );
  const first = parameters.filter((parameter) => unique.get(parameter.part["name"]) === parameter);
  return first.map(({ key, part }) => components.add("parameters", key, part));
}

function buildListParameters(collection: Collection, sources: ParameterSources): Parameter[] {
  const own = (part: Part) => toOwn(collection, part);
  return [
    ...(["q", "_page", "_limit"] as const).map(toShared),
    own(buildSort(collection, sources.definitions)),
    toShared("_order"),
    ...buildFilters(collection, sources.relations, sources.definitions).map(own),
    own(buildIdentifiers(collection)),
    ...buildShapeParameters(collection, sources),
    ...(["_per_page", "_start", "_end", "sort", "range", "filter"] as const).map(toShared),
  ];
}

/** What changes the shape of the records in the answer: the schemas speak of whole ones. */
function buildShapeParameters(
  collection: Collection,
  { relations, definitions }: ParameterSources,
) {
  const here = ({ path }: Collection) => path === collection.path;
  const embeddable = relations.filter(({ to }) => here(to)).map(({ backward }) => backward);
  const expandable = relations.filter(({ from }) => here(from)).map(({ forward }) => forward);
  const parts = [
    buildChoice(
      "_fields",
      [...new Set([...collection.shown, ...findInner(collection, definitions)])],
      "Only these members of each record, those inside objects by their path: the schema of the answer speaks of whole records.",
    ),
    ...(embeddable.length > 0
      ? [buildChoice("_embed", embeddable, "The records that refer to each, inside it.")]
      : []),
    ...(expandable.length > 0
      ? [buildChoice("_expand", expandable, "The records that each refers to, inside it.")]
      : []),
  ];
  return parts.map((part) => toOwn(collection, part));
}

function toShared(name: SharedParameter): Parameter {
  return { key: name, part: { name, ...sharedParameters[name] } };
}

function toOwn({ model }: Collection, part: Part): Parameter {
  return { key: `${model}.${String(part["name"])}`, part };
}

/** Values joined by commas, each one of a few. */
function buildChoice(name: string, values: readonly string[], description: string): Part {
  const items = { type: "string", enum: values };
  return {
    name,
    in: "query",
    description,
    style: "form",
    explode: false,
    schema: { type: "array", items },
  };
}

function buildSort(collection: Collection, definitions: Definitions): Part {
  const paths = collection.variants.flatMap((variant) => findSortable(variant, definitions, 2));
  const names = [...new Set(paths)];
  return buildChoice(
    "_sort",
    [...names, ...names.map((name) => `-${name}`)],
    "The members to order by, the most significant first; a minus before one turns its order.",
  );
}

/** Members with a single value, those inside objects by their path. */
function findSortable(schema: Schema, definitions: Definitions, depth: number): string[] {
  const target = dereference(schema, definitions);
  if (!("properties" in target)) return [];
  return Object.entries(target.properties).flatMap(([name, member]) => {
    const isList = "items" in dereference(member, definitions);
    if (!isList && toFilterable(member, definitions)) return [name];
    const inner = depth > 1 ? findSortable(member, definitions, depth - 1) : [];
    return inner.map((path) => `${name}.${path}`);
  });
}

/** One level deep, which is as far as most go; deeper paths are taken too. */
function findInner({ reference }: Collection, definitions: Definitions): string[] {
  return toVariants(reference, definitions).flatMap(({ properties }) =>
    Object.entries(properties).flatMap(([name, member]) =>
      toObjects(member, definitions).flatMap((inner) =>
        Object.keys(inner.properties).map((path) => `${name}.${path}`),
      ),
    ),
  );
}

/** The objects that a member may be, `null` and all else aside. */
function toObjects(schema: Schema, definitions: Definitions): readonly ObjectSchema[] {
  const target = dereference(schema, definitions);
  const variants = "anyOf" in target ? target.anyOf : [target];
  return variants.flatMap((variant) => toVariants(variant, definitions));
}

function buildIdentifiers(collection: Collection): Part {
  const items = toPublished(schemaOfId(collection));
  const description = "Only the records with these identifiers.";
  return {
    name: "ids",
    in: "query",
    description,
    style: "form",
    explode: false,
    schema: { type: "array", items },
  };
}
