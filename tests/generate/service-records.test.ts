import { expect, test } from "vitest";
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
  recordsBeside,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

const hour = 3_600_000;
const day = 24 * hour;

test("what a salon offers is told of in one piece: name, what it is, how long and how much", async () => {
  const members = { ...textsOf("name", "description"), durationMinutes: number, price: number };
  const own = await recordsOf("SalonService", members);
  const beside = await recordsBeside("Stylist", "Service", members);
  for (const { name, description, durationMinutes, price } of [...own, ...beside]) {
    if (name === "Brow shaping") expect(description).not.toMatch(/beard|towel/i);
    if (name === "Balayage") expect(Number(durationMinutes)).toBeGreaterThan(90);
    if (name === "Beard trim") expect(Number(price)).toBeLessThan(40);
  }
  for (const { name } of beside) expect(name).not.toMatch(/window|garden|tax/i);
});

test("labour and parts of each service come to its total", async () => {
  const orders = await recordsOf("ServiceOrder", {
    vehicle: text,
    services: listOf({ name: text, labor: number, parts: number, total: number }),
    total: number,
  });
  for (const order of orders)
    for (const { name, labor, parts, total } of itemsOf(order, "services")) {
      expect(Number(labor) + Number(parts)).toBeCloseTo(Number(total), 2);
      expect(name).not.toMatch(/^(?:Basic|Premium|Plus)$/);
    }
});

test("the hours of labour are not added to what the parts cost", async () => {
  const orders = await recordsOf("RepairOrder", {
    laborHours: number,
    laborRate: number,
    laborCost: number,
    partsCost: number,
    total: number,
  });
  for (const { laborCost, partsCost, total } of orders)
    expect(Number(laborCost) + Number(partsCost)).toBeCloseTo(Number(total), 2);
});

test("a desk that is booked by the month is booked for a month, and one by the day for a day", async () => {
  const bookings = await recordsOf("DeskBooking", {
    bookingType: oneOf("hourly", "daily", "monthly"),
    startAt: text,
    endAt: text,
    status: oneOf("upcoming", "completed"),
  });
  for (const { bookingType, startAt, endAt, status } of bookings) {
    const length = at(endAt) - at(startAt);
    if (bookingType === "hourly") expect(length).toBeLessThan(6 * hour);
    if (bookingType === "daily") expect(length).toBe(8 * hour);
    if (bookingType === "monthly") expect(length).toBeGreaterThanOrEqual(28 * day);
    if (status === "completed") expect(at(endAt)).toBeLessThanOrEqual(now);
  }
});

test("several of a thing are counted, whatever one of them is numbered by or comes to", async () => {
  const mechanics = await recordsOf("Mechanic", { name: text, activeJobs: number });
  for (const { activeJobs } of mechanics) expect(Number(activeJobs)).toBeLessThan(30);
  const stations = await recordsOf("ChargingStation", { name: text, totalPorts: number });
  for (const { totalPorts } of stations) expect(Number(totalPorts)).toBeLessThan(30);
});

test("a plan does not advertise what a flag says that it has not", async () => {
  const plans = await recordsOf("MobilePlan", {
    ...textsOf("name"),
    is5G: flag,
    roamingIncluded: flag,
    features: { type: "array", items: text },
  });
  for (const { is5G, roamingIncluded, features } of plans) {
    expect(String(features).includes("5G")).toBe(is5G);
    expect(String(features).includes("roaming")).toBe(roamingIncluded);
  }
});

test("a text message lasts no seconds, and a call takes no data", async () => {
  const records = await recordsOf("UsageRecord", {
    type: oneOf("call", "sms", "data"),
    destination: text,
    durationSeconds: number,
    dataMb: number,
  });
  for (const { type, durationSeconds, dataMb } of records) {
    expect(Number(durationSeconds) > 0).toBe(type === "call");
    expect(Number(dataMb) > 0).toBe(type === "data");
  }
});

