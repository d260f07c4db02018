import type { Collection } from "../../schema/resource.ts";
import type { RecordList } from "../dataset.ts";
import type { Database, Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { Sql, SqlPlace } from "./condition-sql.ts";
import { createDigest } from "./digest.ts";
import { createIndexes, largeCollection } from "./indexes.ts";
import { collectionsThrough, flattenConditions, type ListQuery, type Slice } from "./list-query.ts";
import { toOrderSql, toRecordSql, toWhereSql } from "./list-sql.ts";
import { batchSize, createLongLists } from "./long-lists.ts";
import { createKeptMatches, type Matches } from "./matches.ts";
import { createSequenceAt } from "./places.ts";
import { createSearchTexts } from "./search-texts.ts";
import type { BesideQuestion, SecondReader } from "./second-reader.ts";
import type { SentLists } from "./sent-lists.ts";
import { createTotals, type KnownTotal } from "./totals.ts";

/** A bare `LIMIT ?` makes SQLite compile the statement anew each time: its value decides the plan. */
const sliceSql = " LIMIT CAST(? AS INTEGER) OFFSET CAST(? AS INTEGER)";
/** From here on, working out the place of a slice costs less than walking there. */
const farAway = 1000;
/** From here on, what is more than a page of stored records is asked beside. */
const manyRecords = 20_000;
/** So many of a sorted list are found at once: the next pages need not be asked for. */
const pagesAhead = 1000;
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
  const digest = createDigest(db, table);
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
      if (!reader || totals.all(currentVersion()) < manyRecords) return undefined;
      // Whoever reads a page will look for something in a moment.
      for (const sql of digest.missing()) void reader.exec(sql);
      if (plan.isPlain) return undefined;
      const end = endOf(query.slice);
      if (matches.find(plan.question, versionOf(plan), end) || isQuick(query, plan)) {
        return undefined;
      }
      const key = `${isAhead(query)} ${plan.question}`;
      const before = asked.get(key);
      if (before) return before;
      const asking = askBeside(reader, query, plan).finally(() => asked.delete(key));
      asked.set(key, asking);
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
    const known = plan.isPlain
      ? undefined
      : matches.find(plan.question, versionOf(plan), endOf(query.slice));
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

  function sortAll(plan: Plan): Matches {
    const version = versionOf(plan);
    const sequences = readSequences(plan, -1, 0);
    const all = { total: sequences.length, sequences };
    matches.keep(plan.question, version, all);
    return all;
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
      const isNear = endOf(slice) <= farAway;
      return key !== undefined && minor.length === 0 && isNear && indexes.has(key.member);
    }
    if (more.length > 0 || condition.kind !== "comparison" || !indexes.has(condition.member)) {
      return false;
    }
    const few = `SELECT count(*) FROM (SELECT 1 FROM ${name}${plan.text} LIMIT ${batchSize + 1})`;
    return prepare(few).get(...plan.values)[0] <= batchSize;
  }

  async function askBeside(second: SecondReader, query: ListQuery, plan: Plan): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const version = versionOf(plan);
      const found = await second.findMatches(toQuestion(query, plan));
      if (!found || versionOf(plan) !== version) continue;
      matches.keep(plan.question, version, found);
      break;
    }
    for (const sql of indexes.missing(query, totals.all(currentVersion()))) void second.exec(sql);
  }

  /** In the digest, where it holds all that is asked: there is no quicker way to look at all. */
  function toQuestion(query: ListQuery, plan: Plan): BesideQuestion {
    const beside = { oddTexts: digest.oddTexts() };
    const where = toWhereSql(query.conditions, { ...place, beside });
    const index = digest.valuesFor(query);
    const from = `${name}${index === undefined ? "" : ` INDEXED BY ${index}`}`;
    const find = `SELECT _seq FROM ${from}${where.text}${plan.order}`;
    const { values } = where;
    if (!isAhead(query)) return { find: { text: find, values }, count: undefined };
    return {
      find: { text: `${find} LIMIT ${pagesAhead}`, values },
      count: { text: `SELECT count(*) FROM ${from}${where.text}`, values },
    };
  }

  function takeFrom(plan: Plan, found: Matches, slice: Slice | undefined): RecordList {
    const { total } = found;
    const { start = 0, limit = total } = slice ?? {};
    const sequences = found.sequences.subarray(start, start + limit);
    const facts = { total, count: sequences.length, version: currentVersion() };
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

/** Of a sorted list the first pages are found in a tenth of the time that sorting all of it takes. */
function isAhead({ sort, slice }: ListQuery): boolean {
  return sort.length > 0 && endOf(slice) <= pagesAhead;
}

function endOf(slice: Slice | undefined): number {
  return slice?.limit === undefined ? Number.POSITIVE_INFINITY : slice.start + slice.limit;
}

function hasSearch({ conditions }: ListQuery): boolean {
  return flattenConditions(conditions).some(({ kind }) => kind === "search");
}

function toOneBatch({ version, count, text }: ReadSlice) {
  return { version, count, isWhole: true, batches: [text] };
}
