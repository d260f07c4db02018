import type { LocaleDefinition } from "@faker-js/faker";
import type { CountryTexts } from "./country-texts.ts";

const countries: ReadonlyMap<string, () => Promise<CountryTexts>> = new Map([
  ["fr", async () => (await import("./france.ts")).france],
  ["pt_BR", async () => (await import("./brazil.ts")).brazil],
  ["pt_PT", async () => (await import("./portugal.ts")).portugal],
]);

/**
 * The data library's definitions of a locale with our own laid over them: it knows names that nobody
 * has been given for centuries, numbers of houses with five digits, and phones that nobody could call.
 */
export async function loadDefinitions(
  locale: string,
  given: LocaleDefinition,
): Promise<LocaleDefinition | LocaleDefinition[]> {
  const texts = await countries.get(locale)?.();
  return texts ? [toDefinitions(texts, given), given] : given;
}

const list = (text: string) => text.split("|");

function toDefinitions(texts: CountryTexts, given: LocaleDefinition): LocaleDefinition {
  const [female, male] = [list(texts.women), list(texts.men)];
  const { address } = texts;
  const human = list(texts.phones);
  const format = given.phone_number?.format;
  return {
    person: {
      first_name: { female, male, generic: [...female, ...male] },
      last_name: { generic: list(texts.surnames) },
    },
    location: {
      building_number: list(texts.buildingNumbers),
      street_pattern: list(texts.streets),
      street_address: { normal: address, full: `${address}, {{location.secondaryAddress}}` },
    },
    ...(format ? { phone_number: { format: { ...format, human, national: human } } } : {}),
    company: { name_pattern: list(texts.companies) },
  };
}
