import { expect, test } from "vitest";
import { flag, number, oneOf, orNull, recordsOf, text } from "./models.ts";

const day = 86_400_000;
const daysBetween = (from: unknown, to: unknown) =>
  (Date.parse(String(to)) - Date.parse(String(from))) / day;

test("a policy runs for a year, and its claim papers are files of their kind", async () => {
  for (const { startDate, endDate } of await recordsOf("Policy", {
    policyNumber: text,
    startDate: text,
    endDate: text,
    premium: number,
  })) {
    expect(daysBetween(startDate, endDate)).toBe(365);
  }
  for (const { fileName, fileType } of await recordsOf("ClaimDocument", {
    fileName: text,
    fileType: text,
    uploadedAt: text,
    claimId: number,
  })) {
    expect(String(fileName).split(".").at(-1)).toBe(fileType);
  }
});

test("an old car is worth little and has gone far; a new one has not been driven", async () => {
  const cars = await recordsOf("Vehicle", {
    make: text,
    model: text,
    year: number,
    mileage: number,
    listPrice: number,
    condition: oneOf("new", "used"),
  });
  for (const { year, mileage, listPrice, condition } of cars) {
    if (condition === "new") expect(Number(mileage)).toBeLessThan(100);
    if (Number(year) < 2014) expect(Number(listPrice)).toBeLessThan(12_000);
  }
});

test("a workshop's hours, complaints and parts hang together", async () => {
  for (const { laborHours, laborCost, complaint, diagnosis } of await recordsOf("RepairOrder", {
    complaint: text,
    diagnosis: text,
    laborHours: number,
    laborCost: number,
    odometer: number,
  })) {
    const rate = Number(laborCost) / Number(laborHours);
    expect(rate).toBeGreaterThan(70);
    expect(rate).toBeLessThan(135);
    if (/brak/i.test(String(complaint))) expect(String(diagnosis)).toMatch(/brake|disc/i);
  }
  for (const { name, category } of await recordsOf("Part", {
    partNumber: text,
    name: text,
    brand: text,
    category: text,
    compatibleModels: { type: "array", items: text },
  })) {
    if (/brake/i.test(String(name))) expect(category).toBe("Brakes");
  }
});

test("animals of a farm are livestock, and no male of them is pregnant", async () => {
  for (const { species, sex, isPregnant } of await recordsOf("Animal", {
    farmId: number,
    tagNumber: text,
    species: text,
    breed: text,
    sex: oneOf("male", "female"),
    isPregnant: flag,
  })) {
    expect(species).toMatch(/^(?:cow|sheep|goat|pig|chicken|horse)$/);
    if (sex === "male") expect(isPregnant).toBe(false);
  }
});

test("a garden has tasks of its own, and what is done was due around then", async () => {
  for (const { title, dueDate, completedAt } of await recordsOf("GardenTask", {
    plantId: number,
    title: text,
    tools: { type: "array", items: text },
    dueDate: text,
    completedAt: orNull(text),
    season: text,
  })) {
    expect(title).toMatch(
      /^(?:Prune|Water|Mow|Turn|Sow|Weed|Feed|Plant|Harvest|Repot|Mulch|Spray) /,
    );
    if (completedAt !== null) expect(Math.abs(daysBetween(dueDate, completedAt))).toBeLessThan(8);
  }
});

test("a meter goes up by what was used, and the bill follows its period and its use", async () => {
  for (const { value, previousValue, consumption } of await recordsOf("MeterReading", {
    meterId: number,
    value: number,
    previousValue: number,
    consumption: number,
    readAt: text,
  })) {
    expect(Number(value) - Number(previousValue)).toBeCloseTo(Number(consumption), 5);
  }
  for (const { periodEnd, issuedAt, energyCost, consumption } of await recordsOf("UtilityBill", {
    periodStart: text,
    periodEnd: text,
    consumption: number,
    energyCost: number,
    gridFee: number,
    total: number,
    issuedAt: text,
  })) {
    expect(Number(energyCost) / Number(consumption)).toBeLessThan(0.4);
    expect(daysBetween(periodEnd, issuedAt)).toBeGreaterThanOrEqual(0);
  }
});

test("the name of a tariff is that of what it is a tariff for", async () => {
  for (const { name } of await recordsOf("Tariff", {
    name: text,
    provider: text,
    pricePerKwh: number,
  })) {
    expect(name).not.toMatch(/Mobile|Young|Prepaid|Unlimited/);
  }
  for (const { name } of await recordsOf("Tariff", {
    name: text,
    provider: text,
    dataAllowanceGb: number,
  })) {
    expect(name).toMatch(/Mobile|Young|Prepaid|Unlimited|Family/);
  }
});

