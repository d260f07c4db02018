import { inTurns, nextTurn } from "../../in-turns.ts";
import type { Database } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { SentLists } from "../lists/sent-lists.ts";
import { type Rename, renameTables } from "../tables/rename-tables.ts";
import { dropAllTriggers } from "../tables/tables.ts";

/**
 * Tables whose place others have taken. Dropping a large one takes long, and lists may still be sent
 * from it: it keeps its records under another name until nobody needs them.
 */
export interface LeftTables {
  /** Takes a table away, in the caller's transaction; a small one is gone at once. */
  leave(name: string): void;
  /** The same for several, each of which another table takes the place of. */
  replace(by: ReadonlyMap<string, string>): void;
  /** The same as `leave`, but it can still be read there, by the name that is given back. */
  putAside(name: string): string;
  /** Ends the transaction: what was left in it is, or never was. */
  settle(isCommitted: boolean): void;
  /** Drops those that no list is sent from any more. */
  drop(): Promise<void>;
  /** A list is no longer sent from a table. */
  noteUnused(table: string): void;
}

export interface LeavingTools {
  readonly db: () => Database;
  readonly sentLists: Pick<SentLists, "displaceAll" | "follow" | "isFollowed">;
  /** Runs a statement beside, where there is somebody to ask. */
  readonly execBeside: ((sql: string) => Promise<void>) | undefined;
}

/** Fewer records are dropped, or read for the lists that lack them, in a moment. */
const many = 5000;
/** So many records are deleted in one step. */
const step = 500;
const prefix = "_backlot_left ";

export function createLeftTables({ db, sentLists, execBeside }: LeavingTools): LeftTables {
  let moved: Rename[] = [];
  let dropping: Promise<void> = Promise.resolve();

  function putAside(name: string): string {
    const left = toLeft(name);
    renameTables(db(), [left]);
    return left[1];
  }

  /** The renaming that puts a table aside, which is still to be done. */
  function toLeft(name: string): Rename {
    const left: Rename = [name, toFreeName(name)];
    dropAllTriggers(db(), name);
    moved.push(left);
    return left;
  }

  function dropNow(name: string): void {
    sentLists.displaceAll(name);
    db().exec(`DROP TABLE IF EXISTS main.${quoteName(name)}`);
  }

  function toFreeName(name: string): string {
    const taken = listLeft(db());
    for (let next = 1; ; next++) {
      const free = `${prefix}${next} ${name}`;
      if (!taken.includes(free)) return free;
    }
  }

  function drop(): Promise<void> {
    dropping = dropping.then(async () => {
      // A thread may have to be started for it: whoever waited at the gate is answered first.
      await nextTurn();
      const names = db().isOpen ? listLeft(db()) : [];
      for (const name of names) {
        // What cannot be dropped now, on a full disk, is dropped at the next start.
        if (!sentLists.isFollowed(name)) await dropOne(name).catch(() => {});
      }
    });
    return dropping;
  }

  async function dropOne(name: string): Promise<void> {
    if (!db().isOpen) return;
    if (!isLarge(db(), name)) db().exec(`DROP TABLE main.${quoteName(name)}`);
    else if (execBeside) await execBeside(`DROP TABLE ${quoteName(name)}`);
    else await inTurns(dropInSteps(db(), name));
  }

  return {
    putAside,
    leave: (name) => {
      if (isLarge(db(), name)) putAside(name);
      else dropNow(name);
    },
    replace: (by) => {
      if (by.size === 0) return;
      const large = [...by.keys()].filter((name) => isLarge(db(), name));
      for (const name of by.keys()) if (!large.includes(name)) dropNow(name);
      const taken = Array.from(by, ([name, other]): Rename => [other, name]);
      renameTables(db(), [...large.map(toLeft), ...taken]);
    },
    settle: (isCommitted) => {
      if (isCommitted) for (const [from, to] of moved) sentLists.follow(from, to);
      moved = [];
    },
    drop,
    noteUnused: (table) => {
      if (table.startsWith(prefix)) drop();
    },
  };
}

/** What processes that were killed have left. */
export function dropLeft(db: Database): void {
  for (const name of listLeft(db)) db.exec(`DROP TABLE main.${quoteName(name)}`);
}

function listLeft(db: Database): readonly string[] {
  return db
    .prepare(
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND substr(name, 1, ?) = ? ORDER BY rowid",
    )
    .all(prefix.length, prefix)
    .map(({ name }) => String(name));
}

export function isLarge(db: Database, table: string, schema = "main"): boolean {
  const isThere = db
    .prepare(`SELECT 1 FROM ${schema}.sqlite_schema WHERE type = 'table' AND name = ?`)
    .get(table);
  const further = `SELECT 1 FROM ${schema}.${quoteName(table)} LIMIT 1 OFFSET ${many}`;
  return isThere !== undefined && db.prepare(further).get() !== undefined;
}

function* dropInSteps(db: Database, table: string): Iterable<void> {
  const name = `main.${quoteName(table)}`;
  const sql = `DELETE FROM ${name} WHERE _seq IN (SELECT _seq FROM ${name} LIMIT ${step})`;
  while (db.isOpen && db.prepare(sql).run().changes > 0) yield;
  if (db.isOpen) db.exec(`DROP TABLE ${name}`);
}
