import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("a night is as long as nights are, where only its deep sleep and its dreams are told", async () => {
  const nights = await recordsOf("SleepEntry", {
    ...textsOf("date", "bedtime", "wakeTime"),
    hoursSlept: number,
    deepSleepMinutes: number,
    remSleepMinutes: number,
  });
  for (const { hoursSlept, deepSleepMinutes, remSleepMinutes } of nights) {
    expect(Number(hoursSlept)).toBeGreaterThanOrEqual(4.5);
    expect(Number(deepSleepMinutes) + Number(remSleepMinutes)).toBeLessThan(
      Number(hoursSlept) * 60,
    );
  }
});

test("who feels awful is not happy", async () => {
  const entries = await recordsOf("MoodLog", {
    mood: oneOf("awful", "okay", "great"),
    emotions: { type: "array", items: text },
    note: text,
  });
  const said = (mood: string) =>
    new Set(entries.flatMap((entry) => (entry["mood"] === mood ? entry["emotions"] : [])));
  expect(said("awful").size).toBeGreaterThan(0);
  expect(said("awful").has("happy")).toBe(false);
  expect(said("great").has("sad")).toBe(false);
});

test("what is done weekly is overdue when its day is past, and not otherwise", async () => {
  const chores = await recordsOf("Chore", {
    ...textsOf("title"),
    frequency: oneOf("daily", "weekly", "monthly"),
    lastDone: { type: "string", format: "date-time" },
    nextDue: { type: "string", format: "date" },
    isOverdue: flag,
  });
  const lengths = { daily: 1, weekly: 7, monthly: 30 };
  for (const { frequency, lastDone, nextDue, isOverdue } of chores) {
    expect(isOverdue).toBe(at(nextDue) < now - (now % 86_400_000));
    const days = Math.floor(at(nextDue) / 86_400_000) - Math.floor(at(lastDone) / 86_400_000);
    expect(days).toBe(lengths[frequency as keyof typeof lengths]);
  }
  expect(new Set(chores.map(({ isOverdue }) => isOverdue)).size).toBe(2);
});

test("the least that one may pay of a bill is a part of it", async () => {
  const bills = await recordsOf("Bill", {
    ...textsOf("payee", "dueDate"),
    amountDue: number,
    minimumDue: number,
  });
  for (const { amountDue, minimumDue } of bills)
    expect(Number(minimumDue)).toBeLessThan(Number(amountDue));
});

test("a medicine is taken after it was prescribed", async () => {
  const prescriptions = await recordsOf("Prescription", {
    ...textsOf("medication", "prescribedOn", "startDate", "endDate"),
  });
  for (const { prescribedOn, startDate } of prescriptions) {
    expect(at(startDate)).toBeGreaterThanOrEqual(at(prescribedOn));
    expect(daysFrom(startDate) - daysFrom(prescribedOn)).toBeLessThanOrEqual(14);
  }
});

test("so many pages were read as lie between the first and the last, at a place for reading", async () => {
  const sessions = await recordsOf("ReadingSession", {
    ...textsOf("bookTitle", "location", "thoughts"),
    startPage: number,
    endPage: number,
    pagesRead: number,
  });
  for (const { startPage, endPage, pagesRead, location, thoughts } of sessions) {
    expect(pagesRead).toBe(Number(endPage) - Number(startPage));
    expect(location).not.toMatch(/room|hall|online/i);
    expect(thoughts).toMatch(/\.$/);
  }
});

test("time that nobody is billed for costs nothing, and is told as its task is", async () => {
  const entries = await recordsOf("TimeEntry", {
    ...textsOf("task", "description"),
    durationMinutes: number,
    hourlyRate: number,
    billable: flag,
    amount: number,
  });
  for (const { billable, amount } of entries) expect(Number(amount) > 0).toBe(billable);
  const migrations = entries.filter(({ task }) => task === "Data migration");
  for (const { description } of migrations) expect(description).toMatch(/orders|migration/);
});

test("what is hidden is hidden at home, and what is worn is sold where clothes are", async () => {
  const ideas = await recordsOf(
    "GiftIdea",
    textsOf("recipient", "occasion", "idea", "hidingPlace"),
  );
  for (const { hidingPlace } of ideas) expect(hidingPlace).not.toMatch(/, [A-Z]/);
  expect(new Set(ideas.map(({ hidingPlace }) => hidingPlace)).has("Under the bed")).toBe(true);
  const wishes = await recordsOf("WishlistItem", {
    ...textsOf("name", "store", "color", "size"),
    reservedBy: orNull(text),
  });
  const worn = wishes.filter(({ name }) => /jumper|coat|dress/.test(String(name)));
  expect(worn.length).toBeGreaterThan(0);
  for (const { store } of worn) expect(store).toMatch(/Linden & Loom|Mode Harbour/);
});

