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

test("a report of a town has none of the figures of an office", async () => {
  const reports = await recordsOf("PotholeReport", {
    title: text,
    description: text,
    category: oneOf("pothole", "streetlight", "graffiti", "garbage"),
  });
  for (const { description } of reports)
    expect(description).not.toMatch(/figures|management|heads of department|ten largest/i);
});

test("what still has places is still to come, and what is completed is over", async () => {
  const shifts = await recordsOf("VolunteerShift", {
    date: text,
    spotsTotal: number,
    spotsFilled: number,
    status: oneOf("open", "full", "completed"),
  });
  for (const { date, status } of shifts) expect(at(date) + day > now).toBe(status !== "completed");
});

test("what was funded has all that it asked for, and what has failed has not", async () => {
  const projects = await recordsOf("CrowdfundingProject", {
    title: text,
    goal: number,
    pledged: number,
    status: oneOf("live", "funded", "failed"),
  });
  for (const { goal, pledged, status } of projects) {
    if (status === "funded") expect(Number(pledged)).toBeGreaterThanOrEqual(Number(goal));
    if (status === "failed") expect(Number(pledged)).toBeLessThan(Number(goal));
  }
});

test("an ambulance is sent after the call, and comes after it was sent", async () => {
  const calls = await recordsOf("AmbulanceCall", {
    callTime: text,
    dispatchTime: text,
    arrivalTime: text,
  });
  for (const { callTime, dispatchTime, arrivalTime } of calls) {
    expect(at(dispatchTime)).toBeGreaterThan(at(callTime));
    expect(at(arrivalTime)).toBeGreaterThan(at(dispatchTime));
    expect(at(arrivalTime) - at(callTime)).toBeLessThan(day / 24);
  }
});

test("a sentence ends when it has been served", async () => {
  const inmates = await recordsOf("Inmate", {
    offense: text,
    sentenceYears: number,
    admissionDate: text,
    releaseDate: text,
  });
  for (const { sentenceYears, admissionDate, releaseDate } of inmates)
    expect((at(releaseDate) - at(admissionDate)) / day / 365.25).toBeCloseTo(
      Number(sentenceYears),
      0,
    );
});

test("people stand in an election, and all votes are those that were cast", async () => {
  const elections = await recordsOf("Election", {
    registeredVoters: number,
    votesCast: number,
    candidates: listOf({ name: text, party: text, votes: number }),
  });
  for (const { votesCast, candidates } of elections) {
    const stood = candidates as readonly { name: string; party: string; votes: number }[];
    expect(stood.reduce((sum, { votes }) => sum + votes, 0)).toBe(votesCast);
    for (const { name } of stood) expect(name).not.toMatch(/Union|Future|Forum|Alliance/);
  }
});

test("a species is classed and fed as what it is", async () => {
  const species = await recordsOf("Species", { commonName: text, class: text, diet: text });
  for (const { commonName, class: of } of species)
    expect(of === "Aves").toBe(/owl|puffin|kingfisher|kite/.test(String(commonName)));
});

test("a lesson is completed with its last exercise", async () => {
  const lessons = await recordsOf("LanguageLesson", {
    exercisesCount: number,
    completedExercises: number,
    isCompleted: flag,
  });
  for (const { exercisesCount, completedExercises, isCompleted } of lessons)
    expect(completedExercises === exercisesCount).toBe(isCompleted);
});

test("a patent is granted years after it was filed, and lasts for twenty", async () => {
  const patents = await recordsOf("Patent", {
    filingDate: text,
    grantDate: orNull(text),
    expiryDate: text,
    status: oneOf("filed", "granted"),
  });
  for (const { filingDate, grantDate, expiryDate } of patents) {
    expect((at(expiryDate) - at(filingDate)) / day / 365.25).toBeGreaterThan(15);
    if (grantDate !== null) expect(at(grantDate) - at(filingDate)).toBeGreaterThan(300 * day);
  }
});
