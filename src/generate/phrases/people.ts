import type { Chance } from "../draw/chance.ts";
import { toSlug } from "./slug.ts";

/** The people of a language as they are written down, divided by `|`; `佐藤=sato` says how it is read. */
export interface PeopleTexts {
  readonly women: string;
  readonly men: string;
  readonly families: string;
  /** How many family names one person has. */
  readonly familiesEach: 1 | 2;
  /** With `{}` for a family name. */
  readonly companies: string;
}

export interface PeopleNames {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
  readonly familiesEach: 1 | 2;
  readonly companies: readonly string[];
  /** In the letters of an address. */
  readonly readings: ReadonlyMap<string, string>;
}

export function toPeopleNames(texts: PeopleTexts): PeopleNames {
  const readings = new Map<string, string>();
  const toNames = (text: string) =>
    text.split("|").map((pair) => {
      const [name = "", reading = toSlug(name)] = pair.split("=");
      readings.set(name, reading);
      return name;
    });
  return {
    women: toNames(texts.women),
    men: toNames(texts.men),
    families: toNames(texts.families),
    familiesEach: texts.familiesEach,
    companies: texts.companies.split("|"),
    readings,
  };
}

/** Two family names are of two families. */
export function drawFamily({ families, familiesEach }: PeopleNames, chance: Chance): string {
  const first = chance.below(families.length);
  if (familiesEach === 1) return families[first] ?? "";
  const second = (first + 1 + chance.below(families.length - 1)) % families.length;
  return `${families[first]} ${families[second]}`;
}

export function drawCompany({ families, companies }: PeopleNames, chance: Chance): string {
  return chance.pick(companies).replace("{}", chance.pick(families));
}

/** A name in an address: of two family names the first, and letters instead of signs. */
export function toHandle(name: string, people: PeopleNames | undefined): string {
  const [first = ""] = name.split(" ");
  return people?.readings.get(name) ?? people?.readings.get(first) ?? toSlug(name);
}