test("a link that was kept says on which site it is, and the contact of a person how they are", async () => {
  const bookmarks = await recordsOf("Bookmark", {
    ...textsOf("title", "url", "siteName", "favicon"),
    visitCount: number,
  });
  for (const { siteName, visitCount } of bookmarks) {
    expect(siteName).not.toMatch(/\d/);
    expect(Number(visitCount)).toBeLessThan(100);
  }
  const contacts = await recordsOf(
    "EmergencyContact",
    textsOf("fullName", "phone", "medicalNotes"),
  );
  for (const { medicalNotes } of contacts) expect(medicalNotes).not.toMatch(/conscious|trapped/);
});

test("the next book of a club is another one, and what it read are chapters", async () => {
  const meetings = await recordsOf("BookClubMeeting", {
    ...textsOf("book", "host", "chapters", "nextBook"),
  });
  for (const { book, nextBook, chapters } of meetings) {
    expect(nextBook).not.toBe(book);
    expect(chapters).toMatch(/chapters|part|half|whole/i);
  }
});

test("who does not come has chosen no meal, and sits nowhere", async () => {
  const guests = await recordsOf("WeddingGuest", {
    ...textsOf("firstName", "lastName"),
    rsvp: oneOf("yes", "no", "pending"),
    tableNumber: orNull(number),
    mealChoice: orNull(text),
  });
  for (const { rsvp, tableNumber, mealChoice } of guests)
    if (rsvp !== "yes") expect([tableNumber, mealChoice]).toEqual([null, null]);
  expect(guests.some(({ tableNumber }) => tableNumber !== null)).toBe(true);
});

test("a cold zone is cold, in a warehouse that holds more than a room", async () => {
  const warehouses = await recordsOf("Warehouse", {
    ...textsOf("name", "city"),
    capacityM3: number,
    zones: listOf({ type: oneOf("ambient", "cold", "frozen"), temperatureC: number }),
  });
  for (const { capacityM3, ...rest } of warehouses) {
    expect(Number(capacityM3)).toBeGreaterThanOrEqual(4000);
    for (const { type, temperatureC } of itemsOf(rest, "zones")) {
      const [least, most] = { ambient: [15, 22], cold: [2, 6], frozen: [-24, -18] }[
        type as "ambient" | "cold" | "frozen"
      ];
      expect(Number(temperatureC)).toBeGreaterThanOrEqual(Number(least));
      expect(Number(temperatureC)).toBeLessThanOrEqual(Number(most));
    }
  }
});

test("who leads a poll is one of its candidates, by as much as they are apart", async () => {
  const polls = await recordsOf("ElectionPoll", {
    ...textsOf("pollster", "leadCandidate"),
    leadMargin: number,
    results: listOf({ candidate: text, percentage: number }),
  });
  for (const { leadCandidate, leadMargin, ...rest } of polls) {
    const results = itemsOf(rest, "results").toSorted(
      (one, other) => Number(other["percentage"]) - Number(one["percentage"]),
    );
    expect(leadCandidate).toBe(results[0]?.["candidate"]);
    const [most = 0, next = 0] = results.map(({ percentage }) => Number(percentage));
    expect(Number(leadMargin)).toBeCloseTo(most - next, 1);
  }
});

test("the water of a tank is changed every week or two, and a full car park has no space", async () => {
  const tanks = await recordsOf("Aquarium", {
    ...textsOf("name", "lastWaterChange", "nextWaterChange"),
    lightingHours: number,
  });
  for (const { lastWaterChange, nextWaterChange, lightingHours } of tanks) {
    expect(daysFrom(lastWaterChange)).toBeGreaterThanOrEqual(-14);
    expect(daysFrom(nextWaterChange)).toBeGreaterThanOrEqual(-1);
    expect(daysFrom(nextWaterChange)).toBeLessThanOrEqual(14);
    expect(Number(lightingHours)).toBeLessThanOrEqual(12);
  }
  const lots = await recordsOf("ParkingLot", {
    ...textsOf("name"),
    totalSpaces: number,
    occupiedSpaces: number,
    availableSpaces: number,
    status: oneOf("open", "full"),
  });
  for (const { totalSpaces, occupiedSpaces, availableSpaces, status } of lots) {
    expect(availableSpaces === 0).toBe(status === "full");
    expect(Number(occupiedSpaces) + Number(availableSpaces)).toBe(totalSpaces);
  }
});

test("an electric car has no litres", async () => {
  const cars = await recordsOf("CarListing", {
    ...textsOf("make", "model", "engineSize"),
    fuelType: oneOf("petrol", "electric"),
  });
  for (const { engineSize, fuelType } of cars)
    expect(/ l$/.test(String(engineSize))).toBe(fuelType === "petrol");
});
