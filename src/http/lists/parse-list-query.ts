import type {
  Condition,
  ListQuery,
  MemberPath,
  Scalar,
  Search,
  SortKey,
} from "../../dataset/list-query.ts";
import { type FieldTree, toFieldTree } from "../../schema/field-tree.ts";
import { toVariants } from "../../schema/members.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import { findMember, type Reach } from "./find-member.ts";
import { type Given, parseOperands } from "./operands.ts";
import { isOrder, type OperatorWord, operatorWords, parseOperatorName } from "./operators.ts";
import { lastOf, type Parameters, parseParameters, refuseQuery, wordsOf } from "./parameters.ts";
import { isSimpleRest, parseJsonFilter, parseJsonSort } from "./simple-rest.ts";
import { type GivenSlice, parseSlice, sliceParameters } from "./slices.ts";

/** A list query, and how its slice was said. */
export interface GivenListQuery extends ListQuery {
  readonly slice: GivenSlice | undefined;
}

export interface Model {
  readonly collection: Collection;
  readonly definitions: Definitions;
}

const controls: readonly string[] = ["_sort", "_order", "_fields", ...sliceParameters];
/** A query is one SQL expression, and SQLite's may not nest beyond a thousand. */
const mostConditions = 200;
const mostFields = 400;

export function parseListQuery(
  collection: Collection,
  definitions: Definitions,
  queryString: string,
  ignored: readonly string[] = [],
): GivenListQuery {
  const parameters = parseParameters(queryString, ignored);
  const model = { collection, definitions };
  return {
    conditions: parseConditions(model, parameters),
    sort: parseSort(model, parameters),
    slice: parseSlice(parameters),
    fields: parseFields(model, parameters),
  };
}

function parseConditions(model: Model, parameters: Parameters): readonly Condition[] {
  const given = [
    ...groupItems(
      model,
      [...parameters].filter(([name, values]) => !isControl(name, values)),
    ),
    ...parseJsonFilter(parameters),
  ];
  const conditions = given.flatMap(([name, values]) => parseCondition(model, name, values) ?? []);
  if (conditions.length <= mostConditions) return conditions;
  throw refuseQuery("filter", `A query may have ${mostConditions} conditions at most.`);
}

/** `tags[]=a&tags[1]=b` says of `tags` what `tags=a&tags=b` says; unless a member is so called. */
function groupItems(
  model: Model,
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
  model: Model,
  name: string,
  values: readonly Given[],
): Condition | readonly Condition[] | undefined {
  if (name === "q") return parseSearch(values);
  const found = findNamed(model, name);
  if (!found) {
    if (name.startsWith("_")) return undefined;
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

function parseSearch(values: readonly Given[]): Search | undefined {
  const text = values.at(-1) ?? "";
  if (text === "") return undefined;
  const isUsable = !text.includes("\u0000") && !text.includes("\u001f");
  if (isUsable) return { kind: "search", text };
  throw refuseQuery("q", "q may not contain the characters U+0000 and U+001F.");
}

/**
 * An exact name wins: a member may itself be called `price_gte`. What an index signature lets be
 * comes last, since it would take every operator for a member.
 */
function findNamed(model: Model, name: string): Named | undefined {
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

function findPlain(model: Model, name: string, reach: Reach): Named | undefined {
  const member = findByName(model, name, reach);
  return member && { member, word: "eq" };
}

function findOperated(model: Model, name: string, reach: Reach): Named | undefined {
  const operated = parseOperatorName(name);
  const member = operated && findByName(model, operated.member, reach);
  return member && { member, word: operated.word };
}

/** `id` means the identifier, whatever the model calls it: clients know it by that name. */
function findByName(model: Model, name: string, reach: Reach) {
  const member = findMember(model.collection, model.definitions, name, reach);
  return member ?? (name === "id" && reach === "declared" ? identifierOf(model) : undefined);
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

function parseSort(model: Model, parameters: Parameters): readonly SortKey[] {
  const orders = wordsOf(parameters, "_order");
  const keys = wordsOf(parameters, "_sort").map((word, index) => ({
    name: word,
    order: orders[index] ?? "asc",
  }));
  const given = keys.length > 0 ? keys : parseJsonSort(parameters);
  return given.map(({ name, order }) => toSortKey(model, name, order));
}

function toSortKey(model: Model, given: string, order: string): SortKey {
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

function findNamedForSort(model: Model, name: string) {
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
  const known = [...members.keys()].join(", ");
  return refuseQuery(parameter, `${model} has no member "${name}". There are: ${known}.`);
}
