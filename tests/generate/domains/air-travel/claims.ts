import { cities } from "../../../../src/generate/phrases/cities.ts";
import { always, type Domain, differ, isAhead, whenStatus } from "../properties.ts";

const byName = new Map(cities.map((city) => [city.city, city]));

export const claims: Domain = {
  "/departures": {
    each: [
      differ("originCity", "destinationCity"),
      always(
        "airport and country are those of the city",
        ({ originCity, originAirport, originCountry }) => {
          const city = byName.get(String(originCity));
          return originAirport === city?.airport && originCountry === city?.country;
        },
      ),
      always(
        "the other airport is that of the other city",
        ({ destinationCity, destinationAirport }) =>
          destinationAirport === byName.get(String(destinationCity))?.airport,
      ),
      whenStatus("scheduled boarding", "the flight lies ahead", isAhead("scheduledDeparture")),
    ],
  },
};
