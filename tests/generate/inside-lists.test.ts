import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  toObject,
} from "./models.ts";

const sumOf = (items: readonly JsonObject[], name: string) =>
  items.reduce((sum, item) => sum + Number(item[name]), 0);

test("a payslip adds up, and what is taken off is a part of the pay", async () => {
  const slips = await recordsOf("Payslip", {
    basicSalary: number,
    earnings: listOf({ label: text, amount: number }),
    deductions: listOf({ label: text, amount: number }),
    grossPay: number,
    totalDeductions: number,
    netPay: number,
  });
  for (const slip of slips) {
    const more = itemsOf(slip, "earnings").filter(({ label }) => label !== "Base salary");
    const [gross, less] = [Number(slip["grossPay"]), sumOf(itemsOf(slip, "deductions"), "amount")];
    expect(gross).toBeCloseTo(Number(slip["basicSalary"]) + sumOf(more, "amount"), 1);
    expect(slip["totalDeductions"]).toBeCloseTo(less, 1);
    expect(slip["netPay"]).toBeCloseTo(gross - less, 1);
    expect(less).toBeLessThan(gross / 2);
  }
});

test("nobody scores more than there is, and the mark to pass at decides", async () => {
  const exams = await recordsOf("Exam", {
    maxScore: number,
    passingScore: number,
    results: listOf({ studentName: text, score: number, passed: flag }),
  });
  for (const exam of exams)
    for (const { score, passed } of itemsOf(exam, "results")) {
      expect(Number(score)).toBeLessThanOrEqual(Number(exam["maxScore"]));
      expect(passed).toBe(Number(score) >= Number(exam["passingScore"]));
    }
});

test("one sleeps and does what one does on a trip while it lasts", async () => {
  const trips = await recordsOf("Trip", {
    startDate: text,
    endDate: text,
    accommodations: listOf({ name: text, checkIn: text, checkOut: text }),
    activities: listOf({ name: text, date: text }),
  });
  const dayOf = (value: unknown) => String(value).slice(0, 10);
  for (const trip of trips) {
    const [start, end] = [dayOf(trip["startDate"]), dayOf(trip["endDate"])];
    for (const { date } of itemsOf(trip, "activities")) {
      expect(dayOf(date) >= start).toBe(true);
      expect(dayOf(date) <= end).toBe(true);
    }
    const stays = itemsOf(trip, "accommodations");
    stays.forEach((stay, at) => {
      expect(dayOf(stay["checkIn"]) < dayOf(stay["checkOut"])).toBe(true);
      const last = stays[at - 1];
      if (last) expect(dayOf(stay["checkIn"])).toBe(dayOf(last["checkOut"]));
    });
  }
});

test("the medals go to those who took part, and to none while it lasts", async () => {
  const cups = await recordsOf("Tournament", {
    name: text,
    teams: { type: "array", items: text, minItems: 2 },
    status: oneOf("upcoming", "ongoing", "finished"),
    winner: orNull(text),
    runnerUp: orNull(text),
  });
  for (const { teams, winner, runnerUp } of cups) {
    const names = teams as readonly string[];
    expect(runnerUp === null).toBe(winner === null);
    if (winner === null) continue;
    expect(names).toContain(winner);
    expect(names).toContain(runnerUp);
    expect(runnerUp).not.toBe(winner);
  }
});

