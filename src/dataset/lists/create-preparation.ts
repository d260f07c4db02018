import type { Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { SqlPlace } from "./condition-sql.ts";
import type { Digest } from "./digest.ts";
import type { Indexes } from "./indexes.ts";
import type { ListPlan } from "./list-plans.ts";
import { endOf, type ListQuery } from "./list-query.ts";
import { toWhereSql } from "./list-sql.ts";
import { batchSize } from "./long-lists.ts";
import type { KeptMatches } from "./matches.ts";
import { toEndsSql, toStretches } from "./places.ts";
import type { BesideQuestion, SecondReader } from "./second-reader.ts";

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
  readonly digest: Digest;
  readonly matches: KeptMatches;
}

/** From here on, working out the place of a slice costs less than walking there. */
export const farAway = 1000;
/** From here on, what is more than a page of stored records is asked beside. */
const manyRecords = 20_000;
/** From here on, looking at all of them in several threads at once is worth the memory of these. */
const worthCutting = 400_000;
/** So many of a sorted list are found at once: the next pages need not be asked for. */
const pagesAhead = 1000;
/** How often something is asked beside before it is done here: each time somebody wrote meanwhile. */
const mostTries = 3;

export function createPreparation(parts: PreparationParts): Preparation {
  const { reader, place, statement, planOf, versionOf, size, indexes, digest, matches } = parts;
  const name = quoteName(place.table.name);
  const asked = new Map<string, Promise<void>>();

  return {
    prepare: (query) => {
      const plan = planOf(query);
      if (!reader || size() < manyRecords) return undefined;
      // Whoever reads a page will look for something in a moment.
      for (const sql of digest.missing()) void reader.exec(sql);
      if (plan.isPlain) return undefined;
      const isKept = matches.find(plan.question, versionOf(plan), endOf(query.slice));
      if (isKept || isQuick(query, plan)) return undefined;
      const key = `${isAhead(query)} ${plan.question}`;
      const before = asked.get(key);
      if (before) return before;
      const asking = askBeside(reader, query, plan).finally(() => asked.delete(key));
      asked.set(key, asking);
      return asking;
    },
    prepareIndex: (query) => {
      if (!reader || size() < manyRecords) return undefined;
      for (const sql of indexes.missing(query, size())) void reader.exec(sql);
      return reader.settled();
    },
  };

  /** The first pages in the order of an index, and what an index finds few of. */
  function isQuick({ conditions, sort, slice }: ListQuery, plan: ListPlan): boolean {
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
    return statement(few).get(...plan.values)[0] <= batchSize;
  }

  async function askBeside(second: SecondReader, query: ListQuery, plan: ListPlan): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const version = versionOf(plan);
      const found = await second.findMatches(toQuestion(query, plan, second.width));
      if (!found || versionOf(plan) !== version) continue;
      matches.keep(plan.question, version, found);
      break;
    }
    for (const sql of indexes.missing(query, size())) void second.exec(sql);
  }

  /** In the digest, where it holds all that is asked: there is no quicker way to look at all. */
  function toQuestion(query: ListQuery, plan: ListPlan, width: number): BesideQuestion {
    const beside = { oddTexts: digest.oddTexts() };
    const { text, values } = toWhereSql(query.conditions, { ...place, beside });
    const index = digest.valuesFor(query);
    const from = `${name}${index === undefined ? "" : ` INDEXED BY ${index}`}${text}`;
    const find = `SELECT _seq FROM ${from}`;
    if (isAhead(query)) {
      return {
        finds: [{ text: `${find}${plan.order} LIMIT ${pagesAhead}`, values }],
        count: { text: `SELECT count(*) FROM ${from}`, values },
      };
    }
    const isCut = size() >= worthCutting && isWalk(query, plan, index);
    const finds = (isCut ? toParts(width) : [""]).map((stretch) => ({
      text: `${find}${stretch}${plan.order}`,
      values,
    }));
    return { finds, count: undefined };
  }

  /** Whether all records are looked at, in the order in which they are found: in several places at once. */
  function isWalk(
    query: ListQuery,
    { others }: ListPlan,
    digestIndex: string | undefined,
  ): boolean {
    if (query.sort.length > 0 || others.length > 0) return false;
    if (digestIndex !== undefined) return true;
    return query.conditions.every(
      (condition) => condition.kind !== "comparison" || !indexes.has(condition.member),
    );
  }

  function toParts(count: number): readonly string[] {
    return toStretches(statement(toEndsSql(place.table.name)).get(), count);
  }
}

/** Of a sorted list the first pages are found in a tenth of the time that sorting all of it takes. */
function isAhead({ sort, slice }: ListQuery): boolean {
  return sort.length > 0 && endOf(slice) <= pagesAhead;
}
