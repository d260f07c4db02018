import type { Contents, NextRecord, RecordId } from "../dataset.ts";
import type { Database, Statement } from "../file/database.ts";
import { quoteName, quoteText } from "../file/sql-text.ts";
import { largestCounted } from "./tables.ts";

/**
 * What a collection counts. It counts in memory, so that a write is a write of the record alone;
 * the register holds what no record tells: marks beyond which nothing was given.
 */
export interface Counters {
  /** The collection's version: moves with every write, also with those of other programs. */
  version(): number;
  /** A version that no text of a record has had. */
  takeVersion(): number;
  next(): NextRecord;
  /** The position that the next insertion takes, as far as is known here. */
  position(): number;
  /** The position and this identifier are taken. */
  noteTaken(id: RecordId): void;
  /** Something was in the way: whether others have written is looked at before the next try. */
  doubt(): void;
  /** What is in memory no longer holds: it is read again when needed. */
  forget(): void;
  /** Goes on counting from there; versions go on from here, since they stand in ETags. */
  restart(from: Pick<Contents, "next" | "isTouched">): void;
  /** Leaves in the register what is counted so far, so that the next start goes on from there. */
  keep(): void;
}

interface Counted {
  version: number;
  /** Versions up to here are taken; others take those beyond. */
  reserved: number;
  position: number;
  number: number;
  /** By which SQLite tells that another connection has written since. */
  seen: number;
  /** When that was looked at last. */
  lookedAt: number;
}

/**
 * In milliseconds: for so long an insertion need not look whether others have written. One that they
 * have made impossible fails, and looks then.
 */
const trustedFor = 10;
/** As many versions are reserved in one write to the register. */
const block = 1000;

export function createCounters(
  prepare: (sql: string) => Statement,
  path: string,
  table: string,
  identifier: string,
): Counters {
  const own = `WHERE path = ${quoteText(path)}`;
  const dataVersion = prepare("PRAGMA data_version");
  const readMark = prepare(`SELECT version FROM _backlot_resources ${own}`);
  const highest = highestSql(table, identifier);
  const read = prepare(`
    SELECT version, ${highest.position}, ${highest.number} FROM _backlot_resources ${own}`);
  const reserve = prepare(`
    UPDATE _backlot_resources SET version = version + ${block}, touched = 1 ${own} RETURNING version`);
  const restart = prepare(`
    UPDATE _backlot_resources SET position = ?, number = ?, touched = ? ${own}`);
  const keepExact = prepare(`
    UPDATE _backlot_resources SET version = ? ${own} AND version = ?`);
  let counted: Counted | undefined;

  function load(seen: number): Counted {
    const [version, position, number] = read.get();
    counted = { version, reserved: version, position, number, seen, lookedAt: performance.now() };
    return counted;
  }

  function current(): Counted {
    const [seen] = dataVersion.get();
    if (!counted) return load(seen);
    // Another program wrote to the file; to this collection only if its mark has moved.
    if (counted.seen !== seen && readMark.get()[0] !== counted.reserved) return load(seen);
    counted.seen = seen;
    counted.lookedAt = performance.now();
    return counted;
  }

  return {
    version: () => current().version,
    takeVersion: () => {
      const now = counted ?? current();
      if (now.version === now.reserved) {
        now.reserved = reserve.get()[0];
        now.version = now.reserved - block;
      }
      now.version++;
      return now.version;
    },
    next: () =>
      counted && performance.now() - counted.lookedAt < trustedFor ? counted : current(),
    position: () => (counted ?? current()).position,
    noteTaken: (id) => {
      const now = counted ?? current();
      now.position++;
      if (typeof id === "number" && id > now.number && id <= largestCounted) {
        now.number = Math.trunc(id);
      }
    },
    doubt: () => {
      if (counted) counted.lookedAt = Number.NEGATIVE_INFINITY;
    },
    forget: () => {
      counted = undefined;
    },
    restart: ({ next, isTouched }) => {
      restart.run(next.position, next.number, Number(isTouched));
      // What is reserved would be written to without another word to the register.
      counted = undefined;
    },
    keep: () => {
      if (counted && counted.version < counted.reserved) {
        keepExact.run(counted.version, counted.reserved);
      }
    },
  };
}

/** Before records go all at once: what was given to them may not be given again. */
export function settleCounters(db: Database, path: string, table: string): void {
  const identifier = findIdentifier(db, table);
  if (identifier === undefined) return;
  const { position, number } = highestSql(table, quoteName(identifier));
  db.exec(`UPDATE _backlot_resources SET position = ${position}, number = ${number}
    WHERE path = ${quoteText(path)}`);
}

function findIdentifier(db: Database, table: string): string | undefined {
  const column = db
    .prepare(
      `SELECT info.name AS name FROM pragma_index_list(?) AS list, pragma_index_info(list.name) AS info
       WHERE list."unique" = 1`,
    )
    .get(table);
  return column && String(column["name"]);
}

function highestSql(table: string, identifier: string) {
  const name = quoteName(table);
  return {
    position: `max(position, coalesce((SELECT max(_seq) FROM ${name}), 0))`,
    number: `max(number, coalesce((SELECT CAST(${identifier} AS INTEGER) FROM ${name}
      WHERE ${identifier} BETWEEN 0 AND ${largestCounted} ORDER BY ${identifier} DESC LIMIT 1), 0))`,
  };
}
