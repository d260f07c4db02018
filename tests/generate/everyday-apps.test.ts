import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
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
  toObject,
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

test("a tile for a budget shows what it is called, and is over it where more was spent", async () => {
  const budgets = await recordsOf("BudgetCategory", {
    ...textsOf("name", "icon"),
    monthlyLimit: number,
    spent: number,
    isOverBudget: { type: "boolean" },
  });
  const icons = new Map(budgets.map(({ name, icon }) => [name, icon]));
  expect(icons.get("Rent")).toBe("home");
  expect(icons.get("Groceries")).toBe("shopping-cart");
  for (const { spent, monthlyLimit, isOverBudget } of budgets)
    expect(isOverBudget).toBe(Number(spent) > Number(monthlyLimit));
});

test("nobody spends a thousand at the baker's", async () => {
  const spent = await recordsOf("Transaction", {
    ...textsOf("title", "merchant", "date"),
    amount: number,
  });
  for (const { title } of spent) expect(title).not.toMatch(/^Transaction/);
  const bread = spent.filter(({ merchant }) => merchant === "Corner Bakery");
  expect(bread.length).toBeGreaterThan(0);
  for (const { amount } of bread) expect(Number(amount)).toBeLessThan(150);
});

test("a talk of two is called by one of them, and changed with its last message", async () => {
  const talks = await recordsOf("Conversation", {
    name: text,
    type: oneOf("direct", "group"),
    participants: listOf(textsOf("name", "avatar")),
    lastMessage: toObject(textsOf("text", "sender", "sentAt")),
    ...textsOf("createdAt", "updatedAt"),
  });
  for (const talk of talks) {
    const names = itemsOf(talk, "participants").map(({ name }) => name);
    expect(names.includes(talk["name"] ?? "")).toBe(talk["type"] === "direct");
    const { sentAt } = talk["lastMessage"] as JsonObject;
    expect(at(talk["updatedAt"])).toBeGreaterThanOrEqual(at(sentAt));
  }
});

test("the high of a day is above what it is now, and rain makes the air damp", async () => {
  const days = await recordsOf("WeatherForecast", {
    ...textsOf("city", "condition"),
    temperature: number,
    high: number,
    low: number,
    humidity: number,
  });
  for (const { condition, temperature, high, low, humidity } of days) {
    expect(Number(high)).toBeGreaterThanOrEqual(Number(temperature));
    expect(Number(low)).toBeLessThanOrEqual(Number(temperature));
    if (/rain/.test(String(condition))) expect(Number(humidity)).toBeGreaterThan(70);
  }
});

test("what is sent as a picture ends like one", async () => {
  const messages = await recordsOf("Message", {
    ...textsOf("sender", "text"),
    type: oneOf("text", "image", "audio"),
    attachmentUrl: orNull(text),
  });
  const pictures = messages.filter(({ type, attachmentUrl }) => type === "image" && attachmentUrl);
  expect(pictures.length).toBeGreaterThan(0);
  for (const { attachmentUrl } of pictures)
    expect(attachmentUrl).toMatch(/\.(?:jpg|png|webp|gif)$/);
});

test("a child seat is not all that a car costs for a week", async () => {
  const bookings = await recordsOf("CarBooking", {
    ...textsOf("customerName", "pickupDate", "returnDate"),
    days: number,
    extras: listOf({ name: text, price: number }),
    totalPrice: number,
  });
  for (const booking of bookings) {
    const extras = itemsOf(booking, "extras").reduce((sum, { price }) => sum + Number(price), 0);
    if (extras > 0) expect(Number(booking["totalPrice"])).toBeGreaterThan(extras);
  }
});

test("how long a flight takes is told in words as its times say", async () => {
  const flights = await recordsOf("Flight", {
    ...textsOf("flightNumber", "departureTime", "arrivalTime", "duration"),
  });
  for (const { departureTime, arrivalTime, duration } of flights) {
    const [, hours = 0, minutes = 0] =
      /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(String(duration)) ?? [];
    const told = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    expect(told).toBe((at(arrivalTime) - at(departureTime)) / minute);
  }
});

test("a suite costs more than a cabin without a window", async () => {
  const cruises = await recordsOf("Cruise", {
    ...textsOf("ship", "startDate"),
    cabins: listOf({ type: oneOf("inside", "balcony", "suite"), price: number }),
  });
  const order = ["inside", "balcony", "suite"];
  for (const cruise of cruises) {
    const cabins = itemsOf(cruise, "cabins").toSorted(
      (a, b) => order.indexOf(String(a["type"])) - order.indexOf(String(b["type"])),
    );
    const prices = cabins.map(({ price }) => Number(price));
    const dearer = cabins.every(
      ({ type }, place) =>
        place === 0 ||
        type === cabins[place - 1]?.["type"] ||
        (prices[place] ?? 0) >= (prices[place - 1] ?? 0),
    );
    expect(dearer).toBe(true);
  }
});

