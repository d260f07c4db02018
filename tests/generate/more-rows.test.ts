import { describe, expect, test } from "vitest";
import { cellOf } from "../../src/generate/coherence/rows/row-table.ts";
import { toRowsOf } from "../../src/generate/coherence/rows/row-tables.ts";
import { flag, itemsOf, listOf, number, oneOf, recordsOf, text, textsOf } from "./models.ts";

const rowTablesOf = toRowsOf({ isEnglish: true, book: undefined });
const oneOf5 = { enum: [1, 2, 3, 4, 5] } as const;
const textList = { type: "array", items: text } as const;

describe("a review says what its stars say, and title and text are of one opinion", () => {
  const reviews: readonly (readonly [model: string, members: string])[] = [
    ["Review", "title body productId"],
    ["HotelReview", "title comment hotelName"],
    ["RestaurantReview", "headline text restaurant"],
    ["AppReview", "title content version"],
  ];
  test.each(reviews)("%s: %s", async (model, members) => {
    const [heading = "", body = ""] = members.split(" ");
    const records = await recordsOf(model, {
      ...textsOf(...members.split(" ")),
      rating: oneOf5,
    });
    const moods = new Map<unknown, unknown>();
    for (const table of rowTablesOf(model.toLowerCase()))
      for (const row of table.rows)
        moods.set(`${cellOf(row, 0, 0)}: ${cellOf(row, 2, 0)}`, cellOf(row, 1, 0));
    for (const record of records) {
      const stars = Number(record["rating"]);
      const mood = stars >= 4 ? "good" : stars === 3 ? "mixed" : "bad";
      expect(moods.get(`${record[heading]}: ${record[body]}`), JSON.stringify(record)).toBe(mood);
    }
    expect(new Set(records.map(({ rating }) => rating)).size).toBe(5);
  });

  test("also where there is no title, and out of a hundred", async () => {
    const records = await recordsOf("RestaurantReview", { restaurant: text, text, score: number });
    for (const record of records)
      expect(record["text"]).not.toMatch(/Family-run|wine list, no reservations|courtyard/);
  });
});

/** A member, and which values of another it goes with. */
type Fits = readonly (readonly [said: RegExp, kinds: RegExp])[];

const sorted: readonly (readonly [model: string, kind: string, values: readonly string[], Fits])[] =
  [
    [
      "Note",
      "category",
      ["work", "personal", "ideas", "travel"],
      [
        [/^Packing/, /travel/],
        [/^Meeting/, /work/],
        [/^App idea/, /ideas/],
        [/cake/, /personal/],
      ],
    ],
    [
      "CalendarEvent",
      "category",
      ["work", "personal", "family", "health"],
      [
        [/^(?:Sprint|Budget|Call|Team)/, /work/],
        [/^(?:Dentist|Yoga)/, /health/],
        [/^Birthday/, /family/],
      ],
    ],
    [
      "Meeting",
      "type",
      ["one_on_one", "standup", "planning", "review"],
      [
        [/^One-on-one/, /one_on_one/],
        [/stand-up/, /standup/],
        [/^(?:Sprint|Kick)/, /planning/],
      ],
    ],
    [
      "Claim",
      "type",
      ["auto", "home", "health", "travel"],
      [
        [/^(?:Collision|Hail|Scratched)/, /auto/],
        [/^(?:Burst|Kitchen|Break)/, /home/],
        [/luggage|^Trip/, /travel/],
        [/print|edition|card$|pack$/, /never/],
      ],
    ],
    [
      "Complaint",
      "category",
      ["product", "service", "delivery", "billing"],
      [
        [/^Parcel/, /delivery/],
        [/^(?:Charged|Discount)/, /billing/],
        [/^Handle/, /product/],
      ],
    ],
    [
      "Movie",
      "genre",
      ["drama", "comedy", "thriller", "scifi", "documentary"],
      [
        [/of Dust$/, /scifi/],
        [/Crashers/, /comedy/],
        [/^Rivers/, /documentary/],
      ],
    ],
    [
      "FundraisingCampaign",
      "category",
      ["education", "health", "environment", "animals"],
      [
        [/shelter/, /animals/],
        [/^Books/, /education/],
        [/wheelchair|therapy|bed/, /health/],
      ],
    ],
  ];

