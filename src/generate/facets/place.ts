import { remember } from "../../remember.ts";
import { type Chance, hash, mix } from "../draw/chance.ts";
import type { Facet, FacetKind, Scope } from "../draw/scope.ts";
import type { Home } from "../locales.ts";
import { findCity } from "../phrases/airports.ts";
import { type City, cities } from "../phrases/cities.ts";
import { drawHomeAddress } from "../phrases/home-addresses.ts";
import { drawStreet, hasEnglishStreets } from "../phrases/streets.ts";

export interface Place extends City {
  readonly street: string;
  readonly unit: string;
  /** What is spoken there, in the language of the records. */
  readonly language: string;
  /** `en-US` */
  readonly locale: string;
  readonly dialCode: string;
  readonly nationality: string;
}

/** Addresses: the parts of one agree, and its coordinates are in its city. */
export const places: FacetKind<Place> = {
  of: "place",
  inRole: (role) => {
    const known = facets.get(role) ?? toFacet(role);
    if (facets.size < mostFacets) facets.set(role, known);
    return known;
  },
};

const facets = new Map<string, Facet<Place>>();
const mostFacets = 1000;

function toFacet(role: string): Facet<Place> {
  return {
    name: "place",
    draw: (scope, chance) =>
      scope.draw.library.isEnglish
        ? fillCity(cityOf(scope, role, chance), chance)
        : drawLocal(scope, chance),
  };
}

const secondRoles =
  /\b(?:destination|to|arrival|dropoff|drop|away|receiver|recipient|return|end|delivery|billing)\b/;

/**
 * The cities are dealt out from one that the object's chance decides: those where something begins
 * in steps of two, those where it ends one further, so that no two of a pair are the same.
 */
function cityOf(scope: Scope, role: string, chance: Chance): City {
  const even = cities.length - (cities.length % 2);
  const { town } = scope.draw;
  if (town !== undefined && athome.test(role))
    return homeTowns[town % homeTowns.length] ?? chance.pick(cities);
  if (role === "") return chance.pick(citiesAround(scope));
  if (role.startsWith("near ")) return sameCity(scope.facet(places)) ?? chance.pick(cities);
  const { high, low } = scope.draw;
  const first = (mix(high ^ low ^ scope.place) >>> 0) % even;
  const step = 2 * ((hash(role) >>> 0) % (even / 2)) + (secondRoles.test(role) ? 1 : 0);
  return cities[(first + step) % even] ?? chance.pick(cities);
}

/** Whose town it is, and which of their addresses are there. */
const athome =
  /^(?:|home|residential|residence|permanent|current|mailing|site|project|property|premises|work site|guardian|parent|father|mother|owner|applicant|contact|emergency|emergency contact|near .*)$/;
/** Where the names of streets are English. */
const homeTowns = cities.filter(({ countryCode }) =>
  ["US", "GB", "CA", "IE", "AU", "NZ"].includes(countryCode),
);

/** The stops of a round are in one town, and the branches of a shop in one country. */
function citiesAround(scope: Scope): readonly City[] {
  const outer = scope.around(places);
  const town = outer && scope.isLocal ? sameCity(outer) : undefined;
  if (town) return [town];
  const code = outer?.countryCode;
  if (code === undefined) return cities;
  const known = byCountry.get(code) ?? cities.filter(({ countryCode }) => countryCode === code);
  byCountry.set(code, known);
  return known.length === 0 ? cities : known;
}

const byCountry = new Map<string, readonly City[]>();

function sameCity(found: Place): City | undefined {
  return cities.find(({ city, country }) => city === found.city && country === found.country);
}

/** A place in a country, where we know one. */
export function placeInCountry(code: string, chance: Chance): Place | undefined {
  const known = cities.filter((city) => city.countryCode === code || city.country === code);
  return known.length === 0 ? undefined : fillCity(chance.pick(known), chance);
}

/** A place in a town that somebody has named, where we know it. */
export function placeInCity(name: string, chance: Chance): Place | undefined {
  const known = findCity(name);
  return known && fillCity(known, chance);
}

function fillCity(city: City, chance: Chance): Place {
  const { language, code, dialCode, nationality } = tongueOf(city.countryCode);
  // Every member by its name: copying them with a spread takes several times as long.
  return {
    city: city.city,
    state: city.state,
    stateCode: city.stateCode,
    country: city.country,
    countryCode: city.countryCode,
    zip: fillDigits(city.zip, chance),
    latitude: near(city.latitude, chance),
    longitude: near(city.longitude, chance),
    timeZone: city.timeZone,
    phone: fillDigits(city.phone, chance),
    currency: city.currency,
    airport: city.airport,
    street: drawStreet(city.countryCode, chance),
    unit: `${chance.pick(["Apt", "Suite", "Unit"])} ${chance.between(1, 48)}`,
    language,
    locale: `${code}-${city.countryCode}`,
    dialCode,
    nationality,
  };
}

