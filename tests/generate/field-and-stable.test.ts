import { expect, test } from "vitest";
import {
  at,
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

test("a ewe is female, and what is milked too; what is dry gives no milk, and no heifer has calved", async () => {
  const ewes = await recordsOf("Ewe", { ...textsOf("tag", "breed"), sex: oneOf("M", "female") });
  expect(new Set(ewes.map(({ sex }) => sex))).toEqual(new Set(["female"]));
  const cattle = await recordsOf("Cattle", {
    ...textsOf("earTag", "breed"),
    gender: oneOf("male", "female"),
    status: oneOf("lactating", "dry", "heifer", "bull", "sold"),
    dailyMilk: number,
    lastCalving: orNull(text),
  });
  for (const { gender, status, dailyMilk, lastCalving } of cattle) {
    if (/lactating|dry/.test(String(status))) expect(gender).toBe("female");
    if (/dry|heifer|bull/.test(String(status))) expect(dailyMilk).toBe(0);
    if (status === "heifer") expect(lastCalving).toBeNull();
  }
});

test("the last service is the last of the services, whether told by the day or to the minute", async () => {
  const tractors = await recordsOf("Tractor", {
    ...textsOf("name", "lastServiced"),
    services: listOf(textsOf("date", "mechanic")),
  });
  const pens = await recordsOf("Aviary", {
    ...textsOf("name", "lastInspection"),
    inspections: listOf(textsOf("date", "inspector")),
  });
  for (const [records, last, list] of [
    [tractors, "lastServiced", "services"],
    [pens, "lastInspection", "inspections"],
  ] as const)
    for (const record of records) {
      const latest = itemsOf(record, list).at(-1)?.["date"];
      if (latest) expect(String(record[last]).slice(0, 10)).toBe(String(latest).slice(0, 10));
    }
});

test("animals of a farm have breeds of their kind, and parents among animals", async () => {
  const goats = await recordsOf("Goat", textsOf("name", "breed", "dam", "sire"));
  const sheep = await recordsOf("Sheep", textsOf("tagNumber", "breed"));
  const pigs = await recordsOf("Pig", textsOf("earTag", "breed", "mother"));
  for (const { breed, dam, sire } of goats) {
    expect(breed).toMatch(/^(?:Saanen|Boer|Nubian|Alpine|Toggenburg)$/);
    expect(`${dam}${sire}`).not.toContain(" ");
  }
  for (const { breed } of sheep) expect(breed).toMatch(/^(?:Merino|Suffolk|Texel|Dorper)$/);
  for (const { mother } of pigs) expect(mother).not.toContain(" ");
});

test("wood is of trees, and a tree has the Latin name of its own", async () => {
  const plots = await recordsOf("Woodlot", textsOf("name", "dominantSpecies"));
  for (const { dominantSpecies } of plots)
    expect(dominantSpecies).toMatch(/spruce|pine|fir|beech|oak|birch/);
  const trees = await recordsOf("ParkTree", {
    ...textsOf("commonName", "scientificName"),
    trunkCircumference: number,
  });
  const latin: Record<string, string> = {
    "Silver birch": "Betula pendula",
    Rowan: "Sorbus aucuparia",
  };
  for (const { commonName, scientificName } of trees) {
    const own = latin[String(commonName)];
    if (own) expect(scientificName).toBe(own);
  }
});

test("nothing was collected where nobody has been, and elsewhere as much as so many carry", async () => {
  const rounds = await recordsOf("RiverCleanup", {
    date: text,
    volunteers: number,
    bagsFilled: number,
    trashWeightKg: number,
    status: oneOf("planned", "completed"),
  });
  for (const { volunteers, bagsFilled, trashWeightKg } of rounds) {
    expect(Number(bagsFilled)).toBeLessThanOrEqual(2 * Number(volunteers) + 1);
    expect(Number(trashWeightKg)).toBeGreaterThanOrEqual(3 * Number(bagsFilled));
    expect(Number(trashWeightKg)).toBeLessThanOrEqual(10 * Number(bagsFilled));
  }
});

test("a fire that is out is contained, has a cause of the country, and burned more than a garden", async () => {
  const fires = await recordsOf("Wildfire", {
    ...textsOf("county", "state", "cause"),
    acresBurned: number,
    containment: number,
    status: oneOf("active", "contained", "out"),
  });
  for (const { state, cause, acresBurned, containment, status } of fires) {
    expect(state).not.toMatch(/^(?:active|monitored|over)$/);
    expect(cause).not.toMatch(/cooking|battery/);
    expect(Number(acresBurned)).toBeGreaterThanOrEqual(40);
    expect(Number(containment) === 100).toBe(status !== "active");
  }
});

test("what swims in the sea is seen in the sea, in weather and not among settings", async () => {
  const seen = await recordsOf("DolphinSighting", {
    ...textsOf("species", "behavior", "visibility", "remarks"),
    seaState: number,
  });
  for (const { species, behavior, visibility } of seen) {
    expect(species).toMatch(/whale|dolphin|Orca/);
    expect(behavior).toMatch(/breaching|feeding|travelling|surfacing/);
    expect(visibility).toMatch(/good|moderate|poor|excellent/);
  }
});

test("what people note of a dive and of a sighting is about it", async () => {
  const dives = await recordsOf("DiveLog", {
    ...textsOf("site", "date", "notes"),
    diveNumber: number,
  });
  const sightings = await recordsOf("MammalSighting", textsOf("species", "seenAt", "comments"));
  const filler = /Nothing unusual|No changes|As agreed|Kept for|Same as|Waiting|All in order/;
  for (const { notes } of dives) expect(notes).not.toMatch(filler);
  for (const { comments } of sightings) expect(comments).not.toMatch(filler);
  for (const { diveNumber } of dives) expect(Number(diveNumber)).toBeLessThanOrEqual(260);
});

test("measures of the stable, of pitches and of the sky are of their size", async () => {
  const ponies = await recordsOf("Pony", { ...textsOf("name", "feeding"), heightHands: number });
  for (const { heightHands, feeding } of ponies) {
    expect(Number(heightHands)).toBeGreaterThan(13);
    expect(Number(heightHands)).toBeLessThan(18);
    expect(feeding).toMatch(/hay|graz/i);
  }
  const pitches = await recordsOf("CampPitch", {
    pitchNumber: text,
    hasPower: flag,
    amps: orNull(number),
    maxTrailerLength: number,
  });
  for (const { hasPower, amps, maxTrailerLength } of pitches) {
    if (hasPower === false) expect(amps).toBeNull();
    else if (amps !== null) expect([15, 30, 50]).toContain(amps);
    expect(Number(maxTrailerLength)).toBeLessThanOrEqual(13);
  }
  const planets = await recordsOf("PlanetCandidate", {
    ...textsOf("name"),
    massEarth: number,
    radiusEarth: number,
    missDistanceKm: number,
  });
  for (const { massEarth, radiusEarth, missDistanceKm } of planets) {
    expect(Number(massEarth)).toBeLessThanOrEqual(14);
    expect(Number(radiusEarth)).toBeLessThanOrEqual(3.4);
    expect(Number(missDistanceKm)).toBeGreaterThan(100_000);
  }
});

test("a storm alert warns of a storm, and a lake is no river", async () => {
  const alerts = await recordsOf("StormAlert", textsOf("headline", "eventType", "instructions"));
  for (const { eventType } of alerts) expect(eventType).not.toMatch(/login|create|update|export/);
  const moorings = await recordsOf("Mooring", textsOf("lake", "owner"));
  for (const { lake } of moorings) expect(lake).not.toMatch(/River|Brook/);
});

test("seeds are sown in some month, and animals seen on a round have names", async () => {
  const seeds = await recordsOf("Seed", textsOf("name", "sowIndoors", "sowOutdoors"));
  for (const { sowIndoors, sowOutdoors } of seeds)
    expect(`${sowIndoors} ${sowOutdoors}`).not.toMatch(/\d/);
  const walks = await recordsOf("PatrolWalk", {
    date: text,
    wildlifeObserved: { type: "array", items: text, minItems: 2 },
  });
  const names = walks.map(({ wildlifeObserved }) => String(wildlifeObserved));
  expect(names.join()).not.toMatch(/observed|\d/);
  expect(walks.every(({ date }) => Number.isFinite(at(date)))).toBe(true);
});
