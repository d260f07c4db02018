import { expect, test } from "vitest";
import type { Schema } from "../../src/schema/schema.ts";
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
  textsOf,
  toObject,
} from "./models.ts";
import { readAll, type Values } from "./whole-project.ts";

const counts: Schema = {
  type: "object",
  properties: {},
  required: [],
  additionalProperties: number,
};

const sumOf = (parts: unknown) =>
  Object.values(parts as Values).reduce<number>((sum, one) => sum + Number(one), 0);

test("what a map divides adds up to the whole beside it", async () => {
  const reports = await recordsOf("SalesReport", {
    totalSales: number,
    salesByRegion: counts,
    stats: toObject({ total: number, byMonth: counts, averagePerDay: number }),
  });
  for (const { totalSales, salesByRegion, stats } of reports) {
    expect(sumOf(salesByRegion)).toBeCloseTo(Number(totalSales), 2);
    const { total, byMonth, averagePerDay } = stats as Values;
    expect(sumOf(byMonth)).toBe(total);
    const days = Object.keys(byMonth as Values).length * 30.4;
    expect(averagePerDay).toBeCloseTo(Number(total) / days, 1);
  }
});

test("stars are given as their average says", async () => {
  const products = await recordsOf("Product", {
    ratings: toObject({ average: number, count: number, distribution: counts }),
  });
  for (const { ratings } of products) {
    const { average, count, distribution } = ratings as Values;
    const stars = Object.entries(distribution as Values);
    expect(sumOf(distribution)).toBe(count);
    if (stars.length < 5 || Number(count) < 100) continue;
    const given = stars.reduce((sum, [star, many]) => sum + Number(star) * Number(many), 0);
    expect(Math.abs(given / Number(count) - Number(average))).toBeLessThan(0.1);
  }
});

test("what is booked is what the bookings come to, and nothing costs nothing", async () => {
  const tours = await recordsOf("GuidedTour", {
    bookings: listOf({ name: text, tickets: number }),
    ticketsBooked: number,
    entries: listOf({ name: text, entryFee: number }),
    totalEntryFees: number,
    sponsors: listOf({ name: text, amount: number }),
    sponsorshipTotal: number,
  });
  const all = (record: Values, list: string, name: string) =>
    itemsOf(record as never, list).reduce((sum, item) => sum + Number(item[name]), 0);
  for (const tour of tours) {
    expect(tour["ticketsBooked"]).toBe(all(tour, "bookings", "tickets"));
    expect(tour["totalEntryFees"]).toBeCloseTo(all(tour, "entries", "entryFee"), 2);
    expect(tour["sponsorshipTotal"]).toBeCloseTo(all(tour, "sponsors", "amount"), 2);
  }
});

test("seats that are left are those of the hall, and none where all is sold", async () => {
  const screenings = await recordsOf("Screening", {
    cinema: toObject({ name: text, seats: number }),
    ticketsSold: number,
    ticketsLeft: number,
    status: oneOf("scheduled", "sold_out", "finished"),
  });
  for (const { cinema, ticketsSold, ticketsLeft, status } of screenings) {
    expect(Number(ticketsSold) + Number(ticketsLeft)).toBe((cinema as Values)["seats"]);
    if (status === "sold_out") expect(ticketsLeft).toBe(0);
  }
});

test("guests come before they go, and what came back was sent before", async () => {
  const guests = await recordsOf("JuryMember", {
    ...textsOf("name", "arrivalDate", "departureDate"),
    hotel: toObject(textsOf("name", "roomNumber")),
    shipping: toObject({
      shippedAt: orNull(text),
      arrivedAt: orNull(text),
      returnedAt: orNull(text),
    }),
  });
  for (const { arrivalDate, departureDate, shipping } of guests) {
    expect(at(arrivalDate)).toBeLessThan(at(departureDate));
    const { shippedAt, arrivedAt, returnedAt } = shipping as Values;
    if (returnedAt !== null) expect(arrivedAt).not.toBeNull();
    if (arrivedAt !== null) expect(shippedAt).not.toBeNull();
  }
});

