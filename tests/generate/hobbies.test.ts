import { expect, test } from "vitest";
import {
  daysFrom,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsBeside,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("a book that was returned says when", async () => {
  const loans = await recordsOf("BookLoan", {
    ...textsOf("bookId", "borrowedAt", "dueDate"),
    returnedAt: orNull(text),
    status: oneOf("active", "returned"),
    fineAmount: number,
    notes: text,
  });
  for (const { status, returnedAt, notes } of loans) {
    expect(returnedAt !== null).toBe(status === "returned");
    expect(notes).not.toMatch(/Site plan|building|mystery|novel/);
  }
});

test("where there is no charging there are no chargers", async () => {
  const lots = await recordsOf("ParkingLot", {
    ...textsOf("name", "address"),
    hasEvCharging: flag,
    evChargers: number,
  });
  expect(lots.some(({ hasEvCharging }) => hasEvCharging === true)).toBe(true);
  for (const { hasEvCharging, evChargers } of lots)
    expect(Number(evChargers) > 0).toBe(hasEvCharging);
  const permits = await recordsOf("ParkingPermit", textsOf("permitNumber", "issuedBy", "zone"));
  for (const { issuedBy } of permits) expect(issuedBy).not.toMatch(/Immigration|Interior|Passport/);
});

test("nobody solves more than they try, and the share is that of the two", async () => {
  const puzzles = await recordsOf("Puzzle", {
    ...textsOf("title", "fen"),
    attempts: number,
    solvedCount: number,
    successRate: number,
  });
  for (const { attempts, solvedCount, successRate, title } of puzzles) {
    expect(Number(solvedCount)).toBeLessThanOrEqual(Number(attempts));
    const share = (Number(solvedCount) / Number(attempts)) * 100;
    expect(Math.abs(Number(successRate) - share)).toBeLessThan(1);
    expect(title).not.toMatch(/Map|Spring|Swan|Hare/);
  }
  const words = await recordsOf("VocabularyWord", {
    ...textsOf("word", "pronunciation"),
    timesReviewed: number,
    correctCount: number,
  });
  for (const { timesReviewed, correctCount } of words)
    expect(Number(correctCount)).toBeLessThanOrEqual(Number(timesReviewed));
});

test("a nap is at an hour of the day that stands beside it", async () => {
  const reports = await recordsOf("DailyReport", {
    ...textsOf("childId", "date", "napStart", "napEnd", "notes"),
    diaperChanges: number,
    meals: listOf({ type: oneOf("breakfast", "lunch"), food: text, eaten: text }),
  });
  for (const report of reports) {
    expect(report["napStart"]).toMatch(/^1[123]:\d\d$/);
    expect(String(report["napEnd"]) > String(report["napStart"])).toBe(true);
    expect(Number(report["diaperChanges"])).toBeLessThan(8);
    expect(report["notes"]).not.toMatch(/Figures|region/);
    for (const { type, food } of itemsOf(report, "meals"))
      if (type === "breakfast") expect(food).not.toMatch(/tacos|curry|pie|soup/);
  }
});

test("who lives has no place of death, and a man no maiden name", async () => {
  const people = await recordsOf("Person", {
    ...textsOf("givenName", "surname", "gender", "birthDate"),
    maidenName: orNull(text),
    deathDate: orNull(text),
    deathPlace: orNull(text),
    fatherId: orNull(text),
  });
  for (const { gender, maidenName, deathDate, deathPlace } of people) {
    expect(deathPlace === null).toBe(deathDate === null);
    if (gender === "male") expect(maidenName).toBeNull();
  }
});

test("a Riesling is white, an espresso small, and a game of chess ends as its result says", async () => {
  const wines = await recordsOf("Wine", {
    ...textsOf("name", "grape"),
    type: oneOf("red", "white", "rose"),
  });
  const rieslings = wines.filter(({ grape }) => grape === "Riesling");
  expect(rieslings.length).toBeGreaterThan(0);
  for (const { type } of rieslings) expect(type).toBe("white");
  const brews = await recordsOf("BrewLog", {
    method: oneOf("espresso", "v60"),
    yieldGrams: number,
    waterTemp: number,
  });
  for (const { method, yieldGrams, waterTemp } of brews) {
    expect(Number(yieldGrams) < 60).toBe(method === "espresso");
    expect(Number(waterTemp)).toBeGreaterThan(80);
  }
  const games = await recordsOf("ChessGame", {
    ...textsOf("whitePlayer", "blackPlayer", "termination", "opening"),
    result: oneOf("white_wins", "draw"),
  });
  for (const { result, termination } of games)
    expect(/checkmate|resign|time/.test(String(termination))).toBe(result === "white_wins");
});

test("whoever has a streak was there within the day", async () => {
  const learners = await recordsOf("LearnerProgress", {
    ...textsOf("learnerName", "lastPracticedAt", "league"),
    currentStreak: number,
    totalXp: number,
    lessonsCompleted: number,
  });
  for (const { currentStreak, lastPracticedAt, league } of learners) {
    if (Number(currentStreak) > 0) expect(daysFrom(lastPracticedAt)).toBeGreaterThan(-1.01);
    expect(league).not.toMatch(/Cup|Premier|Championship/);
  }
  const stations = await recordsOf("WeatherStation", {
    ...textsOf("name", "lastReadingAt"),
    status: oneOf("online", "offline"),
  });
  for (const { status, lastReadingAt } of stations)
    if (status === "online") expect(daysFrom(lastReadingAt)).toBeGreaterThan(-0.1);
});

test("a wedding's guests arrive before they dance, at a place that holds them", async () => {
  const weddings = await recordsOf(
    "Wedding",
    textsOf("coupleNames", "ceremonyTime", "receptionTime", "hashtag"),
  );
  for (const { ceremonyTime, receptionTime, hashtag } of weddings) {
    expect(String(ceremonyTime) < String(receptionTime)).toBe(true);
    expect(hashtag).toMatch(/^#\p{L}+And\p{L}+$/u);
  }
  const venues = await recordsBeside("Wedding", "Venue", {
    ...textsOf("name", "address", "description"),
    capacity: number,
    rentalFee: number,
  });
  for (const { capacity, rentalFee, description } of venues) {
    expect(Number(capacity)).toBeLessThan(400);
    expect(Number(rentalFee)).toBeGreaterThan(300);
    expect(description).not.toMatch(/~/);
  }
});

test("what begins at a time is described as something that one goes to", async () => {
  const gatherings = await recordsOf("Moot", {
    ...textsOf("title", "description", "startsAt"),
    maxParticipants: number,
  });
  for (const { description } of gatherings)
    expect(description).not.toMatch(/long history|well kept|ask for again/);
});
