import { expect, test } from "vitest";
import { generate, toSingle } from "./support.ts";

const text = { type: "string" } as const;
const number = { type: "number" } as const;

function recordsOf(
  model: string,
  texts: readonly string[],
  numbers: readonly string[] = [],
  count = 40,
) {
  const properties = {
    ...Object.fromEntries(texts.map((name) => [name, text])),
    ...Object.fromEntries(numbers.map((name) => [name, number])),
  };
  const required = Object.keys(properties);
  const schema = { type: "object", properties, required, additionalProperties: false } as const;
  return generate(toSingle(schema, model), count);
}

const at = (value: unknown) => Date.parse(String(value));
const day = 86_400_000;

test("player1 and player2 are two people, and one of them has won", async () => {
  for (const { player1, player2, winner } of await recordsOf("TennisMatch", [
    "player1",
    "player2",
    "winner",
  ])) {
    expect(player1).not.toBe(player2);
    expect([player1, player2]).toContain(winner);
  }
});

test("whoever leaves comes back later, and the nights are those between", async () => {
  const cruises = await recordsOf("Cruise", ["departureDate", "returnDate"], ["nights"]);
  for (const { departureDate, returnDate, nights } of cruises) {
    expect((at(returnDate) - at(departureDate)) / day).toBe(nights);
    expect(Number(nights)).toBeGreaterThan(0);
  }
});

test("what was dispatched arrives afterwards", async () => {
  for (const { dispatchedAt, arrivedAt } of await recordsOf("FireIncident", [
    "dispatchedAt",
    "arrivedAt",
  ])) {
    expect(at(arrivedAt)).toBeGreaterThanOrEqual(at(dispatchedAt));
  }
});

test.each(["expectedBy", "payBy", "returnBy", "openingNight"])("%s is a day", async (name) => {
  for (const record of await recordsOf("Renewal", [name, "applicantName", "office"])) {
    expect(record[name]).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("bikes and free docks are all the docks of a station", async () => {
  const stations = await recordsOf(
    "BikeStation",
    [],
    ["bikesAvailable", "docksAvailable", "totalDocks"],
  );
  for (const { bikesAvailable, docksAvailable, totalDocks } of stations) {
    expect(Number(bikesAvailable) + Number(docksAvailable)).toBe(totalDocks);
  }
});

test("an hourly rate and minutes make what was charged", async () => {
  const sessions = await recordsOf(
    "ParkingSession",
    [],
    ["durationMinutes", "hourlyRate", "amountCharged"],
  );
  for (const { durationMinutes, hourlyRate, amountCharged } of sessions) {
    const due = (Number(durationMinutes) / 60) * Number(hourlyRate);
    expect(Math.abs(Number(amountCharged) - due)).toBeLessThan(0.011);
  }
});

test.each([
  ["TollTransaction", "amount", 1, 15],
  ["MilkCollection", "fatPercent", 3, 5],
  ["Greenhouse", "co2Level", 400, 1200],
  ["GolfRound", "putts", 24, 40],
  ["WineTasting", "score", 80, 100],
])("%s.%s lies where such numbers lie", async (model, name, least, most) => {
  for (const record of await recordsOf(model, ["winery"], [name])) {
    expect(Number(record[name])).toBeGreaterThanOrEqual(least);
    expect(Number(record[name])).toBeLessThanOrEqual(most);
  }
});

test.each([
  ["Aircraft", "registration", /^[A-Z0-9]+-?[A-Z0-9]+$/],
  ["BusRoute", "firstBus", /^\d\d:\d\d$/],
  ["FireIncident", "cause", /fault|cooking|Lightning|Arson|battery|investigation/],
  ["RobotVacuum", "room", /^[A-Z][a-z ]+$/],
  ["EmailTemplate", "body", /\{\{firstName\}\}/],
])("%s.%s is what it is called", async (model, name, shape) => {
  for (const record of await recordsOf(model, [name])) expect(record[name]).toMatch(shape);
});

test("what somebody has to do is no product", async () => {
  const items = await recordsOf("TodoItem", ["title", "description"]);
  for (const { description } of items) {
    expect(description).not.toMatch(/favourite|luxury|gift|materials|mornings/);
  }
});

test("a sample is collected before its result is reported", async () => {
  const results = await recordsOf("LabResult", ["collectedAt", "reportedAt"]);
  for (const { collectedAt, reportedAt } of results) {
    expect(at(reportedAt)).toBeGreaterThanOrEqual(at(collectedAt));
  }
});

test("a parcel is not picked up where it is delivered", async () => {
  const deliveries = await recordsOf("Delivery", ["pickupAddress", "deliveryAddress"]);
  for (const { pickupAddress, deliveryAddress } of deliveries) {
    expect(pickupAddress).not.toBe(deliveryAddress);
  }
});

test("what is left of a monthly limit is what was not spent", async () => {
  const budgets = await recordsOf("BudgetCategory", [], ["monthlyLimit", "spent", "remaining"]);
  for (const { monthlyLimit, spent, remaining } of budgets) {
    expect(Math.abs(Number(monthlyLimit) - Number(spent) - Number(remaining))).toBeLessThan(0.011);
  }
});

test("hours of a course are not all the hours between its first and its last day", async () => {
  const courses = await recordsOf("TrainingCourse", ["startDate", "endDate"], ["durationHours"]);
  for (const { durationHours } of courses) expect(Number(durationHours)).toBeLessThan(100);
});

test("nobody shares a car from one continent to another", async () => {
  const rides = await recordsOf("CarpoolRide", ["departureCity", "arrivalCity"]);
  const overseas = /^(?:Sydney|Melbourne|Auckland)$/;
  for (const { departureCity, arrivalCity } of rides) {
    expect(arrivalCity).not.toBe(departureCity);
    if (!overseas.test(String(departureCity))) expect(arrivalCity).not.toMatch(overseas);
  }
});

test("what is not done was not completed", async () => {
  const properties = {
    done: { type: "boolean" },
    completedAt: { anyOf: [text, { type: "null" }] },
  } as const;
  const schema = { type: "object", properties, required: [], additionalProperties: false } as const;
  const chores = await generate(toSingle(schema, "Chore"), 40);
  for (const { done, completedAt } of chores) {
    if (done === false) expect(completedAt ?? null).toBeNull();
  }
});
