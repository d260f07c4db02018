import type { Collection } from "../../schema/resource.ts";
import type { RecordList } from "../dataset.ts";
import type { Database, Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { SqlPlace } from "./condition-sql.ts";
import { createPreparation, farAway, type Preparation } from "./create-preparation.ts";
import { createDigest } from "./digest.ts";
import { createIndexes, largeCollection } from "./indexes.ts";
import { createKeptOrders, type RecordWrite } from "./kept-orders.ts";
import { createListPlans, type ListPlan, sliceSql, toReadSql } from "./list-plans.ts";
import { endOf, flattenConditions, type ListQuery, type Slice } from "./list-query.ts";
import { batchSize, createLongLists } from "./long-lists.ts";
import { createKeptMatches, type Matches } from "./matches.ts";
import { createSequenceAt } from "./places.ts";
import { createSearchTexts } from "./search-texts.ts";
import type { SecondReader } from "./second-reader.ts";
import type { SentLists } from "./sent-lists.ts";
import { createTotals } from "./totals.ts";

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
export interface RecordLists extends Preparation {
  list(query: ListQuery): RecordList;
  noteWrite(write: RecordWrite): void;
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
  const orders = createKeptOrders(prepare, table.name);
  const planOf = createListPlans(prepare, place, totals);
  const preparation = createPreparation({
    reader,
    place,
    statement: prepare,
    planOf,
    versionOf,
    size: () => totals.all(currentVersion()),
    indexes,
    digest: createDigest(db, table),
    matches,
  });

  return {
    list,
    ...preparation,
    noteWrite: (write) => {
      totals.noteWrite(write);
      orders.noteWrite(write);
    },
    forget: () => {
      totals.forget();
      orders.forget();
    },
  };

  function list(query: ListQuery): RecordList {
    const plan = planOf(query);
    if (isSortedAnew(query) && asksForAll(query, plan)) {
      return takeFrom(plan, orderAll(plan), query.slice);
    }
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

  /** Whether it asks for all records, and nothing of others. */
  function asksForAll({ conditions }: ListQuery, { others }: ListPlan): boolean {
    return conditions.length === 0 && others.length === 0;
  }

  function orderAll(plan: ListPlan): Matches {
    const sort = () => readSequences(plan, -1, 0);
    const sequences = orders.find(plan.order, currentVersion(), sort);
    return { total: sequences.length, sequences };
  }

  /** Without an index, a page costs the sorting of all: then the next ones can have it for nothing. */
  function isSortedAnew({ sort, slice }: ListQuery): boolean {
    return (
      sort.length > 0 &&
      slice?.limit !== undefined &&
      totals.all(currentVersion()) < largeCollection
    );
  }

  function sortAll(plan: ListPlan): Matches {
    const version = versionOf(plan);
    const sequences = readSequences(plan, -1, 0);
    const all = { total: sequences.length, sequences };
    matches.keep(plan.question, version, all);
    return all;
  }

  /** Versions only grow, so that their sum stays the same only where each of them does. */
  function versionOf({ others }: ListPlan, own = currentVersion()): number {
    return others.reduce((sum, other) => sum + versions.of(other), own);
  }

  function prepareFor(query: ListQuery): void {
    const version = currentVersion();
    if (hasSearch(query)) searchTexts(version);
    indexes.provide(query, totals.all(version));
  }

  function takeFrom(plan: ListPlan, found: Matches, slice: Slice | undefined): RecordList {
    const { total } = found;
    const { start = 0, limit = total } = slice ?? {};
    const sequences = found.sequences.subarray(start, start + limit);
    const facts = { total, count: sequences.length, version: currentVersion() };
    if (sequences.length > batchSize) {
      return { ...longLists.ofSequences(plan.record, sequences), ...facts };
    }
    return { ...facts, isWhole: true, batches: [longLists.readTexts(plan.record, sequences)] };
  }

  function readWhole(plan: ListPlan): RecordList {
    const version = currentVersion();
    // Nothing is read only to see that there is more: twenty who ask at once would be felt.
    if (plan.isPlain && totals.all(version) > batchSize) return readLong(plan, 0, -1, version);
    const read = readRecords(plan, batchSize + 1, 0);
    if (read.count <= batchSize) return { ...toOneBatch(read), total: read.count };
    return readLong(plan, 0, -1, read.version);
  }

  function readSlice(plan: ListPlan, start: number, limit = -1): RecordList {
    if (limit < 0 || limit > batchSize) return readLong(plan, start, limit, currentVersion());
    if (plan.isPlain && start >= farAway) return readFar(plan, start, limit);
    const read = readRecords(plan, limit, start);
    return { ...toOneBatch(read), total: countOf(plan, read.version) };
  }

  /** The version comes first: where another program writes in between, it is too old, not too new. */
  function readRecords(plan: ListPlan, limit: number, start: number): ReadSlice {
    const version = currentVersion();
    const [count, text] = plan.read().get(...plan.values, limit, start);
    return { version, count, text: text ?? "" };
  }

  function readFar(plan: ListPlan, start: number, limit: number): RecordList {
    const version = currentVersion();
    const total = totals.all(version);
    if (start >= total || limit === 0) {
      return { total, version, count: 0, isWhole: true, batches: [""] };
    }
    const sql = toReadSql(table.name, plan.record, " WHERE _seq >= ?", plan.order);
    const [count, text] = prepare(sql).get(sequenceAt(start, total), limit, 0);
    return { ...toOneBatch({ version, count, text: text ?? "" }), total };
  }

  function readLong(plan: ListPlan, start: number, limit: number, version: number): RecordList {
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

  function readSequences(plan: ListPlan, limit: number, start: number): Float64Array {
    const sql = `SELECT json_group_array(_seq) FROM (
      SELECT _seq FROM ${name}${plan.text}${plan.order}${sliceSql})`;
    return Float64Array.from(JSON.parse(prepare(sql).get(...plan.values, limit, start)[0]));
  }

  function countOf(plan: ListPlan, version: number): number {
    return totals.count(plan.total, versionOf(plan, version));
  }
}

function hasSearch({ conditions }: ListQuery): boolean {
  return flattenConditions(conditions).some(({ kind }) => kind === "search");
}

function toOneBatch({ version, count, text }: ReadSlice) {
  return { version, count, isWhole: true, batches: [text] };
}
