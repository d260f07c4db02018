import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("the hours of a day are about as warm as the day is, under its sky", async () => {
  const days = await recordsOf("CityForecast", {
    ...textsOf("city", "date"),
    condition: oneOf("sunny", "partly_cloudy", "rain", "snow"),
    tempHigh: number,
    tempLow: number,
    hourly: listOf({ ...textsOf("hour", "condition"), temperature: number }),
  });
  for (const day of days) {
    const [low, high] = [Number(day["tempLow"]), Number(day["tempHigh"])];
    for (const { temperature, condition } of itemsOf(day, "hourly")) {
      expect(Number(temperature)).toBeGreaterThan(low - 4);
      expect(Number(temperature)).toBeLessThan(high + 4);
      expect(condition).toBe(String(day["condition"]).replace("_", " "));
    }
  }
});

test("the weather of a day outdoors is that of its season, and as warm", async () => {
  const entries = await recordsOf("GardenLog", {
    ...textsOf("date", "weather", "notes"),
    temperature: number,
  });
  for (const { date, weather, temperature } of entries) {
    const month = new Date(at(date)).getUTCMonth() + 1;
    if (month >= 6 && month <= 8) {
      expect(weather).not.toMatch(/snow/);
      expect(Number(temperature)).toBeGreaterThan(12);
    }
    if (/snow/.test(String(weather))) expect(Number(temperature)).toBeLessThan(4);
  }
  for (const { lastSnowfall } of await recordsOf("SkiArea", textsOf("name", "lastSnowfall")))
    expect(daysFrom(lastSnowfall)).toBeLessThanOrEqual(0);
});

test("a series has run for years, and has no end while it runs", async () => {
  const series = await recordsOf("TvSeries", {
    ...textsOf("title", "startDate"),
    endDate: orNull(text),
    status: oneOf("running", "ended", "cancelled"),
    seasons: number,
  });
  for (const { startDate, endDate, status, seasons } of series) {
    expect(daysFrom(startDate)).toBeLessThan(-200);
    if (status === "running") expect(endDate).toBeNull();
    const last = endDate === null ? 0 : daysFrom(endDate);
    expect(Number(seasons)).toBeLessThanOrEqual((last - daysFrom(startDate)) / 365 + 1.1);
  }
});

test("hives are looked into every few weeks", async () => {
  const hives = await recordsOf("Beehive", textsOf("name", "lastInspection", "nextInspection"));
  for (const { lastInspection, nextInspection } of hives)
    expect(at(nextInspection) - at(lastInspection)).toBeLessThan(30 * 86_400_000);
});

test("a club with a president is no sports team", async () => {
  const clubs = await recordsOf("StudentClub", {
    ...textsOf("name", "advisor", "meetingDay", "description"),
    category: oneOf("academic", "arts", "sports", "social"),
    memberCount: number,
  });
  for (const { name, category, memberCount } of clubs) {
    expect(name).not.toMatch(/Rovers|United|Athletic|Hawks|City$/);
    expect(Number(memberCount)).toBeLessThanOrEqual(60);
    if (/Chess|Debate|Robotics/.test(String(name))) expect(category).toBe("academic");
  }
});

test("AM stations are on hundreds of kilohertz", async () => {
  const stations = await recordsOf("RadioStation", {
    ...textsOf("name"),
    band: oneOf("AM", "FM"),
    frequency: number,
  });
  for (const { band, frequency } of stations) expect(Number(frequency) > 500).toBe(band === "AM");
});

test("a warrior is stronger than he is clever", async () => {
  const heroes = await recordsOf("Hero", {
    ...textsOf("name"),
    class: oneOf("warrior", "mage", "rogue"),
    strength: number,
    intelligence: number,
  });
  for (const hero of heroes) {
    const lead = Number(hero["strength"]) - Number(hero["intelligence"]);
    if (hero["class"] === "warrior") expect(lead).toBeGreaterThan(0);
    if (hero["class"] === "mage") expect(lead).toBeLessThan(0);
  }
});

test("hard hikes are longer than easy ones", async () => {
  const hikes = await recordsOf("Hike", {
    ...textsOf("name"),
    difficulty: oneOf("easy", "moderate", "hard"),
    distanceKm: number,
  });
  const longest = Math.max(
    ...hikes.flatMap((one) => (one["difficulty"] === "easy" ? Number(one["distanceKm"]) : [])),
  );
  for (const { difficulty, distanceKm } of hikes)
    if (difficulty === "hard") expect(Number(distanceKm)).toBeGreaterThan(longest);
});

