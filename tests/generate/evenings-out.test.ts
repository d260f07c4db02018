import { expect, test } from "vitest";
import { at, flag, now, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";
import { readAll } from "./whole-project.ts";

test("whoever waits for a place in a class has none, and finds none left", async () => {
  const bookings = await recordsOf("YogaClassBooking", {
    ...textsOf("className", "instructor", "startsAt"),
    matNumber: orNull(number),
    capacity: number,
    spotsLeft: number,
    waitlistPosition: orNull(number),
    status: oneOf("booked", "waitlisted", "attended"),
    creditsUsed: number,
  });
  expect(bookings.some(({ status }) => status === "waitlisted")).toBe(true);
  expect(bookings.some(({ matNumber }) => matNumber !== null)).toBe(true);
  for (const { status, spotsLeft, matNumber, capacity, creditsUsed } of bookings) {
    if (status === "waitlisted") expect([spotsLeft, matNumber]).toEqual([0, null]);
    expect(Number(matNumber)).toBeLessThanOrEqual(Number(capacity));
    expect(Number(creditsUsed)).toBeLessThanOrEqual(3);
  }
});

test("few have a rare trophy, and it counts for more", async () => {
  const trophies = await recordsOf("Trophy", {
    title: text,
    rarity: oneOf("common", "rare", "legendary"),
    points: number,
    globalUnlockRate: number,
  });
  const pointsOf = (wanted: string) =>
    trophies.flatMap(({ rarity, points }) => (rarity === wanted ? Number(points) : []));
  expect(Math.max(...pointsOf("common"))).toBeLessThan(Math.min(...pointsOf("rare")));
  expect(Math.max(...pointsOf("rare"))).toBeLessThan(Math.min(...pointsOf("legendary")));
  for (const { rarity, globalUnlockRate } of trophies)
    if (rarity === "legendary") expect(Number(globalUnlockRate)).toBeLessThanOrEqual(2);
});

test("an episode is on in the evening, by the clock", async () => {
  const episodes = await recordsOf("SeriesEpisode", {
    ...textsOf("title", "airdate", "airtime"),
    season: number,
  });
  for (const { airtime } of episodes) expect(airtime).toMatch(/^(?:19|2[0-2]):\d\d$/);
});

test("a van that sells food is nobody, and signs with its own name", async () => {
  const trucks = await recordsOf("FoodTruck", textsOf("name", "cuisine", "twitterHandle"));
  for (const { name, twitterHandle } of trucks) {
    const slug = String(name)
      .normalize("NFD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase();
    expect(twitterHandle).toBe(`@${slug}`);
  }
});

test("without a contractor there is no licence of one, and a licence has a number", async () => {
  const projects = await recordsOf("RenovationProject", {
    address: text,
    contractor: orNull(text),
    contractorPhone: orNull(text),
    contractorLicense: orNull(text),
  });
  for (const { contractor, contractorPhone, contractorLicense } of projects) {
    expect(contractorPhone === null).toBe(contractor === null);
    expect(contractorLicense === null).toBe(contractor === null);
    if (contractor !== null) expect(contractorLicense).toMatch(/^CL-\d{5}$/);
  }
});

test("who has been served and has not paid sits there still", async () => {
  const orders = await recordsOf("Order", {
    tableNumber: number,
    placedAt: text,
    total: number,
    status: oneOf("open", "served", "paid"),
  });
  const served = orders.filter(({ status }) => status === "served");
  expect(served.length).toBeGreaterThan(5);
  for (const { placedAt } of served) expect(now - at(placedAt)).toBeLessThan(3 * 3_600_000);
});

test("a table is booked for what people go out for, and waiters work at meals", async () => {
  const reservations = await recordsOf("Reservation", {
    ...textsOf("guestName", "reservedFor", "occasion"),
    partySize: number,
  });
  for (const { occasion } of reservations)
    expect(occasion).toMatch(/Birthday|Anniversary|Date night|Business|Graduation|Family/);
  const waiters = await recordsOf("Waitress", {
    ...textsOf("firstName", "shift"),
    hourlyWage: number,
  });
  for (const { shift, hourlyWage } of waiters) {
    expect(["lunch", "dinner", "brunch", "late"]).toContain(shift);
    expect(Number(hourlyWage)).toBeLessThan(20);
  }
});

test("a setlist is as long as a concert, and a guitar tuned as guitars are", async () => {
  const songs = await recordsOf("SetlistSong", {
    ...textsOf("songTitle", "tuning", "notes"),
    position: number,
    isEncore: flag,
  });
  for (const { position, tuning } of songs) {
    expect(Number(position)).toBeLessThanOrEqual(20);
    expect(tuning).toMatch(/standard|Drop|Open|DADGAD/);
  }
});

test("tickets are sold before the evening, and nobody is let in before it", async () => {
  const models = `
    export interface Concert { id: number; title: string; startsAt: string }
    export interface TicketTier {
      id: number; concertId: number; name: string; price: number;
      salesStart: string; salesEnd: string;
    }
    export interface Ticket {
      id: number; ticketTierId: number; holderName: string;
      checkedIn: boolean; checkedInAt: string | null;
    }`;
  const [concerts = [], tiers = [], tickets = []] = await readAll(models, [
    { path: "/concerts", type: "Concert[]", count: 20 },
    { path: "/ticket-tiers", type: "TicketTier[]", count: 40 },
    { path: "/tickets", type: "Ticket[]", count: 60 },
  ]);
  const startOf = (id: unknown) =>
    at(concerts.find((concert) => concert["id"] === id)?.["startsAt"]);
  for (const { concertId, salesStart, salesEnd } of tiers) {
    expect(at(salesEnd)).toBeLessThanOrEqual(startOf(concertId) + 86_400_000);
    expect(at(salesStart)).toBeLessThan(at(salesEnd));
  }
  const inside = tickets.filter(({ checkedInAt }) => checkedInAt !== null);
  expect(inside.length).toBeGreaterThan(3);
  for (const { checkedIn, checkedInAt } of tickets) expect(checkedIn).toBe(checkedInAt !== null);
  for (const { ticketTierId, checkedInAt } of inside) {
    const tier = tiers.find(({ id }) => id === ticketTierId);
    const start = startOf(tier?.["concertId"]);
    expect(start).toBeLessThan(now);
    expect(Math.abs(at(checkedInAt) - start)).toBeLessThanOrEqual(3_600_000);
  }
});

test("what labels an article of help is about help", async () => {
  const articles = await recordsOf("SupportArticle", {
    ...textsOf("title", "body"),
    helpfulCount: number,
    labelNames: { type: "array", items: text },
  });
  const known = ["account", "billing", "getting started", "security", "settings"];
  for (const { labelNames } of articles)
    for (const label of labelNames as string[])
      expect([...known, "troubleshooting"]).toContain(label);
});
