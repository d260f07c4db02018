import fc from "fast-check";
import { at, type Part } from "../conformance.ts";
import { wildText } from "./hostile.ts";
import { type Resolve, valuesOf } from "./values-of-schema.ts";

const operators = ["eq", "ne", "gt", "gte", "lt", "lte", "in", "like", "contains", "startsWith"];
const endings = [
  ...operators.flatMap((word) => [`_${word}`, `:${word}`]),
  "_endsWith",
  "[]",
  "[0]",
];
const values = fc.oneof(
  fc.constantFrom("1", "null", "true", "2025-01-01", "-1", "1e400", "NaN", "a", "", ",", "0.5"),
  wildText,
);

type Entry = [name: string, value: string];

/** A query string: what the document offers, the dialect's further words, and nonsense. */
export function queryOf(parameters: readonly Part[], resolve: Resolve): fc.Arbitrary<string> {
  const inQuery = parameters.filter((parameter) => parameter["in"] === "query");
  if (inQuery.length === 0) return fc.oneof({ weight: 5, arbitrary: fc.constant("") }, nonsense);
  const names = inQuery.map(({ name }) => String(name));
  const entry = fc.oneof(
    { weight: 5, arbitrary: fc.oneof(...inQuery.map((each) => offered(each, resolve))) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...names), values) },
    { weight: 2, arbitrary: fc.oneof(...dialect(pathsOf(inQuery, names))) },
    { weight: 1, arbitrary: fc.tuple(wildText, values) },
  );
  return fc.array(entry, { maxLength: 3 }).map(toQuery);
}

const nonsense = fc.array(fc.tuple(wildText, values), { maxLength: 2 }).map(toQuery);

function toQuery(entries: readonly Entry[]): string {
  return new URLSearchParams(entries).toString();
}

/** A parameter as its schema has it. */
function offered(parameter: Part, resolve: Resolve): fc.Arbitrary<Entry> {
  const name = String(parameter["name"]);
  return valuesOf(at(parameter, "schema"), resolve).map((value) => [
    name,
    Array.isArray(value) ? value.join(",") : String(value),
  ]);
}

/** Paths to members: this record's, and those of the records that it refers to. */
function pathsOf(parameters: readonly Part[], names: readonly string[]): readonly string[] {
  const expand = parameters.find(({ name }) => name === "_expand");
  const relations = (at(at(expand ?? {}, "schema"), "items")["enum"] ?? []) as readonly string[];
  const members = names.filter((name) => !name.startsWith("_"));
  return [
    ...members,
    ...relations.flatMap((relation) =>
      ["id", "name", "title", "createdAt", `${relation}.id`, "nosuch"].map(
        (member) => `${relation}.${member}`,
      ),
    ),
  ];
}

/** What the document's introduction tells of and no parameter of it names. */
function dialect(paths: readonly string[]): fc.Arbitrary<Entry>[] {
  const path = fc.constantFrom(...paths, "nosuch");
  const operand = fc.oneof(
    values,
    fc.array(values, { maxLength: 3 }),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const comparison = fc.oneof(
    operand,
    fc.dictionary(fc.constantFrom(...operators, "nosuch"), operand, { maxKeys: 2 }),
  );
  const group = fc.dictionary(path, comparison, { minKeys: 1, maxKeys: 2 });
  const where = fc.oneof(
    group,
    fc.record({ or: fc.array(group, { maxLength: 3 }) }),
    fc.record({ and: fc.array(fc.record({ or: fc.array(group, { maxLength: 2 }) })) }),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const named = fc.dictionary(
    fc.tuple(path, fc.constantFrom("", ...endings)).map((parts) => parts.join("")),
    operand,
    { maxKeys: 2 },
  );
  const json = (name: string, value: fc.Arbitrary<unknown>) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof(
        value.map((each) => JSON.stringify(each)),
        values,
      ),
    );
  return [
    fc.tuple(
      fc.tuple(path, fc.constantFrom("", ...endings)).map((parts) => parts.join("")),
      values,
    ),
    fc.tuple(fc.constantFrom("_sort", "_fields", "_embed", "_expand", "_dependent"), path),
    json("_where", where),
    json("filter", named),
    json("sort", fc.tuple(path, fc.constantFrom("ASC", "DESC", "asc", "up"))),
    json("range", fc.tuple(fc.integer({ min: -2, max: 30 }), fc.integer({ min: -2, max: 30 }))),
  ];
}
