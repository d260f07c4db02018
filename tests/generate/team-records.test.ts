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

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test("the hours of a timesheet are hours, and what is paid for them is money", async () => {
  const sheets = await recordsOf("Timesheet", {
    ...textsOf("freelancerName", "weekStart"),
    entries: listOf({ task: text, hours: number, billable: flag }),
    totalHours: number,
    billableHours: number,
    hourlyRate: number,
    amount: number,
  });
  for (const sheet of sheets) {
    const hours = itemsOf(sheet, "entries").map((entry) => Number(entry["hours"]));
    const all = hours.reduce((sum, one) => sum + one, 0);
    expect(Number(sheet["totalHours"])).toBeCloseTo(all, 1);
    const paid = Number(sheet["billableHours"]) * Number(sheet["hourlyRate"]);
    expect(Number(sheet["amount"])).toBeCloseTo(paid, 1);
    expect(sheet["freelancerName"]).toMatch(/^\S+ \S+$/);
  }
});

test("how much of a budget is used is what is spent of it", async () => {
  const budgets = await recordsOf("Budget", {
    category: text,
    budgeted: number,
    spent: number,
    percentUsed: number,
  });
  for (const { budgeted, spent, percentUsed } of budgets)
    expect(Math.abs((100 * Number(spent)) / Number(budgeted) - Number(percentUsed))).toBeLessThan(
      1,
    );
});

test("what a scan finds is counted by how bad it is, and all of it is the sum", async () => {
  const scans = await recordsOf("SecurityScan", {
    target: text,
    status: oneOf("queued", "running", "completed"),
    startedAt: text,
    completedAt: orNull(text),
    totalFindings: number,
    critical: number,
    high: number,
    medium: number,
    low: number,
  });
  for (const { startedAt, completedAt, totalFindings, ...scan } of scans) {
    const parts = ["critical", "high", "medium", "low"].map((name) => Number(scan[name]));
    for (const part of parts) expect(Number.isInteger(part)).toBe(true);
    expect(totalFindings).toBe(parts.reduce((sum, one) => sum + one, 0));
    if (completedAt !== null) expect(at(completedAt) - at(startedAt)).toBeLessThan(hour);
  }
});

test("what a neighbour tells of a thing decides what is told of it", async () => {
  const findings = await recordsOf("Finding", {
    scanId: text,
    ...textsOf("title", "description", "recommendation", "filePath"),
  });
  for (const { title, filePath } of findings) {
    expect(title).not.toMatch(/Opening hours|Spare parts/);
    expect(filePath).toMatch(/\.[a-z]+$|^Dockerfile$/);
  }
  const offers = await recordsOf("Proposal", {
    clientName: text,
    ...textsOf("title", "summary", "validUntil"),
  });
  for (const { title } of offers) expect(title).not.toMatch(/library|Cycle path|school/i);
  const motions = await recordsOf("Proposal", textsOf("title", "council", "status"));
  expect(motions.some(({ title }) => /library|Cycle path|roof/.test(String(title)))).toBe(true);
});

test("things that are lent to people are with nobody while they are free", async () => {
  const assets = await recordsOf("Asset", {
    ...textsOf("name", "serialNumber"),
    category: oneOf("laptop", "monitor", "phone", "printer", "server"),
    status: oneOf("in_use", "available", "in_repair", "retired"),
    assignedTo: orNull(text),
  });
  for (const { name, category, status, assignedTo } of assets) {
    expect(String(name).toLowerCase()).toContain(String(category));
    if (status === "in_use") expect(assignedTo).not.toBeNull();
    if (status === "available" || status === "retired") expect(assignedTo).toBeNull();
  }
  const desks = await recordsOf("Desk", {
    label: text,
    isAvailable: flag,
    assignedTo: orNull(text),
  });
  for (const { isAvailable, assignedTo } of desks) expect(assignedTo === null).toBe(isAvailable);
});

