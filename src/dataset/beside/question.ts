import type { Sql } from "../lists/condition-sql.ts";
import type { Matches } from "../lists/matches.ts";

/** What a thread is started for. */
export interface ThreadWork {
  readonly file: string;
  /** Indexes can wait for questions, not the other way round. */
  readonly kind: "questions" | "indexes";
}

/** What a thread beside can be asked. */
export type Question =
  | { readonly kind: "find"; readonly find: Sql; readonly count: Sql | undefined }
  | { readonly kind: "exec"; readonly sql: string }
  | { readonly kind: "check" };

export type Answer =
  | (Matches & { readonly kind: "matches"; readonly sequences: Float64Array<ArrayBuffer> })
  | { readonly kind: "done" }
  | { readonly kind: "checked"; readonly found: string }
  | { readonly kind: "failed"; readonly reason: string };
