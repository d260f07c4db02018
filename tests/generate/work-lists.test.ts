import { expect, test } from "vitest";
import {
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
const at = (value: unknown) => Date.parse(String(value));

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

test("those who stand have the valid ballots between them, and before the vote none", async () => {
  const elections = await recordsOf("Election", {
    status: oneOf("upcoming", "voting", "counting", "certified"),
    registeredVoters: number,
    ballotsCast: number,
    invalidBallots: number,
    candidates: listOf({ name: text, votes: number, percentage: number, elected: flag }),
  });
  for (const election of elections) {
    const candidates = itemsOf(election, "candidates");
    if (candidates.length === 0) continue;
    const votes = candidates.reduce((sum, one) => sum + Number(one["votes"]), 0);
    expect(votes).toBe(Number(election["ballotsCast"]) - Number(election["invalidBallots"]));
    const elected = candidates.filter((one) => one["elected"] === true);
    expect(elected.length > 0).toBe(election["status"] === "certified");
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

test("what was sold is what was sold of each kind, and earned what that cost", async () => {
  const events = await recordsOf("VenueEvent", {
    venue: toObject({ name: text, capacity: number }),
    ticketTiers: listOf({ name: text, price: number, quantity: number, sold: number }),
    ticketsSold: number,
    grossRevenue: number,
    soldOut: flag,
    status: oneOf("announced", "on_sale", "sold_out", "finished"),
  });
  for (const event of events) {
    const tiers = itemsOf(event, "ticketTiers");
    expect(event["soldOut"]).toBe(event["status"] === "sold_out");
    if (tiers.length === 0) continue;
    const sold = tiers.reduce((sum, one) => sum + Number(one["sold"]), 0);
    const earned = tiers.reduce((sum, one) => sum + Number(one["sold"]) * Number(one["price"]), 0);
    expect(event["ticketsSold"]).toBe(sold);
    expect(Number(event["grossRevenue"])).toBeCloseTo(earned, 0);
  }
});

test("the stops of a round are on its day, and nobody arrives before it has begun", async () => {
  const routes = await recordsOf("DeliveryRoute", {
    date: text,
    status: oneOf("planned", "in_progress", "completed"),
    departedAt: orNull(text),
    returnedAt: orNull(text),
    stops: listOf({
      customer: text,
      eta: text,
      arrivedAt: orNull(text),
      status: oneOf("pending", "delivered", "failed"),
    }),
  });
  for (const route of routes) {
    const { date, departedAt, returnedAt } = route;
    if (departedAt !== null && returnedAt !== null)
      expect(at(returnedAt) - at(departedAt)).toBeLessThan(14 * hour);
    for (const { eta, arrivedAt } of itemsOf(route, "stops")) {
      expect(Math.abs(at(eta) - at(date))).toBeLessThan(2 * day);
      if (route["status"] === "planned") expect(arrivedAt).toBeNull();
      else if (arrivedAt !== null) expect(Math.abs(at(arrivedAt) - at(eta))).toBeLessThan(day);
    }
  }
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

test("a building is as far as its phase, and nobody has built half of it in a week", async () => {
  const sites = await recordsOf("ConstructionSite", {
    phase: oneOf("planning", "foundation", "structure", "finishing", "handover"),
    startDate: text,
    plannedCompletion: text,
    completionPercent: number,
    budget: number,
    spentToDate: number,
  });
  for (const { phase, completionPercent, startDate } of sites) {
    if (phase === "structure") expect(Number(completionPercent)).toBeGreaterThanOrEqual(40);
    if (phase === "foundation") expect(Number(completionPercent)).toBeLessThanOrEqual(40);
    if (phase === "structure") expect(now - at(startDate)).toBeGreaterThan(7 * day);
  }
});
