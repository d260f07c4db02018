import type { Sql } from "./condition-sql.ts";
import type { Matches } from "./matches.ts";

/** What is asked beside. */
export interface BesideQuestion {
  /** Give the sequences of records, each in a row of its own; one's answer follows the other's. */
  readonly finds: readonly Sql[];
  /** Gives how many there are, where the only one of the former stops early. */
  readonly count: Sql | undefined;
}

/** Answers what takes long in threads of its own, while this one answers everybody else. */
export interface SecondReader {
  /** How many parts of a question it works on at once. */
  readonly width: number;
  /** Undefined where it cannot be asked. */
  findMatches(question: BesideQuestion): Promise<Matches | undefined>;
  /**
   * Makes an index, or drops a table, in another thread: questions do not wait for it. Until that is
   * done, a write would have to.
   */
  exec(sql: string): Promise<void>;
  /** What SQLite finds wrong with the file, or "ok"; undefined where it cannot be asked. */
  check(): Promise<string | undefined>;
  /** While something is written beside: when that is done. */
  settled(): Promise<void> | undefined;
  /** Waits for what is under way, and lets the file go. */
  close(): Promise<void>;
}
