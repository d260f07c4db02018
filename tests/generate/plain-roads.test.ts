import { expect, test } from "vitest";
import { at, itemsOf, listOf, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";

test("whoever rides in a cab has been picked up and not yet set down", async () => {
  const rides = await recordsOf("CabRide", {
    ...textsOf("passengerName", "requestedAt"),
    pickupTime: orNull(text),
    dropoffTime: orNull(text),
    status: oneOf("requested", "in_progress", "completed"),
  });
  const moving = rides.filter(({ status }) => status === "in_progress");
  expect(moving.length).toBeGreaterThan(2);
  for (const { pickupTime, dropoffTime, requestedAt } of moving) {
    expect(at(pickupTime)).toBeGreaterThanOrEqual(at(requestedAt));
    expect(dropoffTime).toBeNull();
  }
});

test("the hour of a departure is told beside its date, and that of the arrival follows", async () => {
  const trips = await recordsOf("CoachTrip", {
    ...textsOf("from", "to", "departureDate", "departureTime", "arrivalTime"),
    status: oneOf("scheduled", "cancelled"),
  });
  for (const { departureTime, arrivalTime } of trips) {
    expect(departureTime).toMatch(/^\d\d:\d\d$/);
    expect(arrivalTime).toMatch(/^\d\d:\d\d$/);
    expect(departureTime).not.toBe(arrivalTime);
  }
  expect(new Set(trips.map(({ arrivalTime }) => arrivalTime)).size).toBeGreaterThan(4);
});

test("a ship at sea is in no port, and makes no more knots than ships do", async () => {
  const ships = await recordsOf("Vessel", {
    ...textsOf("name", "imoNumber", "flag"),
    currentPort: orNull(text),
    speed: number,
    status: oneOf("at_sea", "in_port"),
  });
  for (const { currentPort, status, speed } of ships) {
    expect(currentPort === null).toBe(status === "at_sea");
    expect(speed).toBeLessThanOrEqual(21);
  }
});

test("what is low in stock is below what it is ordered at, and what is in stock is above", async () => {
  const items = await recordsOf("InventoryItem", {
    ...textsOf("name"),
    quantity: number,
    reorderLevel: number,
    status: oneOf("in_stock", "low_stock", "out_of_stock"),
  });
  for (const { quantity, reorderLevel, status } of items) {
    if (status === "in_stock") expect(quantity).toBeGreaterThan(Number(reorderLevel));
    if (status === "low_stock") expect(quantity).toBeLessThanOrEqual(Number(reorderLevel));
    if (status === "out_of_stock") expect(quantity).toBe(0);
  }
});

test("a bag is scanned within hours of being checked in", async () => {
  const bags = await recordsOf("Luggage", {
    ...textsOf("tagNumber", "flightNumber", "checkedInAt", "lastScannedAt"),
    status: oneOf("checked_in", "loaded", "arrived"),
  });
  for (const { checkedInAt, lastScannedAt } of bags) {
    const hours = (at(lastScannedAt) - at(checkedInAt)) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(0);
    expect(hours).toBeLessThan(5);
  }
});

test("an airport is known by its three letters", async () => {
  const airports = await recordsOf("Airport", textsOf("code", "name", "city", "country"));
  for (const { code } of airports) expect(code).toMatch(/^[A-Z]{3}$/);
});

test("a unit is that of what stands beside it", async () => {
  const parts = await recordsOf("PartMeasurement", {
    ...textsOf("part", "unit"),
    nominal: number,
    tolerance: number,
  });
  const readings = await recordsOf("UsageReading", {
    ...textsOf("meterId", "unit"),
    consumption: number,
    pricePerKwh: number,
  });
  for (const { unit } of parts) expect(unit).toBe("mm");
  for (const { unit } of readings) expect(unit).toBe("kWh");
});

test("an electrician works on wires, and a builder in the order of a building", async () => {
  const jobs = await recordsOf("ServiceJob", {
    ...textsOf("customerName", "electrician", "jobType", "description"),
    hourlyRate: number,
    materials: listOf({ ...textsOf("name"), quantity: number, unitPrice: number }),
  });
  const [kinds, matters] = ["jobType", "description"].map((name) =>
    jobs.map((job) => String(job[name])).join("|"),
  );
  expect(kinds).not.toMatch(/Furniture|Leak|Painting/);
  expect(matters).not.toMatch(/Code review|workshop|audit/);
  const used = jobs.flatMap((job) => itemsOf(job, "materials").map(({ name }) => String(name)));
  expect(used.join("|")).toMatch(/Socket|Cable|Light switch/);
  const sites = await recordsOf("BuildingSite", {
    ...textsOf("siteName", "contractor"),
    phases: listOf(textsOf("name", "status")),
  });
  const phases = sites.flatMap((site) => itemsOf(site, "phases").map(({ name }) => String(name)));
  expect(phases.join("|")).toMatch(/Foundations|Structure/);
  expect(phases.join("|")).not.toMatch(/Approval|Testing/);
});

test("what is checked on a site is of the site", async () => {
  const visits = await recordsOf("YardInspection", {
    ...textsOf("siteName", "inspector", "date"),
    checklist: listOf(textsOf("item", "comment")),
  });
  const checks = visits.flatMap((visit) => itemsOf(visit, "checklist"));
  expect(checks.map(({ item }) => item).join("|")).not.toMatch(/Ask for the price|Make a list/);
  expect(checks.map(({ comment }) => comment).join("|")).not.toMatch(/Waiting for a reply/);
});

test("motorcycles, bicycles, forklifts and tools have sizes of their kind", async () => {
  const rides = await recordsOf("Motorcycle", {
    ...textsOf("make", "model"),
    seatHeightMm: number,
    weightKg: number,
    fuelCapacity: number,
  });
  for (const { seatHeightMm, weightKg, fuelCapacity } of rides) {
    expect(seatHeightMm).toBeGreaterThan(700);
    expect(weightKg).toBeGreaterThan(120);
    expect(fuelCapacity).toBeLessThan(30);
  }
  const bikes = await recordsOf("Bicycle", { ...textsOf("brand"), wheelSize: number });
  for (const { wheelSize } of bikes) expect([26, 27.5, 28, 29]).toContain(wheelSize);
  const lifts = await recordsOf("Forklift", { capacityKg: number, hoursUsed: number });
  expect(Math.max(...lifts.map(({ hoursUsed }) => Number(hoursUsed)))).toBeGreaterThan(2500);
  const tools = await recordsOf("PowerTool", {
    ...textsOf("name", "brand"),
    powerSource: oneOf("corded", "battery"),
    voltage: number,
  });
  for (const { powerSource, voltage } of tools) {
    if (powerSource === "corded") expect(voltage).toBe(230);
    else expect(voltage).toBeLessThan(60);
  }
});

test("stations, bays, containers, trips and plans are told in the words of their kind", async () => {
  const stations = await recordsOf("PetrolStation", {
    ...textsOf("name", "brand"),
    services: { type: "array", items: text },
  });
  expect(JSON.stringify(stations)).not.toMatch(/Consultation|Training/);
  for (const { number: bay } of await recordsOf("ParkingSpace", textsOf("number", "zone")))
    expect(bay).toMatch(/^[A-D]-\d\d$/);
  for (const { size } of await recordsOf("ShippingContainer", textsOf("containerNumber", "size")))
    expect(size).toMatch(/ft/);
  const trips = await recordsOf("Trip", {
    ...textsOf("driver", "purpose"),
    startOdometer: number,
    endOdometer: number,
  });
  expect(trips.map(({ purpose }) => purpose).join("|")).not.toMatch(/study|tourism/);
  const customers = await recordsOf("InternetCustomer", {
    ...textsOf("name", "plan"),
    downloadSpeedMbps: number,
  });
  expect(customers.map(({ plan }) => plan).join("|")).not.toMatch(/Team|Starter/);
});
