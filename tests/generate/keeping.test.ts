import { expect, test } from "vitest";
import {
  daysFrom,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  recordsBeside,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("what is overdue was due, what is due soon is due within days", async () => {
  const shots = await recordsOf("Vaccination", {
    ...textsOf("petId", "vaccineName", "administeredAt", "nextDueDate"),
    status: oneOf("up_to_date", "due_soon", "overdue"),
  });
  for (const { status, nextDueDate, administeredAt } of shots) {
    const days = daysFrom(nextDueDate);
    if (status === "overdue") expect(days).toBeLessThan(0);
    if (status === "due_soon") expect(days).toBeGreaterThanOrEqual(0);
    if (status === "due_soon") expect(days).toBeLessThan(15);
    if (status === "up_to_date") expect(days).toBeGreaterThan(15);
    expect(daysFrom(administeredAt)).toBeLessThanOrEqual(0);
  }
  const jars = await recordsOf("PantryItem", {
    ...textsOf("name", "expiryDate"),
    status: oneOf("fresh", "expiring_soon", "expired"),
  });
  for (const { status, expiryDate } of jars)
    expect(daysFrom(expiryDate) < 0).toBe(status === "expired");
});

test("a tour that is full has no place left", async () => {
  const tours = await recordsOf("GuidedTour", {
    ...textsOf("guideName", "startsAt"),
    maxParticipants: number,
    bookedParticipants: number,
    status: oneOf("scheduled", "full", "completed"),
  });
  for (const { status, maxParticipants, bookedParticipants } of tours) {
    if (status === "full") expect(bookedParticipants).toBe(maxParticipants);
    else expect(Number(bookedParticipants)).toBeLessThan(Number(maxParticipants));
  }
});

test("a count of those that are checked counts them", async () => {
  const lists = await recordsOf("ShoppingList", {
    title: text,
    items: listOf({ name: text, checked: flag }),
    checkedCount: number,
  });
  for (const list of lists) {
    const checked = itemsOf(list, "items").filter((item) => item["checked"] === true);
    expect(list["checkedCount"]).toBe(checked.length);
  }
});

test("those on a leaderboard are different people", async () => {
  const challenges = await recordsOf("Challenge", {
    ...textsOf("title", "hashtag", "goalUnit"),
    leaderboard: listOf({ userName: text, score: number }),
  });
  for (const challenge of challenges) {
    const names = itemsOf(challenge, "leaderboard").map((item) => item["userName"]);
    expect(new Set(names).size).toBe(names.length);
    const said = String(challenge["title"]).replaceAll(/[^\p{L}\p{N}]/gu, "");
    expect(String(challenge["hashtag"]).toLowerCase()).toBe(`#${said.toLowerCase()}`);
  }
});

test("dimensions are those that stand beside them, and a note has the words that it has", async () => {
  const works = await recordsOf("Artwork", {
    ...textsOf("title", "dimensions"),
    heightCm: number,
    widthCm: number,
  });
  for (const { dimensions, heightCm, widthCm } of works)
    expect(dimensions).toBe(`${heightCm} × ${widthCm} cm`);
  const notes = await recordsOf("Note", { ...textsOf("title", "content"), wordCount: number });
  for (const { content, wordCount } of notes)
    expect(String(content).split(" ")).toHaveLength(Number(wordCount));
});

test("what was visited last was visited", async () => {
  const bookmarks = await recordsOf("Bookmark", {
    ...textsOf("url", "addedAt", "lastVisitedAt"),
    visitCount: number,
  });
  for (const { visitCount } of bookmarks) expect(Number(visitCount)).toBeGreaterThan(0);
});

test("what is done weekly is due a week after it was done last", async () => {
  const plants = await recordsOf(
    "Plant",
    textsOf("commonName", "species", "wateringFrequency", "lastWatered", "nextWatering"),
  );
  const lengths: Record<string, number> = { daily: 1, weekly: 7, "every two weeks": 14 };
  for (const { wateringFrequency, lastWatered, nextWatering } of plants) {
    const length = lengths[String(wateringFrequency)];
    if (length === undefined) continue;
    expect(daysFrom(nextWatering) - daysFrom(lastWatered)).toBeCloseTo(length, 0);
  }
  const olives = plants.filter(({ commonName }) => commonName === "Olive tree");
  expect(olives.length).toBeGreaterThan(0);
  for (const { species } of olives) expect(species).toBe("Olea europaea");
});

test("a monthly charge comes within the month, and savings take as long as they take", async () => {
  const subscriptions = await recordsOf("Subscription", {
    ...textsOf("name", "provider", "category", "nextBillingDate"),
    billingCycle: oneOf("monthly", "yearly"),
    price: number,
  });
  for (const { name, provider, billingCycle, nextBillingDate, price } of subscriptions) {
    if (billingCycle === "monthly") expect(daysFrom(nextBillingDate)).toBeLessThanOrEqual(31);
    expect(provider).toBe(name);
    expect(Number(price)).toBeLessThan(60);
  }
  const goals = await recordsOf("SavingsGoal", {
    ...textsOf("name", "targetDate", "accountName"),
    targetAmount: number,
    currentAmount: number,
    monthlyContribution: number,
  });
  for (const { targetAmount, currentAmount, monthlyContribution, targetDate } of goals) {
    const months = (Number(targetAmount) - Number(currentAmount)) / Number(monthlyContribution);
    expect(daysFrom(targetDate)).toBeGreaterThan(Math.min(months, 100) * 24 - 31);
  }
});

test("children of a household are children, and what is logged is logged that day", async () => {
  const members = await recordsOf("HouseholdMember", {
    ...textsOf("name", "birthday"),
    role: oneOf("parent", "child"),
    weeklyAllowance: number,
  });
  for (const { role, birthday, weeklyAllowance } of members) {
    const age = -daysFrom(birthday) / 365;
    if (role === "child") expect(age).toBeLessThan(13);
    else expect(age).toBeGreaterThan(25);
    expect(Number(weeklyAllowance)).toBeLessThan(30);
  }
  const logs = await recordsOf("HabitLog", { ...textsOf("habitId", "date", "loggedAt") });
  for (const { date, loggedAt } of logs)
    expect(daysFrom(loggedAt) - daysFrom(date)).toBeLessThan(1.01);
});

test("a clinic beside pets is a vet's", async () => {
  const clinics = await recordsBeside("Pet", "Clinic", {
    ...textsOf("name", "address"),
    services: { type: "array", items: text },
    staff: listOf({ name: text, role: text }),
  });
  for (const clinic of clinics) {
    expect(clinic["name"]).toMatch(/Animal|Paws|Vet|Pet/);
    for (const { role } of itemsOf(clinic, "staff")) expect(role).toMatch(/Vet|Recep|Groom/);
    expect(String(clinic["services"])).not.toMatch(/Window|Logo|Tax/);
  }
});

test("what stands for a question, a chore and a habit fits it", async () => {
  const questions = await recordsOf("SurveyQuestion", {
    ...textsOf("text", "minLabel", "maxLabel"),
    type: oneOf("single_choice", "rating", "open_text"),
    options: { type: "array", items: text },
  });
  for (const { type, options, minLabel } of questions) {
    if (type !== "single_choice") expect(options).toEqual([]);
    expect(minLabel).not.toMatch(/\?$/);
  }
  const habits = await recordsOf("Habit", {
    ...textsOf("name", "unit", "category"),
    currentStreak: number,
  });
  for (const { name, unit } of habits.filter(({ name }) => name === "Drink water"))
    expect([name, unit]).toEqual(["Drink water", "glasses"]);
  const tasks = await recordsOf("GardenTask", {
    title: text,
    type: oneOf("water", "prune", "repot"),
  });
  const fitting: Record<string, RegExp> = { water: /^Water/, prune: /^Prune|^Cut|^Trim/ };
  for (const { title, type } of tasks)
    expect(title).toMatch(fitting[String(type)] ?? /^Repot|^Move/);
});

test("small households have few pets and windows, and bills are split with people", async () => {
  const owners = await recordsOf("PetOwner", { ...textsOf("firstName"), petCount: number });
  for (const { petCount } of owners) expect(Number(petCount)).toBeLessThan(5);
  const expenses = await recordsOf("Expense", {
    title: text,
    splitWith: { type: "array", items: text },
  });
  expect(expenses.flatMap(({ splitWith }) => splitWith as string[]).join()).not.toMatch(/\d/);
});
