import { expect, test } from "vitest";
import { flag, number, oneOf, orNull, recordsOf, text, toObject } from "./models.ts";

test("the options of a question answer it, and one of them is right", async () => {
  const questions = await recordsOf("Question", {
    text,
    type: oneOf("single_choice", "true_false"),
    options: {
      type: "array",
      items: toObject({ label: text, isCorrect: flag }),
      minItems: 2,
      maxItems: 4,
    },
    explanation: orNull(text),
  });
  for (const { text: asked, options, explanation } of questions) {
    const all = options as { label: string; isCorrect: boolean }[];
    const right = all.filter(({ isCorrect }) => isCorrect);
    expect(right).toHaveLength(1);
    if (asked === "Which ocean is the largest?") expect(right[0]?.label).toBe("Pacific");
    if (explanation !== null) expect(explanation).toContain(right[0]?.label);
  }
});

test("what is sold at a fixed price has no bids, and what is bid for no price", async () => {
  const listings = await recordsOf("Listing", {
    title: text,
    type: oneOf("fixed_price", "auction"),
    price: orNull(number),
    startingBid: orNull(number),
    currentBid: orNull(number),
  });
  for (const { type, price, startingBid, currentBid } of listings) {
    expect(price === null).toBe(type === "auction");
    expect(startingBid === null).toBe(type === "fixed_price");
    if (type === "auction") expect(Number(currentBid)).toBeGreaterThanOrEqual(Number(startingBid));
  }
});

test("a meal is there within the hour, and a dessert is sweet", async () => {
  const orders = await recordsOf("DeliveryOrder", {
    status: oneOf("preparing", "on_the_way"),
    placedAt: text,
    estimatedDeliveryAt: text,
  });
  for (const { placedAt, estimatedDeliveryAt } of orders) {
    const wait = Date.parse(String(estimatedDeliveryAt)) - Date.parse(String(placedAt));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60 * 60_000);
  }
  const dishes = await recordsOf("MenuItem", { name: text, category: oneOf("main", "dessert") });
  const sweet = /tart|mousse|crumble|tiramisu|panna/i;
  for (const { name, category } of dishes) {
    expect(sweet.test(String(name))).toBe(category === "dessert");
  }
});

test("a notification says what it is of", async () => {
  const notifications = await recordsOf("Notification", {
    type: oneOf("follow", "reminder"),
    title: text,
    quietHoursStart: orNull(text),
    quietHoursEnd: orNull(text),
  });
  for (const { type, title, quietHoursStart, quietHoursEnd } of notifications) {
    expect(/follow/.test(String(title))).toBe(type === "follow");
    expect(quietHoursStart === null).toBe(quietHoursEnd === null);
  }
});

test("a link has a password where it is protected, and no more downloads than it allows", async () => {
  const links = await recordsOf("ShareLink", {
    url: text,
    passwordProtected: flag,
    password: orNull(text),
    maxDownloads: number,
    downloadCount: number,
  });
  for (const { passwordProtected, password, maxDownloads, downloadCount } of links) {
    expect(password === null).toBe(passwordProtected === false);
    expect(Number(downloadCount)).toBeLessThanOrEqual(Number(maxDownloads));
  }
});

test("a budget is exceeded where more was spent than it has", async () => {
  const budgets = await recordsOf("Budget", {
    name: text,
    limit: number,
    spent: number,
    isExceeded: flag,
  });
  for (const { limit, spent, isExceeded } of budgets) {
    expect(isExceeded).toBe(Number(spent) > Number(limit));
  }
});

test("where days of the week are told, one is free from an hour to an hour", async () => {
  const links = await recordsOf("BookingLink", {
    title: text,
    availableDays: { type: "array", items: text },
    availableFrom: text,
    availableTo: text,
  });
  for (const { availableFrom, availableTo } of links) {
    expect(availableFrom).toMatch(/^\d\d:\d\d$/);
    expect(String(availableFrom) < String(availableTo)).toBe(true);
  }
});