test("lenses and cameras are told of as photographers do", async () => {
  const lenses = await recordsOf("Lens", { ...textsOf("name", "focalLength"), value: number });
  for (const { name, focalLength, value } of lenses) {
    expect(name).not.toMatch(/\d/);
    expect(focalLength).toMatch(/^\d+(?:–\d+)? mm$/);
    expect(Number(value)).toBeGreaterThanOrEqual(120);
  }
  const cameras = await recordsOf("Camera", {
    ...textsOf("brand", "sensorSize"),
    purchasePrice: number,
    currentValue: number,
    megapixels: number,
  });
  for (const camera of cameras) {
    const share = Number(camera["currentValue"]) / Number(camera["purchasePrice"]);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.95);
    expect(Number(camera["megapixels"])).toBeGreaterThanOrEqual(12);
    expect(camera["sensorSize"]).toMatch(/frame|APS|Thirds|inch/);
  }
});

test("a perfume opens and ends with notes of its own, in a bottle of a common size", async () => {
  const perfumes = await recordsOf("Fragrance", {
    ...textsOf("name"),
    topNotes: { type: "array", items: text },
    baseNotes: { type: "array", items: text },
    sizeMl: number,
  });
  for (const { topNotes, baseNotes, sizeMl } of perfumes) {
    expect([30, 50, 75, 100]).toContain(sizeMl);
    const top = topNotes as readonly string[];
    for (const note of baseNotes as readonly string[]) expect(top).not.toContain(note);
  }
});

test("sizes of beds, puzzles, meals and planets are of their unit", async () => {
  const beds = await recordsOf("GardenBed", { ...textsOf("name"), lengthCm: number });
  for (const { lengthCm } of beds) expect(Number(lengthCm)).toBeGreaterThanOrEqual(100);
  const sets = await recordsOf("LegoSet", { ...textsOf("name"), pieces: number });
  for (const { name, pieces } of sets) {
    expect(Number(pieces) % 100).toBe(0);
    expect(name).not.toMatch(/press|lift|squat/i);
  }
  const meals = await recordsOf("FeedingSchedule", { ...textsOf("petName"), amountGrams: number });
  for (const { amountGrams } of meals) expect(Number(amountGrams)).toBeLessThanOrEqual(600);
  const bodies = await recordsOf("CelestialBody", { ...textsOf("name"), massKg: number });
  for (const { massKg } of bodies) expect(Number(massKg)).toBeGreaterThan(1e23);
});

test("a first ascent is told by when it was, where somebody else tells of whose", async () => {
  const routes = await recordsOf("ClimbingRoute", textsOf("name", "grade", "firstAscent"));
  for (const { firstAscent } of routes) expect(firstAscent).toMatch(/\d{4}$/);
});

test("a collector tells of pieces, not of goods", async () => {
  const items = await recordsOf("CollectionItem", {
    ...textsOf("name", "description", "acquiredFrom"),
    category: oneOf("coins", "stamps", "figurines"),
    condition: oneOf("mint", "good", "fair"),
  });
  for (const { name, description, acquiredFrom } of items) {
    expect(name).not.toMatch(/cloak|scroll|sword/i);
    expect(description).not.toMatch(/gift|favourite|guarantee/);
    expect(acquiredFrom).toMatch(/fair|auction|dealer|market|friend/i);
  }
});

test("what is neither a dog nor a cat has another breed, and a tip is one sentence", async () => {
  const pets = await recordsOf("ShelterPet", {
    ...textsOf("name", "breed"),
    species: oneOf("dog", "cat", "other"),
  });
  for (const { species, breed } of pets)
    if (species === "other") expect(breed).toMatch(/pig|hamster|rabbit|Budgerigar/);
  const plants = await recordsOf("Plant", {
    ...textsOf("name", "scientificName"),
    careTips: { type: "array", items: text },
  });
  for (const { careTips } of plants)
    for (const tip of careTips as readonly string[]) expect(tip).toMatch(/^[A-Z].*\.$/);
});

test("what somebody wants to watch is no share, where nothing tells of a stock", async () => {
  const items = await recordsOf("WatchlistItem", {
    ...textsOf("title", "notes"),
    type: oneOf("movie", "series"),
    status: oneOf("planned", "watching", "completed"),
  });
  for (const { title } of items) expect(title).not.toMatch(/Group|Labs|Health|Trading|Logistics/);
});
