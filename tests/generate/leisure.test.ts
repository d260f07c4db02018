import { expect, test } from "vitest";
import type { JsonObject, ObjectSchema, Schema } from "../../src/schema/schema.ts";
import { generate, toSingle } from "./support.ts";

const text = { type: "string" } as const;
const number = { type: "number" } as const;
const flag = { type: "boolean" } as const;

function toObject(
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): ObjectSchema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

const recordsOf = (model: string, schema: ObjectSchema, count = 60) =>
  generate(toSingle(schema, model), count);
const listOf = (items: Schema): Schema => ({ type: "array", items });
const itemsOf = (record: JsonObject, name: string) => record[name] as readonly JsonObject[];

test("a flight takes as long as it is far, and its airport is called by its name", async () => {
  const end = toObject({ airport: text, iata: text, city: text });
  const flights = await recordsOf(
    "FlightOffer",
    toObject({
      flightNumber: text,
      from: end,
      to: end,
      departsAt: text,
      arrivesAt: text,
      durationMinutes: number,
      stops: { enum: [0] },
      co2Kg: number,
    }),
    200,
  );
  const lengths = new Map<string, number>();
  for (const { from, to, departsAt, arrivesAt, durationMinutes } of flights) {
    const [one, other] = [from, to] as readonly JsonObject[];
    expect(String(one?.["iata"])).toMatch(/^[A-Z]{3}$/);
    expect(String(one?.["airport"])).toMatch(/\w{4}/);
    const minutes = (Date.parse(String(arrivesAt)) - Date.parse(String(departsAt))) / 60_000;
    expect(durationMinutes).toBe(minutes);
    lengths.set(`${one?.["iata"]} ${other?.["iata"]}`, minutes);
  }
  for (const [ends, minutes] of lengths) {
    const isFar = /AKL|SYD|MEL/.test(ends) && !/(?:AKL|SYD|MEL) (?:AKL|SYD|MEL)/.test(ends);
    if (isFar) expect(minutes).toBeGreaterThan(600);
  }
  expect(lengths.size).toBeGreaterThan(20);
});

test("an airline has a code of two letters, a callsign and an airport that it flies from", async () => {
  const airlines = await recordsOf(
    "Airline",
    toObject({ name: text, iata_code: text, callsign: text, hub: text, fleet_size: number }),
  );
  for (const { iata_code, callsign, hub, fleet_size } of airlines) {
    expect(iata_code).toMatch(/^[A-Z]{2}$/);
    expect(callsign).toMatch(/^[A-Z]+$/);
    expect(hub).toMatch(/^[A-Z]{3}$/);
    expect(fleet_size).toBeGreaterThan(10);
  }
});

test("from when on guests may come is an hour of every day", async () => {
  const hotels = await recordsOf(
    "Hotel",
    toObject({
      name: text,
      checkInFrom: text,
      checkOutUntil: text,
      petFriendly: flag,
      amenities: listOf(text),
    }),
  );
  for (const { checkInFrom, checkOutUntil, petFriendly, amenities } of hotels) {
    expect(checkInFrom).toMatch(/^1[456]:00$/);
    expect(checkOutUntil).toMatch(/^1[012]:00$/);
    expect((amenities as readonly string[]).includes("Pet friendly")).toBe(petFriendly);
  }
});

