import type { Collection } from "../../schema/resource.ts";
import type { Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { Sql, SqlPlace } from "./condition-sql.ts";
import { collectionsThrough, type ListQuery } from "./list-query.ts";
import { toOrderSql, toRecordSql, toWhereSql } from "./list-sql.ts";
import type { KnownTotal, Totals } from "./totals.ts";

/** What a query needs of SQL, worked out once. */
export interface ListPlan extends Sql {
  readonly order: string;
  readonly record: string;
  readonly total: KnownTotal;
  /** The collections that it looks into beside its own. */
  readonly others: readonly Collection[];
  /** Whether it asks for all records in the order of creation. */
  readonly isPlain: boolean;
  /** Which records it asks for, in which order; what it shows of them is another matter. */
  readonly question: string;
  /** Prepared when first needed: what search texts are read from may not be there yet. */
  readonly read: () => Statement;
}

/** A bare `LIMIT ?` makes SQLite compile the statement anew each time: its value decides the plan. */
export const sliceSql = " LIMIT CAST(? AS INTEGER) OFFSET CAST(? AS INTEGER)";

/** SQLite joins the texts: one row crosses into JavaScript, however many there are. */
export function toReadSql(table: string, record: string, where: string, order: string): string {
  return `SELECT count(*), group_concat(record, ',') FROM (
      SELECT ${record} AS record FROM ${quoteName(table)}${where}${order}${sliceSql})`;
}

export function createListPlans(
  prepare: (sql: string) => Statement,
  place: SqlPlace,
  totals: Pick<Totals, "of">,
): (query: ListQuery) => ListPlan {
  const plans = new WeakMap<ListQuery, ListPlan>();
  const { name } = place.table;
  return function planOf(query) {
    const known = plans.get(query);
    if (known) return known;
    const where = toWhereSql(query.conditions, place);
    const order = toOrderSql(query.sort, place);
    const record = toRecordSql(query.fields);
    let read: Statement | undefined;
    const plan = {
      ...where,
      order,
      record,
      read: () => {
        read ??= prepare(toReadSql(name, record, where.text, order));
        return read;
      },
      total: totals.of(where),
      others: collectionsThrough(query),
      isPlain: query.conditions.length + query.sort.length === 0,
      question: JSON.stringify([where.text, where.values, order]),
    };
    plans.set(query, plan);
    return plan;
  };
}