test("who plays at a festival plays on one of its stages, in the town that it is called after", async () => {
  const festivals = await recordsOf("Festival", {
    ...textsOf("name", "location"),
    stages: listOf({ name: text, capacity: number }),
    lineup: listOf(textsOf("artist", "stage")),
  });
  for (const festival of festivals) {
    const stages = itemsOf(festival, "stages").map(({ name }) => name);
    for (const { stage } of itemsOf(festival, "lineup")) expect(stages).toContain(stage);
  }
  const [town] = String(festivals[0]?.["location"]).split(",");
  expect(festivals[0]?.["name"]).toContain(town);
});

test("a pupil's class is of the pupil's year, and a subject is marked", async () => {
  const pupils = await recordsOf("Student", {
    ...textsOf("firstName", "lastName", "grade", "className"),
    subjects: listOf(textsOf("name", "teacher", "grade")),
  });
  for (const pupil of pupils) {
    const [year] = /\d+/.exec(String(pupil["grade"])) ?? [];
    expect(pupil["className"]).toMatch(new RegExp(`^${year}[A-C]$`));
    for (const { grade } of itemsOf(pupil, "subjects")) expect(grade).toMatch(/^[A-F][+-]?$/);
  }
});

test("who stands for election runs for an office", async () => {
  const names = textsOf("name", "party", "position", "slogan");
  for (const { position } of await recordsOf("Candidate", { ...names, votes: number }))
    expect(position).toMatch(/Mayor|council|representative|board|assembly|commissioner/i);
});

test("a plug has no brightness, and a lamp no temperature", async () => {
  const devices = await recordsOf("SmartDevice", {
    ...textsOf("name", "room"),
    type: oneOf("light", "thermostat", "plug"),
    brightness: orNull(number),
    temperature: orNull(number),
  });
  for (const { type, brightness, temperature } of devices) {
    expect(brightness !== null).toBe(type === "light");
    expect(temperature !== null).toBe(type === "thermostat");
  }
});

test("what has expired is not renewed next year", async () => {
  const memberships = await recordsOf("GymMembership", {
    memberName: text,
    billingCycle: oneOf("monthly", "yearly"),
    status: oneOf("active", "expired"),
    ...textsOf("startDate", "renewalDate"),
  });
  for (const { status, startDate, renewalDate } of memberships) {
    expect(at(renewalDate) < now).toBe(status === "expired");
    expect(at(startDate)).toBeLessThan(at(renewalDate));
  }
});

test("who has a logo is no person", async () => {
  const events = await recordsOf("Event", {
    title: text,
    organizer: toObject(textsOf("name", "logo")),
    speaker: toObject(textsOf("name", "photo")),
  });
  const names = events.map(({ organizer }) => (organizer as JsonObject)["name"]);
  const people = events.map(({ speaker }) => (speaker as JsonObject)["name"]);
  for (const name of people) expect(name).toMatch(/^\S+ \S+$/);
  expect(names.filter((name) => people.includes(name))).toHaveLength(0);
  expect(
    names.some((name) => /&|Labs|Studio|Works|Group|Systems|Media|Co\b/.test(String(name))),
  ).toBe(true);
});

test("a series on television is no exhibition", async () => {
  const shows = await recordsOf("TvShow", {
    ...textsOf("title", "network", "summary"),
    seasons: number,
    episodes: number,
  });
  for (const { title, summary } of shows) {
    expect(title).not.toBe("A Century of Glass");
    expect(summary).not.toMatch(/conversations|hosts|half an hour/);
  }
});

test("matches of a tournament are between its teams, on its days", async () => {
  const cups = await recordsOf("Tournament", {
    ...textsOf("name", "startDate", "endDate"),
    teams: listOf({ ...textsOf("name", "coach"), seed: number }),
    matches: listOf(textsOf("homeTeam", "awayTeam", "date")),
  });
  for (const cup of cups) {
    const teams = itemsOf(cup, "teams").map(({ name }) => name);
    if (teams.length < 2) continue;
    for (const { homeTeam, awayTeam, date } of itemsOf(cup, "matches")) {
      expect(teams).toContain(homeTeam);
      expect(teams).toContain(awayTeam);
      expect(homeTeam).not.toBe(awayTeam);
      expect(at(date)).toBeGreaterThanOrEqual(at(cup["startDate"]));
      expect(at(date)).toBeLessThanOrEqual(at(cup["endDate"]) + 24 * 60 * minute);
    }
  }
});

test("the days of a trip are numbered and dated from the day on which it begins", async () => {
  const trips = await recordsOf("Trip", {
    ...textsOf("title", "startDate", "endDate"),
    itinerary: listOf({ day: number, date: text, hotel: text }),
  });
  for (const trip of trips) expect(itemsOf(trip, "itinerary")[0]?.["date"]).toBe(trip["startDate"]);
});

test("a comment is by somebody, and a note about a chore describes no house", async () => {
  const posts = await recordsOf("BlogPost", {
    title: text,
    comments: listOf(textsOf("name", "comment", "date")),
  });
  for (const post of posts)
    for (const { name } of itemsOf(post, "comments")) expect(name).toMatch(/^\S+ \S+$/);
  const tasks = await recordsOf("HouseVisit", textsOf("visitor", "date", "notes"));
  for (const { notes } of tasks) expect(notes).not.toMatch(/Oak floors|Renovated|Quiet street/);
});
