import { expect, test } from "vitest";
import { at, daysFrom, flag, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";

test("what may be missing happened after the one day that every record tells of", async () => {
  const pledges = await recordsOf("PawnSlip", {
    ...textsOf("item", "pawnedOn"),
    redeemedOn: orNull(text),
    status: oneOf("active", "redeemed", "forfeited"),
  });
  const back = pledges.filter(({ redeemedOn }) => redeemedOn !== null);
  expect(back.length).toBeGreaterThan(5);
  for (const { pawnedOn, redeemedOn } of back)
    expect(at(redeemedOn)).toBeGreaterThanOrEqual(at(pawnedOn));
});

test("the one date of what may be planned is its day, and what is delivered was flown before", async () => {
  const surveys = await recordsOf("AerialSurvey", {
    ...textsOf("siteName", "flightDate"),
    deliveredAt: orNull(text),
    status: oneOf("planned", "flown", "processing", "delivered"),
  });
  for (const { flightDate, deliveredAt, status } of surveys) {
    if (status === "delivered") expect(daysFrom(flightDate)).toBeLessThanOrEqual(0);
    if (status === "planned") expect(daysFrom(flightDate)).toBeGreaterThan(-1);
    if (deliveredAt !== null) expect(at(deliveredAt)).toBeGreaterThanOrEqual(at(flightDate));
  }
});

test("what comes next is a day to come, whatever it is a time of", async () => {
  const shows = await recordsOf("MagicShow", textsOf("title", "venue", "nextShow"));
  for (const { nextShow } of shows) expect(daysFrom(nextShow)).toBeGreaterThan(0);
  const organs = await recordsOf("OrganCare", textsOf("church", "voicedOn", "nextVoicing"));
  for (const { voicedOn, nextVoicing } of organs)
    expect(at(nextVoicing)).toBeGreaterThan(at(voicedOn));
});

test("nobody sees to what was not assigned, and somebody to what was", async () => {
  const reports = await recordsOf("SnakeReport", {
    ...textsOf("callerName", "location", "reportedAt"),
    ranger: orNull(text),
    state: oneOf("open", "assigned", "caught"),
  });
  for (const { ranger, state, callerName } of reports) {
    expect(ranger === null).toBe(state === "open");
    expect(callerName).not.toBeNull();
  }
});

test("who did not finish has neither a time nor a place", async () => {
  const runners = await recordsOf("TrailRunner", {
    ...textsOf("fullName", "bib"),
    finishTime: orNull(text),
    overallRank: orNull(number),
    status: oneOf("registered", "running", "finished", "dnf"),
  });
  for (const { finishTime, overallRank, status } of runners) {
    expect(finishTime === null).toBe(status !== "finished");
    expect(overallRank === null).toBe(status !== "finished");
  }
});

test("a guest is told of a pitch that is taken, and of no other", async () => {
  const pitches = await recordsOf("CampPitch", {
    ...textsOf("pitchNumber", "surface"),
    guestName: orNull(text),
    status: oneOf("free", "reserved", "occupied", "closed"),
  });
  for (const { guestName, status } of pitches)
    expect(guestName !== null).toBe(status === "reserved" || status === "occupied");
});

test("days at a rate, from a day to another, are what it costs; what is still out is not back", async () => {
  const hires = await recordsOf("KayakRental", {
    ...textsOf("customerName", "rentedFrom", "rentedUntil"),
    pricePerDay: number,
    total: number,
    returned: flag,
  });
  for (const { rentedFrom, rentedUntil, pricePerDay, total, returned } of hires) {
    const days = Math.max(1, Math.round((at(rentedUntil) - at(rentedFrom)) / 86_400_000));
    expect(total).toBeCloseTo(days * Number(pricePerDay), 1);
    if (daysFrom(rentedUntil) > 0) expect(returned).toBe(false);
  }
  const dresses = await recordsOf("GownHire", textsOf("customer", "hiredFrom", "hiredTo"));
  for (const { hiredFrom, hiredTo } of dresses)
    expect(at(hiredTo)).toBeGreaterThanOrEqual(at(hiredFrom));
});

test("no more is booked of a thing than there is room for", async () => {
  const crossings = await recordsOf("Crossing", {
    vessel: text,
    vanCapacity: number,
    vansBooked: number,
  });
  for (const { vanCapacity, vansBooked } of crossings)
    expect(Number(vansBooked)).toBeLessThanOrEqual(Number(vanCapacity));
});

test("what is lent on a pledge is a part of what it is worth", async () => {
  const pledges = await recordsOf("Pledge", {
    itemDescription: text,
    appraisedValue: number,
    loanAmount: number,
  });
  for (const { appraisedValue, loanAmount } of pledges)
    expect(Number(loanAmount)).toBeLessThan(Number(appraisedValue));
});

test("how it was before is told as it is told after, and hardly anything is broken", async () => {
  const services = await recordsOf("BoilerService", {
    engineer: text,
    pressureBefore: number,
    pressureBar: number,
    leakingJoints: number,
  });
  for (const { pressureBefore, leakingJoints } of services) {
    expect(Number(pressureBefore)).toBeLessThan(5);
    expect(Number(leakingJoints)).toBeLessThan(4);
  }
  const toys = await recordsOf("ToyLoan", { toyName: text, missingParts: number });
  for (const { missingParts } of toys) expect(Number(missingParts)).toBeLessThan(4);
});

test("a thing has some of what it has; a summary counts many", async () => {
  const visits = await recordsOf("StoveVisit", { address: text, flueCount: number });
  for (const { flueCount } of visits) expect(Number(flueCount)).toBeLessThanOrEqual(16);
  const summaries = await recordsOf("VisitSummary", { region: text, flueCount: number });
  expect(Math.max(...summaries.map(({ flueCount }) => Number(flueCount)))).toBeGreaterThan(20);
});

test("a truck is weighed again within the hour", async () => {
  const tickets = await recordsOf("ScaleTicket", {
    ...textsOf("truckPlate", "weighedInAt"),
    weighedOutAt: orNull(text),
  });
  for (const { weighedInAt, weighedOutAt } of tickets) {
    if (weighedOutAt === null) continue;
    const minutes = (at(weighedOutAt) - at(weighedInAt)) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThan(60);
  }
});

test("splits and seed times are times, and a station sends where radios listen", async () => {
  const runners = await recordsOf("FellRunner", textsOf("fullName", "split10k", "splitHalf"));
  for (const { split10k, splitHalf } of runners) {
    expect(split10k).toMatch(/^\d:\d\d:\d\d$/);
    expect(splitHalf).toMatch(/^\d:\d\d:\d\d$/);
  }
  const entries = await recordsOf("SwimEntry", { ...textsOf("swimmer", "seedTime"), lane: number });
  for (const { seedTime } of entries) expect(seedTime).toMatch(/^\d:\d\d/);
  const shows = await recordsOf("RadioShow", { showName: text, frequencyMhz: number });
  for (const { frequencyMhz } of shows) {
    expect(Number(frequencyMhz)).toBeGreaterThan(87);
    expect(Number(frequencyMhz)).toBeLessThan(108);
  }
});

test("findings say what was found", async () => {
  const checks = await recordsOf("HoistCheck", textsOf("engineer", "findings"));
  for (const { findings } of checks) expect(findings).toMatch(/^[A-Z].*\.$/);
});
