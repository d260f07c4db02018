import { expect, test } from "vitest";
import type { Json, JsonObject, Schema } from "../../src/schema/schema.ts";
import { itemsOf, listOf, number, recordsOf, text, toObject } from "./models.ts";
import { generate, toSingle } from "./support.ts";

const isClimbing = (values: readonly (Json | undefined)[]) =>
  values.every((value, at) => at === 0 || (values[at - 1] ?? "") <= (value ?? ""));
const near = (one: number, other: number) => Math.abs(one - other) < 0.011;

test("a total is the sum of its items, and the tax is of that sum", async () => {
  const repairs = await recordsOf("RepairOrder", {
    partsTotal: number,
    laborTotal: number,
    tax: number,
    total: number,
  });
  for (const { partsTotal, laborTotal, tax, total } of repairs) {
    const base = Number(partsTotal) + Number(laborTotal);
    const rate = Number(tax) / base;
    expect([0.05, 0.07, 0.08, 0.1, 0.19, 0.2].some((usual) => Math.abs(rate - usual) < 0.001)).toBe(
      true,
    );
    expect(near(Number(total), base + Number(tax))).toBe(true);
  }
  const rides = await recordsOf("RideReceipt", {
    base_fare: number,
    distance_fare: number,
    time_fare: number,
    booking_fee: number,
    tip: number,
    total: number,
  });
  for (const { total, ...parts } of rides) {
    const { id: _, ...fares } = parts;
    const sum = Object.values(fares).reduce<number>((all, one) => all + Number(one), 0);
    expect(near(Number(total), sum)).toBe(true);
  }
});

test("what is left of a number of things is no more than there are", async () => {
  const sailings = await recordsOf("FerrySailing", {
    vehicleSlots: number,
    vehicleSlotsLeft: number,
    cabins: number,
    freeCabins: number,
  });
  for (const { vehicleSlots, vehicleSlotsLeft, cabins, freeCabins } of sailings) {
    expect(Number(vehicleSlotsLeft)).toBeLessThanOrEqual(Number(vehicleSlots));
    expect(Number(freeCabins)).toBeLessThanOrEqual(Number(cabins));
  }
});

test("bids climb, one after the other, from when something is listed to when it is sold", async () => {
  const lots = await recordsOf("Listing", {
    askingPrice: number,
    condition: text,
    listedOn: text,
    soldAt: text,
    bids: listOf({ bidder: text, amount: number, placedAt: text }),
  });
  for (const lot of lots) {
    const bids = itemsOf(lot, "bids");
    expect(isClimbing(bids.map(({ amount }) => amount))).toBe(true);
    expect(
      isClimbing([lot["listedOn"], ...bids.map(({ placedAt }) => placedAt), lot["soldAt"]]),
    ).toBe(true);
    expect(bids.every(({ amount }) => Number(amount) <= Number(lot["askingPrice"]))).toBe(true);
  }
});

test("the stops of a round are numbered, in one town, and reached after it has begun", async () => {
  const rounds = await recordsOf("Manifest", {
    dispatched_at: text,
    stops: listOf({ seq: number, consignee: text, address: text, eta: text }),
  });
  for (const round of rounds) {
    const stops = itemsOf(round, "stops");
    expect(stops.map(({ seq }) => seq)).toEqual(stops.map((_, at) => at + 1));
    expect(isClimbing([round["dispatched_at"], ...stops.map(({ eta }) => eta)])).toBe(true);
    const towns = stops.map(({ address }) => /, (\D+) /.exec(`${address} `)?.[1]?.split(" ")[0]);
    expect(new Set(towns).size).toBeLessThanOrEqual(1);
  }
});

test("the branches of a shop are in one country", async () => {
  const shops = await recordsOf("RetailChain", {
    name: text,
    branches: listOf({ city: text, country: text }),
  });
  for (const shop of shops) {
    expect(new Set(itemsOf(shop, "branches").map(({ country }) => country)).size).toBeLessThan(2);
  }
});

test("a route is called by its ends", async () => {
  const sailings = await recordsOf("Sailing", {
    route: text,
    departurePort: text,
    arrivalPort: text,
  });
  for (const { route, departurePort, arrivalPort } of sailings)
    expect(route).toBe(`${departurePort} – ${arrivalPort}`);
});

test("what is good and what is scrapped is all that was made, and the yield says so", async () => {
  const runs = await recordsOf("ProductionRun", {
    plannedQty: { type: "integer" },
    goodQty: { type: "integer" },
    scrapQty: { type: "integer" },
    yieldPct: number,
  });
  for (const { plannedQty, goodQty, scrapQty, yieldPct } of runs) {
    expect(Number(goodQty) + Number(scrapQty)).toBe(plannedQty);
    const share = (100 * Number(goodQty)) / Number(plannedQty);
    expect(Math.abs(Number(yieldPct) - share)).toBeLessThanOrEqual(0.5);
  }
});

test("a page of five shows no remark twice", async () => {
  for (const [model, member] of [
    ["Paddock", "notes"],
    ["Claim", "narrative"],
    ["Shipment", "instructions"],
  ] as const) {
    const records = await recordsOf(model, { name: text, [member]: text }, 5);
    expect(new Set(records.map((record) => record[member])).size).toBe(5);
  }
});

test("a card statement's new balance is what was owed, bought and paid", async () => {
  const statements = await recordsOf("CardStatement", {
    previousBalance: number,
    purchases: number,
    payments: number,
    feesCharged: number,
    interestCharged: number,
    newBalance: number,
    creditLine: number,
    availableCredit: number,
  });
  for (const one of statements) {
    const of = (name: string) => Number(one[name]);
    const owed =
      of("previousBalance") + of("purchases") + of("feesCharged") + of("interestCharged");
    expect(near(of("newBalance"), owed - of("payments"))).toBe(true);
    expect(near(of("availableCredit"), of("creditLine") - of("newBalance"))).toBe(true);
  }
});

