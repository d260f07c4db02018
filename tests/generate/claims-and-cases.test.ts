import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("what is put out to tender is described, and bidden for at about what it is valued at", async () => {
  const tenders = await recordsOf("ProcurementNotice", {
    ...textsOf("title", "description", "procurementMethod", "closingDate"),
    category: oneOf("works", "goods", "services"),
    estimatedValue: number,
    offers: listOf({ ...textsOf("vendor"), amount: number }),
  });
  for (const tender of tenders) {
    const isWork = /Resurfacing|classrooms/.test(String(tender["title"]));
    expect(isWork).toBe(tender["category"] === "works");
    expect(tender["procurementMethod"]).toMatch(/procedure|dialogue/);
    for (const { amount } of itemsOf(tender, "offers")) {
      expect(Number(amount) / Number(tender["estimatedValue"])).toBeGreaterThan(0.6);
      expect(Number(amount) / Number(tender["estimatedValue"])).toBeLessThan(1.1);
    }
  }
});

test("a patent ends twenty years after it was filed, and was granted where it has expired", async () => {
  const patents = await recordsOf("Patent", {
    ...textsOf("title", "filingDate", "publicationDate", "expirationDate"),
    grantDate: orNull(text),
    status: oneOf("pending", "granted", "expired"),
  });
  for (const { filingDate, expirationDate, grantDate, status } of patents) {
    const [filed, ends] = [String(filingDate), String(expirationDate)];
    if (status !== "expired") expect(Number(ends.slice(0, 4)) - Number(filed.slice(0, 4))).toBe(20);
    expect(grantDate !== null).toBe(status !== "pending");
  }
});

test("who gives without a name has none, and others have theirs", async () => {
  const gifts = await recordsOf("Pledge", {
    ...textsOf("donorName", "donorEmail"),
    amount: number,
    isAnonymous: flag,
  });
  for (const { donorName, isAnonymous } of gifts)
    expect(donorName === "Anonymous").toBe(isAnonymous);
});

test("nobody arrives who was never sent, and no call comes from a shelf", async () => {
  const calls = await recordsOf("EmergencyCall", {
    ...textsOf("callNumber", "location", "receivedAt"),
    dispatchedAt: orNull(text),
    arrivedAt: orNull(text),
  });
  for (const { dispatchedAt, arrivedAt, location } of calls) {
    if (dispatchedAt === null) expect(arrivedAt).toBeNull();
    expect(location).not.toMatch(/shelf|row \d/);
  }
});

test("what is intended for a visa is still to come, and refused for reasons of its own", async () => {
  const visas = await recordsOf("VisaApplication", {
    ...textsOf("applicant", "intendedArrivalDate"),
    status: oneOf("pending", "approved", "refused"),
    refusalReason: orNull(text),
  });
  const pending = visas.filter(({ status }) => status === "pending");
  expect(
    pending.filter((visa) => daysFrom(visa["intendedArrivalDate"]) > 0).length,
  ).toBeGreaterThan(pending.length * 0.6);
  for (const { refusalReason } of visas)
    if (refusalReason !== null) expect(refusalReason).toMatch(/support|stay|expires/);
});

test("loans of thousands go to those who pay, and not to those who do not", async () => {
  const loans = await recordsOf("LoanRequest", {
    ...textsOf("applicant"),
    amount: number,
    creditScore: number,
    status: oneOf("approved", "rejected"),
  });
  for (const { amount, creditScore, status } of loans) {
    expect(Number(amount)).toBeGreaterThanOrEqual(2000);
    if (status === "approved") expect(Number(creditScore)).toBeGreaterThan(650);
    else expect(Number(creditScore)).toBeLessThan(620);
  }
});

test("of a dear coin people hold few", async () => {
  const holdings = await recordsOf("CoinHolding", {
    symbol: oneOf("BTC", "ETH", "ADA"),
    quantity: number,
  });
  for (const { symbol, quantity } of holdings)
    if (symbol === "BTC") expect(Number(quantity)).toBeLessThan(2);
});

test("the state of whoever is in office is a place, and their term has begun", async () => {
  const senators = await recordsOf("Senator", {
    ...textsOf("name", "party", "state", "termStart", "termEnd"),
    approvalRating: number,
  });
  for (const { termStart, termEnd, approvalRating } of senators) {
    expect(daysFrom(termStart)).toBeLessThanOrEqual(0);
    expect(at(termEnd)).toBeGreaterThan(at(termStart));
    expect(Number(approvalRating)).toBeGreaterThan(30);
  }
});

