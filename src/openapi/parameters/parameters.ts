import {
  type ListDialect,
  listParameters,
  ownParameterNames,
  type ParameterNames,
} from "../../config/list-dialect.ts";
import { toVariants } from "../../schema/members.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import { type Collection, type Resource, schemaOfId } from "../../schema/resource.ts";
import {
  type Definitions,
  dereference,
  type ObjectSchema,
  type Schema,
} from "../../schema/schema.ts";
import type { Components, Part } from "../components.ts";
import { toPublished } from "../schemas/published-schema.ts";
import { buildFilters, toFilterable } from "./filter-parameters.ts";
import { type SharedParameter, sharedParameters } from "./shared-parameters.ts";

export interface ParameterSources {
  readonly components: Components;
  readonly definitions: Definitions;
  readonly relations: readonly Relation[];
  readonly lists: ListDialect;
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
  dependent: ofCollection(buildDependent),
  conditionalRead: (_, { lists }) => [toShared("If-None-Match", lists)],
  conditionalWrite: (_, { lists }) => [toShared("If-Match", lists)],
  preference: (_, { lists }) => [toShared("Prefer", lists)],
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
  const { lists } = sources;
  const own = (part: Part) => toOwn(collection, toGivenNames(part, lists.names));
  const shared = (name: SharedParameter) => toShared(name, lists);
  return [
    ...(["q", "_page", "_limit"] as const).map(shared),
    own(buildSort(collection, sources.definitions)),
    shared("_order"),
    ...buildFilters(collection, sources.relations, sources.definitions).map(own),
    own(buildIdentifiers(collection)),
    ...buildShapeParameters(collection, sources),
    ...(isOwnLimit(lists) ? [shared("_per_page")] : []),
    ...(["_start", "_end", "sort", "range", "filter", "_where"] as const).map(shared),
  ];
}

/** What changes the shape of the records in the answer: the schemas speak of whole ones. */
function buildShapeParameters(
  collection: Collection,
  { relations, definitions, lists }: ParameterSources,
) {
  const here = ({ path }: Collection) => path === collection.path;
  const embeddable = relations.filter(({ to }) => here(to)).map(({ backward }) => backward);
  const expandable = relations.filter(({ from }) => here(from)).map(({ forward }) => forward);
  const parts = [
    buildChoice(
      "_fields",
      [...new Set([...collection.shown, ...findInner(collection, definitions)])],
      "Only these properties of each record, those inside objects by their path: the schema of the answer speaks of whole records.",
    ),
    ...(embeddable.length > 0
      ? [buildChoice("_embed", embeddable, "The records that refer to each, inside it.")]
      : []),
    ...(expandable.length > 0
      ? [buildChoice("_expand", expandable, "The records that each refers to, inside it.")]
      : []),
  ];
  return parts.map((part) => toOwn(collection, toGivenNames(part, lists.names)));
}

/** What refers to a record may go along with it. */
function buildDependent(collection: Collection, { relations }: ParameterSources): Parameter[] {
  const names = relations
    .filter(({ to }) => to.path === collection.path)
    .map(({ backward }) => backward);
  if (names.length === 0) return [];
  const description = "The records that refer to this one and are deleted with it.";
  return [toOwn(collection, buildChoice("_dependent", names, description))];
}

function toShared(name: SharedParameter, { names }: ListDialect): Parameter {
  const part = toGivenNames({ name, ...sharedParameters[name] }, names);
  return { key: String(part["name"]), part };
}

/** json-server's other word for the limit goes where the limit has another name. */
function isOwnLimit({ names }: ListDialect): boolean {
  return names.limit === ownParameterNames.limit;
}

/** The parameter as this project's clients call it, in its description, too. */
function toGivenNames(part: Part, names: ParameterNames): Part {
  const called = listParameters.find((each) => ownParameterNames[each] === part["name"]);
  const description = listParameters.reduce(
    (text, each) => text.replaceAll(`\`${ownParameterNames[each]}\``, `\`${names[each]}\``),
    String(part["description"]),
  );
  return { ...part, name: called ? names[called] : part["name"], description };
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
    "The properties to order by, the most significant first; a minus before one turns its order.",
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
