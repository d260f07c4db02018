import type { Scope } from "../../draw/scope.ts";
import { type Place, placeInCountry, places } from "../../facets/place.ts";
import { oneOf } from "../../one-of.ts";
import { findCountryCode, nameCountry } from "../../phrases/towns.ts";
import { takersOf } from "../rows/deal-rows.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../rule.ts";
import { clear, isPresent, type Slot, write } from "../slot.ts";

/** What a member says of a place, in the form that it had before. */
type Telling = (found: Place, before: string) => string | number;

function toCode({ locale }: Place): string {
  return locale.split("-")[0] ?? "";
}

/** What members of these names tell of a place. */
const tellings: readonly (readonly [names: string, read: Telling])[] = [
  ["city|town|locality|municipality", (found) => found.city],
  ["state|province|region|state province|county", (found) => found.state],
  ["state code|province code|region code", (found) => found.stateCode],
  ["zip|zip code|zipcode|postal code|postcode|postalcode", (found) => found.zip],
  ["country|country name|nation", (found) => found.country],
  ["country code|iso country|country iso", (found) => found.countryCode],
  ["timezone|time zone|tz", (found) => found.timeZone],
  ["currency|currency code|local currency", (found) => found.currency],
  ["phone|phone number|telephone|mobile|tel|mobile number", (found) => found.phone],
  ["language|native language|spoken language|preferred language", (found) => found.language],
  [
    "locale|language tag",
    (found, before) => (/^[a-z]+$/.test(before) ? toCode(found) : found.locale),
  ],
  ["language code|lang", toCode],
  [
    "dial code|calling code|phone prefix|country calling code|phone code|phone country code",
    (found) => found.dialCode,
  ],
  ["nationality|citizenship", (found) => found.nationality],
  ["latitude|lat", (found) => found.latitude],
  ["longitude|lng|lon|long", (found) => found.longitude],
];

/** Without one of these nothing says where it is. */
const anchors = oneOf(
  "city|town|country|country code|country name|zip|postal code|postcode|zip code|timezone|time zone|tz",
);

/** City, postcode, country, currency, phone, language and time zone are of one place. */
export const findPlaces: FindRules = (parts) => {
  const isGrown = parts.owner.some((word) => grown.test(word));
  const isJourney = parts.owner.some((word) => journeys.test(word));
  const told = parts.slots.flatMap((slot) => {
    const words = isJourney && slot.words === "destination" ? "city" : slot.words;
    const telling = tellings.find(([names]) => names.split("|").includes(words));
    // Where a wine grows, its region tells, and no address.
    if (isGrown && /^(?:region|country)\b/.test(slot.words)) return [];
    return telling && slot.hold === "free" ? [{ slot, read: telling[1] }] : [];
  });
  const isAnchored = told.some(({ slot }) => anchors.test(slot.words));
  if (told.length < 2 || !isAnchored)
    return [...findBilled(parts, told), ...findForeigners(parts), ...findPairs(parts)];
  return [toRule(told, takersOf(parts)), ...findForeigners(parts), ...findPairs(parts)];
};

/** What goes to one place, whose country stands beside it. */
const journeys = oneOf("trip|vacation|holiday|itinerary|travel|getaway|retreat");
const grown = oneOf("wine|winery|vineyard|bottle|coffee|tea|bean|cheese|olive|grape");

interface Told {
  readonly slot: Slot;
  readonly read: Telling;
}

function toRule(told: readonly Told[], takersIn: ReturnType<typeof takersOf>): Rule {
  const slots = told.map(({ slot }) => slot);
  const city = told.find(({ slot }) => /^(?:city|town|destination)$/.test(slot.words));
  const countries = told.filter(({ slot }) => /^country\b/.test(slot.words));
  // A place was drawn for all of them; only what its type holds to other values may differ.
  const closed = told.filter(({ slot }) => slot.kind === "choice");
  const added = told.filter(({ slot }) =>
    /language|locale|lang|dial|calling|prefix|nationality|phone code|destination/.test(slot.words),
  );
  const apply: Rule["apply"] = (scope) => {
    const drawn = scope.facet(places);
    if (city && tellCountry(scope, city.slot, drawn, countries)) return;
    const country = countries.find(({ slot }) => isPresent(scope.values[slot.name]));
    // Where Mount Etna is, its row has told.
    if (country && takersIn(scope).has(country.slot)) return;
    const value = country && scope.values[country.slot.name];
    const isOther =
      typeof value === "string" && value !== drawn.country && value !== drawn.countryCode;
    if (country && isOther && !write(scope, country.slot, country.read(drawn, value))) {
      const found = placeInCountry(value, chanceFor(scope, country.slot));
      if (found) for (const { slot, read } of told) tell(scope, slot, read, found);
      return;
    }
    for (const { slot, read } of closed) tell(scope, slot, read, drawn);
    for (const { slot, read } of added) tell(scope, slot, read, drawn);
  };
  return { reads: slots, writes: slots, apply };
}

