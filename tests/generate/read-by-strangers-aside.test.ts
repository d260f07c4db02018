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
} from "./models.ts";

const instant = { type: "string", format: "date-time" } as const;
const date = { type: "string", format: "date" } as const;

test("who came yesterday and joined this month was there this month", async () => {
  const members = await recordsOf("GymMember", {
    ...textsOf("firstName", "lastName", "email"),
    joinedAt: instant,
    lastCheckIn: orNull(instant),
    visitsThisMonth: { type: "integer" },
  });
  for (const { joinedAt, lastCheckIn, visitsThisMonth } of members) {
    const visits = Number(visitsThisMonth);
    if (daysFrom(lastCheckIn) > -14) expect(visits).toBeGreaterThan(0);
    expect(visits).toBeLessThanOrEqual(Math.max(1, Math.ceil(-daysFrom(joinedAt))));
  }
});

test("a book on a shelf is no paper", async () => {
  const books = await recordsOf("LibraryBook", {
    ...textsOf("isbn", "title", "publisher", "genre", "language", "shelf"),
    authors: { type: "array", items: text },
    ...{ publishedYear: number, pages: number, copiesTotal: number, copiesAvailable: number },
  });
  for (const { title } of books)
    expect(title).not.toMatch(/adolescents|randomised|reviews|microplastics|migration under/i);
});

test("whoever has married has asked the guests", async () => {
  const weddings = await recordsOf("Wedding", {
    ...textsOf("partnerOne", "partnerTwo", "theme"),
    date,
    ...{ guestCount: number, budget: number, spent: number, invitationsSent: flag },
  });
  for (const { date: on, invitationsSent } of weddings)
    if (daysFrom(on) < 30) expect(invitationsSent).toBe(true);
  expect(weddings.some(({ invitationsSent }) => invitationsSent === false)).toBe(true);
});

test("a small animal weighs little, and is vaccinated once against one thing", async () => {
  const patients = await recordsOf("PetPatient", {
    ...textsOf("name", "breed"),
    species: oneOf("dog", "cat", "rabbit", "bird"),
    weightKg: number,
    vaccinations: listOf({ vaccine: text, date, nextDue: date }),
  });
  const most = { Lovebird: 0.1, "Netherland Dwarf": 1.3, "Holland Lop": 1.9, Lionhead: 1.9 };
  for (const patient of patients) {
    const limit = most[patient["breed"] as keyof typeof most];
    if (limit !== undefined) expect(patient["weightKg"]).toBeLessThanOrEqual(limit);
    const vaccines = itemsOf(patient, "vaccinations").map(({ vaccine }) => vaccine);
    expect(new Set(vaccines).size).toBe(vaccines.length);
  }
});

test("the next days are about as warm as it is now", async () => {
  const reports = await recordsOf("WeatherReport", {
    ...textsOf("city", "country"),
    temperature: number,
    condition: oneOf("sunny", "cloudy", "rain", "snow", "storm"),
    humidity: number,
    forecast: listOf({ date, min: number, max: number }),
  });
  for (const report of reports) {
    const warmth = Number(report["temperature"]);
    let before = warmth;
    for (const [index, { min, max }] of itemsOf(report, "forecast").entries()) {
      const middle = (Number(min) + Number(max)) / 2;
      expect(Math.abs(middle - before)).toBeLessThan(3);
      if (index === 0) {
        expect(min).toBeLessThanOrEqual(warmth);
        expect(max).toBeGreaterThanOrEqual(warmth);
      }
      before = middle;
    }
  }
});

test("what is built is completed when all is done, and hurts nobody before it is begun", async () => {
  const projects = await recordsOf("ConstructionProject", {
    ...textsOf("name", "address", "client"),
    phase: oneOf("planning", "foundation", "framing", "finishing", "completed"),
    ...{ progress: number, budget: number, workersOnSite: number },
    ...{ startDate: date, deadline: date },
    incidents: listOf({ date, description: text, severity: oneOf("low", "medium", "high") }),
  });
  const all: JsonObject[] = [];
  for (const project of projects) {
    expect(project["phase"] === "completed").toBe(Number(project["progress"]) >= 100);
    expect(project["phase"] === "planning").toBe(project["progress"] === 0);
    for (const incident of itemsOf(project, "incidents")) {
      all.push(incident);
      expect(at(incident["date"])).toBeGreaterThanOrEqual(at(project["startDate"]));
      expect(at(incident["date"])).toBeLessThanOrEqual(now);
      expect(incident["description"]).not.toMatch(/kitchen|bathroom|laptop|bumper|hail/i);
    }
  }
  expect(all.length).toBeGreaterThan(10);
});

test("a charity asks for what its cause costs", async () => {
  const campaigns = await recordsOf("Campaign", {
    ...textsOf("title", "cause", "summary", "currency"),
    ...{ goal: number, raised: number, donorCount: number },
    startsAt: instant,
  });
  const goals = campaigns.map(({ goal }) => Number(goal));
  for (const goal of goals) expect(goal).toBeGreaterThanOrEqual(2000);
  expect(Math.max(...goals)).toBeGreaterThan(30_000);
});

test("stars are looked at by night", async () => {
  const observations = await recordsOf("Observation", {
    ...textsOf("objectName", "constellation", "observer", "telescope"),
    objectType: oneOf("planet", "star", "galaxy", "nebula", "cluster"),
    ...{ magnitude: number, magnification: number, seeing: number },
    observedAt: instant,
  });
  for (const { observedAt } of observations) {
    const hour = new Date(at(observedAt)).getUTCHours();
    expect(hour >= 19 || hour < 4, String(observedAt)).toBe(true);
    expect(at(observedAt)).toBeLessThanOrEqual(now);
  }
  // A bird is seen by day as well.
  const sightings = await recordsOf("Observation", {
    ...textsOf("species", "observer", "location"),
    count: number,
    observedAt: instant,
  });
  expect(sightings.some((one) => new Date(at(one["observedAt"])).getUTCHours() % 19 > 6)).toBe(
    true,
  );
});
