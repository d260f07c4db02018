import { expect, test } from "vitest";
import { addMonths, monthsBetween } from "../../src/generate/coherence/times/calendar/months.ts";

const at = (day: string) => Date.parse(`${day}T09:30:00.000Z`);

test.each([
  ["2025-01-31", 1, "2025-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2025-08-31", 6, "2026-02-28"],
  ["2025-05-14", 12, "2026-05-14"],
  ["2025-11-30", 3, "2026-02-28"],
])("%s and %i months is %s", (from, months, until) => {
  expect(addMonths(at(from), months)).toBe(at(until));
});

test("months are counted by the calendar, over decades too", () => {
  expect(monthsBetween(at("2005-03-20"), at("2026-01-01"))).toBe(250);
  expect(monthsBetween(at("2025-12-31"), at("2026-01-01"))).toBe(1);
});
