import { expect, test } from "vitest";
import { sequels } from "../../src/generate/coherence/times/order/sequel-tables.ts";
import { spans } from "../../src/generate/coherence/times/spans/span-tables.ts";
import { toEventWords } from "../../src/generate/coherence/times/time.ts";
import { at, flag, now, number, orNull, recordsOf, text, textsOf } from "./models.ts";

const day = 24 * 3_600_000;

test("some of what is to be done is overdue, and its date says so", async () => {
  const tasks = await recordsOf("Todo", { title: text, dueDate: text, isOverdue: flag });
  for (const { dueDate, isOverdue } of tasks) expect(at(dueDate) < now - day).toBe(isOverdue);
  const overdue = tasks.filter(({ isOverdue }) => isOverdue === true);
  expect(overdue.length).toBeGreaterThan(tasks.length / 20);
  expect(overdue.length).toBeLessThan(tasks.length / 3);
});

test("what is overdue has not been returned, and what was returned had been lent before", async () => {
  const loans = await recordsOf("Checkout", {
    ...textsOf("bookTitle", "checkedOutAt", "dueDate"),
    returnedAt: orNull(text),
    overdue: flag,
  });
  for (const { checkedOutAt, dueDate, returnedAt, overdue } of loans) {
    expect(at(dueDate)).toBeGreaterThan(at(checkedOutAt) - day);
    if (overdue === true) expect(returnedAt).toBeNull();
    if (returnedAt !== null) expect(at(returnedAt)).toBeGreaterThan(at(checkedOutAt));
    else expect(at(dueDate) < now - day).toBe(overdue);
  }
  expect(loans.some(({ overdue }) => overdue === true)).toBe(true);
});

test.each(["KeyHandover", "Rental"])("%s: what is returned was taken before", async (model) => {
  const member = model === "Rental" ? "rentedAt" : "checkedOutAt";
  const list = await recordsOf(model, {
    ...textsOf(member, "dueDate"),
    returnedAt: orNull(text),
  });
  for (const record of list) {
    expect(at(record["dueDate"])).toBeGreaterThan(at(record[member]) - day);
    if (record["returnedAt"] !== null)
      expect(at(record["returnedAt"])).toBeGreaterThan(at(record[member]));
  }
});

test("every event of a table is written as names are read, so that one can have it", () => {
  const events = [
    ...sequels.flatMap(({ after, event }) => [after, event]),
    ...spans.flatMap(({ from, to }) => [from, to]),
  ].flatMap((names) => names.split("|"));
  expect(events.filter((event) => toEventWords(event) !== event)).toEqual([]);
});

test.each([
  ["BudgetCategory", "name", "allocated"],
  ["Budget", "category", "allocated"],
  ["DepartmentBudget", "department", "budgeted"],
])("%s: what is left is what was meant for it and not spent", async (model, label, whole) => {
  const list = await recordsOf(model, {
    [label]: text,
    [whole]: number,
    spent: number,
    remaining: number,
  });
  for (const record of list) {
    const [meant, spent] = [Number(record[whole]), Number(record["spent"])];
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThanOrEqual(meant);
    expect(record["remaining"]).toBeCloseTo(meant - spent, 2);
  }
});
