import { isObject, type Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { nameWords } from "../../meaning/things/name-words.ts";
import { oneOf } from "../../one-of.ts";
import { findCity } from "../../phrases/airports.ts";
import { findNamed } from "../match-role.ts";
import type { FindRules, Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join("|")})\\b`);
const towns = anyOf(nameWords.place);
const streets = anyOf(nameWords.street);
const either = anyOf([...nameWords.place, ...nameWords.street]);

const addresses = "address|street address|full address|location|venue address|property address";

/** A depot that is called after its town or its street is called after those of its address. */
export const findLocalNames: FindRules = ({ slots }) => {
  const name = findNamed(slots, "name|title|display name|listing title|headline", ["text"]);
  return name ? [...findCountry(slots, name), ...findLocalName(slots, name)] : [];
};

/** Oslo Harbour is in Norway, where nothing else says where it is. */
function findCountry(slots: readonly Slot[], name: Slot): readonly Rule[] {
  const country = findNamed(slots, "country", ["text"]);
  if (
    !country ||
    findNamed(slots, "city|town|address|location|state|destination|destination city", [
      "text",
      "choice",
      "object",
    ])
  )
    return [];
  const apply = (scope: Scope) => {
    const [said, before] = [scope.values[name.name], scope.values[country.name]];
    const [town] = typeof said === "string" ? (towns.exec(said) ?? []) : [];
    const found = town === undefined ? undefined : findCity(town);
    // A code of two letters is told by others.
    if (found && typeof before === "string" && before.length > 3)
      write(scope, country, found.country);
  };
  return [{ reads: [name, country], writes: [country], apply }];
}

function findLocalName(slots: readonly Slot[], name: Slot): readonly Rule[] {
  const places = [
    findNamed(slots, "city|town", ["text"]),
    findNamed(slots, "street|address line 1|street address", ["text"]),
    findNamed(slots, addresses, ["text"]),
    findNamed(slots, addresses, ["object"]),
  ].flatMap((slot) => slot ?? []);
  if (places.length === 0) return [];
  const apply = (scope: Scope) => {
    const text = scope.values[name.name];
    // Most are called after something else, and an address takes long to read.
    if (typeof text !== "string" || !either.test(text)) return;
    const { town, street } = readPlace(scope, places);
    const local = text
      .replace(towns, (said) => town ?? said)
      .replace(streets, (said) => street ?? said);
    if (local !== text) write(scope, name, local);
  };
  return [{ reads: [name, ...places], writes: [name], apply }];
}

interface Where {
  readonly town?: string | undefined;
  readonly street?: string | undefined;
}

function readPlace(scope: Scope, slots: readonly Slot[]): Where {
  const found = slots.map((slot) => placeIn(scope.values[slot.name], slot));
  return {
    town: found.find(({ town }) => town !== undefined)?.town,
    street: found.find(({ street }) => street !== undefined)?.street,
  };
}

/** `443 Cedar Avenue, Miami 33157`, or an object with its parts. */
function placeIn(value: Json | undefined, { words }: Slot): Where {
  if (isObject(value)) {
    const { city, street } = value;
    return {
      ...(typeof city === "string" ? { town: city } : {}),
      ...(typeof street === "string" ? { street: withoutNumber(street) } : {}),
    };
  }
  if (typeof value !== "string") return {};
  if (oneOf("city|town").test(words)) return { town: value };
  const [street = "", town = ""] = value.split(", ");
  if (!/\d/.test(street)) return findCity(street) ? { town: street } : {};
  const bare = town.replace(postcode, "");
  return { street: withoutNumber(street), ...(bare === "" ? {} : { town: bare }) };
}

/** Behind the town where people write English, in front of it elsewhere. */
const postcode = /^\d[\d -]*(?:AB )? ?| [\dA-Z][\dA-Z -]*$/;

function withoutNumber(street: string): string {
  return street.replace(/^\d[\d-]* | (?:No: )?\d+$/, "");
}
