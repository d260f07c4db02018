import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import { flag, now, number, oneOf, orNull, recordsOf, text, toObject } from "./models.ts";

const hasBeen = (record: JsonObject, name: string) => Date.parse(String(record[name])) <= now;

test("what has no end yet has neither a length nor a price", async () => {
  const sessions = await recordsOf("ParkingSession", {
    entryTime: text,
    exitTime: orNull(text),
    durationMinutes: orNull(number),
    amountCharged: orNull(number),
  });
  expect(sessions.some(({ exitTime }) => exitTime === null)).toBe(true);
  for (const { exitTime, durationMinutes, amountCharged } of sessions) {
    expect(durationMinutes === null).toBe(exitTime === null);
    expect(amountCharged === null).toBe(exitTime === null);
  }
});

test("a market tells one story of a price", async () => {
  const coins = await recordsOf("Coin", {
    symbol: text,
    currentPrice: number,
    marketCap: number,
    circulatingSupply: number,
    maxSupply: number,
    priceChange24h: number,
    priceChangePercentage24h: number,
    allTimeHigh: number,
  });
  for (const coin of coins) {
    const [price, supply, cap] = [
      coin["currentPrice"],
      coin["circulatingSupply"],
      coin["marketCap"],
    ].map(Number) as [number, number, number];
    expect(cap).toBeCloseTo(price * supply, -2);
    expect(Number(coin["maxSupply"])).toBeGreaterThanOrEqual(supply * 0.99);
    expect(Number(coin["allTimeHigh"])).toBeGreaterThanOrEqual(price);
    const percent = Number(coin["priceChangePercentage24h"]);
    const change = Number(coin["priceChange24h"]);
    expect(change).toBeCloseTo(price - price / (1 + percent / 100), 1);
  }
});

test("a place is open for most of a day, and a unit that is written out is one", async () => {
  const lots = await recordsOf("ParkingLot", {
    openTime: text,
    closeTime: text,
    heightLimitMeters: number,
  });
  const hours = (clock: unknown) => Number(String(clock).slice(0, 2));
  for (const { openTime, closeTime, heightLimitMeters } of lots) {
    expect(hours(closeTime) - hours(openTime)).toBeGreaterThanOrEqual(7);
    expect(Number(heightLimitMeters)).toBeLessThan(5);
  }
});

test("an exercise is for its muscles, and told as exercises are", async () => {
  const exercises = await recordsOf("Exercise", {
    name: text,
    muscleGroup: text,
    equipment: text,
    instructions: { type: "array", items: text },
  });
  for (const { name, muscleGroup, instructions } of exercises) {
    if (/squat|lunge|leg press/i.test(String(name))) expect(muscleGroup).toBe("Legs");
    if (/bench press/i.test(String(name))) expect(muscleGroup).toBe("Chest");
    expect(JSON.stringify(instructions)).not.toMatch(/PDF|chapter|sources/);
  }
});

test("what has happened is not still to come", async () => {
  const cycles = await recordsOf("CropCycle", {
    cropName: text,
    plantingDate: text,
    expectedHarvestDate: text,
    actualHarvestDate: orNull(text),
  });
  for (const cycle of cycles)
    if (cycle["actualHarvestDate"] !== null) expect(hasBeen(cycle, "actualHarvestDate")).toBe(true);
  const letters = await recordsOf("Newsletter", {
    subject: text,
    status: oneOf("draft", "scheduled", "sent"),
    scheduledAt: orNull(text),
    sentAt: orNull(text),
    openCount: number,
  });
  for (const letter of letters) {
    expect(letter["sentAt"] !== null).toBe(letter["status"] === "sent");
    if (letter["sentAt"] !== null) expect(hasBeen(letter, "sentAt")).toBe(true);
    if (letter["status"] !== "sent") expect(letter["openCount"]).toBe(0);
  }
});

test("nobody was last there before they came, nor more often than there were days", async () => {
  const members = await recordsOf("GymMembership", {
    memberName: text,
    startDate: text,
    lastCheckIn: text,
    totalCheckIns: number,
  });
  for (const { startDate, lastCheckIn, totalCheckIns } of members) {
    const [start, last] = [startDate, lastCheckIn].map((at) => Date.parse(String(at)));
    if (start === undefined || last === undefined || start > now) continue;
    expect(last).toBeGreaterThanOrEqual(start - 86_400_000);
    expect(Number(totalCheckIns)).toBeLessThanOrEqual((now - start) / 86_400_000 + 1);
  }
});

test("a free text of a status agrees with the day on which it came to be", async () => {
  const subscribers = await recordsOf("Subscriber", {
    email: text,
    status: text,
    subscribedAt: text,
    unsubscribedAt: orNull(text),
  });
  expect(subscribers.some(({ status }) => status === "unsubscribed")).toBe(true);
  for (const { status, unsubscribedAt } of subscribers) {
    if (status === "unsubscribed") expect(unsubscribedAt).not.toBeNull();
    if (status === "subscribed") expect(unsubscribedAt).toBeNull();
  }
});