describe("what a type lists is what title and text are about", () => {
  test.each(sorted)("%s: %s", async (model, kind, values, fits) => {
    const records = await recordsOf(model, {
      ...textsOf("title", "description"),
      amountClaimed: number,
      [kind]: oneOf(...values),
    });
    const titles = new Map<unknown, Set<unknown>>();
    for (const { title, description, [kind]: told } of records) {
      for (const [said, kinds] of fits) if (said.test(String(title))) expect(told).toMatch(kinds);
      titles.set(description, (titles.get(description) ?? new Set()).add(told));
    }
    // A description is never said of two kinds.
    for (const kinds of titles.values()) expect(kinds.size).toBe(1);
    expect(new Set(records.map((record) => record[kind])).size).toBeGreaterThan(2);
  });
});

test("a bug is reproduced by its own steps, all of them in their order", async () => {
  const bugs = await recordsOf("BugReport", {
    ...textsOf("title", "description", "component", "expectedBehavior", "actualBehavior"),
    stepsToReproduce: textList,
  });
  for (const { title, stepsToReproduce, actualBehavior, component } of bugs) {
    if (title !== "Total is not updated after removing an item") continue;
    expect(stepsToReproduce).toEqual([
      "Put two items into the cart",
      "Remove one of them",
      "Look at the total",
    ]);
    expect(actualBehavior).toBe("The old total is shown.");
    expect(component).toBe("Checkout");
  }
});

test("a run is no bench press: what a workout is made of is of its kind", async () => {
  const workouts = await recordsOf("Workout", {
    ...textsOf("name", "description"),
    type: oneOf("strength", "cardio", "yoga"),
    exercises: listOf({ name: text, sets: number }),
  });
  for (const workout of workouts)
    for (const { name } of itemsOf(workout, "exercises")) {
      if (workout["type"] === "cardio") expect(name).not.toMatch(/press|row|curl/i);
      if (workout["type"] === "yoga") expect(name).not.toMatch(/press|squat|curl/i);
    }
});

test("a film has the genres of its story", async () => {
  const films = await recordsOf("Movie", { ...textsOf("title", "overview"), genres: textList });
  const told = new Map<unknown, Set<string>>();
  for (const { overview, genres } of films) {
    const known = told.get(overview) ?? new Set();
    told.set(overview, known);
    for (const genre of Array.isArray(genres) ? genres : []) known.add(String(genre));
  }
  for (const genres of told.values()) expect(genres.size).toBeLessThan(3);
});

test("a headline stands in a section that the type has, and is of it", async () => {
  const news = await recordsOf("NewsArticle", {
    ...textsOf("headline", "summary", "author"),
    category: oneOf("politics", "business", "sports", "technology"),
  });
  for (const { headline, category } of news) {
    expect(headline).not.toMatch(/museum|painting|opera|film/i);
    if (/marathon|cup/.test(String(headline))) expect(category).toBe("sports");
  }
});

test("what an action is done to is what the log tells of", async () => {
  const logs = await recordsOf("ActivityLog", textsOf("action", "description", "entityType"));
  for (const { action, description, entityType } of logs) {
    if (/upload/.test(String(action))) expect(description).toMatch(/^Uploaded/);
    if (/^comment/.test(String(action))) expect(entityType).toBe("comment");
  }
});

test("a deal is no band, and an appointment is not called off because of what hurts", async () => {
  const deals = await recordsOf("Deal", {
    ...textsOf("title", "description", "companyName"),
    stage: oneOf("proposal", "won", "lost"),
  });
  for (const { description } of deals) expect(description).not.toMatch(/tour|guitars|genre|stage/);
  const visits = await recordsOf("Appointment", {
    ...textsOf("patientName", "reason", "cancellationReason"),
    status: oneOf("cancelled"),
  });
  for (const { reason, cancellationReason } of visits) expect(cancellationReason).not.toBe(reason);
});

