import { BoundedMap } from "../file/bounded-map.ts";
import type { Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";

/** What a write of our own did to one record. */
export interface RecordWrite {
  /** The version of the collection that it led from, and to. */
  readonly before: number;
  readonly after: number;
  readonly sequence: number;
  /** How many more records there are since. */
  readonly more: -1 | 0 | 1;
}

/** The orders that a small collection was asked for in. */
export interface KeptOrders {
  /** All sequences in an order, as of this version; `sort` finds them where that is not known. */
  find(order: string, version: number, sort: () => Float64Array): Float64Array;
  noteWrite(write: RecordWrite): void;
  /** What was noted did not happen. */
  forget(): void;
}

interface KeptOrder {
  readonly version: number;
  readonly sequences: Float64Array;
}

const mostOrders = 20;
/** From here on, sorting all is as quick as finding the places of those that were written. */
const mostWrites = 8;

/**
 * To sort a thousand records, as many JSON texts are taken apart. After a write all but one are where
 * they were: its place is found among them by halves, each time by SQLite, so that there is one
 * notion of order only.
 */
export function createKeptOrders(prepare: (sql: string) => Statement, table: string): KeptOrders {
  let kept = new BoundedMap<string, KeptOrder>(mostOrders);
  /** The last writes, without a gap between them. */
  let writes: RecordWrite[] = [];

  return {
    find: (order, version, sort) => {
      const known = kept.get(order);
      const sequences = (known && bringUpToDate(known, version, order)) ?? sort();
      if (known?.sequences !== sequences) kept.set(order, { version, sequences });
      return sequences;
    },
    noteWrite: (write) => {
      if (kept.size === 0) return;
      if (writes.at(-1)?.after !== write.before) writes = [];
      writes.push(write);
      if (writes.length > mostWrites) writes.shift();
    },
    forget: () => {
      kept = new BoundedMap(mostOrders);
      writes = [];
    },
  };

  /** Undefined where more has happened to it than is known, or than is worth looking at. */
  function bringUpToDate(
    known: KeptOrder,
    version: number,
    order: string,
  ): Float64Array | undefined {
    if (known.version === version) return known.sequences;
    if (writes.at(-1)?.after !== version) return undefined;
    const first = writes.findIndex(({ before }) => before === known.version);
    return first < 0 ? undefined : mend(known.sequences, writes.slice(first), order);
  }

  function mend(before: Float64Array, since: readonly RecordWrite[], order: string): Float64Array {
    /** Whether each that was written is still there. */
    const written = new Map(since.map(({ sequence, more }) => [sequence, more >= 0]));
    let sequences: Float64Array = before.filter((sequence) => !written.has(sequence));
    for (const [sequence, isThere] of written) {
      if (isThere)
        sequences = withInserted(sequences, sequence, placeOf(sequence, sequences, order));
    }
    return sequences;
  }

  function placeOf(sequence: number, sequences: Float64Array, order: string): number {
    const one = `SELECT * FROM ${quoteName(table)} WHERE _seq = ?`;
    // For `IN (?, ?)` SQLite would plan the statement anew each time.
    const earlier = prepare(`SELECT _seq FROM (${one} UNION ALL ${one})${order} LIMIT 1`);
    let [start, end] = [0, sequences.length];
    while (start < end) {
      const middle = (start + end) >> 1;
      if (earlier.get(sequence, sequences[middle])?.[0] === sequence) end = middle;
      else start = middle + 1;
    }
    return start;
  }
}

function withInserted(sequences: Float64Array, sequence: number, place: number): Float64Array {
  const more = new Float64Array(sequences.length + 1);
  more.set(sequences.subarray(0, place));
  more[place] = sequence;
  more.set(sequences.subarray(place), place + 1);
  return more;
}
