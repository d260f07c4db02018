import { type Columns, toPathSql, toValueSql } from "./columns.ts";
import { joinSql, type Sql, toComparisonSql, toInstantSql } from "./condition-sql.ts";
import type { Condition, ListQuery, MemberPath, SortKey } from "./list-query.ts";
import { toSearchSql } from "./search-texts.ts";
import { quoteText } from "./sql-text.ts";
import type { Table } from "./tables.ts";

/** ` WHERE …`, or nothing where everything matches. */
export function toWhereSql(conditions: readonly Condition[], table: Table): Sql {
  if (conditions.length === 0) return { text: "", values: [] };
  const parts = conditions.map((condition) =>
    condition.kind === "search"
      ? toSearchSql(condition, table)
      : toComparisonSql(condition, table.columns),
  );
  const { text, values } = joinSql(parts, "AND");
  return { text: ` WHERE ${text}`, values };
}

/** Null and absent come last in either direction; the order of creation decides between equals. */
export function toOrderSql(sort: readonly SortKey[], columns: Columns): string {
  const keys = sort.map(
    ({ member, isDescending }) =>
      `${toSortValueSql(member, columns)} ${isDescending ? "DESC" : "ASC"} NULLS LAST`,
  );
  return ` ORDER BY ${[...keys, "_seq"].join(", ")}`;
}

export function toSortValueSql(member: MemberPath, columns: Columns): string {
  const value = toValueSql(member.names, columns);
  return isInstant(member) ? toInstantSql(value) : value;
}

export function isInstant({ holds }: MemberPath): boolean {
  return holds.has("instant") && !holds.has("text");
}

/**
 * The record as it is sent: whole, or only some members of it, copied as text, so that `1.0` stays
 * `1.0`. What a record does not have stays out.
 */
export function toRecordSql(fields: ListQuery["fields"]): string {
  if (fields === undefined) return "_json";
  const members = [...new Set(fields)].map((name) => {
    const key = quoteText(`,${JSON.stringify(name)}:`);
    return `coalesce(${key} || (_json -> ${toPathSql([name])}), '')`;
  });
  return members.length === 0 ? "'{}'" : `'{' || ltrim(${members.join(" || ")}, ',') || '}'`;
}
