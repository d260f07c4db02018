import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot, type Options, SetupError } from "../../src/index.ts";
import { makeProject, request } from "../support/project.ts";

const models = `
export interface Task { id: number; title: string; dueDate: string; createdAt: string; updatedAt: string }
export interface Event { id: number; title: string; startsAt: string; endsAt: string; status: "upcoming" | "past" }`;

const day = 86_400_000;

interface Start {
  readonly root?: string;
  readonly clock?: string;
  readonly options?: Partial<Options>;
}

async function start({ root = makeProject({ "models.ts": models }), clock, options }: Start) {
  const config: Options = {
    models: join(root, "models.ts"),
    dataset: join(root, "data.sqlite"),
    resources: [
      { path: "/tasks", type: "Task[]", count: 60 },
      { path: "/events", type: "Event[]", count: 60 },
    ],
    ...options,
  };
  const environment = clock === undefined ? {} : { now: () => new Date(clock) };
  const backlot = await createBacklot(config, {}, environment);
  onTestFinished(() => backlot.close());
  return { backlot, root, read: (path: string) => read(backlot, path) };
}

async function read(backlot: Awaited<ReturnType<typeof createBacklot>>, path: string) {
  return (await (await request(backlot, "GET", path)).json()) as Record<string, string>[];
}

const times = (records: readonly Record<string, string>[], name: string) =>
  records.map((record) => Date.parse(String(record[name])));

test("dates lie around the day on which records are made, past and upcoming", async () => {
  const clock = "2031-06-10T17:45:00Z";
  const now = Date.parse(clock);
  const { read: list } = await start({ clock });
  const tasks = await list("/tasks");
  const created = times(tasks, "createdAt");
  expect(Math.max(...created)).toBeLessThanOrEqual(now);
  expect(Math.max(...created)).toBeGreaterThan(now - 30 * day);
  expect(Math.min(...created)).toBeGreaterThan(now - 720 * day);
  const events = await list("/events");
  for (const { status, startsAt, endsAt } of events) {
    if (status === "upcoming") expect(Date.parse(String(startsAt))).toBeGreaterThan(now - day);
    else expect(Date.parse(String(endsAt))).toBeLessThanOrEqual(now);
  }
  expect(new Set(events.map(({ status }) => status)).size).toBe(2);
});

test("more of what happened is recent than is old", async () => {
  const { read: list } = await start({ options: { now: "2030-01-01" } });
  const ages = times(await list("/tasks"), "createdAt").map((at) => Date.parse("2030-01-01") - at);
  expect(ages.filter((age) => age < 180 * day).length).toBeGreaterThan(ages.length * 0.4);
});

test("a restart on a later day changes nothing, a reset moves the dates", async () => {
  const first = await start({ clock: "2030-01-01T08:00:00Z" });
  const before = await first.read("/tasks");
  await first.backlot.close();
  const second = await start({ root: first.root, clock: "2030-09-01T08:00:00Z" });
  expect(await second.read("/tasks")).toEqual(before);
  await second.backlot.reset(["/tasks"]);
  expect(await second.read("/tasks")).toEqual(before);
  await second.backlot.reset();
  const after = await second.read("/tasks");
  expect(Math.max(...times(after, "createdAt"))).toBeGreaterThan(Date.parse("2030-08-01"));
});

test("a snapshot brings back the day that its records lie around", async () => {
  const { backlot, read: list, root } = await start({ clock: "2030-01-01T08:00:00Z" });
  const before = await list("/tasks");
  await backlot.snapshot("january");
  await backlot.close();
  const later = await start({ root, clock: "2030-09-01T08:00:00Z" });
  await later.backlot.reset();
  await later.backlot.restore("january");
  await later.backlot.reset(["/tasks"]);
  expect(await later.read("/tasks")).toEqual(before);
});

test("a fixed now gives the same records whatever the clock says", async () => {
  const fixed = { now: "2027-05-05", dataset: ":memory:" };
  const one = await start({ clock: "2030-01-01T08:00:00Z", options: fixed });
  const other = await start({ clock: "2035-07-07T08:00:00Z", options: fixed });
  expect(await other.read("/tasks")).toEqual(await one.read("/tasks"));
  expect(await other.read("/events")).toEqual(await one.read("/events"));
});

test("another now makes the records anew, as another seed does", async () => {
  const first = await start({ options: { now: "2027-05-05" } });
  const before = await first.read("/tasks");
  await first.backlot.close();
  const second = await start({ root: first.root, options: { now: "2028-05-05" } });
  const after = await second.read("/tasks");
  expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
  expect(after.map(({ createdAt }) => createdAt)).not.toEqual(
    before.map(({ createdAt }) => createdAt),
  );
});

test.each(["yesterday", "2026-02-31", "2026-13-01", "2026-03-01T09:00", 12])(
  "now: %j is a mistake that says what a date looks like",
  async (now) => {
    const started = start({ options: { now: now as string } });
    await expect(started).rejects.toThrow(SetupError);
    await expect(started).rejects.toThrow('now: expected a date such as "2026-03-01"');
  },
);
