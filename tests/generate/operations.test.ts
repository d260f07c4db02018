import { expect, test } from "vitest";
import { at, flag, now, number, oneOf, orNull, recordsOf, text } from "./models.ts";

const minute = 60_000;
const day = 86_400_000;

test("an alert that fires is beyond its threshold, and one that is ok is not", async () => {
  const alerts = await recordsOf("Alert", {
    serviceId: text,
    metric: text,
    unit: text,
    threshold: number,
    currentValue: number,
    state: oneOf("ok", "firing"),
  });
  for (const { metric, unit, threshold, currentValue, state } of alerts) {
    expect(Number(currentValue) > Number(threshold)).toBe(state === "firing");
    if (/usage|error rate/.test(String(metric))) expect(unit).toBe("%");
  }
});

test("an error was never seen in the days to come, and an open one was seen this week", async () => {
  const groups = await recordsOf("ErrorGroup", {
    message: text,
    type: text,
    firstSeen: text,
    lastSeen: text,
    isResolved: flag,
  });
  for (const { type, message, firstSeen, lastSeen, isResolved } of groups) {
    expect(type).toMatch(/Error$/);
    expect(message).toMatch(
      /not|undefined|null|timed out|taken|must|Failed|refused|exceeded|Inv|Unexpected/,
    );
    expect(at(firstSeen)).toBeLessThanOrEqual(at(lastSeen));
    expect(at(lastSeen)).toBeLessThanOrEqual(now);
    if (isResolved === false) expect(now - at(lastSeen)).toBeLessThan(7 * day);
  }
});

test("what is rolled back is so within hours, whoever stands beside the dates", async () => {
  const deployments = await recordsOf("Deployment", {
    deployedBy: text,
    status: oneOf("success", "rolled_back"),
    deployedAt: text,
    rolledBackAt: orNull(text),
  });
  for (const { status, deployedAt, rolledBackAt } of deployments) {
    if (status !== "rolled_back") continue;
    const took = at(rolledBackAt) - at(deployedAt);
    expect(took).toBeGreaterThan(0);
    expect(took).toBeLessThan(4 * 60 * minute);
  }
});

test("a job ran last and runs next when its schedule says", async () => {
  const jobs = await recordsOf("CronJob", { schedule: text, lastRunAt: text, nextRunAt: text });
  for (const { schedule, lastRunAt, nextRunAt } of jobs) {
    expect(at(lastRunAt)).toBeLessThanOrEqual(now);
    expect(at(nextRunAt)).toBeGreaterThan(now);
    const gap = at(nextRunAt) - at(lastRunAt);
    if (schedule === "0 3 * * *") {
      expect(gap).toBe(day);
      expect(new Date(at(nextRunAt)).getUTCHours()).toBe(3);
    }
    if (schedule === "0 9 * * 1") {
      expect(gap).toBe(7 * day);
      expect(new Date(at(nextRunAt)).getUTCDay()).toBe(1);
    }
    if (schedule === "*/15 * * * *") expect(gap).toBe(15 * minute);
    if (schedule === "30 0 1 * *") expect(new Date(at(nextRunAt)).getUTCDate()).toBe(1);
  }
});

test("minutes at an hourly rate make the amount", async () => {
  const entries = await recordsOf("TimeEntry", {
    minutes: number,
    hourlyRate: number,
    amount: number,
  });
  for (const { minutes, hourlyRate, amount } of entries) {
    expect(Number(amount)).toBeCloseTo((Number(minutes) * Number(hourlyRate)) / 60, 1);
  }
});

test("a line is cheaper by its discount", async () => {
  const lines = await recordsOf("QuoteLine", {
    quantity: number,
    unitPrice: number,
    discountPercent: number,
    lineTotal: number,
  });
  for (const { quantity, unitPrice, discountPercent, lineTotal } of lines) {
    const full = Number(quantity) * Number(unitPrice);
    expect(Number(lineTotal)).toBeCloseTo(full * (1 - Number(discountPercent) / 100), 1);
  }
});

test("a timesheet is of one week from Monday to Sunday, and overtime is what exceeds it", async () => {
  const sheets = await recordsOf("Timesheet", {
    weekStart: text,
    weekEnd: text,
    totalHours: number,
    overtimeHours: number,
  });
  for (const { weekStart, weekEnd, totalHours, overtimeHours } of sheets) {
    expect(new Date(at(weekStart)).getUTCDay()).toBe(1);
    expect(at(weekEnd) - at(weekStart)).toBe(6 * day);
    expect(overtimeHours).toBe(Math.max(0, Number(totalHours) - 40));
    expect(Number(totalHours)).toBeGreaterThan(24);
  }
});

test("a milestone that was reached or missed was due before today", async () => {
  const milestones = await recordsOf("Milestone", {
    status: oneOf("upcoming", "reached", "missed"),
    dueDate: text,
    taskCount: number,
    completedTasks: number,
  });
  for (const { status, dueDate, taskCount, completedTasks } of milestones) {
    expect(at(dueDate) < now).toBe(status !== "upcoming");
    expect(Number(completedTasks)).toBeLessThanOrEqual(Number(taskCount));
    if (status === "reached") expect(completedTasks).toBe(taskCount);
  }
});

