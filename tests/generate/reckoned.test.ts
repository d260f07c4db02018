import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

type Values = Readonly<Record<string, number & string>>;

/** Records of one model that is written here as its members alone. */
async function records(model: string, members: string, count = 80): Promise<readonly Values[]> {
  const backlot = await startBacklot(`export interface ${model} { id: number; ${members} }`, {
    resources: [{ path: "/things", type: `${model}[]`, count }],
  });
  return (await (await request(backlot, "GET", "/things")).json()) as readonly Values[];
}

const minutes = (from: unknown, to: unknown) =>
  (Date.parse(String(to)) - Date.parse(String(from))) / 60_000;

test("a price for one unit, times how many of these, is what is due", async () => {
  const stays = await records(
    "ParkingSession",
    "entryTime: string; exitTime: string; durationMinutes: number; hourlyRate: number; amountDue: number",
  );
  for (const { entryTime, exitTime, durationMinutes = 0, hourlyRate = 0, amountDue } of stays) {
    expect(durationMinutes).toBe(minutes(entryTime, exitTime));
    expect(amountDue).toBeCloseTo((durationMinutes / 60) * hourlyRate, 1);
  }
  const fills = await records(
    "FuelEntry",
    "gallons: number; pricePerGallon: number; cost: number; odometer: number",
  );
  for (const { gallons = 0, pricePerGallon = 0, cost } of fills)
    expect(cost).toBeCloseTo(gallons * pricePerGallon, 1);
});

test("a levy is its rate of what it is levied on", async () => {
  const goods = await records(
    "CustomsDeclaration",
    "customsValue: number; dutyRate: number; dutyAmount: number",
  );
  for (const { customsValue = 0, dutyRate = 0, dutyAmount } of goods)
    expect(dutyAmount).toBeCloseTo(customsValue * (dutyRate > 1 ? dutyRate / 100 : dutyRate), 1);
});

test("some of them are no more than all of them", async () => {
  const results = await records(
    "ElectionResult",
    "precinctsReporting: number; totalPrecincts: number; registeredVoters: number; turnout: number; voteShare: number; votes: number",
  );
  for (const one of results) {
    expect(one["precinctsReporting"]).toBeLessThanOrEqual(Number(one["totalPrecincts"]));
    const cast = (Number(one["registeredVoters"]) * Number(one["turnout"])) / 100;
    expect(one["votes"]).toBe(Math.round((cast * Number(one["voteShare"])) / 100));
  }
});

test("a late flight leaves by its delay later, and carries its airline's letters", async () => {
  const flights = await records(
    "Flight",
    'airline: string; flightNumber: string; scheduledDeparture: string; actualDeparture: string | null; delayMinutes: number; status: "delayed" | "departed" | "boarding"',
  );
  for (const flight of flights) {
    const { airline = "", flightNumber = "", status, delayMinutes = 0 } = flight;
    expect(airline.toUpperCase()).toContain(flightNumber[0]);
    if (status !== "delayed") expect(delayMinutes).toBe(0);
    else expect(delayMinutes).toBeGreaterThan(0);
    const { scheduledDeparture, actualDeparture } = flight;
    if (actualDeparture) expect(minutes(scheduledDeparture, actualDeparture)).toBe(delayMinutes);
  }
});

test("what is named later happened later, where no table knows the two", async () => {
  const visits = await records(
    "Adoption",
    "petName: string; surrenderedOn: string; quarantinedOn: string; adoptedOn: string",
  );
  for (const { surrenderedOn = "", quarantinedOn = "", adoptedOn = "" } of visits) {
    expect(quarantinedOn >= surrenderedOn).toBe(true);
    expect(adoptedOn >= quarantinedOn).toBe(true);
  }
});

test("what is half done has begun, and is not over", async () => {
  const now = Date.now();
  const projects = await records(
    "Renovation",
    "name: string; percentComplete: number; startDate: string; targetCompletion: string; budget: number",
  );
  for (const { percentComplete, startDate, targetCompletion } of projects) {
    if (percentComplete === 0 || percentComplete === 100) continue;
    expect(Date.parse(String(startDate))).toBeLessThanOrEqual(now);
    expect(Date.parse(String(targetCompletion))).toBeGreaterThan(now - 86_400_000);
  }
});

