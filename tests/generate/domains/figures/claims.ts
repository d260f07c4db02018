import {
  always,
  atMost,
  type Domain,
  day,
  numberOf,
  type Property,
  percent,
  product,
  timeOf,
  type Values,
} from "../properties.ts";

/** So much for each, as exactly as it is written. */
function quotient(result: string, part: string, by: string, within: number, times = 1): Property {
  return [
    `${result} = ${part} ÷ ${by}`,
    (record) =>
      numberOf(record, by) === 0
        ? undefined
        : Math.abs(
            numberOf(record, result) - (times * numberOf(record, part)) / numberOf(record, by),
          ) <= within,
  ];
}

function between(name: string, least: number, most: number): Property {
  return [
    `${name} lies between ${least} and ${most}`,
    (record) => numberOf(record, name) >= least && numberOf(record, name) <= most,
  ];
}

export const claims: Domain = {
  "/ad-campaigns": {
    each: [
      atMost("spend", "budget"),
      atMost("clicks", "impressions"),
      atMost("conversions", "clicks"),
      percent("ctr", "clicks", "impressions"),
      percent("conversionRate", "conversions", "clicks"),
      quotient("cpc", "spend", "clicks", 0.006),
      quotient("costPerConversion", "spend", "conversions", 0.006),
      quotient("roas", "revenue", "spend", 0.006),
    ],
  },
  "/daily-stats": {
    each: [
      percent("conversionRate", "orders", "visitors"),
      quotient("averageOrderValue", "revenue", "orders", 0.006),
      quotient("itemsPerOrder", "itemsSold", "orders", 0.06),
      atMost("orders", "itemsSold"),
      atMost("refunds", "revenue"),
    ],
  },
  "/runs": {
    each: [
      quotient("avgSpeedKmh", "distanceKm", "durationMinutes", 0.06, 60),
      between("avgSpeedKmh", 6, 15),
      always("the pace is what a kilometre took", (record) => {
        const [minutes = 0, seconds = 0] = String(record["averagePace"]).split(/[: ]/).map(Number);
        const each = numberOf(record, "durationMinutes") / numberOf(record, "distanceKm");
        return Math.abs(minutes + seconds / 60 - each) < 0.02;
      }),
      atMost("avgHeartRate", "maxHeartRate"),
      between("avgHeartRate", 120, 170),
    ],
  },
  "/body-checks": {
    each: [
      always("the index is that of the weight and the height", (record) => {
        const metres = numberOf(record, "heightCm") / 100;
        return (
          Math.abs(numberOf(record, "bmi") - numberOf(record, "weightKg") / metres ** 2) < 0.06
        );
      }),
    ],
  },
  "/player-seasons": {
    each: [
      quotient("pointsPerGame", "points", "gamesPlayed", 0.06),
      quotient("blocksPerGame", "blocks", "gamesPlayed", 0.06),
      between("minutesPerGame", 10, 48),
    ],
  },
  "/fuel-logs": {
    each: [
      product("totalCost", "liters", "pricePerLiter"),
      quotient("consumptionPer100Km", "liters", "tripKm", 0.06, 100),
      between("consumptionPer100Km", 4, 11),
    ],
  },
  "/houses": {
    each: [
      quotient("pricePerSqft", "askingPrice", "squareFeet", 0.51),
      between("pricePerSqft", 150, 500),
      always("the doors are open for some hours of the day", ({ openHouse }) => {
        const { from, to } = openHouse as Values;
        return [from, to].every((time) => /^\d\d:\d\d$/.test(String(time))) && `${from}` < `${to}`;
      }),
    ],
  },
  "/consulting-invoices": {
    each: [
      always("the terms are those of the dates", (record) => {
        const days = (timeOf(record, "dueDate") - timeOf(record, "issueDate")) / day;
        const terms = String(record["paymentTerms"]);
        return !terms.startsWith("Net") || terms === `Net ${days}`;
      }),
      always("an hour of advice costs what it costs", ({ items }) =>
        (items as readonly Values[]).every(
          (item) =>
            numberOf(item, "rate") >= 40 &&
            Math.abs(numberOf(item, "hours") * numberOf(item, "rate") - numberOf(item, "amount")) <
              0.011,
        ),
      ),
    ],
  },
};