test("who meets on site gets no link", async () => {
  const interviews = await recordsOf("Interview", {
    type: oneOf("video", "onsite"),
    location: text,
    meetingUrl: orNull(text),
    status: oneOf("scheduled", "completed"),
    rating: orNull(number),
  });
  for (const { type, location, meetingUrl, status, rating } of interviews) {
    expect(meetingUrl === null).toBe(type === "onsite");
    expect(/Video call|Online/.test(String(location))).toBe(type === "video");
    expect(rating === null).toBe(status === "scheduled");
  }
});

test("a payout is what is left of the sales", async () => {
  const payouts = await recordsOf("Payout", {
    grossAmount: number,
    commission: number,
    fees: number,
    netAmount: number,
  });
  for (const { grossAmount, commission, fees, netAmount } of payouts) {
    expect(Number(grossAmount) - Number(commission) - Number(fees)).toBeCloseTo(
      Number(netAmount),
      1,
    );
    expect(Number(commission)).toBeLessThan(0.2 * Number(grossAmount));
  }
});

test("nobody has more points than were ever earned", async () => {
  const members = await recordsOf("LoyaltyMember", {
    pointsBalance: number,
    lifetimePoints: number,
  });
  for (const { pointsBalance, lifetimePoints } of members) {
    expect(Number(pointsBalance)).toBeLessThan(Number(lifetimePoints));
  }
});

test("the least to pay of a card is a small part of what is owed, and it expires in a month", async () => {
  const cards = await recordsOf("CreditCard", {
    cardHolder: text,
    expiry: text,
    creditLimit: number,
    currentBalance: number,
    minimumPayment: number,
  });
  for (const { expiry, currentBalance, minimumPayment } of cards) {
    expect(expiry).toMatch(/^\d\d\/\d\d$/);
    expect(Number(minimumPayment)).toBeLessThan(0.07 * Number(currentBalance));
  }
});

test("the index of the air is what its category says", async () => {
  const readings = await recordsOf("AirQualityReading", {
    aqi: number,
    category: oneOf("good", "moderate", "unhealthy"),
  });
  const ranges = { good: [0, 50], moderate: [51, 100], unhealthy: [101, 200] };
  for (const { aqi, category } of readings) {
    const [least = 0, most = 0] = ranges[category as keyof typeof ranges];
    expect(Number(aqi)).toBeGreaterThanOrEqual(least);
    expect(Number(aqi)).toBeLessThanOrEqual(most);
  }
});

test("a parcel's number looks as its carrier writes it", async () => {
  const shipments = await recordsOf("Shipment", {
    carrier: oneOf("UPS", "DHL", "FedEx"),
    trackingNumber: text,
  });
  const starts = { UPS: /^1Z/, DHL: /^JD/, FedEx: /^7/ };
  for (const { carrier, trackingNumber } of shipments) {
    expect(trackingNumber).toMatch(starts[carrier as keyof typeof starts]);
  }
});

test("an expense names a merchant of its category", async () => {
  const expenses = await recordsOf("Expense", { employee: text, merchant: text, category: text });
  expect(expenses.every(({ category }) => category !== "Groceries")).toBe(true);
});

test("a record of usage is measured in its unit, and says how much of the limit it is", async () => {
  const records = await recordsOf("UsageRecord", {
    metric: text,
    quantity: number,
    unit: text,
    limit: number,
    percentUsed: number,
  });
  for (const { metric, quantity, unit, limit, percentUsed } of records) {
    expect(Number(quantity)).toBeLessThan(Number(limit));
    expect(Number(percentUsed)).toBeCloseTo((100 * Number(quantity)) / Number(limit), -1);
    if (metric === "Storage") expect(unit).toBe("GB");
  }
});

test("what a holding has gained is what it is worth less what it cost", async () => {
  const holdings = await recordsOf("Holding", {
    symbol: text,
    quantity: number,
    averageBuyPrice: number,
    currentPrice: number,
    marketValue: number,
    costBasis: number,
    unrealizedPnl: number,
  });
  for (const holding of holdings) {
    const [worth, cost] = [Number(holding["marketValue"]), Number(holding["costBasis"])];
    expect(Number(holding["unrealizedPnl"])).toBeCloseTo(worth - cost, 1);
    expect(cost / worth).toBeGreaterThan(0.5);
    const paid = cost / Number(holding["quantity"]);
    expect(Number(holding["averageBuyPrice"])).toBeCloseTo(paid, 1);
  }
});

test("who clocks in clocks out at the end of a working day", async () => {
  const cards = await recordsOf("Timecard", {
    date: text,
    clockIn: text,
    clockOut: text,
    hoursWorked: number,
  });
  const hours = (clock: unknown) => {
    const [hour = 0, minutes = 0] = String(clock).split(":").map(Number);
    return hour + minutes / 60;
  };
  for (const { clockIn, clockOut, hoursWorked } of cards) {
    const worked = hours(clockOut) - hours(clockIn);
    expect(worked).toBeGreaterThanOrEqual(7);
    expect(Number(hoursWorked)).toBeCloseTo(worked, 1);
  }
});

test("only who has withdrawn says why, and nobody uses more credits than are included", async () => {
  const participants = await recordsOf("Participant", {
    status: oneOf("enrolled", "completed", "withdrawn"),
    withdrawalReason: orNull(text),
  });
  for (const { status, withdrawalReason } of participants) {
    expect(withdrawalReason !== null).toBe(status === "withdrawn");
  }
  const members = await recordsOf("Membership", { creditsIncluded: number, creditsUsed: number });
  for (const { creditsIncluded, creditsUsed } of members) {
    expect(Number(creditsUsed)).toBeLessThanOrEqual(Number(creditsIncluded));
  }
});
