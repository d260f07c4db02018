import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  at,
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

const hour = 3_600_000;

test("the tax in an expense is a part of it", async () => {
  const expenses = await recordsOf("Expense", {
    ...textsOf("merchant", "category", "date"),
    amount: number,
    taxAmount: number,
  });
  for (const { amount, taxAmount } of expenses) {
    expect(Number(taxAmount)).toBeLessThan(Number(amount) / 4);
  }
});

test("a page that helps is about what its title asks", async () => {
  const pages = await recordsOf(
    "SupportArticle",
    textsOf("title", "category", "content", "author"),
  );
  const reset = pages.filter(({ title }) => /password/.test(String(title)));
  expect(reset.length).toBeGreaterThan(0);
  for (const { category, content } of reset) {
    expect(category).not.toBe("Billing");
    expect(content).toMatch(/sign-in page/);
  }
});

test("what has ended has ended somewhere, and what reports has reported today", async () => {
  const trips = await recordsOf("BikeTrip", {
    startStationName: text,
    startedAt: text,
    endedAt: orNull(text),
    endStationId: orNull(text),
  });
  for (const { endedAt, endStationId } of trips) {
    expect(endStationId === null).toBe(endedAt === null);
  }
  const stations = await recordsOf("BikeStation", {
    name: text,
    bikesAvailable: number,
    isOperational: flag,
    lastReported: text,
  });
  for (const { lastReported } of stations) {
    expect(now - at(lastReported)).toBeLessThan(24 * hour);
  }
});

test("a class that one can book is held on other days than those gone by", async () => {
  const classes = await recordsOf("GymClass", {
    ...textsOf("title", "instructor", "startTime"),
    capacity: number,
    booked: number,
    caloriesBurned: number,
  });
  expect(classes.some(({ startTime }) => at(startTime) > now)).toBe(true);
});

test("a library has a few copies of a book, and nobody repays one", async () => {
  const books = await recordsOf("LibraryBook", {
    ...textsOf("title", "author", "isbn"),
    copiesTotal: number,
    copiesAvailable: number,
  });
  for (const { copiesTotal } of books) expect(Number(copiesTotal)).toBeLessThan(13);
  const loans = await recordsOf("Loan", {
    ...textsOf("bookTitle", "borrower", "loanedOn", "dueOn", "status"),
    returnedOn: orNull(text),
  });
  for (const { status } of loans) expect(status).not.toMatch(/repay|deferred|grace/);
});

test("five days are four nights, and no more places are left than there are", async () => {
  const packages = await recordsOf("TravelPackage", {
    ...textsOf("title", "departureDate", "returnDate"),
    durationDays: number,
    durationNights: number,
    maxTravelers: number,
    spotsLeft: number,
  });
  for (const { durationDays, durationNights, maxTravelers, spotsLeft } of packages) {
    expect(Number(durationDays)).toBe(Number(durationNights) + 1);
    expect(Number(spotsLeft)).toBeLessThanOrEqual(Number(maxTravelers));
  }
});

test("whoever is weighed beside their heart rate is no parcel", async () => {
  const days = await recordsOf("HealthMetric", {
    date: text,
    steps: number,
    restingHeartRate: number,
    weightKg: number,
  });
  for (const { weightKg } of days) expect(Number(weightKg)).toBeGreaterThan(40);
});

test("class 6C is in grade six, and its third lesson begins after the second", async () => {
  const classes = await recordsOf("SchoolClass", {
    name: text,
    grade: number,
    schedule: listOf({ day: text, period: number, startTime: text, endTime: text }),
  });
  for (const one of classes) {
    const [grade] = /\d+/.exec(String(one["name"])) ?? [];
    if (grade !== undefined) expect(one["grade"]).toBe(Number(grade));
    const lessons = itemsOf(one, "schedule").toSorted(
      (a, b) => Number(a["period"]) - Number(b["period"]),
    );
    const starts = lessons.map(({ startTime }) => String(startTime));
    expect(starts).toEqual(starts.toSorted());
    for (const { startTime, endTime } of lessons) {
      expect(at(`2026-01-01T${endTime}Z`) - at(`2026-01-01T${startTime}Z`)).toBe(0.75 * hour);
    }
  }
});

