import type { FieldTree } from "../../schema/records/field-tree.ts";
import { quoteText } from "../file/sql-text.ts";
import { type Columns, toPathSql, toValueSql } from "../tables/columns.ts";
import type { Table } from "../tables/tables.ts";
import { joinSql, type Sql, toComparisonSql, toInstantSql } from "./condition-sql.ts";
import type { Condition, MemberPath, SortKey } from "./list-query.ts";
import { toSearchSql } from "./search-texts.ts";

/** ` WHERE …`, or nothing where everything matches. */
export function toWhereSql(conditions: readonly Condition[], table: Table): Sql {
  if (conditions.length === 0) return { text: "", values: [] };
  const { text, values } = toAllSql(conditions, table);
  return { text: ` WHERE ${text}`, values };
}

function toAllSql(conditions: readonly Condition[], table: Table): Sql {
  return joinSql(
    conditions.map((condition) => toConditionSql(condition, table)),
    "AND",
  );
}

function toConditionSql(condition: Condition, table: Table): Sql {
  switch (condition.kind) {
    case "search":
      return toSearchSql(condition, table);
    case "comparison":
      return toComparisonSql(condition, table.columns);
    case "anyOf":
      return joinSql(
        condition.groups.map((group) => toAllSql(group, table)),
        "OR",
      );
  }
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
export function toRecordSql(fields: FieldTree | undefined): string {
  return fields === undefined ? "_json" : toObjectSql(fields, []);
}

function toObjectSql(fields: FieldTree, above: readonly string[]): string {
  const members = [...fields].map(([name, inner]) => {
    const key = quoteText(`,${JSON.stringify(name)}:`);
    return `coalesce(${key} || ${toMemberSql([...above, name], inner)}, '')`;
  });
  return members.length === 0 ? "'{}'" : `'{' || ltrim(${members.join(" || ")}, ',') || '}'`;
}

/** What turns out to be no object, such as null, is sent as it is. */
function toMemberSql(names: readonly string[], inner: FieldTree | "whole"): string {
  const path = toPathSql(names);
  const whole = `(_json -> ${path})`;
  if (inner === "whole") return whole;
  return `CASE json_type(_json, ${path}) WHEN 'object' THEN ${toObjectSql(inner, names)} ELSE ${whole} END`;
}
