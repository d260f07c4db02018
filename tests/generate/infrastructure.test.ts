import { expect, test } from "vitest";
import type { JsonObject, Schema } from "../../src/schema/schema.ts";
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

const minute = 60_000;

async function valuesOf(
  model: string,
  name: string,
  others: Readonly<Record<string, Schema>> = {},
): Promise<readonly unknown[]> {
  const records = await recordsOf(model, { [name]: number, ...others });
  return records.map((record) => record[name]);
}

async function expectBetween(
  values: Promise<readonly unknown[]>,
  [least, most]: readonly [number, number],
): Promise<void> {
  for (const value of await values) {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  }
}

test("a named part of a machine is as warm as such a part is, in the unit of the name", async () => {
  await expectBetween(valuesOf("PrintJob", "nozzleTempC"), [190, 250]);
  await expectBetween(valuesOf("Printer", "bedTemperature"), [50, 90]);
  await expectBetween(valuesOf("ServerRack", "inletTempC"), [18, 27]);
  await expectBetween(valuesOf("ServerRack", "inletTempF"), [64, 81]);
  await expectBetween(valuesOf("Truck", "coolantTempC"), [80, 104]);
  await expectBetween(valuesOf("Freezer", "temperature"), [-24, -18]);
  await expectBetween(valuesOf("Kiln", "currentTemperature"), [880, 1480]);
  // What is told of the air, or of nothing, is the weather.
  await expectBetween(valuesOf("WeatherReading", "temperatureC"), [-40, 50]);
});

test("a bottle, a hydraulic line and a well are under the pressure of such things", async () => {
  await expectBetween(valuesOf("FireExtinguisher", "pressureBar"), [12, 15]);
  await expectBetween(valuesOf("Excavator", "hydraulicPressureBar"), [120, 240]);
  await expectBetween(valuesOf("OilWell", "tubingPressurePsi"), [200, 1800]);
  await expectBetween(valuesOf("AirQualityReading", "pressure"), [900, 1100]);
});

test("what is planned for a year is planned for one to come", async () => {
  await expectBetween(valuesOf("ForestStand", "plannedHarvestYear"), [2027, 2044]);
  await expectBetween(valuesOf("Boiler", "replacementYear"), [2027, 2044]);
});

test("the last time that something was done is a time, by whatever verb", async () => {
  for (const name of ["lastThinning", "lastMowing", "lastFlight", "lastFailover"]) {
    const records = await recordsOf("Asset", { [name]: text, name: text });
    for (const record of records) expect(daysFrom(record[name])).toBeLessThanOrEqual(0);
  }
  const records = await recordsOf("Player", textsOf("lastRanking", "name"));
  for (const { lastRanking } of records) expect(lastRanking).not.toMatch(/T\d\d:/);
});

test("what is switched off draws and makes nothing, and what runs does", async () => {
  const plants = await recordsOf("SolarPlant", {
    capacityKwp: number,
    currentPowerKw: number,
    isOnline: flag,
  });
  for (const { isOnline, currentPowerKw } of plants)
    if (isOnline === false) expect(currentPowerKw).toBe(0);
  const packs = await recordsOf("BatteryStorage", {
    capacityKwh: number,
    powerKw: number,
    mode: oneOf("charging", "discharging", "idle"),
  });
  for (const { mode, powerKw } of packs) expect(powerKw === 0).toBe(mode === "idle");
  // How many watts a lamp has is no question of whether it burns.
  const lights = await recordsOf("StreetLight", { wattage: number, isOn: flag });
  for (const { wattage } of lights) expect(wattage).toBeGreaterThan(0);
});

test("alarms are those of the machine that has them", async () => {
  const alarmsOf = async (model: string, name: string) =>
    (await recordsOf(model, { [name]: { type: "array", items: text }, operatingHours: number }))
      .flatMap((record) => record[name] as readonly string[])
      .join();
  expect(await alarmsOf("CncMachine", "alarms")).toMatch(/Coolant|Spindle|Tool life/);
  expect(await alarmsOf("WaterTreatmentPlant", "alerts")).toMatch(/Chlorine|Turbidity|Tank/);
  expect(await alarmsOf("Compressor", "activeAlarms")).toMatch(/Pressure|Filter|Vibration/);
});

test("a board shows what has left and what is to leave, each late by its delay", async () => {
  const trains = await recordsOf("TrainDeparture", {
    line: text,
    scheduledDeparture: text,
    actualDeparture: orNull(text),
    delayMinutes: number,
    delayReason: orNull(text),
    status: oneOf("on_time", "delayed", "cancelled"),
  });
  expect(trains.some(({ actualDeparture }) => actualDeparture !== null)).toBe(true);
  for (const train of trains) {
    const { scheduledDeparture, actualDeparture, delayMinutes, delayReason, status } = train;
    expect(delayReason !== null).toBe(delayMinutes !== 0);
    if (status === "cancelled") expect(actualDeparture).toBe(null);
    if (actualDeparture === null) continue;
    expect(at(actualDeparture)).toBeLessThanOrEqual(now);
    expect(at(actualDeparture) - at(scheduledDeparture)).toBe(Number(delayMinutes) * minute);
  }
});

