import type { ListDialect } from "../../config/list-dialect.ts";
import type {
  Condition,
  ListQuery,
  MemberPath,
  Scalar,
  Search,
  SortKey,
} from "../../dataset/lists/list-query.ts";
import { toVariants } from "../../schema/members.ts";
import { type FieldTree, toFieldTree } from "../../schema/records/field-tree.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import { findNearest } from "../../suggest.ts";
import { findMember, type Reach } from "../query/find-member.ts";
import { findThrough } from "../query/find-through.ts";
import { type Given, parseOperands } from "../query/operands.ts";
import { lastOf, type Parameters, refuseQuery, wordsOf } from "../query/parameters.ts";
import { isOrder, type OperatorWord, operatorWords, parseOperatorName } from "./operators.ts";
import { parseWhere } from "./parse-where.ts";
import { isSimpleRest, parseJsonFilter, parseJsonSort, refuseMisread } from "./simple-rest.ts";
import { type GivenSlice, parseSlice, sliceParameters } from "./slices.ts";

/** A list query, and how its slice was said. */
export interface GivenListQuery extends ListQuery {
  readonly slice: GivenSlice | undefined;
}

export interface Model {
  readonly collection: Collection;
  readonly definitions: Definitions;
}

/** What a query is understood by. */
export interface QueryModel extends Model {
  readonly dialect: Pick<ListDialect, "unknownParameters">;
  readonly relations: readonly Relation[];
}

const controls: readonly string[] = ["_sort", "_order", "_fields", ...sliceParameters];
/** A query is one SQL expression, and SQLite's may not nest beyond a thousand. */
const mostConditions = 200;
const mostFields = 400;
const mostSortKeys = 50;

export function parseListQuery(model: QueryModel, parameters: Parameters): GivenListQuery {
  return {
    conditions: parseConditions(model, parameters),
    sort: parseSort(model, parameters),
    slice: parseSlice(parameters),
    fields: parseFields(model, parameters),
  };
}

function parseConditions(model: QueryModel, parameters: Parameters): readonly Condition[] {
  const given = [
    ...groupItems(
      model,
      [...parameters].filter(([name, values]) => !isControl(name, values)),
    ),
    ...parseJsonFilter(parameters),
  ];
  const parseNamed = (name: string, values: readonly Given[]) =>
    parseCondition(model, name, values);
  const conditions = [
    ...given.flatMap(([name, values]) => parseNamed(name, values)),
    ...parseWhere(parameters, parseNamed),
  ];
  const size = sizeOfAll(conditions);
  if (size <= mostConditions) return conditions;
  throw refuseQuery("filter", `A query may have ${mostConditions} conditions at most.`);
}

/** Any number of values to be equal to is one list; each part of a text, or bound, is a comparison. */
function sizeOf(condition: Condition): number {
  if (condition.kind === "search") return 1;
  if (condition.kind === "anyOf") {
    return condition.groups.reduce((sum, group) => sum + sizeOfAll(group), 0);
  }
  const { operator, operands } = condition;
  return operator === "equal" || operator === "unequal" ? 1 : operands.length;
}

function sizeOfAll(conditions: readonly Condition[]): number {
  return conditions.reduce((sum, condition) => sum + sizeOf(condition), 0);
}

/** `tags[]=a&tags[1]=b` says of `tags` what `tags=a&tags=b` says; unless a member is so called. */
function groupItems(
  model: QueryModel,
  parameters: readonly (readonly [string, readonly Given[]])[],
): Parameters {
  const grouped = new Map<string, readonly Given[]>();
  for (const [name, values] of parameters) {
    const isExact = !name.endsWith("]") || findByName(model, name, "declared") !== undefined;
    const plain = isExact ? name : name.replace(/\[\d*\]$/, "");
    grouped.set(plain, [...(grouped.get(plain) ?? []), ...values]);
  }
  return grouped;
}

function isControl(name: string, values: readonly Given[]): boolean {
  return controls.includes(name) || isSimpleRest(name, values.at(-1));
}

function parseCondition(
  model: QueryModel,
  name: string,
  values: readonly Given[],
): readonly Condition[] {
  if (name === "q") return values.flatMap(parseSearch);
  const found = findNamed(model, name);
  if (!found) {
    if (name.startsWith("_") || model.dialect.unknownParameters === "ignore") return [];
    refuseMisread(name);
    throw unknownMember(model.collection, name);
  }
  const { member, word } = found;
  const operator = operatorWords[word];
  const given = word === "in" ? values.flatMap(splitCommas) : values;
  const operands = given.map((value) => parseOperands(name, member, operator, value));
  // Of several bounds each one holds; of several equals or parts any one does.
  const groups = isOrder(operator) ? operands : [operands.flat()];
  return groups.map((group) => ({ kind: "comparison", member, operator, operands: group }));
}

function splitCommas(value: Given): Given[] {
  if (value === null) return [value];
  return value === "" ? [] : value.split(",");
}

