import type { Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { SqlPlace } from "./condition-sql.ts";
import type { Indexes } from "./indexes.ts";
import type { ListPlan } from "./list-plans.ts";
import type { ListQuery } from "./list-query.ts";
import { toWhereSql } from "./list-sql.ts";
import { batchSize } from "./long-lists.ts";
import type { KeptMatches } from "./matches.ts";
import type { SecondReader } from "./second-reader.ts";

/** Lets the second thread work out what would keep everybody else waiting here. */
export interface Preparation {
  /** Undefined where the query needs nothing of the kind. */
  prepare(query: ListQuery): Promise<void> | undefined;
  /** The index that a query wants; undefined where there is one, or need not be. */
  prepareIndex(query: ListQuery): Promise<void> | undefined;
}

export interface PreparationParts {
  /** Undefined: there is nobody to ask beside. */
  readonly reader: SecondReader | undefined;
  readonly place: SqlPlace;
  readonly statement: (sql: string) => Statement;
  readonly planOf: (query: ListQuery) => ListPlan;
  /** Of all records that a plan looks at. */
  readonly versionOf: (plan: ListPlan) => number;
  /** How many records there are. */
  readonly size: () => number;
  readonly indexes: Indexes;
  readonly matches: KeptMatches;
}

/** From here on, working out the place of a slice costs less than walking there. */
export const farAway = 1000;
/** From here on, what is more than a page of stored records is asked beside. */
const manyRecords = 20_000;
/** How often something is asked beside before it is done here: each time somebody wrote meanwhile. */
const mostTries = 3;

export function createPreparation(parts: PreparationParts): Preparation {
  const { reader, place, statement, planOf, versionOf, size, indexes, matches } = parts;
  const name = quoteName(place.table.name);
  const asked = new Map<string, Promise<void>>();

  return {
    prepare: (query) => {
      const plan = planOf(query);
      if (!reader || plan.isPlain || size() < manyRecords) return undefined;
      if (matches.find(plan.question, versionOf(plan)) || isQuick(query, plan)) return undefined;
      const before = asked.get(plan.question);
      if (before) return before;
      const asking = askBeside(reader, query, plan).finally(() => asked.delete(plan.question));
      asked.set(plan.question, asking);
      return asking;
    },
    prepareIndex: (query) => {
      if (!reader || size() < manyRecords) return undefined;
      for (const sql of indexes.missing(query, size())) reader.buildIndex(sql);
      return reader.settled();
    },
  };

  /** The first pages in the order of an index, and what an index finds few of. */
  function isQuick({ conditions, sort, slice }: ListQuery, plan: ListPlan): boolean {
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
    return statement(few).get(...plan.values)[0] <= batchSize;
  }

  async function askBeside(second: SecondReader, query: ListQuery, plan: ListPlan): Promise<void> {
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
    for (const sql of indexes.missing(query, size())) second.buildIndex(sql);
  }
}
