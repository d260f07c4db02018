import { expect, test } from "vitest";
import {
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

test("the gear of a camp is of its kind, and as heavy", async () => {
  const gear = await recordsOf("CampingEquipment", {
    ...textsOf("name", "brand", "description"),
    category: oneOf("tent", "stove", "backpack"),
    weightKg: number,
  });
  const named = { tent: /tent$/, stove: /stove/, backpack: /backpack$/ };
  for (const { name, category, weightKg } of gear) {
    expect(name).toMatch(named[category as keyof typeof named]);
    expect(weightKg).toBeLessThan(5);
  }
});

test("what a farm sells grows there, and is sold as such a thing is", async () => {
  const products = await recordsOf("FarmProduct", {
    ...textsOf("name", "category", "farmName", "description"),
    price: number,
    unit: oneOf("kg", "bunch", "piece", "dozen"),
  });
  for (const { name, unit, price } of products) {
    expect(name).toMatch(/tomatoes|Carrots|Strawberries|Apples|eggs|cheese|honey|Basil/);
    if (String(name).includes("eggs")) expect(["dozen", "piece"]).toContain(unit);
    expect(price).toBeLessThan(10);
  }
});

test("what trawlers land comes from the sea, by the ton; what anglers catch does not", async () => {
  const trips = await recordsOf("FishingTrip", {
    ...textsOf("vesselName", "departureDate", "returnDate"),
    status: oneOf("planned", "at-sea", "returned"),
    catches: listOf({ species: text, weightKg: number, pricePerKg: number }),
  });
  for (const trip of trips) {
    if (trip["status"] === "planned") expect(trip["catches"]).toEqual([]);
    for (const { species, weightKg } of itemsOf(trip, "catches")) {
      expect(species).toMatch(/^(?:Cod|Haddock|Herring|Mackerel|Hake|Sole|Plaice|Pollock)$/);
      expect(weightKg).toBeGreaterThan(80);
    }
  }
});

test("a comet is one, and no star", async () => {
  const objects = await recordsOf("CelestialObject", {
    ...textsOf("name", "designation", "constellation"),
    type: oneOf("star", "asteroid", "comet"),
  });
  for (const { name, type } of objects) {
    if (type === "comet") expect(name).toMatch(/Comet/);
    if (type === "asteroid") expect(name).toBe("Ceres");
  }
});

test("a month is as warm as it is where it is told of, and has rain for a month", async () => {
  const months = await recordsOf("MonthlyClimate", {
    ...textsOf("city", "country"),
    month: oneOf("January", "July"),
    averageTemperature: number,
    rainfallMm: number,
    frostDays: number,
  });
  for (const { country, month, averageTemperature, rainfallMm, frostDays } of months) {
    expect(rainfallMm).toBeLessThan(140);
    if (country === "Australia" || month !== "July") continue;
    expect(averageTemperature).toBeGreaterThan(5);
    expect(frostDays).toBe(0);
  }
});

test("the hours of a forecast are of one day: none snows while another is hot", async () => {
  const days = await recordsOf("DailyForecast", {
    ...textsOf("date", "city", "condition"),
    high: number,
    low: number,
    hourly: listOf({ ...textsOf("time", "condition"), temperature: number }),
  });
  for (const day of days) {
    for (const { temperature, condition } of itemsOf(day, "hourly")) {
      if (condition === "snow") expect(temperature).toBeLessThan(8);
      expect(Math.abs(Number(temperature) - Number(day["high"]))).toBeLessThan(20);
    }
  }
});

test("what is picked up on a beach is litter, some kilograms in each bag", async () => {
  const cleanups = await recordsOf("Cleanup", {
    ...textsOf("title", "beach", "date", "description"),
    bagsCollected: number,
    totalWeightKg: number,
    items: listOf({ item: text, count: number }),
  });
  for (const cleanup of cleanups) {
    expect(cleanup["description"]).not.toMatch(/More details|welcome\.$/);
    const [bags, weight] = [Number(cleanup["bagsCollected"]), Number(cleanup["totalWeightKg"])];
    expect(weight).toBeGreaterThanOrEqual(bags * 3);
    for (const { item } of itemsOf(cleanup, "items"))
      expect(item).toMatch(/bottles|ends|caps|wrappers|line|Cans|bags/);
  }
});

test("a garden has a name of its own, and no plant's", async () => {
  const gardens = await recordsOf("Garden", {
    ...textsOf("gardenName", "ownerName", "soilType"),
    sizeSqm: number,
  });
  for (const { gardenName } of gardens) expect(gardenName).toMatch(/Garden|Back|Balc|Patch|Roof/);
});

test("what was done about it is no answer from a help page", async () => {
  const reports = await recordsOf("RangerReport", {
    ...textsOf("rangerName", "park", "actionTaken"),
    visitorsContacted: number,
    resolved: flag,
  });
  for (const { actionTaken, visitorsContacted } of reports) {
    expect(actionTaken).toMatch(/Reported|Secured|Fixed|Passed|Spoke/);
    expect(visitorsContacted).toBeLessThan(50);
  }
});

test("what one can have with a stay is no snow chain", async () => {
  const bookings = await recordsOf("CampsiteBooking", {
    ...textsOf("guestName", "campsiteName", "checkIn", "checkOut"),
    pitchNumber: number,
    nights: number,
    totalPrice: number,
    extras: listOf({ name: text, price: number, quantity: number }),
  });
  for (const booking of bookings) {
    expect(booking["pitchNumber"]).toBeLessThan(100);
    const extras = itemsOf(booking, "extras");
    for (const { name } of extras) expect(name).not.toMatch(/chains|Navig/);
  }
});

test("people go to a park to walk and to paddle, and for no class", async () => {
  const parks = await recordsOf("NationalPark", {
    ...textsOf("name", "state"),
    entranceFee: number,
    activities: { type: "array", items: text },
    wildlife: { type: "array", items: text },
  });
  for (const { activities } of parks)
    for (const activity of activities as string[])
      expect(activity).not.toMatch(/Yoga|Pilates|Strength|Running/);
});

test("a footprint is what its parts come to", async () => {
  const footprints = await recordsOf("CarbonFootprint", {
    month: text,
    transportKg: number,
    energyKg: number,
    foodKg: number,
    totalKg: number,
  });
  for (const { transportKg, energyKg, foodKg, totalKg } of footprints)
    expect(totalKg).toBeCloseTo(Number(transportKg) + Number(energyKg) + Number(foodKg), 1);
});

test("the crew of a spacecraft are no stewards, and zoo animals eat as such", async () => {
  const missions = await recordsOf("SpaceMission", {
    ...textsOf("name", "rocket"),
    crew: listOf(textsOf("name", "role")),
  });
  for (const mission of missions)
    for (const { role } of itemsOf(mission, "crew"))
      expect(role).toMatch(/Commander|Pilot|specialist|engineer/);
  const feedings = await recordsOf("AnimalFeeding", {
    ...textsOf("animalName", "species", "food", "notes", "scheduledTime"),
    quantityKg: number,
    fedAt: orNull(text),
  });
  for (const { notes, scheduledTime, fedAt } of feedings) {
    expect(notes).not.toMatch(/Burped|bottle/);
    if (fedAt === null) continue;
    expect(Math.abs(daysFrom(fedAt) - daysFrom(scheduledTime))).toBeLessThan(1);
  }
});

test("who rents a machine for a day gets one that can be carried away", async () => {
  const rentals = await recordsOf("Rental", {
    ...textsOf("customerName", "equipmentName", "rentedAt", "dueDate"),
    returnedAt: orNull(text),
    deposit: number,
    lateFee: number,
  });
  for (const { equipmentName } of rentals)
    expect(equipmentName).toMatch(/washer|tent|excavator|Generator|Chainsaw|kayak/);
});
