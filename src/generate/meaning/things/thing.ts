/** What is known of a kind of thing, for the members that every kind has. */
export interface Thing {
  /** What one of them is called. `{…}` takes the word from the lists beside it, `{It}` is the word for it. */
  readonly name?: string;
  /** The word for the kind of which it has its name, where it has none of its own. */
  readonly namedAs?: string;
  readonly status?: string;
  readonly type?: string;
  readonly category?: string;
  /** What is said about one: what it is, and not what somebody jots down beside it. */
  readonly about?: string;
  /** What somebody jots down about one, and whether that is what is said about it. */
  readonly note?: string;
  readonly isNoted?: true;
  /** Why something happened to one. */
  readonly reason?: string;
  /** What one costs: from, to, and to how many decimals (-3 is to the thousand). */
  readonly price?: readonly [least: number, most: number, decimals: number];
  /** How long one takes, in seconds. */
  readonly duration?: readonly [least: number, most: number];
  /** What one weighs, in kilograms. */
  readonly weight?: readonly [least: number, most: number];
}

/** `{ "flight leg": … }`: the words for the thing, and what is known of it. */
export type ThingTable = Readonly<Record<string, Thing>>;

/** In seconds, as a thing's duration is. */
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;
export const week = 7 * day;