test("a taxi stays in town, and a room is on its floor", async () => {
  const rides = await records(
    "TaxiRide",
    "pickupAddress: string; dropoffAddress: string; fare: number",
  );
  const townOf = (address: string | undefined) => address?.split(", ").slice(1).join(", ");
  for (const { pickupAddress, dropoffAddress } of rides) {
    expect(townOf(dropoffAddress)).toBe(townOf(pickupAddress));
    expect(dropoffAddress).not.toBe(pickupAddress);
  }
  const rooms = await records("HotelRoom", "roomNumber: string; floor: number; bedType: string");
  for (const { roomNumber = "", floor } of rooms)
    expect(Math.floor(Number(roomNumber) / 100)).toBe(floor);
});

test("what was gained is what it is worth less what it cost; a refund what was paid too much", async () => {
  const holdings = await records(
    "StockHolding",
    "ticker: string; shares: number; averageCost: number; currentPrice: number; gainLoss: number; gainLossPercent: number",
  );
  for (const { shares = 0, averageCost = 0, currentPrice = 0, gainLoss } of holdings)
    expect(gainLoss).toBeCloseTo(shares * (currentPrice - averageCost), 1);
  const returns = await records(
    "TaxReturn",
    "taxpayer: string; taxableIncome: number; taxOwed: number; taxPaid: number; refundAmount: number",
  );
  for (const { taxOwed = 0, taxPaid = 0, refundAmount } of returns)
    expect(refundAmount).toBeCloseTo(Math.max(0, taxPaid - taxOwed), 1);
});

test("a coffee order costs a coffee, and a blood test tests blood", async () => {
  const orders = await records("CoffeeOrder", "customer: string; drink: string; price: number");
  for (const { price } of orders) expect(price).toBeLessThan(15);
  const tests = await records(
    "BloodTest",
    "patientName: string; testName: string; unit: string; referenceRange: string; value: number",
  );
  for (const { testName } of tests) expect(testName).not.toMatch(/quiz|final/);
});

test("who has won is one of the two who met, and the one that the result says", async () => {
  const games = await records(
    "ChessGame",
    'whitePlayer: string; blackPlayer: string; result: "1-0" | "0-1" | "1/2-1/2"; winner?: string',
  );
  const winners = games.map(({ whitePlayer, blackPlayer, result, winner }) => {
    const expected = { "1-0": whitePlayer, "0-1": blackPlayer }[String(result)];
    expect([undefined, expected]).toContain(winner);
    return winner === undefined ? "nobody" : winner === whitePlayer ? "white" : "black";
  });
  expect(new Set(winners)).toEqual(new Set(["white", "black", "nobody"]));
});

test.each(["Score", "Goals"])("whoever has more of home%s and away%s has won", async (points) => {
  const matches = await records(
    "Match",
    `homeTeam: string; awayTeam: string; home${points}: number; away${points}: number; winner: string | null`,
  );
  const leads = matches.flatMap(({ homeTeam, awayTeam, winner, ...scores }) => {
    const lead = Number(scores[`home${points}`]) - Number(scores[`away${points}`]);
    if (lead === 0) expect(winner).toBeNull();
    if (winner === null) return [];
    expect(winner).toBe(lead > 0 ? homeTeam : awayTeam);
    return Math.sign(lead);
  });
  expect(new Set(leads)).toEqual(new Set([1, -1]));
});

test("what is approved is no more than what was claimed, and a meter only goes up", async () => {
  const claims = await records(
    "InsuranceClaim",
    'status: "approved" | "in review" | "rejected"; amountClaimed: number; amountApproved: number | null',
  );
  for (const { status, amountClaimed = 0, amountApproved } of claims) {
    if (status !== "approved") expect(amountApproved).toBeNull();
    expect(amountApproved ?? 0).toBeLessThanOrEqual(amountClaimed);
  }
  const readings = await records(
    "EnergyReading",
    "readingKwh: number; previousKwh: number; consumption: number",
  );
  for (const { readingKwh = 0, previousKwh = 0, consumption = 0 } of readings)
    expect(readingKwh - previousKwh).toBeCloseTo(consumption, 0);
});

