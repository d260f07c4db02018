import { expect, test } from "vitest";
import { at, daysFrom, number, oneOf, recordsOf, text, textsOf } from "./models.ts";

const texts = { type: "array", items: text } as const;

test("tennis is played in rounds on courts of its own", async () => {
  const matches = await recordsOf("TennisMatch", {
    ...textsOf("tournament", "round", "court"),
    surface: oneOf("clay", "grass"),
  });
  for (const { round, court } of matches) {
    expect(round).toMatch(/round|Round|final|Final/);
    expect(court).toMatch(/[Cc]ourt/);
  }
});

test("a room for talking is about what it is called", async () => {
  const rooms = await recordsOf("ChatRoom", textsOf("name", "topic"));
  for (const { name, topic } of rooms) {
    if (name === "Book club") expect(topic).toMatch(/book/);
    if (name === "Running group") expect(topic).toMatch(/Routes/);
  }
});

test("a story is there for a day, with stickers as stories have them", async () => {
  const stories = await recordsOf("Story", {
    ...textsOf("username", "mediaUrl", "postedAt", "expiresAt"),
    stickers: texts,
  });
  for (const { postedAt, expiresAt, stickers } of stories) {
    expect(at(expiresAt) - at(postedAt)).toBe(86_400_000);
    for (const sticker of stickers as string[]) expect(sticker).toMatch(/^[a-z]+$/);
  }
});

test("who wants to be heard writes before the hearing, which decides as councils do", async () => {
  const hearings = await recordsOf("ZoningHearing", {
    ...textsOf("hearingDate", "commentDeadline", "outcome"),
  });
  for (const { hearingDate, commentDeadline, outcome } of hearings) {
    expect(daysFrom(commentDeadline)).toBeLessThan(daysFrom(hearingDate));
    expect(outcome).not.toMatch(/Settlement|Judgment|Claim/);
  }
});

test("a class cooks what it is called, for as long as that takes", async () => {
  const classes = await recordsOf("CookingWorkshop", {
    ...textsOf("title", "cuisine"),
    menu: texts,
    durationHours: number,
    maxStudents: number,
    spotsRemaining: number,
  });
  for (const { title, cuisine, durationHours, maxStudents, spotsRemaining } of classes) {
    if (title === "Sushi at Home") expect(cuisine).toBe("Japanese");
    expect(Number(durationHours)).toBeGreaterThanOrEqual(2);
    expect(Number(spotsRemaining)).toBeLessThanOrEqual(Number(maxStudents));
  }
});

test("who stands higher has a higher score, and nobody wins more in a row than at all", async () => {
  const entries = await recordsOf(
    "LeaderboardEntry",
    { rank: number, score: number, wins: number, losses: number, streak: number, tier: text },
    12,
  );
  const sorted = entries.toSorted((one, other) => Number(one["rank"]) - Number(other["rank"]));
  const scores = sorted.map(({ score }) => Number(score));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  for (const { wins, streak, tier } of entries) {
    expect(Number(streak)).toBeLessThanOrEqual(Number(wins));
    expect(tier).toMatch(/Bronze|Silver|Gold|Platinum|Diamond|Master/);
  }
});

test("a hall seats as many as its rows do", async () => {
  const halls = await recordsOf("Auditorium", {
    name: text,
    rows: number,
    seatsPerRow: number,
    totalSeats: number,
  });
  for (const { rows, seatsPerRow, totalSeats } of halls) {
    expect(Number(totalSeats)).toBe(Number(rows) * Number(seatsPerRow));
    expect(Number(seatsPerRow)).toBeGreaterThanOrEqual(10);
  }
});

test("those who give are invited to what people give at", async () => {
  const events = await recordsOf("DonorEvent", { eventName: text, ticketPrice: number });
  for (const { eventName } of events) expect(eventName).not.toMatch(/Meetup|Summit|Roundtable/);
});
