import type { Faker } from "@faker-js/faker";
import type { Mistake } from "../errors.ts";
import { suggest } from "../suggest.ts";
import { loadDefinitions } from "./definitions/load-definitions.ts";
import { Chance } from "./draw/chance.ts";
import { type Home, type NameOrder, toLocale } from "./locales.ts";
import type { Book } from "./phrases/book.ts";
import { loadBook } from "./phrases/load-book.ts";

/** The data library in one locale, driven by our chance. */
export interface Library {
  /** Throws where it was not loaded. */
  readonly faker: Faker;
  readonly chance: Chance;
  /** The instant that dates lie around, in milliseconds. */
  readonly now: number;
  /** Our own phrases are English; other locales take theirs from the data library. */
  readonly isEnglish: boolean;
  readonly nameOrder: NameOrder;
  /** The country whose people and places the locale's data are of; undefined for English. */
  readonly home: Home | undefined;
  /** What records say in the locale's language, where we have it. */
  readonly book: Book | undefined;
}

/** `isCalled`: whether somebody's rule or tag may name one of the data library's methods. */
export async function loadLibrary(
  locale: string,
  now: Date,
  note: (mistake: Mistake) => void,
  isCalled: boolean,
): Promise<Library> {
  const chance = new Chance();
  // What is English by itself is all our own.
  const isNeeded = isCalled || locale !== "en";
  const faker = isNeeded ? await loadFaker(locale, chance, note) : undefined;
  faker?.setDefaultRefDate(now);
  const isEnglish = /^en(?:_|$)/.test(locale);
  const book = await loadBook(locale);
  return {
    get faker() {
      if (!faker) throw new Error("A value asks the data library, which was not loaded");
      return faker;
    },
    chance,
    now: now.getTime(),
    isEnglish,
    book,
    ...toLocale(locale),
  };
}

/**
 * One locale's entry, never the whole package; its instance brings the class along. For a locale
 * that does not exist English stands in, so that whatever else is wrong shows too.
 */
async function loadFaker(
  locale: string,
  chance: Chance,
  note: (mistake: Mistake) => void,
): Promise<Faker> {
  const { faker: ready } =
    (await importLocale(locale, note)) ?? (await import("@faker-js/faker/locale/en"));
  const Maker = ready.constructor as typeof Faker;
  return new Maker({
    locale: await loadDefinitions(locale, ready.rawDefinitions),
    randomizer: { next: () => chance.next(), seed: () => {} },
  });
}

async function importLocale(
  locale: string,
  note: (mistake: Mistake) => void,
): Promise<{ readonly faker: Faker } | undefined> {
  try {
    // The name is checked before it becomes part of a path.
    if (!/^[A-Za-z]{2,4}(?:_[A-Za-z]+)*$/.test(locale)) throw new Error("not a locale");
    return await import(`@faker-js/faker/locale/${locale}`);
  } catch {
    note(await toMistake(locale));
    return undefined;
  }
}

async function toMistake(locale: string): Promise<Mistake> {
  const { allLocales } = await import("@faker-js/faker");
  const known = Object.keys(allLocales).filter((name) => name !== "base");
  const ofCountries = known.filter((name) => name.startsWith(`${locale}_`));
  const remedy =
    toChoice(ofCountries) ??
    suggest(locale, known) ??
    'Such as "en", "de", "fr", "pt_BR", "ja", "zh_CN".';
  const message = `Faker has no locale "${locale}".`;
  return { code: "config-invalid", place: "locale", message, remedy };
}

/** A language that the library knows by its countries only. */
function toChoice(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `Say of which country: ${names.map((name) => `"${name}"`).join(" or ")}.`;
}