test("who stands higher has more, and what is in stock of all kinds is the capacity", async () => {
  const boards = await recordsOf("Leaderboard", {
    season: text,
    entries: listOf({ rank: number, playerName: text, score: number }),
  });
  for (const board of boards) {
    const scores = itemsOf(board, "entries").map(({ score }) => Number(score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
  const events = await recordsOf("Event", {
    title: text,
    capacity: number,
    ticketsSold: number,
    ticketTypes: listOf({ name: text, price: number, quantity: number, sold: number }),
  });
  for (const event of events) {
    const types = itemsOf(event, "ticketTypes");
    if (types.length === 0) continue;
    expect(event["capacity"]).toBe(sumOf(types, "quantity"));
    expect(event["ticketsSold"]).toBe(sumOf(types, "sold"));
  }
});

test("variants cost about what their product costs, and the shop pays less", async () => {
  const products = await recordsOf("Product", {
    name: text,
    price: number,
    compareAtPrice: number,
    costPrice: number,
    variants: listOf({ sku: text, size: text, price: number }),
  });
  for (const product of products) {
    const price = Number(product["price"]);
    expect(Number(product["costPrice"])).toBeLessThan(price);
    expect(Number(product["compareAtPrice"])).toBeGreaterThan(price);
    for (const { price: own } of itemsOf(product, "variants")) {
      expect(Number(own)).toBeGreaterThanOrEqual(price);
      expect(Number(own)).toBeLessThanOrEqual(price * 1.2);
    }
  }
});

test("a question has its own answers, and a page is searched by its title", async () => {
  const quizzes = await recordsOf("Quiz", {
    title: text,
    questions: listOf({
      text,
      options: { type: "array", items: text },
      correctAnswer: text,
      explanation: text,
    }),
  });
  for (const quiz of quizzes)
    for (const question of itemsOf(quiz, "questions")) {
      if (question["text"] !== "What is the capital of Norway?") continue;
      expect(question["correctAnswer"]).toBe("Oslo");
      expect(question["explanation"]).toMatch(/Oslo/);
    }
  const posts = await recordsOf("BlogPost", {
    title: text,
    excerpt: text,
    seo: toObject({ metaTitle: text, metaDescription: text }),
  });
  for (const { title, excerpt, seo } of posts)
    expect(seo).toEqual({ metaTitle: title, metaDescription: excerpt });
});

test("what a reading measures decides its unit, and a flight ends elsewhere", async () => {
  const devices = await recordsOf("Device", {
    name: text,
    type: oneOf("temperature", "humidity", "co2"),
    readings: listOf({ metric: text, value: number, unit: text }),
  });
  for (const device of devices)
    for (const { metric, unit } of itemsOf(device, "readings")) {
      if (metric === "co2") expect(unit).toBe("ppm");
      if (metric === "temperature") expect(unit).toBe("°C");
    }
  const flights = await recordsOf("FlightSearchResult", {
    flightNumber: text,
    departure: toObject({ airport: text, time: text }),
    arrival: toObject({ airport: text, time: text }),
  });
  const same = flights.filter(
    ({ departure, arrival }) =>
      (departure as JsonObject)["airport"] === (arrival as JsonObject)["airport"],
  );
  expect(same).toEqual([]);
});

test("who asks and who helps speak in turn, in their own words", async () => {
  const cases = await recordsOf("SupportConversation", {
    customer: toObject({ name: text, email: text }),
    assignedAgent: toObject({ name: text, team: text }),
    status: oneOf("open", "waiting", "resolved"),
    messages: listOf({ from: oneOf("customer", "agent"), text, sentAt: text }),
    openedAt: text,
    closedAt: orNull(text),
  });
  for (const each of cases) {
    itemsOf(each, "messages").forEach(({ from, text: said }, at) => {
      expect(from).toBe(at % 2 === 0 ? "customer" : "agent");
      if (from === "customer") expect(said).not.toMatch(/looking into it|send us|passed this on/);
    });
    expect(each["closedAt"] !== null).toBe(each["status"] === "resolved");
  }
});

test("who has bid most has won, and who pays in cash gets change", async () => {
  const auctions = await recordsOf("Auction", {
    title: text,
    startingBid: number,
    currentBid: number,
    bids: listOf({ bidder: text, amount: number, time: text }),
    status: oneOf("scheduled", "active", "closed"),
    winner: orNull(text),
  });
  for (const auction of auctions)
    if (auction["winner"] !== null)
      expect(auction["winner"]).toBe(itemsOf(auction, "bids").at(-1)?.["bidder"]);
  const sales = await recordsOf("Sale", {
    total: number,
    amountTendered: number,
    changeGiven: number,
  });
  for (const { total, amountTendered, changeGiven } of sales) {
    expect(Number(amountTendered)).toBeGreaterThanOrEqual(Number(total));
    expect(Number(changeGiven)).toBeCloseTo(Number(amountTendered) - Number(total), 2);
  }
});

test("a budget is what its lines come to, and lessons of all modules are counted", async () => {
  const plans = await recordsOf("EventPlan", {
    title: text,
    budget: listOf({ category: text, planned: number, actual: number }),
    totalBudget: number,
    totalSpent: number,
  });
  for (const plan of plans) {
    const lines = itemsOf(plan, "budget");
    if (lines.length === 0) continue;
    expect(plan["totalBudget"]).toBeCloseTo(sumOf(lines, "planned"), 2);
    expect(plan["totalSpent"]).toBeCloseTo(sumOf(lines, "actual"), 2);
  }
  const courses = await recordsOf("OnlineCourse", {
    title: text,
    modules: listOf({ title: text, lessons: listOf({ title: text, durationMinutes: number }) }),
    totalLessons: number,
  });
  for (const course of courses) {
    const lessons = itemsOf(course, "modules").flatMap((module) => itemsOf(module, "lessons"));
    expect(course["totalLessons"]).toBe(lessons.length);
  }
});

test("a client who is somebody has an address of their own, and was there since a year", async () => {
  const plans = await recordsOf("EventPlan", {
    client: toObject({ name: text, email: text, memberSince: number }),
    tasks: listOf({ title: text, due: text }),
  });
  for (const plan of plans) {
    const client = plan["client"] as JsonObject;
    expect(client["email"]).not.toMatch(/^hello@/);
    expect(Number(client["memberSince"])).toBeLessThan(2027);
    for (const { due } of itemsOf(plan, "tasks")) expect(due).toMatch(/^\d{4}-\d{2}-\d{2}/);
  }
});

test("what nobody has marked has no score", async () => {
  const assignments = await recordsOf("Assignment", {
    title: text,
    maxPoints: number,
    submissions: listOf({ studentName: text, score: orNull(number) }),
  });
  const scores = assignments.flatMap((each) =>
    itemsOf(each, "submissions").map(({ score }) => ({ score, most: each["maxPoints"] })),
  );
  expect(scores.some(({ score }) => score === null)).toBe(true);
  for (const { score, most } of scores)
    if (score !== null) expect(Number(score)).toBeLessThanOrEqual(Number(most));
});
