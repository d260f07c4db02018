import { expect, test } from "vitest";
import {
  daysFrom,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("who may vote are more than who did, and nobody has before it begins", async () => {
  const elections = await recordsOf("Election", {
    ...textsOf("title", "description", "startDate", "endDate"),
    status: oneOf("upcoming", "active", "completed"),
    totalVoters: number,
    votesCast: number,
    turnoutPercentage: number,
  });
  for (const { totalVoters, votesCast, turnoutPercentage, status } of elections) {
    const share = (100 * Number(votesCast)) / Number(totalVoters);
    expect(Number(turnoutPercentage)).toBeCloseTo(share, 0);
    if (status === "upcoming") expect(votesCast).toBe(0);
    else expect(share).toBeGreaterThan(30);
  }
});

test("what an election is about is no repetition of its kind", async () => {
  const elections = await recordsOf("Election", {
    ...textsOf("title", "description", "startDate", "endDate"),
    type: oneOf("presidential", "local"),
  });
  for (const { description } of elections) expect(description).not.toMatch(/^An? /);
});

test("whoever asks for a visa comes before they leave", async () => {
  const requests = await recordsOf("VisaRequest", {
    ...textsOf("applicant", "visaType", "country", "arrivalDate", "departureDate"),
    status: oneOf("pending", "approved", "denied"),
  });
  for (const { arrivalDate, departureDate } of requests)
    expect(daysFrom(arrivalDate)).toBeLessThan(daysFrom(departureDate));
});

test("what is withheld for taxes is a share of the wages", async () => {
  const forms = await recordsOf("WageStatement", {
    ...textsOf("employerName", "employeeName"),
    wages: number,
    federalTaxWithheld: number,
    stateTaxWithheld: number,
  });
  for (const { wages, federalTaxWithheld, stateTaxWithheld } of forms) {
    expect(Number(wages)).toBeGreaterThan(10_000);
    expect(Number(federalTaxWithheld) / Number(wages)).toBeGreaterThan(0.09);
    expect(Number(federalTaxWithheld) / Number(wages)).toBeLessThan(0.21);
    expect(Number(stateTaxWithheld)).toBeLessThan(Number(federalTaxWithheld));
  }
});

test("a fire is reached within minutes, and is not under control as long as it burns", async () => {
  const fires = await recordsOf("FireCall", {
    ...textsOf("address", "reportedAt", "arrivedAt"),
    status: oneOf("active", "contained", "resolved"),
    fatalities: number,
    alarmLevel: number,
  });
  for (const { reportedAt, arrivedAt, fatalities, alarmLevel } of fires) {
    const days = daysFrom(arrivedAt) - daysFrom(reportedAt);
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(0.02);
    expect(Number(fatalities)).toBeLessThan(2);
    expect(Number(alarmLevel)).toBeLessThan(4);
  }
  const burning = await recordsOf("Wildfire", {
    ...textsOf("name", "reportedAt"),
    containedAt: orNull(text),
    status: oneOf("active", "contained"),
  });
  for (const { status, containedAt } of burning)
    if (status === "active") expect(containedAt).toBeNull();
});

test("what people are asked has begun when it is open, and ends after that", async () => {
  for (const model of ["Poll", "Survey", "Petition"]) {
    const asked = await recordsOf(model, {
      ...textsOf("title", "startDate", "endDate"),
      status: oneOf("open", "closed"),
    });
    for (const { startDate, endDate, status } of asked) {
      expect(daysFrom(startDate)).toBeLessThan(daysFrom(endDate));
      expect(daysFrom(startDate)).toBeLessThanOrEqual(0);
      if (status === "open") expect(daysFrom(endDate)).toBeGreaterThan(-1);
    }
  }
});

test("an agreement with somebody who works on ends on a day to come, in the department of the job", async () => {
  const contracts = await recordsOf("EmploymentAgreement", {
    ...textsOf("employeeName", "jobTitle", "department", "startDate", "endDate"),
    status: oneOf("active", "terminated"),
  });
  for (const { status, endDate, jobTitle, department } of contracts) {
    if (status === "active") expect(daysFrom(endDate)).toBeGreaterThan(-1);
    if (/Account(?:ant|ing)/.test(String(jobTitle))) expect(department).toMatch(/Finance|Sales/);
    if (/\bHR\b/.test(String(jobTitle))) expect(department).toMatch(/People|HR|Human/);
  }
});

test("what a portfolio has gained is what its holdings have", async () => {
  const portfolios = await recordsOf("InvestmentPortfolio", {
    ...textsOf("name", "ownerName"),
    totalValue: number,
    totalGain: number,
    gainPercentage: number,
    holdings: listOf({
      ...textsOf("symbol"),
      shares: number,
      averageCost: number,
      currentPrice: number,
    }),
  });
  for (const portfolio of portfolios) {
    const held = itemsOf(portfolio, "holdings");
    if (held.length === 0) continue;
    const sum = (name: string) =>
      held.reduce((all, item) => all + Number(item["shares"]) * Number(item[name]), 0);
    const gain = sum("currentPrice") - sum("averageCost");
    expect(Number(portfolio["totalGain"])).toBeCloseTo(gain, 0);
    const percent = (100 * gain) / sum("averageCost");
    expect(Number(portfolio["gainPercentage"])).toBeCloseTo(percent, 0);
  }
});

test("each payment of a loan is what is paid each month, parted or not", async () => {
  const loans = await recordsOf("CarLoan", {
    ...textsOf("borrowerName", "startDate"),
    principal: number,
    interestRate: number,
    termMonths: number,
    monthlyPayment: number,
    payments: listOf({
      ...textsOf("date"),
      amount: number,
      principal: number,
      interest: number,
    }),
  });
  for (const loan of loans)
    for (const { amount, principal, interest } of itemsOf(loan, "payments")) {
      expect(amount).toBe(loan["monthlyPayment"]);
      expect(Number(principal) + Number(interest)).toBeCloseTo(Number(amount), 1);
    }
});

test("where somebody trains or buys they do so after they joined", async () => {
  const members = await recordsOf("GymMember", {
    ...textsOf("name", "joinDate"),
    workouts: listOf({ ...textsOf("date", "exercise"), sets: number }),
  });
  for (const member of members)
    for (const { date } of itemsOf(member, "workouts"))
      expect(daysFrom(date)).toBeGreaterThanOrEqual(daysFrom(member["joinDate"]));
});

test("what is paid for a claim is a good part of the damage", async () => {
  const claims = await recordsOf("InsuranceClaim", {
    ...textsOf("policyNumber", "incidentDate"),
    estimatedDamage: number,
    paidAmount: number,
    status: oneOf("submitted", "paid"),
  });
  for (const { estimatedDamage, paidAmount, status } of claims)
    if (status === "paid")
      expect(Number(paidAmount) / Number(estimatedDamage)).toBeGreaterThan(0.5);
});

test("rules of a workplace are no insurance, and a bid for a tender is no small change", async () => {
  const policies = await recordsOf("HRPolicy", {
    ...textsOf("title", "category", "description", "version", "effectiveDate"),
  });
  for (const { description } of policies) expect(description).not.toMatch(/insured|Claims|cancel/);
  const bids = await recordsOf("TenderBid", { ...textsOf("companyName"), amount: number });
  for (const { amount } of bids) expect(Number(amount)).toBeGreaterThan(30_000);
  const tenders = await recordsOf("PublicTender", {
    ...textsOf("title", "description", "category", "deadline"),
    estimatedValue: number,
  });
  for (const { title } of tenders) expect(title).not.toMatch(/Tender/);
});

test("a contract is called by its kind, and what is due in it is no software", async () => {
  const contracts = await recordsOf("Contract", {
    ...textsOf("title", "client", "startDate", "endDate"),
    contractType: oneOf("supplier", "rental"),
    milestones: listOf({ ...textsOf("title", "dueDate"), amount: number }),
  });
  for (const contract of contracts) {
    expect(contract["title"]).toMatch(
      contract["contractType"] === "supplier" ? /^Supply/ : /^Rental/,
    );
    for (const { title } of itemsOf(contract, "milestones"))
      expect(title).not.toMatch(/Beta|Security|Content|Pilot|Design|launch/);
  }
});

test("a church has seats for its people, and its week has no weddings", async () => {
  const churches = await recordsOf("Church", {
    ...textsOf("name", "denomination"),
    capacity: number,
    services: listOf({ ...textsOf("day", "time"), type: text }),
  });
  for (const church of churches) {
    expect(Number(church["capacity"])).toBeGreaterThanOrEqual(120);
    for (const { type } of itemsOf(church, "services"))
      expect(type).not.toMatch(/Wedding|Baptism|Memorial|Sunday/);
  }
});

test("money that is sent to somebody is no salary", async () => {
  const transactions = await recordsOf("Transaction", {
    ...textsOf("description", "date"),
    type: oneOf("deposit", "withdrawal", "transfer"),
    amount: number,
  });
  for (const { type, description } of transactions)
    if (type === "transfer") expect(description).not.toMatch(/Salary|Card payment/);
});

test("a law firm is no law, and no more people help than are needed", async () => {
  const firms = await recordsOf("LawFirm", { ...textsOf("name", "city", "phone") });
  for (const { name } of firms) expect(name).not.toMatch(/\b(?:Act|Bill)\b/);
  const offices = await recordsOf("AccountingFirm", { ...textsOf("name", "city", "phone") });
  for (const { name } of offices) expect(name).not.toMatch(/Law|Legal/);
  const events = await recordsOf("VolunteerEvent", {
    ...textsOf("title", "date", "location"),
    volunteersNeeded: number,
    volunteersRegistered: number,
  });
  for (const { volunteersNeeded, volunteersRegistered } of events)
    expect(Number(volunteersRegistered)).toBeLessThanOrEqual(Number(volunteersNeeded));
});
