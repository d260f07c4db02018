import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";
import { at, flag, itemsOf, listOf, number, oneOf, orNull, recordsOf, text } from "./models.ts";

test("a plant is known by one name, grows as high as it does and stands where it thrives", async () => {
  const plants = await recordsOf("Plant", {
    commonName: text,
    scientificName: text,
    type: oneOf("perennial", "annual", "shrub", "tree", "herb"),
    heightCm: number,
    sunlight: text,
    isToxic: flag,
  });
  const latin = new Map<unknown, unknown>();
  for (const { commonName, scientificName, heightCm, sunlight, isToxic, type } of plants) {
    expect(latin.get(commonName) ?? scientificName).toBe(scientificName);
    latin.set(commonName, scientificName);
    if (commonName === "Lavender") {
      expect(Number(heightCm)).toBeLessThanOrEqual(70);
      expect([sunlight, isToxic]).toEqual(["Full sun", false]);
    }
    if (/tree|maple/.test(String(commonName))) expect(type).toBe("tree");
  }
  expect(latin.size).toBeGreaterThan(8);
});

test("stars have their own light", async () => {
  const stars = await recordsOf("Star", {
    name: text,
    constellation: text,
    spectralType: text,
    magnitude: number,
    temperature: number,
  });
  const sirius = stars.find(({ name }) => name === "Sirius");
  expect(sirius).toMatchObject({
    constellation: "Canis Major",
    spectralType: "A1V",
    magnitude: -1.46,
    temperature: 9940,
  });
});

test("a child pays less than a grown-up, and all children pay the same", async () => {
  const tickets = await recordsOf("MuseumTicket", {
    type: oneOf("adult", "child", "student", "senior"),
    price: number,
    quantity: number,
    total: number,
  });
  const prices = new Map<unknown, number>();
  for (const { type, price, quantity, total } of tickets) {
    expect(prices.get(type) ?? price).toBe(price);
    prices.set(type, Number(price));
    expect(Number(total)).toBeCloseTo(Number(price) * Number(quantity), 2);
  }
  expect(prices.get("child")).toBeLessThan(prices.get("student") ?? 0);
  expect(prices.get("student")).toBeLessThan(prices.get("adult") ?? 0);
});

test("nobody escapes faster than the record, and who did not escape has no time", async () => {
  for (const { durationMinutes, bestTime } of await recordsOf("EscapeRoom", {
    name: text,
    durationMinutes: number,
    bestTime: number,
  }))
    expect(Number(bestTime)).toBeLessThan(Number(durationMinutes));
  for (const { escaped, completionTimeMinutes, hintsUsed } of await recordsOf("EscapeRoomGame", {
    escaped: flag,
    completionTimeMinutes: orNull(number),
    hintsUsed: number,
  })) {
    expect(completionTimeMinutes !== null).toBe(escaped);
    expect(Number(hintsUsed)).toBeLessThan(6);
  }
});

test("an electric car has no engine size, be it optional or not", async () => {
  const fuel = oneOf("petrol", "diesel", "electric");
  for (const { fuelType, engineSize } of await recordsOf("Car", {
    model: text,
    fuelType: fuel,
    engineSize: orNull(number),
  }))
    expect(engineSize === null).toBe(fuelType === "electric");
  for (const { fuelType, engineSize } of await recordsOf("Car", {
    model: text,
    fuelType: fuel,
    engineSize: number,
  }))
    expect(engineSize === 0).toBe(fuelType === "electric");
});

test("what takes place online takes place nowhere else", async () => {
  const events = await recordsOf("Workshop", {
    title: text,
    isOnline: flag,
    venue: orNull(text),
    location: text,
  });
  expect(new Set(events.map(({ isOnline }) => isOnline)).size).toBe(2);
  for (const { isOnline, venue, location } of events) {
    if (isOnline) expect(venue).toBeNull();
    expect(location === "Online").toBe(isOnline);
  }
});

test("a pitch costs what its kind does, and has a number that fits on a post", async () => {
  for (const { type, pricePerNight, siteNumber } of await recordsOf("Campsite", {
    siteNumber: text,
    type: oneOf("tent", "rv", "cabin"),
    pricePerNight: number,
  })) {
    expect(String(siteNumber)).toMatch(/^[A-Z]\d{1,2}$/);
    if (type === "tent") expect(Number(pricePerNight)).toBeLessThan(30);
    if (type === "cabin") expect(Number(pricePerNight)).toBeGreaterThan(70);
  }
});

test("a food truck serves what it is called after", async () => {
  for (const truck of await recordsOf("FoodTruck", {
    name: text,
    cuisine: text,
    menu: listOf({ name: text, price: number }),
  })) {
    if (truck["name"] !== "Taco Harbour") continue;
    expect(truck["cuisine"]).toBe("Mexican");
    for (const dish of itemsOf(truck, "menu"))
      expect(String(dish["name"])).toMatch(/taco|quesadilla|corn/);
  }
});

test("a class is held where it can be, with what it needs", async () => {
  for (const { name, room, equipment, durationMinutes } of await recordsOf("FitnessClass", {
    name: text,
    room: text,
    equipment: { type: "array", items: text },
    durationMinutes: number,
  })) {
    expect(room === "Pool").toBe(name === "Aqua Fit");
    expect(room === "Cycle room").toBe(name === "Indoor Cycling");
    if (String(equipment).includes("Kettlebell")) expect(String(name)).toMatch(/^Kettlebell/);
    expect(Number(durationMinutes)).toBeLessThanOrEqual(75);
  }
});

test("a film is over when it is, and a pet is vaccinated against what its kind has", async () => {
  const models = `
    export interface Movie { id: number; title: string; durationMinutes: number }
    export interface Screening { id: number; movieId: number; startsAt: string; endsAt: string }
    export interface Pet { id: number; name: string; species: "dog" | "cat" | "rabbit" }
    export interface Vaccination { id: number; petId: number; vaccine: string; givenAt: string }
  `;
  const backlot = await startBacklot(models, {
    resources: ["Movie", "Screening", "Pet", "Vaccination"].map((type) => ({
      path: `/${type.toLowerCase()}s`,
      type: `${type}[]`,
      count: 40,
    })),
  });
  const all = async (path: string) =>
    (await (await request(backlot, "GET", path)).json()) as Record<string, unknown>[];
  const movies = new Map(
    (await all("/movies")).map(({ id, durationMinutes }) => [id, durationMinutes]),
  );
  for (const { movieId, startsAt, endsAt } of await all("/screenings")) {
    const minutes = (at(endsAt) - at(startsAt)) / 60_000;
    const length = Number(movies.get(movieId));
    expect(minutes).toBeGreaterThanOrEqual(length);
    expect(minutes).toBeLessThan(length + 5);
  }
  const pets = new Map((await all("/pets")).map(({ id, species }) => [id, species]));
  for (const { petId, vaccine } of await all("/vaccinations")) {
    if (pets.get(petId) === "rabbit") expect(vaccine).toMatch(/Myxomatosis|Rabbit/);
    if (pets.get(petId) === "cat") expect(vaccine).toMatch(/Rabies|Feline|Panleuk/);
  }
});
