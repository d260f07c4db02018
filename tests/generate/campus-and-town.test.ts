import { expect, test } from "vitest";
import { at, daysFrom, flag, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";
import { readAll, type Values } from "./whole-project.ts";

const byId = (records: readonly Values[]) => new Map(records.map((each) => [each["id"], each]));

test("no flat is above the roof of its building, and its number says on which floor it is", async () => {
  const [houses = [], flats = []] = await readAll(
    `export interface Property { id: number; name: string; address: string; totalFloors: number; unitCount: number }
     export interface Apartment { id: number; propertyId: number; unitNumber: string; floor: number; bedrooms: number; rent: number }`,
    [
      { path: "/properties", type: "Property[]", count: 8 },
      { path: "/apartments", type: "Apartment[]", count: 60 },
    ],
  );
  const houseOf = byId(houses);
  for (const { propertyId, floor, unitNumber } of flats) {
    expect(floor).toBeLessThanOrEqual(Number(houseOf.get(propertyId)?.["totalFloors"]));
    if (/^\d[A-Z]$/.test(String(unitNumber))) expect(String(unitNumber)[0]).toBe(String(floor));
  }
});

test("a match is played in the days of its tournament, and has a score once it is over", async () => {
  const [cups = [], games = []] = await readAll(
    `export interface Tournament { id: number; name: string; startDate: string; endDate: string; status: "upcoming" | "ongoing" | "finished" }
     export interface Team { id: number; name: string; city: string }
     export interface Match { id: number; tournamentId: number; homeTeamId: number; awayTeamId: number; date: string; venue: string;
       status: "scheduled" | "live" | "finished"; homeScore: number | null; awayScore: number | null }`,
    [
      { path: "/tournaments", type: "Tournament[]", count: 8 },
      { path: "/teams", type: "Team[]", count: 12 },
      { path: "/matches", type: "Match[]", count: 60 },
    ],
  ).then(([tournaments, , matches]) => [tournaments, matches]);
  const cupOf = byId(cups);
  expect(games.length).toBe(60);
  for (const { tournamentId, date, status, homeScore, awayScore } of games) {
    const cup = cupOf.get(tournamentId);
    expect(at(date)).toBeGreaterThanOrEqual(at(cup?.["startDate"]));
    expect(at(date)).toBeLessThan(at(cup?.["endDate"]) + 86_400_000);
    if (cup?.["status"] === "upcoming") expect(status).toBe("scheduled");
    if (status === "scheduled") expect([homeScore, awayScore]).toEqual([null, null]);
    if (status === "finished")
      expect([typeof homeScore, typeof awayScore]).toEqual(["number", "number"]);
  }
});

test("of the versions of one page the last alone is the current one", async () => {
  const [pages = [], versions = []] = await readAll(
    `export interface Page { id: string; title: string; slug: string }
     export interface PageVersion { id: string; pageId: string; version: number; editedBy: string; editedAt: string; isLatest: boolean }`,
    [
      { path: "/pages", type: "Page[]", count: 5 },
      { path: "/page-versions", type: "PageVersion[]", count: 30 },
    ],
  );
  for (const { id } of pages) {
    const each = versions.filter(({ pageId }) => pageId === id);
    expect(each.map(({ version }) => version)).toEqual(each.map((_, index) => index + 1));
    expect(each.map(({ isLatest }) => isLatest)).toEqual(
      each.map((_, index) => index === each.length - 1),
    );
    const times = each.map(({ editedAt }) => at(editedAt));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

test("a lesson is in what its teacher teaches", async () => {
  const [teachers = [], lessons = []] = await readAll(
    `export interface Teacher { id: number; name: string; email: string; subject: string }
     export interface TimetableEntry { id: number; teacherId: number; subject: string; weekday: string; startTime: string; room: string }`,
    [
      { path: "/teachers", type: "Teacher[]", count: 8 },
      { path: "/timetable-entries", type: "TimetableEntry[]", count: 30 },
    ],
  );
  const teacherOf = byId(teachers);
  for (const { teacherId, subject } of lessons)
    expect(subject).toBe(teacherOf.get(teacherId)?.["subject"]);
});

test("nobody has voted where the polls have not opened, and they close on the evening of that day", async () => {
  const stations = await recordsOf("PollingStation", {
    ...textsOf("name", "address"),
    status: oneOf("pending", "open", "closed"),
    registeredVoters: number,
    votesCast: number,
    openedAt: orNull(text),
    closedAt: orNull(text),
  });
  for (const { status, votesCast, openedAt, closedAt } of stations) {
    expect(openedAt === null).toBe(status === "pending");
    if (status === "pending") expect(votesCast).toBe(0);
    else expect(votesCast).toBeGreaterThan(0);
    if (status === "open") expect(daysFrom(openedAt)).toBeGreaterThan(-1);
    if (status === "closed")
      expect(at(closedAt) - at(openedAt)).toBeLessThanOrEqual(15 * 3_600_000);
  }
});

test("students begin as grown-ups, and who waits for a place has not been there", async () => {
  const students = await recordsOf("Student", {
    ...textsOf("name", "dateOfBirth", "enrolledOn"),
    yearOfStudy: number,
  });
  for (const { dateOfBirth, enrolledOn } of students) {
    const age = (at(enrolledOn) - at(dateOfBirth)) / (365.25 * 86_400_000);
    expect(age).toBeGreaterThan(17);
    expect(age).toBeLessThan(28);
  }
  const enrolments = await recordsOf("CourseEnrollment", {
    ...textsOf("studentName", "enrolledAt"),
    status: oneOf("enrolled", "waitlisted", "completed"),
    attendancePercent: number,
    completedAt: orNull(text),
  });
  for (const { status, attendancePercent, enrolledAt, completedAt } of enrolments) {
    if (status === "waitlisted") expect(attendancePercent).toBe(0);
    if (completedAt) expect(at(completedAt) - at(enrolledAt)).toBeGreaterThan(20 * 86_400_000);
  }
});

test("who lives there has neither moved out nor the deposit back", async () => {
  const tenants = await recordsOf("Tenant", {
    ...textsOf("name", "email", "moveInDate"),
    moveOutDate: orNull(text),
    depositReturned: flag,
    isCurrent: flag,
  });
  expect(tenants.some(({ isCurrent }) => isCurrent === false)).toBe(true);
  for (const { isCurrent, moveOutDate, depositReturned } of tenants) {
    if (isCurrent) expect([moveOutDate, depositReturned]).toEqual([null, false]);
    else expect(daysFrom(moveOutDate)).toBeLessThanOrEqual(0);
  }
  const leases = await recordsOf("Lease", {
    ...textsOf("tenantName", "startDate", "endDate"),
    status: oneOf("pending", "active", "ended"),
    depositReturned: flag,
  });
  for (const { status, depositReturned } of leases)
    if (status !== "ended") expect(depositReturned).toBe(false);
});

test("who is not insured has no policy, and people do not limp on a hind leg", async () => {
  const patients = await recordsOf("Patient", {
    ...textsOf("fullName", "birthDate"),
    insuranceProvider: orNull(text),
    policyNumber: orNull(text),
  });
  for (const { insuranceProvider, policyNumber } of patients)
    expect(policyNumber === null).toBe(insuranceProvider === null);
  const visits = await recordsOf(
    "Appointment",
    textsOf("patientId", "doctorId", "start", "reason"),
  );
  for (const { reason } of visits)
    expect(reason).not.toMatch(/hind leg|Not eating|Nail trim|Itchy skin/);
});

test("what is paid is due around the day on which it was, where the bill has no day of its own", async () => {
  const invoices = await recordsOf("Invoice", {
    ...textsOf("invoiceNumber", "dueDate"),
    total: number,
    status: oneOf("draft", "sent", "paid"),
    paidAt: orNull(text),
  });
  for (const { paidAt, dueDate } of invoices)
    if (paidAt) expect(Math.abs(at(dueDate) - at(paidAt))).toBeLessThan(8 * 86_400_000);
});

test("lecturers are at home in a field, a ward of a town has some square kilometres, a dormitory a name", async () => {
  const lecturers = await recordsOf("Lecturer", textsOf("name", "office", "specialization"));
  for (const { specialization } of lecturers)
    expect(specialization).not.toMatch(/Repairs|Emergencies|Custom|Families/);
  const wards = await recordsOf("Ward", { ...textsOf("name", "councillor"), areaKm2: number });
  for (const { name, areaKm2 } of wards) {
    expect(name).not.toMatch(/Nightingale|^Ward \d/);
    expect(areaKm2).toBeLessThan(30);
  }
  const halls = await recordsOf("Dormitory", { ...textsOf("name", "address"), capacity: number });
  for (const { name } of halls) expect(name).toMatch(/ (?:Hall|House|Court)$/);
});
