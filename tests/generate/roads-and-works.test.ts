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

const plate = /^[A-Z]{1,3}[ -][A-Z\d]{1,4}(?: [\dA-Z]{2,4})?$/;

test("a vehicle is registered by its plate, and a company is not", async () => {
  const vans = await recordsOf("Van", {
    ...textsOf("registrationNumber", "vin"),
    odometer: number,
  });
  for (const { registrationNumber } of vans) expect(registrationNumber).toMatch(plate);
  const jobs = await recordsOf("GarageJob", textsOf("vehicleReg", "mechanic"));
  for (const { vehicleReg } of jobs) expect(vehicleReg).toMatch(plate);
  const firms = await recordsOf("Company", textsOf("name", "registrationNumber", "industry"));
  for (const { registrationNumber } of firms) expect(registrationNumber).toMatch(/\d{5}/);
});

test("a workshop asks for its hours and its parts, and for no more", async () => {
  const jobs = await recordsOf("WorkshopJob", {
    ...textsOf("customer", "mechanic"),
    labourHours: number,
    labourRate: number,
    partsCost: number,
    total: number,
  });
  for (const { labourHours, labourRate, partsCost, total } of jobs) {
    const asked = Number(labourHours) * Number(labourRate) + Number(partsCost);
    expect(Number(total)).toBeCloseTo(asked, 1);
  }
});

test("what is ready was wished for no later day", async () => {
  const bookings = await recordsOf("GarageBooking", {
    ...textsOf("customerName", "vehicle", "preferredDate"),
    status: oneOf("booked", "in_progress", "completed"),
  });
  for (const { preferredDate, status } of bookings) {
    if (status === "completed") expect(daysFrom(preferredDate)).toBeLessThanOrEqual(1);
    if (status === "booked") expect(daysFrom(preferredDate)).toBeGreaterThanOrEqual(-1);
  }
});

test("each of several firms has somebody else whom one asks for", async () => {
  const sites = await recordsOf("BuildingSite", {
    ...textsOf("name", "siteAddress"),
    suppliers: listOf(textsOf("company", "contactPerson", "phone")),
  });
  for (const site of sites) {
    const suppliers = itemsOf(site, "suppliers");
    const people = suppliers.map(({ contactPerson }) => contactPerson);
    expect(new Set(people).size).toBe(people.length);
  }
});

test("what a meter has counted is paid at about the price of what it counts", async () => {
  const readings = await recordsOf("WaterMeterReading", {
    ...textsOf("meterNumber", "readingDate"),
    consumption: number,
    utility: oneOf("electricity", "gas", "water"),
    amountDue: number,
  });
  const prices = { electricity: [0.2, 0.4], gas: [0.8, 1.3], water: [2.7, 4] };
  for (const { consumption, utility, amountDue } of readings) {
    const [least = 0, most = 0] = prices[utility as keyof typeof prices];
    const price = Number(amountDue) / Number(consumption);
    expect(price).toBeGreaterThan(least);
    expect(price).toBeLessThan(most);
  }
});

test("a parcel is handed over in the town of its address", async () => {
  const packages = await recordsOf("Shipment", {
    ...textsOf("trackingNumber", "shippingAddress"),
    events: listOf(textsOf("timestamp", "location", "description")),
    status: oneOf("created", "in_transit", "delivered"),
  });
  const handed = packages.filter(({ status }) => status === "delivered");
  expect(handed.length).toBeGreaterThan(5);
  for (const one of handed) {
    const last = itemsOf(one, "events").at(-1);
    if (!last) continue;
    const [town = ""] = String(last["location"]).split(",");
    expect(one["shippingAddress"]).toContain(town);
  }
});

test("nothing is spoiled of what is not yet made", async () => {
  const runs = await recordsOf("ManufacturingOrder", {
    ...textsOf("product"),
    quantityProduced: number,
    scrapQuantity: number,
    status: oneOf("planned", "released", "running", "completed"),
  });
  for (const { scrapQuantity, status } of runs)
    if (status === "released") expect(scrapQuantity).toBe(0);
});

test("an internet plan has the features of one", async () => {
  const plans = await recordsOf("BroadbandPlan", {
    ...textsOf("name", "provider", "dataLimit"),
    features: { type: "array", items: text },
  });
  for (const { dataLimit, features } of plans) {
    expect(dataLimit).toMatch(/^(?:Unlimited|\d+ [GT]B)$/);
    expect(features).not.toContain("Unlimited projects");
  }
});

test("a lorry carries tonnes and drinks as much, and a car does not", async () => {
  const lorries = await recordsOf("Lorry", {
    plate: text,
    payloadCapacityKg: number,
    fuelConsumption: number,
  });
  for (const { payloadCapacityKg, fuelConsumption } of lorries) {
    expect(payloadCapacityKg).toBeGreaterThanOrEqual(3500);
    expect(fuelConsumption).toBeGreaterThanOrEqual(20);
  }
  const cars = await recordsOf("Car", { make: text, fuelConsumption: number });
  for (const { fuelConsumption } of cars) expect(fuelConsumption).toBeLessThan(15);
});

