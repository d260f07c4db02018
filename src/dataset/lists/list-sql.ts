import type { FieldTree } from "../../schema/records/field-tree.ts";
import { quoteName, quoteText } from "../file/sql-text.ts";
import { type Columns, toPathSql, toValueSql } from "../tables/columns.ts";
import { identifierColumn } from "../tables/tables.ts";
import {
  joinSql,
  type Sql,
  type SqlPlace,
  toComparisonSql,
  toInstantSql,
} from "./condition-sql.ts";
import type { Condition, MemberPath, SortKey } from "./list-query.ts";
import { toSearchSql } from "./search-texts.ts";

/** ` WHERE …`, or nothing where everything matches. */
export function toWhereSql(conditions: readonly Condition[], place: SqlPlace): Sql {
  if (conditions.length === 0) return { text: "", values: [] };
  const { text, values } = toAllSql(conditions, place);
  return { text: ` WHERE ${text}`, values };
}

function toAllSql(conditions: readonly Condition[], place: SqlPlace): Sql {
  return joinSql(
    conditions.map((condition) => toConditionSql(condition, place)),
    "AND",
  );
}

function toConditionSql(condition: Condition, place: SqlPlace): Sql {
  switch (condition.kind) {
    case "search":
      return toSearchSql(condition, place);
    case "comparison":
      return toComparisonSql(condition, place);
    case "anyOf":
      return joinSql(
        condition.groups.map((group) => toAllSql(group, place)),
        "OR",
      );
  }
}

/** Null and absent come last in either direction; the order of creation decides between equals. */
export function toOrderSql(sort: readonly SortKey[], place: SqlPlace): string {
  const keys = sort.map(
    ({ member, isDescending }) =>
      `${toKeySql(member, place)} ${isDescending ? "DESC" : "ASC"} NULLS LAST`,
  );
  return ` ORDER BY ${[...keys, "_seq"].join(", ")}`;
}

/** The value that a record is sorted by, its own or that of the record which it refers to. */
function toKeySql(member: MemberPath, place: SqlPlace, called = place.table.name): string {
  const [hop, ...rest] = member.through ?? [];
  if (!hop) return toSortValueSql(member, place.table.columns);
  const target = place.tableOf(hop.to);
  // A table may refer to itself: inside, its records go by another name.
  const alias = `${called} refers to`;
  const inner = toKeySql({ ...member, through: rest }, { ...place, table: target }, alias);
  const reference = toValueSql(hop.names, place.table.columns, called);
  const id = `${quoteName(alias)}.${identifierColumn(hop.to, target)}`;
  return `(SELECT ${inner} FROM ${quoteName(target.name)} AS ${quoteName(alias)} WHERE ${id} = ${reference})`;
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
