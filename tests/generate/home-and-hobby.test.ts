import { expect, test } from "vitest";
import {
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

const texts = { type: "array", items: text } as const;

test("a coin is of the country that struck it, and weighs what it weighs", async () => {
  const coins = await recordsOf("CollectibleCoin", {
    ...textsOf("country", "denomination", "composition", "obverse", "acquiredFrom"),
    weightGrams: number,
    year: number,
  });
  for (const { country, denomination, weightGrams, obverse, acquiredFrom } of coins) {
    if (String(denomination).includes("francs")) expect(country).toBe("France");
    if (String(denomination).includes("cent")) expect(weightGrams).toBeLessThan(6);
    expect(obverse).not.toMatch(/\d/);
    expect(acquiredFrom).toMatch(/fair|auction|dealer|market|friend/);
  }
});

test("what is knitted follows a pattern of the same kind, and takes as much yarn as that", async () => {
  const projects = await recordsOf("CrochetProject", {
    ...textsOf("projectName", "pattern", "yarnUsed"),
    ballsUsed: number,
  });
  for (const { projectName, pattern, ballsUsed } of projects) {
    if (String(projectName).includes("socks")) {
      expect(pattern).toMatch(/socks/);
      expect(ballsUsed).toBeLessThan(3);
    }
    expect(ballsUsed).toBeLessThan(13);
  }
});

test("a child walks after its first birthday or shortly before, and the family tells how", async () => {
  const milestones = await recordsOf("BabyMilestone", {
    ...textsOf("babyId", "title", "notes"),
    ageMonths: number,
    category: oneOf("physical", "social", "language"),
  });
  const steps = milestones.filter(({ title }) => title === "First steps");
  expect(steps.length).toBeGreaterThan(0);
  for (const { ageMonths, category, notes } of steps) {
    expect(ageMonths).toBeGreaterThanOrEqual(11);
    expect(ageMonths).toBeLessThanOrEqual(14);
    expect(category).toBe("physical");
    expect(notes).toMatch(/sofa/);
  }
  const plans = await recordsOf("Milestone", textsOf("projectId", "title", "dueDate"));
  for (const { title } of plans) expect(title).not.toMatch(/First (?:smile|steps|word|tooth)/);
});

test("what is done once a week was done on one day of each week", async () => {
  const habits = await recordsOf("Habit", {
    name: text,
    frequency: oneOf("daily", "weekly"),
    currentStreak: number,
    completedDates: texts,
    createdAt: text,
  });
  for (const { frequency, currentStreak, completedDates } of habits) {
    if (typeof currentStreak !== "number" || currentStreak < 2) continue;
    const [first = 0, next = 0] = (completedDates as string[]).map((day) => Date.parse(day));
    expect((next - first) / 86_400_000).toBe(frequency === "weekly" ? 7 : 1);
  }
});

test("whoever died did so of something, and lies in a churchyard", async () => {
  const people = await recordsOf("Ancestor", {
    ...textsOf("fullName", "causeOfDeath", "burialPlace"),
  });
  for (const { causeOfDeath, burialPlace } of people) {
    expect(causeOfDeath).not.toMatch(/weather|information|Late/);
    expect(burialPlace).toMatch(/Cemetery|[Cc]hurchyard/);
  }
});

test("a shoot takes hundreds of pictures, with lenses", async () => {
  const shoots = await recordsOf("PhotoSession", {
    ...textsOf("clientName", "location"),
    photosTaken: number,
    lensesUsed: texts,
  });
  for (const { photosTaken, lensesUsed } of shoots) {
    expect(photosTaken).toBeGreaterThanOrEqual(180);
    for (const lens of lensesUsed as string[]) expect(lens).toMatch(/mm f\//);
  }
});

test("a dish is no dessert unless it is sweet", async () => {
  const recipes = await recordsOf("FamilyRecipe", {
    ...textsOf("title", "course"),
    servings: number,
  });
  for (const { title, course } of recipes)
    if (course === "dessert") expect(title).toMatch(/cake|tart|crumble|pudding|brownie|cookie/i);
});

test("what comes of a dose is known once it is given, and doses are few", async () => {
  const doses = await recordsOf("ChildVaccine", {
    ...textsOf("childName", "vaccine", "dueDate"),
    doseNumber: number,
    ...Object.fromEntries(
      ["givenDate", "administeredBy", "batchNumber", "reaction"].map((name) => [
        name,
        orNull(text),
      ]),
    ),
    status: oneOf("upcoming", "given", "overdue"),
  });
  for (const { doseNumber, givenDate, administeredBy, batchNumber, reaction } of doses) {
    expect(doseNumber).toBeLessThanOrEqual(3);
    if (givenDate !== null) continue;
    expect([administeredBy, batchNumber, reaction]).toEqual([null, null, null]);
  }
});

test("nobody has paid a deposit for what was only quoted", async () => {
  const vendors = await recordsOf("PartyVendor", {
    ...textsOf("businessName", "category"),
    depositPaid: flag,
    status: oneOf("contacted", "quoted", "booked"),
  });
  for (const { status, depositPaid } of vendors)
    if (status !== "booked") expect(depositPaid).toBe(false);
});

test("a box comes to the room that it was packed in, and fish are small", async () => {
  const boxes = await recordsOf("MovingBox", textsOf("label", "room", "destinationRoom"));
  for (const { room, destinationRoom } of boxes) expect(destinationRoom).toBe(room);
  const pets = await recordsOf("Pet", {
    name: text,
    species: oneOf("dog", "fish"),
    weightKg: number,
  });
  for (const { species, weightKg } of pets)
    if (species === "fish") expect(weightKg).toBeLessThan(1);
});

test("what is insured besides is not written about as insurers write", async () => {
  const bikes = await recordsOf("Bicycle", {
    ...textsOf("brand", "frameSize", "notes"),
    insured: flag,
  });
  for (const { notes } of bikes) expect(notes).not.toMatch(/Policyholder|estimate|Liability|quote/);
});

test("games, parties and goals are told in their own words", async () => {
  const [matches, parties, goals, nights, yarns] = await Promise.all([
    recordsOf("ChessMatch", textsOf("whitePlayer", "blackPlayer", "timeControl", "site", "result")),
    recordsOf("BirthdayParty", { childName: text, activities: texts }),
    recordsOf("Goal", { ...textsOf("title", "reward"), obstacles: texts }),
    recordsOf("GameNight", { host: text, gamesPlayed: listOf(textsOf("title", "winner")) }),
    recordsOf("YarnStash", { ...textsOf("name", "weight", "storedIn"), skeins: number }),
  ]);
  for (const { site, result } of matches) {
    expect(site).toMatch(/chess|FIDE/i);
    expect(result).toMatch(/[01½]–[01½]/);
  }
  for (const { activities } of parties)
    for (const one of activities as string[]) expect(one).toMatch(/hunt|paint|chairs|show|tail/);
  for (const { obstacles } of goals)
    for (const one of obstacles as string[]) expect(one).not.toMatch(/informed|missing/);
  for (const night of nights)
    for (const { title } of itemsOf(night, "gamesPlayed"))
      expect(title).not.toMatch(/Games Played/);
  for (const { name, weight, storedIn } of yarns) {
    expect(name).not.toMatch(/Stash/);
    expect(weight).not.toMatch(/kg/);
    expect(storedIn).not.toMatch(/Stored/);
  }
  const video = await recordsOf("Game", textsOf("title", "platform", "developer"));
  for (const { platform } of video) expect(platform).not.toMatch(/chess/i);
});

test("an hour with a therapist costs as much, and is about somebody's life", async () => {
  const sessions = await recordsOf("TherapySession", {
    ...textsOf("clientName", "therapist", "homework"),
    fee: number,
    topics: texts,
  });
  for (const { fee, homework } of sessions) {
    expect(fee).toBeGreaterThanOrEqual(60);
    expect(homework).not.toMatch(/report|chapter|Essay/);
  }
});

test("what was bought came from a company, or from whoever sells such things", async () => {
  const [machines, stamps] = await Promise.all([
    recordsOf("Asset", textsOf("name", "assetTag", "purchasedFrom")),
    recordsOf("Stamp", textsOf("country", "faceValue", "purchasedFrom")),
  ]);
  const cities = /^(?:Porto|Amsterdam|Vienna|Oslo|Dublin|Lisbon|Copenhagen)$/;
  for (const { purchasedFrom } of machines) expect(purchasedFrom).not.toMatch(cities);
  for (const { purchasedFrom } of stamps)
    expect(purchasedFrom).toMatch(/fair|auction|dealer|market|friend/);
});