test("nobody rates a ride that has not been taken, nor rides a roller coaster with a driver", async () => {
  const rides = await recordsOf("Ride", {
    driverId: number,
    riderName: text,
    pickupAddress: text,
    distanceKm: number,
    status: oneOf("requested", "accepted", "in_progress", "completed", "cancelled"),
    driverRating: orNull(number),
    rideType: text,
  });
  for (const { status, driverRating, rideType, distanceKm } of rides) {
    expect(driverRating !== null).toBe(status === "completed");
    expect(rideType).not.toMatch(/coaster|water/);
    expect(Number(distanceKm)).toBeLessThan(40);
  }
});

test("one thing is not told twice in the same words", async () => {
  const campaigns = await recordsOf("Campaign", {
    title: text,
    summary: text,
    story: text,
    goalAmount: number,
    raisedAmount: number,
    donorCount: number,
    status: text,
  });
  for (const { summary, story, status } of campaigns) {
    expect(story).not.toBe(summary);
    expect(status).not.toBe("refunded");
  }
});

test("a file is named after whom it tells of", async () => {
  const applications = await recordsOf("JobApplication", { candidateName: text, resumeUrl: text });
  for (const { candidateName, resumeUrl } of applications) {
    const [first = ""] = String(candidateName).toLowerCase().split(" ");
    expect(String(resumeUrl)).toContain(first.normalize("NFD").replace(/\p{M}/gu, ""));
  }
});

test("a medicine has its own form and strength, and is kept as medicines are", async () => {
  const medicines = await recordsOf("Medicine", {
    name: text,
    genericName: text,
    dosageForm: text,
    strength: text,
    storageInstructions: text,
  });
  for (const { name, genericName, dosageForm, storageInstructions } of medicines) {
    expect(genericName).toBe(name);
    expect(dosageForm === "inhaler").toBe(name === "Salbutamol");
    expect(storageInstructions).not.toMatch(/^Take|puff/);
  }
});

test("what somebody owns and owes adds up", async () => {
  const snapshots = await recordsOf("NetWorthSnapshot", {
    totalAssets: number,
    totalLiabilities: number,
    netWorth: number,
    cash: number,
    investments: number,
    realEstate: number,
    mortgage: number,
    creditCards: number,
  });
  for (const each of snapshots) {
    const sum = (...names: readonly string[]) =>
      names.reduce((all, name) => all + Number(each[name]), 0);
    expect(each["totalAssets"]).toBe(sum("cash", "investments", "realEstate"));
    expect(each["totalLiabilities"]).toBe(sum("mortgage", "creditCards"));
    expect(each["netWorth"]).toBe(sum("totalAssets") - sum("totalLiabilities"));
  }
});

test("what only some dishes are, the others are not", async () => {
  const dishes = await recordsOf("MenuItem", {
    name: text,
    isVegan: flag,
    isSpicy: flag,
    spiceLevel: number,
    allergens: { type: "array", items: text },
    dietaryOptions: { type: "array", items: text },
  });
  for (const { isVegan, isSpicy, spiceLevel, allergens, dietaryOptions } of dishes) {
    expect(Number(spiceLevel) > 0).toBe(isSpicy);
    if (isVegan === true) expect(JSON.stringify(allergens)).not.toMatch(/Milk|Egg|Fish/);
    expect(JSON.stringify(dietaryOptions)).not.toContain("version");
  }
});

test("the weather is of one kind, and a forecast of the days to come", async () => {
  const forecasts = await recordsOf("WeatherForecast", {
    date: text,
    condition: text,
    temperatureHigh: number,
    temperatureLow: number,
  });
  for (const { date, condition, temperatureHigh, temperatureLow } of forecasts) {
    expect(Date.parse(String(date))).toBeGreaterThanOrEqual(now);
    if (condition === "snow") expect(Number(temperatureHigh)).toBeLessThan(3);
    expect(Number(temperatureLow)).toBeLessThanOrEqual(Number(temperatureHigh));
  }
});

test("what is due is an amount as a number and a day as a text", async () => {
  const owners = await recordsOf("PetOwner", { balanceDue: number, depositDue: text });
  for (const { balanceDue, depositDue } of owners) {
    expect(Number(balanceDue)).toBeLessThan(100_000);
    expect(String(depositDue)).toMatch(/^\d{4}-\d{2}-\d{2}/);
  }
});

test("whoever has made something is somebody, and what is further on has been submitted", async () => {
  const reviews = await recordsOf("EmployeeReview", {
    createdBy: toObject({ name: text, team: text }),
    status: oneOf("draft", "submitted", "acknowledged"),
    submittedAt: orNull(text),
    flight: toObject({ arrival: toObject({ scheduled: text, actual: orNull(text) }) }),
  });
  for (const { createdBy, status, submittedAt, flight } of reviews) {
    expect((createdBy as JsonObject)["name"]).toMatch(/^\S+ \S+$/);
    expect((createdBy as JsonObject)["name"]).not.toMatch(/Created|By/);
    expect(submittedAt !== null).toBe(status !== "draft");
    const { actual } = (flight as JsonObject)["arrival"] as JsonObject;
    if (actual !== null) expect(Date.parse(String(actual))).not.toBeNaN();
  }
});