test("a recipe lists what its name speaks of, and its calories are those of its parts", async () => {
  const recipes = await recordsOf(
    "Recipe",
    toObject({
      title: text,
      ingredients: listOf(toObject({ name: text, quantity: number, unit: text })),
      steps: listOf(toObject({ number, text, durationMinutes: number })),
      tags: listOf(text),
      nutrition: toObject({ calories: number, protein: number, carbs: number, fat: number }),
    }),
  );
  for (const recipe of recipes) {
    const title = String(recipe["title"]).toLowerCase();
    const names = itemsOf(recipe, "ingredients").map(({ name }) => String(name).toLowerCase());
    for (const [said, listed] of [
      ["chicken", "chicken thighs"],
      ["chickpea", "chickpeas"],
      ["tofu", "tofu"],
      ["fennel", "fennel"],
    ] as const)
      if (title.includes(said)) expect(names).toContain(listed);
    expect(new Set(names).size).toBe(names.length);
    if (/chicken|salmon|prawn/.test(title)) expect(recipe["tags"]).not.toContain("vegan");
    for (const { durationMinutes } of itemsOf(recipe, "steps"))
      expect(durationMinutes).toBeLessThanOrEqual(20);
    const { calories, protein, carbs, fat } = recipe["nutrition"] as JsonObject;
    expect(calories).toBe(Number(protein) * 4 + Number(carbs) * 4 + Number(fat) * 9);
  }
});

test("opening hours tell of the week, day by day", async () => {
  const hours = listOf(toObject({ day: text, opens: text, closes: text }));
  const shops = await recordsOf("Restaurant", toObject({ name: text, openingHours: hours }));
  const told = shops.filter((shop) => itemsOf(shop, "openingHours").length > 0);
  expect(told.length).toBeGreaterThan(30);
  for (const shop of told) {
    const items = itemsOf(shop, "openingHours");
    const days = items.map(({ day }) => String(day));
    expect(days.length).toBeGreaterThanOrEqual(6);
    expect(new Set(days).size).toBe(days.length);
    for (const { opens, closes } of items) expect(String(opens) < String(closes)).toBe(true);
  }
});

test("a table is kept in somebody's name, for an evening", async () => {
  const tables = await recordsOf(
    "TableReservation",
    toObject({ name: text, partySize: number, date: text, time: text, createdAt: text }),
  );
  for (const { name, time } of tables) {
    expect(name).toMatch(/^\S+ \S+$/);
    expect(time).toMatch(/^(?:18|19|20|21):/);
  }
  const midnights = tables.filter(({ createdAt }) => /T00:00:00/.test(String(createdAt)));
  expect(midnights.length).toBeLessThan(6);
});

test("a ticket is its holder's, and scanned where it was used", async () => {
  const tickets = await recordsOf(
    "Ticket",
    toObject(
      {
        holder: text,
        email: text,
        row: text,
        seat: text,
        scannedAt: text,
        status: { enum: ["valid", "used", "refunded"] },
      },
      ["scannedAt"],
    ),
  );
  for (const { holder, email, seat, scannedAt, status } of tickets) {
    expect(String(email).split("@")[0]).toBe(String(holder).toLowerCase().replace(" ", "."));
    expect(seat).toMatch(/^\d+$/);
    expect(scannedAt !== undefined).toBe(status === "used");
  }
});

test("clothes are called as clothes are, and their fibres make up the whole", async () => {
  const garments = await recordsOf(
    "Garment",
    toObject({
      sku: text,
      name: text,
      composition: listOf(toObject({ fibre: text, percent: number })),
      careInstructions: text,
    }),
  );
  for (const garment of garments) {
    expect(garment["name"]).not.toMatch(/Mug|Lamp|Notebook|Vase/);
    expect(garment["careInstructions"]).toMatch(/wash|clean|iron/i);
    const parts = itemsOf(garment, "composition");
    for (const { fibre } of parts) expect(fibre).toMatch(/^[A-Z][a-z]+$/);
    const sum = parts.reduce((all, { percent }) => all + Number(percent), 0);
    if (parts.length > 0) expect(sum).toBe(100);
  }
});

test("what says when it was started has been, completed or not, and lasted as long as it says", async () => {
  const sessions = await recordsOf(
    "PlaySession",
    toObject({ startedAt: text, endedAt: text, minutesPlayed: number, completed: flag }),
  );
  for (const { startedAt, endedAt, minutesPlayed } of sessions) {
    const [start, end] = [startedAt, endedAt].map((at) => Date.parse(String(at)));
    expect(Number(end)).toBeLessThan(Date.parse("2026-01-02"));
    expect(minutesPlayed).toBe((Number(end) - Number(start)) / 60_000);
  }
});