test("the alert of a device is about what it measures, in its unit, and beyond the limit", async () => {
  const alerts = await recordsOf("Alert", {
    ...textsOf("deviceId", "deviceName", "metric", "message", "unit"),
    value: number,
    threshold: number,
  });
  for (const { metric, message, unit, value, threshold } of alerts) {
    expect(metric).not.toMatch(/users|views|revenue/i);
    if (/temperature/i.test(String(metric))) {
      expect([unit, message]).toEqual(["°C", expect.stringMatching(/emperature|warm/)]);
    }
    const isLow = /battery/i.test(String(metric));
    expect(Number(value) < Number(threshold)).toBe(isLow);
  }
});

test("both ends of a ride are in one town, as far apart as the ride is long", async () => {
  const point = toObject({ address: text, lat: number, lng: number });
  const rides = await recordsOf("Ride", {
    ...textsOf("riderName", "requestedAt"),
    pickup: point,
    dropoff: point,
    distanceKm: number,
  });
  for (const { pickup, dropoff, distanceKm } of rides) {
    const [from, to] = [pickup, dropoff] as JsonObject[];
    const north = Number(from?.["lat"]) - Number(to?.["lat"]);
    const east =
      (Number(from?.["lng"]) - Number(to?.["lng"])) *
      Math.cos((Number(from?.["lat"]) * Math.PI) / 180);
    const apart = Math.hypot(north, east) * 111;
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThanOrEqual(Number(distanceKm));
  }
});

test("a membership is cancelled after it began", async () => {
  const members = await recordsOf("Membership", {
    ...textsOf("memberName", "startDate", "renewalDate"),
    status: oneOf("active", "cancelled"),
    cancelledAt: orNull(text),
  });
  const cancelled = members.filter(({ cancelledAt }) => cancelledAt !== null);
  expect(cancelled.length).toBeGreaterThan(5);
  for (const { startDate, cancelledAt } of cancelled) {
    expect(at(cancelledAt)).toBeGreaterThanOrEqual(at(startDate));
  }
});

test("how dear a restaurant is goes from one to four", async () => {
  const levels = (await recordsOf("Restaurant", { ...textsOf("name"), priceLevel: number })).map(
    ({ priceLevel }) => Number(priceLevel),
  );
  expect(Math.min(...levels)).toBe(1);
  expect(Math.max(...levels)).toBe(4);
});

test("a flight lands as long after it left as it takes, whatever its ends are called", async () => {
  const end = toObject(textsOf("code", "city", "terminal"));
  const flights = await recordsOf("Flight", {
    ...textsOf("flightNumber", "airline", "departure", "arrival"),
    from: end,
    to: end,
    durationMinutes: number,
  });
  for (const { departure, arrival, durationMinutes } of flights) {
    expect(at(arrival) - at(departure)).toBe(Number(durationMinutes) * 60_000);
  }
});

test("an event has as many places as there are tickets of all kinds", async () => {
  const events = await recordsOf("Event", {
    ...textsOf("name", "venue", "startsAt"),
    ticketTypes: listOf({ name: text, price: number, available: number, sold: number }),
    capacity: number,
    attendees: number,
  });
  for (const event of events) {
    const kinds = itemsOf(event, "ticketTypes");
    const sum = (name: string) => kinds.reduce((all, kind) => all + Number(kind[name]), 0);
    expect(event["capacity"]).toBe(sum("available") + sum("sold"));
    expect(event["attendees"]).toBe(sum("sold"));
  }
});

test("what is on its way is brought by somebody, and what was only placed by nobody", async () => {
  const orders = await recordsOf(
    "FoodOrder",
    {
      ...textsOf("restaurantName", "placedAt"),
      status: oneOf("placed", "preparing", "on_the_way", "delivered"),
      courier: orNull(toObject(textsOf("name", "phone"))),
    },
    300,
  );
  const brought = (status: string) => {
    const some = orders.filter((order) => order["status"] === status);
    return some.filter(({ courier }) => courier !== null).length / some.length;
  };
  expect(brought("placed")).toBe(0);
  expect(brought("on_the_way")).toBeGreaterThan(0.9);
  expect(brought("delivered")).toBeGreaterThan(0.9);
});