test("who stands for election stands for something, and is voted for", async () => {
  const standing = await recordsOf("Candidate", {
    ...textsOf("fullName", "party", "platform"),
    votesReceived: number,
    pollingPercentage: number,
  });
  for (const { platform, votesReceived, pollingPercentage } of standing) {
    expect(platform).not.toMatch(/Windows|Linux|macOS|Android|iOS/);
    expect(Number(votesReceived)).toBeGreaterThanOrEqual(400);
    expect(Number(pollingPercentage)).toBeLessThan(60);
  }
  const hired = await recordsOf("Candidate", textsOf("name", "resumeUrl", "position"));
  for (const { position } of hired) expect(position).not.toMatch(/council|Mayor|board/);
});

test("laws are bills where they are voted on, and what is to be paid is none", async () => {
  const votes = await recordsOf("RollCall", {
    ...textsOf("bill"),
    vote: oneOf("yea", "nay"),
  });
  for (const { bill } of votes) expect(bill).toMatch(/Act|Amendment/);
  const bills = await recordsOf("Bill", { ...textsOf("title", "dueDate"), amount: number });
  for (const { title } of bills) expect(title).not.toMatch(/Act|Amendment/);
});

test("a police report tells of a crime, and of the one that it is about", async () => {
  const reports = await recordsOf("PoliceReport", textsOf("incidentType", "narrative"));
  for (const { incidentType, narrative } of reports) {
    expect(incidentType).toMatch(/theft|burglary|assault|vandalism|fraud/);
    if (incidentType === "fraud") expect(narrative).toMatch(/code by phone/);
    if (incidentType === "burglary") expect(narrative).toMatch(/Window forced/);
  }
});

test("what is registered without wheels has no plate", async () => {
  const companies = await recordsOf("Charter", textsOf("registrationNumber", "country"));
  for (const { registrationNumber } of companies)
    expect(registrationNumber).toMatch(/^(?:HRB \d{5}|0\d{7})$/);
});

test("guests pay more than members do", async () => {
  const evenings = await recordsOf("ClubEvening", { memberFee: number, guestFee: number });
  for (const { memberFee, guestFee } of evenings)
    expect(Number(memberFee)).toBeLessThan(Number(guestFee));
});

test("funds hold millions and return a few percent; of a sale so much percent goes to the house", async () => {
  const funds = await recordsOf("IndexFund", {
    ytdReturn: number,
    fiveYearReturn: number,
    aum: number,
    minimumInvestment: number,
  });
  for (const { ytdReturn, aum, minimumInvestment } of funds) {
    expect(Number(ytdReturn)).toBeLessThanOrEqual(16);
    expect(Number(aum)).toBeGreaterThan(10_000_000);
    expect(Number(minimumInvestment)).toBeGreaterThanOrEqual(500);
  }
  const sales = await recordsOf("AuctionSale", { buyersPremium: number });
  for (const { buyersPremium } of sales) expect(Number(buyersPremium)).toBeLessThanOrEqual(28);
});

test("offices, people and permits of a state are told as such", async () => {
  const brokers = await recordsOf("Broker", textsOf("name", "licenseState", "tin"));
  for (const { licenseState, tin } of brokers) {
    expect(licenseState).not.toMatch(/approved|rejected|submitted/);
    expect(tin).toMatch(/^\d\d-\d{7}$/);
  }
  const members = await recordsOf("ChurchMember", textsOf("name", "ministry", "notes"));
  for (const { notes } of members) expect(notes).not.toMatch(/Site plan|building office/);
  const travellers = await recordsOf("Passport", {
    ...textsOf("surname", "givenNames"),
    sex: oneOf("M", "F"),
  });
  for (const { givenNames, sex } of travellers) {
    if (/^(?:Hugo|Lucas|Andre|Pablo)$/.test(String(givenNames))) expect(sex).toBe("M");
    if (/^(?:Anna|Laura|Isabel|Eleanor)$/.test(String(givenNames))) expect(sex).toBe("F");
  }
});

test("a hearing in the course of a case decides nothing of it", async () => {
  const cases = await recordsOf("CourtCase", {
    ...textsOf("caseNumber"),
    status: oneOf("open", "closed"),
    hearings: listOf({ ...textsOf("date", "outcome") }),
  });
  for (const one of cases)
    for (const { outcome } of itemsOf(one, "hearings"))
      expect(outcome).not.toMatch(/^(?:Claim dismissed|Judgment for|Withdrawn|Settlement reached)/);
});

test("those in a union complain of their work", async () => {
  const grievances = await recordsOf("Grievance", textsOf("subject", "filedOn", "steward"));
  for (const { subject } of grievances) expect(subject).toMatch(/Overtime|Shift|Breaks|Suspended/);
});