test("a series has premiered, has some episodes in each season, and guests who are people", async () => {
  const series = await recordsOf(
    "TvShow",
    toObject({
      premiered: text,
      seasons: number,
      episodesTotal: number,
      genres: listOf(text),
      guestStars: listOf(text),
      stillUrl: text,
    }),
  );
  for (const { premiered, seasons, episodesTotal, genres, guestStars, stillUrl } of series) {
    expect(premiered).toMatch(/^20[12]\d-\d\d-\d\d$/);
    expect(episodesTotal).toBeGreaterThanOrEqual(6 * Number(seasons));
    expect(genres).not.toEqual([]);
    for (const star of guestStars as readonly string[]) expect(star).toMatch(/^\S+ \S+$/);
    expect(stillUrl).toMatch(/^data:image/);
  }
});

test("what is done every few days is done again that many days later", async () => {
  const plants = await recordsOf(
    "GardenPlant",
    toObject({ wateringIntervalDays: number, lastWatered: text, nextWatering: text }),
  );
  for (const { wateringIntervalDays, lastWatered, nextWatering } of plants) {
    const days = (Date.parse(String(nextWatering)) - Date.parse(String(lastWatered))) / 86_400_000;
    expect(Math.round(days)).toBe(wateringIntervalDays);
  }
});

test("most people were seen within the month", async () => {
  const profiles = await recordsOf(
    "DatingProfile",
    toObject({ displayName: text, lookingFor: text, headline: text, lastActive: text }),
    100,
  );
  const month = Date.parse("2026-01-01") - 30 * 86_400_000;
  const recent = profiles.filter(({ lastActive }) => Date.parse(String(lastActive)) > month);
  expect(recent.length).toBeGreaterThan(70);
  for (const { headline } of profiles) expect(headline).toMatch(/[.!]$/);
});

test("an album has a barcode and is still called as albums are, a photo as cameras call them", async () => {
  const albums = await recordsOf("Album", toObject({ title: text, artist: text, upc: text }));
  for (const { title } of albums) expect(title).not.toMatch(/Mug|Leather|Bowl|Wool|Lamp|Canvas/);
  const photos = await recordsOf(
    "Photo",
    toObject({ fileName: text, aperture: text, width: number, height: number }),
  );
  for (const { fileName, aperture, width, height } of photos) {
    expect(fileName).toMatch(/\.jpg$/);
    expect(aperture).toMatch(/^f\/\d/);
    const ratio = Number(height) / Number(width);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(0.8);
  }
});

test("what people do with a post is in proportion", async () => {
  const posts = await recordsOf(
    "SocialPost",
    toObject({ text, likes: number, reposts: number, replies: number, impressions: number }),
  );
  for (const { likes, reposts, replies, impressions } of posts) {
    expect(Number(reposts)).toBeLessThanOrEqual(Number(likes));
    expect(Number(replies)).toBeLessThanOrEqual(Number(likes));
    expect(Number(impressions)).toBeGreaterThan(Number(likes) * 5);
  }
});

test("a work of art is of its period, and what one lifts is lifted", async () => {
  const works = await recordsOf("Artwork", toObject({ title: text, year: text, period: text }));
  const baroque = works.filter(({ period }) => period === "Baroque");
  expect(baroque.length).toBeGreaterThan(3);
  for (const { year } of baroque) expect(year).toMatch(/^1[67]\d\d$/);
  const exercises = listOf(toObject({ name: text, sets: number, reps: number, weight_kg: number }));
  const logs = await recordsOf("WorkoutLog", toObject({ name: text, exercises }));
  for (const log of logs)
    for (const { name } of itemsOf(log, "exercises"))
      expect(name).not.toMatch(/run|swim|ride|Yoga/);
});
