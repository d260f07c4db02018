import { describe, expect, test } from "vitest";
import { cellOf, type RowTable } from "../../src/generate/coherence/rows/row-table.ts";
import { toRowsOf } from "../../src/generate/coherence/rows/row-tables.ts";
import { createGenerator } from "../../src/generate/create-generator.ts";
import { explainMember } from "../../src/generate/explain-member.ts";
import { loadLibrary } from "../../src/generate/load-library.ts";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";
import { toSingle } from "./support.ts";

const rowTablesOf = toRowsOf({ isEnglish: true, book: undefined });

/** How the things that applications most commonly have are called, described and sorted. */
const things: readonly (readonly [model: string, members: string])[] = [
  ["Task", "title description category"],
  ["Card", "title description labels assignee"],
  ["Todo", "title description category"],
  ["Issue", "title body type"],
  ["Project", "name description type"],
  ["Goal", "title description category"],
  ["Habit", "name description category"],
  ["SupportTicket", "subject description category resolution"],
  ["Notification", "title message type"],
  ["Email", "subject body"],
  ["Announcement", "title content category"],
  ["Document", "title description category"],
  ["Product", "name description category"],
  ["MarketplaceListing", "title description category"],
  ["Expense", "title description category merchant"],
  ["Campaign", "name description type"],
  ["Service", "name description category"],
  ["Appointment", "service description category"],
  ["Article", "headline summary category"],
  ["Event", "title description category venue"],
  ["Course", "title description category level"],
  ["Workshop", "title description category"],
  ["Recipe", "title description category cuisine"],
  ["MenuItem", "name description category"],
  ["MaintenanceRequest", "title description category"],
  ["WorkOrder", "title description type"],
  ["Incident", "title summary service rootCause"],
  ["Equipment", "name description category manufacturer"],
  ["JobPosting", "title description department"],
];

describe("what is told of a thing is one row of a table", () => {
  test.each(things)("of each %s: %s", async (model, members) => {
    const names = members.split(" ");
    const lists = { labels: { type: "array", items: text } } as const;
    const records = await recordsOf(
      model,
      Object.fromEntries(names.map((name) => [name, name === "labels" ? lists.labels : text])),
      200,
    );
    const dealt = names.filter((name) => !/labels|assignee/.test(name));
    for (const record of records) {
      const [name = "", about = "", ...labels] = dealt.map((member) => String(record[member]));
      const told = toldOf().get(name) ?? [];
      const fitting = told.filter((telling) =>
        [about, ...labels].every((part) => telling.toLowerCase().includes(part.toLowerCase())),
      );
      expect(fitting, JSON.stringify(record)).not.toHaveLength(0);
    }
  });

  /** Told once for all who ask: the tables have some ten thousands of tellings. */
  let known: ReadonlySet<string> | undefined;
  function allTellings(): ReadonlySet<string> {
    known ??= new Set(tables().flatMap(tellings));
    return known;
  }

  /** What is told of each name. */
  let byName: Map<string, string[]> | undefined;
  function toldOf(): ReadonlyMap<string, readonly string[]> {
    if (byName) return byName;
    byName = new Map();
    for (const telling of allTellings()) {
      const end = telling.indexOf("\n");
      if (end < 0) continue;
      const name = telling.slice(0, end);
      const others = byName.get(name);
      if (others) others.push(telling);
      else byName.set(name, [telling]);
    }
    return byName;
  }

  function tables(): readonly RowTable[] {
    const words =
      "task issue todo project goal habit ticket notification email announcement document product listing expense campaign service post event course recipe menuitem maintenancerequest workorder incident equipment jobposting";
    return words.split(" ").flatMap(rowTablesOf);
  }

  /** All that is told of each row, its name first. */
  function tellings({ columns, rows }: RowTable): readonly string[] {
    return rows.flatMap((row) =>
      Array.from({ length: 48 }, (_, variant) =>
        columns.map((_column, at) => cellOf(row, at, variant)).join("\n"),
      ),
    );
  }

  test("every row has all columns, and a name that no other has", () => {
    for (const { columns, rows } of tables()) {
      for (const row of rows) expect(row.cells, row.cells[0]).toHaveLength(columns.length);
      expect(new Set(rows.map((row) => row.cells[0])).size).toBe(rows.length);
      expect(rows.length).toBeGreaterThanOrEqual(8);
    }
  });

  test("no row tells of a day or a sum that stands beside it in another member", () => {
    const dated =
      /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b|[$€£]|\b20\d\d\b/;
    expect([...allTellings()].filter((telling) => dated.test(telling))).toEqual([]);
  });
});

test("the tables of a page are alive: thirty records are thirty different ones", async () => {
  const common = ["Task", "Product", "Article", "Event", "Course", "Ticket", "JobPosting"];
  for (const model of [...common, "Expense", "Project", "Todo", "Notification", "Recipe"]) {
    const records = await recordsOf(model, textsOf("title", "description", "category"), 30);
    expect(new Set(records.map(({ title }) => title)).size, model).toBe(30);
  }
});

test("a union decides what there is, and the texts are of what it says", async () => {
  const events = await recordsOf("Event", {
    title: text,
    description: text,
    category: oneOf("music", "sport", "food_and_wine", "community"),
  });
  const kinds = new Map<unknown, RegExp>([
    ["music", /Jazz/],
    ["sport", /Run|Yoga/],
    ["community", /Flea Market|Garden Day|Street Food/],
  ]);
  for (const { title, category } of events) {
    const wanted = kinds.get(category);
    if (wanted) expect(title).toMatch(wanted);
  }
  const seen = new Set(events.map(({ category }) => category));
  expect(seen).toEqual(new Set(["music", "sport", "food_and_wine", "community"]));
});

