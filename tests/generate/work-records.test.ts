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
  toObject,
} from "./models.ts";

const hour = 3_600_000;
const day = 24 * hour;

test("what says when it was closed was closed in its last state, whatever that is called", async () => {
  const openings = await recordsOf("JobOpening", {
    title: text,
    openedAt: text,
    closedAt: orNull(text),
    status: oneOf("draft", "open", "on_hold", "filled"),
  });
  for (const { status, openedAt, closedAt } of openings) {
    expect(closedAt === null).toBe(status !== "filled");
    if (closedAt !== null) expect(at(closedAt)).toBeGreaterThan(at(openedAt));
  }
});

test("what goes on has a first day, and what is over a last one", async () => {
  const trials = await recordsOf("Experiment", {
    status: oneOf("draft", "running", "completed", "stopped"),
    startDate: orNull(text),
    endDate: orNull(text),
  });
  for (const { status, startDate, endDate } of trials) {
    if (status !== "draft") expect(startDate).not.toBeNull();
    if (startDate === null) expect(endDate).toBeNull();
    if (status !== "completed" && status !== "stopped") continue;
    expect(at(endDate)).toBeLessThanOrEqual(now);
    expect(at(endDate) - at(startDate)).toBeLessThan(200 * day);
  }
});

test("a turnaround is counted from when a sample was taken until it was reported", async () => {
  const samples = await recordsOf("LabSample", {
    collectedAt: text,
    reportedAt: orNull(text),
    turnaroundHours: orNull(number),
    status: oneOf("collected", "processing", "reported"),
  });
  for (const { collectedAt, reportedAt, turnaroundHours } of samples) {
    expect(turnaroundHours === null).toBe(reportedAt === null);
    if (turnaroundHours !== null)
      expect(Number(turnaroundHours)).toBeCloseTo((at(reportedAt) - at(collectedAt)) / hour, 0);
  }
});

test("what stands still has no speed and nobody at the wheel", async () => {
  const vehicles = await recordsOf("Vehicle", {
    plate: text,
    driver: orNull(text),
    status: oneOf("available", "on_route", "maintenance"),
    position: toObject({ lat: number, lng: number, speedKmh: number }),
  });
  for (const { status, driver, position } of vehicles) {
    const { speedKmh } = position as { readonly speedKmh: number };
    expect(driver === null).toBe(status !== "on_route");
    expect(speedKmh > 0).toBe(status === "on_route");
  }
});

test("the events of an incident are told in the order in which such things happen", async () => {
  const incidents = await recordsOf("Incident", {
    title: text,
    timeline: listOf(textsOf("at", "author", "message")),
  });
  const order = ["Alert fired", "On-call engineer paged", "Error rate back to normal"];
  for (const incident of incidents) {
    const told = itemsOf(incident, "timeline").map(({ message }) => order.indexOf(String(message)));
    const known = told.filter((place) => place >= 0);
    expect(known).toEqual(known.toSorted((one, other) => one - other));
  }
});

test("an insurer keeps a part of what is claimed, and pays what it has approved", async () => {
  const claims = await recordsOf("InsuranceClaim", {
    policyNumber: text,
    amountClaimed: number,
    deductible: number,
    amountApproved: orNull(number),
    amountPaid: orNull(number),
    status: oneOf("filed", "approved", "denied", "paid"),
  });
  for (const { status, amountClaimed, deductible, amountApproved, amountPaid } of claims) {
    expect(Number(amountClaimed)).toBeGreaterThan(150);
    expect(Number(deductible)).toBeLessThan(Number(amountClaimed) / 2);
    if (status === "paid") expect(amountPaid).toBe(amountApproved);
  }
});

test("what is in use was used lately", async () => {
  const keys = await recordsOf("ApiKey", {
    name: text,
    createdAt: text,
    lastUsedAt: text,
    status: oneOf("active", "revoked"),
  });
  for (const { status, lastUsedAt } of keys)
    if (status === "active") expect(now - at(lastUsedAt)).toBeLessThan(15 * day);
});

test("a run that was rolled back is over, and none of its steps goes on", async () => {
  const runs = await recordsOf("Deployment", {
    service: text,
    status: oneOf("queued", "running", "succeeded", "rolled_back"),
    startedAt: text,
    finishedAt: orNull(text),
    steps: listOf({ name: text, status: text }),
  });
  for (const run of runs) {
    expect(run["finishedAt"] === null).toBe(/queued|running/.test(String(run["status"])));
    if (run["status"] === "rolled_back")
      for (const step of itemsOf(run, "steps")) expect(step["status"]).not.toBe("in progress");
  }
});

