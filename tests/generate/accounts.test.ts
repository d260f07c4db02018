import { expect, test } from "vitest";
import { at, daysFrom, flag, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";

test("a product that watches its stock is a product and no alarm", async () => {
  const products = await recordsOf("Product", {
    name: text,
    sku: text,
    price: number,
    lowStockThreshold: number,
  });
  for (const { name } of products) expect(name).not.toMatch(/above|low|offline|open|range/);
});

test("a review that others find helpful is no page of a help centre", async () => {
  const reviews = await recordsOf("Review", {
    rating: number,
    body: text,
    helpfulCount: number,
    verifiedPurchase: flag,
  });
  for (const { body } of reviews) expect(body).not.toMatch(/Settings|sign-in|workspace/);
});

test("only a spoken message lasts, and only one with a file has an attachment", async () => {
  const messages = await recordsOf("Message", {
    type: oneOf("text", "image", "voice"),
    content: text,
    voiceDurationSec: orNull(number),
    attachmentUrl: orNull(text),
  });
  expect(messages.some(({ type }) => type === "text")).toBe(true);
  for (const { type, voiceDurationSec, attachmentUrl } of messages) {
    expect(voiceDurationSec === null).toBe(type !== "voice");
    expect(attachmentUrl === null).toBe(type === "text");
  }
});

test("a payment method has a brand and an expiry where it is a card, and whole", async () => {
  const methods = await recordsOf("PaymentMethod", {
    type: oneOf("card", "sepa_debit"),
    brand: orNull(text),
    expMonth: orNull(number),
    expYear: orNull(number),
  });
  for (const { type, brand, expMonth, expYear } of methods) {
    for (const value of [brand, expMonth, expYear]) expect(value === null).toBe(type !== "card");
  }
});

test("what was last paid is told with its day, and a file with its name", async () => {
  const payees = await recordsOf("Payee", {
    name: text,
    lastPaidAmount: orNull(number),
    lastPaidAt: orNull(text),
    fileName: orNull(text),
    fileUrl: orNull(text),
  });
  for (const { lastPaidAmount, lastPaidAt, fileName, fileUrl } of payees) {
    expect(lastPaidAmount === null).toBe(lastPaidAt === null);
    expect(fileName === null).toBe(fileUrl === null);
  }
});

test("a payslip's deductions are its parts, and its period is a month", async () => {
  const slips = await recordsOf("Payslip", {
    period: text,
    periodStart: text,
    periodEnd: text,
    grossPay: number,
    bonus: number,
    overtimeHours: number,
    overtimePay: number,
    incomeTax: number,
    socialSecurity: number,
    healthInsurance: number,
    totalDeductions: number,
    netPay: number,
  });
  for (const slip of slips) {
    const parts = ["incomeTax", "socialSecurity", "healthInsurance"].map((name) =>
      Number(slip[name]),
    );
    const sum = parts.reduce((all, one) => all + one, 0);
    expect(Number(slip["totalDeductions"])).toBeCloseTo(sum, 1);
    expect(Number(slip["netPay"])).toBeCloseTo(Number(slip["grossPay"]) - sum, 1);
    expect(Number(slip["bonus"])).toBeLessThan(Number(slip["grossPay"]) / 4);
    const start = new Date(String(slip["periodStart"]));
    const month = start.toLocaleString("en", { month: "long", timeZone: "UTC" });
    expect(slip["period"]).toBe(`${month} ${start.getUTCFullYear()}`);
    expect(start.getUTCDate()).toBe(1);
  }
});

test("a grade's letter, points and pass follow from its examinations", async () => {
  const grades = await recordsOf("Grade", {
    midtermScore: number,
    finalScore: number,
    percentage: number,
    letterGrade: oneOf("A", "B", "C", "D", "F"),
    gradePoints: number,
    passed: flag,
  });
  for (const { midtermScore, finalScore, percentage, letterGrade, gradePoints, passed } of grades) {
    expect(percentage).toBe(Math.round((Number(midtermScore) + Number(finalScore)) / 2));
    const letters = ["F", "D", "C", "B", "A"];
    expect(gradePoints).toBe(letters.indexOf(String(letterGrade)));
    expect(passed).toBe(letterGrade !== "F");
  }
});

test("a pupil is as old as the grade", async () => {
  const now = 2026;
  const pupils = await recordsOf("Student", {
    firstName: text,
    dateOfBirth: text,
    gradeLevel: number,
    graduationYear: number,
  });
  for (const { dateOfBirth, gradeLevel, graduationYear } of pupils) {
    const age = now - Number(String(dateOfBirth).slice(0, 4));
    expect(Math.abs(age - Number(gradeLevel) - 6)).toBeLessThan(2);
    expect(Math.abs(Number(graduationYear) - now - 12 + Number(gradeLevel))).toBeLessThan(2);
  }
});

test("what is sold out has nothing left", async () => {
  const events = await recordsOf("Event", {
    title: text,
    status: oneOf("published", "sold_out", "draft"),
    capacity: number,
    ticketsSold: number,
    ticketsRemaining: number,
  });
  expect(events.some(({ status }) => status === "sold_out")).toBe(true);
  for (const { status, ticketsRemaining } of events) {
    expect(ticketsRemaining === 0).toBe(status === "sold_out");
  }
});

test("an event is called and described as what it is", async () => {
  const events = await recordsOf("Event", {
    title: text,
    category: oneOf("concert", "conference"),
    lineup: { type: "array", items: text },
  });
  for (const { title, category } of events) {
    expect(/Summit|Days|Forum|Conference/.test(String(title))).toBe(category === "conference");
  }
});

test("nobody is called Mr or mother who is not", async () => {
  const women = new Set("Leila Ingrid Maria Aisha Camila Hannah Lucia Elena Zainab".split(" "));
  const people = await recordsOf(
    "Guardian",
    { title: oneOf("Mr", "Ms"), firstName: text, relationship: oneOf("mother", "father") },
    400,
  );
  const known = people.filter(({ firstName }) => women.has(String(firstName)));
  expect(known.length).toBeGreaterThan(3);
  for (const { title, relationship } of known) {
    expect([title, relationship]).toEqual(["Ms", "mother"]);
  }
});

test("an airport's codes and name are those of its city", async () => {
  const airports = await recordsOf("Airport", { iataCode: text, icaoCode: text, city: text });
  expect(new Set(airports.map(({ icaoCode }) => icaoCode)).size).toBeGreaterThan(5);
  for (const { iataCode, icaoCode } of airports) {
    if (/^K/.test(String(icaoCode))) expect(icaoCode).toBe(`K${iataCode}`);
  }
});

test("of what nobody has estimated nothing is left, of all else the rest", async () => {
  const tasks = await recordsOf("Task", {
    title: text,
    estimatedHours: orNull(number),
    loggedHours: number,
    remainingHours: orNull(number),
    taskCount: number,
    completedTaskCount: number,
  });
  for (const task of tasks) {
    const { estimatedHours, loggedHours, remainingHours } = task;
    if (estimatedHours === null) expect(remainingHours).toBe(null);
    else if (remainingHours !== null)
      expect(Number(remainingHours)).toBeCloseTo(Number(estimatedHours) - Number(loggedHours), 1);
    expect(Number(task["completedTaskCount"])).toBeLessThanOrEqual(Number(task["taskCount"]));
  }
});

test("without a discount there is no coupon, and what was shipped was paid", async () => {
  const orders = await recordsOf("Order", {
    status: oneOf("pending", "shipped", "refunded"),
    paymentStatus: oneOf("unpaid", "paid", "refunded"),
    subtotal: number,
    discount: number,
    total: number,
    couponCode: orNull(text),
  });
  const paid: Record<string, string> = { pending: "unpaid", shipped: "paid", refunded: "refunded" };
  expect(orders.some(({ discount }) => discount === 0)).toBe(true);
  for (const { status, paymentStatus, discount, couponCode } of orders) {
    if (discount === 0) expect(couponCode).toBe(null);
    expect(paymentStatus).toBe(paid[String(status)]);
  }
});

test("when something last happened is told where it ever has", async () => {
  const automations = await recordsOf("Automation", {
    name: text,
    triggerCount: number,
    lastTriggeredAt: orNull(text),
  });
  for (const { triggerCount, lastTriggeredAt } of automations) {
    expect(lastTriggeredAt === null).toBe(triggerCount === 0);
  }
});

test("what is pending was not executed, and what was executed was asked for before", async () => {
  const transfers = await recordsOf("Transfer", {
    amount: number,
    status: oneOf("pending", "completed"),
    createdAt: text,
    executedAt: orNull(text),
  });
  for (const { status, createdAt, executedAt } of transfers) {
    expect(executedAt === null).toBe(status === "pending");
    if (executedAt !== null) expect(String(executedAt) > String(createdAt)).toBe(true);
  }
});

test("a vacancy is open until it closes", async () => {
  const now = "2026-01-01";
  const vacancies = await recordsOf("Vacancy", { title: text, closesAt: text, isOpen: flag });
  for (const { closesAt, isOpen } of vacancies) expect(isOpen).toBe(String(closesAt) > now);
});

test("money that waits was moved lately, and an account pays and asks what its kind does", async () => {
  for (const [thing, when] of [
    ["Transaction", "postedAt"],
    ["BankTransaction", "transactionDate"],
    ["CardTransaction", "bookedAt"],
  ] as const) {
    const moved = await recordsOf(thing, {
      ...textsOf("id", "merchant", when),
      amount: number,
      status: oneOf("pending", "posted", "declined"),
    });
    for (const one of moved)
      if (one["status"] === "pending") expect(daysFrom(one[when])).toBeGreaterThan(-8);
  }
  for (const [thing, kind, rate] of [
    ["BankAccount", "type", "interestRate"],
    ["Account", "accountType", "apr"],
  ] as const) {
    const accounts = await recordsOf(thing, {
      ...textsOf("id", "iban", "ownerName"),
      [kind]: oneOf("checking", "savings", "credit"),
      currency: oneOf("EUR", "GBP"),
      ...{ balance: number, [rate]: number },
    });
    for (const account of accounts) {
      const least = account[kind] === "credit" ? 12 : account[kind] === "savings" ? 1 : 0;
      expect(Number(account[rate])).toBeGreaterThanOrEqual(least);
      expect(Number(account[rate])).toBeLessThan(least === 12 ? 30 : least === 1 ? 5 : 1);
      const start = account["currency"] === "EUR" ? /^DE00 [\d ]+$/ : /^GB00 HRBK [\d ]+$/;
      expect(String(account["iban"])).toMatch(start);
    }
  }
});

test("nobody tries what is free, nor for longer than the period", async () => {
  for (const [plan, ends, until] of [
    ["planName", "trialEndsAt", "currentPeriodEnd"],
    ["plan", "trialEnd", "periodEnd"],
  ] as const) {
    const subscriptions = await recordsOf("Subscription", {
      ...textsOf("id", plan),
      interval: oneOf("monthly", "yearly"),
      status: oneOf("trialing", "active", "canceled"),
      [ends]: orNull(text),
      [until]: text,
    });
    for (const one of subscriptions) {
      if (one[plan] === "Free") expect(one["status"]).not.toBe("trialing");
      if (one["status"] !== "trialing" || one[ends] === null) continue;
      expect(at(one[ends])).toBeLessThanOrEqual(at(one[until]));
      expect(daysFrom(one[ends])).toBeLessThanOrEqual(31);
    }
  }
});