test("a loan is paid back in equal parts until its term ends, and so much is left of it", async () => {
  const loans = await records(
    "Loan",
    "principal: number; outstandingPrincipal: number; interestRate: number; originationDate: string; maturityDate: string; nextPaymentAmount: number; paymentsMade: number; paymentsRemaining: number",
  );
  for (const loan of loans) {
    const [lent, monthly] = [Number(loan["principal"]), Number(loan["interestRate"]) / 1200];
    const [made, left] = [Number(loan["paymentsMade"]), Number(loan["paymentsRemaining"])];
    const payment = (lent * monthly) / (1 - (1 + monthly) ** -(made + left));
    expect(loan["nextPaymentAmount"]).toBeCloseTo(payment, 1);
    const growth = (1 + monthly) ** made;
    const owed = lent * growth - (payment * (growth - 1)) / monthly;
    expect(Number(loan["outstandingPrincipal"])).toBeCloseTo(Math.max(0, owed), 0);
    const months = minutes(loan["originationDate"], loan["maturityDate"]) / 1440 / 30.4375;
    expect(made + left).toBe(Math.round(months));
  }
});

test("what is lent, for how long and for what fits the kind of loan", async () => {
  const loans = await records(
    "LoanApplication",
    'loanType: "mortgage" | "auto"; amountRequested: number; termMonths: number; purpose: string; annualIncome: number',
  );
  for (const { loanType, amountRequested, termMonths, purpose } of loans) {
    const isHouse = String(loanType) === "mortgage";
    expect(Number(amountRequested) >= 140_000).toBe(isHouse);
    expect(Number(termMonths) >= 180).toBe(isHouse);
    expect(/car|van|Motorcycle/.test(String(purpose))).toBe(!isHouse);
  }
});

test("a payment is what it pays back and its interest", async () => {
  const payments = await records(
    "LoanPayment",
    "dueDate: string; paidDate?: string; amount: number; principalPortion: number; interestPortion: number; remainingBalance: number",
  );
  for (const { dueDate, paidDate, amount, ...one } of payments) {
    const parts = Number(one["principalPortion"]) + Number(one["interestPortion"]);
    expect(parts).toBeCloseTo(Number(amount), 1);
    expect(Number(one["remainingBalance"])).toBeGreaterThan(Number(one["principalPortion"]));
    if (paidDate !== undefined)
      expect(Math.abs(minutes(dueDate, paidDate))).toBeLessThanOrEqual(6 * 1440);
  }
});

test("a payslip takes each part of the gross once, and pays more for overtime", async () => {
  const slips = await records(
    "Payslip",
    "hoursWorked: number; hourlyRate: number; overtimeHours: number; overtimePay: number; grossPay: number; federalTax: number; stateTax: number; socialSecurity: number; medicare: number; healthInsurance: number; netPay: number; ytdGross: number; ytdNet: number",
  );
  for (const slip of slips) {
    const of = (name: string) => Number(slip[name]);
    expect(of("overtimePay")).toBeCloseTo(of("overtimeHours") * of("hourlyRate") * 1.5, 1);
    const gross = of("hoursWorked") * of("hourlyRate") + of("overtimePay");
    expect(of("grossPay")).toBeCloseTo(gross, 1);
    const taken = ["federalTax", "stateTax", "socialSecurity", "medicare", "healthInsurance"]
      .map(of)
      .reduce((all, one) => all + one, 0);
    expect(of("netPay")).toBeCloseTo(gross - taken, 1);
    expect(taken).toBeLessThan(gross * 0.5);
    expect(of("ytdNet")).toBeLessThan(of("ytdGross"));
    expect(of("ytdGross")).toBeGreaterThan(of("grossPay"));
  }
});

test("what comes in by the month is the price of every seat, less what is taken off", async () => {
  const subscriptions = await records(
    "Subscription",
    'seats: number; unitPrice: number; discountPercent: number; billingInterval: "month" | "year"; mrr: number; arr: number; currentPeriodStart: string; currentPeriodEnd: string',
  );
  for (const one of subscriptions) {
    const of = (name: string) => Number(one[name]);
    const isYearly = String(one["billingInterval"]) === "year";
    const sum = of("seats") * of("unitPrice") * (1 - of("discountPercent") / 100);
    expect(of("mrr")).toBeCloseTo(sum / (isYearly ? 12 : 1), 1);
    expect(of("arr")).toBeCloseTo(of("mrr") * 12, 1);
    const days = minutes(one["currentPeriodStart"], one["currentPeriodEnd"]) / 1440;
    expect(days > 300).toBe(isYearly);
  }
});

