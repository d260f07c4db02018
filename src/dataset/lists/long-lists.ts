import type { RecordList } from "../dataset.ts";
import type { Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { SentList, SentLists } from "./sent-lists.ts";

/** Up to this many records are read at once; a longer list is read and sent in batches. */
export const batchSize = 1000;
/** So many are in each: what a client that stalls has been given stays in memory, in several copies. */
const pieceSize = 250;

/** The part of a list that is the same whatever was asked. */
export type Batches = Pick<RecordList, "isWhole" | "batches">;

/** Lists that are read as they are sent; `record` is the SQL of what is sent of each. */
export interface LongLists {
  /** The records of these sequences, in this order. */
  ofSequences(record: string, sequences: Float64Array): Batches;
  /** All records of a stretch, in the order of creation. */
  ofStretch(record: string, first: number, last: number): Batches;
  /** The texts of a few records, in this order. */
  readTexts(record: string, sequences: Float64Array): string;
}

/** No statement stays open between two batches: writes go on while a list is being sent. */
export function createLongLists(
  prepare: (sql: string) => Statement,
  table: string,
  sentLists: SentLists,
): LongLists {
  function ofSequences(record: string, sequences: Float64Array): Batches {
    let sentSoFar = 0;
    const sent = sentLists.begin(table, () => toEnds(sequences.subarray(sentSoFar)));
    return toBatches(sent, function* readBatches() {
      while (sentSoFar < sequences.length) {
        const wanted = sequences.subarray(sentSoFar, sentSoFar + pieceSize);
        const batch = joinTexts(record, wanted, sent);
        sentSoFar += pieceSize;
        yield batch;
      }
    });
  }

  function ofStretch(record: string, first: number, last: number): Batches {
    let next = first;
    const sent = sentLists.begin(table, () => [next, last]);
    const readSql = () => `SELECT json_group_array(_seq), group_concat(record, ',') FROM (
      SELECT _seq, ${record} AS record FROM ${quoteName(sent.table)} WHERE _seq BETWEEN ? AND ?
      ORDER BY _seq LIMIT ${pieceSize})`;
    return toBatches(sent, function* readBatches() {
      while (next <= last && !sent.isDisplaced) {
        const [found, text]: [string, string | null] = prepare(readSql()).get(next, last);
        const sequences: number[] = JSON.parse(found);
        const end = sequences.length < pieceSize ? last : (sequences.at(-1) ?? last);
        const displaced = sent.displacedWithin(next, end);
        next = end + 1;
        if (displaced.length === 0) yield text ?? "";
        else yield joinTexts(record, inOrder([...sequences, ...displaced]), sent);
      }
      if (!sent.isDisplaced) return;
      const rest = inOrder(sent.displacedWithin(next, last));
      for (let from = 0; from < rest.length; from += pieceSize) {
        const wanted = rest.subarray(from, from + pieceSize);
        next = (wanted.at(-1) ?? last) + 1;
        yield joinTexts(record, wanted, sent);
      }
    });
  }

  function joinTexts(record: string, wanted: Float64Array, sent: SentList): string {
    const found = new Map(sent.isDisplaced ? [] : readRows(sent.table, record, wanted));
    const texts: string[] = [];
    for (const sequence of wanted) {
      const json = sent.displaced(sequence);
      const text = json === undefined ? found.get(sequence) : project(record, json);
      if (text !== undefined) texts.push(text);
    }
    return texts.join(",");
  }

  function readRows(from: string, record: string, wanted: Float64Array): [number, string][] {
    const sql = `SELECT _seq, ${record} FROM ${quoteName(from)}
      WHERE _seq IN (SELECT value FROM json_each(?))`;
    return prepare(sql).all(JSON.stringify([...wanted]));
  }

  function project(record: string, json: string): string {
    return record === "_json"
      ? json
      : prepare(`SELECT ${record} FROM (SELECT ? AS _json)`).get(json)[0];
  }

  return {
    ofSequences,
    ofStretch,
    readTexts: (record, sequences) => {
      const found = new Map(readRows(table, record, sequences));
      return Array.from(sequences, (sequence) => found.get(sequence) ?? [])
        .flat()
        .join(",");
    },
  };
}

function toBatches(sent: SentList, read: () => Iterable<string>): Batches {
  function* untilSent() {
    try {
      yield* read();
    } finally {
      sent.end();
    }
  }
  return { isWhole: false, batches: { [Symbol.iterator]: untilSent } };
}

function toEnds(sequences: Float64Array): readonly [number, number] {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const sequence of sequences) {
    first = Math.min(first, sequence);
    last = Math.max(last, sequence);
  }
  return [first, last];
}

function inOrder(sequences: readonly number[]): Float64Array {
  return Float64Array.from(new Set(sequences)).sort();
}
