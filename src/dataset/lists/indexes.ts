import type { Database } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import { findIndexName, toFreeIndexName } from "../tables/index-names.ts";
import type { Table } from "../tables/tables.ts";
import { flattenConditions, type ListQuery, type MemberPath, type Scalar } from "./list-query.ts";
import { toSortValueSql } from "./list-sql.ts";

/** Below this, reading every record is as quick as an index and costs a write nothing. */
export const largeCollection = 5000;
/** Each index is paid for by every write. */
const mostIndexes = 12;

const indexable: readonly string[] = ["equal", "greater", "greaterOrEqual", "less", "lessOrEqual"];

/**
 * An index for each member that a large collection is filtered or sorted on, made when first asked
 * for. Their expressions are SQLite's own functions alone, so that other programs can still write.
 */
export interface Indexes {
  /** Makes those that a query wants, at once. */
  provide(query: ListQuery, size: number): void;
  /** The SQL of those that a query wants and that are not there; they count as made from now on. */
  missing(query: ListQuery, size: number): readonly string[];
  /** Whether there is one for a member. */
  has(member: MemberPath): boolean;
}

/** `identifier` is its column, which has an index from the beginning. */
export function createIndexes(db: Database, table: Table, identifier: string): Indexes {
  const made = new Set<string>();
  const nameOf = (expression: string) => `${table.name} by ${expression}`;

  function missing(query: ListQuery, size: number): readonly string[] {
    return membersOf(query, size).flatMap((member) => {
      const expression = toSortValueSql(member, table.columns);
      if (made.has(expression) || made.size >= mostIndexes) return [];
      made.add(expression);
      if (findIndexName(db, table.name, nameOf(expression)) !== undefined) return [];
      const name = quoteName(toFreeIndexName(db, nameOf(expression)));
      return `CREATE INDEX IF NOT EXISTS ${name} ON ${quoteName(table.name)} (${expression})`;
    });
  }

  return {
    missing,
    provide: (query, size) => {
      for (const sql of missing(query, size)) db.exec(sql);
    },
    has: (member) => {
      if (member.isList || member.through) return false;
      const expression = toSortValueSql(member, table.columns);
      if (expression === identifier) return true;
      return findIndexName(db, table.name, nameOf(expression)) !== undefined;
    },
  };
}

function membersOf({ conditions, sort }: ListQuery, size: number): readonly MemberPath[] {
  const isLarge = size >= largeCollection;
  const members = [
    ...flattenConditions(conditions).flatMap((condition) =>
      condition.kind === "comparison" &&
      indexable.includes(condition.operator) &&
      (isLarge || condition.isReference)
        ? [condition.member]
        : [],
    ),
    ...(isLarge ? sort.slice(0, 1).map(({ member }) => member) : []),
  ];
  // Through a reference the other table is asked: here only the reference is looked up.
  const own = members.map(({ through: [hop] = [], ...member }) =>
    hop ? { ...member, names: hop.names, holds: new Set<Scalar>() } : member,
  );
  return own.filter(({ isList }) => !isList);
}