test("planes take off on runways, and land no faster for being looked after", async () => {
  const fields = await recordsOf("Airfield", {
    name: text,
    runways: listOf({ ...textsOf("designation", "surface"), lengthM: number }),
  });
  for (const field of fields)
    for (const { designation, lengthM } of itemsOf(field, "runways")) {
      expect(designation).toMatch(/^\d\d[LRC]?\/\d\d[LRC]?$/);
      expect(lengthM).toBeGreaterThanOrEqual(1500);
    }
  const planes = await recordsOf("Airplane", {
    model: text,
    seatingCapacity: number,
    maxSpeed: number,
    status: oneOf("in_service", "maintenance"),
  });
  for (const { model, seatingCapacity, maxSpeed } of planes) {
    expect(maxSpeed).toBeGreaterThan(0);
    if (model === "A320neo") expect(seatingCapacity).toBeLessThan(200);
  }
});

test("both ends of a ride lie in streets of the town", async () => {
  const rides = await recordsOf("TaxiRide", textsOf("pickupAddress", "dropoffAddress"));
  const english = /\b(?:Street|Road|Lane|Drive|Court|Close)\b/;
  for (const { pickupAddress, dropoffAddress } of rides)
    if (/\b(?:Berlin|Hamburg|Lyon|Paris|Barcelona)\b/.test(String(pickupAddress)))
      expect(dropoffAddress).not.toMatch(english);
});

test("a box that does not cool has no temperature", async () => {
  const boxes = await recordsOf("ReeferBox", { reefer: flag, temperature: orNull(number) });
  for (const { reefer, temperature } of boxes) if (!reefer) expect(temperature).toBeNull();
});

test("a roof gives by the year what its panels can", async () => {
  const roofs = await recordsOf("SolarRoof", {
    capacityKw: number,
    panelCount: number,
    annualYield: number,
    installer: text,
  });
  for (const { capacityKw, annualYield } of roofs) {
    expect(Number(annualYield) / Number(capacityKw)).toBeGreaterThan(800);
    expect(Number(annualYield) / Number(capacityKw)).toBeLessThan(1300);
  }
});

test("a courier brings some parcels at a time, for the price of an errand", async () => {
  const couriers = await recordsOf("Courier", { name: text, activeDeliveries: number });
  for (const { activeDeliveries } of couriers) expect(activeDeliveries).toBeLessThan(5);
  const errands = await recordsOf("CourierOrder", {
    ...textsOf("pickupAddress", "dropoffAddress", "packageSize", "packageDescription"),
    price: number,
  });
  for (const { price, packageDescription } of errands) {
    expect(price).toBeLessThan(60);
    expect(String(packageDescription).length).toBeLessThan(40);
  }
});

test("who has a project knows that money goes as the work does", async () => {
  const projects = await recordsOf("BuildingProject", {
    ...textsOf("name", "client"),
    contractValue: number,
    budgetSpent: number,
    percentComplete: number,
  });
  for (const { contractValue, budgetSpent, percentComplete } of projects) {
    const share = (100 * Number(budgetSpent)) / Number(contractValue);
    expect(Math.abs(share - Number(percentComplete))).toBeLessThan(3);
  }
});

test("a train halts in towns", async () => {
  const trains = await recordsOf("TrainConnection", {
    ...textsOf("trainNumber", "from", "to"),
    stops: listOf(textsOf("station", "platform")),
  });
  for (const train of trains)
    for (const { station } of itemsOf(train, "stops")) expect(station).not.toBe("City Hall");
});

test("whether a car is a saloon tells nothing of its engine", async () => {
  const bikes = await recordsOf("Motorbike", { ...textsOf("brand", "type"), engineCc: number });
  for (const { engineCc } of bikes) expect(engineCc).toBeGreaterThan(0);
  const cars = await recordsOf("Car", { ...textsOf("make", "fuelType"), engineSize: number });
  for (const { fuelType, engineSize } of cars)
    if (fuelType === "electric") expect(engineSize).toBe(0);
});

test("a ticket for a day tells the hour of its train, and the wind blows where a turbine stands", async () => {
  const tickets = await recordsOf("RailTicket", textsOf("travelDate", "departureTime"));
  for (const { departureTime } of tickets) expect(departureTime).toMatch(/^\d\d:\d\d$/);
  const turbines = await recordsOf("Turbine", {
    rotorDiameter: number,
    windSpeed: number,
    status: oneOf("operating", "stopped"),
  });
  for (const { windSpeed } of turbines) expect(windSpeed).toBeGreaterThan(0);
});

test("a shift at a works makes about what it aims at, in a plant that does not bloom", async () => {
  const shifts = await recordsOf("ProductionShift", {
    ...textsOf("plant", "line"),
    unitsTarget: number,
    unitsProduced: number,
  });
  for (const { plant, unitsTarget } of shifts) {
    expect(plant).toMatch(/works|[Pp]lant/);
    expect(unitsTarget).toBeGreaterThan(100);
  }
});

test("an hour on the clock makes no day of the year 1970", async () => {
  const flights = await recordsOf(
    "FlightLog",
    textsOf("departureDate", "departureTime", "arrivalTime", "date"),
  );
  for (const { departureDate } of flights) expect(daysFrom(departureDate)).toBeGreaterThan(-3000);
});
