import { describe, expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";
import { itemsOf, listOf, now, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";

const day = 86_400_000;
const ageOf = (date: unknown) => (now - Date.parse(String(date))) / day;

describe("what people have entered into began at any time before, and not in these weeks", () => {
  const kinds = ["Subscription", "Lease", "Contract", "Loan", "Medication"];
  test.each(kinds)("%s", async (model) => {
    const records = await recordsOf(model, {
      ...textsOf("startDate"),
      status: oneOf("active", "ended"),
    });
    const old = records.filter(({ startDate }) => ageOf(startDate) > 100);
    expect(old.length * 3).toBeGreaterThan(records.length);
    for (const { startDate } of records) expect(ageOf(startDate)).toBeGreaterThanOrEqual(0);
  });
});

test("a loan is owed while it is paid back, from within its term, and no more when it is paid off", async () => {
  const loans = await recordsOf("Loan", {
    ...textsOf("borrowerName", "startDate"),
    principal: number,
    interestRate: number,
    termMonths: number,
    remainingBalance: number,
    status: oneOf("active", "paid_off"),
  });
  for (const { status, startDate, termMonths, principal, remainingBalance } of loans) {
    expect(Number(termMonths) % 12).toBe(0);
    if (status === "paid_off") expect(remainingBalance).toBe(0);
    else {
      expect(remainingBalance).toBeGreaterThan(0);
      expect(remainingBalance).toBeLessThanOrEqual(Number(principal));
      expect(ageOf(startDate)).toBeLessThan(Number(termMonths) * 31);
    }
  }
});

test("a payslip is of a whole month, was paid when it was over, and tax comes off first", async () => {
  const slips = await recordsOf("Payslip", {
    ...textsOf("periodStart", "periodEnd", "paidAt"),
    grossPay: number,
    deductions: listOf({ name: text, amount: number }),
    netPay: number,
  });
  for (const slip of slips) {
    const { periodStart, periodEnd, paidAt } = slip;
    expect(periodStart).toMatch(/^\d{4}-\d{2}-01/);
    const last = Date.parse(String(periodEnd));
    expect(new Date(last + day).getUTCDate()).toBe(1);
    expect(String(periodEnd).slice(0, 7)).toBe(String(periodStart).slice(0, 7));
    expect(last).toBeLessThan(now);
    expect(Date.parse(String(paidAt))).toBeGreaterThanOrEqual(last);
    expect(Date.parse(String(paidAt))).toBeLessThan(last + 5 * day);
    expect(itemsOf(slip, "deductions")[0]?.["name"] ?? "Income tax").toBe("Income tax");
  }
});

test("what is done on a day of a journey is where it is done", async () => {
  const days = await recordsOf("Itinerary", {
    ...textsOf("destination"),
    activities: listOf({ title: text, location: text }),
  });
  const told = days.flatMap((one) => itemsOf(one, "activities"));
  for (const { title, location } of told.filter((one) => /museum|boat/i.test(String(one["title"]))))
    expect(location).toMatch(/museum/i.test(String(title)) ? /museum/i : /harbour/i);
});

test("what grows takes months from the seed to the harvest, which was", async () => {
  const harvests = await recordsOf("Harvest", textsOf("crop", "plantedAt", "harvestedAt"));
  for (const { plantedAt, harvestedAt } of harvests) {
    expect(ageOf(harvestedAt)).toBeGreaterThanOrEqual(0);
    expect(ageOf(plantedAt) - ageOf(harvestedAt)).toBeGreaterThanOrEqual(69);
  }
});

test("nobody was at the gym more often this month than it has had days", async () => {
  const members = await recordsOf("GymMember", {
    ...textsOf("fullName", "lastCheckIn"),
    visitsThisMonth: number,
  });
  const today = new Date(now).getUTCDate();
  for (const { visitsThisMonth } of members) expect(visitsThisMonth).toBeLessThanOrEqual(today);
});

test("what a vet will do is not written down before the visit", async () => {
  const visits = await recordsOf("VetAppointment", {
    ...textsOf("petName", "reason", "date"),
    treatment: orNull(text),
    status: oneOf("scheduled", "completed"),
  });
  for (const { status, treatment } of visits)
    if (status === "scheduled") expect(treatment).toBeNull();
});

test("a scratch costs less than a fire", async () => {
  const claims = await recordsOf("InsuranceClaim", {
    type: oneOf("auto", "fire", "travel"),
    description: text,
    claimedAmount: number,
  });
  for (const { description, claimedAmount } of claims) {
    if (/scratch|luggage/i.test(String(description))) expect(claimedAmount).toBeLessThan(2500);
    if (/fire/i.test(String(description))) expect(claimedAmount).toBeGreaterThan(2000);
  }
});

test("people give to a campaign while it runs", async () => {
  const backlot = await startBacklot(
    `export interface Campaign { id: number; title: string; startDate: string; endDate: string; goalAmount: number }
     export interface Donation { id: number; campaignId: number; amount: number; donatedAt: string }`,
    {
      resources: [
        { path: "/campaigns", type: "Campaign[]", count: 10 },
        { path: "/donations", type: "Donation[]", count: 60 },
      ],
    },
  );
  const read = async (path: string) =>
    (await (await request(backlot, "GET", path)).json()) as Record<string, unknown>[];
  const campaigns = new Map((await read("/campaigns")).map((one) => [one["id"], one]));
  const donations = await read("/donations");
  const inTime = donations.filter(({ campaignId, donatedAt }) => {
    const { startDate, endDate } = campaigns.get(campaignId) ?? {};
    const given = String(donatedAt).slice(0, 10);
    return given >= String(startDate) && given <= String(endDate);
  });
  // To one that has yet to begin nobody can have given.
  const begun = donations.filter(({ campaignId, donatedAt }) => {
    const { startDate } = campaigns.get(campaignId) ?? {};
    return String(startDate) <= String(donatedAt).slice(0, 10);
  });
  expect(begun.length).toBeGreaterThan(10);
  expect(inTime).toEqual(begun);
});

describe("what always has a day on which it is done has one to come while it is not", () => {
  const kinds: readonly (readonly [string, string, string, string])[] = [
    ["Installation", "installedDate", "scheduled", "installed"],
    ["Repair", "completedDate", "in_progress", "completed"],
    ["Inspection", "inspectedAt", "planned", "completed"],
    ["Parcel", "deliveredAt", "in_transit", "delivered"],
  ];
  test.each(kinds)("%s: %s", async (model, date, before, after) => {
    const records = await recordsOf(model, { ...textsOf(date), status: oneOf(before, after) });
    for (const record of records) {
      if (record["status"] === before) expect(ageOf(record[date])).toBeLessThan(0);
      else expect(ageOf(record[date])).toBeGreaterThanOrEqual(0);
    }
  });
});