/** Of several searches each one holds; an empty one asks nothing. */
function parseSearch(given: Given): readonly Search[] {
  const text = given ?? "";
  if (text === "") return [];
  const isUsable = !text.includes("\u0000") && !text.includes("\u001f");
  if (isUsable) return [{ kind: "search", text }];
  throw refuseQuery("q", "q may not contain the characters U+0000 and U+001F.");
}

/**
 * An exact name wins: a member may itself be called `price_gte`. What an index signature lets be
 * comes last, since it would take every operator for a member.
 */
function findNamed(model: QueryModel, name: string): Named | undefined {
  return (
    findPlain(model, name, "declared") ??
    findOperated(model, name, "declared") ??
    (name === "ids" ? { member: identifierOf(model), word: "in" } : undefined) ??
    findOperated(model, name, "open") ??
    findPlain(model, name, "open")
  );
}

interface Named {
  readonly member: MemberPath;
  readonly word: OperatorWord;
}

function findPlain(model: QueryModel, name: string, reach: Reach): Named | undefined {
  const member = findByName(model, name, reach);
  return member && { member, word: "eq" };
}

function findOperated(model: QueryModel, name: string, reach: Reach): Named | undefined {
  const operated = parseOperatorName(name);
  const member = operated && findByName(model, operated.member, reach);
  return member && { member, word: operated.word };
}

/** `id` means the identifier, whatever the model calls it: clients know it by that name. */
function findByName(model: QueryModel, name: string, reach: Reach) {
  const { collection, definitions } = model;
  const member = findMember(collection, definitions, name, reach);
  if (member || reach !== "declared") return member;
  return name === "id" ? identifierOf(model) : findThrough(collection, name, model);
}

const identifierScalars = {
  number: ["number"],
  string: ["text"],
  either: ["text", "number"],
} as const satisfies Record<Collection["identifier"]["type"], readonly Scalar[]>;

function identifierOf({ collection, definitions }: Model): MemberPath {
  const { name, path, type } = collection.identifier;
  const holds = new Set<Scalar>(identifierScalars[type]);
  return (
    findMember(collection, definitions, name, "declared") ?? {
      names: path,
      holds,
      isList: false,
      isNullable: false,
    }
  );
}

function parseSort(model: QueryModel, parameters: Parameters): readonly SortKey[] {
  const orders = wordsOf(parameters, "_order");
  const keys = wordsOf(parameters, "_sort").map((word, index) => ({
    name: word,
    order: orders[index] ?? "asc",
  }));
  const given = keys.length > 0 ? keys : parseJsonSort(parameters);
  if (given.length > mostSortKeys) {
    throw refuseQuery("_sort", `A list may be sorted by ${mostSortKeys} properties at most.`);
  }
  return given.map(({ name, order }) => toSortKey(model, name, order));
}

function toSortKey(model: QueryModel, given: string, order: string): SortKey {
  const isDescending = /^desc$/i.test(order);
  if (!isDescending && !/^asc$/i.test(order)) {
    throw refuseQuery("_order", `An order is asc or desc, not "${order}".`);
  }
  const exact = findNamedForSort(model, given);
  const flipped =
    exact || !given.startsWith("-") ? undefined : findNamedForSort(model, given.slice(1));
  const member = exact ?? flipped;
  if (!member) throw unknownMember(model.collection, given.replace(/^-/, ""), "_sort");
  if (member.isList || member.holds.size === 0) {
    throw refuseQuery("_sort", `"${given}" cannot be sorted by: its values are lists or objects.`);
  }
  return { member, isDescending: flipped ? !isDescending : isDescending };
}

function findNamedForSort(model: QueryModel, name: string) {
  return (
    findByName(model, name, "declared") ??
    findMember(model.collection, model.definitions, name, "open")
  );
}

export function parseFields(model: Model, parameters: Parameters): FieldTree | undefined {
  if (lastOf(parameters, "_fields") === undefined) return undefined;
  const names = wordsOf(parameters, "_fields");
  if (names.length > mostFields) {
    throw refuseQuery("_fields", `There may be ${mostFields} fields at most.`);
  }
  return toFieldTree(names.map((name) => findField(model, name)));
}

/** As clients see the record: a related one inside it may be looked into. */
function findField({ collection, definitions }: Model, name: string): readonly string[] {
  if (collection.shown.includes(name)) return [name];
  const variants = toVariants(collection.reference, definitions);
  const member = findMember({ ...collection, variants }, definitions, name, "declared");
  if (member) return member.names;
  const isOpen = variants.some(({ additionalProperties }) => additionalProperties !== false);
  if (isOpen) return [name];
  throw unknownMember(collection, name, "_fields");
}

function unknownMember({ model, members }: Collection, name: string, parameter = name) {
  const known = [...members.keys()];
  const nearest = findNearest(name, known);
  const meant = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  const detail = `${model} has no property "${name}".${meant} There are: ${known.join(", ")}.`;
  return refuseQuery(parameter, detail);
}
