import { expect, test } from "vitest";
import {
  at,
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
} from "./models.ts";

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
  const names = orders.flatMap((order) =>
    itemsOf(order, "parts").map((part) => part["description"]),
  );
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

test("a maintenance ticket is a maintenance request, and no question to a help desk", async () => {
  for (const model of ["MaintenanceTicket", "RepairTicket"]) {
    const tickets = await recordsOf(model, textsOf("title", "category", "description"));
    for (const { title, category } of tickets) {
      expect(title).not.toMatch(/sign in|invoice|plan|email|[.]$/i);
      expect(category).not.toMatch(/Account|Billing|Bug/);
    }
  }
  const issues = await recordsOf("Issue", textsOf("title", "building", "floor", "category"));
  for (const { title, category } of issues)
    if (/radiator|boiler/i.test(String(title))) expect(category).toBe("Heating");
});

test("a bill of a workshop is for the parts and for the hours", async () => {
  const jobs = await recordsOf("ServiceJob", {
    plate: text,
    parts: listOf({ name: text, quantity: number, unitPrice: number }),
    laborHours: number,
    laborRate: number,
    total: number,
  });
  for (const job of jobs) {
    const parts = itemsOf(job, "parts").reduce(
      (sum, { quantity, unitPrice }) => sum + Number(quantity) * Number(unitPrice),
      0,
    );
    const work = Number(job["laborHours"]) * Number(job["laborRate"]);
    if (parts > 0) expect(Number(job["total"])).toBeCloseTo(parts + work, 1);
  }
});

test("a dealer asks for an old car what it is worth, and has paid a little less", async () => {
  const cars = await recordsOf("Vehicle", {
    vin: text,
    year: number,
    price: number,
    purchasePrice: number,
  });
  for (const { year, price, purchasePrice } of cars) {
    if (Number(year) < 2014) expect(Number(price)).toBeLessThan(12_000);
    expect(Number(purchasePrice) / Number(price)).toBeGreaterThan(0.65);
    expect(Number(purchasePrice)).toBeLessThan(Number(price));
  }
});

test("a fee is its percentage of the salary", async () => {
  const placements = await recordsOf("Placement", {
    salary: number,
    feePercent: number,
    feeAmount: number,
  });
  for (const { salary, feePercent, feeAmount } of placements) {
    expect(Number(feePercent)).toBeLessThan(31);
    expect(Number(feeAmount)).toBeCloseTo((Number(salary) * Number(feePercent)) / 100, 0);
  }
});

test("nobody says anything of a decision before it is made", async () => {
  const manuscripts = await recordsOf("Manuscript", {
    status: oneOf("received", "under_review", "accepted", "rejected", "published"),
    decisionNotes: orNull(text),
  });
  for (const { status, decisionNotes } of manuscripts)
    expect(decisionNotes === null).toBe(/^(?:received|under_review)$/.test(String(status)));
});

test("what is ready behind work has been brought in, and what was collected was brought before", async () => {
  const jobs = await recordsOf("ServiceJob", {
    status: oneOf("booked", "in_progress", "waiting_for_parts", "ready", "collected"),
    bookedFor: text,
    collectedAt: orNull(text),
  });
  for (const { status, bookedFor, collectedAt } of jobs) {
    if (status === "ready") expect(at(bookedFor)).toBeLessThan(now);
    if (collectedAt !== null) expect(at(collectedAt)).toBeGreaterThan(at(bookedFor));
  }
});

test("of what people work on, nobody says that it is popular or has a long history", async () => {
  const permits = await recordsOf("Waiver", {
    title: text,
    referenceNumber: text,
    description: text,
    category: text,
    deadline: text,
  });
  for (const { description, category } of permits) {
    expect(description).not.toMatch(/closer look|history|popular|ask for/);
    expect(category).not.toMatch(/Popular|Classic|Featured|Seasonal/);
  }
});

test("nothing can be handed in any more where it is judged, and what is open can be", async () => {
  const tenders = await recordsOf("Tender", {
    status: oneOf("open", "evaluation", "awarded", "cancelled"),
    publishedAt: text,
    submissionDeadline: text,
  });
  for (const { status, publishedAt, submissionDeadline } of tenders) {
    if (status === "open") expect(at(submissionDeadline)).toBeGreaterThan(now);
    if (/^(?:evaluation|awarded)$/.test(String(status)))
      expect(at(submissionDeadline)).toBeLessThan(now);
    if (status !== "cancelled") expect(at(publishedAt)).toBeLessThan(at(submissionDeadline));
  }
});

test("what is overdue was due, whatever else is told of it", async () => {
  const findings = await recordsOf("AuditFinding", {
    dueDate: text,
    status: oneOf("open", "in_progress", "closed", "overdue"),
  });
  const overdue = findings.filter(({ status }) => status === "overdue");
  expect(overdue.length).toBeGreaterThan(0);
  for (const { dueDate } of overdue) expect(at(dueDate)).toBeLessThan(now);
});

test("a state between what is planned and what is done is one of work, whatever it is called", async () => {
  const audits = await recordsOf("Audit", {
    startDate: text,
    endDate: text,
    status: oneOf("planned", "fieldwork", "completed"),
    findingsCount: number,
  });
  for (const { status, startDate, findingsCount } of audits) {
    if (status === "fieldwork") expect(at(startDate)).toBeLessThanOrEqual(now);
    if (status === "planned") expect(findingsCount).toBe(0);
  }
});

