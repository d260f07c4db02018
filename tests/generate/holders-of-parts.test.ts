import { expect, test } from "vitest";
import { flag, itemsOf, listOf, number, recordsOf, text, textsOf, toObject } from "./models.ts";

type Part = Readonly<Record<string, unknown>>;
const partOf = (record: Part, name: string): Part => record[name] as Part;

const money = toObject({ amount: number, currency: text, formatted: text });

test("a formatted price shows the amount beside it, and follows where that one moves", async () => {
  const articles = await recordsOf("Article", { name: text, price: money, compareAtPrice: money });
  for (const article of articles) {
    for (const name of ["price", "compareAtPrice"]) {
      const { amount, formatted } = partOf(article, name);
      expect(Number(String(formatted).replaceAll(/[^\d.]/g, ""))).toBe(amount);
    }
  }
});

test("whoever something is assigned to is somebody", async () => {
  const tickets = await recordsOf("Repair", {
    title: text,
    assignedTo: toObject(textsOf("id", "name", "trade")),
    salesRep: toObject(textsOf("name", "phone")),
  });
  for (const ticket of tickets) {
    expect(partOf(ticket, "assignedTo")["name"]).not.toMatch(/assigned/i);
    expect(partOf(ticket, "salesRep")["name"]).not.toMatch(/sales rep/i);
  }
});

test("the children of a unit are units, where heads are counted in them", async () => {
  const units = await recordsOf("Division", {
    name: text,
    children: listOf({ name: text, headcount: number }),
    headcount: number,
  });
  const names = units.flatMap((unit) => itemsOf(unit, "children").map(({ name }) => String(name)));
  expect(names.some((name) => /Sales|Data|Design|Research|Platform|Security/.test(name))).toBe(
    true,
  );
});

test("the checklist of a machine is about the machine", async () => {
  const jobs = await recordsOf("MaintenanceJob", {
    asset: toObject(textsOf("id", "name", "serialNumber")),
    technician: text,
    checklist: listOf({ ...textsOf("label", "note"), done: flag }),
  });
  for (const job of jobs) {
    expect(partOf(job, "asset")["name"]).not.toMatch(/\.(?:docx|pdf|pptx)$/);
    for (const { label } of itemsOf(job, "checklist"))
      expect(label).toMatch(/^(?:Isolate|Check for|Replace|Lubricate|Test the)/);
  }
});

test("the state of a location is that of its town, whatever else is open or closed", async () => {
  const jobs = await recordsOf("JobOpening", {
    ...textsOf("title", "closesAt"),
    location: toObject({ ...textsOf("city", "state"), remote: flag }),
  });
  for (const job of jobs) expect(partOf(job, "location")["state"]).not.toMatch(/open|closed/);
});

test("a widget stands on a grid, and a box in a picture in pixels", async () => {
  const place = toObject({ x: number, y: number, w: number, h: number });
  const widgets = await recordsOf("Tile", { title: text, layout: place });
  for (const widget of widgets) {
    const { x, w } = partOf(widget, "layout");
    expect(Number(x) + Number(w)).toBeLessThanOrEqual(12);
  }
  const finds = await recordsOf("Detection", { label: text, box: place });
  expect(finds.some((find) => Number(partOf(find, "box")["w"]) > 100)).toBe(true);
});

test("what a search finds in groups has the words of a shop, and a key is pressed", async () => {
  const answers = await recordsOf("SearchResult", {
    query: text,
    facets: listOf({ name: text, buckets: listOf({ key: text, count: number }) }),
    hotkeys: listOf(textsOf("action", "keys")),
  });
  for (const answer of answers) {
    for (const { name } of itemsOf(answer, "facets"))
      expect(name).toMatch(/^(?:category|department|collection)$/);
    for (const { keys } of itemsOf(answer, "hotkeys")) expect(keys).toMatch(/^(?:Ctrl|Alt)\+/);
  }
});

test("the findings of a summary are counted", async () => {
  const audits = await recordsOf("SecurityAudit", {
    title: text,
    summary: toObject({ high: number, medium: number, low: number }),
  });
  for (const audit of audits)
    for (const count of Object.values(partOf(audit, "summary")))
      expect(Number.isInteger(count) && Number(count) < 10).toBe(true);
});
