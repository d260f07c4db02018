import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("a variant is called by what it differs in", async () => {
  const variants = await recordsOf("ItemVariant", {
    ...textsOf("title", "sku", "color", "size"),
    price: number,
  });
  for (const { title, color, size } of variants) expect(title).toBe(`${color} / ${size}`);
});

test("the plate of a car is one of the country that it is in", async () => {
  const cars = await recordsOf("CompanyCar", {
    ...textsOf("make", "model", "plateNumber"),
    country: oneOf("DE", "FR", "GB"),
  });
  const looks: Readonly<Record<string, RegExp>> = {
    DE: /^[A-Z]-[A-Z]{2} \d{3}$/,
    FR: /^[A-Z]{2}-\d{3}-[A-Z]{2}$/,
    GB: /^[A-Z]{2}\d{2} [A-Z]{3}$/,
  };
  for (const { country, plateNumber } of cars)
    expect(plateNumber).toMatch(looks[String(country)] ?? /never/);
});

test("a price alert has gone off where the price has passed what was waited for", async () => {
  const alerts = await recordsOf("StockAlert", {
    ticker: text,
    direction: oneOf("above", "below"),
    alertPrice: number,
    lastPrice: number,
    status: oneOf("active", "triggered"),
  });
  for (const { direction, alertPrice, lastPrice, status } of alerts) {
    const isPassed =
      direction === "above"
        ? Number(lastPrice) > Number(alertPrice)
        : Number(lastPrice) < Number(alertPrice);
    expect(isPassed).toBe(status === "triggered");
  }
});

test("a share costs about the same in all records, and in the money of its exchange", async () => {
  const positions = await recordsOf("Position", {
    ticker: text,
    shares: number,
    lastPrice: number,
    exchange: oneOf("NYSE", "LSE"),
    currency: text,
  });
  const prices = new Map<string, number[]>();
  for (const { ticker, lastPrice, exchange, currency } of positions) {
    const known = prices.get(String(ticker)) ?? [];
    prices.set(String(ticker), [...known, Number(lastPrice)]);
    expect(currency).toBe(exchange === "NYSE" ? "USD" : "GBP");
  }
  expect(prices.size).toBeGreaterThan(7);
  for (const known of prices.values())
    expect(Math.max(...known) / Math.min(...known)).toBeLessThan(1.1);
});

test("what is free offers the least, and is the only thing that costs nothing", async () => {
  const tiers = await recordsOf(
    "PricingPlan",
    {
      ...textsOf("name", "slug", "description"),
      price: number,
      isFree: flag,
      tier: oneOf("free", "pro", "enterprise"),
      features: listOf({ label: text, included: flag }),
    },
    7,
  );
  for (const { name, slug, price, isFree, tier } of tiers) {
    expect(slug).toBe(String(name).toLowerCase());
    expect(price === 0).toBe(name === "Free");
    expect(isFree).toBe(name === "Free");
    expect(tier === "free").toBe(name === "Free");
  }
  const free = tiers.find(({ name }) => name === "Free") ?? {};
  const biggest = tiers.find(({ name }) => name === "Enterprise") ?? {};
  expect(itemsOf(biggest, "features").every(({ included }) => included === true)).toBe(true);
  for (const { label, included } of itemsOf(free, "features"))
    if (included) expect(label).toMatch(/^(?:Up to 3 projects|Community support|Basic reports)$/);
});

test("a bill charges for what the meter has counted at its rate, and was due if it is overdue", async () => {
  const bills = await recordsOf("UtilityBill", {
    previousReading: number,
    currentReading: number,
    unitsUsed: number,
    rate: number,
    usageCharge: number,
    standingCharge: number,
    tax: number,
    total: number,
    dueDate: text,
    status: oneOf("due", "paid", "overdue"),
  });
  for (const bill of bills) {
    const { previousReading, currentReading, unitsUsed, rate, usageCharge, status } = bill;
    expect(Number(previousReading)).toBeGreaterThan(1000);
    expect(Number(currentReading) - Number(previousReading)).toBeCloseTo(Number(unitsUsed), 1);
    expect(Math.abs(Number(unitsUsed) * Number(rate) - Number(usageCharge))).toBeLessThan(0.02);
    const sum = ["usageCharge", "standingCharge", "tax"].map((name) => Number(bill[name]));
    expect(sum.reduce((all, one) => all + one, 0)).toBeCloseTo(Number(bill["total"]), 1);
    if (status === "overdue") expect(daysFrom(bill["dueDate"])).toBeLessThan(0);
  }
});

test("what goes into a battery is what it has more of, and a roof makes watts", async () => {
  const sessions = await recordsOf("EvCharging", {
    ...textsOf("carModel", "startedAt", "endedAt"),
    energyKwh: number,
    startSoc: number,
    endSoc: number,
    maxPowerKw: number,
  });
  for (const { energyKwh, startSoc, endSoc, carModel } of sessions) {
    const size = (100 * Number(energyKwh)) / (Number(endSoc) - Number(startSoc));
    expect(size).toBeGreaterThan(40);
    expect(size).toBeLessThan(110);
    expect(Number(endSoc)).toBeLessThanOrEqual(100);
    expect(carModel).toMatch(/^\S+ \S+/);
  }
  const roofs = await recordsOf("SolarPanelSystem", {
    ...textsOf("inverterModel", "installedAt"),
    capacityKw: number,
    panelCount: number,
    currentPowerW: number,
  });
  for (const { capacityKw, panelCount, currentPowerW } of roofs) {
    expect(Number(panelCount)).toBeGreaterThan(4);
    expect(Number(currentPowerW)).toBeGreaterThan(50 * Number(capacityKw));
  }
});

