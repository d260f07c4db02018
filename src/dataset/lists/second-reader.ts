import type { Sql } from "./condition-sql.ts";

/** Answers what takes long in a thread of its own, while this one answers everybody else. */
export interface SecondReader {
  /** The sequences that a statement gives as one JSON array; undefined where it cannot be asked. */
  findSequences(sql: Sql): Promise<Float64Array | undefined>;
  /** Makes an index, or drops a table. Until that is done, a write would have to wait. */
  exec(sql: string): Promise<void>;
  /** What SQLite finds wrong with the file, or "ok"; undefined where it cannot be asked. */
  check(): Promise<string | undefined>;
  /** While something is written beside: when that is done. */
  settled(): Promise<void> | undefined;
  /** Waits for what is under way, and lets the file go. */
  close(): Promise<void>;
}
