import { expect, test } from "vitest";
import { generate, toCollection } from "./support.ts";

const numberOf = (value: unknown) => (typeof value === "number" ? value : Number.NaN);

function recordsOf(model: string, names: readonly string[]) {
  const members = names.map((name) => [name, { type: "number" }] as const);
  const schema = {
    type: "object",
    properties: { id: { type: "integer" }, ...Object.fromEntries(members) },
    required: ["id", ...names],
    additionalProperties: false,
  } as const;
  return generate(toCollection(schema, { model, count: 500 }), 500);
}

test.each([
  [
    "BoundingBox",
    [
      ["south", "north"],
      ["west", "east"],
    ],
  ],
  ["PhonePlan", [["hotspotGb", "dataGb"]]],
  [
    "Lot",
    [
      ["startingBid", "estimateLow"],
      ["estimateLow", "estimateHigh"],
      ["startingBid", "currentBid"],
    ],
  ],
  [
    "JobOffer",
    [
      ["salaryMin", "salaryMax"],
      ["salaryMin", "salaryMedian"],
      ["salaryMedian", "salaryMax"],
    ],
  ],
  [
    "Campaign",
    [
      ["sent", "recipients"],
      ["delivered", "sent"],
      ["delivered", "recipients"],
      ["opened", "delivered"],
    ],
  ],
  [
    "StockItem",
    [
      ["cost", "price"],
      ["salePrice", "price"],
      ["price", "listPrice"],
    ],
  ],
])("of %s no bound is broken by another", async (model, bounds) => {
  const names = [...new Set(bounds.flat())];
  for (const order of [names, names.toReversed()]) {
    for (const record of await recordsOf(model, order)) {
      for (const [lower = "", upper = ""] of bounds) {
        expect(numberOf(record[lower]), `${lower} ≤ ${upper}`).toBeLessThanOrEqual(
          numberOf(record[upper]),
        );
      }
    }
  }
});

test("a salary that has a least and a most is no number of minutes", async () => {
  const records = await recordsOf("JobOffer", ["salaryMin", "salaryMax"]);
  expect(Math.min(...records.map((record) => numberOf(record["salaryMin"])))).toBeGreaterThan(1000);
});
