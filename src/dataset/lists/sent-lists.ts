import type { StoredRecord } from "../dataset.ts";

/** A list that is being sent, batch by batch, as it was when it began. */
export interface SentList {
  readonly table: string;
  /** By sequence, what was written over or removed since. */
  readonly displaced: ReadonlyMap<number, string>;
  /** Whether all of it is among the displaced: the table is no longer what it was. */
  readonly isDisplaced: boolean;
  /** All of it is sent: nothing of it need be kept any more. */
  end(): void;
}

export interface SentLists {
  /** `readAll` reads the texts of the whole list from its table. */
  begin(
    table: string,
    readAll: () => Iterable<readonly [sequence: number, json: string]>,
  ): SentList;
  /** A record that another has taken the place of, or nothing has. */
  displace(table: string, record: StoredRecord): void;
  /** Before tables are emptied, made anew or filled from elsewhere. */
  displaceAll(): void;
}

interface OpenList extends SentList {
  readonly displaced: Map<number, string>;
  isDisplaced: boolean;
  readonly displaceAll: () => void;
}

/**
 * Lists that are being sent hold no transaction open: a slow client would keep SQLite's log from
 * being written back, and a dataset in memory has but one connection. They are held weakly, since
 * nobody says when an answer is given up before its first batch.
 */
export function createSentLists(): SentLists {
  const references = new Set<WeakRef<OpenList>>();
  const forEach = (visit: (list: OpenList) => void): void => {
    for (const reference of references) {
      const list = reference.deref();
      if (list) visit(list);
      else references.delete(reference);
    }
  };
  return {
    begin: (table, readAll) => {
      forEach(() => {});
      const list = openList(table, readAll, () => references.delete(reference));
      const reference = new WeakRef(list);
      references.add(reference);
      return list;
    },
    displace: (table, { sequence, json }) =>
      forEach((list) => {
        if (list.table === table) keepFirst(list.displaced, sequence, json);
      }),
    displaceAll: () => forEach((list) => list.displaceAll()),
  };
}

function openList(
  table: string,
  readAll: () => Iterable<readonly [sequence: number, json: string]>,
  end: () => void,
): OpenList {
  const list: OpenList = {
    table,
    displaced: new Map(),
    isDisplaced: false,
    end,
    displaceAll: () => {
      if (list.isDisplaced) return;
      for (const [sequence, json] of readAll()) keepFirst(list.displaced, sequence, json);
      list.isDisplaced = true;
    },
  };
  return list;
}

/** What it was when the list began, and not what it became in between. */
function keepFirst(texts: Map<number, string>, sequence: number, json: string): void {
  if (!texts.has(sequence)) texts.set(sequence, json);
}