test("a client that is a company has a company's name, one that is a person a person's", async () => {
  const people = new Set<unknown>();
  const companies = new Set<unknown>();
  for (const { name, clientType, email } of await recordsOf("Client", {
    name: text,
    clientType: oneOf("individual", "company"),
    email: text,
    phone: text,
  })) {
    (clientType === "company" ? companies : people).add(name);
    expect(String(email).startsWith("office@")).toBe(clientType === "company");
  }
  for (const name of people) expect(name).toMatch(/^\S+ \S+$/);
  for (const name of companies) expect(people.has(name)).toBe(false);
});

test("lawyers bill legal work, and have practised since they were admitted", async () => {
  for (const { activity } of await recordsOf("TimeEntry", {
    matterId: number,
    attorneyId: number,
    activity: text,
    hours: number,
  })) {
    expect(activity).toMatch(/Research|Drafting|Client|Court|Correspondence|Document/);
  }
  const records = await recordsOf("Attorney", {
    fullName: text,
    title: text,
    yearsOfExperience: number,
    admittedYear: number,
    lawSchool: text,
  });
  const sums = records.map(
    ({ yearsOfExperience, admittedYear }) => Number(yearsOfExperience) + Number(admittedYear),
  );
  expect(new Set(sums).size).toBe(1);
});

test("a bike goes as far as its minutes allow, and a line is called by its ends", async () => {
  for (const { durationMinutes, distanceKm } of await recordsOf("Ride", {
    bikeId: number,
    startedAt: text,
    endedAt: text,
    durationMinutes: number,
    distanceKm: number,
  })) {
    expect(Number(distanceKm) / (Number(durationMinutes) / 60)).toBeLessThan(17);
  }
  for (const { name, origin, destination } of await recordsOf("BusLine", {
    lineNumber: text,
    name: text,
    origin: text,
    destination: text,
    frequency: text,
  })) {
    expect(name).toBe(`${origin} – ${destination}`);
  }
});

test("a board shows what leaves soon, each as late as it says", async () => {
  for (const { scheduledTime, estimatedTime, delayMinutes } of await recordsOf("Departure", {
    lineId: number,
    stopName: text,
    scheduledTime: text,
    estimatedTime: text,
    delayMinutes: number,
    headsign: text,
    status: oneOf("on_time", "delayed"),
  })) {
    const late = daysBetween(scheduledTime, estimatedTime) * 24 * 60;
    expect(late).toBeCloseTo(Number(delayMinutes), 3);
    expect(late).toBeLessThan(19);
  }
});

test("a forecast is of the days to come, a permit for a year, and a phone plan no software's", async () => {
  const days = (
    await recordsOf("DailyForecast", { city: text, date: text, tempMax: number }, 8)
  ).map(({ date }) => String(date));
  expect(days).toEqual([...days].sort());
  for (const { validFrom, validTo } of await recordsOf("ParkingPermit", {
    permitNumber: text,
    validFrom: text,
    validTo: text,
    annualFee: number,
  })) {
    expect(daysBetween(validFrom, validTo)).toBe(365);
  }
  for (const { name, monthlyPrice } of await recordsOf("MobilePlan", {
    name: text,
    monthlyPrice: number,
    dataGb: number,
  })) {
    expect(name).not.toMatch(/Free|Starter|Enterprise/);
    expect(Number(monthlyPrice)).toBeGreaterThan(9);
  }
});

test("what lies on a site, what a machine needs and what is fetched are of their kind", async () => {
  for (const { name, category } of await recordsOf("Material", {
    name: text,
    category: text,
    quantityOnSite: number,
    deliveryDate: text,
  })) {
    expect(name).not.toMatch(/Linen|Wool$|Cotton/);
    expect(category).toMatch(
      /Concrete|Steel|Masonry|Insulation|Timber|Roofing|Drywall|Plumbing|Electrical|Tiles|Paint/,
    );
  }
  for (const { title } of await recordsOf("MaintenanceTask", {
    machineId: number,
    title: text,
    technician: text,
  })) {
    expect(title).toMatch(/^(?:Replace|Change|Align|Check|Tighten|Clean|Calibrate) /);
  }
  for (const { transfers } of await recordsOf("TrainConnection", {
    trainNumber: text,
    transfers: number,
    price: number,
  })) {
    expect(Number(transfers)).toBeLessThan(4);
  }
});
