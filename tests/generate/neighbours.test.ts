import { expect, test } from "vitest";
import {
  daysFrom,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

const texts = { type: "array", items: text } as const;

test("the title of the book in a review is the book's, and it was read before it was reviewed", async () => {
  const reviews = await recordsOf("BookReview", {
    ...textsOf("bookTitle", "headline", "readFrom", "readUntil"),
    stars: number,
  });
  for (const { bookTitle, headline, readFrom, readUntil } of reviews) {
    expect(bookTitle).not.toBe(headline);
    expect(readFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(daysFrom(readUntil)).toBeGreaterThanOrEqual(daysFrom(readFrom));
    expect(daysFrom(readUntil)).toBeLessThanOrEqual(0);
  }
});

test("a list of gear lists gear, and allergies to avoid are allergies", async () => {
  const trips = await recordsOf("CampingTrip", { title: text, gearList: texts });
  const gear = trips.flatMap(({ gearList }) => gearList as string[]).join();
  expect(gear).toMatch(/Tent/);
  expect(gear).not.toMatch(/Backlog|In progress|Guild/);
  const dinners = await recordsOf("Potluck", { title: text, allergiesToAvoid: texts });
  const allergies = dinners.flatMap(({ allergiesToAvoid }) => allergiesToAvoid as string[]);
  expect(allergies.join()).not.toMatch(/avoid|\d/);
});

test("who comes along is somebody, and grows in no bed", async () => {
  const hikes = await recordsOf("HikeLog", { date: text, companions: texts });
  const names = hikes.flatMap(({ companions }) => companions as string[]);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^\p{L}+ \p{L}+/u);
});

test("a request is no leave where nobody works, and an item for swapping no tender", async () => {
  const requests = await recordsOf("HelpRequest", {
    ...textsOf("title", "details", "category", "neededBy"),
    estimatedHours: number,
  });
  for (const { category, details, estimatedHours } of requests) {
    expect(category).not.toMatch(/leave|Vacation/i);
    expect(details).not.toMatch(/Handover|Reachable/);
    expect(Number(estimatedHours)).toBeLessThan(20);
  }
  const items = await recordsOf("SwapItem", {
    ...textsOf("title", "category", "estimatedValue"),
    lookingFor: texts,
  });
  for (const { title, estimatedValue, lookingFor } of items) {
    expect(title).not.toMatch(/public buildings|IT support|School bus|Road/);
    expect(estimatedValue).toMatch(/^[1-9]\d+$/);
    expect(String(lookingFor)).not.toMatch(/relationship|casual/);
  }
});

test("what is due is due in days, and what is upcoming later", async () => {
  const tasks = await recordsOf("MaintenanceTask", {
    ...textsOf("task", "lastDoneAt", "nextDueAt"),
    status: oneOf("upcoming", "due", "overdue"),
  });
  for (const { status, task, nextDueAt, lastDoneAt } of tasks) {
    const days = daysFrom(nextDueAt);
    if (status === "overdue") expect(days).toBeLessThan(0);
    if (status === "due") expect(Math.abs(days - 2.5)).toBeLessThan(4);
    if (status === "upcoming") expect(days).toBeGreaterThan(4);
    expect(daysFrom(lastDoneAt)).toBeLessThanOrEqual(0);
    expect(task).not.toMatch(/webhook|onboarding|invoice/);
  }
});

test("a party of a child has guests, gifts from people and a budget that is no project's", async () => {
  const parties = await recordsOf("BirthdayParty", {
    ...textsOf("childName", "theme"),
    age: number,
    invitedCount: number,
    confirmedCount: number,
    budget: number,
    gifts: listOf({ description: text, from: text, thanked: flag }),
  });
  for (const party of parties) {
    expect(Number(party["age"])).toBeLessThan(13);
    expect(Number(party["confirmedCount"])).toBeLessThanOrEqual(Number(party["invitedCount"]));
    expect(Number(party["budget"])).toBeLessThan(1000);
    for (const { from } of itemsOf(party, "gifts")) expect(from).toMatch(/ /);
  }
});

test("a goal of a year was begun in it", async () => {
  const goals = await recordsOf("ReadingGoal", {
    ...textsOf("readerName", "startedAt"),
    year: number,
    targetBooks: number,
  });
  for (const { year, startedAt } of goals)
    expect(year).toBe(new Date(String(startedAt)).getUTCFullYear());
});

test("who practises plays an instrument, and a trail takes as long as it is", async () => {
  const sessions = await recordsOf("PracticeSession", {
    ...textsOf("studentName", "instrument", "date"),
    pieces: texts,
  });
  for (const { instrument, pieces } of sessions) {
    expect(instrument).not.toMatch(/Newtonian|Refractor|Dobsonian|Schmidt|Robotic/);
    expect(String(pieces)).not.toMatch(/Piece/);
  }
  const trails = await recordsOf("Trail", {
    name: text,
    lengthKm: number,
    estimatedMinutes: number,
  });
  for (const { lengthKm, estimatedMinutes } of trails) {
    const pace = Number(estimatedMinutes) / Number(lengthKm);
    expect(pace).toBeGreaterThan(10);
    expect(pace).toBeLessThan(32);
  }
});
