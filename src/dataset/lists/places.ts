import type { Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";

/** The first and the last sequence of all. */
export function toEndsSql(table: string): string {
  const name = quoteName(table);
  return `SELECT (SELECT min(_seq) FROM ${name}), (SELECT max(_seq) FROM ${name})`;
}

/** Conditions that cut all sequences between these two into so many parts, one after the other. */
export function toStretches(
  [first, last]: readonly [first: number, last: number],
  count: number,
): readonly string[] {
  const cuts = Array.from(
    { length: count - 1 },
    (_, part) => first + Math.floor(((last - first) * (part + 1)) / count),
  );
  return [...cuts, undefined].map((end, part) => {
    const begin = cuts[part - 1];
    const isAfter = begin === undefined ? "" : ` AND _seq >= ${begin}`;
    return end === undefined ? isAfter : `${isAfter} AND _seq < ${end}`;
  });
}

/** The sequence of the record at an index of the whole collection, in the order of creation. */
export type SequenceAt = (index: number, total: number) => number;

/**
 * An `OFFSET` walks over all that it leaves out. Where nothing was deleted, sequences have no gaps and
 * the place can be worked out; otherwise the walk begins at the nearer end.
 */
export function createSequenceAt(prepare: (sql: string) => Statement, table: string): SequenceAt {
  const name = quoteName(table);
  const ends = toEndsSql(table);
  const walk = (direction: "ASC" | "DESC") =>
    `SELECT _seq FROM ${name} ORDER BY _seq ${direction} LIMIT 1 OFFSET CAST(? AS INTEGER)`;
  return function sequenceAt(index, total) {
    const [first, last]: [number, number] = prepare(ends).get();
    if (last - first + 1 === total) return first + index;
    const isNearEnd = index > total / 2;
    const steps = isNearEnd ? total - 1 - index : index;
    return prepare(walk(isNearEnd ? "DESC" : "ASC")).get(steps)[0];
  };
}
