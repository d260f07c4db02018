import type { Sql } from "./condition-sql.ts";

/** Answers what takes long in a thread of its own, while this one answers everybody else. */
export interface SecondReader {
  /** The sequences that a statement gives as one JSON array; undefined where it cannot be asked. */
  findSequences(sql: Sql): Promise<Float64Array | undefined>;
  /** Makes an index. Until it is there, a write would have to wait. */
  buildIndex(sql: string): void;
  /** While an index is being made: when it is there. */
  settled(): Promise<void> | undefined;
  /** Waits for what is under way, and lets the file go. */
  close(): Promise<void>;
}
