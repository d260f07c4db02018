import type { Chance } from "../chance.ts";
import { type City, cities, streets } from "../phrases/cities.ts";
import type { Facet, Scope } from "../scope.ts";

export interface Place extends City {
  readonly street: string;
  readonly unit: string;
}

/** One address: its parts agree, and its coordinates are in its city. */
export const place: Facet<Place> = {
  name: "place",
  draw: (scope, chance) =>
    scope.draw.library.isEnglish ? drawEnglish(chance) : drawLocal(scope, chance),
};

function drawEnglish(chance: Chance): Place {
  const city = chance.pick(cities);
  return {
    ...city,
    zip: fillDigits(city.zip, chance),
    phone: fillDigits(city.phone, chance),
    latitude: near(city.latitude, chance),
    longitude: near(city.longitude, chance),
    street: `${chance.between(1, 480)} ${chance.pick(streets)}`,
    unit: `${chance.pick(["Apt", "Suite", "Unit"])} ${chance.between(1, 48)}`,
  };
}

export function fillDigits(pattern: string, chance: Chance): string {
  return pattern.replaceAll("#", () => String(chance.below(10)));
}

function near(coordinate: number, chance: Chance): number {
  return Number((coordinate + (chance.next() - 0.5) * 0.08).toFixed(5));
}

/** A language's data is of one country, so the parts agree as far as the data library can. */
function drawLocal(scope: Scope, chance: Chance): Place {
  const { faker } = scope.draw.library;
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
    street: faker.location.streetAddress(),
    unit: faker.location.secondaryAddress(),
  };
}
