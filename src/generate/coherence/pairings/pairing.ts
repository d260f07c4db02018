import type { Matcher } from "../../one-of.ts";
/** So much, to so many decimals. */
export type Range = readonly [least: number, most: number, decimals: number];

export interface Fitting {
  readonly texts: readonly string[];
  /** What a union may call it instead: `=hair` in a table. */
  readonly listed?: readonly string[];
  readonly range?: Range;
}

/** A member that decides what another can be. */
export interface Pairing {
  readonly knownBy: string;
  readonly follows: string;
  /** Words of the things that it is for. Default: any. */
  readonly owner?: Matcher;
  /** The things that tell it to whatever refers to them: a pet its species to its vaccinations. */
  readonly of?: Matcher;
  /** A neighbour that says better what it is: whom was paid, what for. */
  readonly unless?: Matcher;
  /** What is said of the items of a list that are called otherwise by it: their own fits no more. */
  readonly saidInstead?: readonly string[];
  /** Whether it says nothing of what the whole has many of: a report of several costs. */
  readonly isOwn?: true;
  /** Whether the one is a flag, which says `true` or `false`. */
  readonly isFlag?: true;
  /** By what the one says, in lower case. */
  readonly fits: (says: string) => Fitting | undefined;
}

/** `{ "dog|puppy": "Beagle|Terrier" }`: what fits each of these. */
export function toTexts(table: Readonly<Record<string, string>>): Pairing["fits"] {
  return toFits(table, toFitting);
}

function toFitting(says: string): Fitting {
  const texts = says.split("|");
  if (!says.includes("=")) return { texts };
  return {
    texts: texts.filter((text) => !text.startsWith("=")),
    listed: texts.map((text) => text.replace(/^=/, "")),
  };
}

/** `{ "lamp|lantern": "Lighting" }`: what fits a text that speaks of one of these. */
export function toMentions(table: Readonly<Record<string, string>>): Pairing["fits"] {
  return toMentioned(table, toFitting);
}

/** `{ "lamp|lantern": [39, 149, 0] }`: how much fits a text that speaks of one of these. */
export function toMentionedRanges(table: Readonly<Record<string, Range>>): Pairing["fits"] {
  return toMentioned(table, (range) => ({ texts: [], range }));
}

function toMentioned<T>(
  table: Readonly<Record<string, T>>,
  toFitting: (fits: T) => Fitting,
): Pairing["fits"] {
  let known: readonly (readonly [Matcher, Fitting])[] | undefined;
  // Most texts come again, and a dozen expressions are many for each of them.
  const read = new Map<string, Fitting | undefined>();
  return (says) => {
    const before = read.get(says);
    if (before !== undefined || read.has(says)) return before;
    known ??= Object.entries(table).map(([words, fits]) => [
      new RegExp(`\\b(?:${words})s?\\b`),
      toFitting(fits),
    ]);
    const found = known.find(([words]) => words.test(says))?.[1];
    if (read.size < mostRead) read.set(says, found);
    return found;
  };
}

const mostRead = 4000;

/** `{ dog: [4, 40, 1] }`: how much fits each of these. */
export function toRanges(table: Readonly<Record<string, Range>>): Pairing["fits"] {
  return toFits(table, (range) => ({ texts: [], range }));
}

/** `{ baroque: [1605, 1745] }`: the years that fit each of these, as numbers or as texts. */
export function toYears(
  table: Readonly<Record<string, readonly [least: number, most: number]>>,
): Pairing["fits"] {
  return toFits(table, ([least, most]) => ({
    texts: Array.from({ length: 12 }, (_, at) =>
      String(Math.round(least + ((most - least) * at) / 11)),
    ),
    range: [least, most, 0],
  }));
}

/** `{ Sodium: [131, 147, 0] }`: how much fits each of these, as a number or as a text. */
export function toFigures(table: Readonly<Record<string, Range>>): Pairing["fits"] {
  return toFits(table, (range) => {
    const [least, most, decimals] = range;
    const texts = Array.from({ length: 12 }, (_, at) =>
      (least + ((most - least) * at) / 11).toFixed(Math.max(0, decimals)),
    );
    return { texts, range };
  });
}

/** Taken apart when somebody asks: few models have any two members of the tables. */
function toFits<T>(
  table: Readonly<Record<string, T>>,
  toFitting: (fits: T) => Fitting,
): Pairing["fits"] {
  let known: ReadonlyMap<string, Fitting> | undefined;
  return (says) => {
    known ??= new Map(
      Object.entries(table).flatMap(([names, fits]) =>
        names.split("|").map((name) => [name.toLowerCase(), toFitting(fits)] as const),
      ),
    );
    return known.get(says);
  };
}