/** A town that somebody else has told, a union or another record, says in which country it is. */
function tellCountry(scope: Scope, city: Slot, drawn: Place, countries: readonly Told[]): boolean {
  const town = scope.values[city.name];
  if (typeof town !== "string" || town === drawn.city || !scope.draw.library.isEnglish)
    return false;
  const code = findCountryCode(town);
  if (code === undefined) return false;
  for (const { slot } of countries) {
    const before = String(scope.values[slot.name]);
    if (findCountryCode(before) === code) continue;
    write(scope, slot, /^[A-Z]{2}$/.test(before) ? code : nameCountry(code));
  }
  return countries.length > 0;
}

/** An invoice to an address in Boston is one in dollars, also where only a few currencies are told. */
function findBilled({ slots }: Parts, told: readonly Told[]): readonly Rule[] {
  const isAddressed = slots.some(
    ({ kind, words }) =>
      kind === "object" && /^(?:(?:billing|invoice|shipping|delivery) )?address$/.test(words),
  );
  const currency = told.find(({ slot }) => slot.kind === "choice" && /^currency/.test(slot.words));
  if (!isAddressed || !currency) return [];
  const { slot, read } = currency;
  const apply = (scope: Scope) => {
    const found = scope.facet(places);
    if (!write(scope, slot, read(found, "")))
      write(scope, slot, /^(?:CA|AU)$/.test(found.countryCode) ? "USD" : "EUR");
  };
  return [{ reads: [slot], writes: [slot], apply }];
}

/** Nobody asks for a visa for where he is at home. */
function findForeigners({ slots, owner }: Parts): readonly Rule[] {
  const from = slots.find(({ words }) =>
    /^(?:applicant )?(?:nationality|citizenship)$/.test(words),
  );
  const to = slots.find(({ words }) => /^(?:(?:destination|target) )?country$/.test(words));
  if (!from || !to || !owner.some((word) => /^visa/.test(word))) return [];
  const apply = (scope: Scope) => {
    const [home, goal] = [scope.values[from.name], scope.values[to.name]];
    const chance = chanceFor(scope, from);
    if (typeof goal === "string" && placeInCountry(goal, chance)?.nationality === home)
      write(scope, from, chance.pick(["Indian", "Brazilian", "Turkish", "Kenyan", "Mexican"]));
  };
  return [{ reads: [to, from], writes: [from], apply }];
}

function tell(scope: Scope, slot: Slot, read: Telling, found: Place): void {
  const value = read(found, String(scope.values[slot.name]));
  if (value !== "") write(scope, slot, value);
}

/** Coordinates are both there, or neither. */
function findPairs({ slots }: Parts): readonly Rule[] {
  const latitude = slots.find(({ words }) => /(?:^| )(?:lat|latitude)$/.test(words));
  const longitude = slots.find(({ words }) => /(?:^| )(?:lng|lon|long|longitude)$/.test(words));
  if (!latitude || !longitude) return [];
  return [
    {
      reads: [latitude, longitude],
      writes: [latitude, longitude],
      apply: (scope) => {
        const both = [latitude, longitude].filter(({ name }) => isPresent(scope.values[name]));
        if (both.length !== 1) return;
        const [missing, given] =
          both[0] === latitude ? [longitude, latitude] : [latitude, longitude];
        const value = missing.revive(scope, missing.place(scope));
        if (isPresent(value)) scope.values[missing.name] = value;
        else clear(scope, given);
      },
    },
  ];
}
