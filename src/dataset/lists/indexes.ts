import type { Database } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { Table } from "../tables/tables.ts";
import { flattenConditions, type ListQuery, type Scalar } from "./list-query.ts";
import { toSortValueSql } from "./list-sql.ts";

/** Below this, reading every record is as quick as an index and costs a write nothing. */
const largeCollection = 5000;
/** Each index is paid for by every write. */
const mostIndexes = 12;

const indexable: readonly string[] = ["equal", "greater", "greaterOrEqual", "less", "lessOrEqual"];

/**
 * An index for each member that a large collection is filtered or sorted on, made when first asked
 * for. Their expressions are SQLite's own functions alone, so that other programs can still write.
 */
export function createIndexes(
  db: Database,
  table: Table,
): (query: ListQuery, size: number) => void {
  const made = new Set<string>();
  return function provideIndexes({ conditions, sort }, size) {
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
    for (const member of own.filter(({ isList }) => !isList)) {
      const expression = toSortValueSql(member, table.columns);
      if (made.has(expression) || made.size >= mostIndexes) continue;
      made.add(expression);
      const name = quoteName(`${table.name} by ${expression}`);
      db.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${quoteName(table.name)} (${expression})`);
    }
  };
}
