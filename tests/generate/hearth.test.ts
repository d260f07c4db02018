import { describe, expect, test } from "vitest";
import {
  at,
  daysFrom,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

const hour = 3_600_000;
const day = 24 * hour;

describe("young animals", () => {
  const puppy = {
    ...textsOf("name", "breed", "motherName", "collarColor", "birthDate", "availableFrom"),
    weightKg: number,
    price: number,
  };

  test("a puppy was born this year and leaves its mother after eight weeks", async () => {
    for (const { birthDate, availableFrom } of await recordsOf("Puppy", puppy)) {
      expect(daysFrom(birthDate)).toBeGreaterThan(-170);
      expect(at(availableFrom) - at(birthDate)).toBeGreaterThanOrEqual(56 * day);
    }
  });

  test("it weighs and costs what a puppy does, and its mother has no surname", async () => {
    for (const { weightKg, price, motherName } of await recordsOf("Puppy", puppy)) {
      expect(weightKg).toBeLessThan(12);
      expect(price).toBeGreaterThan(500);
      expect(motherName).not.toMatch(/ /);
    }
  });

  test("males and females are all of a litter, and no more are left than were born", async () => {
    const litter = { name: text, puppies: number, males: number, females: number };
    for (const { puppies, males, females, availableCount } of await recordsOf("Litter", {
      ...litter,
      availableCount: number,
      bornOn: text,
    })) {
      expect(puppies).toBe(Number(males) + Number(females));
      expect(availableCount).toBeLessThanOrEqual(Number(puppies));
    }
  });

  test("a dog of a known breed has no vaccine of cats", async () => {
    const records = await recordsOf("Dog", textsOf("name", "breed", "vaccine"));
    expect(records.some(({ vaccine }) => /feline/i.test(String(vaccine)))).toBe(false);
  });
});

describe("letters and cards", () => {
  const card = textsOf("occasion", "from", "to", "text", "signature", "sendOn", "sentAt");

  test("a card goes from somebody to somebody else and says what it is for", async () => {
    for (const { occasion, from, to, text: says } of await recordsOf("GreetingCard", card)) {
      expect(from).toMatch(/ /);
      expect(from).not.toBe(to);
      if (occasion === "birthday") expect(says).toMatch(/birthday|returns/i);
      if (occasion === "wedding") expect(says).not.toMatch(/birthday/i);
    }
  });

  test("it is sent on the day on which it was to be sent, and signed by a person", async () => {
    for (const { sendOn, sentAt, signature } of await recordsOf("Greeting", card)) {
      expect(String(sentAt).slice(0, 10)).toBe(sendOn);
      expect(signature).not.toMatch(/^[0-9a-f]{32}$/);
    }
  });
});

describe("nights", () => {
  test("people go to bed in the evening and get up in the morning", async () => {
    const night = { bedtime: text, wakeTime: text, quality: number };
    const format = { type: "string", format: "date-time" } as const;
    for (const { bedtime, wakeTime } of await recordsOf("SleepSession", {
      ...night,
      bedtime: format,
      wakeTime: format,
    })) {
      expect(new Date(at(bedtime)).getUTCHours()).toBeGreaterThanOrEqual(21);
      expect(at(wakeTime) - at(bedtime)).toBeGreaterThan(4 * hour);
      expect(at(wakeTime) - at(bedtime)).toBeLessThan(11 * hour);
    }
  });

  test("who falls asleep within half an hour does not take the whole night for it", async () => {
    for (const { timeToFallAsleep } of await recordsOf("SleepLog", {
      durationMinutes: number,
      timeToFallAsleep: number,
      deepSleepMinutes: number,
      remSleepMinutes: number,
      lightSleepMinutes: number,
    }))
      expect(timeToFallAsleep).toBeLessThan(60);
  });

  test("a dream is told in one piece, and somebody woke up on that day", async () => {
    for (const record of await recordsOf(
      "DreamLog",
      textsOf("date", "title", "description", "wokeUpAt"),
    )) {
      expect(String(record["wokeUpAt"]).slice(0, 10)).toBe(record["date"]);
      expect(record["description"]).not.toMatch(/Signed in|Export/);
    }
  });
});

describe("larder and kitchen", () => {
  test("what is past its date has expired, and nothing is opened before it is bought", async () => {
    const item = { ...textsOf("name", "purchasedOn", "bestBefore", "openedOn"), isExpired: flag };
    for (const { isExpired, bestBefore, purchasedOn, openedOn } of await recordsOf(
      "PantryItem",
      item,
    )) {
      expect(isExpired).toBe(daysFrom(bestBefore) < 0);
      expect(at(openedOn)).toBeGreaterThanOrEqual(at(purchasedOn));
    }
  });

  test("so much coffee takes so much water", async () => {
    for (const { method, doseGrams, waterGrams, ratio } of await recordsOf("CoffeeBrew", {
      bean: text,
      method: oneOf("espresso", "V60", "moka"),
      doseGrams: number,
      waterGrams: number,
      ratio: text,
    })) {
      const share = Number(waterGrams) / Number(doseGrams);
      const [least, most] =
        method === "espresso" ? [1.6, 2.6] : method === "moka" ? [6, 11] : [14, 18];
      expect(share).toBeGreaterThan(least ?? 0);
      expect(share).toBeLessThan(most ?? 0);
      expect(Math.abs(share - Number(String(ratio).slice(2)))).toBeLessThan(0.5);
    }
  });

  test("a spice comes from a country, and is good with food", async () => {
    for (const { origin, goodWith } of await recordsOf(
      "Spice",
      textsOf("name", "origin", "goodWith"),
    )) {
      expect(origin).not.toMatch(/,/);
      expect(goodWith).not.toMatch(/dogs|cats|seniors/);
    }
  });
});

describe("guests", () => {
  test("who has not answered has no day of answering", async () => {
    const guest = {
      firstName: text,
      rsvpStatus: oneOf("pending", "accepted", "declined"),
      rsvpDate: orNull(text),
    };
    for (const { rsvpStatus, rsvpDate } of await recordsOf("WeddingGuest", guest))
      expect(rsvpDate === null).toBe(rsvpStatus === "pending");
  });

  test("a party begins when it says that it does", async () => {
    const party = {
      title: text,
      date: { type: "string", format: "date-time" },
      startTime: text,
    } as const;
    for (const { date, startTime } of await recordsOf("PartyPlan", party))
      expect(String(date).slice(11, 16)).toBe(startTime);
  });
});

test("the stars of a sign are its own", async () => {
  const signs = { sign: text, element: text, rulingPlanet: text, dateRange: text };
  for (const { sign, element, dateRange } of await recordsOf("Horoscope", signs)) {
    if (sign === "Leo") expect([element, dateRange]).toEqual(["Fire", "July 23 – August 22"]);
    if (sign === "Pisces") expect(element).toBe("Water");
  }
});

test("what was last checked in tells a time, and what is hidden a place of the house", async () => {
  for (const { lastCheckedIn } of await recordsOf(
    "HabitTracker",
    textsOf("habit", "lastCheckedIn"),
  ))
    expect(at(lastCheckedIn)).not.toBeNaN();
});

test("nobody takes a pinch of cucumber, where an amount is told in one word", async () => {
  const recipe = { title: text, ingredients: listOf(textsOf("name", "amount")) };
  const all = (await recordsOf("Recipe", recipe)).flatMap((record) =>
    itemsOf(record, "ingredients"),
  );
  const tomatoes = all.filter(({ name }) => /^(?:Tomatoes|Cucumber|Feta)$/.test(String(name)));
  expect(tomatoes.length).toBeGreaterThan(0);
  for (const { amount } of tomatoes) expect(amount).toMatch(/^\d+(?: g)?$/);
});

test("a paint has a code of six digits, and the room that it is in has a name", async () => {
  for (const { hexCode, room } of await recordsOf("PaintColor", {
    ...textsOf("brand", "hexCode", "room"),
    coats: number,
  })) {
    expect(hexCode).toMatch(/^#[0-9a-f]{6}$/);
    expect(room).toMatch(/[a-z]/);
  }
});

test("a baby of some weeks weighs and measures what one does", async () => {
  for (const { weightKg, heightCm } of await recordsOf("BabyGrowth", {
    childName: text,
    ageWeeks: number,
    weightKg: number,
    heightCm: number,
  })) {
    expect(weightKg).toBeLessThan(9);
    expect(heightCm).toBeLessThan(75);
  }
});

test("who is dead lived a life, and is no older than that", async () => {
  for (const { bornYear, diedYear, ageAtDeath } of await recordsOf("AncestorRecord", {
    fullName: text,
    bornYear: number,
    diedYear: number,
    ageAtDeath: number,
  })) {
    expect(ageAtDeath).toBe(Number(diedYear) - Number(bornYear));
    expect(ageAtDeath).toBeGreaterThan(30);
  }
});

test("what breaks at home is no position that is vacant", async () => {
  for (const { title, room } of await recordsOf("RepairJob", {
    ...textsOf("title", "room", "problem"),
    diy: flag,
  })) {
    expect(title).not.toMatch(/Engineer|Manager|Designer|Accountant/);
    expect(room).toMatch(/[a-z]/);
  }
});