test("a flight is expected around its plan, in an aircraft that has its seats", async () => {
  const flights = await recordsOf("Flight", {
    ...textsOf("aircraft", "origin", "destination", "scheduledDeparture", "scheduledArrival"),
    estimatedArrival: text,
    capacity: number,
    passengers: number,
  });
  for (const { scheduledArrival, estimatedArrival, aircraft, capacity, passengers } of flights) {
    expect(Math.abs(at(estimatedArrival) - at(scheduledArrival))).toBeLessThanOrEqual(90 * minute);
    if (/787|350/.test(String(aircraft))) expect(capacity).toBeGreaterThan(230);
    expect(Number(passengers)).toBeLessThanOrEqual(Number(capacity));
  }
});

test("a lorry unloads elsewhere, and what is delivered was expected by then", async () => {
  const runs = await recordsOf("TruckDelivery", {
    ...textsOf("pickupLocation", "dropoffLocation", "pickupTime", "estimatedArrival"),
    deliveredAt: orNull(text),
    proofOfDeliveryUrl: text,
    status: oneOf("assigned", "in_transit", "delivered"),
  });
  for (const run of runs) {
    expect(run["dropoffLocation"]).not.toBe(run["pickupLocation"]);
    expect(at(run["estimatedArrival"])).toBeGreaterThan(at(run["pickupTime"]));
    expect(run["deliveredAt"] !== null).toBe(run["status"] === "delivered");
    expect(run["proofOfDeliveryUrl"]).toMatch(/^https:/);
  }
});

test("a crop is sown in its months and ripe in its time", async () => {
  const fields = await recordsOf(
    "CropField",
    textsOf("crop", "plantedDate", "expectedHarvestDate"),
  );
  const monthOf = (value: unknown) => new Date(String(value)).getUTCMonth();
  for (const { crop, plantedDate, expectedHarvestDate } of fields) {
    if (/Maize|Soy/.test(String(crop))) expect([3, 4]).toContain(monthOf(plantedDate));
    if (/Wheat|Barley/.test(String(crop))) {
      expect([8, 9]).toContain(monthOf(plantedDate));
      expect([4, 5, 6, 7]).toContain(monthOf(expectedHarvestDate));
    }
  }
});

test("a boat at sea catches what swims there, and is not back", async () => {
  const trips = await recordsOf("FishingTrip", {
    ...textsOf("vesselName", "departedAt"),
    returnedAt: orNull(text),
    catches: listOf({ species: text, weightKg: number, zone: text }),
    status: oneOf("at_sea", "landed", "planned"),
  });
  const caught = trips.flatMap((trip) => itemsOf(trip, "catches"));
  expect(caught.length).toBeGreaterThan(0);
  for (const { species } of caught) expect(species).not.toMatch(/Carp|Pike|trout|Grayling/);
  for (const { status, returnedAt } of trips)
    if (status === "at_sea") expect(returnedAt).toBe(null);
});

test("what a whole is split into has something of each", async () => {
  const stands = await recordsOf("ForestStand", {
    speciesMix: listOf({ species: text, share: number }),
  });
  const shares = stands.flatMap((stand) => itemsOf(stand, "speciesMix"));
  for (const { share } of shares) expect(share).toBeGreaterThan(0);
});

test("a part that passed lies within its tolerance", async () => {
  const parts: readonly JsonObject[] = await recordsOf("Measurement", {
    nominal: number,
    actual: number,
    tolerance: number,
    result: oneOf("pass", "fail"),
  });
  for (const { nominal, actual, tolerance, result } of parts) {
    const isWithin = Math.abs(Number(actual) - Number(nominal)) <= Number(tolerance) + 0.001;
    expect(isWithin).toBe(result === "pass");
  }
});

test("an operator beside a column compares, and one of a mast is a company", async () => {
  const [rules, masts] = await Promise.all([
    recordsOf("FilterRule", textsOf("field", "operator", "value")),
    recordsOf("CellTower", {
      operator: text,
      latitude: number,
      connectedUsers: number,
      status: text,
    }),
  ]);
  for (const { operator } of rules) expect(operator).toMatch(/^(?:equals|contains|.*_.*)$/);
  for (const { operator } of masts) expect(operator).toMatch(/^[A-Z]/);
});

