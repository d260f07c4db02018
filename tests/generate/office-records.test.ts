import { expect, test } from "vitest";
import { inferReferences } from "../../src/schema/relations/infer-references.ts";
import { inferLikelyReferences } from "../../src/schema/relations/likely-references.ts";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  at,
  daysFrom,
  flag,
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
import { generate, toCollection } from "./support.ts";

const day = 24 * 3_600_000;

test("a supplier is called like a company, whatever else is told of it", async () => {
  const suppliers = await recordsOf("Supplier", {
    ...textsOf("code", "name", "contactName"),
    leadTimeDays: number,
    paymentTerms: text,
  });
  expect(new Set(suppliers.map(({ name }) => name)).size).toBeGreaterThan(50);
  for (const { code } of suppliers) expect(code).toMatch(/^SUP-\d+$/);
});

test("tasks are blocked by tasks that exist", async () => {
  const task = toObject({ id: number, title: text, blockedBy: { type: "array", items: number } });
  const resource = toCollection(task, { model: "Task", count: 60 });
  const relations = inferLikelyReferences([resource], [], []);
  const tasks = await generate(resource, 60, { relations });
  const known = new Set(tasks.map(({ id }) => id));
  const blocking = tasks.flatMap(({ blockedBy }) => blockedBy as readonly number[]);
  expect(blocking.length).toBeGreaterThan(10);
  for (const id of blocking) expect(known).toContain(id);
});

test("no customer that is a company, and no candidate, has created a quote", () => {
  const quotes = toCollection(toObject({ id: text, createdBy: text }), { model: "Quote" });
  const companies = toCollection(toObject({ id: text, companyName: text, email: text }), {
    model: "Customer",
    path: "/customers",
  });
  const candidates = toCollection(toObject({ id: text, name: text, email: text }), {
    model: "Candidate",
    path: "/candidates",
  });
  const staff = toCollection(toObject({ id: text, name: text, email: text }), {
    model: "Employee",
    path: "/employees",
  });
  expect(inferReferences([quotes, companies, candidates], [], [], [])).toEqual([]);
  const [reference] = inferReferences([quotes, companies, staff], [], [], []);
  expect(reference?.to).toBe(staff);
});

test("what is completed was about when it was due, whatever it is", async () => {
  const activities = await recordsOf("Activity", {
    subject: text,
    dueDate: text,
    completed: flag,
    completedAt: orNull(text),
  });
  const done = activities.filter(({ completed }) => completed);
  expect(done.length).toBeGreaterThan(10);
  for (const { dueDate, completedAt } of done)
    expect(Math.abs(at(dueDate) - at(completedAt))).toBeLessThan(8 * day);
});

test("a campaign is sent when it was scheduled for", async () => {
  const campaigns = await recordsOf("Campaign", {
    subjectLine: text,
    status: oneOf("draft", "scheduled", "sent"),
    scheduledAt: orNull(text),
    sentAt: orNull(text),
  });
  const sent = campaigns.filter(({ status, scheduledAt }) => status === "sent" && scheduledAt);
  expect(sent.length).toBeGreaterThan(5);
  const late = sent.filter(({ scheduledAt, sentAt }) => at(sentAt) - at(scheduledAt) > day / 24);
  expect(late).toEqual([]);
});

test("a published job can be applied for, and a draft is not posted", async () => {
  const openings = await recordsOf("JobOpening", {
    title: text,
    status: oneOf("draft", "published", "closed"),
    postedAt: orNull(text),
    closingDate: text,
  });
  for (const { status, postedAt, closingDate } of openings) {
    expect(postedAt === null).toBe(status === "draft");
    if (status === "published") expect(daysFrom(closingDate)).toBeGreaterThanOrEqual(0);
  }
});

