import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
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
  toObject,
} from "./models.ts";

const address = toObject(textsOf("street", "city", "country"));

test("where something is fetched and where it is brought are in one town, and so are home and work", async () => {
  const orders = await recordsOf("CourierOrder", {
    pickup: address,
    dropoff: address,
    ...textsOf("courierName"),
  });
  for (const { pickup, dropoff } of orders) {
    const [one, other] = [pickup, dropoff] as readonly JsonObject[];
    expect([other?.["city"], other?.["country"]]).toEqual([one?.["city"], one?.["country"]]);
  }
  const customers = await recordsOf("Customer", {
    ...textsOf("name", "email"),
    addresses: listOf({ ...textsOf("label", "street", "city", "country"), isDefault: flag }),
    homeAddress: address,
    workAddress: address,
  });
  for (const customer of customers) {
    const own = [customer["homeAddress"], customer["workAddress"]] as readonly JsonObject[];
    const all = [...own, ...itemsOf(customer, "addresses")];
    expect(new Set(all.map(({ city }) => city)).size).toBe(1);
    const labels = itemsOf(customer, "addresses").map(({ label }) => label);
    expect(labels.includes("Office") && labels.includes("Work")).toBe(false);
  }
});

test("who flies back starts days later from where they flew to", async () => {
  const leg = toObject(textsOf("flightNumber", "from", "to", "departure", "arrival"));
  const trips = await recordsOf("TripBooking", { outbound: leg, inbound: leg, price: number });
  for (const { outbound, inbound } of trips) {
    const [there, back] = [outbound, inbound] as readonly JsonObject[];
    expect([back?.["from"], back?.["to"]]).toEqual([there?.["to"], there?.["from"]]);
    for (const one of [there, back]) {
      const hours = (at(one?.["arrival"]) - at(one?.["departure"])) / 3_600_000;
      expect(hours).toBeGreaterThan(0.5);
      expect(hours).toBeLessThan(24);
    }
    expect(at(back?.["departure"])).toBeGreaterThan(at(there?.["arrival"]));
    expect(daysFrom(back?.["departure"]) - daysFrom(there?.["departure"])).toBeLessThan(40);
  }
});

test("a train leaves a stop minutes after it came, on the way from the first to the last", async () => {
  const journeys = await recordsOf("TrainJourney", {
    ...textsOf("trainNumber", "origin", "destination", "departureTime", "arrivalTime"),
    stops: listOf(textsOf("station", "arrival", "departure")),
  });
  for (const journey of journeys) {
    let before = at(journey["departureTime"]);
    for (const { arrival, departure } of itemsOf(journey, "stops")) {
      expect(at(arrival)).toBeGreaterThan(before);
      expect(at(departure) - at(arrival)).toBeLessThanOrEqual(4 * 60_000);
      before = at(departure);
    }
    expect(at(journey["arrivalTime"])).toBeGreaterThanOrEqual(before - 5 * 60_000);
  }
  const stops = await recordsOf("BusStop", {
    ...textsOf("name"),
    nextDepartures: listOf({ ...textsOf("line", "destination"), minutes: number }),
  });
  for (const stop of stops) {
    const waits = itemsOf(stop, "nextDepartures").map(({ minutes }) => Number(minutes));
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(Math.max(0, ...waits)).toBeLessThan(60);
  }
});

test("the winner is one of two sides, whether they stand in texts or in objects", async () => {
  const side = toObject({ name: text, score: number });
  const matches = await recordsOf("Match", {
    teamA: side,
    teamB: side,
    winner: orNull(text),
  });
  for (const { teamA, teamB, winner } of matches) {
    const [one, other] = [teamA, teamB] as readonly JsonObject[];
    const lead = Number(one?.["score"]) - Number(other?.["score"]);
    // What goes on has no winner yet.
    if (lead === 0) expect(winner).toBeNull();
    else expect([null, (lead > 0 ? one : other)?.["name"]]).toContain(winner);
  }
  const team = toObject({ team: text, score: number });
  const games = await recordsOf("Game", {
    home: team,
    away: team,
    winner: oneOf("home", "away", "draw"),
  });
  for (const { home, away, winner } of games) {
    const [one, other] = [home, away].map((half) => Number((half as JsonObject)["score"]));
    expect(Number.isInteger(one) && Number.isInteger(other)).toBe(true);
    const lead = Number(one) - Number(other);
    expect(winner).toBe(lead === 0 ? "draw" : lead > 0 ? "home" : "away");
  }
});

test("instalments are of one amount, and those that were due have been paid", async () => {
  const loans = await recordsOf("Loan", {
    principal: number,
    interestRate: number,
    termMonths: number,
    startDate: text,
    monthlyPayment: number,
    installments: listOf({
      dueDate: text,
      amount: number,
      status: oneOf("paid", "upcoming", "late"),
    }),
  });
  for (const loan of loans) {
    for (const { dueDate, amount, status } of itemsOf(loan, "installments")) {
      expect(amount).toBe(loan["monthlyPayment"]);
      expect(status === "upcoming").toBe(at(dueDate) > now);
    }
  }
});

test("nobody has two mothers, one number twice, or one address of mail twice", async () => {
  const students = await recordsOf("Student", {
    ...textsOf("name"),
    guardians: listOf(textsOf("name", "relationship", "phone")),
  });
  for (const student of students) {
    const told = itemsOf(student, "guardians").map(({ relationship }) => relationship);
    expect(new Set(told).size).toBe(told.length);
  }
  const contacts = await recordsOf("Contact", {
    ...textsOf("name"),
    phones: listOf(textsOf("label", "number")),
    emails: listOf(textsOf("label", "address")),
  });
  for (const contact of contacts) {
    const numbers = itemsOf(contact, "phones").map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const mails = itemsOf(contact, "emails").map((mail) => mail["address"]);
    expect(new Set(mails).size).toBe(mails.length);
    for (const { label } of itemsOf(contact, "phones")) expect(label).toMatch(/Mobile|Home|Work/);
  }
});

test("what has been picked of a list is as many as say so, and none before it began", async () => {
  const lists = await recordsOf("PickList", {
    ...textsOf("orderNumber"),
    items: listOf({ sku: text, quantity: number, picked: flag }),
    totalItems: number,
    pickedItems: number,
    progress: number,
    status: oneOf("open", "in_progress", "completed"),
  });
  for (const list of lists) {
    const picked = itemsOf(list, "items").filter((item) => item["picked"] === true);
    expect(list["pickedItems"]).toBe(picked.length);
    if (list["status"] === "open") expect(picked).toEqual([]);
    if (list["status"] === "completed") expect(list["pickedItems"]).toBe(list["totalItems"]);
  }
});
