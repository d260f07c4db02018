import fc from "fast-check";
import { expect, test } from "vitest";
import {
  readInstantText,
  toDayText,
  toInstantText,
} from "../../src/generate/values/instant-text.ts";

const instants = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.getTime()),
  // Those of a generation: whole minutes of the years around now.
  fc.integer({ min: 25_000_000, max: 32_000_000 }).map((minutes) => minutes * 60_000),
);

test("an instant is written as toISOString writes it", () => {
  fc.assert(fc.property(instants, (at) => toInstantText(at) === new Date(at).toISOString()));
});

test("a day is the part of it before the clock", () => {
  const dayOf = (at: number) => new Date(at).toISOString().split("T")[0];
  fc.assert(fc.property(instants, (at) => toDayText(at) === dayOf(at)));
  expect(toDayText(Date.UTC(2026, 1, 28, 23, 59))).toBe("2026-02-28");
});

test("what is read is what Date.parse reads, whatever the text", () => {
  const written = instants.map((at) => new Date(at).toISOString());
  const near = fc.stringMatching(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?$/);
  const days = written.map((text) => text.split("T")[0] ?? "");
  const odd = fc.constantFrom("2026-02-31", "2026-01-01T24:00:00.000Z", "2026-01-01T09:05:07.120Z");
  const texts = fc.oneof(written, days, near, odd, fc.string({ maxLength: 24 }));
  fc.assert(
    fc.property(texts, (text) => Object.is(readInstantText(text), Date.parse(text))),
    { numRuns: 2000 },
  );
});
