import { expect, test } from "vitest";
import { at, flag, listOf, now, number, oneOf, orNull, recordsOf, text } from "./models.ts";

const day = 86_400_000;
const weekdayOf = (value: unknown) => new Date(at(value)).getUTCDay();

test("courts, offices and schools are closed at the weekend", async () => {
  const hearings = await recordsOf("Hearing", {
    date: text,
    status: oneOf("scheduled", "completed", "postponed"),
  });
  const meetings = await recordsOf("Meeting", { title: text, startTime: text, endTime: text });
  const cases = await recordsOf("LegalCase", { filedDate: text, nextHearingDate: text });
  const days = [
    ...hearings.map(({ date }) => date),
    ...meetings.flatMap(({ startTime, endTime }) => [startTime, endTime]),
    ...cases.flatMap(({ filedDate, nextHearingDate }) => [filedDate, nextHearingDate]),
  ].filter((date) => Math.abs(at(date) - now) > 2 * day);
  for (const date of days) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(date));
});

test("a number with a year in it was given in that year", async () => {
  const cases = await recordsOf("LegalCase", { caseNumber: text, court: text, filedDate: text });
  for (const { caseNumber, filedDate } of cases)
    expect(String(caseNumber).slice(0, 4)).toBe(String(filedDate).slice(0, 4));
});

test("what a case is about and where it is heard are of its kind", async () => {
  const cases = await recordsOf("LegalCase", {
    title: text,
    type: oneOf("civil", "criminal", "family"),
    description: text,
    court: text,
  });
  for (const { type, description, court } of cases) {
    expect(/Charged/.test(String(description))).toBe(type === "criminal");
    expect(court === "Family Court").toBe(type === "family");
  }
});

test("a lost item is sorted under what it is", async () => {
  const items = await recordsOf("LostItem", {
    title: text,
    category: oneOf("electronics", "clothing", "keys", "documents", "bags"),
    description: text,
    foundAt: text,
  });
  for (const { title, category } of items)
    if (/earbuds|smartphone/.test(String(title))) expect(category).toBe("electronics");
});

test("who studies in the third year began two autumns ago, and has the points of two years", async () => {
  const students = await recordsOf("UniversityStudent", {
    yearOfStudy: number,
    enrolledAt: text,
    creditsEarned: number,
    status: oneOf("active", "graduated"),
    expectedGraduation: text,
  });
  for (const { yearOfStudy, enrolledAt, creditsEarned, status, expectedGraduation } of students) {
    const years = (now - at(enrolledAt)) / day / 365.25;
    if (status === "graduated") {
      expect(at(expectedGraduation)).toBeLessThan(now);
      expect(creditsEarned).toBe(120);
      continue;
    }
    expect(Math.ceil(years)).toBe(yearOfStudy);
    expect(Number(creditsEarned)).toBeLessThan(30 * Number(yearOfStudy));
    expect(Number(creditsEarned)).toBeGreaterThanOrEqual(30 * (Number(yearOfStudy) - 1));
    expect(at(expectedGraduation)).toBeGreaterThan(now);
  }
});

test("those who have registered are no more than may come", async () => {
  const webinars = await recordsOf("Webinar", { registeredCount: number, maxAttendees: number });
  for (const { registeredCount, maxAttendees } of webinars)
    expect(Number(registeredCount)).toBeLessThanOrEqual(Number(maxAttendees));
});

test("seniors have more years behind them than juniors", async () => {
  const tutors = await recordsOf("Tutor", {
    level: oneOf("junior", "intermediate", "senior"),
    yearsExperience: number,
  });
  for (const { level, yearsExperience } of tutors)
    expect(Number(yearsExperience) > 6).toBe(level === "senior");
});

test("nothing is measured at a donation that is still to come", async () => {
  const donations = await recordsOf("BloodDonation", {
    donationDate: text,
    status: oneOf("scheduled", "completed"),
    volumeMl: number,
    bloodPressure: orNull(text),
  });
  for (const { status, volumeMl, bloodPressure } of donations) {
    expect(Number(volumeMl) > 0).toBe(status === "completed");
    expect(bloodPressure !== null).toBe(status === "completed");
  }
});

test("nobody has given anything to what is still a draft", async () => {
  const campaigns = await recordsOf("Campaign", {
    title: text,
    status: oneOf("draft", "active", "completed"),
    goalAmount: number,
    raisedAmount: number,
    donorCount: number,
  });
  for (const { status, raisedAmount, donorCount } of campaigns)
    if (status === "draft") expect([raisedAmount, donorCount]).toEqual([0, 0]);
});

test("an author is paid a share of what was sold", async () => {
  const royalties = await recordsOf("Royalty", {
    unitsSold: number,
    unitPrice: number,
    royaltyRate: number,
    amount: number,
  });
  for (const { unitsSold, unitPrice, royaltyRate, amount } of royalties)
    expect(Number(amount)).toBeCloseTo(
      (Number(unitsSold) * Number(unitPrice) * Number(royaltyRate)) / 100,
      1,
    );
});

test("a client that is a company works for no other, and a private one for none", async () => {
  const clients = await recordsOf("Client", {
    name: text,
    company: orNull(text),
    type: oneOf("individual", "business"),
    isActive: flag,
  });
  for (const { name, company, type } of clients)
    expect([null, name]).toContain(type === "business" ? company : (company ?? null));
});

test("what a whole is paid in is no sign of what it holds", async () => {
  const portfolios = await recordsOf("CryptoPortfolio", {
    currency: text,
    holdings: listOf({ symbol: text, name: text }),
  });
  for (const { holdings } of portfolios)
    expect(JSON.stringify(holdings)).toMatch(/BTC|ETH|SOL|ADA|USDC|DOT|LINK|XRP|LTC|AVAX/);
});