test("who has no score has neither passed nor failed", async () => {
  const courses = await recordsOf("TrainingAssignment", {
    courseTitle: text,
    score: orNull(number),
    passingScore: number,
    passed: orNull({ type: "boolean" }),
    status: oneOf("assigned", "in_progress", "completed"),
  });
  for (const { score, passingScore, passed } of courses)
    expect(passed).toBe(score === null ? null : Number(score) >= Number(passingScore));
});

test("who acts in a log is called as their address says", async () => {
  const entries = await recordsOf("AuditLogEntry", {
    actor: toObject({ name: text, email: text, type: oneOf("user", "service") }),
    action: text,
    result: oneOf("success", "failure"),
    errorMessage: orNull(text),
  });
  for (const { actor, result, errorMessage } of entries) {
    const { name, email } = actor as { readonly name: string; readonly email: string };
    const [last = ""] = name.toLowerCase().split(" ").slice(-1);
    expect(email).toContain(last);
    expect(errorMessage === null).toBe(result === "success");
  }
});

test("of what is done every task is done, and nothing was done in days to come", async () => {
  const plans = await recordsOf("OnboardingPlan", {
    newHire: text,
    startDate: text,
    status: oneOf("not_started", "in_progress", "completed"),
    completedTasks: number,
    tasks: listOf({ title: text, dueDate: text, completedAt: orNull(text) }),
  });
  for (const plan of plans) {
    const tasks = itemsOf(plan, "tasks");
    const done = tasks.filter(({ completedAt }) => completedAt !== null);
    expect(plan["completedTasks"]).toBe(done.length);
    if (plan["status"] === "completed") expect(done.length).toBe(tasks.length);
    if (plan["status"] === "not_started") expect(done.length).toBe(0);
    for (const { completedAt } of done) expect(at(completedAt)).toBeLessThanOrEqual(now);
  }
});

test("an hour between two others is when the thing was in the state between theirs", async () => {
  const calls = await recordsOf("EmergencyCall", {
    receivedAt: text,
    dispatchedAt: orNull(text),
    arrivedAt: orNull(text),
    clearedAt: orNull(text),
    status: oneOf("received", "dispatched", "on_scene", "cleared"),
  });
  for (const { status, receivedAt, arrivedAt } of calls) {
    expect(arrivedAt !== null).toBe(status === "on_scene" || status === "cleared");
    if (status !== "cleared") expect(now - at(receivedAt)).toBeLessThan(day);
  }
});

test("a team that is told by its roles is people", async () => {
  const projects = await recordsOf("Project", {
    name: text,
    team: listOf({ name: text, role: text, allocation: number }),
  });
  const names = projects.flatMap((project) => itemsOf(project, "team")).map(({ name }) => name);
  for (const name of names) expect(String(name)).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
});

test("a chart shows the last days, one after the other", async () => {
  const widgets = await recordsOf("DashboardWidget", {
    title: text,
    series: listOf({ label: text, points: listOf({ date: text, value: number }) }),
  });
  for (const points of widgets
    .flatMap((one) => itemsOf(one, "series"))
    .map((one) => itemsOf(one, "points")))
    for (const [place, { date }] of points.entries())
      expect(Math.round((now - at(date)) / day)).toBe(points.length - 1 - place);
});

test("whoever has less than they mean to keep must order, and days are counted to their own end", async () => {
  const items = await recordsOf("InventoryItem", {
    sku: text,
    onHand: number,
    reorderPoint: number,
    belowReorderPoint: flag,
  });
  for (const { onHand, reorderPoint, belowReorderPoint } of items)
    expect(belowReorderPoint).toBe(Number(onHand) < Number(reorderPoint));
  const checks = await recordsOf("MonitorCheck", {
    ...textsOf("name", "url", "sslExpiresAt", "lastCheckedAt"),
    intervalSeconds: number,
    sslDaysRemaining: number,
  });
  for (const { sslExpiresAt, sslDaysRemaining, lastCheckedAt } of checks) {
    expect(sslDaysRemaining).toBe(Math.max(0, Math.ceil((at(sslExpiresAt) - now) / day)));
    expect(now - at(lastCheckedAt)).toBeLessThan(hour);
  }
});

test("what is full has no seat left", async () => {
  const sessions = await recordsOf("ConferenceSession", {
    title: text,
    capacity: number,
    registeredCount: number,
    seatsLeft: number,
    isFull: flag,
  });
  for (const { seatsLeft, isFull } of sessions) expect(isFull).toBe(seatsLeft === 0);
});