test("who comes for a visit comes about when they were expected, and at the hour that was booked", async () => {
  const visitors = await recordsOf("Visitor", {
    fullName: text,
    expectedAt: text,
    checkedInAt: orNull(text),
    status: oneOf("expected", "checked_in", "checked_out", "no_show"),
  });
  for (const { status, expectedAt, checkedInAt } of visitors) {
    if (status === "expected") expect(at(expectedAt)).toBeGreaterThan(now);
    if (status === "checked_out") expect(at(expectedAt)).toBeLessThanOrEqual(now);
    if (checkedInAt !== null)
      expect(Math.abs(at(checkedInAt) - at(expectedAt))).toBeLessThan(2 * day);
  }
  const bookings = await recordsOf("DeskBooking", {
    ...textsOf("date", "startTime", "endTime"),
    status: oneOf("confirmed", "checked_in", "cancelled"),
    checkedInAt: orNull(text),
  });
  const kept = bookings.filter(({ checkedInAt }) => checkedInAt !== null);
  expect(kept.length).toBeGreaterThan(0);
  for (const { date, startTime, checkedInAt } of kept) {
    const begin = at(date) + at(`1970-01-01T${startTime}:00Z`);
    if (begin < now) expect(Math.abs(at(checkedInAt) - begin)).toBeLessThan(20 * minute);
  }
});

test("somebody asks and a machine answers, in turn and within minutes", async () => {
  const chats = await recordsOf("Conversation", {
    ...textsOf("title", "model", "createdAt"),
    messages: listOf({
      role: oneOf("user", "assistant", "system"),
      content: text,
      createdAt: text,
    }),
    totalTokens: number,
  });
  for (const chat of chats) {
    const messages = itemsOf(chat, "messages");
    for (const [place, { role }] of messages.entries())
      expect(role).toBe(place % 2 === 0 ? "user" : "assistant");
    const times = messages.map(({ createdAt }) => at(createdAt));
    expect(Math.max(0, ...times) - Math.min(...times, Infinity)).toBeLessThan(hour);
  }
  const rooms = await recordsOf("Conversation", textsOf("title", "lastMessage"));
  for (const { title } of rooms) expect(title).not.toMatch(/query|leeks/);
});

test("so many coins are worth so many dollars", async () => {
  const wallets = await recordsOf("Wallet", {
    label: text,
    symbol: oneOf("BTC", "ETH"),
    balance: number,
    balanceUsd: number,
  });
  for (const { symbol, balance, balanceUsd } of wallets) {
    const price = Number(balanceUsd) / Number(balance);
    expect(price).toBeGreaterThan(symbol === "BTC" ? 50_000 : 1500);
    expect(price).toBeLessThan(symbol === "BTC" ? 110_000 : 5000);
  }
});

test("a run that is over has run through all of it, and one that waits has measured nothing", async () => {
  const runs = await recordsOf("TrainingRun", {
    modelName: text,
    status: oneOf("queued", "running", "completed"),
    epochs: number,
    currentEpoch: number,
    validationAccuracy: orNull(number),
  });
  for (const { status, epochs, currentEpoch, validationAccuracy } of runs) {
    if (status === "completed") expect(currentEpoch).toBe(epochs);
    if (status === "queued") expect(currentEpoch).toBe(0);
    expect(validationAccuracy === null).toBe(status === "queued");
  }
});

test("what belongs together in a mailing adds up, and what was not sent has reached nobody", async () => {
  const mailings = await recordsOf("EmailCampaign", {
    subject: text,
    status: oneOf("draft", "sent"),
    recipients: number,
    delivered: number,
    bounces: number,
  });
  for (const { status, recipients, delivered, bounces } of mailings)
    if (status === "sent") expect(Number(delivered) + Number(bounces)).toBe(Number(recipients));
    else expect(delivered).toBe(0);
});

test("a saved page is on the site that it is said to be on, and was read after it was saved", async () => {
  const pages = await recordsOf("Bookmark", {
    ...textsOf("title", "url", "domain", "savedAt"),
    readAt: orNull(text),
  });
  for (const { url, domain, savedAt, readAt } of pages) {
    expect(new URL(String(url)).host).toBe(domain);
    if (readAt !== null) expect(at(readAt)).toBeGreaterThanOrEqual(at(savedAt));
  }
});

test("nobody is asked to an interview minutes after they applied", async () => {
  const applications = await recordsOf("JobApplication", {
    applicantName: text,
    status: oneOf("applied", "interview", "offer", "hired"),
    appliedAt: text,
    interviewAt: orNull(text),
  });
  const gaps = applications
    .filter(({ interviewAt, appliedAt }) => interviewAt !== null && now - at(appliedAt) > 60 * day)
    .map(({ interviewAt, appliedAt }) => at(interviewAt) - at(appliedAt));
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThan(12 * hour);
});

