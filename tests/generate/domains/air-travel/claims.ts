import { always, type Domain, differ, isAhead, whenStatus } from "../properties.ts";

export const claims: Domain = {
  "/departures": {
    each: [
      differ("originCity", "destinationCity"),
      always(
        "airport and country are those of the city",
        ({ originCity, originAirport, originCountry }) =>
          originCity !== "Lisbon" || (originAirport === "LIS" && originCountry === "Portugal"),
      ),
      whenStatus("scheduled boarding", "the flight lies ahead", isAhead("scheduledDeparture")),
    ],
  },
};
