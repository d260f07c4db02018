import { expect, test } from "vitest";
import { daysFrom, number, oneOf, recordsOf, text, textsOf } from "./models.ts";
import { readAll } from "./whole-project.ts";

test("what is left of the pay is the base with what is added and without what is taken off", async () => {
  const slips = await recordsOf("SalarySlip", {
    ...textsOf("employeeName", "month"),
    year: number,
    basicPay: number,
    allowances: number,
    incomeTax: number,
    pension: number,
    netSalary: number,
  });
  for (const { year, month, basicPay, allowances, incomeTax, pension, netSalary } of slips) {
    const [base, more, tax, saved] = [basicPay, allowances, incomeTax, pension].map(Number);
    expect(Number(netSalary)).toBeCloseTo((base ?? 0) + (more ?? 0) - (tax ?? 0) - (saved ?? 0), 1);
    expect(Number(tax) / Number(base)).toBeGreaterThan(0.1);
    expect(month).toMatch(/^[A-Z][a-z]+$/);
    expect([2024, 2025, 2026]).toContain(year);
  }
});

test("a route leads over land, is as long as the land is, and is driven in hours", async () => {
  const routes = await recordsOf("DeliveryRoute", {
    ...textsOf("routeName", "origin", "destination", "duration"),
    distanceKm: number,
  });
  for (const { distanceKm, duration } of routes) {
    expect(Number(distanceKm)).toBeLessThan(1400);
    const [, hours = "0"] = /^(\d+) h/.exec(String(duration)) ?? [];
    expect(Math.abs(Number(hours) - Number(distanceKm) / 82)).toBeLessThan(1.1);
  }
});

test("the next dose of a vaccine comes after months", async () => {
  const doses = await recordsOf("VaccineDose", textsOf("vaccineName", "dateGiven", "nextDoseDue"));
  for (const { dateGiven, nextDoseDue } of doses) {
    expect(daysFrom(nextDoseDue) - daysFrom(dateGiven)).toBeGreaterThan(150);
  }
});

test("what comes in by the month is what the plan costs", async () => {
  const [plans = [], subscriptions = []] = await readAll(
    `export interface PricingPlan { id: number; name: string; monthlyPrice: number; maxUsers: number }
     export interface Subscription { id: number; planId: number; customerName: string; seats: number; mrr: number }`,
    [
      { path: "/plans", type: "PricingPlan[]", count: 5 },
      { path: "/subscriptions", type: "Subscription[]", count: 40 },
    ],
  );
  const known = new Map(plans.map((plan) => [plan["id"], plan["monthlyPrice"]]));
  for (const { planId, mrr } of subscriptions) expect(mrr).toBe(known.get(planId));
});

test("who looks for work hopes for more than now, and knows the trade", async () => {
  const candidates = await recordsOf("JobApplicant", {
    ...textsOf("fullName", "appliedPosition"),
    currentSalary: number,
    salaryExpectation: number,
    skills: { type: "array", items: text },
  });
  for (const { currentSalary, salaryExpectation, skills } of candidates) {
    const rise = Number(salaryExpectation) / Number(currentSalary);
    expect(rise).toBeGreaterThan(1);
    expect(rise).toBeLessThan(1.3);
    for (const skill of skills as readonly string[]) expect(skill).not.toMatch(/Roofing|Tiling/);
  }
});

test("rent is paid as it is due, for the month in which that is", async () => {
  const payments = await recordsOf("RentPayment", {
    ...textsOf("tenantName", "month", "paidOn"),
    amountDue: number,
    amountPaid: number,
  });
  for (const { amountDue, amountPaid, month, paidOn } of payments) {
    expect(amountPaid).toBe(amountDue);
    expect(Number(amountDue)).toBeGreaterThan(500);
    const name = new Date(String(paidOn)).toLocaleString("en", { month: "long", timeZone: "UTC" });
    expect(String(month)).toContain(name);
  }
});

test("each cabin takes its luggage, and a kilowatt hour costs cents", async () => {
  const seats = await recordsOf("Ticket", {
    ...textsOf("flightNumber", "luggageAllowance"),
    cabin: oneOf("economy", "business", "first"),
  });
  for (const { cabin, luggageAllowance } of seats) {
    if (cabin !== "economy") expect(luggageAllowance).toMatch(/ × 32 kg$/);
  }
  const meters = await recordsOf("ElectricityMeter", {
    ...textsOf("meterNumber", "tariff", "unit"),
    consumption: number,
    unitRate: number,
  });
  for (const { unit, unitRate } of meters) {
    expect(unit).toBe("kWh");
    expect(Number(unitRate)).toBeLessThan(0.5);
  }
  const laps = await recordsOf("Workout", { ...textsOf("exerciseName"), heartRateAvg: number });
  for (const { heartRateAvg } of laps) expect(Number(heartRateAvg)).toBeGreaterThan(70);
});

test("who leads a department has a name, and a credit note a reason of its own", async () => {
  const departments = await recordsOf("Department", textsOf("name", "hodName"));
  for (const { hodName } of departments) expect(hodName).toMatch(/^\p{Lu}\S+ \p{Lu}\S+/u);
  expect(departments.map(({ hodName }) => hodName)).not.toContain("South Head");
  const notes = await recordsOf("CreditMemo", { ...textsOf("number", "reason"), amount: number });
  for (const { reason } of notes) expect(reason).not.toMatch(/Renovation|Education|Home purchase/);
  const houses = await recordsOf("ApartmentBuilding", {
    ...textsOf("name", "address"),
    floors: number,
    amenities: { type: "array", items: text },
  });
  for (const { amenities } of houses) {
    for (const one of amenities as readonly string[])
      expect(one).not.toMatch(/Card payment|Toilets/);
  }
  const programs = await recordsOf("TrainingProgram", {
    ...textsOf("title", "trainerName", "mode", "department"),
  });
  for (const { title, mode } of programs) {
    expect(title).not.toMatch(/10 km|Strength|Gym/);
    expect(mode).toMatch(/online|classroom|hybrid|self-paced/);
  }
});
