import type { Scope } from "../../draw/scope.ts";
import { fillDigits, places } from "../../facets/place.ts";
import { cities } from "../../phrases/cities.ts";
import { drawStreet, hasEnglishStreets } from "../../phrases/streets.ts";
import { findCountryCode } from "../../phrases/towns.ts";
import { findNamed } from "../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

/** In Osaka there is no Main Street, whoever has said that it is Osaka. */
export const findLocalStreets: FindRules = ({ slots }) => {
  const city = findNamed(slots, "city|town|city name|locality", ["text", "choice"]);
  const country = findNamed(slots, "country|country code|country name", ["text", "choice"]);
  const street = findNamed(slots, "street|street address|address line 1|line 1|street name", [
    "text",
  ]);
  const address = findNamed(slots, "address|full address", ["text"]);
  const told = [city, country].flatMap((slot) => slot ?? []);
  if (told.length === 0 || !(street ?? address)) return [];
  const apart = slots.some(({ words }) =>
    /^(?:(?:house|building|street) (?:number|no))$/.test(words),
  );
  const apply = (scope: Scope) => {
    if (!scope.draw.library.isEnglish) return;
    const drawn = scope.facet(places);
    const code = told.map((slot) => codeOf(scope, slot)).find((found) => found);
    if (code === undefined) return;
    const town = city && scope.values[city.name];
    // What was drawn for all of them is of one country.
    if (code === drawn.countryCode && (!address || !town || town === drawn.city)) return;
    if (street && code !== drawn.countryCode) {
      const text = drawStreet(code, chanceFor(scope, street));
      write(scope, street, apart ? text.replace(/^\d[\d-]* |,? (?:No: )?\d+$/, "") : text);
    }
    if (address) tellAddress(scope, address, code, typeof town === "string" ? town : undefined);
  };
  const written = [street, address].flatMap((slot) => slot ?? []);
  return [{ reads: told, writes: written, apply } satisfies Rule];
};

function codeOf(scope: Scope, { name }: Slot): string | undefined {
  const said = scope.values[name];
  return typeof said === "string" ? findCountryCode(said) : undefined;
}

/** What was drawn as the address of another town. */
function tellAddress(scope: Scope, address: Slot, code: string, town: string | undefined): void {
  const said = scope.values[address.name];
  const chance = chanceFor(scope, address);
  if (typeof said !== "string" || !said.includes(", ") || (town && said.includes(town))) return;
  const zip = cities.find(({ countryCode }) => countryCode === code)?.zip;
  const street = drawStreet(code, chance);
  if (town === undefined) return;
  const number = zip === undefined ? "" : fillDigits(zip, chance);
  const place = hasEnglishStreets(code) ? `${town} ${number}` : `${number} ${town}`;
  write(scope, address, `${street}, ${place.trim()}`);
}
