import { expect, test } from "vitest";
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
} from "./models.ts";

const hosts = (records: readonly Record<string, unknown>[], name: string) =>
  new Set(records.map((record) => String(record[name]).split("@")[1]));

test("colleagues have addresses at one domain, and customers at several", async () => {
  const nurses = await recordsOf("Nurse", textsOf("firstName", "lastName", "email", "ward"));
  expect(hosts(nurses, "email").size).toBe(1);
  const users = await recordsOf("User", {
    ...textsOf("fullName", "email", "department", "jobTitle"),
    salary: number,
  });
  expect(hosts(users, "email")).toEqual(hosts(nurses, "email"));
  const loans = await recordsOf("Loan", textsOf("borrowerName", "managerName", "managerEmail"));
  expect(hosts(loans, "managerEmail")).toEqual(hosts(nurses, "email"));
  const customers = await recordsOf("Customer", textsOf("firstName", "lastName", "email"));
  expect(hosts(customers, "email").size).toBeGreaterThan(1);
});

test("whoever works for a company of their own writes from there", async () => {
  const agents = await recordsOf("Agent", textsOf("name", "agency", "email"));
  expect(hosts(agents, "email").size).toBeGreaterThan(3);
});

test("a licence that was renewed began so many terms before its last one", async () => {
  const licences = await recordsOf("FishingLicense", {
    ...textsOf("holderName", "issuedOn", "expiresOn"),
    lastRenewedOn: orNull(text),
    renewalCount: number,
    status: oneOf("pending", "active", "expired"),
  });
  const renewed = licences.filter(({ renewalCount }) => Number(renewalCount) > 0);
  expect(renewed.length).toBeGreaterThan(3);
  for (const { issuedOn, expiresOn, lastRenewedOn, renewalCount, status } of licences) {
    if (status === "pending") expect(renewalCount).toBe(0);
    expect(lastRenewedOn === null).toBe(renewalCount === 0);
    const years = (at(expiresOn) - at(issuedOn)) / (365.25 * 86_400_000);
    if (Number(renewalCount) > 0) expect(years).toBeGreaterThan(Number(renewalCount));
  }
});

test("the fee of a draft is not paid, and that of what was granted is", async () => {
  const visas = await recordsOf("VisaApplication", {
    ...textsOf("applicantName", "country"),
    feePaid: flag,
    status: oneOf("draft", "submitted", "approved", "rejected"),
  });
  for (const { status, feePaid } of visas) {
    if (status === "draft") expect(feePaid).toBe(false);
    if (status === "approved") expect(feePaid).toBe(true);
  }
});

test("who is registered to vote has a number there", async () => {
  const residents = await recordsOf("Resident", {
    ...textsOf("fullName", "address"),
    isRegisteredVoter: flag,
    voterNumber: orNull(text),
  });
  for (const { isRegisteredVoter, voterNumber } of residents)
    expect(voterNumber !== null).toBe(isRegisteredVoter);
});

test("the addresses of a school's pupils are in one town", async () => {
  const pupils = await recordsOf("Pupil", textsOf("firstName", "lastName", "address"));
  const towns = pupils.map(({ address }) => /, (\D+) /.exec(String(address))?.[1]);
  expect(new Set(towns).size).toBe(1);
});

test("the later lesson of a day begins later", async () => {
  const lessons = await recordsOf("TimetableEntry", {
    ...textsOf("subject", "dayOfWeek", "startTime", "endTime"),
    period: number,
  });
  const starts = new Map(lessons.map(({ period, startTime }) => [Number(period), startTime]));
  const told = [...starts].toSorted(([one], [other]) => one - other).map(([, start]) => start);
  expect(told).toEqual(told.toSorted());
});

test("who did not sit an exam has no marks", async () => {
  const results = await recordsOf("TestResult", {
    ...textsOf("studentName", "remarks"),
    score: number,
    isAbsent: flag,
    passed: flag,
  });
  const absent = results.filter(({ isAbsent }) => isAbsent);
  expect(absent.length).toBeGreaterThan(0);
  for (const { score, passed } of absent) expect([score, passed]).toEqual([0, false]);
});

test("no more is graded than was handed in", async () => {
  const homework = await recordsOf("Homework", {
    title: text,
    submissionsCount: number,
    gradedCount: number,
    acceptsLate: flag,
    latePenalty: number,
  });
  for (const { submissionsCount, gradedCount, acceptsLate, latePenalty } of homework) {
    expect(Number(gradedCount)).toBeLessThanOrEqual(Number(submissionsCount));
    if (!acceptsLate) expect(latePenalty).toBe(0);
  }
});

test("points go with the letter, where no score stands beside it", async () => {
  const enrolments = await recordsOf("Enrolment", {
    ...textsOf("courseTitle"),
    finalGrade: oneOf("A", "B", "C"),
    gradePoints: number,
  });
  for (const { finalGrade, gradePoints } of enrolments)
    expect(gradePoints).toBe({ A: 4, B: 3, C: 2 }[String(finalGrade)]);
});

test("what is owed of a tax is what is due and was not paid, handed in by its day", async () => {
  const returns = await recordsOf("TaxReturn", {
    ...textsOf("filedAt", "dueDate"),
    taxYear: number,
    taxDue: number,
    taxPaid: number,
    balance: number,
  });
  for (const { taxDue, taxPaid, balance } of returns)
    expect(balance).toBeCloseTo(Number(taxDue) - Number(taxPaid), 1);
  const late = returns.filter(({ filedAt, dueDate }) => at(filedAt) > at(dueDate));
  expect(late.length).toBeLessThan(returns.length / 3);
});

test("somebody of a faculty is a person", async () => {
  const faculty = await recordsOf("Faculty", {
    ...textsOf("name", "email", "officeHours"),
    researchInterests: { type: "array", items: text },
  });
  for (const { name } of faculty) expect(name).not.toMatch(/Universit|Institute/);
});

test("exams are sat in halls, by rules of exams", async () => {
  const exams = await recordsOf("Exam", textsOf("subject", "venue", "instructions"));
  for (const { venue, instructions } of exams) {
    expect(venue).toMatch(/hall|room|lab/i);
    expect(instructions).not.toMatch(/upright|ring|reception/i);
  }
});

test("the town's answer to a complaint goes to the office that it is about", async () => {
  const complaints = await recordsOf("Complaint", {
    ...textsOf("subject", "citizenId"),
    category: oneOf("water", "roads"),
    assignedDepartment: orNull(text),
    status: oneOf("open", "in_progress", "resolved"),
  });
  for (const { category, subject, assignedDepartment, status } of complaints) {
    expect(subject).not.toMatch(/delivery|arrival/i);
    if (status === "open") continue;
    expect(assignedDepartment).toBe(category === "water" ? "Water and Sewer" : "Public Works");
  }
});

test("who is absent has not clocked in, and who works away from home has", async () => {
  const days = await recordsOf("Attendance", {
    employeeName: text,
    clockIn: orNull(text),
    totalHours: number,
    status: oneOf("absent", "remote"),
  });
  for (const { status, clockIn, totalHours } of days) {
    expect(clockIn === null).toBe(status === "absent");
    if (status === "absent") expect(totalHours).toBe(0);
  }
});

test("allowances are for something", async () => {
  const slips = await recordsOf("Payslip", {
    employeeName: text,
    allowances: listOf({ name: text }),
  });
  const named = slips.flatMap((slip) => itemsOf(slip, "allowances"));
  expect(named.length).toBeGreaterThan(5);
  for (const { name } of named) expect(name).not.toMatch(/Deluxe|Classic|Signature/);
});
