/** What a regular expression matches, as far as texts can be made from it. */
export type Pattern =
  /** One of these characters. */
  | { readonly kind: "characters"; readonly characters: readonly string[] }
  | { readonly kind: "sequence"; readonly parts: readonly Pattern[] }
  | { readonly kind: "choice"; readonly options: readonly Pattern[] }
  | {
      readonly kind: "repeat";
      readonly part: Pattern;
      readonly least: number;
      readonly most: number;
    };