test("what a workshop has received it received lately, and what was mended was mended afterwards", async () => {
  const orders = await recordsOf("RepairOrder", {
    status: oneOf("checked_in", "in_repair", "ready", "picked_up"),
    checkedInAt: text,
    completedAt: orNull(text),
  });
  for (const { status, checkedInAt, completedAt } of orders) {
    if (status === "checked_in") expect(daysFrom(checkedInAt)).toBeGreaterThan(-8);
    expect(completedAt !== null).toBe(status === "ready" || status === "picked_up");
    if (completedAt !== null) expect(at(completedAt)).toBeGreaterThan(at(checkedInAt));
  }
  const laundry = await recordsOf("LaundryOrder", {
    status: oneOf("received", "washing", "ready", "delivered"),
    receivedAt: text,
  });
  for (const { status, receivedAt } of laundry)
    if (status === "received") expect(daysFrom(receivedAt)).toBeGreaterThan(-8);
});

test("what is ordered and not fetched yet is to be fetched", async () => {
  const orders = await recordsOf("CakeOrder", {
    ...textsOf("customerName", "pickupAt"),
    status: oneOf("pending", "baking", "ready", "picked_up"),
  });
  for (const { status, pickupAt } of orders)
    expect(at(pickupAt) > now).toBe(status !== "picked_up");
});

test("a roof has made as much as it can make since the panels are there", async () => {
  const systems = await recordsOf("SolarSystem", {
    capacityKw: number,
    installDate: text,
    totalGeneratedKwh: number,
    co2SavedKg: number,
  });
  for (const { capacityKw, installDate, totalGeneratedKwh, co2SavedKg } of systems) {
    const most = Number(capacityKw) * 4 * Math.max(0, -daysFrom(installDate));
    expect(Number(totalGeneratedKwh)).toBeLessThanOrEqual(most + 1);
    expect(Number(co2SavedKg)).toBeLessThanOrEqual(Number(totalGeneratedKwh));
  }
});

test("a file is called by the ending that its type names", async () => {
  const jobs = await recordsOf("PrintJob", { fileName: text, fileType: oneOf("pdf", "ai", "psd") });
  for (const { fileName, fileType } of jobs)
    expect(String(fileName).endsWith(`.${fileType}`)).toBe(true);
});

test("what movers and clinics offer are no programs", async () => {
  const jobs = await recordsOf("MovingJob", {
    ...textsOf("customerName", "fromAddress", "toAddress", "moveDate"),
    services: { type: "array", items: text },
  });
  for (const { services } of jobs) expect(String(services)).not.toMatch(/-(?:db|api|web|worker)/);
});

test("a coworking space is open for the day", async () => {
  const spaces = await recordsOf("CoworkingSpace", textsOf("name", "openFrom", "openUntil"));
  for (const { openFrom, openUntil } of spaces)
    expect(
      Number.parseInt(String(openUntil), 10) - Number.parseInt(String(openFrom), 10),
    ).toBeGreaterThan(4);
});

test("the points of somebody are those of their tier", async () => {
  const members = await recordsOf("LoyaltyMember", {
    tier: oneOf("bronze", "silver", "gold"),
    lifetimePoints: number,
  });
  const least = { bronze: 0, silver: 5000, gold: 15_000 };
  for (const { tier, lifetimePoints } of members)
    expect(Number(lifetimePoints)).toBeGreaterThanOrEqual(least[tier as keyof typeof least]);
});

test("only what was sold has somebody who won it", async () => {
  const lots = await recordsOf("Lot", { title: text, sold: flag, winner: orNull(text) });
  for (const { sold, winner } of lots) expect(winner !== null).toBe(sold);
});

test("bread that is on sale was baked within the day, and nobody tips for what was not", async () => {
  const loaves = await recordsOf("BakeryProduct", textsOf("name", "bakedAt"));
  for (const { bakedAt } of loaves) expect(daysFrom(bakedAt)).toBeGreaterThan(-1);
  const visits = await recordsOf("SalonAppointment", {
    tip: number,
    status: oneOf("booked", "completed", "no_show", "cancelled"),
  });
  for (const { tip, status } of visits) if (status !== "completed") expect(tip).toBe(0);
});
