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
