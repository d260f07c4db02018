import { BoundedMap } from "./bounded-map.ts";
import type { Sql } from "./condition-sql.ts";
import type { Database, Statement } from "./database.ts";
import type { RecordList } from "./dataset.ts";
import { createIndexes } from "./indexes.ts";
import type { ListQuery } from "./list-query.ts";
import { toOrderSql, toRecordSql, toWhereSql } from "./list-sql.ts";
import { createSearchTexts } from "./search-texts.ts";
import { quoteName } from "./sql-text.ts";
import type { Table } from "./tables.ts";

/** Up to this many records are read at once; a longer list is read and sent in batches. */
export const batchSize = 1000;
const mostTotals = 200;

interface Plan extends Sql {
  readonly order: string;
  readonly record: string;
}

/** A slice as one text, and the version that was current when it was read. */
interface ReadSlice {
  readonly version: number;
  readonly count: number;
  readonly text: string;
}

/** Answers list queries by SQL. */
export function createRecordLists(
  db: Database,
  prepare: (sql: string) => Statement,
  table: Table,
  currentVersion: () => number,
): (query: ListQuery) => RecordList {
  const name = quoteName(table.name);
  const searchTexts = createSearchTexts(db, table);
  const provideIndexes = createIndexes(db, table);
  const plans = new BoundedMap<ListQuery, Plan>(mostTotals);
  const totals = new BoundedMap<string, { version: number; total: number }>(mostTotals);

  return function list(query) {
    const known = plans.get(query);
    const plan = known ?? buildPlan(query);
    if (!known) plans.set(query, plan);
    prepareFor(query);
    return query.slice === undefined
      ? readWhole(plan)
      : readSlice(plan, query.slice.start, query.slice.limit);
  };

  function buildPlan(query: ListQuery): Plan {
    return {
      ...toWhereSql(query.conditions, table),
      order: toOrderSql(query.sort, table.columns),
      record: toRecordSql(query.fields),
    };
  }

  function prepareFor(query: ListQuery): void {
    if (query.conditions.length + query.sort.length === 0) return;
    const version = currentVersion();
    if (query.conditions.some(({ kind }) => kind === "search")) searchTexts(version);
    provideIndexes(query, countMatches({ text: "", values: [] }, version));
  }

  function readWhole(plan: Plan): RecordList {
    const read = readRecords(plan, batchSize + 1, 0);
    if (read.count <= batchSize) return { ...toOneBatch(read), total: read.count };
    const sequences = readSequences(plan, -1, 0);
    return { ...toBatches(plan, sequences), total: sequences.length, version: read.version };
  }

  function readSlice(plan: Plan, start: number, limit = -1): RecordList {
    if (limit >= 0 && limit <= batchSize) {
      const read = readRecords(plan, limit, start);
      return { ...toOneBatch(read), total: countMatches(plan, read.version) };
    }
    const version = currentVersion();
    const sequences = readSequences(plan, limit, start);
    return { ...toBatches(plan, sequences), total: countMatches(plan, version), version };
  }

  /**
   * SQLite joins the texts: one row crosses into JavaScript, however many there are. The version is
   * asked for first: where another program writes in between, it is too old and never too new.
   */
  function readRecords(plan: Plan, limit: number, start: number): ReadSlice {
    const version = currentVersion();
    const sql = `SELECT count(*), group_concat(record, ',') FROM (
      SELECT ${plan.record} AS record FROM ${name}${plan.text}${plan.order} LIMIT ? OFFSET ?)`;
    const [count, text] = prepare(sql).get(...plan.values, limit, start);
    return { version, count, text: text ?? "" };
  }

  function readSequences(plan: Plan, limit: number, start: number): readonly number[] {
    const sql = `SELECT _seq FROM ${name}${plan.text}${plan.order} LIMIT ? OFFSET ?`;
    return prepare(sql)
      .all(...plan.values, limit, start)
      .map(([sequence]) => sequence);
  }

  /** No statement stays open between two batches: writes go on while a list is being sent. */
  function toBatches(plan: Plan, sequences: readonly number[]) {
    function* readBatches() {
      const sql = `SELECT _seq, ${plan.record} FROM ${name}
        WHERE _seq IN (SELECT value FROM json_each(?))`;
      for (let from = 0; from < sequences.length; from += batchSize) {
        const wanted = sequences.slice(from, from + batchSize);
        const found = new Map<number, string>(prepare(sql).all(JSON.stringify(wanted)));
        yield wanted.flatMap((sequence) => found.get(sequence) ?? []).join(",");
      }
    }
    return {
      count: sequences.length,
      isWhole: false,
      batches: { [Symbol.iterator]: readBatches },
    };
  }

  function countMatches(where: Sql, version: number): number {
    const key = where.text === "" ? "" : JSON.stringify([where.text, where.values]);
    const known = totals.get(key);
    if (known?.version === version) return known.total;
    const [total] = prepare(`SELECT count(*) FROM ${name}${where.text}`).get(...where.values);
    totals.set(key, { version, total });
    return total;
  }
}

function toOneBatch({ version, count, text }: ReadSlice) {
  return { version, count, isWhole: true, batches: [text] };
}
