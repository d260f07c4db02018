import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

test("a policy is renewed when it ends, however often its premium is paid", async () => {
  const policies = await recordsOf("InsurancePolicy", {
    ...textsOf("policyNumber", "startDate", "endDate", "renewalDate"),
    premiumFrequency: oneOf("monthly", "quarterly", "annually"),
  });
  for (const { endDate, renewalDate } of policies) {
    expect(at(renewalDate) - at(endDate)).toBeGreaterThanOrEqual(0);
    expect(at(renewalDate) - at(endDate)).toBeLessThanOrEqual(86_400_000);
  }
});

test("what is lent for a house is what it costs without the down payment, and is paid back as such", async () => {
  const mortgages = await recordsOf("Mortgage", {
    propertyValue: number,
    principal: number,
    downPayment: number,
    interestRate: number,
    termYears: number,
    monthlyPayment: number,
  });
  for (const record of mortgages) {
    const [value, principal, down, monthly] = [
      "propertyValue",
      "principal",
      "downPayment",
      "monthlyPayment",
    ].map((name) => Number(record[name]));
    expect(principal).toBe(Number(value) - Number(down));
    expect(Number(down)).toBeGreaterThan(Number(value) * 0.08);
    expect(Number(monthly) * Number(record["termYears"]) * 12).toBeGreaterThanOrEqual(
      Number(principal) - 10,
    );
  }
});

test("a budget is what its categories are given, and a portfolio what it holds", async () => {
  const budgets = await recordsOf("Budget", {
    totalBudgeted: number,
    categories: listOf({ name: text, limit: number, spent: number }),
  });
  for (const budget of budgets) {
    const sum = itemsOf(budget, "categories").reduce((all, { limit }) => all + Number(limit), 0);
    expect(Number(budget["totalBudgeted"])).toBeCloseTo(sum, 0);
  }
  const portfolios = await recordsOf("Portfolio", {
    totalValue: number,
    cash: number,
    holdings: listOf({ symbol: text, shares: number, currentPrice: number, marketValue: number }),
  });
  for (const portfolio of portfolios) {
    const held = itemsOf(portfolio, "holdings").reduce(
      (all, { marketValue }) => all + Number(marketValue),
      Number(portfolio["cash"]),
    );
    expect(Number(portfolio["totalValue"])).toBeCloseTo(held, 0);
  }
});

test("a wallet holds coins under their own names, at an address as its chain writes it", async () => {
  const wallets = await recordsOf("CryptoWallet", {
    address: text,
    network: oneOf("ethereum", "bitcoin", "solana"),
    tokens: listOf({
      symbol: text,
      name: text,
      amount: number,
      priceUsd: number,
      valueUsd: number,
    }),
  });
  const begins = { ethereum: /^0x/, bitcoin: /^bc1q/, solana: /^(?!0x|bc1)/ };
  for (const wallet of wallets) {
    expect(wallet["address"]).toMatch(begins[wallet["network"] as keyof typeof begins]);
    const tokens = itemsOf(wallet, "tokens");
    expect(new Set(tokens.map(({ symbol }) => symbol)).size).toBe(tokens.length);
    for (const { symbol, name } of tokens) expect(symbol === "BTC").toBe(name === "Bitcoin");
  }
});

test("a court case tells whom its attorneys stand for, and what is sought where money is", async () => {
  const cases = await recordsOf("CourtCase", {
    ...textsOf("caseNumber", "court", "plaintiff", "defendant"),
    type: oneOf("civil", "criminal"),
    damagesSought: orNull(number),
    attorneys: listOf(textsOf("name", "role", "firm")),
  });
  for (const one of cases) {
    if (one["type"] === "criminal") expect(one["damagesSought"]).toBeNull();
    else expect(one["damagesSought"]).toBeGreaterThanOrEqual(4000);
    for (const { role, firm } of itemsOf(one, "attorneys")) {
      expect(role).toMatch(/plaintiff|defendant/);
      expect(firm).not.toMatch(/ Firm$/);
    }
  }
});