test("no more is collected than was planned, and nothing before it has begun", async () => {
  const rounds = await recordsOf("WasteCollection", {
    binsPlanned: number,
    binsCollected: number,
    status: oneOf("planned", "in_progress", "completed"),
  });
  for (const { binsPlanned, binsCollected, status } of rounds) {
    expect(Number(binsCollected)).toBeLessThanOrEqual(Number(binsPlanned));
    if (status === "planned") expect(binsCollected).toBe(0);
  }
});

test("where something is not shared, it is shared with nobody; a team is told by its people", async () => {
  const names = { type: "array", items: text } as const;
  const boards = await recordsOf("Dashboard", { isShared: flag, sharedWith: names, team: names });
  for (const { isShared, sharedWith, team } of boards) {
    if (isShared === false) expect(sharedWith).toEqual([]);
    for (const name of team as readonly string[]) expect(name).toMatch(/^\S+ \S+$/);
    expect(String(team)).not.toMatch(/Guild|Core|Enablement/);
  }
});

test("a call that is on record is over, and took minutes", async () => {
  const calls = await recordsOf("CallRecord", { agentName: text, startTime: text, endTime: text });
  for (const { startTime, endTime } of calls) {
    expect(at(endTime)).toBeLessThan(now);
    expect(at(endTime) - at(startTime)).toBeLessThan(20 * 60_000);
  }
});

test("what is told in tons is no parcel", async () => {
  const sites = await recordsOf("MineSite", { mineral: text, dailyOutputTons: number });
  for (const { dailyOutputTons } of sites) expect(Number(dailyOutputTons)).toBeGreaterThan(10);
});

test("who is insured is no insurer, and who logs time on a matter is no programmer", async () => {
  const firms = await recordsOf(
    "Subcontractor",
    textsOf("companyName", "insuranceExpiry", "notes"),
  );
  for (const { notes } of firms) expect(notes).not.toMatch(/[Pp]olicyholder|Liability|estimate/);
  const entries = await recordsOf("TimeEntry", textsOf("matter", "attorney", "description"));
  for (const { description } of entries) expect(description).not.toMatch(/bug|import|release|pull/);
});

test("a contract is called by its kind, and a pull request that was only closed was not merged", async () => {
  const contracts = await recordsOf("Contract", {
    title: text,
    counterparty: text,
    type: oneOf("nda", "service", "lease"),
  });
  const called = { nda: /^Non-disclosure/, service: /^Service/, lease: /^Lease/ };
  for (const { title, type } of contracts) expect(title).toMatch(called[type as "nda"]);
  const pulls = await recordsOf("PullRequest", {
    sourceBranch: text,
    targetBranch: text,
    status: oneOf("open", "merged", "closed", "draft"),
    mergedAt: orNull(text),
  });
  for (const { sourceBranch, targetBranch, status, mergedAt } of pulls) {
    expect(mergedAt !== null).toBe(status === "merged");
    expect(sourceBranch).not.toBe(targetBranch);
  }
});

test("what is sold by the ton brings its price", async () => {
  const harvests = await recordsOf("HarvestRecord", {
    crop: text,
    yieldTons: number,
    pricePerTon: number,
    revenue: number,
  });
  for (const { yieldTons, pricePerTon, revenue } of harvests)
    expect(Number(revenue)).toBeCloseTo(Number(yieldTons) * Number(pricePerTon), 0);
});

test("a solar plant stands in no kitchen, and has as many panels as its power takes", async () => {
  const plants = await recordsOf("SolarPlant", {
    location: text,
    capacityKw: number,
    panelCount: number,
  });
  for (const { location, capacityKw, panelCount } of plants) {
    expect(location).not.toMatch(/room|Kitchen|Balcony/);
    expect(Number(panelCount) / Number(capacityKw)).toBeLessThan(3);
  }
});

test("a total has the tax in it, also where only its rate is told", async () => {
  const quotes = await recordsOf("Quote", { subtotal: number, taxRate: number, total: number });
  for (const { subtotal, taxRate, total } of quotes)
    expect(Number(total)).toBeCloseTo(Number(subtotal) * (1 + Number(taxRate) / 100), 1);
});

test("nobody picks more than was ordered, and a shop has the address of its owner", async () => {
  const tasks = await recordsOf("PickTask", {
    items: listOf({ sku: text, quantity: number, picked: number }),
  });
  for (const { quantity, picked } of tasks.flatMap((task) => itemsOf(task, "items")))
    expect(Number(picked)).toBeLessThanOrEqual(Number(quantity));
  const sellers = await recordsOf("Seller", textsOf("storeName", "ownerName", "email"));
  for (const { ownerName, email } of sellers)
    expect(String(email)).toContain(String(ownerName).split(" ")[0]?.toLowerCase());
});

test("what is in a laboratory is no blood sample, and a report of an injury has no figures", async () => {
  const devices = await recordsOf("LabEquipment", textsOf("name", "serialNumber", "notes"));
  for (const { name, notes } of devices) {
    expect(name).not.toMatch(/Methanol|Ethanol|acid/);
    expect(notes).not.toMatch(/Fasting|above range/);
  }
  const reports = await recordsOf("SafetyReport", {
    hazardType: text,
    description: text,
    immediateAction: text,
    injuries: number,
  });
  for (const { description, immediateAction } of reports) {
    expect(description).not.toMatch(/week|ten largest|management/);
    expect(immediateAction).not.toMatch(/^(?:export|login|invite|delete)$/);
  }
});
