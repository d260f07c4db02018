/** A regular expression with JavaScript's `u` flag, as far as it decides whether a text matches. */
export type Expression =
  /** Takes one character: `a`, `\d`, `[^x]`, a dot; the source says which. */
  | { readonly kind: "character"; readonly source: string }
  | { readonly kind: "sequence"; readonly parts: readonly Expression[] }
  | { readonly kind: "choice"; readonly options: readonly Expression[] }
  | {
      readonly kind: "repeat";
      readonly part: Expression;
      readonly least: number;
      readonly most: number;
    }
  /** `^`, `$`, `\b` and `\B`. */
  | { readonly kind: "edge"; readonly at: Edge }
  | {
      readonly kind: "look";
      readonly direction: Direction;
      readonly isNegated: boolean;
      readonly part: Expression;
    }
  /** What a group took before: no automaton can tell. */
  | { readonly kind: "reference" };

export type Edge = "start" | "end" | "word" | "no-word";
export type Direction = "ahead" | "behind";
