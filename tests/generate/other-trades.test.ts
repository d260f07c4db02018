import { expect, test } from "vitest";
import { flag, number, oneOf, orNull, recordsOf, text } from "./models.ts";

/** The moment at which the records of these tests are made. */
const now = Date.parse("2026-01-01");
const hour = 3_600_000;

test("an order is filled as far as its state says, and costs what it holds", async () => {
  const trades = await recordsOf("Trade", {
    symbol: text,
    orderType: oneOf("market", "limit"),
    quantity: number,
    price: number,
    total: number,
    fee: number,
    status: oneOf("filled", "partial", "open", "cancelled"),
    filledQuantity: number,
    executedAt: orNull(text),
  });
  for (const { quantity, price, total, fee, status, filledQuantity, executedAt } of trades) {
    expect(Number(total)).toBeCloseTo(Number(quantity) * Number(price) + Number(fee), 2);
    if (status === "filled") expect(filledQuantity).toBe(quantity);
    if (status === "open") expect(filledQuantity).toBe(0);
    expect(Number(filledQuantity)).toBeLessThanOrEqual(Number(quantity));
    expect(executedAt !== null).toBe(status === "filled" || status === "partial");
  }
});

test("what is given once does not recur", async () => {
  const donations = await recordsOf("Donation", {
    isRecurring: flag,
    frequency: oneOf("once", "monthly", "yearly"),
  });
  for (const { isRecurring, frequency } of donations)
    expect(isRecurring).toBe(frequency !== "once");
});

test("a machine has not run for longer than it has been there", async () => {
  const machines = await recordsOf("Machine", { installedDate: text, operatingHours: number });
  for (const { installedDate, operatingHours } of machines) {
    const since = (now - Date.parse(String(installedDate))) / hour;
    expect(Number(operatingHours)).toBeLessThanOrEqual(Math.max(0, since));
  }
});

test("figures that change by the minute were taken within the hour", async () => {
  const stations = await recordsOf("WeatherStation", {
    temperature: number,
    humidity: number,
    updatedAt: text,
  });
  for (const { updatedAt } of stations)
    expect(now - Date.parse(String(updatedAt))).toBeLessThanOrEqual(hour);
});

test("a name that ends in when it was is read by what it is", async () => {
  const visits = await recordsOf("ServiceVisit", {
    mileageAtService: number,
    mechanic: text,
    serviceType: text,
    estimatedDuration: number,
  });
  expect(visits.some(({ mileageAtService }) => Number(mileageAtService) > 5_000)).toBe(true);
  for (const { serviceType, estimatedDuration } of visits) {
    expect(serviceType).toMatch(/^(?:Oil|Tyre|Brake|Annual|Battery|Air)/);
    expect(Number(estimatedDuration)).toBeLessThanOrEqual(480);
  }
});

test("the steps of a recipe are told from the first to the last", async () => {
  const recipes = await recordsOf("Recipe", { steps: { type: "array", items: text } });
  const place = (step: unknown) =>
    ["Heat", "Chop", "Add", "Pour", "Simmer", "Season", "Serve"].indexOf(
      String(step).split(" ")[0] ?? "",
    );
  for (const { steps } of recipes) {
    const places = (steps as readonly unknown[]).map(place);
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test("a case is called by those who stand against each other", async () => {
  const cases = await recordsOf("LegalCase", { title: text, client: text, opposingParty: text });
  const family = (name: unknown) => String(name).split(" ").at(-1);
  for (const { title, client, opposingParty } of cases)
    expect(title).toBe(`${family(client)} v. ${family(opposingParty)}`);
});
