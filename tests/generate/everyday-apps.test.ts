import { expect, test } from "vitest";
import {
  at,
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

const minute = 60_000;
const year = 365.25 * 86_400_000;
const texts = { type: "array", items: text } as const;

test("a ride is called minutes before the car comes, and one that goes on goes on now", async () => {
  const rides = await recordsOf("Ride", {
    ...textsOf("driver", "pickup", "dropoff", "requestedAt", "pickupTime"),
    dropoffTime: orNull(text),
    durationMinutes: number,
    status: oneOf("requested", "in_progress", "completed", "cancelled"),
  });
  for (const ride of rides) {
    const waited = (at(ride["pickupTime"]) - at(ride["requestedAt"])) / minute;
    expect(waited).toBeGreaterThan(0);
    expect(waited).toBeLessThan(20);
    expect(ride["dropoffTime"] === null).toBe(ride["status"] !== "completed");
    if (ride["status"] === "in_progress")
      expect(Math.abs(now - at(ride["pickupTime"])) / minute).toBeLessThan(90);
    if (ride["status"] === "completed") {
      const took = (at(ride["dropoffTime"]) - at(ride["pickupTime"])) / minute;
      expect(took).toBe(ride["durationMinutes"]);
    }
  }
});

test("nobody has rated what they only plan to watch", async () => {
  const items = await recordsOf("WatchlistItem", {
    title: text,
    status: oneOf("plan_to_watch", "watching", "completed"),
    watchedAt: orNull(text),
    myRating: orNull(number),
    review: orNull(text),
  });
  for (const { status, watchedAt, myRating, review } of items)
    for (const told of [watchedAt, myRating, review])
      expect(told === null).toBe(status !== "completed");
});

test("an item of a watchlist is not tagged as goods are", async () => {
  const items = await recordsOf("WatchlistItem", { title: text, addedAt: text, tags: texts });
  for (const { tags } of items) expect(tags).not.toContain("bestseller");
});

test("the words of a lesson are of the language that it teaches", async () => {
  const lessons = await recordsOf("Lesson", {
    title: text,
    language: oneOf("German", "Spanish"),
    words: listOf(textsOf("term", "translation", "example")),
  });
  for (const lesson of lessons) {
    const words = itemsOf(lesson, "words");
    expect(words.length).toBeGreaterThan(0);
    const article = lesson["language"] === "German" ? /^(?:der|die|das) / : /^(?:el|la) /;
    for (const { term, translation, example } of words) {
      expect(term).toMatch(article);
      expect(translation).toMatch(/^the /);
      const [, noun = ""] = String(term).split(" ");
      expect(String(example).toLowerCase()).toContain(noun.toLowerCase());
    }
  }
});

test("what one can choose for a dish fits what the choice is about", async () => {
  const dishes = await recordsOf("MenuItem", {
    name: text,
    options: listOf({ name: text, choices: listOf({ label: text, extraPrice: number }) }),
  });
  const options = dishes.flatMap((dish) => itemsOf(dish, "options"));
  const sizes = options.filter(({ name }) => name === "Size");
  expect(sizes.length).toBeGreaterThan(5);
  for (const size of sizes)
    for (const { label } of itemsOf(size, "choices"))
      expect(["Small", "Regular", "Large"]).toContain(label);
});

test("a daily habit is one of all seven days", async () => {
  const habits = await recordsOf("Habit", {
    name: text,
    frequency: oneOf("daily", "weekly"),
    targetDays: texts,
  });
  for (const { frequency, targetDays } of habits) {
    if (frequency === "daily") expect(targetDays).toHaveLength(7);
    else expect(targetDays).not.toHaveLength(0);
  }
});

test("what was done towards a habit was done since one began with it", async () => {
  const habits = await recordsOf("Habit", {
    ...textsOf("name", "startDate"),
    currentStreak: number,
    completions: listOf(textsOf("date", "note")),
  });
  for (const habit of habits)
    for (const { date } of itemsOf(habit, "completions"))
      expect(at(date)).toBeGreaterThanOrEqual(at(habit["startDate"]));
});

test("a page of thirty places does not say the same three sentences of them", async () => {
  const gyms = await recordsOf("Gym", textsOf("name", "description", "address"), 30);
  expect(new Set(gyms.map(({ description }) => description)).size).toBeGreaterThan(8);
});

test("films are of many years", async () => {
  const films = await recordsOf("Movie", textsOf("title", "director", "releaseDate"));
  const old = films.filter(({ releaseDate }) => now - at(releaseDate) > 5 * year);
  expect(old.length).toBeGreaterThan(20);
});

test("a list of what makes a thing what it is has something in it", async () => {
  const workouts = await recordsOf("Workout", { title: text, muscleGroups: texts, tags: texts });
  expect(workouts.filter(({ muscleGroups }) => String(muscleGroups) === "")).toHaveLength(0);
  expect(workouts.some(({ tags }) => String(tags) === "")).toBe(true);
});

test("whoever shows what they do for a living has a job and no number", async () => {
  const profiles = await recordsOf("Profile", textsOf("firstName", "bio", "job", "birthday"));
  for (const { job } of profiles) expect(job).not.toMatch(/\d/);
});

test("a hairdresser notes nothing about blood pressure", async () => {
  const names = textsOf("salonName", "service", "stylist", "clientName", "date", "notes");
  const notes = (await recordsOf("Appointment", names)).map((one) => one["notes"]).join(" ");
  expect(notes).not.toMatch(/blood|physiotherapy|medication/i);
});
