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

test("nobody answers before something was said, nor a year later", async () => {
  for (const reply of [textsOf("author", "date", "text"), textsOf("text", "repliedAt")]) {
    const reviews = await recordsOf("Review", {
      ...textsOf("comment", "createdAt"),
      rating: number,
      ownerReply: toObject(reply),
    });
    for (const { createdAt, ownerReply } of reviews) {
      const { date, repliedAt } = ownerReply as { date?: string; repliedAt?: string };
      const hours = hoursBetween(createdAt, date ?? repliedAt);
      expect(hours).toBeGreaterThan(-24);
      expect(hours).toBeLessThan(21 * 24);
    }
  }
});

test("who is there came today, and the next dose is taken within the day", async () => {
  const members = await recordsOf("GymMember", {
    name: text,
    isPresentToday: flag,
    checkedInAt: orNull(text),
  });
  for (const { isPresentToday, checkedInAt } of members)
    if (isPresentToday === true) expect(daysFrom(checkedInAt)).toBeGreaterThan(-0.5);
    else expect(checkedInAt).toBeNull();
  const doses = await recordsOf("Medication", {
    ...textsOf("name", "dosage", "nextDoseAt"),
    frequency: oneOf("daily", "twice daily", "weekly"),
  });
  for (const { nextDoseAt, frequency } of doses) {
    expect(daysFrom(nextDoseAt)).toBeGreaterThanOrEqual(0);
    expect(daysFrom(nextDoseAt)).toBeLessThanOrEqual(frequency === "weekly" ? 7 : 1);
  }
});

test("what is done at an hour is done when that has come", async () => {
  const transfers = await recordsOf("Transfer", {
    ...textsOf("createdAt", "scheduledFor"),
    executedAt: orNull(text),
    status: oneOf("scheduled", "executed", "cancelled"),
  });
  const executed = transfers.filter(({ executedAt }) => executedAt !== null);
  expect(executed.length).toBeGreaterThan(5);
  for (const { scheduledFor, executedAt } of executed) {
    expect(hoursBetween(scheduledFor, executedAt)).toBeGreaterThanOrEqual(0);
    expect(at(executedAt)).toBeLessThanOrEqual(now);
  }
});

test("what is updated on a day is so beside the day on which it was published", async () => {
  for (const { updatedOn } of await recordsOf("Article", textsOf("publishedOn", "updatedOn"), 5))
    expect(updatedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("an account in use was used within the fortnight", async () => {
  const accounts = await recordsOf("Account", {
    ...textsOf("name", "lastTransactionAt", "openedAt"),
    balance: number,
    isActive: flag,
  });
  for (const { isActive, lastTransactionAt } of accounts)
    if (isActive === true) expect(daysFrom(lastTransactionAt)).toBeGreaterThan(-15);
});

test("a claim that is open was filed within the month", async () => {
  for (const [name, begin] of [
    ["InsuranceClaim", "filedAt"],
    ["LoanApplication", "submittedAt"],
    ["MaintenanceRequest", "reportedOn"],
  ] as const) {
    const claims = await recordsOf(name, {
      ...textsOf("title", begin),
      status: oneOf("open", "under_review", "approved", "closed"),
    });
    for (const claim of claims)
      if (/^(?:open|under_review)$/.test(String(claim["status"])))
        expect(daysFrom(claim[begin])).toBeGreaterThan(-30);
  }
});

test("what is asked for or agreed on begins on a day to come", async () => {
  for (const [name, begin] of [
    ["CarBooking", "pickupDate"],
    ["PickupRequest", "pickupDate"],
    ["ServiceBooking", "date"],
  ] as const) {
    const bookings = await recordsOf(name, {
      ...textsOf("customer", begin),
      status: oneOf("requested", "approved", "declined", "completed"),
    });
    for (const booking of bookings)
      if (/^(?:requested|approved)$/.test(String(booking["status"])))
        expect(daysFrom(booking[begin])).toBeGreaterThanOrEqual(-1);
  }
});

test("a bill is due within weeks of what it is for", async () => {
  const bills = await recordsOf("ElectricityBill", {
    dueDate: text,
    billingPeriod: toObject(textsOf("start", "end")),
    status: oneOf("paid", "pending", "overdue"),
  });
  for (const { dueDate, billingPeriod } of bills) {
    const { end } = billingPeriod as { end: string };
    expect(hoursBetween(end, dueDate) / 24).toBeGreaterThan(3);
    expect(hoursBetween(end, dueDate) / 24).toBeLessThan(60);
  }
  const monthly = await recordsOf("PhoneBill", textsOf("billingMonth", "dueDate", "provider"));
  for (const { billingMonth, dueDate } of monthly) {
    const days = (at(dueDate) - at(`1 ${String(billingMonth)} UTC`)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(0);
    expect(days).toBeLessThan(62);
  }
});