test("a question of a quiz is no question of a forum, and a note about a patient no recipe", async () => {
  const questions = await recordsOf("Question", {
    ...textsOf("question", "explanation", "category"),
    options: textList,
  });
  for (const { question } of questions) expect(question).not.toMatch(/div|commit|promise/);
  const notes = await recordsOf("Note", {
    ...textsOf("title", "content", "patientId"),
    isPinned: flag,
  });
  for (const { title } of notes) expect(title).not.toMatch(/cake|Spanish/);
});

test("each value of a union has rows that may be called so", async () => {
  const ideas = await recordsOf("Idea", {
    ...textsOf("title", "description"),
    category: oneOf("process", "marketing", "culture"),
  });
  for (const { title, category } of ideas)
    if (category === "marketing") expect(title).toBe("Templates for offers");
});

test("the modules of a course stand in their order, and an hour of service ends after an hour", async () => {
  const courses = await recordsOf("Course", {
    title: text,
    modules: listOf(textsOf("title", "description")),
  });
  for (const course of courses) {
    const titles = itemsOf(course, "modules").map(({ title }) => String(title));
    const first = titles.indexOf("Getting started");
    expect(first, titles.join()).toBeLessThan(1);
    const last = titles.indexOf("Looking back");
    if (last !== -1) expect(last).toBe(titles.length - 1);
  }
  const visits = await recordsOf("Appointment", {
    ...textsOf("clientName", "serviceName", "description", "startTime", "endTime"),
    durationMinutes: number,
  });
  for (const { startTime, endTime, durationMinutes, serviceName } of visits) {
    const minutes = (Date.parse(String(endTime)) - Date.parse(String(startTime))) / 60_000;
    expect(minutes, String(serviceName)).toBe(durationMinutes);
    if (serviceName === "House cleaning") expect(minutes).toBeGreaterThan(100);
  }
});

test("who reads a book is not asked for its price, and a room to meet in has no shower", async () => {
  const books = await recordsOf("Book", {
    ...textsOf("title", "author"),
    reviews: listOf({ ...textsOf("reviewer", "title", "text"), rating: oneOf5 }),
  });
  for (const book of books)
    for (const { title, text: said } of itemsOf(book, "reviews"))
      expect(`${title} ${said}`).not.toMatch(/for the price|as described|nobody answered|delivery/);
  const rooms = await recordsOf("Room", {
    ...textsOf("name", "description"),
    equipment: textList,
    capacity: number,
  });
  for (const { description, equipment } of rooms) {
    expect(description).not.toMatch(/shower|bed/);
    expect(JSON.stringify(equipment)).not.toMatch(/Drill|Saw/);
  }
});

test("every row has all columns, and tells of no day and no sum", () => {
  const dated = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur)day\b|[$€£]|\b20\d\d\b/;
  const words =
    "review stayreview mealreview appreview feedback complaint survey forumquestion bugreport featurerequest activitylog idea milestone risk note calendarevent meeting meal workout exercise lesson journalentry movie playlist artwork video citytour claim insurance fundraiser volunteeropportunity productcategory repository pullrequest release featureflag securityfinding prompt dataset chatconversation dashboard experiment helparticle errorgroup pipeline app component colorpalette palettecolor proposal softwarelicense policy auditfinding audit keyresult objective passwordentry holding nft purchaseitem";
  for (const word of words.split(" ")) {
    const [table] = rowTablesOf(word);
    expect(table?.rows.length ?? 0, word).toBeGreaterThan(5);
    for (const { cells } of table?.rows ?? []) {
      expect(cells, cells[0]).toHaveLength(table?.columns.length ?? 0);
      expect(cells.join("\n")).not.toMatch(dated);
    }
    expect(new Set(table?.rows.map(({ cells }) => cells[0])).size).toBe(table?.rows.length);
  }
});
