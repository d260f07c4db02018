import type { Collection } from "../../schema/resource.ts";
import type { RecordList } from "../dataset.ts";
import { BoundedMap } from "../file/bounded-map.ts";
import type { Database, Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { Sql, SqlPlace } from "./condition-sql.ts";
import { createIndexes } from "./indexes.ts";
import { collectionsThrough, flattenConditions, type ListQuery } from "./list-query.ts";
import { toOrderSql, toRecordSql, toWhereSql } from "./list-sql.ts";
import { createSearchTexts } from "./search-texts.ts";
import type { SentList, SentLists } from "./sent-lists.ts";

/** Up to this many records are read at once; a longer list is read and sent in batches. */
export const batchSize = 1000;
const mostTotals = 200;
/** A bare `LIMIT ?` makes SQLite compile the statement anew each time: its value decides the plan. */
const sliceSql = " LIMIT CAST(? AS INTEGER) OFFSET CAST(? AS INTEGER)";

/** What a query needs of SQL, worked out once. */
interface Plan extends Sql {
  readonly order: string;
  readonly record: string;
  readonly read: Statement;
  readonly total: KnownTotal;
  /** The collections that it looks into beside its own. */
  readonly others: readonly Collection[];
}

/** How far the records have changed: those of this collection, and of others. */
export interface Versions {
  readonly own: () => number;
  readonly of: (collection: Collection) => number;
}

/** How many match, as of a version; shared by all slices of a list. */
interface KnownTotal {
  version: number | undefined;
  total: number;
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
  place: SqlPlace,
  versions: Versions,
  sentLists: SentLists,
): (query: ListQuery) => RecordList {
  const { table } = place;
  const currentVersion = versions.own;
  const name = quoteName(table.name);
  const searchTexts = createSearchTexts(db, table);
  const provideIndexes = createIndexes(db, table);
  const plans = new WeakMap<ListQuery, Plan>();
  const totals = new BoundedMap<string, KnownTotal>(mostTotals);
  const everything = { text: "", values: [] };

  return function list(query) {
    prepareFor(query);
    const plan = planOf(query);
    return query.slice === undefined
      ? readWhole(plan)
      : readSlice(plan, query.slice.start, query.slice.limit);
  };

  function planOf(query: ListQuery): Plan {
    const known = plans.get(query);
    if (known) return known;
    const where = toWhereSql(query.conditions, place);
    const order = toOrderSql(query.sort, place);
    const record = toRecordSql(query.fields);
    // SQLite joins the texts: one row crosses into JavaScript, however many there are.
    const read = prepare(`SELECT count(*), group_concat(record, ',') FROM (
      SELECT ${record} AS record FROM ${name}${where.text}${order}${sliceSql})`);
    const others = collectionsThrough(query);
    const plan = { ...where, order, record, read, total: totalOf(where), others };
    plans.set(query, plan);
    return plan;
  }

  function totalOf(where: Sql): KnownTotal {
    const key = JSON.stringify([where.text, where.values]);
    const known = totals.get(key);
    if (known) return known;
    const total = { version: undefined, total: 0 };
    totals.set(key, total);
    return total;
  }

  function prepareFor(query: ListQuery): void {
    if (query.conditions.length + query.sort.length === 0) return;
    const version = currentVersion();
    if (flattenConditions(query.conditions).some(({ kind }) => kind === "search"))
      searchTexts(version);
    provideIndexes(query, countMatches(everything, totalOf(everything), version));
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
      return { ...toOneBatch(read), total: countOf(plan, read.version) };
    }
    const version = currentVersion();
    const sequences = readSequences(plan, limit, start);
    return {
      ...toBatches(plan, sequences),
      total: countOf(plan, version),
      version,
    };
  }

  /** The version comes first: where another program writes in between, it is too old, not too new. */
  function readRecords(plan: Plan, limit: number, start: number): ReadSlice {
    const version = currentVersion();
    const [count, text] = plan.read.get(...plan.values, limit, start);
    return { version, count, text: text ?? "" };
  }

  function readSequences(plan: Plan, limit: number, start: number): readonly number[] {
    const sql = `SELECT _seq FROM ${name}${plan.text}${plan.order}${sliceSql}`;
    return prepare(sql)
      .all(...plan.values, limit, start)
      .map(([sequence]) => sequence);
  }

  /** No statement stays open between two batches: writes go on while a list is being sent. */
  function toBatches(plan: Plan, sequences: readonly number[]) {
    const sent = sentLists.begin(table.name, () => readTexts("_json", sequences));
    function* readBatches() {
      try {
        for (let from = 0; from < sequences.length; from += batchSize) {
          yield readBatch(plan, sequences.slice(from, from + batchSize), sent);
        }
      } finally {
        sent.end();
      }
    }
    return {
      count: sequences.length,
      isWhole: false,
      batches: { [Symbol.iterator]: readBatches },
    };
  }

  function readBatch(plan: Plan, wanted: readonly number[], sent: SentList): string {
    const found = new Map(sent.isDisplaced ? [] : readTexts(plan.record, wanted));
    const textOf = (sequence: number) => {
      const json = sent.displaced.get(sequence);
      return json === undefined ? found.get(sequence) : project(plan, json);
    };
    return wanted.flatMap((sequence) => textOf(sequence) ?? []).join(",");
  }

  function readTexts(record: string, wanted: readonly number[]): [number, string][] {
    const sql = `SELECT _seq, ${record} FROM ${name}
      WHERE _seq IN (SELECT value FROM json_each(?))`;
    return prepare(sql).all(JSON.stringify(wanted));
  }

  function project(plan: Plan, json: string): string {
    return prepare(`SELECT ${plan.record} FROM (SELECT ? AS _json)`).get(json)[0];
  }

  /** Versions only grow, so that their sum stays the same only where each of them does. */
  function countOf(plan: Plan, version: number): number {
    const sum = plan.others.reduce((all, other) => all + versions.of(other), version);
    return countMatches(plan, plan.total, sum);
  }

  function countMatches(where: Sql, known: KnownTotal, version: number): number {
    if (known.version !== version) {
      const sql = `SELECT count(*) FROM ${name}${where.text}`;
      known.total = prepare(sql).get(...where.values)[0];
      known.version = version;
    }
    return known.total;
  }
}

function toOneBatch({ version, count, text }: ReadSlice) {
  return { version, count, isWhole: true, batches: [text] };
}
