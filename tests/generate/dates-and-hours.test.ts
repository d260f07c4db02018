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
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

const hoursBetween = (from: unknown, to: unknown) => (at(to) - at(from)) / 3_600_000;

test("people work by day, and are to be had by day", async () => {
  const agents = await recordsOf("SupportAgent", {
    name: text,
    workingHours: toObject(textsOf("start", "end")),
    availability: listOf(textsOf("day", "from", "to")),
  });
  for (const agent of agents) {
    const { start, end } = agent["workingHours"] as { start: string; end: string };
    expect(start >= "07:00" && start < "11:00").toBe(true);
    expect(end > "15:00" && end <= "20:30").toBe(true);
    for (const { from, to } of itemsOf(agent, "availability")) {
      expect(String(from) < "12:00").toBe(true);
      expect(String(to) < "21:00").toBe(true);
    }
  }
});

test("what stands in a calendar takes an hour or two, or all day", async () => {
  const timed = await recordsOf("CalendarEvent", {
    ...textsOf("title", "startTime", "endTime"),
    isFullDay: flag,
  });
  for (const { startTime, endTime, isFullDay } of timed) {
    if (isFullDay === true) expect(hoursBetween(startTime, endTime)).toBeGreaterThanOrEqual(24);
    else expect(hoursBetween(startTime, endTime)).toBeLessThanOrEqual(2);
  }
  const daily = await recordsOf("AgendaItem", {
    ...textsOf("title", "startDate", "endDate"),
    allDay: flag,
  });
  for (const { startDate, endDate, allDay } of daily)
    if (allDay === false) expect(endDate).toBe(startDate);
});

test("what is paid by the day is booked for days", async () => {
  const bookings = await recordsOf("VehicleReservation", {
    ...textsOf("id", "startTime", "endTime"),
    dailyRate: number,
  });
  for (const { startTime, endTime } of bookings)
    expect(hoursBetween(startTime, endTime)).toBeGreaterThanOrEqual(24);
});

test("the active week is this one, and the month of a report has thirty days", async () => {
  const plans = await recordsOf("MealPlan", {
    ...textsOf("name", "weekStart", "weekEnd"),
    isActive: flag,
  });
  for (const { weekStart, isActive } of plans)
    if (isActive === true) expect(Math.abs(daysFrom(weekStart))).toBeLessThan(7);
  const reports = await recordsOf("TrafficReport", {
    ...textsOf("startDate", "endDate"),
    period: oneOf("week", "month"),
    visits: number,
  });
  for (const { startDate, endDate, period } of reports)
    if (period === "month")
      expect(Math.abs(hoursBetween(startDate, endDate) / 24 - 30.5)).toBeLessThan(1);
});

test("a table is closed within hours, and the till on the day on which it was opened", async () => {
  const orders = await recordsOf("TableOrder", {
    ...textsOf("waiter", "openedAt"),
    tableNumber: number,
    closedAt: orNull(text),
    status: oneOf("open", "closed"),
  });
  for (const { openedAt, closedAt, status } of orders) {
    if (closedAt !== null) expect(hoursBetween(openedAt, closedAt)).toBeLessThan(3);
    if (status === "open") expect(daysFrom(openedAt)).toBeGreaterThan(-0.2);
  }
  const drawers = await recordsOf("CashDrawer", {
    ...textsOf("cashier", "openedAt", "closedAt"),
    openingBalance: number,
  });
  for (const { openedAt, closedAt } of drawers) {
    expect(hoursBetween(openedAt, closedAt)).toBeLessThanOrEqual(10);
    expect(at(closedAt)).toBeLessThanOrEqual(now);
  }
});

test("who works there has not left, and most have been there for more than a quarter", async () => {
  const trainers = await recordsOf("Trainer", {
    ...textsOf("name", "specialty", "startDate"),
    endDate: orNull(text),
    isActive: flag,
  });
  const active = trainers.filter(({ isActive }) => isActive === true);
  for (const { endDate } of active) expect(endDate).toBeNull();
  const lately = active.filter(({ startDate }) => daysFrom(startDate) > -90);
  expect(lately.length).toBeLessThan(active.length / 2);
});
