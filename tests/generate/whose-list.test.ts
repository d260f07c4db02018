import { expect, test } from "vitest";
import { at, itemsOf, listOf, now, number, oneOf, recordsOf, text, textsOf } from "./models.ts";

const day = 86_400_000;

test("the people in a list are people, whatever the type of the whole is", async () => {
  const policies = await recordsOf("InsurancePolicy", {
    type: oneOf("auto", "home", "life", "health", "travel"),
    beneficiaries: listOf({ name: text, relationship: text }),
  });
  const names = policies.flatMap((policy) => itemsOf(policy, "beneficiaries"));
  expect(names.length).toBeGreaterThan(0);
  for (const { name } of names) expect(name).not.toMatch(/Cover|Life|Plus|Home|Term|Contents/);
});

test("nobody gives to a campaign or signs a petition that has not begun", async () => {
  for (const [model, figure] of [
    ["CharityCampaign", "raisedAmount"],
    ["Petition", "signatureCount"],
  ] as const) {
    const begun = await recordsOf(model, {
      title: text,
      startDate: text,
      endDate: text,
      [figure]: number,
    });
    for (const { startDate } of begun) expect(at(startDate), model).toBeLessThanOrEqual(now);
  }
});

test("what was written about a campaign was written while it went on", async () => {
  const campaigns = await recordsOf("CharityCampaign", {
    startDate: text,
    endDate: text,
    raisedAmount: number,
    updates: listOf({ date: text, title: text }),
  });
  for (const campaign of campaigns) {
    const dates = itemsOf(campaign, "updates").map(({ date }) => at(date));
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    // What began yesterday has no other day.
    const isYoung = now - at(campaign["startDate"]) < 10 * day;
    if (dates.length > 2 && !isYoung) expect(new Set(dates).size).toBeGreaterThan(1);
  }
});

test("an exhibit that somebody painted is a work of art, and no part of a zoo", async () => {
  const items = await recordsOf("ExhibitItem", textsOf("title", "artist", "medium", "culture"));
  for (const { title, culture } of items) {
    expect(title).not.toMatch(/House$|Bay$|Cove$|Walk$|Forest$|Creek$/);
    expect(String(culture).length).toBeGreaterThan(3);
  }
});

test("most guests eat everything, and nobody has to be asked about four allergies", async () => {
  const guests = await recordsOf("WeddingGuest", {
    fullName: text,
    dietaryRestrictions: { type: "array", items: text },
  });
  const counts = guests.map(({ dietaryRestrictions }) => (dietaryRestrictions as []).length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(guests.length / 3);
});