test("what is planned is on a day to come, whatever it is", async () => {
  const routes = await recordsOf("Route", {
    name: text,
    date: text,
    status: oneOf("planned", "in_progress", "completed"),
    startTime: text,
    stops: listOf({ address: text, eta: text, completed: flag }),
  });
  for (const { status, date, startTime, stops } of routes) {
    if (status === "planned") expect(daysFrom(date)).toBeGreaterThanOrEqual(0);
    if (status === "completed") expect(daysFrom(date)).toBeLessThanOrEqual(0);
    const all = stops as readonly JsonObject[];
    if (status === "planned") expect(all.filter(({ completed }) => completed)).toEqual([]);
    expect(at(all[0]?.["eta"])).toBeGreaterThanOrEqual(
      at(`${String(date)}T${String(startTime)}:00Z`),
    );
  }
});

test("whatever is still a draft has not been invoiced or acknowledged", async () => {
  const entries = await recordsOf("TimeEntry", {
    hours: number,
    status: oneOf("draft", "submitted", "approved", "rejected"),
    invoiced: flag,
    acknowledged: flag,
  });
  const early = entries.filter(({ status }) => status !== "approved");
  for (const { invoiced, acknowledged } of early)
    expect([invoiced, acknowledged]).not.toContain(true);
  expect(entries.some(({ invoiced }) => invoiced)).toBe(true);
});

test("sprints are counted in the order in which they begin", async () => {
  const sprints = await recordsOf("Sprint", {
    name: text,
    startDate: text,
    endDate: text,
    state: oneOf("future", "active", "closed"),
    completedPoints: number,
  });
  const sorted = sprints.toSorted((one, other) => at(one["startDate"]) - at(other["startDate"]));
  const numbers = sorted.map(({ name }) => Number(/\d+$/.exec(String(name))?.[0]));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  for (const { state, completedPoints } of sprints)
    if (state === "future") expect(completedPoints).toBe(0);
});

test("an entry is of the period that its day is in", async () => {
  const entries = await recordsOf("JournalEntry", {
    date: text,
    period: text,
    lines: listOf({ accountName: text, debit: number, credit: number }),
  });
  for (const { date, period, lines } of entries) {
    expect(String(date).slice(0, 7)).toBe(period);
    expect((lines as readonly unknown[]).length).toBeGreaterThan(1);
  }
});

test("a card is valid for years, an insurance up to one", async () => {
  const cards = await recordsOf("Card", { last4: text, cardholderName: text, expiryDate: text });
  expect(cards.some(({ expiryDate }) => daysFrom(expiryDate) > 700)).toBe(true);
  const vehicles = await recordsOf("Vehicle", { make: text, insuranceExpiry: text });
  expect(vehicles.some(({ insuranceExpiry }) => daysFrom(insuranceExpiry) > 180)).toBe(true);
  for (const { insuranceExpiry } of vehicles) expect(daysFrom(insuranceExpiry)).toBeLessThan(366);
});

test("who has left has left, and most work full time", async () => {
  const employees = await recordsOf("Employee", {
    name: text,
    hireDate: text,
    terminationDate: orNull(text),
    employmentType: oneOf("full_time", "part_time", "contractor", "intern"),
  });
  const gone = employees.filter(({ terminationDate }) => terminationDate !== null);
  for (const { terminationDate } of gone) expect(at(terminationDate)).toBeLessThanOrEqual(now);
  const full = employees.filter(({ employmentType }) => employmentType === "full_time");
  expect(full.length).toBeGreaterThan(20);
});

test("what has a name is described, and not named again by its description", async () => {
  const items = await recordsOf("InventoryItem", {
    ...textsOf("sku", "name", "description"),
    reorderPoint: number,
  });
  for (const { description } of items) expect(description).toMatch(/\.$/);
});

test("what was found in a sample is measured in its own unit, and judged by its own range", async () => {
  const results = await recordsOf("LabResult", {
    testName: text,
    results: listOf({
      ...textsOf("name", "unit", "referenceRange"),
      value: number,
      flag: oneOf("normal", "high", "low"),
    }),
  });
  const found = results.flatMap((result) => itemsOf(result, "results"));
  expect(new Set(found.map(({ unit }) => unit)).size).toBeGreaterThan(3);
  for (const { value, referenceRange, flag: said } of found) {
    const [least = 0, most = 0] = String(referenceRange).split("–").map(Number);
    const meant = Number(value) < least ? "low" : Number(value) > most ? "high" : "normal";
    expect(said).toBe(meant);
  }
});

