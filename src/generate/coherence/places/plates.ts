import type { Scope } from "../../draw/scope.ts";
import { findCity } from "../../phrases/airports.ts";
import { findNamed } from "../match-role.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

/** How a plate looks there: `A` for a letter, `0` for a digit. */
const looks: readonly (readonly [countries: RegExp, look: string])[] = [
  [/^(?:US|USA|United States.*)$/, "AAA 0000"],
  [/^(?:GB|UK|United Kingdom|England|Scotland)$/, "AA20 AAA"],
  [/^(?:CA|Canada)$/, "AAAA 000"],
  [/^(?:AU|Australia)$/, "AAA 00A"],
  [/^(?:NZ|New Zealand)$/, "AAA000"],
  [/^(?:DE|Germany)$/, "A-AA 000"],
  [/^(?:FR|France|IT|Italy)$/, "AA-000-AA"],
  [/^(?:ES|Spain)$/, "0000 AAA"],
  [/^(?:PT|Portugal)$/, "AA-00-AA"],
  [/^(?:NL|Netherlands)$/, "AA-000-A"],
  [/^(?:DK|Denmark|NO|Norway)$/, "AA 00 000"],
  [/^(?:SE|Sweden)$/, "AAA 000"],
  [/^(?:IE|Ireland)$/, "000-A-0000"],
  [/^(?:JP|Japan)$/, "00-00"],
];
const letters = "BCDFGHJKLMNPRSTVWXZ";

const driven = /car|vehicle|truck|van|bus|cycle|scooter|trailer|taxi|fleet|driver|rental/;

/** A car has the plate of the country that it is in, where its record says which. */
export const findPlates: FindRules = ({ slots, owner }) => {
  const plate = findNamed(
    slots,
    "license plate|licence plate|plate number|plate|number plate|registration plate|vehicle plate|registration number",
    ["text"],
  );
  const place = findNamed(
    slots,
    "country|country code|registration country|city|town|location|home city|branch|pickup location",
    ["text", "choice"],
  );
  if (!plate || !place) return [];
  // Marks, charities and companies are registered, too.
  if (plate.words === "registration number" && !owner.some((word) => driven.test(word))) return [];
  const apply = (scope: Scope) => {
    const country = countryOf(scope, place);
    const look = country && looks.find(([countries]) => countries.test(country))?.[1];
    if (look) write(scope, plate, draw(look, chanceFor(scope, plate)));
  };
  return [{ reads: [place], writes: [plate], apply }];
};

function countryOf(scope: Scope, place: Slot): string | undefined {
  const said = scope.values[place.name];
  if (typeof said !== "string") return undefined;
  if (/country/.test(place.words)) return said;
  const parts = said.split(", ");
  return findCity(parts[0] ?? "")?.country ?? parts.at(-1);
}

function draw(look: string, chance: ReturnType<typeof chanceFor>): string {
  return look.replace(/[A0]/g, (sign) =>
    sign === "0" ? String(chance.below(10)) : (letters[chance.below(letters.length)] ?? "K"),
  );
}
