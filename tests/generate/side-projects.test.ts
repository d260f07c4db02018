import { expect, test } from "vitest";
import { isObject } from "../../src/schema/schema.ts";
import {
  at,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  toObject,
} from "./models.ts";

const hour = 3_600_000;
const day = 24 * hour;

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

test("what somebody said in a recording is no text of a program", async () => {
  const segments = await recordsOf("TranscriptSegment", {
    text,
    language: text,
    startSeconds: number,
  });
  for (const segment of segments)
    expect(["Settings", "Add to basket", "Einstellungen"]).not.toContain(segment["text"]);
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

test("who was born in early August is a Leo", async () => {
  const people = await recordsOf("DatingProfile", { birthday: text, zodiacSign: text }, 200);
  const inAugust = people.filter(({ birthday }) => /-08-(?:0|1)\d/.test(String(birthday)));
  expect(inAugust.length).toBeGreaterThan(0);
  for (const { zodiacSign } of inAugust) expect(zodiacSign).toBe("Leo");
});

test("the option with most votes wins a poll, once it is closed", async () => {
  const polls = await recordsOf("Poll", {
    question: text,
    options: listOf({ text, votes: number }),
    status: oneOf("open", "closed"),
    winningOption: orNull(text),
  });
  for (const poll of polls) {
    const options = itemsOf(poll, "options");
    const most = Math.max(...options.map(({ votes }) => Number(votes)));
    const best = options.filter(({ votes }) => votes === most).map((option) => option["text"]);
    if (poll["status"] === "open") expect(poll["winningOption"]).toBeNull();
    else if (best.length > 0) expect(best).toContain(poll["winningOption"]);
  }
});

test("a ticket is scanned on the day of its event", async () => {
  const tickets = await recordsOf("Ticket", {
    eventName: text,
    eventDate: text,
    status: oneOf("valid", "used"),
    scannedAt: orNull(text),
  });
  for (const { eventDate, scannedAt, status } of tickets) {
    if (scannedAt !== null)
      expect(String(scannedAt).slice(0, 10)).toBe(String(eventDate).slice(0, 10));
    else if (status === "used") expect(at(eventDate)).toBeGreaterThan(now - day);
  }
});

test("a page is found under its title", async () => {
  for (const { title, url } of await recordsOf("Bookmark", { title: text, url: text }))
    expect(String(url).split("/").at(-1)).toBe(
      String(title)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, "-"),
    );
});

test("what grows is still to be harvested, and what was harvested has a yield", async () => {
  const beds = await recordsOf("GardenBed", {
    crop: text,
    plantedOn: text,
    expectedHarvest: text,
    yieldKg: orNull(number),
    status: oneOf("planted", "growing", "harvested"),
  });
  for (const { plantedOn, expectedHarvest, yieldKg, status } of beds) {
    expect(at(plantedOn)).toBeLessThanOrEqual(now);
    expect(at(expectedHarvest) > now).toBe(status !== "harvested");
    expect(yieldKg !== null).toBe(status === "harvested");
  }
});

test("work that goes on has begun", async () => {
  const tasks = await recordsOf("ConstructionTask", {
    plannedStart: text,
    plannedEnd: text,
    actualStart: orNull(text),
    status: oneOf("not_started", "in_progress", "done"),
  });
  for (const { actualStart, status } of tasks)
    if (status === "in_progress") expect(actualStart).not.toBeNull();
});

test("a price from is less than the price to", async () => {
  const plays = await recordsOf("Play", {
    title: text,
    ticketPriceFrom: number,
    ticketPriceTo: number,
  });
  for (const { ticketPriceFrom, ticketPriceTo } of plays) {
    expect(Number(ticketPriceFrom)).toBeLessThan(Number(ticketPriceTo));
    expect(Number(ticketPriceTo)).toBeGreaterThan(5);
  }
});

test("who is somebody's sister is not that somebody", async () => {
  const residents = await recordsOf("Resident", {
    firstName: text,
    lastName: text,
    primaryContact: toObject({ name: text, relation: text, phone: text }),
  });
  for (const { firstName, lastName, primaryContact } of residents)
    expect(isObject(primaryContact) && primaryContact["name"]).not.toBe(`${firstName} ${lastName}`);
});

test("a free unit has no tenant, and who is overdue has paid for a time that is over", async () => {
  const units = await recordsOf("StorageUnit", {
    unitNumber: text,
    tenant: orNull(text),
    leasedSince: orNull(text),
    paidUntil: orNull(text),
    status: oneOf("vacant", "occupied", "overdue"),
  });
  for (const { tenant, leasedSince, paidUntil, status } of units) {
    expect([tenant, leasedSince, paidUntil].every((one) => one === null)).toBe(status === "vacant");
    if (status !== "vacant") expect(at(paidUntil) < now).toBe(status === "overdue");
  }
});

test("a technician came when it was arranged, and before it was finished", async () => {
  const calls = await recordsOf("ServiceCall", {
    problem: text,
    technician: orNull(text),
    reportedAt: text,
    scheduledAt: orNull(text),
    arrivedAt: orNull(text),
    finishedAt: orNull(text),
  });
  for (const { technician, reportedAt, scheduledAt, arrivedAt, finishedAt } of calls) {
    if (finishedAt !== null) expect([technician, arrivedAt]).not.toContain(null);
    if (finishedAt !== null) expect(at(finishedAt)).toBeGreaterThan(at(arrivedAt));
    if (arrivedAt !== null) expect(at(arrivedAt)).toBeGreaterThanOrEqual(at(reportedAt));
    if (arrivedAt !== null && scheduledAt !== null)
      expect(Math.abs(at(arrivedAt) - at(scheduledAt))).toBeLessThan(2 * hour);
  }
});

test("the odds of a bet multiply, and who has lost gets nothing", async () => {
  const slips = await recordsOf("BetSlip", {
    selections: listOf({ match: text, odds: number }),
    stake: number,
    totalOdds: number,
    potentialPayout: number,
    payout: orNull(number),
    status: oneOf("open", "won", "lost"),
  });
  for (const slip of slips) {
    const legs = itemsOf(slip, "selections");
    const { stake, totalOdds, potentialPayout, payout, status } = slip;
    if (legs.length === 0) continue;
    const odds = legs.reduce((all, leg) => all * Number(leg["odds"]), 1);
    expect(Number(totalOdds) / odds).toBeCloseTo(1, 1);
    expect(Number(potentialPayout) / (Number(stake) * Number(totalOdds))).toBeCloseTo(1, 1);
    if (status === "lost") expect(payout).toBe(0);
    if (status === "won") expect(payout).toBe(potentialPayout);
  }
});

test("a project is due after it starts", async () => {
  const projects = await recordsOf("DesignProject", {
    name: text,
    startDate: text,
    deadline: text,
    status: oneOf("concept", "approved", "in_progress", "installed"),
  });
  for (const { startDate, deadline } of projects)
    expect(at(deadline)).toBeGreaterThan(at(startDate));
});

test("who is free on Mondays is so from one hour to another", async () => {
  const tutors = await recordsOf("Tutor", {
    name: text,
    availability: listOf({ day: text, from: text, to: text }),
  });
  for (const { from, to } of tutors.flatMap((tutor) => itemsOf(tutor, "availability"))) {
    expect([from, to]).toEqual([0, 1].map(() => expect.stringMatching(/^\d\d:\d\d$/)));
    expect(String(from) < String(to)).toBe(true);
  }
});

test("a warranty ends as many months after the purchase as it says", async () => {
  const warranties = await recordsOf("Warranty", {
    purchaseDate: text,
    warrantyMonths: number,
    expiresOn: text,
  });
  for (const { purchaseDate, warrantyMonths, expiresOn } of warranties) {
    const [year, month, date] = String(purchaseDate).split("-").map(Number);
    const [ofEnd, inEnd, onEnd] = String(expiresOn).split("-").map(Number);
    const passed = 12 * (Number(ofEnd) - Number(year)) + Number(inEnd) - Number(month);
    expect(passed).toBe(warrantyMonths);
    if (Number(date) <= 28) expect(onEnd).toBe(date);
  }
});

test("a free room has no meeting, and a meeting that goes on ends today", async () => {
  const rooms = await recordsOf("MeetingRoom", {
    name: text,
    isAvailable: flag,
    currentMeeting: orNull(toObject({ title: text, endsAt: text })),
  });
  for (const { isAvailable, currentMeeting } of rooms) {
    if (isAvailable) expect(currentMeeting).toBeNull();
    else if (isObject(currentMeeting)) {
      const left = at(currentMeeting["endsAt"]) - now;
      expect(left > 0 && left < 3 * hour).toBe(true);
    }
  }
});

test("what was escalated is not resolved, though the type lists it behind", async () => {
  const complaints = await recordsOf("Complaint", {
    customerName: text,
    resolvedAt: orNull(text),
    status: oneOf("open", "resolved", "escalated"),
  });
  for (const { resolvedAt, status } of complaints)
    expect(resolvedAt !== null).toBe(status === "resolved");
});

test("a wallet holds each coin once, and is worth what they are", async () => {
  const wallets = await recordsOf("CryptoWallet", {
    owner: text,
    address: text,
    network: text,
    holdings: listOf({ symbol: text, amount: number, valueUsd: number }),
    totalValueUsd: number,
  });
  const all = wallets.flatMap((wallet) => itemsOf(wallet, "holdings"));
  expect(all.some(({ symbol }) => symbol === "BTC")).toBe(true);
  for (const wallet of wallets) {
    const held = itemsOf(wallet, "holdings");
    expect(new Set(held.map(({ symbol }) => symbol)).size).toBe(held.length);
    const worth = held.reduce((sum, { valueUsd }) => sum + Number(valueUsd), 0);
    if (held.length > 0) expect(Number(wallet["totalValueUsd"])).toBeCloseTo(worth, 1);
    for (const { symbol, amount, valueUsd } of held)
      if (symbol === "BTC") expect(Number(valueUsd) / Number(amount)).toBeGreaterThan(50_000);
  }
});

test("whoever has the room leaves it in the days to come", async () => {
  const rooms = await recordsOf("HotelRoom", {
    roomNumber: text,
    isOccupied: flag,
    currentGuest: orNull(text),
    checkoutDate: orNull(text),
  });
  for (const { isOccupied, currentGuest, checkoutDate } of rooms) {
    expect([currentGuest, checkoutDate].every((one) => one !== null)).toBe(isOccupied);
    if (isOccupied) expect(at(checkoutDate)).toBeGreaterThan(now);
  }
});

test("a film was released in its year, and in English is called as it is", async () => {
  const films = await recordsOf("Movie", {
    title: text,
    originalTitle: text,
    originalLanguage: oneOf("English", "French"),
    year: number,
    releaseDate: text,
  });
  for (const { title, originalTitle, originalLanguage, year, releaseDate } of films) {
    expect(String(releaseDate).slice(0, 4)).toBe(String(year));
    if (originalLanguage === "English") expect(originalTitle).toBe(title);
  }
});

test("who has finished a course was there when they finished", async () => {
  const enrollments = await recordsOf("Enrollment", {
    studentName: text,
    enrolledAt: text,
    completedAt: orNull(text),
    lastAccessedAt: text,
    status: oneOf("active", "completed"),
  });
  for (const { completedAt, lastAccessedAt } of enrollments)
    if (completedAt !== null) expect(at(lastAccessedAt)).toBeGreaterThanOrEqual(at(completedAt));
});

test("a period that is billed each month ends within the month", async () => {
  const subscriptions = await recordsOf("Subscription", {
    plan: text,
    billingInterval: oneOf("month", "year"),
    startedAt: text,
    currentPeriodEnd: text,
  });
  for (const { billingInterval, currentPeriodEnd } of subscriptions)
    expect(at(currentPeriodEnd) - now).toBeLessThanOrEqual(
      (billingInterval === "month" ? 31 : 366) * day,
    );
});
