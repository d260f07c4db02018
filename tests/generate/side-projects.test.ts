import { expect, test } from "vitest";
import { isObject } from "../../src/schema/schema.ts";
import { flag, now, number, oneOf, orNull, recordsOf, text, toObject } from "./models.ts";

const hour = 3_600_000;
const day = 24 * hour;
const at = (value: unknown) => Date.parse(String(value));

test("a status that nobody has listed says by its ending that the work goes on", async () => {
  const jobs = await recordsOf("PrintJob", {
    fileName: text,
    status: oneOf("queued", "printing", "finished"),
    startedAt: orNull(text),
    finishedAt: orNull(text),
  });
  for (const { status, startedAt, finishedAt } of jobs) {
    expect(startedAt === null).toBe(status === "queued");
    expect(finishedAt === null).toBe(status !== "finished");
    if (status === "printing") expect(now - at(startedAt)).toBeLessThan(7 * day);
  }
});

test("nobody has won what is not over", async () => {
  const contests = await recordsOf("Hackathon", {
    name: text,
    startDate: text,
    endDate: text,
    winner: orNull(text),
  });
  const ahead = contests.filter(({ endDate }) => at(endDate) > now);
  expect(ahead.length).toBeGreaterThan(0);
  for (const { winner } of ahead) expect(winner).toBeNull();
});

test("teams have several people each", async () => {
  const contests = await recordsOf("Hackathon", { teams: number, participants: number });
  for (const { teams, participants } of contests)
    expect(Number(participants)).toBeGreaterThanOrEqual(2 * Number(teams));
});

test("what comes round each month is due within the month, on the day on which it began", async () => {
  const subscriptions = await recordsOf("Subscription", {
    serviceName: text,
    billingCycle: oneOf("weekly", "monthly", "yearly"),
    startedOn: text,
    nextBillingDate: text,
  });
  const longest = { weekly: 7, monthly: 31, yearly: 366 };
  for (const { billingCycle, startedOn, nextBillingDate } of subscriptions) {
    const ahead = at(nextBillingDate) - now;
    expect(ahead).toBeLessThanOrEqual(longest[billingCycle as keyof typeof longest] * day);
    if (billingCycle !== "weekly" && at(startedOn) < now && Number(String(startedOn).slice(8)) < 29)
      expect(String(nextBillingDate).slice(8, 10)).toBe(String(startedOn).slice(8, 10));
  }
});

test("who has kept at it for days did it today or yesterday", async () => {
  const habits = await recordsOf("Habit", {
    name: text,
    currentStreak: number,
    lastCompletedAt: orNull(text),
  });
  for (const { currentStreak, lastCompletedAt } of habits)
    if (Number(currentStreak) > 0) expect(now - at(lastCompletedAt)).toBeLessThan(day);
});

test("a habit is counted in what it is done in", async () => {
  const habits = await recordsOf("Habit", { name: text, goal: number, unit: text });
  for (const { name, goal, unit } of habits) {
    if (name === "Drink water") expect([unit, Number(goal) <= 8]).toEqual(["glasses", true]);
    if (name === "Read 20 pages") expect([unit, goal]).toEqual(["pages", 20]);
  }
});

test("what is told of a thing did not happen before it was there", async () => {
  const works = await recordsOf("Artwork", {
    title: text,
    year: number,
    description: text,
    provenance: text,
  });
  for (const { year, description, provenance } of works)
    for (const told of `${description} ${provenance}`.match(/\b(?:19|20)\d\d\b/g) ?? [])
      expect(Number(told)).toBeGreaterThanOrEqual(Number(year));
});

test("a translation says what its source says, in the language that it names", async () => {
  const strings = await recordsOf("Translation", {
    key: text,
    sourceText: text,
    targetText: text,
    sourceLanguage: text,
    targetLanguage: text,
  });
  for (const { key, sourceText, targetText, sourceLanguage, targetLanguage } of strings) {
    expect(sourceLanguage).toBe("English");
    expect(String(key)).toMatch(/^[a-z]+\.[a-z_]+$/);
    if (sourceText === "Settings" && targetLanguage === "German")
      expect(targetText).toBe("Einstellungen");
    expect(targetText).not.toBe(sourceText);
  }
});

test("a session that goes on began today, and a free place has none", async () => {
  const chargers = await recordsOf("Charger", {
    status: oneOf("available", "occupied", "out_of_order"),
    currentSession: orNull(toObject({ startedAt: text, energyKwh: number })),
  });
  for (const { status, currentSession } of chargers) {
    if (status !== "occupied") expect(currentSession).toBeNull();
    else if (isObject(currentSession))
      expect(now - at(currentSession["startedAt"])).toBeLessThan(6 * hour);
  }
});

test("parking costs its rate for each hour", async () => {
  const sessions = await recordsOf("ParkingSession", {
    plate: text,
    durationMinutes: number,
    rate: number,
    amount: number,
  });
  for (const { durationMinutes, rate, amount } of sessions)
    expect(Number(amount)).toBeCloseTo((Number(rate) * Number(durationMinutes)) / 60, 1);
});

test("a battery is emptier after a flight and fuller after a charge", async () => {
  const members = { batteryStart: number, batteryEnd: number };
  for (const { batteryStart, batteryEnd } of await recordsOf("DroneFlight", members))
    expect(Number(batteryEnd)).toBeLessThan(Number(batteryStart));
  for (const { batteryStart, batteryEnd } of await recordsOf("ChargingSession", members))
    expect(Number(batteryEnd)).toBeGreaterThan(Number(batteryStart));
});

test("what is on loan says to whom, and nothing else does", async () => {
  const works = await recordsOf("Artwork", { title: text, onLoan: flag, loanedTo: orNull(text) });
  for (const { onLoan, loanedTo } of works) expect(loanedTo !== null).toBe(onLoan);
});

test("a long way takes longer, in whatever words that is written", async () => {
  const trails = await recordsOf("Trail", { name: text, lengthKm: number, estimatedTime: text });
  for (const { lengthKm, estimatedTime } of trails) {
    const [, hours = "0"] = /^(\d+) h/.exec(String(estimatedTime)) ?? [];
    const [, minutes = "0"] = /(\d+) min$/.exec(String(estimatedTime)) ?? [];
    const taken = Number(hours) + Number(minutes) / 60;
    expect(taken).toBeGreaterThanOrEqual(0.2 * Number(lengthKm) - 0.25);
    expect(taken).toBeLessThanOrEqual(0.4 * Number(lengthKm) + 0.25);
  }
});