test("an objective is as far as its key results are on average, in the quarter of its days", async () => {
  const objectives = await recordsOf("Objective", {
    ...textsOf("title", "quarter", "startDate", "endDate"),
    progress: number,
    status: oneOf("on_track", "at_risk", "completed"),
    keyResults: listOf({
      title: text,
      currentValue: number,
      targetValue: number,
      progress: number,
    }),
  });
  for (const objective of objectives) {
    const results = itemsOf(objective, "keyResults");
    const sum = results.reduce((all, result) => all + Number(result["progress"]), 0);
    expect(Math.abs(Number(objective["progress"]) - sum / results.length)).toBeLessThan(1);
    if (objective["status"] === "completed")
      for (const { currentValue, targetValue } of results) expect(currentValue).toBe(targetValue);
  }
});

test("all have signed what is complete, and nobody what was not sent", async () => {
  const requests = await recordsOf("SignatureRequest", {
    documentName: text,
    status: oneOf("draft", "sent", "completed"),
    sentAt: orNull(text),
    signers: listOf({
      name: text,
      status: oneOf("pending", "signed", "declined"),
      signedAt: orNull(text),
    }),
  });
  for (const request of requests)
    for (const { status, signedAt } of itemsOf(request, "signers")) {
      if (request["status"] === "completed") {
        expect(status).toBe("signed");
        expect(at(signedAt)).toBeGreaterThan(at(request["sentAt"]));
      }
      if (request["status"] === "draft") expect([status, signedAt]).toEqual(["pending", null]);
    }
});

test("what is handed in together was spent in the weeks before", async () => {
  const reports = await recordsOf("ExpenseReport", {
    ...textsOf("title", "submittedAt"),
    expenses: listOf({ date: text, merchant: text, amount: number }),
  });
  for (const report of reports)
    for (const { date } of itemsOf(report, "expenses")) {
      const before = at(report["submittedAt"]) - at(date);
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(45 * day);
    }
});

test("what a meeting agrees on is done by who was there, once it has been", async () => {
  const meetings = await recordsOf("Meeting", {
    ...textsOf("title", "startTime", "endTime"),
    status: oneOf("scheduled", "completed"),
    attendees: { type: "array", items: text },
    notes: orNull(text),
    actionItems: listOf({ description: text, assignee: text }),
  });
  for (const meeting of meetings) {
    const items = itemsOf(meeting, "actionItems");
    if (meeting["status"] === "scheduled") {
      expect(items).toHaveLength(0);
      expect(meeting["notes"]).toBeNull();
    }
    for (const { assignee } of items) expect(meeting["attendees"]).toContain(assignee);
  }
});

test("fewer people reach each step of a funnel, and the last of them are those who came through", async () => {
  const funnels = await recordsOf("Funnel", {
    name: text,
    steps: listOf({ name: text, visitors: number, dropOffRate: number }),
    totalVisitors: number,
    totalConversions: number,
    conversionRate: number,
  });
  for (const funnel of funnels) {
    const visitors = itemsOf(funnel, "steps").map((step) => Number(step["visitors"]));
    expect(visitors).toEqual(visitors.toSorted((one, other) => other - one));
    expect(funnel["totalVisitors"]).toBe(visitors[0]);
    expect(funnel["totalConversions"]).toBe(visitors.at(-1));
  }
});

test("a release is tagged by its version", async () => {
  const releases = await recordsOf("Release", textsOf("name", "version", "tagName"));
  for (const { version, tagName } of releases) expect(tagName).toBe(`v${version}`);
});

test("whoever has yet to sign has no date, though the property may only be missing", async () => {
  const signer = {
    type: "object",
    properties: { name: text, status: oneOf("pending", "signed"), signedAt: text },
    required: ["name", "status"],
    additionalProperties: false,
  } as const;
  const requests = await recordsOf("SignatureRequest", {
    ...textsOf("title", "sentAt"),
    status: oneOf("sent", "completed"),
    signers: { type: "array", items: signer },
  });
  for (const request of requests)
    for (const { status, signedAt } of itemsOf(request, "signers")) {
      if (status === "pending") expect(signedAt).toBeUndefined();
      else if (signedAt !== undefined) expect(at(signedAt)).toBeGreaterThan(at(request["sentAt"]));
    }
});
