import { always, type Domain, numberOf } from "../properties.ts";

export const claims: Domain = {
  "/weather-stations": {
    each: [
      always("it measures weather", ({ sensors }) =>
        (sensors as readonly string[]).every((sensor) => /meter|gauge/.test(sensor)),
      ),
    ],
  },
  "/observations": {
    each: [
      always(
        "it feels about as warm as it is",
        (record) =>
          Math.abs(numberOf(record, "feelsLike") - numberOf(record, "temperatureC")) <= 4.1,
      ),
      always(
        "the dew point is below the temperature",
        (record) => numberOf(record, "dewPoint") < numberOf(record, "temperatureC"),
      ),
      always(
        "a gust is more than the wind",
        (record) => numberOf(record, "windGust") >= numberOf(record, "windSpeed"),
      ),
      [
        "it rains only when it rains",
        ({ conditions, rainfallMm }) =>
          /sunny|cloudy|overcast|fog/.test(String(conditions)) ? rainfallMm === 0 : undefined,
      ],
      always(
        "the pressure is that of air",
        (record) => numberOf(record, "pressureHpa") > 980 && numberOf(record, "pressureHpa") < 1040,
      ),
    ],
  },
};
