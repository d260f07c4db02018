import { expect, test } from "vitest";
import { number, recordsOf, text, textsOf, toObject } from "./models.ts";

const instant = { type: "string", format: "date" } as const;

test.each([
  [
    "Fish",
    { ...textsOf("name", "scientificName", "diet") },
    { name: "Guppy", scientificName: "Poecilia reticulata" },
  ],
  [
    "Fruit",
    { ...textsOf("name", "family", "genus"), calories: number },
    { name: "Banana", family: "Musaceae", calories: 89 },
  ],
  [
    "Animal",
    { ...textsOf("name", "scientificName", "class", "habitat"), lifespan: number },
    { name: "Red fox", scientificName: "Vulpes vulpes", class: "Mammal" },
  ],
  [
    "Mushroom",
    { ...textsOf("name", "scientificName", "season"), edible: { type: "boolean" } },
    { name: "Death cap", edible: false },
  ],
  [
    "Scientist",
    { ...textsOf("name", "field", "knownFor"), birthYear: number, deathYear: number },
    { name: "Niels Bohr", birthYear: 1885, deathYear: 1962 },
  ],
  [
    "Invention",
    { ...textsOf("name", "inventor", "country"), year: number },
    { name: "Dynamite", inventor: "Alfred Nobel", year: 1867 },
  ],
  [
    "Skyscraper",
    { ...textsOf("name", "city", "country"), heightMeters: number, floors: number },
    { name: "Taipei 101", city: "Taipei", floors: 101, heightMeters: 508 },
  ],
  [
    "Painting",
    { ...textsOf("title", "artist", "museum"), year: number },
    { title: "Guernica", artist: "Pablo Picasso", year: 1937 },
  ],
  [
    "Gemstone",
    { ...textsOf("name", "color", "birthMonth"), hardness: number },
    { name: "Emerald", color: "Green", birthMonth: "May" },
  ],
  [
    "Color",
    textsOf("name", "hex", "rgb", "hsl"),
    { name: "Teal", hex: "#008080", rgb: "rgb(0, 128, 128)" },
  ],
  [
    "Emoji",
    textsOf("emoji", "name", "unicode", "shortcode"),
    { emoji: "🎉", name: "Party popper", unicode: "U+1F389" },
  ],
] as const)("what everybody can look up of a %s is true", async (model, members, known) => {
  const [[key, name] = ["", ""]] = Object.entries(known);
  const records = await recordsOf(model, members);
  expect(records.find((record) => record[key] === name)).toMatchObject(known);
});

test("holidays are on their day", async () => {
  const holidays = await recordsOf("PublicHoliday", {
    date: instant,
    ...textsOf("name", "localName"),
  });
  const christmas = holidays.filter(({ name }) => name === "Christmas Day");
  expect(christmas.length).toBeGreaterThan(0);
  for (const { date, localName } of christmas)
    expect([String(date).slice(5), localName]).toEqual(["12-25", "Christmas Day"]);
});

test("planets of the solar system are no planets of other stars", async () => {
  const members = { ...textsOf("name"), moons: number, diameterKm: number };
  const [near, far] = await Promise.all([
    recordsOf("Planet", members),
    recordsOf("Exoplanet", members),
  ]);
  const names = new Set(near.map(({ name }) => name));
  expect(names).toContain("Mars");
  for (const { name } of far) expect(names).not.toContain(name);
});

test.each([
  ["MovieDetails", "Movie"],
  ["FavoriteMovie", "Movie"],
  ["TrendingMovie", "Movie"],
  ["MovieResult", "Movie"],
  ["PlantProfile", "Plant"],
  ["FeaturedProduct", "Product"],
  ["EventSummary", "Event"],
  ["StreamingShow", "Show"],
])("a %s is told of as a %s", async (model, thing) => {
  const members = textsOf("title", "name", "description", "genre", "capital", "family");
  const told = async (name: string) =>
    new Set((await recordsOf(name, members)).map(({ title, name }) => String(title ?? name)));
  const [wrapped, plain] = [await told(model), await told(thing)];
  const shared = [...wrapped].filter((one) => plain.has(one));
  expect(shared.length).toBeGreaterThan(wrapped.size / 2);
});

