import type { StoredRecord } from "../dataset.ts";

/** A list that is being sent, batch by batch, as it was when it began. */
export interface SentList {
  /** Where its records are: their table may have been put aside. */
  readonly table: string;
  /** What was written over or removed since, of a sequence. */
  displaced(sequence: number): string | undefined;
  /** The same, of a stretch of sequences, in their order. */
  displacedWithin(first: number, last: number): readonly number[];
  /** Whether all that it still lacks is among the displaced: the table is no longer what it was. */
  readonly isDisplaced: boolean;
  /** All of it is sent: nothing of it need be kept any more. */
  end(): void;
}

/** The least and the greatest sequence that a list has not sent yet. */
export type Lacking = readonly [first: number, last: number];

export interface SentLists {
  begin(table: string, lacking: () => Lacking): SentList;
  /** A record that another has taken the place of, or nothing has. */
  displace(table: string, record: StoredRecord): void;
  /** Before a table, or every one, is emptied, made anew or filled from elsewhere. */
  displaceAll(table?: string): void;
  /** A table has another name now, under which it keeps its records: lists of it go on there. */
  follow(from: string, to: string): void;
  /** Whether some list is being sent from a table. */
  isFollowed(table: string): boolean;
}

/** The texts of a stretch of a table. */
type ReadStretch = (table: string, lacking: Lacking) => Iterable<readonly [number, string]>;

interface OpenList extends SentList {
  table: string;
  readonly lacking: () => Lacking;
  readonly own: Map<number, string>;
  /** The table's texts before it was emptied, for all lists that lack some of them. */
  rest: ReadonlyMap<number, string> | undefined;
}

/**
 * Lists that are being sent hold no transaction open: a slow client would keep SQLite's log from
 * being written back, and a dataset in memory has but one connection. They are held weakly, since
 * nobody says when an answer is given up before its first batch.
 */
export function createSentLists(read: ReadStretch, onEnd: (table: string) => void): SentLists {
  const references = new Set<WeakRef<OpenList>>();
  const openLists = (): readonly OpenList[] =>
    [...references].flatMap((reference) => {
      const list = reference.deref();
      if (!list) references.delete(reference);
      return list ?? [];
    });
  return {
    begin: (table, lacking) => {
      openLists();
      const list = openList(table, lacking, () => {
        references.delete(reference);
        onEnd(list.table);
      });
      const reference = new WeakRef(list);
      references.add(reference);
      return list;
    },
    displace: (table, { sequence, json }) => {
      if (references.size === 0) return;
      for (const list of openLists()) {
        // What it was when the list began, and not what it became in between.
        if (list.table === table && !list.own.has(sequence)) list.own.set(sequence, json);
      }
    },
    displaceAll: (table) => {
      const lists = openLists().filter(
        (list) => !list.isDisplaced && (table === undefined || list.table === table),
      );
      for (const name of new Set(lists.map((list) => list.table))) {
        const some = lists.filter((list) => list.table === name);
        // Once for all of them: twenty copies of a large table would not fit into memory.
        const rest = new Map(read(name, toUnion(some.map(({ lacking }) => lacking()))));
        for (const list of some) list.rest = rest;
      }
    },
    follow: (from, to) => {
      for (const list of openLists()) {
        if (list.table === from && !list.isDisplaced) list.table = to;
      }
    },
    isFollowed: (table) => openLists().some((list) => list.table === table && !list.isDisplaced),
  };
}

function toUnion(stretches: readonly Lacking[]): Lacking {
  return stretches.reduce(([first, last], [from, to]) => [
    Math.min(first, from),
    Math.max(last, to),
  ]);
}

function openList(table: string, lacking: () => Lacking, end: () => void): OpenList {
  const own = new Map<number, string>();
  const list: OpenList = {
    table,
    lacking,
    own,
    rest: undefined,
    get isDisplaced() {
      return list.rest !== undefined;
    },
    displaced: (sequence) => own.get(sequence) ?? list.rest?.get(sequence),
    displacedWithin: (first, last) => {
      const all = new Set([...own.keys(), ...(list.rest?.keys() ?? [])]);
      return [...all].filter((each) => each >= first && each <= last).sort((a, b) => a - b);
    },
    end,
  };
  return list;
}
