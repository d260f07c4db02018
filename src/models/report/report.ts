import type { Mistake } from "../../errors.ts";
import { type SourceSpan, toPlaceAndFrame } from "./source-place.ts";

/** Collects what is wrong with the models; the same thing at the same place is said once. */
export interface Report {
  readonly mistakes: readonly Mistake[];
  readonly warnings: readonly Mistake[];
  /** What must be mended first; `where` is a span of the source or a place of the config. */
  mistake(where: SourceSpan | string, said: Said): void;
  /** What stands in nobody's way. */
  warn(where: SourceSpan | string, said: Said): void;
}

export type Said = Pick<Mistake, "code" | "message" | "remedy">;

export function createReport(root: string): Report {
  const mistakes = new Map<string, Mistake>();
  const warnings = new Map<string, Mistake>();
  const add = (list: Map<string, Mistake>, where: SourceSpan | string, said: Said) => {
    const located = typeof where === "string" ? { place: where } : toPlaceAndFrame(root, where);
    // An alias is met once for every member that uses it, and its tag is wrong only once.
    const key = `${located.place} ${said.code === "tag-invalid" ? "" : said.message}`;
    if (!list.has(key)) list.set(key, { ...said, ...located });
  };
  return {
    get mistakes() {
      return [...mistakes.values()];
    },
    get warnings() {
      return [...warnings.values()];
    },
    mistake: (where, said) => add(mistakes, where, said),
    warn: (where, said) => add(warnings, where, said),
  };
}