test("what is released to the works has not begun, and nothing of it is made", async () => {
  const orders = await recordsOf("WorkOrder", {
    product: text,
    quantity: number,
    completedQuantity: number,
    status: oneOf("planned", "released", "in_progress", "completed"),
    actualStart: orNull(text),
    actualEnd: orNull(text),
  });
  for (const { status, quantity, completedQuantity, actualStart, actualEnd } of orders) {
    if (status === "released") expect([actualStart, actualEnd]).toEqual([null, null]);
    if (status === "planned" || status === "released") expect(completedQuantity).toBe(0);
    if (status === "completed") expect(completedQuantity).toBe(quantity);
    expect(Number(completedQuantity)).toBeLessThanOrEqual(Number(quantity));
  }
});

test("what was denied was never approved", async () => {
  const permits = await recordsOf("Permit", {
    status: oneOf("submitted", "under_review", "approved", "denied", "expired"),
    submittedDate: text,
    approvedDate: orNull(text),
  });
  const denied = permits.filter(({ status }) => status === "denied");
  expect(denied.length).toBeGreaterThan(0);
  for (const { approvedDate } of denied) expect(approvedDate).toBeNull();
});

test("a folder is no file, and what lies in one may be older than the folder", async () => {
  const file = toObject({
    id: text,
    name: text,
    type: oneOf("file", "folder"),
    mimeType: orNull(text),
    parentId: orNull(text),
    createdAt: text,
  });
  const resource = toCollection(file, { model: "FileItem", count: 60 });
  const relations = inferReferences([resource], [], [], []);
  expect(relations.map(({ member }) => member)).toEqual(["parentId"]);
  const files = await generate(resource, 60, { relations });
  for (const { type, name, mimeType } of files) {
    expect(mimeType === null).toBe(type === "folder");
    if (type === "folder") expect(name).not.toContain(".");
  }
  const old = files.filter(({ createdAt }) => daysFrom(createdAt) < -60);
  expect(old.length).toBeGreaterThan(20);
});

test("what a filter compares with is a value", async () => {
  const reports = await recordsOf("Report", {
    name: text,
    filters: listOf(textsOf("field", "operator", "value")),
  });
  const filters = reports.flatMap((report) => itemsOf(report, "filters"));
  for (const { operator, value } of filters) expect(`${operator} ${value}`).not.toMatch(/[=<>]/);
});

test("somebody comes for a repair after it was reported, and a tenant has moved in", async () => {
  const requests = await recordsOf("MaintenanceRequest", {
    title: text,
    status: oneOf("open", "assigned", "completed"),
    reportedAt: text,
    scheduledFor: text,
  });
  for (const { reportedAt, scheduledFor } of requests) {
    expect(at(scheduledFor)).toBeGreaterThan(at(reportedAt) - day);
    expect(at(scheduledFor) - at(reportedAt)).toBeLessThan(30 * day);
  }
  const tenants = await recordsOf("Tenant", { ...textsOf("firstName", "email", "moveInDate") });
  for (const { moveInDate } of tenants) expect(at(moveInDate)).toBeLessThanOrEqual(now);
});

test("a shipment is expected within days of its leaving, whether it has come or not", async () => {
  const shipments = await recordsOf("Shipment", {
    carrier: text,
    status: oneOf("pending", "in_transit", "delivered"),
    shippedDate: orNull(text),
    expectedDate: text,
    deliveredDate: orNull(text),
  });
  const sent = shipments.filter(({ shippedDate }) => shippedDate !== null);
  expect(sent.length).toBeGreaterThan(20);
  for (const { shippedDate, expectedDate } of sent)
    expect(Math.abs(at(expectedDate) - at(shippedDate))).toBeLessThan(15 * day);
});
