import { cities } from "./cities.ts";

/** Where the towns are that a union or a row may name and of which we know no more. */
const towns =
  "DE Germany Munich München Frankfurt Cologne Köln Leipzig Stuttgart Dresden|AT Austria Vienna Wien Salzburg Graz|CH Switzerland Zurich Zürich Geneva Basel Bern|FR France Marseille Nice Bordeaux Toulouse Lille|BE Belgium Brussels Antwerp Ghent Bruges|NL Netherlands Rotterdam Utrecht Eindhoven|ES Spain Madrid Seville Valencia Bilbao Granada|PT Portugal Porto Coimbra Faro|BR Brazil Recife Salvador Curitiba|IT Italy Rome Milan Florence Venice Naples Turin Bologna Palermo|DK Denmark Aarhus Odense|SE Sweden Gothenburg Malmö Uppsala|NO Norway Oslo Bergen Trondheim|FI Finland Helsinki Turku Tampere|PL Poland Warsaw Krakow Kraków Gdansk Wrocław|CZ Czechia Prague Brno|HU Hungary Budapest|GR Greece Athens Thessaloniki|HR Croatia Zagreb Split Dubrovnik|TR Turkey Istanbul Ankara Izmir|JP Japan Tokyo Osaka Kyoto Nagoya Sapporo|KR Korea Seoul Busan|MX Mexico Oaxaca Guadalajara|AR Argentina Córdoba Rosario|GB United_Kingdom Leeds Liverpool Glasgow Birmingham York Cardiff|US USA";

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a country, by its name or that of one of its towns. */
export function findCountryCode(name: string): string | undefined {
  codes ??= toCodes();
  return codes.get(name);
}

/** What a country of such a code is called. */
export function nameCountry(code: string): string | undefined {
  const known = cities.find(({ countryCode }) => countryCode === code)?.country;
  const line = known ? undefined : towns.split("|").find((one) => one.startsWith(`${code} `));
  return known ?? line?.split(" ")[1];
}

function toCodes(): ReadonlyMap<string, string> {
  const known = towns.split("|").flatMap((line) => {
    const [code = "", ...names] = line.split(" ");
    return [code, ...names].map((name) => [name.replace("_", " "), code] as const);
  });
  const ours = cities.flatMap(({ city, country, countryCode }) => [
    [country, countryCode] as const,
    [city, countryCode] as const,
  ]);
  return new Map([...known, ...ours]);
}
