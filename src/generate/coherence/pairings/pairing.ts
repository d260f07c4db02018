/** So much, to so many decimals. */
export type Range = readonly [least: number, most: number, decimals: number];

export interface Fitting {
  readonly texts: readonly string[];
  readonly range?: Range;
}

/** A member that decides what another can be. */
export interface Pairing {
  readonly knownBy: string;
  readonly follows: string;
  /** Words of the things that it is for. Default: any. */
  readonly owner?: RegExp;
  /** By what the one says, in lower case. */
  readonly fits: ReadonlyMap<string, Fitting>;
}

/** `{ "dog|puppy": "Beagle|Terrier" }`: what fits each of these. */
export function toTexts(table: Readonly<Record<string, string>>): Pairing["fits"] {
  return toFits(table, (texts) => ({ texts: texts.split("|") }));
}

/** `{ dog: [4, 40, 1] }`: how much fits each of these. */
export function toRanges(table: Readonly<Record<string, Range>>): Pairing["fits"] {
  return toFits(table, (range) => ({ texts: [], range }));
}

function toFits<T>(table: Readonly<Record<string, T>>, toFitting: (says: T) => Fitting) {
  return new Map(
    Object.entries(table).flatMap(([names, says]) =>
      names.split("|").map((name) => [name.toLowerCase(), toFitting(says)] as const),
    ),
  );
}