/** Language, its code, dial code and nationality by country. */
const tongueLines: Readonly<Record<string, string>> = {
  US: "English|en|1|American",
  CA: "English|en|1|Canadian",
  GB: "English|en|44|British",
  IE: "English|en|353|Irish",
  AU: "English|en|61|Australian",
  NZ: "English|en|64|New Zealander",
  DE: "German|de|49|German",
  FR: "French|fr|33|French",
  ES: "Spanish|es|34|Spanish",
  PT: "Portuguese|pt|351|Portuguese",
  NL: "Dutch|nl|31|Dutch",
  DK: "Danish|da|45|Danish",
  SE: "Swedish|sv|46|Swedish",
};

const tongues = new Map(
  Object.entries(tongueLines).map(([country, line]) => [country, toTongue(line)]),
);

function tongueOf(country: string) {
  return tongues.get(country) ?? toTongue("English|en|1|");
}

function toTongue(line: string) {
  const [language = "", code = "", dial = "", nationality = ""] = line.split("|");
  return { language, code, dialCode: `+${dial}`, nationality };
}

export function fillDigits(pattern: string, chance: Chance): string {
  const parts = aroundDigits(pattern);
  let filled = parts[0] ?? "";
  for (let index = 1; index < parts.length; index++)
    filled += chance.below(10) + (parts[index] ?? "");
  return filled;
}

const aroundDigits = remember((pattern) => pattern.split("#"));

/** A whole address, its parts in the order of the locale's country. */
export function toAddress(
  { street, city, state, stateCode, zip, countryCode }: Place,
  home: Home | undefined,
): string {
  if (!home)
    return hasEnglishStreets(countryCode)
      ? `${street}, ${city} ${zip}`
      : `${street}, ${zip} ${city}`;
  if (home.code === "BR") return `${street} - ${city} - ${stateCode}, ${zip}`;
  if (home.code !== "JP") return `${street}, ${zip} ${city}`;
  return `〒${zip} ${state.startsWith(city) ? state : state + city}${street}`;
}

/** A town and where it is; in Japan the larger comes first, and nothing divides them. */
export function toTown({ city, state, country }: Place): string {
  if (country !== "日本") return `${city}, ${country}`;
  return state.startsWith(city) ? state : state + city;
}

function near(coordinate: number, chance: Chance): number {
  return Number((coordinate + (chance.next() - 0.5) * 0.08).toFixed(5));
}

/** A language's data is of one country, so the parts agree: its own, or the data library's. */
function drawLocal(scope: Scope, chance: Chance): Place {
  const { faker, home } = scope.draw.library;
  const street = faker.location.streetAddress();
  const unit = faker.location.secondaryAddress();
  if (home) return { street, unit, ...drawHome(scope, home, chance) };
  return {
    city: faker.location.city(),
    state: faker.location.state(),
    stateCode: faker.location.state({ abbreviated: true }),
    country: faker.location.country(),
    countryCode: faker.location.countryCode(),
    zip: faker.location.zipCode(),
    latitude: Number((35 + chance.next() * 20).toFixed(5)),
    longitude: Number((chance.next() * 40).toFixed(5)),
    timeZone: faker.location.timeZone(),
    phone: faker.phone.number(),
    currency: faker.finance.currencyCode(),
    airport: faker.airline.airport().iataCode,
    street,
    unit,
    language: faker.location.language().name,
    locale: "en",
    dialCode: "+1",
    nationality: "",
  };
}

type Known = "street" | "unit";

/** With a street of its own where we know those of its city. */
function drawHome(
  scope: Scope,
  home: Home,
  chance: Chance,
): Omit<Place, Known> & Partial<Pick<Place, Known>> {
  const { faker } = scope.draw.library;
  const known = home.cities.length > 0 ? chance.pick(home.cities) : undefined;
  const own = known && drawHomeAddress(home.code, known.city, chance);
  return {
    city: known?.city ?? faker.location.city(),
    state: known?.state ?? faker.location.state(),
    stateCode: known?.stateCode ?? faker.location.state({ abbreviated: true }),
    country: home.country,
    countryCode: home.code,
    zip: known ? fillDigits(own?.zip ?? known.zip, chance) : faker.location.zipCode(),
    latitude: near(known?.latitude ?? home.latitude, chance),
    longitude: near(known?.longitude ?? home.longitude, chance),
    timeZone: home.timeZone,
    phone: own ? fillDigits(own.phone, chance) : faker.phone.number(),
    currency: home.currency,
    airport: faker.airline.airport().iataCode,
    language: home.language,
    locale: home.tag,
    dialCode: home.dialCode,
    nationality: "",
    ...(own && { street: own.street, unit: own.unit }),
  };
}
