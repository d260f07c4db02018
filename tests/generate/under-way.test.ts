import { expect, test } from "vitest";
import {
  at,
  daysFrom,
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

test("a parcel on its way was seen this week and comes within days, where only its log tells", async () => {
  const shipments = await recordsOf("Shipment", {
    ...textsOf("trackingNumber", "carrier", "origin", "destination", "estimatedDelivery"),
    status: oneOf("label_created", "in_transit", "delivered"),
    deliveredAt: orNull(text),
    events: listOf(textsOf("timestamp", "location", "description")),
  });
  const moving = shipments.filter(({ status }) => status === "in_transit");
  expect(moving.length).toBeGreaterThan(5);
  for (const shipment of moving) {
    expect(daysFrom(shipment["estimatedDelivery"])).toBeGreaterThan(0);
    expect(daysFrom(shipment["estimatedDelivery"])).toBeLessThan(7);
    for (const { timestamp } of itemsOf(shipment, "events")) {
      expect(daysFrom(timestamp)).toBeLessThanOrEqual(0);
      expect(daysFrom(timestamp)).toBeGreaterThan(-7);
    }
  }
});

test("what is paid by the month is due within the month, on the day on which it began", async () => {
  const loans = await recordsOf("Loan", {
    ...textsOf("borrowerName", "startDate", "nextPaymentDate"),
    monthlyPayment: number,
    termMonths: number,
  });
  for (const { startDate, nextPaymentDate } of loans) {
    const days = daysFrom(nextPaymentDate) - Math.max(0, daysFrom(startDate));
    expect(days).toBeGreaterThanOrEqual(0);
    expect(days).toBeLessThanOrEqual(31);
    const [begun, next] = [startDate, nextPaymentDate].map((day) => new Date(at(day)).getUTCDate());
    if (begun !== undefined && begun <= 28) expect(next).toBe(begun);
  }
});

test("the doors of a concert are told as its beginning is", async () => {
  const concerts = await recordsOf("Concert", textsOf("headliner", "doorsOpen", "startTime"));
  for (const { doorsOpen, startTime } of concerts) {
    expect(at(startTime) - at(doorsOpen)).toBeGreaterThanOrEqual(1_800_000);
    expect(at(startTime) - at(doorsOpen)).toBeLessThanOrEqual(2 * 3_600_000);
  }
  const gigs = await recordsOf("Gig", textsOf("artist", "date", "doorsOpen", "startTime"));
  for (const { doorsOpen } of gigs) expect(doorsOpen).toMatch(/^\d\d:\d\d$/);
});

test("who has come far in a game has played long, and not as many hours as games", async () => {
  const players = await recordsOf("Player", {
    gamertag: text,
    level: number,
    xp: number,
    wins: number,
    losses: number,
    hoursPlayed: number,
  });
  for (const { level, xp, hoursPlayed } of players) {
    expect(Number(xp) / Number(level)).toBeGreaterThan(150);
    expect(Number(xp) / Number(level)).toBeLessThan(300);
    expect(Number(hoursPlayed)).toBeGreaterThanOrEqual(2 * Number(level));
  }
});

test("the last message of a case at a help desk is about a case", async () => {
  const cases = await recordsOf("SupportConversation", {
    ...textsOf("subject", "lastMessage"),
    satisfactionScore: orNull(number),
  });
  for (const { lastMessage } of cases) expect(lastMessage).not.toMatch(/sea\?|coffee|weekend/i);
});

test("everybody who works a shift need not stay to clean up", async () => {
  const shifts = await recordsOf("Shift", {
    ...textsOf("employeeName", "role", "startsAt", "endsAt", "notes"),
    hourlyRate: number,
  });
  expect(new Set(shifts.map(({ notes }) => notes)).size).toBeGreaterThan(3);
  for (const { notes, startsAt } of shifts) {
    if (at(startsAt) > now) expect(notes).not.toMatch(/stayed|came early|warm clothes/i);
  }
});