test("of two tables of one word the union tells which is meant", async () => {
  const products = await recordsOf("Product", {
    name: text,
    description: text,
    category: oneOf("electronics", "clothing", "books"),
    price: number,
  });
  for (const { name, category, price } of products) {
    if (category === "books") expect(name).toMatch(/Guide|Cookbook/);
    if (category === "electronics") expect(name).toMatch(/headphones|watch|keyboard/);
    if (String(name).includes("headphones")) expect(Number(price)).toBeGreaterThan(58);
  }
  const tasks = await recordsOf("Task", {
    title: text,
    description: text,
    category: oneOf("personal", "work", "shopping", "health"),
  });
  expect(tasks.some(({ title }) => /birthday|library|run in the park/.test(String(title)))).toBe(
    true,
  );
});

test("what stands in a list is dealt as what stands alone", async () => {
  const projects = await recordsOf("Project", {
    name: text,
    description: text,
    tasks: listOf({ title: text, description: text }),
    launchEvent: toObject({ title: text, description: text }),
  });
  const [pairs, names] = [new Map<unknown, unknown>(), new Map<unknown, unknown>()];
  for (const project of projects) {
    const tasks = itemsOf(project, "tasks");
    expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
    for (const { title, description } of tasks) {
      expect(pairs.get(title) ?? description).toBe(description);
      pairs.set(title, description);
    }
    expect(names.get(project["name"]) ?? project["description"]).toBe(project["description"]);
    names.set(project["name"], project["description"]);
  }
});

test("a list of objects is called by what the row lists, and a job by its title", async () => {
  const recipes = await recordsOf("Recipe", {
    name: text,
    description: text,
    ingredients: listOf({ name: text, amount: text }),
  });
  for (const recipe of recipes) {
    const names = itemsOf(recipe, "ingredients").map(({ name }) => String(name).toLowerCase());
    if (recipe["name"] === "Greek salad")
      for (const name of names) expect(name).toMatch(/tomato|cucumber|feta|olives/);
  }
  for (const { jobTitle, department, summary } of await recordsOf(
    "Vacancy",
    textsOf("jobTitle", "department", "summary"),
  )) {
    if (/Developer/.test(String(jobTitle))) expect(department).toBe("Engineering");
    expect(summary).toMatch(/^You /);
  }
});

test("what somebody has said of a member holds, and a name of their own leaves the rest as it was", async () => {
  const told = await recordsOf("Task", {
    title: text,
    description: text,
    category: { type: "string", description: "ISO 4217 currency code" },
  });
  for (const { category } of told) expect(category).toMatch(/^[A-Z]{3}$/);
  const named = await recordsOf("Task", {
    title: { type: "string", examples: ["Mend the net", "Dry the fish"] },
    description: text,
  });
  for (const { title, description } of named) {
    expect(title).toMatch(/^(?:Mend the net|Dry the fish)$/);
    expect(description).not.toMatch(/phones|bank statement/);
  }
});

test("a thing of another trade is not told of as an office would", async () => {
  const shipments = await recordsOf("Shipment", {
    trackingNumber: text,
    events: listOf({ timestamp: text, location: text, description: text }),
  });
  for (const shipment of shipments)
    for (const { description } of itemsOf(shipment, "events"))
      expect(description).not.toMatch(/stage|kitchens|talks/);
  const cases = await recordsOf("CourtCase", {
    caseNumber: text,
    documents: listOf({ title: text, description: text, filedAt: text }),
  });
  for (const one of cases)
    for (const { title } of itemsOf(one, "documents")) expect(title).not.toMatch(/handbook|Brand/);
});

test("a title is one where an optional description is left out, and a summary is none again", async () => {
  const products = await recordsOf("Product", {
    title: text,
    shortDescription: text,
    description: orNull(text),
    category: oneOf("electronics", "books", "toys"),
  });
  for (const { title, shortDescription, description } of products) {
    if (description === null) continue;
    expect(description).not.toBe(shortDescription);
    expect(String(description).startsWith(`${title}: `)).toBe(true);
  }
});

test("what is called by a row has its slug, numbered only where a name comes again", async () => {
  const posts = await recordsOf("Post", textsOf("title", "slug", "excerpt", "category"), 200);
  const slugs = posts.map(({ slug }) => String(slug));
  expect(new Set(slugs).size).toBe(200);
  for (const slug of slugs.slice(0, 30)) expect(slug).not.toMatch(/\d$/);
});

test("other languages keep their own words", async () => {
  const resource = toSingle(toObject(textsOf("title", "description", "category")), "Task");
  const generator = await createGenerator({
    seed: 1,
    locale: "de",
    now: new Date("2026-01-01"),
    definitions: {},
    resources: [resource],
    relations: [],
    settings: [],
  });
  const known = new Set((await recordsOf("Task", textsOf("title", "description"))).map(toTold));
  for (let index = 0; index < 30; index++)
    expect(known).not.toContain(toTold(generator.record(resource, index)));
});

function toTold({ description }: JsonObject): unknown {
  return description;
}

test("explain names the row, and who shares it", async () => {
  const resource = toSingle(
    toObject({ ...textsOf("title", "description"), status: oneOf("open", "done") }),
    "Task",
  );
  const input = {
    resource,
    models: ["Task"],
    definitions: {},
    relations: [],
    settings: undefined,
    library: await loadLibrary("en", new Date("2026-01-01"), () => undefined, false),
  };
  expect(explainMember("title", input)).toBe(
    'The model decides: each "task" is one row of a table, from which it has "title" and "description".',
  );
  expect(explainMember("status", input)).toContain("Its type lists the values");
});
