import type { Collection } from "../../schema/resource.ts";
import { type Definitions, dereference, type Schema } from "../../schema/schema.ts";
import { quoteName, quoteText } from "../file/sql-text.ts";

/** The column of each scalar member that has one, by the member's name. */
export type Columns = ReadonlyMap<string, string>;

const reserved = ["_seq", "_version", "_json"];
/** SQLite takes 2,000; a model that large is read through its JSON text beyond these. */
const mostColumns = 1000;

/**
 * SQLite's names differ by more than case. A member whose name is taken, or that SQL could not say,
 * has no column of its own; queries read it from the JSON text.
 */
export function toColumns(collection: Collection, definitions: Definitions): Columns {
  const taken = new Set(reserved);
  const columns = new Map<string, string>();
  const names = [...collection.members]
    .filter(([, { schema }]) => isScalar(schema, definitions))
    .map(([name]) => name);
  for (const name of [collection.identifier.name, ...names]) {
    const key = name.toLowerCase();
    const isUsable = name !== "" && !/[\p{Cc}\p{Cs}]/u.test(name) && !taken.has(key);
    if (!isUsable || columns.size >= mostColumns) continue;
    taken.add(key);
    columns.set(name, name);
  }
  if (!columns.has(collection.identifier.name))
    columns.set(collection.identifier.name, "(identifier)");
  return inModelOrder(collection, columns);
}

function inModelOrder(collection: Collection, columns: Columns): Columns {
  return new Map(
    [...new Set([...collection.members.keys(), collection.identifier.name])].flatMap((name) => {
      const column = columns.get(name);
      return column === undefined ? [] : [[name, column]];
    }),
  );
}

/** The members that hold nothing but instants, or null. */
export function findInstants(
  { members }: Collection,
  definitions: Definitions,
): ReadonlySet<string> {
  const instants = [...members].filter(([, { schema }]) => isInstant(schema, definitions));
  return new Set(instants.map(([name]) => name));
}

function isInstant(schema: Schema, definitions: Definitions): boolean {
  const target = dereference(schema, definitions);
  if ("anyOf" in target) {
    const present = target.anyOf.filter((each) => !("type" in each && each.type === "null"));
    return present.every((each) => isInstant(each, definitions));
  }
  return "format" in target && (target.format === "date-time" || target.format === "date");
}

function isScalar(schema: Schema, definitions: Definitions): boolean {
  const target = dereference(schema, definitions);
  if ("anyOf" in target) {
    return target.anyOf.every((each) => isScalar(each, definitions));
  }
  if ("enum" in target) return true;
  return (
    "type" in target &&
    target.type !== undefined &&
    target.type !== "object" &&
    target.type !== "array"
  );
}

/** The SQL of a member's value: its column, or the place in the JSON text. */
export function toValueSql(names: readonly string[], columns: Columns, table?: string): string {
  const [only] = names;
  const column = names.length === 1 && only !== undefined ? columns.get(only) : undefined;
  const of = table === undefined ? "" : `${quoteName(table)}.`;
  return column === undefined
    ? `json_extract(${of}_json, ${toPathSql(names)})`
    : of + quoteName(column);
}

/** A JSON path as a SQL text. */
export function toPathSql(names: readonly string[]): string {
  return quoteText(`$${names.map((name) => `.${JSON.stringify(name)}`).join("")}`);
}