test("what is told while the power is out is of a supply, and ends when it is back", async () => {
  const outages = await recordsOf("PowerOutage", {
    ...textsOf("area", "reportedAt"),
    status: oneOf("reported", "repairing", "restored"),
    affectedHouseholds: number,
    restoredAt: orNull(text),
    updates: listOf(textsOf("time", "message")),
  });
  for (const outage of outages) {
    const { restoredAt, status } = outage;
    for (const { time, message } of itemsOf(outage, "updates")) {
      expect(message).not.toMatch(/errors|systems|A fix/);
      if (restoredAt !== null) expect(at(time)).toBeLessThanOrEqual(at(restoredAt));
      if (status === "reported") expect(message).not.toMatch(/supplied again/);
    }
  }
});

test("a licence for ever has no end, and no more activations than it allows", async () => {
  const licences = await recordsOf("SoftwareLicense", {
    ...textsOf("key", "product"),
    type: oneOf("perpetual", "subscription"),
    status: oneOf("active", "expired"),
    maxActivations: number,
    activations: number,
    expiresAt: orNull(text),
  });
  for (const { key, type, maxActivations, activations, expiresAt } of licences) {
    expect(key).toMatch(/^(?:[A-Z\d]{4}-){3}[A-Z\d]{4}$/);
    expect(Number(activations)).toBeLessThanOrEqual(Number(maxActivations));
    expect(expiresAt === null).toBe(type === "perpetual");
  }
});

test("what stays within its limit costs nothing more", async () => {
  const usages = await recordsOf("UsageRecord", {
    metric: oneOf("api_calls", "exports"),
    used: number,
    limit: number,
    overageCost: number,
  });
  for (const { used, limit, overageCost } of usages)
    if (Number(used) <= Number(limit)) expect(overageCost).toBe(0);
});

test("a stop that was delivered to was reached, and nobody is visited by night", async () => {
  const routes = await recordsOf("DeliveryRoute", {
    date: text,
    status: oneOf("planned", "completed"),
    startedAt: orNull(text),
    completedAt: orNull(text),
    totalDistanceKm: number,
    estimatedMinutes: number,
    stops: listOf({
      ...textsOf("address", "eta", "notes"),
      arrivedAt: orNull(text),
      status: oneOf("pending", "delivered"),
    }),
  });
  for (const route of routes) {
    const { totalDistanceKm, estimatedMinutes } = route;
    expect(Number(estimatedMinutes) / Number(totalDistanceKm)).toBeLessThan(4.5);
    for (const { status, arrivedAt, eta, notes } of itemsOf(route, "stops")) {
      expect(arrivedAt === null).toBe(status === "pending");
      expect(notes).not.toMatch(/reference|in order|unusual|second look/);
      expect(new Date(at(eta)).getUTCHours()).toBeGreaterThanOrEqual(9);
    }
  }
});

test("a building, its rooms and what is installed in it are called as such", async () => {
  const rooms = await recordsOf("Room", {
    name: text,
    type: oneOf("office", "meeting", "server"),
    capacity: number,
    targetTemperature: number,
  });
  for (const { name } of rooms) expect(name).not.toMatch(/Bathroom|Living|Children|Bedroom/);
  const devices = await recordsOf("BuildingDevice", {
    ...textsOf("name", "building"),
    type: oneOf("hvac", "elevator", "fire_alarm"),
    floor: number,
  });
  for (const { name, type } of devices) if (type === "elevator") expect(name).toMatch(/[Ll]ift/);
});

test("what begins at an hour is told by the hour", async () => {
  const triggers = await recordsOf("Trigger", { type: oneOf("time", "weather"), value: text });
  for (const { type, value } of triggers) if (type === "time") expect(value).toMatch(/\d\d:\d\d/);
});

test("a trade that is still open was placed lately, and goods cross a border for a duty", async () => {
  const trades = await recordsOf("Trade", {
    ...textsOf("ticker", "createdAt"),
    status: oneOf("pending", "filled"),
    filledAt: orNull(text),
  });
  for (const { status, createdAt } of trades)
    if (status === "pending") expect(now - at(createdAt)).toBeLessThan(8 * 86_400_000);
  const entries = await recordsOf("CustomsEntry", {
    ...textsOf("hsCode", "goodsDescription"),
    declaredValue: number,
    dutyAmount: number,
    vatAmount: number,
  });
  for (const { declaredValue, dutyAmount, vatAmount } of entries) {
    expect(Number(dutyAmount) / Number(declaredValue)).toBeLessThan(0.13);
    expect(Number(vatAmount) / Number(declaredValue)).toBeGreaterThan(0.15);
  }
});
