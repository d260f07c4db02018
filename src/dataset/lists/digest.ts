import type { Database } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import { findIndexName, toFreeIndexName } from "../tables/index-names.ts";
import type { Table } from "../tables/tables.ts";
import { toInstantSql } from "./condition-sql.ts";
import { oddTextSql } from "./like-pattern.ts";
import { flattenConditions, type ListQuery, type MemberPath } from "./list-query.ts";

/**
 * What a large collection has beside its records so that questions need not read them: an index of
 * all short values in the order of creation, a fifth of the size of the records and without JSON
 * text to parse; and one of the few records whose text may say a letter in another way.
 */
export interface Digest {
  /** The SQL that makes what is missing of it; from now on it counts as made. */
  missing(): readonly string[];
  /** The name of the index of values, where it holds all that a query looks at. */
  valuesFor(query: ListQuery): string | undefined;
  /** The SQL of the sequences of odd texts, where there is an index of them. */
  oddTexts(): string | undefined;
}

/** Texts that are longer on the average would make the index as large as the records. */
const longestText = 64;
const lookedAt = 1000;

const valuesName = ({ name }: Table) => `${name} in short`;
const oddName = ({ name }: Table) => `${name} with odd texts`;

export function createDigest(db: Database, table: Table): Digest {
  let isMade = false;
  return {
    missing: () => {
      if (isMade) return [];
      isMade = true;
      return [valuesName(table), oddName(table)]
        .filter((name) => findIndexName(db, table.name, name) === undefined)
        .map((name) => toIndexSql(db, table, name));
    },
    valuesFor: (query) => {
      const index = findIndexName(db, table.name, valuesName(table));
      if (index === undefined) return undefined;
      const sql = readSql(db, index);
      const wanted = expressionsOf(query, table);
      return wanted?.every((each) => isIn(sql, each)) ? quoteName(index) : undefined;
    },
    oddTexts: () => {
      const index = findIndexName(db, table.name, oddName(table));
      return (
        index &&
        `SELECT _seq FROM ${quoteName(table.name)} INDEXED BY ${quoteName(index)} WHERE ${oddTextSql}`
      );
    },
  };
}

function toIndexSql(db: Database, table: Table, name: string): string {
  const index = quoteName(toFreeIndexName(db, name));
  const on = `CREATE INDEX IF NOT EXISTS ${index} ON ${quoteName(table.name)}`;
  return name === oddName(table)
    ? `${on} (_seq) WHERE ${oddTextSql}`
    : `${on} (${["_seq", ...shortValues(db, table)].join(", ")})`;
}

/** Instants as they are compared; texts only where most of them are short. */
function shortValues(db: Database, table: Table): readonly string[] {
  const columns = [...table.columns].map(([member, column]) => ({
    value: quoteName(column),
    isInstant: table.instants.has(member),
  }));
  const lengths = columns.map(({ value }) => `avg(length(${value}))`).join(", ");
  const values = columns.map(({ value }) => value).join(", ");
  const read = db.prepare(
    `SELECT ${lengths} FROM (SELECT ${values} FROM ${quoteName(table.name)} LIMIT ${lookedAt})`,
  );
  read.setReturnArrays(true);
  const found: readonly (number | null)[] = read.get();
  return columns.flatMap(({ value, isInstant }, at) => {
    if (isInstant) return toInstantSql(value);
    return (found[at] ?? 0) <= longestText ? value : [];
  });
}

/** What a query looks at, as an index would have it; undefined where no index could. */
function expressionsOf(
  { conditions, sort }: ListQuery,
  table: Table,
): readonly string[] | undefined {
  const members: MemberPath[] = sort.map(({ member }) => member);
  for (const condition of flattenConditions(conditions)) {
    if (condition.kind === "search") return undefined;
    // What is null, and what tells true from 1, is asked of the record.
    const isPlain = condition.operands.every(({ as }) => as !== "null");
    if (!isPlain) return undefined;
    members.push(condition.member);
  }
  const expressions = members.map((member) => toExpression(member, table));
  return expressions.includes(undefined)
    ? undefined
    : expressions.filter((each) => each !== undefined);
}

function toExpression(
  { names, holds, isList, through = [] }: MemberPath,
  table: Table,
): string | undefined {
  const [name] = names;
  const column = name === undefined ? undefined : table.columns.get(name);
  const isMixed = holds.has("boolean") && holds.has("number");
  if (isList || through.length > 0 || names.length > 1 || isMixed) return undefined;
  if (column === undefined || (holds.has("instant") && holds.has("text"))) return undefined;
  return holds.has("instant") ? toInstantSql(quoteName(column)) : quoteName(column);
}

function readSql(db: Database, index: string): string {
  const sql = "SELECT sql FROM main.sqlite_schema WHERE type = 'index' AND name = ?";
  return String(db.prepare(sql).get(index)?.["sql"]);
}

function isIn(sql: string, expression: string): boolean {
  return sql.includes(`, ${expression}, `) || sql.endsWith(`, ${expression})`);
}
