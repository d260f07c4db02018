import { nextTurn } from "../../in-turns.ts";
import { checkBeside } from "../beside/check-beside.ts";
import type { Change, RegisterEntry } from "../changes/change.ts";
import type { LeftTables } from "../changes/left-tables.ts";
import { readEntries } from "../changes/register.ts";
import { dropStaged } from "../changes/staged-table.ts";
import type { StagedCopy } from "../dataset.ts";
import type { Database } from "../file/database.ts";
import { copySchema } from "./copy-database.ts";
import { attachCopy, checkCopy, detachCopy, refuseDamaged, takeCopy } from "./restore-copy.ts";
import { stageTables } from "./staged-copy.ts";

export interface Restores {
  restore(file: string): void;
  stageCopy(file: string): Promise<StagedCopy>;
}

export interface RestoreTools {
  readonly db: () => Database;
  readonly left: LeftTables;
  readonly displaceAll: (table: string) => void;
  /** What a write is to wait for. */
  readonly settled: () => Promise<void> | undefined;
  readonly plan: (entries: readonly RegisterEntry[]) => readonly Change[];
  readonly onRestored: () => void;
}

export function createRestores(tools: RestoreTools): Restores {
  const { left, displaceAll, onRestored } = tools;

  function take(db: Database, staged: ReadonlyMap<string, string>): void {
    let isTaken = false;
    try {
      takeCopy(db, { left, displaceAll, staged });
      isTaken = true;
    } finally {
      left.settle(isTaken);
      onRestored();
    }
  }

  return {
    restore: (file) => {
      const db = tools.db();
      attachCopy(db, file);
      try {
        refuseDamaged(checkCopy(db), file);
        take(db, new Map());
      } finally {
        detachCopy(db);
      }
    },
    stageCopy: async (file) => {
      const db = tools.db();
      attachCopy(db, file);
      let isOpen = true;
      const close = () => {
        if (!isOpen) return;
        isOpen = false;
        dropStaged(db);
        detachCopy(db);
      };
      try {
        refuseDamaged((await checkBeside(file)) ?? checkCopy(db), file);
        const staged = await stageTables(db, tools.settled);
        const changes = tools.plan(readEntries(db, copySchema));
        await nextTurn();
        return { changes, take: () => take(db, staged), close };
      } catch (error) {
        close();
        throw error;
      }
    },
  };
}
