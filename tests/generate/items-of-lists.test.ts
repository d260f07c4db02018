import { expect, test } from "vitest";
import { isObject, type JsonObject } from "../../src/schema/schema.ts";
import {
  at,
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

const day = 86_400_000;

function sumOf(items: readonly JsonObject[], name: string): number {
  return items.reduce((sum, item) => sum + Number(item[name]), 0);
}

function inside(record: JsonObject, name: string): JsonObject {
  const inner = record[name];
  return isObject(inner) ? inner : {};
}

test("the members of items are read in any house style", async () => {
  const tickets = await recordsOf("Raffle", {
    title: text,
    bids: listOf({ bidderName: text, bidAmt: number }),
    currentBid: number,
  });
  for (const ticket of tickets) {
    const amounts = itemsOf(ticket, "bids").map(({ bidAmt }) => Number(bidAmt));
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  }
  const players = await recordsOf("BoardGameNight", {
    results: listOf({ player_name: text, final_score: number, is_winner: flag }),
  });
  for (const { results } of players) {
    const all = results as readonly JsonObject[];
    const most = Math.max(...all.map(({ final_score }) => Number(final_score)));
    for (const { final_score, is_winner } of all)
      if (is_winner === true && all.length > 1) expect(final_score).toBe(most);
  }
});

test("what the items call their own is read without saying what they are", async () => {
  const quizzes = await recordsOf("Quiz", {
    questionText: text,
    options: listOf({ optionText: text, optionIsCorrect: flag, is_correct: flag }),
  });
  for (const quiz of quizzes)
    expect(itemsOf(quiz, "options").filter(({ is_correct }) => is_correct === true)).toHaveLength(
      1,
    );
});

test("the count of items counts them, whatever stands before their name", async () => {
  const orders = await recordsOf("Order", {
    line_items: listOf({ sku: text, qty: number, unit_price: number }),
    tracking_events: listOf({ event_at: text, location: text }),
    item_count: number,
  });
  for (const order of orders) expect(order["item_count"]).toBe(itemsOf(order, "line_items").length);
});

test("how many are not yet read or done is counted from the list", async () => {
  const threads = await recordsOf("ChatThread", {
    messages: listOf({ body: text, isRead: flag }),
    unreadCount: number,
  });
  for (const thread of threads) {
    const unread = itemsOf(thread, "messages").filter(({ isRead }) => isRead === false);
    expect(thread["unreadCount"]).toBe(unread.length);
  }
  const plans = await recordsOf("GardenPlan", {
    tasks: listOf({ task_name: text, is_done: flag }),
    open_tasks: number,
  });
  for (const plan of plans) {
    const open = itemsOf(plan, "tasks").filter(({ is_done }) => is_done === false);
    expect(plan["open_tasks"]).toBe(open.length);
  }
});

test("balances in an object of their own are those that the transactions lead to", async () => {
  const accounts = await recordsOf("SavingsAccount", {
    balances: toObject({ opening: number, current: number }),
    transactions: listOf({ txnDate: text, amount: number, balanceAfter: number }),
  });
  for (const account of accounts) {
    const last = itemsOf(account, "transactions").at(-1);
    if (last) expect(last["balanceAfter"]).toBe(inside(account, "balances")["current"]);
  }
});

test("a sum of what is done adds up the items whose status says so", async () => {
  const sprints = await recordsOf("Sprint", {
    stories: listOf({
      story_title: text,
      story_points: number,
      story_status: oneOf("todo", "in_progress", "done"),
    }),
    velocity: toObject({ committed_points: number, completed_points: number }),
  });
  for (const sprint of sprints) {
    const stories = itemsOf(sprint, "stories");
    const { committed_points, completed_points } = inside(sprint, "velocity");
    expect(committed_points).toBe(sumOf(stories, "story_points"));
    const done = stories.filter(({ story_status }) => story_status === "done");
    expect(completed_points).toBe(sumOf(done, "story_points"));
  }
});

test("a course takes as long as the lessons of all its modules", async () => {
  const courses = await recordsOf("OnlineCourse", {
    modules: listOf({
      moduleTitle: text,
      lessons: listOf({ lessonTitle: text, durationMin: number }),
    }),
    totalLessons: number,
    totalDurationMin: number,
  });
  for (const course of courses) {
    const lessons = itemsOf(course, "modules").flatMap((module) => itemsOf(module, "lessons"));
    expect(course["totalLessons"]).toBe(lessons.length);
    if (lessons.length > 0) expect(course["totalDurationMin"]).toBe(sumOf(lessons, "durationMin"));
  }
});

test("the last message is the last of the messages, where it is an object", async () => {
  const threads = await recordsOf("ChatThread", {
    messages: listOf({ senderName: text, body: text, sentAt: text }),
    lastMessage: toObject({ preview: text, sentAt: text, senderName: text }),
  });
  for (const thread of threads) {
    const last = itemsOf(thread, "messages").at(-1);
    if (!last) continue;
    expect(inside(thread, "lastMessage")).toEqual({
      preview: last["body"],
      sentAt: last["sentAt"],
      senderName: last["senderName"],
    });
  }
});

test("a step of an order that stands in an object of its own follows the order's status", async () => {
  const orders = await recordsOf("Order", {
    status: oneOf("pending", "paid", "shipped", "delivered"),
    placedAt: text,
    delivery: toObject({ carrier: text, shippedAt: orNull(text), deliveredAt: orNull(text) }),
  });
  for (const order of orders) {
    const { shippedAt, deliveredAt } = inside(order, "delivery");
    const isSent = order["status"] === "shipped" || order["status"] === "delivered";
    expect(shippedAt === null).toBe(!isSent);
    expect(deliveredAt === null).toBe(order["status"] !== "delivered");
  }
});

test("wages are paid when the period that they are for is over", async () => {
  const slips = await recordsOf("Payslip", {
    pay_period: toObject({ from: text, to: text }),
    pay_date: text,
  });
  for (const slip of slips)
    expect(at(slip["pay_date"])).toBeGreaterThanOrEqual(at(inside(slip, "pay_period")["to"]));
});

test("the stops of a day are on that day, and the days follow each other", async () => {
  const trips = await recordsOf("Trip", {
    dates: toObject({ from: text, to: text }),
    itineraryDays: listOf({
      dayDate: text,
      stops: listOf({ stopName: text, arrivalTime: { type: "string", format: "date-time" } }),
    }),
  });
  for (const trip of trips) {
    const first = at(inside(trip, "dates")["from"]);
    for (const [index, one] of itemsOf(trip, "itineraryDays").entries()) {
      expect(at(one["dayDate"])).toBe(first + index * day);
      for (const { arrivalTime } of itemsOf(one, "stops"))
        expect(String(arrivalTime).slice(0, 10)).toBe(one["dayDate"]);
    }
  }
});

test("the entries of a timesheet are of its week, whether that is told by its first day or its last", async () => {
  const sheets = await recordsOf("Timesheet", {
    weekEnding: text,
    entries: listOf({ entryDate: text, hoursWorked: number }),
    totalHours: number,
  });
  for (const sheet of sheets) {
    for (const { entryDate } of itemsOf(sheet, "entries")) {
      const left = (at(sheet["weekEnding"]) - at(entryDate)) / day;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(7);
    }
    expect(Number(sheet["totalHours"])).toBeCloseTo(
      sumOf(itemsOf(sheet, "entries"), "hoursWorked"),
    );
  }
});

test("who plays in a tournament is one of its teams", async () => {
  const tournaments = await recordsOf("Tournament", {
    teams: listOf({ teamName: text, seed: number }),
    matches: listOf({ homeTeam: text, awayTeam: text }),
    standings: listOf({ rank: number, teamName: text }),
  });
  for (const tournament of tournaments) {
    const teams = itemsOf(tournament, "teams").map(({ teamName }) => teamName);
    if (teams.length < 2) continue;
    for (const { homeTeam, awayTeam } of itemsOf(tournament, "matches")) {
      expect(teams).toContain(homeTeam);
      expect(teams).toContain(awayTeam);
      expect(homeTeam).not.toBe(awayTeam);
    }
    for (const { teamName } of itemsOf(tournament, "standings")) expect(teams).toContain(teamName);
  }
});

test("a group has one owner, and that is the first of its members", async () => {
  const groups = await recordsOf("Workspace", {
    members: listOf({ displayName: text, role: oneOf("owner", "admin", "member") }),
  });
  for (const group of groups)
    for (const [index, { role }] of itemsOf(group, "members").entries())
      expect(role === "owner").toBe(index === 0);
});

test("what is short for several is read as several", async () => {
  const invoices = await recordsOf("Invoice", {
    invNo: text,
    sts: oneOf("sent", "paid"),
    totals: toObject({ net: number, vatAmt: number, gross: number }),
    amtPaid: number,
    pmts: listOf({ pmtDt: text, amt: number }),
  });
  for (const invoice of invoices) {
    const payments = itemsOf(invoice, "pmts");
    if (invoice["sts"] === "sent") expect(payments).toEqual([]);
    if (payments.length > 0)
      expect(sumOf(payments, "amt")).toBeCloseTo(Number(invoice["amtPaid"]), 1);
  }
});

test("a history of states ends with the state in which the thing is", async () => {
  const states = ["submitted", "under_review", "approved", "declined"];
  const applications = await recordsOf("LoanApplication", {
    status: oneOf(...states),
    status_history: listOf({ from_status: orNull(text), to_status: text, changed_at: text }),
  });
  for (const application of applications) {
    const history = itemsOf(application, "status_history");
    for (const [index, { from_status, to_status }] of history.entries()) {
      expect(states).toContain(to_status);
      if (index > 0) expect(from_status).toBe(history[index - 1]?.["to_status"]);
    }
    const last = history.at(-1);
    if (last) expect(last["to_status"]).toBe(application["status"]);
  }
});

test("the sessions of a day of a conference are on that day", async () => {
  const agendas = await recordsOf("Conference", {
    days: listOf({
      date: text,
      sessions: listOf({ sessionTitle: text, startTime: { type: "string", format: "date-time" } }),
    }),
  });
  for (const agenda of agendas)
    for (const one of itemsOf(agenda, "days"))
      for (const { startTime } of itemsOf(one, "sessions"))
        expect(String(startTime).slice(0, 10)).toBe(one["date"]);
});

test("what stands under totals and stats is of all that is listed", async () => {
  const requests = await recordsOf("PullRequest", {
    files: listOf({ path: text, additions: number, deletions: number }),
    stats: toObject({ filesChanged: number, additions: number, deletions: number }),
  });
  for (const request of requests) {
    const files = itemsOf(request, "files");
    if (files.length === 0) continue;
    expect(inside(request, "stats")).toEqual({
      filesChanged: files.length,
      additions: sumOf(files, "additions"),
      deletions: sumOf(files, "deletions"),
    });
  }
});

test("a bill is the sum of its lines, however the list of them is called", async () => {
  const orders = await recordsOf("PurchaseOrder", {
    poNum: text,
    poLines: listOf({ itemDesc: text, qtyOrd: number, unitCost: number, extCost: number }),
    totals: toObject({ subtotal: number, tax: number, total: number }),
  });
  for (const order of orders) {
    const lines = itemsOf(order, "poLines");
    for (const { qtyOrd, unitCost, extCost } of lines)
      expect(Number(extCost)).toBeCloseTo(Number(qtyOrd) * Number(unitCost), 1);
    const { subtotal, tax, total } = inside(order, "totals");
    expect(Number(subtotal)).toBeCloseTo(sumOf(lines, "extCost"), 1);
    expect(Number(total)).toBeCloseTo(Number(subtotal) + Number(tax), 1);
  }
});

test("what a thing has cost leads to what it costs", async () => {
  const listings = await recordsOf("Listing", {
    currentPrice: number,
    priceHistory: listOf({ date: text, price: number }),
  });
  for (const listing of listings) {
    const last = itemsOf(listing, "priceHistory").at(-1);
    if (last) expect(last["price"]).toBe(listing["currentPrice"]);
  }
});
