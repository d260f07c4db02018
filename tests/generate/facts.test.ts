import { expect, test } from "vitest";
import { flag, number, oneOf, orNull, recordsOf, text, textsOf, toObject } from "./models.ts";

const texts = { type: "array", items: text } as const;
const numbers = { type: "array", items: number } as const;

test("a country has its own code, capital, currency and neighbours", async () => {
  const countries = await recordsOf("Country", {
    ...textsOf("code", "name", "capital", "currencyCode", "callingCode"),
    borders: texts,
  });
  const japan = countries.find(({ name }) => name === "Japan");
  expect(japan).toMatchObject({
    code: "JP",
    capital: "Tokyo",
    currencyCode: "JPY",
    callingCode: "+81",
    borders: [],
  });
  for (const { code } of countries) expect(code).toMatch(/^[A-Z]{2}$/);
});

test("an element melts before it boils, and has one symbol", async () => {
  const elements = await recordsOf("ChemicalElement", {
    ...textsOf("symbol", "name"),
    atomicNumber: number,
    meltingPoint: number,
    boilingPoint: number,
  });
  for (const { name, symbol, atomicNumber, meltingPoint, boilingPoint } of elements) {
    if (name === "Iron") expect([symbol, atomicNumber]).toEqual(["Fe", 26]);
    expect(Number(meltingPoint)).toBeLessThan(Number(boilingPoint));
  }
});

test("a quote is by whoever said it", async () => {
  const quotes = await recordsOf("Quote", textsOf("text", "author", "source"));
  const hamlet = quotes.filter(({ text }) => String(text).startsWith("To be, or not to be"));
  expect(hamlet.length).toBeGreaterThan(0);
  for (const { author, source } of hamlet)
    expect([author, source]).toEqual(["William Shakespeare", "Hamlet"]);
});

test("a volcano is in its country, whatever town its coordinates would be near", async () => {
  const volcanoes = await recordsOf("Volcano", {
    ...textsOf("name", "country"),
    latitude: number,
    longitude: number,
  });
  const fuji = volcanoes.find(({ name }) => name === "Mount Fuji");
  expect(fuji).toMatchObject({ country: "Japan", latitude: 35.36 });
});

test("the weak earthquake brings no wave", async () => {
  const quakes = await recordsOf("Earthquake", {
    place: text,
    magnitude: number,
    tsunami: flag,
    alert: orNull(oneOf("green", "yellow", "orange", "red")),
  });
  for (const { magnitude, tsunami, alert } of quakes) {
    if (Number(magnitude) < 6) expect(tsunami).toBe(false);
    if (alert === "red") expect(Number(magnitude)).toBeGreaterThan(7);
  }
});

test("who is on board of a mission without a crew is nobody", async () => {
  const missions = await recordsOf("SpaceMission", {
    ...textsOf("name", "rocket", "launchSite"),
    crew: texts,
    isCrewed: flag,
    budget: number,
  });
  for (const { crew, isCrewed, budget } of missions) {
    if (!isCrewed) expect(crew).toEqual([]);
    expect(Number(budget) % 1).toBe(0);
  }
});

test("a line beside a price ends at the price, and does not jump", async () => {
  const coins = await recordsOf("Coin", {
    ...textsOf("name", "symbol"),
    price: number,
    marketCap: number,
    sparkline: numbers,
  });
  for (const { price, sparkline } of coins) {
    const points = sparkline as readonly number[];
    expect(points.length).toBeGreaterThan(4);
    expect(points.at(-1)).toBe(price);
    for (const point of points) expect(point).toBeLessThan(Number(price) * 1.5 + 0.01);
  }
});

test("wrong answers are such as one could take for the right one", async () => {
  const questions = await recordsOf("TriviaQuestion", {
    ...textsOf("question", "correctAnswer", "category"),
    incorrectAnswers: texts,
  });
  for (const { question, correctAnswer, incorrectAnswers, category } of questions) {
    expect(incorrectAnswers).not.toContain(correctAnswer);
    if (question !== "What is 7 × 8?") continue;
    expect(incorrectAnswers).toEqual(["54", "63", "48"]);
    expect(category).toMatch(/^Math/);
  }
});

test("a breed weighs from its least to its most", async () => {
  const breeds = await recordsOf("DogBreed", {
    ...textsOf("name", "origin", "temperament"),
    weightKg: toObject({ min: number, max: number }),
  });
  const dane = breeds.find(({ name }) => name === "Great Dane");
  expect(dane?.["weightKg"]).toEqual({ min: 50, max: 79 });
});

test("what is chosen among is told in words, and no system of writing is a setting", async () => {
  const widgets = await recordsOf("Widget", {
    ...textsOf("name", "writingSystem"),
    options: texts,
    preferences: texts,
  });
  for (const widget of widgets) expect(JSON.stringify(widget)).not.toContain('{\\"');
});

test("a city is in its country, and its coordinates are its own", async () => {
  const cities = await recordsOf("City", {
    ...textsOf("name", "country", "timezone"),
    latitude: number,
    longitude: number,
    isCapital: flag,
  });
  expect(cities.find(({ name }) => name === "Lyon")).toMatchObject({
    country: "France",
    timezone: "Europe/Paris",
    latitude: 45.76,
    isCapital: false,
  });
});

test("what stands in the sky stands in its constellation, and nobody has found what everybody sees", async () => {
  const objects = await recordsOf("CelestialObject", {
    ...textsOf("name", "constellation", "catalogNumber"),
    discoveredBy: orNull(text),
  });
  expect(objects.find(({ name }) => name === "Vega")).toMatchObject({
    constellation: "Lyra",
    discoveredBy: null,
  });
});

test("a share changes since the close before by what its percentage says", async () => {
  const quotes = await recordsOf("StockQuote", {
    symbol: text,
    ...Object.fromEntries(
      ["close", "previousClose", "change", "changePercent"].map((name) => [name, number]),
    ),
  });
  for (const { close, previousClose, change, changePercent } of quotes) {
    expect(change).toBeCloseTo(Number(close) - Number(previousClose), 1);
    const percent = (Number(change) / Number(previousClose)) * 100;
    expect(Math.abs(Number(changePercent) - percent)).toBeLessThan(0.2);
  }
});

test("the date of a birth is that of somebody who is grown up", async () => {
  const users = await recordsOf("User", {
    name: text,
    dob: toObject({ date: text }),
  });
  for (const { dob } of users) {
    const { date } = dob as { readonly date: string };
    expect(Number(date.slice(0, 4))).toBeLessThan(2010);
  }
});
