import { expect, test } from "vitest";
import {
  daysFrom,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("what has to be done for a feast is due before it, and is done once it is over", async () => {
  const parties = await recordsOf("Party", {
    ...textsOf("name", "date", "venue"),
    tasks: listOf({ ...textsOf("title", "dueDate"), done: flag }),
  });
  for (const party of parties)
    for (const { dueDate, done } of itemsOf(party, "tasks")) {
      expect(daysFrom(dueDate)).toBeLessThan(daysFrom(party["date"]));
      expect(done).toBe(daysFrom(dueDate) < 0);
    }
});

test("a child weighs what children weigh, and each milestone was reached at its age", async () => {
  const children = await recordsOf("Newborn", {
    ...textsOf("name", "birthDate"),
    birthWeightKg: number,
    milestones: listOf({ ...textsOf("title", "date"), ageMonths: number }),
  });
  for (const child of children) {
    expect(child["birthWeightKg"]).toBeLessThan(5);
    const months = itemsOf(child, "milestones").map(({ ageMonths }) => Number(ageMonths));
    expect(months).toEqual(months.toSorted((one, other) => one - other));
    for (const { date, ageMonths } of itemsOf(child, "milestones")) {
      const age = (daysFrom(date) - daysFrom(child["birthDate"])) / 30.4;
      expect(Math.abs(age - Number(ageMonths))).toBeLessThan(1.5);
      expect(daysFrom(date)).toBeLessThanOrEqual(0);
    }
  }
});

test("nobody has saved anything before they began", async () => {
  const goals = await recordsOf("SavingGoal", {
    ...textsOf("title", "startDate", "targetDate"),
    targetAmount: number,
    savedAmount: number,
  });
  for (const { startDate, savedAmount } of goals)
    if (Number(savedAmount) > 0) expect(daysFrom(startDate)).toBeLessThanOrEqual(0);
});

test("what is bought is counted in what it comes in", async () => {
  const lists = await recordsOf("WeeklyMenu", {
    ...textsOf("title", "weekStart"),
    groceries: listOf(textsOf("item", "quantity")),
  });
  const bought = lists.flatMap((list) => itemsOf(list, "groceries"));
  expect(bought.length).toBeGreaterThan(20);
  for (const { quantity } of bought) expect(quantity).not.toMatch(/clove|pinch|tsp|tbsp|cup/);
});

test("a habit without a unit is counted in times, and not in steps", async () => {
  const habits = await recordsOf("Habit", {
    ...textsOf("title", "description", "color"),
    targetCount: number,
    currentStreak: number,
  });
  for (const { targetCount } of habits) expect(targetCount).toBeLessThan(9);
});

test("a parrot has the colour of its breed", async () => {
  const pets = await recordsOf("Pet", {
    ...textsOf("name", "breed", "color"),
    species: oneOf("bird"),
  });
  const greys = pets.filter(({ breed }) => breed === "African Grey");
  expect(greys.length).toBeGreaterThan(0);
  for (const { color } of greys) expect(color).toBe("grey");
});

test("who says what they work as says what else they like", async () => {
  const episodes = await recordsOf("PodcastEpisode", {
    title: text,
    guests: listOf(textsOf("name", "title", "bio")),
  });
  for (const { bio } of episodes.flatMap((episode) => itemsOf(episode, "guests")))
    expect(bio).not.toMatch(/by day|Founder|Nurse|Teacher/);
});

test("notes are of those whom they are about", async () => {
  const feedings = await recordsOf("FeedingLog", {
    ...textsOf("babyName", "time", "notes"),
    amountMl: number,
  });
  for (const { notes } of feedings) expect(notes).not.toMatch(/vet|enrichment|left over/);
  const sessions = await recordsOf(
    "TherapySession",
    textsOf("clientName", "therapistName", "notes"),
  );
  for (const { notes } of sessions) expect(notes).not.toMatch(/X-ray|anaesthetic/);
  const nights = await recordsOf("SleepLog", {
    ...textsOf("date", "notes"),
    interruptions: number,
  });
  for (const { notes } of nights) expect(notes).not.toMatch(/Slept through|Woke up once/);
});

test("a guest is thanked for what they gave", async () => {
  const guests = await recordsOf("WeddingGuest", {
    ...textsOf("name", "email"),
    giftReceived: orNull(text),
    thankYouSent: flag,
  });
  for (const { giftReceived, thankYouSent } of guests)
    if (thankYouSent) expect(giftReceived).not.toBeNull();
});

test("a jigsaw takes days, a dog is out for an hour, and a household has a budget", async () => {
  const puzzles = await recordsOf("Puzzle", { title: text, pieces: number, hoursSpent: number });
  for (const { hoursSpent } of puzzles) expect(hoursSpent).toBeLessThan(40);
  const walks = await recordsOf("DogWalk", {
    ...textsOf("petName", "walkerName", "date"),
    durationMinutes: number,
    distanceKm: number,
  });
  for (const { distanceKm } of walks) expect(distanceKm).toBeLessThan(8);
  const budgets = await recordsOf("Budget", {
    ...textsOf("name", "month"),
    totalSpent: number,
    categories: listOf({ name: text, spent: number }),
  });
  for (const { name } of budgets) expect(name).not.toMatch(/Groceries|Rent|Dining out/);
  const gear = await recordsOf("CameraGear", textsOf("name", "brand", "purchaseDate"));
  for (const { name } of gear) expect(name).not.toMatch(/door|yard|Reception/);
  const gifts = await recordsOf("GiftIdea", textsOf("recipient", "occasion", "notes"));
  for (const { occasion } of gifts) expect(occasion).not.toMatch(/Conference|Company/);
});

test("the cat is fed with food, and the plants get water", async () => {
  const chores = await recordsOf("CleaningTask", {
    ...textsOf("title", "room"),
    supplies: { type: "array", items: text },
  });
  for (const { title, supplies } of chores)
    if (/cat|plants/.test(String(title)))
      expect(String(supplies)).not.toMatch(/spray|Sponge|Bin bags/);
});