test("a mortgage is paid back over its years, and its yearly rate is a little more", async () => {
  const offers = await recordsOf("MortgageOffer", {
    loanAmount: number,
    interestRate: number,
    aprPercent: number,
    termYears: number,
    monthlyPayment: number,
  });
  for (const { loanAmount, interestRate, aprPercent, termYears, monthlyPayment } of offers) {
    const paid = Number(monthlyPayment) * Number(termYears) * 12;
    expect(paid).toBeGreaterThan(Number(loanAmount));
    expect(paid).toBeLessThan(Number(loanAmount) * 3);
    expect(Number(aprPercent)).toBeGreaterThan(Number(interestRate));
  }
});

test("a date is there once the union of states has reached it", async () => {
  const stages = ["filed", "in_review", "stamped", "rejected", "archived"];
  const files = await generate(
    toSingle(
      {
        ...toObject({ status: { enum: stages }, stampedOn: text }),
        required: ["status"],
      },
      "Dossier",
    ),
    80,
  );
  for (const { status, stampedOn } of files)
    expect(stampedOn !== undefined).toBe(status === "stamped" || status === "archived");
});

test("what was read last was read within the day", async () => {
  const nodes = await recordsOf("SensorNode", {
    firmware: text,
    lastReading: toObject({ temperatureC: number, takenAt: text }),
  });
  const times = nodes.map(({ lastReading }) =>
    Date.parse(String((lastReading as JsonObject)["takenAt"])),
  );
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(86_400_000);
});

test("what is measured at several places of a thing is what the holder says", async () => {
  const cars = await recordsOf("VehicleInspection", {
    treadDepthMm: toObject({ frontLeft: number, rearRight: number }),
  });
  for (const { treadDepthMm } of cars)
    for (const depth of Object.values(treadDepthMm as JsonObject)) {
      expect(Number(depth)).toBeGreaterThanOrEqual(1.8);
      expect(Number(depth)).toBeLessThanOrEqual(8);
    }
});

test("what a tenant reports is of its category", async () => {
  const requests = await recordsOf("MaintenanceRequest", {
    tenantName: text,
    issueCategory: { enum: ["plumbing", "electrical"] },
    description: text,
  });
  for (const { issueCategory, description } of requests)
    expect(String(description)).toMatch(
      issueCategory === "plumbing" ? /sink|water|Toilet|Drain/ : /light|sockets|Breaker/,
    );
});

/** Words that mean something else in each trade, among neighbours that tell it. */
const words: readonly (readonly [
  model: string,
  properties: Readonly<Record<string, Schema>>,
  member: string,
  isRight: RegExp | readonly [least: number, most: number],
])[] = [
  ["KitchenTicket", { server: text, dishes: text }, "server", /^\p{Lu}\S+ \p{Lu}\S+$/u],
  ["Deployment", { server: text, region: text }, "server", /^[a-z]+[-.]/],
  [
    "KitchenTicket",
    { course: text, covers: number },
    "course",
    /^(?:starter|main|dessert|side|drinks)$/,
  ],
  ["ProductionRun", { operator: text, cycleTime: number }, "operator", /^\p{Lu}\S+ \p{Lu}\S+$/u],
  ["ProductionRun", { plannedQty: number }, "plannedQty", [120, 4800]],
  ["Claim", { paidToDate: number, deductible: number }, "paidToDate", [200, 18_000]],
  ["RentalApplication", { monthlyIncome: number }, "monthlyIncome", [1900, 8200]],
  [
    "RentalApplication",
    { desiredMoveIn: text, submittedAt: text },
    "desiredMoveIn",
    /^\d{4}-\d\d-\d\d$/,
  ],
  ["Lease", { unit: text, tenant: text }, "unit", /^(?:Apt \d+|Unit \d+|\d+[A-C]?)$/],
  ["Storefront", { ratingAvg: number, ratingsTotal: number }, "ratingAvg", [2.5, 5]],
  ["Storefront", { ratingAvg: number, ratingsTotal: number }, "ratingsTotal", [0, 480]],
  ["BusTrip", { headsign: text, lineNumber: text }, "lineNumber", /^[NSM]?\d+$/],
  [
    "WindPark",
    { parkName: text, turbineCount: number },
    "parkName",
    /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/,
  ],
  ["HotelRoomType", { bedConfiguration: text, view: text }, "bedConfiguration", /\bbeds?\b/],
  ["CardStatement", { periodStart: text, periodEnd: text }, "periodStart", /^\d{4}-\d\d-\d\d$/],
  ["CharterFlight", { pic: text, tailNumber: text }, "pic", /^\p{Lu}\S+ \p{Lu}\S+$/u],
  ["CourtHearing", { caseCaption: text, docketNo: text }, "caseCaption", / v\. /],
  ["PickTask", { picker: text, sku: text }, "picker", /^\p{Lu}\S+ \p{Lu}\S+$/u],
  ["SoilTest", { nitrogenPpm: number, organicMatterPct: number }, "organicMatterPct", [1.2, 6.4]],
];

test.each(words)(
  "%s with %j: %s is what the trade means",
  async (model, properties, member, isRight) => {
    const records = await recordsOf(model, properties);
    for (const record of records) {
      const value = record[member];
      if (isRight instanceof RegExp) expect(value).toMatch(isRight);
      else {
        expect(Number(value)).toBeGreaterThanOrEqual(isRight[0]);
        expect(Number(value)).toBeLessThanOrEqual(isRight[1]);
      }
    }
  },
);