test("papers and settings about somebody are no profile of theirs", async () => {
  const records = await recordsOf("OrderDetail", {
    product: text,
    quantity: number,
    unitPrice: number,
    total: number,
  });
  for (const { quantity, unitPrice, total } of records)
    expect(Number(total)).toBeCloseTo(Number(quantity) * Number(unitPrice), 1);
});

test("somebody's birth as a number is a year", async () => {
  const authors = await recordsOf("Author", { name: text, born: number, died: number });
  for (const { born, died } of authors) {
    expect(Number(born)).toBeGreaterThan(1400);
    expect(Number(born)).toBeLessThan(Number(died));
    expect(Number(died)).toBeLessThan(2027);
  }
});

test("a violin has no surname, and a stadium opened in a year", async () => {
  const [instruments, stadiums] = await Promise.all([
    recordsOf("Instrument", textsOf("name", "family")),
    recordsOf("Stadium", { name: text, opened: number, capacity: number }),
  ]);
  for (const { family } of instruments)
    expect(String(family)).not.toMatch(/^[A-Z][a-z]+ez$|^Brown$/);
  for (const { opened } of stadiums) expect(Number(opened)).toBeGreaterThan(1880);
});

test("a lot of an auction is as large and as old as it is", async () => {
  const lots = await recordsOf("AuctionLot", {
    ...textsOf("title", "dimensions", "period", "medium"),
    estimateLow: number,
  });
  const rings = lots.filter(({ title }) => String(title).includes("ring"));
  expect(rings.length).toBeGreaterThan(0);
  for (const { dimensions, period } of rings)
    expect([dimensions, period]).toEqual(["Size 54", "Art Deco"]);
});

test("an exhibit that opens and closes is an exhibition, and no house of a zoo", async () => {
  const exhibits = await recordsOf("MuseumExhibit", {
    ...textsOf("title", "curator", "description"),
    startDate: instant,
    endDate: instant,
    objectCount: number,
  });
  for (const { title, objectCount } of exhibits) {
    expect(String(title)).not.toMatch(/House|Savanna|Penguin/);
    expect(Number(objectCount)).toBeLessThan(300);
  }
});

test("an electric car is as quick as one", async () => {
  const cars = await recordsOf("ElectricCar", {
    ...textsOf("brand", "model"),
    batteryCapacity: number,
    topSpeed: number,
    acceleration: number,
  });
  for (const { batteryCapacity, topSpeed, acceleration } of cars) {
    expect(Number(batteryCapacity)).toBeGreaterThan(30);
    expect(Number(topSpeed)).toBeGreaterThan(150);
    expect(Number(acceleration)).toBeLessThan(12);
  }
});

test("a class is at an hour, every week", async () => {
  const classes = await recordsOf("YogaClass", {
    ...textsOf("title", "instructor", "time"),
    duration: number,
  });
  for (const { time } of classes) expect(time).toMatch(/^\d\d:\d\d$/);
});

test("a settled case was settled", async () => {
  const cases = await recordsOf("LegalCase", {
    ...textsOf("title", "plaintiff", "defendant", "outcome"),
    status: { enum: ["settled", "closed"] },
  });
  for (const { status, outcome } of cases)
    if (status === "settled") expect(outcome).toMatch(/^Settled/);
    else expect(outcome).toMatch(/^(?:Judgment|Dismissed|Withdrawn)/);
});

test("an engine has the power that its name says", async () => {
  const listings = await recordsOf("CarListing", {
    ...textsOf("make", "model", "engine", "fuelType"),
    horsepower: number,
    year: number,
  });
  const electric = listings.filter(({ engine }) => engine === "Electric 150 kW");
  expect(electric.length).toBeGreaterThan(0);
  for (const { horsepower } of electric) expect(horsepower).toBe(204);
});

test("a range of temperatures is told in degrees", async () => {
  const plants = await recordsOf(
    "HousePlant",
    toObject(textsOf("name", "temperatureRange")).properties,
  );
  for (const { temperatureRange } of plants) expect(temperatureRange).toMatch(/^\d+–\d+ °C$/);
});
