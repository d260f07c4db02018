import type { Collection } from "../../schema/resource.ts";
import type { RecordList } from "../dataset.ts";
import type { Database, Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { Sql, SqlPlace } from "./condition-sql.ts";
import { createIndexes, largeCollection } from "./indexes.ts";
import { collectionsThrough, flattenConditions, type ListQuery, type Slice } from "./list-query.ts";
import { toOrderSql, toRecordSql, toWhereSql } from "./list-sql.ts";
import { batchSize, createLongLists } from "./long-lists.ts";
import { createKeptMatches } from "./matches.ts";
import { createSequenceAt } from "./places.ts";
import { createSearchTexts } from "./search-texts.ts";
import type { SecondReader } from "./second-reader.ts";
import type { SentLists } from "./sent-lists.ts";
import { createTotals, type KnownTotal } from "./totals.ts";

/** A bare `LIMIT ?` makes SQLite compile the statement anew each time: its value decides the plan. */
const sliceSql = " LIMIT CAST(? AS INTEGER) OFFSET CAST(? AS INTEGER)";
/** From here on, working out the place of a slice costs less than walking there. */
const farAway = 1000;
/** From here on, what is more than a page of stored records is asked beside. */
const manyRecords = 20_000;
/** How often something is asked beside before it is done here: each time somebody wrote meanwhile. */
const mostTries = 3;

/** What a query needs of SQL, worked out once. */
interface Plan extends Sql {
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

/** How far the records have changed: those of this collection, and of others. */
export interface Versions {
  readonly own: () => number;
  readonly of: (collection: Collection) => number;
}

/** A slice as one text, and the version that was current when it was read. */
interface ReadSlice {
  readonly version: number;
  readonly count: number;
  readonly text: string;
}

/** Answers list queries by SQL. */
export interface RecordLists {
  list(query: ListQuery): RecordList;
  /** Has what would take long worked out beside; undefined where nothing would. */
  prepare(query: ListQuery): Promise<void> | undefined;
  /** Has the index that a query wants made beside; undefined where there is one, or need not be. */
  prepareIndex(query: ListQuery): Promise<void> | undefined;
  /** A write of our own led from one version to another, and to so many more records. */
  noteWrite(before: number, after: number, more: number): void;
  /** What was noted did not happen. */
  forget(): void;
}

/** What lists are made with, beside their own table. */
export interface ListTools {
  readonly sentLists: SentLists;
  /** Undefined: there is nobody to ask beside. */
  readonly reader: SecondReader | undefined;
}

export function createRecordLists(
  db: Database,
  prepare: (sql: string) => Statement,
  place: SqlPlace,
  identifier: string,
  versions: Versions,
  { sentLists, reader }: ListTools,
): RecordLists {
  const { table } = place;
  const currentVersion = versions.own;
  const name = quoteName(table.name);
  const searchTexts = createSearchTexts(db, table);
  const indexes = createIndexes(db, table, identifier);
  const totals = createTotals(prepare, table.name);
  const longLists = createLongLists(prepare, table.name, sentLists);
  const sequenceAt = createSequenceAt(prepare, table.name);
  const matches = createKeptMatches();
  const asked = new Map<string, Promise<void>>();
  const plans = new WeakMap<ListQuery, Plan>();

  return {
    list,
    prepare: (query) => {
      const plan = planOf(query);
      if (!reader || plan.isPlain || totals.all(currentVersion()) < manyRecords) return undefined;
      if (matches.find(plan.question, versionOf(plan)) || isQuick(query, plan)) return undefined;
      const before = asked.get(plan.question);
      if (before) return before;
      const asking = askBeside(reader, query, plan).finally(() => asked.delete(plan.question));
      asked.set(plan.question, asking);
      return asking;
    },
    prepareIndex: (query) => {
      const size = totals.all(currentVersion());
      if (!reader || size < manyRecords) return undefined;
      for (const sql of indexes.missing(query, size)) void reader.exec(sql);
      return reader.settled();
    },
    noteWrite: totals.noteWrite,
    forget: totals.forget,
  };

  function list(query: ListQuery): RecordList {
    const plan = planOf(query);
    const known = plan.isPlain ? undefined : matches.find(plan.question, versionOf(plan));
    if (known) return takeFrom(plan, known, query.slice);
    if (!plan.isPlain) prepareFor(query);
    if (isSortedAnew(query)) return takeFrom(plan, sortAll(plan), query.slice);
    return query.slice === undefined
      ? readWhole(plan)
      : readSlice(plan, query.slice.start, query.slice.limit);
  }

  function planOf(query: ListQuery): Plan {
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
        read ??= prepare(toReadSql(record, where.text, order));
        return read;
      },
      total: totals.of(where),
      others: collectionsThrough(query),
      isPlain: query.conditions.length + query.sort.length === 0,
      question: JSON.stringify([where.text, where.values, order]),
    };
    plans.set(query, plan);
    return plan;
  }

  /** Without an index, a page costs the sorting of all: then the next ones can have it for nothing. */
  function isSortedAnew({ sort, slice }: ListQuery): boolean {
    return (
      sort.length > 0 &&
      slice?.limit !== undefined &&
      slice.limit <= batchSize &&
      totals.all(currentVersion()) < largeCollection
    );
  }

  function sortAll(plan: Plan): Float64Array {
    const version = versionOf(plan);
    const sequences = readSequences(plan, -1, 0);
    matches.keep(plan.question, version, sequences);
    return sequences;
  }

  /** Versions only grow, so that their sum stays the same only where each of them does. */
  function versionOf({ others }: Plan, own = currentVersion()): number {
    return others.reduce((sum, other) => sum + versions.of(other), own);
  }

  function prepareFor(query: ListQuery): void {
    const version = currentVersion();
    if (hasSearch(query)) searchTexts(version);
    indexes.provide(query, totals.all(version));
  }

  /** The first pages in the order of an index, and what an index finds few of. */
  function isQuick({ conditions, sort, slice }: ListQuery, plan: Plan): boolean {
    const [condition, ...more] = conditions;
    const [key, ...minor] = sort;
    if (!condition) {
      const end = slice?.limit === undefined ? Number.POSITIVE_INFINITY : slice.start + slice.limit;
      return key !== undefined && minor.length === 0 && end <= farAway && indexes.has(key.member);
    }
    if (more.length > 0 || condition.kind !== "comparison" || !indexes.has(condition.member)) {
      return false;
    }
    const few = `SELECT count(*) FROM (SELECT 1 FROM ${name}${plan.text} LIMIT ${batchSize + 1})`;
    return prepare(few).get(...plan.values)[0] <= batchSize;
  }

  async function askBeside(second: SecondReader, query: ListQuery, plan: Plan): Promise<void> {
    const where = toWhereSql(query.conditions, { ...place, isBeside: true });
    const text = `SELECT json_group_array(_seq) FROM (
      SELECT _seq FROM ${name}${where.text}${plan.order})`;
    for (let tries = 0; tries < mostTries; tries++) {
      const version = versionOf(plan);
      const sequences = await second.findSequences({ text, values: where.values });
      if (!sequences) return;
      if (versionOf(plan) !== version) continue;
      matches.keep(plan.question, version, sequences);
      break;
    }
    for (const sql of indexes.missing(query, totals.all(currentVersion()))) void second.exec(sql);
  }

  function takeFrom(plan: Plan, found: Float64Array, slice: Slice | undefined): RecordList {
    const { start = 0, limit = found.length } = slice ?? {};
    const sequences = found.subarray(start, start + limit);
    const facts = { total: found.length, count: sequences.length, version: currentVersion() };
    if (sequences.length > batchSize) {
      return { ...longLists.ofSequences(plan.record, sequences), ...facts };
    }
    return { ...facts, isWhole: true, batches: [longLists.readTexts(plan.record, sequences)] };
  }

  function readWhole(plan: Plan): RecordList {
    const read = readRecords(plan, batchSize + 1, 0);
    if (read.count <= batchSize) return { ...toOneBatch(read), total: read.count };
    return readLong(plan, 0, -1, read.version);
  }

  function readSlice(plan: Plan, start: number, limit = -1): RecordList {
    if (limit < 0 || limit > batchSize) return readLong(plan, start, limit, currentVersion());
    if (plan.isPlain && start >= farAway) return readFar(plan, start, limit);
    const read = readRecords(plan, limit, start);
    return { ...toOneBatch(read), total: countOf(plan, read.version) };
  }

  /** The version comes first: where another program writes in between, it is too old, not too new. */
  function readRecords(plan: Plan, limit: number, start: number): ReadSlice {
    const version = currentVersion();
    const [count, text] = plan.read().get(...plan.values, limit, start);
    return { version, count, text: text ?? "" };
  }

  /** SQLite joins the texts: one row crosses into JavaScript, however many there are. */
  function toReadSql(record: string, where: string, order: string): string {
    return `SELECT count(*), group_concat(record, ',') FROM (
      SELECT ${record} AS record FROM ${name}${where}${order}${sliceSql})`;
  }

  function readFar(plan: Plan, start: number, limit: number): RecordList {
    const version = currentVersion();
    const total = totals.all(version);
    if (start >= total || limit === 0) {
      return { total, version, count: 0, isWhole: true, batches: [""] };
    }
    const sql = toReadSql(plan.record, " WHERE _seq >= ?", plan.order);
    const [count, text] = prepare(sql).get(sequenceAt(start, total), limit, 0);
    return { ...toOneBatch({ version, count, text: text ?? "" }), total };
  }

  function readLong(plan: Plan, start: number, limit: number, version: number): RecordList {
    if (!plan.isPlain) {
      const sequences = readSequences(plan, limit, start);
      const total = start === 0 && limit < 0 ? sequences.length : countOf(plan, version);
      const batches = longLists.ofSequences(plan.record, sequences);
      return { ...batches, count: sequences.length, total, version };
    }
    const total = totals.all(version);
    const rest = Math.max(0, total - start);
    const count = limit < 0 ? rest : Math.min(limit, rest);
    const [first, last] =
      count === 0 ? [1, 0] : [sequenceAt(start, total), sequenceAt(start + count - 1, total)];
    return { ...longLists.ofStretch(plan.record, first, last), count, total, version };
  }

  function readSequences(plan: Plan, limit: number, start: number): Float64Array {
    const sql = `SELECT json_group_array(_seq) FROM (
      SELECT _seq FROM ${name}${plan.text}${plan.order}${sliceSql})`;
    return Float64Array.from(JSON.parse(prepare(sql).get(...plan.values, limit, start)[0]));
  }

  function countOf(plan: Plan, version: number): number {
    return totals.count(plan.total, versionOf(plan, version));
  }
}

function hasSearch({ conditions }: ListQuery): boolean {
  return flattenConditions(conditions).some(({ kind }) => kind === "search");
}

function toOneBatch({ version, count, text }: ReadSlice) {
  return { version, count, isWhole: true, batches: [text] };
}
