import { expect, test } from "vitest";
import { at, flag, listOf, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";

test("what a table knows in metres is told in feet where the name says so", async () => {
  const boats = await recordsOf("Sailboat", {
    ...textsOf("name", "skipper"),
    lengthFt: number,
    beamFt: number,
  });
  for (const { lengthFt, beamFt } of boats) {
    expect(Number(lengthFt)).toBeGreaterThan(12);
    expect(Number(lengthFt)).toBeLessThan(70);
    expect(Number(beamFt) / Number(lengthFt)).toBeLessThan(0.5);
  }
  const pools = await recordsOf("SwimmingPool", { ...textsOf("name"), waterTemperatureF: number });
  for (const { waterTemperatureF } of pools) {
    expect(Number(waterTemperatureF)).toBeGreaterThan(45);
    expect(Number(waterTemperatureF)).toBeLessThan(100);
  }
});

test("an aircraft flies at the height and the speed of aircraft", async () => {
  const flights = await recordsOf("Flight", {
    ...textsOf("callsign", "origin", "destination"),
    altitudeFt: number,
    groundSpeedKts: number,
  });
  for (const { altitudeFt, groundSpeedKts } of flights) {
    expect(Number(altitudeFt)).toBeGreaterThan(20_000);
    expect(Number(groundSpeedKts)).toBeGreaterThan(300);
  }
});

test("some of them are no more than all of them", async () => {
  const hives = await recordsOf("Colony", {
    ...textsOf("name"),
    frames: number,
    honeyFrames: number,
    parkingSpots: number,
    accessibleParkingSpots: number,
  });
  for (const { frames, honeyFrames, parkingSpots, accessibleParkingSpots } of hives) {
    expect(Number(honeyFrames)).toBeLessThanOrEqual(Number(frames));
    expect(Number(accessibleParkingSpots)).toBeLessThanOrEqual(Number(parkingSpots));
  }
  const cards = await recordsOf("StudyCard", {
    ...textsOf("front", "back"),
    reps: number,
    lapses: number,
  });
  for (const { reps, lapses } of cards) expect(Number(lapses)).toBeLessThanOrEqual(Number(reps));
});

test("a thing of which nothing is known is described by what stands beside it", async () => {
  const silos = await recordsOf("GrainSilo", {
    ...textsOf("name", "city", "description"),
    type: oneOf("flat_bottom", "hopper"),
    heightM: number,
  });
  for (const { description, city, heightM, type } of silos) {
    expect(description).toContain(`in ${city}`);
    expect(description).toContain(`${heightM} m high`);
    expect(description).toContain(String(type).replace("_", " "));
  }
  const hoists = await recordsOf("Hoist", textsOf("name", "inspector", "notes"));
  for (const { notes, inspector } of hoists)
    expect(notes).toContain(String(inspector).split(" ")[0]);
  expect(silos[0]?.["description"]).toMatch(/^A .*grain silo in /);
});

test("why something is late is told of what is late", async () => {
  const sailings = await recordsOf("Crossing", {
    ...textsOf("route"),
    delayMinutes: number,
    delayReason: orNull(text),
  });
  for (const { delayMinutes, delayReason } of sailings)
    expect(delayReason !== null).toBe(Number(delayMinutes) > 3);
  const trips = await recordsOf("CoachTrip", {
    ...textsOf("scheduledDeparture"),
    actualDeparture: orNull(text),
    delayReason: orNull(text),
  });
  for (const { scheduledDeparture, actualDeparture, delayReason } of trips) {
    const isLate =
      actualDeparture !== null && at(actualDeparture) - at(scheduledDeparture) >= 5 * 60_000;
    expect(delayReason !== null).toBe(isLate);
  }
});

test("whoever has borrowed it has done so on a day, and brings it back on another", async () => {
  const copies = await recordsOf("ToolCopy", {
    ...textsOf("tool"),
    borrower: orNull(text),
    borrowedOn: orNull(text),
    dueBack: orNull(text),
  });
  for (const { borrower, borrowedOn, dueBack } of copies) {
    expect(borrowedOn === null).toBe(borrower === null);
    expect(dueBack === null).toBe(borrower === null);
  }
});

test("whoever lives is buried nowhere, and whoever is buried has died this week", async () => {
  const people = await recordsOf("Relative", {
    ...textsOf("givenName"),
    birthYear: number,
    deathYear: orNull(number),
    burialPlace: orNull(text),
  });
  for (const { deathYear, burialPlace } of people)
    expect(burialPlace === null).toBe(deathYear === null);
  const funerals = await recordsOf(
    "Cremation",
    textsOf("deceasedName", "dateOfBirth", "dateOfDeath", "serviceDate"),
  );
  for (const { dateOfBirth, dateOfDeath, serviceDate } of funerals) {
    const days = (at(serviceDate) - at(dateOfDeath)) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(20);
    const years = (at(dateOfDeath) - at(dateOfBirth)) / (365 * 86_400_000);
    expect(years).toBeGreaterThan(38);
    expect(years).toBeLessThan(97);
  }
});

test("what the insurer does not cover is what the patient owes", async () => {
  const treatments = await recordsOf("RootCanal", {
    ...textsOf("dentist"),
    toothNumber: number,
    cost: number,
    insurancePaid: number,
    patientPays: number,
  });
  for (const { cost, insurancePaid, patientPays } of treatments)
    expect(Number(insurancePaid) + Number(patientPays)).toBeCloseTo(Number(cost), 1);
});

test("nobody leads an auction in which nobody has bid, and bids are near the estimate", async () => {
  const lots = await recordsOf("SaleLot", {
    ...textsOf("title"),
    estimateLow: number,
    estimateHigh: number,
    currentBid: number,
    bidCount: number,
    highBidder: orNull(text),
  });
  for (const { estimateLow, currentBid, bidCount, highBidder } of lots) {
    expect(highBidder !== null).toBe(Number(bidCount) > 0);
    expect(Number(currentBid) / Number(estimateLow)).toBeLessThan(2);
  }
});

test("half a building is not handed over", async () => {
  const sites = await recordsOf("BuildingSite", {
    ...textsOf("projectName", "currentPhase"),
    percentComplete: number,
  });
  for (const { currentPhase, percentComplete } of sites) {
    if (Number(percentComplete) < 90)
      expect(currentPhase).not.toMatch(/^(?:Handover|Finishing|Completed)$/);
  }
});

test("a train leaves from a track, and is made somewhere", async () => {
  const trains = await recordsOf("RailJourney", {
    ...textsOf("trainNumber", "platform", "madeIn"),
    carriages: number,
  });
  for (const { platform, madeIn, carriages } of trains) {
    expect(platform).toMatch(/^\d{1,2}a?$/);
    expect(madeIn).not.toMatch(/made/i);
    expect(Number(carriages)).toBeGreaterThanOrEqual(3);
  }
});

test("texts of which only the name tells are spans and degrees, and no numbered labels", async () => {
  const samples = await recordsOf("ClayBody", textsOf("refireIn", "porosity", "crumbliness"));
  for (const { refireIn, porosity, crumbliness } of samples) {
    expect(refireIn).toMatch(/^\d+ (?:days|weeks|months)$/);
    expect(porosity).toMatch(/^(?:low|medium|high)$/);
    expect(crumbliness).toMatch(/^(?:low|medium|high)$/);
  }
});

test("a compound has its own formula and number, and is nearly pure", async () => {
  const reagents = await recordsOf("Reagent", {
    ...textsOf("compound", "formula", "casNumber", "concentration"),
    molarMass: number,
    purityPercent: number,
  });
  const formulas = new Map<unknown, unknown>();
  for (const { compound, formula, casNumber, purityPercent } of reagents) {
    expect(formulas.get(compound) ?? formula).toBe(formula);
    formulas.set(compound, formula);
    expect(casNumber).toMatch(/^\d+-\d\d-\d$/);
    expect(Number(purityPercent)).toBeGreaterThan(90);
  }
  expect(reagents.find(({ compound }) => compound === "Ethanol")?.["casNumber"]).toBe("64-17-5");
});

test("what grows has no yield yet, and what is watered was not watered tomorrow", async () => {
  const crops = await recordsOf("Plot", {
    ...textsOf("crop", "plantedOn", "expectedHarvest"),
    yieldKg: orNull(number),
  });
  for (const { expectedHarvest, yieldKg } of crops)
    if (at(expectedHarvest) > Date.parse("2026-01-02")) expect(yieldKg).toBeNull();
  const plants = await recordsOf("Houseplant", {
    ...textsOf("commonName", "lastWatered", "nextWatering"),
    waterEveryDays: number,
    potted: flag,
  });
  for (const { lastWatered } of plants)
    expect(at(lastWatered)).toBeLessThanOrEqual(Date.parse("2026-01-01"));
});

test("lists of what was eaten list meals, and a scene of a film is none of a smart home", async () => {
  const days = await recordsOf("DaycareDay", {
    child: text,
    mealsEaten: { type: "array", items: text },
    napMinutes: number,
    checkInTime: text,
    checkOutTime: text,
    allergies: { type: "array", items: text },
    visits: listOf({ reason: text }),
  });
  for (const { mealsEaten } of days) {
    for (const meal of mealsEaten as readonly string[]) expect(meal).not.toMatch(/\d/);
  }
  const scenes = await recordsOf("Scene", textsOf("slugline", "synopsis", "shootDate", "director"));
  for (const { slugline, synopsis } of scenes) {
    expect(slugline).toMatch(/^(?:INT|EXT)\. /);
    expect(synopsis).not.toMatch(/weekdays|home/);
  }
});

test("ways of paying and months are told as such", async () => {
  const sales = await recordsOf("FlowerBulb", {
    ...textsOf("name", "paidWith", "plantingWindow", "storeIndoors"),
    germinationRate: number,
    burstAltitudeFt: number,
  });
  for (const { paidWith, plantingWindow, storeIndoors, germinationRate } of sales) {
    expect(paidWith).toMatch(/Card|Cash|payment|Voucher|transfer/);
    expect(plantingWindow).toMatch(/^[A-Z]\w+–[A-Z]\w+$/);
    expect(storeIndoors).not.toMatch(/^[A-Z]\w+ [A-Z]\w+$/);
    expect(Number(germinationRate)).toBeGreaterThan(60);
  }
});
