import { expect, onTestFinished, test, vi } from "vitest";
import { createCounters } from "../../src/dataset/tables/counters.ts";
import { openThings } from "../support/counted-statements.ts";

function startCounters() {
  const { db, prepare, take } = openThings([]);
  db.exec(`CREATE TABLE _backlot_resources (path TEXT PRIMARY KEY, version INTEGER, position INTEGER,
    number INTEGER, touched INTEGER);
    INSERT INTO _backlot_resources VALUES ('/things', 5, 0, 0, 0), ('/others', 1, 0, 0, 0)`);
  const register = () => db.prepare("SELECT version FROM _backlot_resources").all();
  const counters = createCounters(prepare, "/things", "things", "rank");
  return { db, counters, take, register };
}

test("a thousand versions are reserved at a time, and what is left of them is given back", () => {
  const { counters, take, register } = startCounters();
  expect(counters.version()).toBe(5);
  counters.keep();
  expect(take("SET version = version + 1000")).toBe(0);
  const versions = Array.from({ length: 1000 }, () => counters.takeVersion());
  expect(versions).toEqual(Array.from({ length: 1000 }, (_, index) => index + 6));
  expect(take("SET version = version + 1000")).toBe(1);
  expect([counters.takeVersion(), counters.version()]).toEqual([1006, 1006]);
  expect(take("SET version = version + 1000")).toBe(1);
  counters.keep();
  expect(register()).toEqual([{ version: 1006 }, { version: 1 }]);
});

test("counting goes on behind the highest number that was taken", () => {
  const { counters } = startCounters();
  for (const id of [7, 3, "9", 2 ** 52 + 1, -4, 7.9]) counters.noteTaken(id);
  expect(counters.next()).toMatchObject({ position: 6, number: 7 });
  counters.noteTaken(2 ** 52);
  expect(counters.next()).toMatchObject({ position: 7, number: 2 ** 52 });
  expect(counters.position()).toBe(7);
  counters.forget();
  expect(counters.next()).toMatchObject({ position: 0, number: 0 });
  counters.restart({ next: { position: 4, number: 30 }, isTouched: true });
  expect(counters.next()).toMatchObject({ position: 4, number: 30 });
});

test("whether others have written is looked at again after ten milliseconds, or at once in doubt", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { counters, take } = startCounters();
  const looks = (doubt = false): number => {
    if (doubt) counters.doubt();
    counters.next();
    return take("data_version");
  };
  expect([looks(true), looks(), looks(true), looks()]).toEqual([1, 0, 1, 0]);
  vi.advanceTimersByTime(9);
  expect(looks()).toBe(0);
  vi.advanceTimersByTime(1);
  expect([looks(), looks()]).toEqual([1, 0]);
});