test("a petition is as far as it is signed, and its news are of it", async () => {
  const petitions = await recordsOf("Petition", {
    ...textsOf("title", "description"),
    signatures: number,
    goal: number,
    progress: number,
    status: oneOf("open", "victory", "closed"),
    recentSigners: listOf(textsOf("name", "reason", "signedAt")),
    updates: listOf(textsOf("title", "body", "postedAt")),
  });
  for (const petition of petitions) {
    const share = (Number(petition["signatures"]) / Number(petition["goal"])) * 100;
    expect(Math.abs(Number(petition["progress"]) - share)).toBeLessThan(1);
    expect(petition["signatures"]).toBeGreaterThan(0);
    if (petition["status"] === "victory") expect(share).toBeGreaterThanOrEqual(100);
    for (const { reason } of itemsOf(petition, "recentSigners"))
      expect(reason).not.toMatch(/^(?:Other|Incorrect data|Policy change|Customer request)$/);
    for (const { title } of itemsOf(petition, "updates"))
      expect(title).not.toMatch(/lessons|experts|love letter|ideas|praise/);
  }
});

test("what was to be inspected on a day that is over has a result, and only done gifts a receipt", async () => {
  const permits = await recordsOf("PermitApplication", {
    ...textsOf("applicationNumber", "submittedAt"),
    permitType: oneOf("building", "electrical", "event"),
    estimatedCost: number,
    inspections: listOf({
      ...textsOf("type", "scheduledFor"),
      result: oneOf("pass", "fail", "pending"),
    }),
  });
  for (const permit of permits) {
    if (permit["permitType"] === "event") expect(permit["estimatedCost"]).toBeLessThan(10_000);
    for (const { scheduledFor, result } of itemsOf(permit, "inspections"))
      expect(result === "pending").toBe(at(scheduledFor) > now);
  }
  const donations = await recordsOf("Donation", {
    ...textsOf("donorName", "donatedAt"),
    amount: number,
    status: oneOf("completed", "pending", "failed"),
    receiptNumber: orNull(text),
  });
  for (const { status, receiptNumber } of donations)
    expect(receiptNumber !== null).toBe(status === "completed");
});

test("whose accounts a payment is between is somebody, and so is who did a thing", async () => {
  const party = toObject(textsOf("name", "iban"));
  const payments = await recordsOf("Payment", { from: party, to: party, amount: number });
  for (const { from, to } of payments) {
    expect(JSON.stringify([from, to])).not.toMatch(/Payment (?:From|To)/);
    expect((from as { name: string }).name).not.toBe((to as { name: string }).name);
  }
  const claims = await recordsOf("InsuranceClaim", {
    ...textsOf("policyNumber", "lossDescription"),
    category: oneOf("motor", "property", "health"),
    timeline: listOf(textsOf("date", "event", "by")),
  });
  for (const claim of claims) {
    for (const { by } of itemsOf(claim, "timeline")) expect(by).not.toMatch(/^By /);
    if (claim["category"] === "health")
      expect(claim["lossDescription"]).toMatch(/Hospital|surgery/i);
  }
});

test("who asks for a loan owes some hundreds a month, and has an employer where employed", async () => {
  const loans = await recordsOf("LoanApplication", {
    ...textsOf("applicantName", "purpose"),
    employmentStatus: oneOf("employed", "unemployed", "retired"),
    employer: orNull(text),
    monthlyDebt: number,
  });
  for (const { employmentStatus, employer, monthlyDebt } of loans) {
    expect(employer !== null).toBe(employmentStatus === "employed");
    expect(monthlyDebt).toBeLessThan(2000);
  }
});

test("an account is called after its kind, and its recent transactions are of these days", async () => {
  const accounts = await recordsOf("Account", {
    ...textsOf("nickname", "sortCode", "accountNumber", "openedOn"),
    type: oneOf("joint", "business", "savings"),
    recentTransactions: listOf({ ...textsOf("date", "payee"), amount: number }),
  });
  for (const account of accounts) {
    expect(account["sortCode"]).toMatch(/^\d{6}$/);
    expect(/Business|Company|Project/.test(String(account["nickname"]))).toBe(
      account["type"] === "business",
    );
    for (const { date } of itemsOf(account, "recentTransactions"))
      expect(daysFrom(date)).toBeGreaterThan(-20);
  }
});

test("what several share of an expense is all of it, under the icon of its category", async () => {
  const expenses = await recordsOf("Expense", {
    amount: number,
    category: toObject(textsOf("name", "icon")),
    splitBetween: listOf({ person: text, share: number, settled: flag }),
  });
  for (const expense of expenses) {
    const shares = itemsOf(expense, "splitBetween");
    if (shares.length === 0) continue;
    const sum = shares.reduce((all, { share }) => all + Number(share), 0);
    expect(sum).toBeCloseTo(Number(expense["amount"]), 1);
  }
});

