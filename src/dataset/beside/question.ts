import type { Matches } from "../lists/matches.ts";
import type { BesideQuestion } from "../lists/second-reader.ts";

/** What a thread beside can be asked. */
export type Question =
  | (BesideQuestion & { readonly kind: "find" })
  | { readonly kind: "exec"; readonly sql: string }
  | { readonly kind: "check" };

export type Answer =
  | (Matches & { readonly kind: "matches"; readonly sequences: Float64Array<ArrayBuffer> })
  | { readonly kind: "done" }
  | { readonly kind: "checked"; readonly found: string }
  | { readonly kind: "failed"; readonly reason: string };