test("a sheet for a week lists its days, and its billable hours are those of billable entries", async () => {
  const sheets = (await records(
    "Timesheet",
    'weekStarting: string; entries: { date: string; hours: number; billable: boolean }[]; billableHours: number; submittedAt: string; status: "submitted" | "approved"',
  )) as unknown as readonly {
    weekStarting: string;
    entries: { date: string; hours: number; billable: boolean }[];
    billableHours: number;
    submittedAt: string;
  }[];
  for (const { weekStarting, entries, billableHours, submittedAt } of sheets) {
    for (const { date } of entries) {
      const days = minutes(weekStarting, date) / 1440;
      expect(days >= 0 && days < 7).toBe(true);
    }
    const billed = entries.filter(({ billable }) => billable).map(({ hours }) => hours);
    if (entries.length > 0)
      expect(billableHours).toBeCloseTo(
        billed.reduce((all, one) => all + one, 0),
        1,
      );
    expect(minutes(weekStarting, submittedAt)).toBeGreaterThan(0);
  }
});

test("nobody is ill by appointment, and half a day is no week", async () => {
  const now = Date.now();
  const leaves = await records(
    "LeaveRequest",
    'leaveType: "sick" | "vacation"; startDate: string; endDate: string; totalDays: number; halfDay: boolean; requestedAt: string',
  );
  for (const { leaveType, startDate, endDate, totalDays, halfDay } of leaves) {
    if (String(leaveType) === "sick") expect(Date.parse(String(startDate))).toBeLessThan(now);
    expect(Number(totalDays) === 0.5).toBe(Boolean(halfDay));
    if (halfDay) expect(endDate).toBe(startDate);
  }
});

test("a deposit is a part of the total, and the balance is the rest of it", async () => {
  const orders = await records(
    "CateringOrder",
    "guests: number; pricePerPerson: number; total: number; deposit: number; balanceDue: number",
  );
  for (const { guests, pricePerPerson, total, deposit, balanceDue } of orders) {
    expect(total).toBeCloseTo(Number(guests) * Number(pricePerPerson), 2);
    expect(Number(deposit) / Number(total)).toBeGreaterThan(0.15);
    expect(Number(deposit) / Number(total)).toBeLessThan(0.55);
    expect(balanceDue).toBeCloseTo(Number(total) - Number(deposit), 2);
  }
});

test("rates of a mailing are of those who got it, though it was sent at a time", async () => {
  const issues = await records(
    "NewsletterIssue",
    'sentAt: string; recipients: number; opens: number; clicks: number; openRate: number; status: "draft" | "sent"',
  );
  const sent = issues.filter(({ status }) => status === "sent");
  expect(sent.length).toBeGreaterThan(10);
  for (const { recipients, opens, openRate } of sent) {
    expect(openRate).toBeCloseTo((100 * Number(opens)) / Number(recipients), 1);
    expect(Number(openRate)).toBeLessThan(50);
  }
  for (const { status, opens } of issues) if (status === "draft") expect(opens).toBe(0);
});

test("nobody's current streak is longer than their longest", async () => {
  const habits = await records("Habit", "currentStreak: number; longestStreak: number");
  for (const { currentStreak, longestStreak } of habits) {
    expect(Number(currentStreak)).toBeLessThanOrEqual(Number(longestStreak));
  }
});

test("what is charging began within the day", async () => {
  const sessions = await records(
    "ChargingSession",
    'startedAt: string; endedAt: string | null; status: "charging" | "completed"',
  );
  const begun = sessions.filter(({ status }) => status === "charging");
  expect(begun.length).toBeGreaterThan(5);
  const first = Math.min(...begun.map(({ startedAt }) => Date.parse(String(startedAt))));
  const last = Math.max(...begun.map(({ startedAt }) => Date.parse(String(startedAt))));
  expect(last - first).toBeLessThan(24 * 3_600_000);
});
