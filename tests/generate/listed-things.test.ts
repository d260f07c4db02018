import { expect, test } from "vitest";
import { daysFrom, flag, itemsOf, listOf, number, recordsOf, text, textsOf } from "./models.ts";

const texts = (...names: readonly string[]) => listOf(textsOf(...names));

test("rules, requirements and features are no other names for what has them", async () => {
  const lanterns = await recordsOf("Lantern", {
    name: text,
    requirements: listOf({ title: text, isMet: flag }),
    rules: texts("title", "description"),
    features: listOf({ ...textsOf("name", "description"), included: flag }),
  });
  for (const lantern of lanterns) {
    const named = ["requirements", "rules", "features"].flatMap((list) => itemsOf(lantern, list));
    for (const { title, name, description } of named) {
      expect(title ?? name).not.toMatch(/lamp|light|pendant|new-checkout/i);
      expect(description ?? "").not.toMatch(/more details will follow|first of a series/i);
    }
  }
});

test("what happened to a thing is no festival", async () => {
  for (const thing of await recordsOf("Sprocket", {
    name: text,
    events: texts("type", "timestamp", "description"),
  }))
    for (const { type, description } of itemsOf(thing, "events")) {
      expect(type).toMatch(/^(?:created|updated|checked|moved|completed)$/);
      expect(description).not.toMatch(/music|families|workshops|talks/i);
    }
});

test("the events that people go to stay what they are", async () => {
  const [venue] = await recordsOf("Venue", {
    name: text,
    events: texts("title", "description", "startsAt"),
  });
  for (const { description } of itemsOf(venue ?? {}, "events"))
    expect(description).not.toMatch(/details were changed|next step/i);
});

test("what somebody ordered comes to money", async () => {
  const customers = await recordsOf("Lantern", {
    name: text,
    orders: listOf({ ...textsOf("orderNumber", "status", "placedAt"), total: number }),
  });
  const totals = customers.flatMap((one) =>
    itemsOf(one, "orders").map(({ total }) => Number(total)),
  );
  expect(Math.max(...totals)).toBeGreaterThan(60);
  expect(totals.some((total) => !Number.isInteger(total))).toBe(true);
});

test("a goal is reached by as much as was wanted, and not by a flag", async () => {
  const projects = await recordsOf("Sprocket", {
    name: text,
    goals: listOf({ title: text, target: number, current: number, completed: flag }),
  });
  const all = projects.flatMap((one) => itemsOf(one, "goals"));
  expect(new Set(all.map(({ completed }) => completed)).size).toBe(2);
  for (const { target, current, completed } of all)
    expect(completed).toBe(Number(current) >= Number(target));
  const campaigns = await recordsOf("CrowdfundingCampaign", {
    title: text,
    goalAmount: number,
    pledgedAmount: number,
    isFunded: flag,
  });
  for (const { goalAmount, pledgedAmount, isFunded } of campaigns)
    expect(isFunded).toBe(Number(pledgedAmount) >= Number(goalAmount));
});

test("a reminder that is for tomorrow was not sent", async () => {
  const things = await recordsOf("Sprocket", {
    name: text,
    reminders: listOf({ ...textsOf("message", "remindAt"), isSent: flag }),
  });
  for (const { remindAt, isSent } of things.flatMap((one) => itemsOf(one, "reminders")))
    if (daysFrom(remindAt) > 0) expect(isSent).toBe(false);
});

test("skills are told by mastery, ratings by what is rated and sponsors by metal", async () => {
  for (const thing of await recordsOf("Sprocket", {
    skills: texts("name", "level"),
    ratings: listOf({ category: text, score: number }),
    sponsors: texts("name", "tier"),
    addons: listOf({ name: text, price: number }),
  })) {
    for (const { level } of itemsOf(thing, "skills"))
      expect(level).toMatch(/^(?:beginner|intermediate|advanced|expert)$/);
    for (const { category } of itemsOf(thing, "ratings"))
      expect(category).not.toMatch(/verified|anonymous/i);
    for (const { tier } of itemsOf(thing, "sponsors"))
      expect(tier).toMatch(/^(?:gold|silver|bronze|platinum)$/);
    for (const { name } of itemsOf(thing, "addons")) expect(name).not.toMatch(/parmesan|rocket/i);
  }
});

test("what is sold out has none left of any kind", async () => {
  const concerts = await recordsOf("Concert", {
    ...textsOf("artist", "date"),
    soldOut: flag,
    ticketPrices: listOf({ section: text, price: number, available: number }),
  });
  const out = concerts.filter(({ soldOut }) => soldOut === true);
  expect(out).not.toHaveLength(0);
  for (const concert of out)
    for (const { available } of itemsOf(concert, "ticketPrices")) expect(available).toBe(0);
});

test("what is scheduled or confirmed for a patient lies ahead", async () => {
  const patients = await recordsOf("Patient", {
    name: text,
    appointments: texts("date", "doctor", "reason", "status"),
  });
  for (const { date, status } of patients.flatMap((one) => itemsOf(one, "appointments")))
    if (/scheduled|confirmed/.test(String(status)))
      expect(daysFrom(date)).toBeGreaterThanOrEqual(-1);
});

test("reviews of somebody's work are not days apart", async () => {
  const people = await recordsOf("Employee", {
    ...textsOf("firstName", "lastName", "hireDate"),
    performanceReviews: listOf({ ...textsOf("date", "reviewer"), rating: number }),
  });
  const long = people.filter((one) => daysFrom(one["hireDate"]) < -300);
  for (const one of long) {
    const days = itemsOf(one, "performanceReviews").map(({ date }) => daysFrom(date));
    for (const [at, when] of days.entries())
      if (at > 0) expect(when - (days[at - 1] ?? 0)).toBeGreaterThan(20);
  }
});