test("a permit is granted after it was asked for, wherever in a list it stands", async () => {
  const projects = await recordsOf("InstallationProject", {
    permits: listOf({ ...textsOf("type", "appliedAt"), grantedAt: orNull(text) }),
  });
  for (const project of projects)
    for (const { appliedAt, grantedAt } of itemsOf(project, "permits"))
      if (grantedAt !== null) expect(at(grantedAt)).toBeGreaterThanOrEqual(at(appliedAt));
});

test("milestones are done in the order in which one comes to them", async () => {
  const order = ["Survey done", "Permits granted", "Materials delivered", "Work started"];
  const projects = await recordsOf("InstallationProject", {
    milestones: listOf({ name: text, done: flag, doneAt: orNull(text) }),
    status: oneOf("planned", "in_progress", "commissioned"),
  });
  for (const project of projects) {
    const milestones = itemsOf(project, "milestones");
    const places = milestones.map(({ name }) => order.indexOf(String(name))).filter((n) => n >= 0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const flags = milestones.map(({ done }) => done);
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    if (project["status"] === "commissioned") expect(flags).not.toContain(false);
  }
});

test("who was there so often was there at so many in a hundred", async () => {
  const enrolments = await recordsOf("CourseEnrolment", {
    attendance: toObject({ attended: number, missed: number, excused: number, rate: number }),
  });
  for (const { attendance } of enrolments) {
    const { attended, missed, excused, rate } = attendance as Record<string, number>;
    const all = Number(attended) + Number(missed) + Number(excused);
    expect(rate).toBe(Math.round((Number(attended) / Math.max(1, all)) * 100));
  }
});

test("the words of a lesson are different ones of one language", async () => {
  const lessons = await recordsOf("LessonLog", {
    vocabulary: listOf(textsOf("word", "translation")),
  });
  for (const lesson of lessons) {
    const words = itemsOf(lesson, "vocabulary").map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
  }
});

const school = `
  export interface LanguageTeacher { id: string; name: string; email: string; hourlyRate: number }
  export interface LanguageStudent { id: string; fullName: string; email: string; address: { street: string; city: string; country: string } }
  export interface LanguageCourse { id: string; title: string; startDate: string; endDate: string; price: { amount: number; currency: string }; status: "upcoming" | "running" | "completed" }
  export interface CourseEnrolment { id: string; courseId: string; studentId: string; studentName: string; studentCity: string; pricePaid: number; certificateUrl?: string; status: "active" | "completed" | "dropped" }
  export interface LessonLog { id: string; courseId: string; lessonNumber: number; date: string; topic: string; absentStudentIds: string[] }`;

test("in a school of one's own students are no teachers, and nobody has finished what has not begun", async () => {
  const [, students = [], courses = [], enrolments = [], lessons = []] = await readAll(school, [
    { path: "/language-teachers", type: "LanguageTeacher[]", count: 6 },
    { path: "/language-students", type: "LanguageStudent[]", count: 20 },
    { path: "/language-courses", type: "LanguageCourse[]", count: 12 },
    { path: "/course-enrolments", type: "CourseEnrolment[]", count: 60 },
    { path: "/lesson-logs", type: "LessonLog[]", count: 60 },
  ]);
  const studentOf = new Map(students.map((student) => [student["id"], student]));
  const courseOf = new Map(courses.map((course) => [course["id"], course]));
  for (const enrolment of enrolments) {
    const student = studentOf.get(enrolment["studentId"]);
    expect(student?.["fullName"]).toBe(enrolment["studentName"]);
    expect(student?.["address"]).toMatchObject({ city: enrolment["studentCity"] });
    const course = courseOf.get(enrolment["courseId"]);
    expect(course?.["price"]).toMatchObject({ amount: enrolment["pricePaid"] });
    if (course?.["status"] !== "upcoming") continue;
    expect(enrolment["status"]).not.toBe("completed");
    expect(enrolment["certificateUrl"]).toBeUndefined();
  }
  for (const lesson of lessons)
    for (const id of lesson["absentStudentIds"] as string[]) expect(studentOf.has(id)).toBe(true);
  const before = new Map<unknown, number>();
  for (const { courseId, lessonNumber, date } of lessons.toSorted(
    (a, b) => Number(a["lessonNumber"]) - Number(b["lessonNumber"]),
  )) {
    expect(lessonNumber).toBeGreaterThan(0);
    expect(at(date)).toBeGreaterThanOrEqual(before.get(courseId) ?? 0);
    before.set(courseId, at(date));
  }
});

test("what is left over is what was baked and not sold", async () => {
  const plans = await recordsOf("BakePlan", {
    lines: listOf({
      productName: text,
      planned: number,
      baked: number,
      sold: number,
      wasted: number,
    }),
  });
  for (const plan of plans)
    for (const { planned, baked, sold, wasted } of itemsOf(plan, "lines")) {
      expect(Number(baked)).toBeLessThanOrEqual(Number(planned));
      expect(Number(sold) + Number(wasted)).toBe(Number(baked));
    }
});

test("a deposit is a part of the price, and the rest is what is due", async () => {
  const orders = await recordsOf("PreOrder", {
    subtotal: number,
    deposit: number,
    balanceDue: number,
  });
  for (const { subtotal, deposit, balanceDue } of orders) {
    expect(Number(deposit)).toBeLessThanOrEqual(Number(subtotal));
    expect(balanceDue).toBeCloseTo(Number(subtotal) - Number(deposit), 2);
  }
});

test("fees come to what they are together, without what one is let off", async () => {
  const bookings = await recordsOf("StallBooking", {
    extras: listOf({ name: text, price: number }),
    baseFee: number,
    extrasTotal: number,
    totalFee: number,
  });
  for (const { baseFee, extrasTotal, totalFee } of bookings)
    expect(totalFee).toBeCloseTo(Number(baseFee) + Number(extrasTotal), 2);
  const invoices = await recordsOf("KindergartenInvoice", {
    careFee: number,
    mealFee: number,
    siblingDiscount: number,
    total: number,
  });
  for (const { careFee, mealFee, siblingDiscount, total } of invoices)
    expect(total).toBeCloseTo(Number(careFee) + Number(mealFee) - Number(siblingDiscount), 2);
  const tickets = await recordsOf("TrainTicket", {
    fare: toObject({ base: number, reservation: number, discount: number, total: number }),
  });
  for (const { fare } of tickets) {
    const { base, reservation, discount, total } = fare as Record<string, number>;
    expect(Number(reservation)).toBeLessThan(Number(base));
    expect(total).toBeCloseTo(Number(base) + Number(reservation) - Number(discount), 2);
  }
});

test("a part in percent is that part of the price", async () => {
  const claims = await recordsOf("DelayClaim", {
    ticketPrice: number,
    compensationPercent: number,
    compensationAmount: number,
  });
  for (const { ticketPrice, compensationPercent, compensationAmount } of claims)
    expect(compensationAmount).toBeCloseTo(
      (Number(ticketPrice) * Number(compensationPercent)) / 100,
      1,
    );
});

test("nobody sells below the least that they would take, and what is not late has no reason to be", async () => {
  const items = await recordsOf("FleaItem", { askingPrice: number, minPrice: number });
  for (const { askingPrice, minPrice } of items)
    expect(Number(minPrice)).toBeLessThanOrEqual(Number(askingPrice));
  const runs = await recordsOf("TrainRun", {
    ...textsOf("scheduledDeparture", "scheduledArrival"),
    actualDeparture: orNull(text),
    actualArrival: orNull(text),
    delayMinutes: number,
    delayReason: orNull(text),
    status: oneOf("scheduled", "running", "arrived", "cancelled"),
  });
  for (const { delayMinutes, delayReason } of runs)
    if (delayMinutes === 0) expect(delayReason).toBeNull();
});

test("a group has as many places left as it has no children for, and people who look after them", async () => {
  const groups = await recordsOf("KindergartenGroup", {
    capacity: number,
    childCount: number,
    freePlaces: number,
    ageRange: toObject({ fromYears: number, toYears: number }),
    educators: listOf({ name: text, role: oneOf("lead", "assistant") }),
  });
  for (const group of groups) {
    const { capacity, childCount, freePlaces, ageRange } = group;
    expect(freePlaces).toBe(Number(capacity) - Number(childCount));
    const { fromYears, toYears } = ageRange as Record<string, number>;
    expect(Number(fromYears)).toBeLessThan(Number(toYears));
    expect(toYears).toBeLessThan(8);
    for (const { name } of itemsOf(group, "educators")) expect(String(name)).toMatch(/^\S+ \S+$/);
  }
});

test("an event of a campaign is over in the evening", async () => {
  const events = await recordsOf("CampaignEvent", {
    ...textsOf("title", "startsAt", "endsAt"),
    isPublic: flag,
  });
  for (const { startsAt, endsAt } of events)
    expect(at(endsAt) - at(startsAt)).toBeLessThan(4 * 86_400_000);
});

test("seats of the first class are counted, and trains run on days of the week", async () => {
  const lines = await recordsOf("TrainLine", {
    operatesOn: { type: "array", items: text },
    occupancy: toObject({ firstClass: number, secondClass: number }),
  });
  for (const { operatesOn, occupancy } of lines) {
    for (const day of operatesOn as string[]) expect(day).toMatch(/day$/);
    expect((occupancy as Record<string, number>)["firstClass"]).toBeLessThan(100_000);
  }
});

const railway = `
  export interface TrainRun { id: string; trainNumber: string; driverName: string; scheduledDeparture: string }
  export interface TrainTicket { id: string; bookingCode: string; runId: string; trainNumber: string; passengerName: string }
  export interface DelayClaim { id: string; ticketId: string; bookingCode: string; claimNumber: string }
  export interface BakeryEmployee { id: string; name: string; role: "baker" | "sales"; hourlyWage: number }
  export interface BakeryShift { id: string; employeeId: string; employeeName: string; role: "baker" | "sales"; hourlyWage: number; date: string }`;

test("what a record says of another by its code is the other's, and a shift is paid as who works it", async () => {
  const [runs = [], tickets = [], claims = [], people = [], shifts = []] = await readAll(railway, [
    { path: "/train-runs", type: "TrainRun[]", count: 12 },
    { path: "/train-tickets", type: "TrainTicket[]", count: 30 },
    { path: "/delay-claims", type: "DelayClaim[]", count: 30 },
    { path: "/bakery-employees", type: "BakeryEmployee[]", count: 8 },
    { path: "/bakery-shifts", type: "BakeryShift[]", count: 30 },
  ]);
  const byId = (records: readonly Values[]) => new Map(records.map((one) => [one["id"], one]));
  const [runOf, ticketOf, personOf] = [byId(runs), byId(tickets), byId(people)];
  for (const { runId, trainNumber } of tickets)
    expect(runOf.get(runId)?.["trainNumber"]).toBe(trainNumber);
  for (const { ticketId, bookingCode } of claims)
    expect(ticketOf.get(ticketId)?.["bookingCode"]).toBe(bookingCode);
  for (const { employeeId, employeeName, role, hourlyWage } of shifts)
    expect(personOf.get(employeeId)).toMatchObject({ name: employeeName, role, hourlyWage });
});

test("what is brought for repair is picked up once it is mended", async () => {
  const jobs = await recordsOf("RepairJob", {
    droppedOffAt: text,
    completedAt: orNull(text),
    pickedUpAt: orNull(text),
    status: oneOf("waiting", "in_progress", "ready", "picked_up"),
  });
  for (const { pickedUpAt, status } of jobs)
    if (status !== "picked_up") expect(pickedUpAt).toBeNull();
});

test("a year has twelve monthly payments, and who has reached so many has reached so much", async () => {
  const policies = await recordsOf("BrokerPolicy", {
    premium: toObject({ amount: number, interval: oneOf("monthly", "yearly"), annual: number }),
    targets: toObject({ newClients: number, reached: number, percent: number }),
    nextServiceAtKm: number,
  });
  for (const { premium, targets, nextServiceAtKm } of policies) {
    const { amount, interval, annual } = premium as Values;
    expect(annual).toBeCloseTo(Number(amount) * (interval === "monthly" ? 12 : 1), 1);
    const { newClients, reached, percent } = targets as Record<string, number>;
    expect(Number(reached)).toBeLessThanOrEqual(Number(newClients));
    if (Number(newClients) > 0)
      expect(percent).toBe(Math.round((Number(reached) / Number(newClients)) * 100));
    expect(nextServiceAtKm).toBeLessThan(1_000_000);
  }
});

test("a firm was not born", async () => {
  const clients = await recordsOf("BrokerClient", {
    type: oneOf("private", "business"),
    name: text,
    dateOfBirth: orNull(text),
  });
  for (const { type, dateOfBirth } of clients)
    if (type === "business") expect(dateOfBirth).toBeNull();
});