test("grapes are picked in autumn, are those of their region, and a mash is of today", async () => {
  const vineyards = await recordsOf("Vineyard", {
    ...textsOf("region", "harvestDate"),
    grapeVarieties: { type: "array", items: text },
  });
  for (const { region, harvestDate, grapeVarieties } of vineyards) {
    expect([8, 9]).toContain(new Date(String(harvestDate)).getUTCMonth());
    if (region === "Rioja") expect(String(grapeVarieties)).not.toMatch(/Pinot|Riesling|Merlot/);
  }
  const batches = await recordsOf("BrewBatch", {
    ...textsOf("beerName", "brewedOn"),
    status: oneOf("mashing", "fermenting", "conditioning", "packaged"),
  });
  for (const { status, brewedOn } of batches) {
    if (status === "mashing") expect(daysFrom(brewedOn)).toBeGreaterThanOrEqual(-1);
    if (status === "fermenting") expect(daysFrom(brewedOn)).toBeGreaterThanOrEqual(-14);
  }
});

test("a bin overflows where it is full", async () => {
  const bins = await recordsOf("WasteContainer", { fillLevel: number, isOverflowing: flag });
  for (const { fillLevel, isOverflowing } of bins)
    expect(isOverflowing).toBe(Number(fillLevel) >= 90);
});

test("a line that stands still makes nothing, and a fan that is off does not turn", async () => {
  const lines = await recordsOf("ProductionLine", {
    targetPerHour: number,
    actualPerHour: number,
    status: oneOf("running", "stopped", "changeover"),
  });
  for (const { status, actualPerHour, targetPerHour } of lines) {
    expect(actualPerHour === 0).toBe(status !== "running");
    expect(Number(targetPerHour)).toBeGreaterThan(100);
  }
  const units = await recordsOf("HvacUnit", {
    fanSpeedPercent: number,
    setpointC: number,
    mode: oneOf("heating", "cooling", "off"),
  });
  for (const { mode, fanSpeedPercent } of units)
    if (mode === "off") expect(fanSpeedPercent).toBe(0);
});

test("a ship lies in port for half a day at least, and works hold up who passes", async () => {
  const calls = await recordsOf(
    "PortCall",
    textsOf("vesselName", "port", "arrivalTime", "departureTime"),
  );
  for (const { arrivalTime, departureTime } of calls)
    expect(at(departureTime) - at(arrivalTime)).toBeGreaterThanOrEqual(10 * 60 * minute);
  const works = await recordsOf("RoadWork", {
    road: text,
    delayMinutes: number,
    status: oneOf("planned", "active", "completed"),
  });
  for (const { delayMinutes } of works) expect(delayMinutes).toBeGreaterThan(0);
});

test("an empty room has nobody in it, and only what is cooled has a temperature to keep", async () => {
  const rooms = await recordsOf("MeetingRoomSensor", {
    room: text,
    floor: number,
    occupied: flag,
    peopleCount: number,
  });
  for (const { occupied, peopleCount } of rooms) expect(peopleCount === 0).toBe(!occupied);
  const containers = await recordsOf("ShippingContainer", {
    containerNo: text,
    isReefer: flag,
    temperatureSetpoint: orNull(number),
  });
  for (const { isReefer, temperatureSetpoint } of containers)
    expect(temperatureSetpoint !== null).toBe(isReefer as unknown);
});

test("an excavator has somebody at its levers, and a broken machine the faults of one", async () => {
  const diggers = await recordsOf("Excavator", {
    ...textsOf("operator", "serialNumber", "site"),
    operatingWeightTons: number,
  });
  for (const { operator, operatingWeightTons } of diggers) {
    expect(operator).toMatch(/^\S+ [^&]+$/);
    expect(Number(operatingWeightTons)).toBeLessThan(50);
  }
  const requests = await recordsOf("MaintenanceRequest", textsOf("equipment", "description"));
  for (const { description } of requests) expect(description).not.toMatch(/tap|dishwasher/i);
});

test("a rover lands months after its launch, and hens lay no more eggs than they are", async () => {
  const rovers = await recordsOf("RoverMission", textsOf("roverName", "launchDate", "landingDate"));
  for (const { launchDate, landingDate } of rovers)
    expect(at(landingDate) - at(launchDate)).toBeGreaterThan(180 * 86_400_000);
  const houses = await recordsOf("PoultryHouse", { birdCount: number, eggsToday: number });
  for (const { birdCount, eggsToday } of houses)
    expect(Number(eggsToday)).toBeLessThan(Number(birdCount));
});

test("of trains that have arrived some were late, and seats of the first class are counted", async () => {
  const runs = await recordsOf("TrainRun", {
    trainNumber: text,
    scheduledArrival: text,
    delayMinutes: number,
    firstClass: number,
    status: oneOf("scheduled", "arrived", "cancelled"),
  });
  const late = runs.filter(({ delayMinutes }) => delayMinutes !== 0);
  expect(late.length).toBeGreaterThan(0);
  for (const { status } of late) expect(status).toBe("arrived");
  for (const { firstClass } of runs) expect(Number(firstClass)).toBeLessThan(1000);
});
