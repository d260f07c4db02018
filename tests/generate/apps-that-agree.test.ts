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