test("only a filled order has the price at which it was, and it costs as many as were bought", async () => {
  const trades = await recordsOf("Trade", {
    symbol: text,
    orderType: oneOf("market", "limit"),
    quantity: number,
    limitPrice: orNull(number),
    executedPrice: orNull(number),
    total: number,
    status: oneOf("open", "filled", "cancelled"),
  });
  for (const { orderType, quantity, limitPrice, executedPrice, total, status } of trades) {
    expect(limitPrice !== null).toBe(orderType === "limit");
    expect(executedPrice !== null).toBe(status === "filled");
    if (status === "filled")
      expect(Number(total)).toBeCloseTo(Number(quantity) * Number(executedPrice), 0);
  }
});

test("a tax return is due in the spring after its year, and filed after it", async () => {
  const returns = await recordsOf("TaxReturn", {
    ...textsOf("dueDate", "preparer"),
    taxYear: number,
    taxpayer: toObject(textsOf("name", "ssn")),
    status: oneOf("draft", "filed"),
    filedDate: orNull(text),
  });
  for (const { taxYear, dueDate, filedDate, taxpayer } of returns) {
    expect(dueDate).toBe(`${Number(taxYear) + 1}-04-15`);
    if (filedDate !== null) expect(String(filedDate).slice(0, 4)).toBe(String(Number(taxYear) + 1));
    expect(JSON.stringify(taxpayer)).toMatch(/"ssn":"\d{3}-\d\d-\d{4}"/);
    expect(JSON.stringify(taxpayer)).not.toMatch(/Taxpayer/);
  }
});

test("wages are for a month that is over beside overtime, too", async () => {
  const payslips = await recordsOf("Payslip", {
    ...textsOf("payPeriodStart", "payPeriodEnd", "payDate"),
    overtimeHours: number,
    grossPay: number,
    status: oneOf("draft", "paid"),
  });
  for (const { payPeriodStart, payPeriodEnd } of payslips) {
    expect(payPeriodStart).toMatch(/-01$/);
    expect(daysFrom(payPeriodEnd)).toBeLessThanOrEqual(0);
    expect(new Date(at(payPeriodEnd) + 86_400_000).getUTCDate()).toBe(1);
  }
});

test("nobody has signed a draft, and all who are bound by a contract have", async () => {
  const contracts = await recordsOf("Contract", {
    title: text,
    status: oneOf("draft", "pending_signature", "active"),
    parties: listOf({ ...textsOf("name", "role"), signedAt: orNull(text) }),
  });
  for (const contract of contracts) {
    for (const { role, signedAt } of itemsOf(contract, "parties")) {
      expect(role).not.toMatch(/admin|viewer|editor|member/i);
      if (contract["status"] === "draft") expect(signedAt).toBeNull();
      if (contract["status"] === "active") expect(signedAt).not.toBeNull();
    }
  }
});

test("a month saves what it does not spend, on what money is spent on", async () => {
  const months = await recordsOf("MonthlySummary", {
    month: text,
    income: number,
    expenses: number,
    savings: number,
    savingsRate: number,
    byCategory: listOf({ category: text, amount: number, percentage: number }),
  });
  for (const month of months) {
    const [income, expenses, savings] = ["income", "expenses", "savings"].map((name) =>
      Number(month[name]),
    );
    expect(savings).toBeCloseTo(Number(income) - Number(expenses), 1);
    expect(Number(month["savingsRate"])).toBeCloseTo((Number(savings) / Number(income)) * 100, 0);
    const categories = itemsOf(month, "byCategory");
    if (categories.length === 0) continue;
    const sum = categories.reduce((all, { amount }) => all + Number(amount), 0);
    expect(sum).toBeCloseTo(Number(expenses), 0);
    for (const { category } of categories)
      expect(category).not.toMatch(/Film|Fashion|Design|Business|Technology|Books/);
  }
});

