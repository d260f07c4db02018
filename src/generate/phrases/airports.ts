import { cities } from "./cities.ts";

/** What the airports are called whose name is not that of the city alone. */
const names: Readonly<Record<string, string>> = {
  SEA: "Seattle–Tacoma International",
  IAH: "Houston Intercontinental",
  ORD: "Chicago O'Hare",
  BOS: "Boston Logan",
  JFK: "New York John F. Kennedy",
  YYZ: "Toronto Pearson",
  YUL: "Montréal–Trudeau",
  LHR: "London Heathrow",
  BER: "Berlin Brandenburg",
  CDG: "Paris Charles de Gaulle",
  LYS: "Lyon–Saint-Exupéry",
  BCN: "Barcelona–El Prat",
  AMS: "Amsterdam Schiphol",
  ARN: "Stockholm Arlanda",
  SYD: "Sydney Kingsford Smith",
};

/** The codes of pilots where they are not those of passengers behind a `K` or a `C`. */
const pilotCodes: Readonly<Record<string, string>> = {
  LHR: "EGLL",
  MAN: "EGCC",
  BRS: "EGGD",
  EDI: "EGPH",
  DUB: "EIDW",
  SYD: "YSSY",
  MEL: "YMML",
  AKL: "NZAA",
  BER: "EDDB",
  HAM: "EDDH",
  CDG: "LFPG",
  LYS: "LFLL",
  BCN: "LEBL",
  LIS: "LPPT",
  AMS: "EHAM",
  CPH: "EKCH",
  ARN: "ESSA",
};

export function toPilotCode(code: string): string {
  return pilotCodes[code] ?? `${code.startsWith("Y") ? "C" : "K"}${code}`;
}

/** By its code. */
export function toAirportName(code: string): string {
  const known = names[code];
  if (known !== undefined) return known;
  const city = cities.find(({ airport }) => airport === code)?.city;
  return city === undefined ? `${code} Airport` : `${city} Airport`;
}

/** Towns whose people fly from the airport of a larger one. */
const suburbs: Readonly<Record<string, string>> = { Boulder: "Denver", Brooklyn: "New York" };

/** The city that has the airport from which people of a town fly. */
export function toAirportCity(town: string): string {
  return suburbs[town] ?? town;
}

/** The city that a text speaks of, by its name or by the code of its airport. */
export function findCity(text: string) {
  const name = text.split(",")[0] ?? text;
  return cities.find(({ city, airport }) => airport === name || city === name);
}
