import { expect, test } from "vitest";
import { at, itemsOf, listOf, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";

const day = 86_400_000;

const priced = { description: text, quantity: number, unitPrice: number };

test("the description of so many at such a price says what they are, and not how to deliver them", async () => {
  const requests = await recordsOf("PurchaseRequest", { requester: text, items: listOf(priced) });
  const jobs = await recordsOf("PrintJob", { customer: text, items: listOf(priced) });
  for (const record of [...requests, ...jobs])
    for (const { description } of itemsOf(record, "items"))
      expect(description).not.toMatch(/[.]$|parcel|ladder/);
});

test("what somebody notes is not said of the thing already", async () => {
  for (const model of ["Subscription", "Invoice", "Job", "Course", "Coupon"]) {
    const records = await recordsOf(model, { description: text, notes: text });
    const said = new Set(records.map(({ description }) => description));
    for (const { notes } of records) expect(said).not.toContain(notes);
  }
});

test("what an order is, no note on it says", async () => {
  const orders = await recordsOf("Order", { orderNumber: text, description: text });
  for (const { description } of orders) expect(description).not.toMatch(/ring twice|Gift/);
});

test("a total is that of its lines whatever they are called, and of what is added to them", async () => {
  const orders = await recordsOf("RepairOrder", {
    licensePlate: text,
    parts: listOf(priced),
    laborCost: number,
    total: number,
  });
  for (const order of orders) {
    const parts = itemsOf(order, "parts").reduce(
      (sum, { quantity, unitPrice }) => sum + Number(quantity) * Number(unitPrice),
      0,
    );
    if (parts > 0) expect(Number(order["total"])).toBeCloseTo(parts + Number(order["laborCost"]));
  }
});

test("what has a total has items", async () => {
  const requests = await recordsOf("SupplyRequest", { items: listOf(priced), totalAmount: number });
  for (const request of requests) expect(itemsOf(request, "items")).not.toHaveLength(0);
});

test("the parts in the order of a workshop are those of cars", async () => {
  const orders = await recordsOf("RepairOrder", { vin: text, parts: listOf(priced) });
  const names = orders.flatMap((order) => itemsOf(order, "parts").map((part) => part.description));
  expect(names).toContain("Oil filter");
  expect(names).not.toContain("Printer paper A4");
});

test("somebody approved what has come further than approval", async () => {
  const requests = await recordsOf("PurchaseRequest", {
    status: oneOf("draft", "submitted", "approved", "rejected", "ordered"),
    approver: orNull(text),
  });
  for (const { status, approver } of requests)
    expect(approver === null).toBe(!/^(?:approved|ordered)$/.test(String(status)));
});

test("a thing is needed by a day, some weeks after somebody asked for it", async () => {
  const requests = await recordsOf("PurchaseRequest", { ...textsOf("neededBy", "createdAt") });
  for (const { neededBy, createdAt } of requests) {
    expect(at(neededBy) - at(createdAt)).toBeGreaterThan(0);
    expect(at(neededBy) - at(createdAt)).toBeLessThan(32 * day);
  }
});

test("hours are logged on a case while it is open, where no other state is that of work", async () => {
  const matters = await recordsOf("Matter", {
    status: oneOf("open", "pending", "closed", "on_hold"),
    openedAt: text,
    closedAt: orNull(text),
    hoursLogged: number,
  });
  for (const { hoursLogged } of matters) {
    expect(Number(hoursLogged)).toBeGreaterThan(0);
    expect(Number(hoursLogged)).toBeLessThan(200);
  }
});

test("a project with backers is none of an office, and a host beside an address is a machine", async () => {
  const projects = await recordsOf("Project", {
    title: text,
    pledged: number,
    backersCount: number,
  });
  for (const { title } of projects) expect(title).not.toMatch(/redesign|Intranet|Annual report/);
  const incidents = await recordsOf("Incident", { affectedHost: text, ipAddress: text });
  for (const { affectedHost } of incidents) expect(affectedHost).toMatch(/^[a-z]+-\d+$/);
});

test("an inspection finds moss on a roof alone, and a build goes through its own stages", async () => {
  const inspections = await recordsOf("Inspection", {
    siteName: text,
    findings: { type: "array", items: text },
  });
  for (const { findings } of inspections) expect(String(findings)).not.toMatch(/Moss|chimney/);
  const builds = await recordsOf("Build", { stages: listOf({ name: text, duration: number }) });
  for (const build of builds)
    for (const { name } of itemsOf(build, "stages"))
      expect(name).toMatch(/^(?:Install|Lint|Build|Unit|Integration|Package|Deploy)/);
});