test("what is held cost its shares at one price, and is worth them at another", async () => {
  const holdings = await recordsOf("Holding", {
    ...textsOf("asset", "ticker"),
    units: number,
    purchasePrice: number,
    currentPrice: number,
    costBasis: number,
    currentValue: number,
  });
  for (const { asset, units, purchasePrice, currentPrice, costBasis, currentValue } of holdings) {
    expect(asset).not.toMatch(/Forklift|Pump|Boiler|Conveyor|Lift|Compressor/);
    expect(Number(costBasis)).toBeCloseTo(Number(units) * Number(purchasePrice), 0);
    expect(Number(currentValue)).toBeCloseTo(Number(units) * Number(currentPrice), 0);
  }
  const runs = await recordsOf("PayrollRun", {
    ...textsOf("period", "payDate"),
    totalTaxes: number,
    entries: listOf({ employee: text, gross: number, tax: number }),
  });
  for (const run of runs) {
    const taxes = itemsOf(run, "entries").reduce((all, { tax }) => all + Number(tax), 0);
    expect(Number(run["totalTaxes"])).toBeCloseTo(taxes, 1);
    expect(run["period"]).not.toMatch(/daily|weekly|yearly/i);
  }
});

test("what was put by for a goal was put by since, and comes to what there is", async () => {
  const goals = await recordsOf("SavingsGoal", {
    ...textsOf("title", "emoji", "createdAt"),
    targetAmount: number,
    currentAmount: number,
    contributions: listOf({ amount: number, date: text }),
  });
  for (const goal of goals) {
    expect(goal["emoji"]).not.toMatch(/[a-z]/);
    const contributions = itemsOf(goal, "contributions");
    if (contributions.length === 0) continue;
    const sum = contributions.reduce((all, { amount }) => all + Number(amount), 0);
    expect(sum).toBeCloseTo(Number(goal["currentAmount"]), 0);
    for (const { date } of contributions)
      expect(at(date)).toBeGreaterThan(at(goal["createdAt"]) - 86_400_000);
  }
});

test("a health plan is called and offers what such plans do, and few sign before a notary", async () => {
  const plans = await recordsOf("HealthInsurancePlan", {
    ...textsOf("name", "provider"),
    deductible: number,
    outOfPocketMax: number,
    copay: toObject({ primaryCare: number, specialist: number, emergency: number }),
    benefits: { type: "array", items: text },
  });
  for (const { name, deductible, outOfPocketMax, copay, benefits } of plans) {
    expect(name).not.toMatch(/Travel|Home|Life/);
    expect(Number(outOfPocketMax)).toBeGreaterThan(Number(deductible));
    const { primaryCare, emergency } = copay as { primaryCare: number; emergency: number };
    expect(emergency).toBeGreaterThan(primaryCare);
    expect(JSON.stringify(benefits)).not.toMatch(/API|backups|sign-on|uptime/);
  }
  const visits = await recordsOf("NotaryAppointment", {
    ...textsOf("clientName", "notaryName", "documentType", "date"),
    numberOfSigners: number,
  });
  for (const { numberOfSigners } of visits) expect(numberOfSigners).toBeLessThan(5);
  const matters = await recordsOf("LegalMatter", {
    ...textsOf("matterNumber", "practiceArea", "leadAttorney"),
    budget: number,
    billedToDate: number,
    nextDeadline: toObject(textsOf("title", "date")),
    tasks: listOf(textsOf("title", "assignee", "due")),
  });
  for (const matter of matters) {
    expect(matter["billedToDate"]).toBeLessThanOrEqual(Number(matter["budget"]));
    expect(JSON.stringify(matter)).not.toMatch(/Next Deadline|checkout|release|onboarding/);
  }
});

test("nobody has won before all votes are counted, and then whoever has most of them", async () => {
  const elections = await recordsOf("Election", {
    ...textsOf("name", "date"),
    status: oneOf("upcoming", "open", "closed", "certified"),
    votesCast: number,
    candidates: listOf({ name: text, votes: number, isWinner: flag }),
  });
  for (const election of elections) {
    const candidates = itemsOf(election, "candidates");
    const most = Math.max(...candidates.map(({ votes }) => Number(votes)));
    const isOver = /closed|certified/.test(String(election["status"]));
    for (const { votes, isWinner } of candidates)
      expect(isWinner).toBe(isOver && most > 0 && votes === most);
  }
});

test("the last bill was about as high as this one", async () => {
  const bills = await recordsOf("Bill", {
    ...textsOf("name", "provider", "dueDate"),
    amount: number,
    lastAmount: number,
  });
  for (const { amount, lastAmount } of bills)
    expect(Math.abs(Number(lastAmount) / Number(amount) - 1)).toBeLessThan(0.15);
});
