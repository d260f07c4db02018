import { expect, test } from "vitest";
import { SetupError } from "../../src/index.ts";
import { startBacklot } from "../support/project.ts";

const models = `
export interface Task { id: number; title: string; readonly createdAt: Date; updatedAt: Date }
export interface Visit { id: number; visitedAt: Date }`;
const resources = [
  { path: "/tasks", type: "Task[]", count: 2 },
  { path: "/visits", type: "Visit[]", count: 2 },
] as const;

const start = (options = {}) =>
  startBacklot(models, { resources, ...options }, { now: () => new Date("2030-01-01T12:00:00Z") });

test("a token expires when the time has come", async () => {
  const backlot = await start({ auth: { mode: "bearer", tokenLifetime: "1h" } });
  const { headers } = await backlot.signIn("ada@example.com");
  const status = async () => (await backlot.fetch("/tasks", { headers })).status;
  await backlot.advance("59m");
  expect(await status()).toBe(200);
  await backlot.advance("2m");
  expect(await status()).toBe(401);
  await backlot.setTime("2030-01-01T12:30:00Z");
  expect(await status()).toBe(200);
});

test("what is written has the time that was set, and the journal too", async () => {
  const backlot = await start();
  await backlot.setTime(new Date("2031-05-06T07:08:09Z"));
  await backlot.advance(60);
  const at = "2031-05-06T07:09:09.000Z";
  const tasks = backlot.records("/tasks");
  expect(tasks.insert({ title: "A" })).toMatchObject({ createdAt: at, updatedAt: at });
  expect(tasks.update(1, { title: "B" })).toMatchObject({ updatedAt: at });
  await backlot.fetch("/tasks");
  expect(backlot.requests()[0]?.at).toBe(at);
  expect(backlot.time).toEqual({ now: new Date(at), isMoved: true });
});

test("generated dates lie around the time that was set", async () => {
  const backlot = await start();
  await backlot.setTime("2060-01-01");
  const years = backlot.seed("/visits", [{}, {}, {}]).map(({ visitedAt }) => String(visitedAt));
  expect(years.every((date) => date > "2050")).toBe(true);
  await backlot.reset();
  const dates = backlot.records("/visits").all();
  expect(dates.every(({ visitedAt }) => String(visitedAt) < "2040")).toBe(true);
});

test("a time that is none is a setup error", async () => {
  const backlot = await start();
  await expect(backlot.setTime("tomorrow")).rejects.toThrow(SetupError);
  await expect(backlot.advance("2 hours" as "2h")).rejects.toThrow('"2 hours" is not');
  const far = "is not within the years 0 to 9999.";
  await expect(backlot.advance("99999999d")).rejects.toThrow(`advance: "99999999d" ${far}`);
  await expect(backlot.advance(-1e12)).rejects.toThrow(far);
  await expect(backlot.setTime("+275760-09-12")).rejects.toThrow(`setTime: "+275760-09-12" ${far}`);
  expect(backlot.time.isMoved).toBe(false);
  await backlot.setTime("9999-12-31T23:59:59Z");
  await expect(backlot.advance(1)).rejects.toThrow(far);
  await backlot.setTime("0000-01-01");
  expect((await backlot.fetch("/tasks")).status).toBe(200);
  expect(backlot.requests()[0]?.at).toBe("0000-01-01T00:00:00.000Z");
});
