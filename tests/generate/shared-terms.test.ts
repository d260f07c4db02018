import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";
import { at, daysFrom, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";

const day = 86_400_000;

type Row = Record<string, string | number | null>;

/** The records of a project's collections, by path, and how to look one up. */
async function serve(models: string, paths: Readonly<Record<string, string>>) {
  const resources = Object.entries(paths).map(([path, type]) => ({ path, type, count: 40 }));
  const backlot = await startBacklot(models, { resources });
  const read = async (path: string) =>
    (await (await request(backlot, "GET", path)).json()) as Row[];
  const lists = await Promise.all(Object.keys(paths).map(read));
  return lists.map((rows) => ({
    rows,
    find: (id: unknown) => rows.find((row) => row["id"] === id) ?? {},
  }));
}

test("a lease costs what the flat is let for, and what is due for a month is that", async () => {
  const [flats, leases, payments] = await serve(
    `export interface Apartment { id: string; number: string; bedrooms: number; askingRent: number }
     export interface TenancyAgreement { id: string; apartmentId: string; startDate: string; endDate: string; monthlyRent: number; deposit: number }
     export interface RentPayment { id: string; tenancyId: string; amountDue: number; dueDate: string; paidOn: string | null }`,
    {
      "/apartments": "Apartment[]",
      "/tenancies": "TenancyAgreement[]",
      "/payments": "RentPayment[]",
    },
  );
  for (const { apartmentId, monthlyRent, deposit } of leases?.rows ?? []) {
    expect(monthlyRent).toBe(flats?.find(apartmentId)["askingRent"]);
    expect(Number(deposit) % Number(monthlyRent)).toBe(0);
  }
  for (const { tenancyId, amountDue, dueDate } of payments?.rows ?? []) {
    const lease = leases?.find(tenancyId);
    expect(amountDue).toBe(lease?.["monthlyRent"]);
    expect(at(dueDate)).toBeGreaterThanOrEqual(at(lease?.["startDate"]));
  }
});

test("a tour is back when its days are over, has the seats of its group, and is paid before", async () => {
  const [tours, departures, bookings] = await serve(
    `export interface GuidedTour { id: string; title: string; durationDays: number; maxParticipants: number }
     export interface TourDeparture { id: string; tourId: string; startDate: string; endDate: string; totalSeats: number; bookedSeats: number; availableSeats: number }
     export interface TourBooking { id: string; departureId: string; adults: number; children: number; totalTravelers: number; pricePerPerson: number; totalPrice: number; balanceDueDate: string; status: "pending" | "confirmed" | "completed" }`,
    {
      "/tours": "GuidedTour[]",
      "/departures": "TourDeparture[]",
      "/bookings": "TourBooking[]",
    },
  );
  for (const row of departures?.rows ?? []) {
    const tour = tours?.find(row["tourId"]);
    const length = (at(row["endDate"]) - at(row["startDate"])) / day;
    expect(length).toBe(Number(tour?.["durationDays"]) - 1);
    expect(row["totalSeats"]).toBe(tour?.["maxParticipants"]);
    expect(Number(row["bookedSeats"]) + Number(row["availableSeats"])).toBe(row["totalSeats"]);
  }
  for (const row of bookings?.rows ?? []) {
    const start = at(departures?.find(row["departureId"])["startDate"]);
    expect(start - at(row["balanceDueDate"])).toBeGreaterThanOrEqual(28 * day);
    if (start > Date.now()) expect(row["status"]).not.toBe("completed");
    const many = Number(row["adults"]) + Number(row["children"]);
    expect(row["totalTravelers"]).toBe(many);
    expect(row["totalPrice"]).toBe(many * Number(row["pricePerPerson"]));
  }
});

test("a pupil is as old as the class, which is called after its grade and its section", async () => {
  const [classes, pupils] = await serve(
    `export interface SchoolClass { id: string; name: string; gradeLevel: number; section: string; classTeacher: string }
     export interface Pupil { id: string; schoolClassId: string; fullName: string; dateOfBirth: string; rollNo: number; guardianName: string; guardianRelation: string }`,
    { "/classes": "SchoolClass[]", "/pupils": "Pupil[]" },
  );
  for (const { name, gradeLevel, section } of classes?.rows ?? [])
    expect(name).toBe(`${gradeLevel}${section}`);
  for (const { schoolClassId, dateOfBirth, rollNo } of pupils?.rows ?? []) {
    const years = new Date().getUTCFullYear() - Number(String(dateOfBirth).slice(0, 4));
    expect(years).toBe(Number(classes?.find(schoolClassId)["gradeLevel"]) + 6);
    expect(Number(rollNo)).toBeLessThan(40);
  }
});

test("who waits has not been seen, and a visit lasts from when it began until it ended", async () => {
  const visits = await recordsOf("ClinicVisit", {
    ...textsOf("patientName", "scheduledAt"),
    checkedInAt: orNull(text),
    startedAt: orNull(text),
    endedAt: orNull(text),
    durationMinutes: number,
    status: oneOf("scheduled", "checked_in", "in_progress", "completed"),
  });
  const waiting = visits.filter(({ status }) => status === "checked_in");
  expect(waiting.length).toBeGreaterThan(3);
  for (const { startedAt } of waiting) expect(startedAt).toBeNull();
  for (const { status, checkedInAt, startedAt, endedAt, durationMinutes } of visits) {
    if (status !== "completed") continue;
    expect(at(startedAt)).toBeGreaterThanOrEqual(at(checkedInAt) - 12 * 60_000);
    expect(durationMinutes).toBe((at(endedAt) - at(startedAt)) / 60_000);
    expect(Number(durationMinutes)).toBeLessThan(180);
  }
});

test("leave is counted in days of work, and what was carried over is there as well", async () => {
  const requests = await recordsOf("VacationRequest", {
    ...textsOf("employeeName", "startDate", "endDate"),
    businessDays: number,
  });
  for (const { startDate, endDate, businessDays } of requests) {
    let count = 0;
    for (let time = at(startDate); time <= at(endDate); time += day)
      if (new Date(time).getUTCDay() % 6 !== 0) count++;
    expect(businessDays).toBe(Math.max(1, count));
  }
  const balances = await recordsOf("TimeOffBalance", {
    employeeId: text,
    allowance: number,
    carriedOver: number,
    taken: number,
    remaining: number,
  });
  for (const { allowance, carriedOver, taken, remaining } of balances)
    expect(remaining).toBe(Number(allowance) + Number(carriedOver) - Number(taken));
});

test("probation is over months after somebody came, and a vacancy is open for weeks", async () => {
  const staff = await recordsOf("StaffMember", textsOf("fullName", "hireDate", "probationEndDate"));
  for (const { hireDate, probationEndDate } of staff) {
    const days = (at(probationEndDate) - at(hireDate)) / day;
    expect(days).toBeGreaterThan(80);
    expect(days).toBeLessThan(190);
  }
  const openings = await recordsOf("Vacancy", {
    ...textsOf("title", "openedOn", "closesOn"),
    status: oneOf("open", "filled", "on_hold"),
  });
  for (const { openedOn, closesOn } of openings)
    expect(at(closesOn) - at(openedOn)).toBeGreaterThanOrEqual(14 * day);
});

test("what an account may spend is what is on it and what may be overdrawn", async () => {
  const accounts = await recordsOf("CurrentAccount", {
    ...textsOf("iban", "productName", "openedOn"),
    accountType: oneOf("current", "savings", "joint"),
    bookedBalance: number,
    availableBalance: number,
    overdraftLimit: number,
    closedOn: orNull(text),
  });
  const closed = accounts.filter(({ closedOn }) => closedOn !== null);
  expect(closed.length).toBeLessThan(accounts.length / 4);
  for (const { openedOn, closedOn } of closed)
    expect(daysFrom(closedOn) - daysFrom(openedOn)).toBeGreaterThan(30);
  for (const { accountType, productName, bookedBalance, overdraftLimit, ...rest } of accounts) {
    const sum = Number(bookedBalance) + Number(overdraftLimit);
    expect(Number(rest["availableBalance"])).toBeCloseTo(sum, 2);
    if (accountType === "joint") expect(productName).toMatch(/Joint/);
    if (accountType === "savings") expect(productName).toMatch(/Saver/);
  }
});

test("a result that nobody has yet is neither high nor low", async () => {
  const results = await recordsOf("LabResult", {
    ...textsOf("testName", "unit"),
    value: orNull(number),
    refLow: number,
    refHigh: number,
    flag: orNull(oneOf("low", "normal", "high")),
  });
  const open = results.filter(({ value }) => value === null);
  expect(open.length).toBeGreaterThan(3);
  for (const { flag } of open) expect(flag).toBeNull();
});

test("what is told in milliseconds is over after it began, and is no count of those who finished", async () => {
  const runs = await recordsOf("BatchRun", {
    label: text,
    startedAt: number,
    finishedAt: orNull(number),
  });
  const over = runs.filter(({ finishedAt }) => finishedAt !== null);
  expect(over.length).toBeGreaterThan(10);
  for (const { startedAt, finishedAt } of over)
    expect(Number(finishedAt)).toBeGreaterThan(Number(startedAt));
});

test("a bill in cents is paid as one in euros is", async () => {
  const bills = await recordsOf("SupplierInvoice", {
    ...textsOf("invoiceNumber", "supplierName"),
    totalCents: number,
    amountPaidCents: number,
    amountDueCents: number,
    status: oneOf("draft", "open", "paid"),
  });
  for (const { status, totalCents, amountPaidCents } of bills)
    expect(amountPaidCents).toBe(status === "paid" ? totalCents : 0);
});

test("what was used beyond the plan is what was used less what the plan includes", async () => {
  const usage = await recordsOf("MeteredUsage", {
    metric: text,
    usage: number,
    includedUnits: number,
    overage: number,
    overageCharge: number,
  });
  for (const { usage: used, includedUnits, overage, overageCharge } of usage) {
    expect(overage).toBe(Math.max(0, Number(used) - Number(includedUnits)));
    if (overage === 0) expect(overageCharge).toBe(0);
  }
});

test("contacts are people of a client, and a deal is called after the client", async () => {
  const [firms, contacts, , deals] = await serve(
    `export interface Organisation { id: string; legalName: string; industry: string; ownerId: string }
     export interface ContactPerson { id: string; organisationId: string; name: string; email: string }
     export interface AccountExecutive { id: string; name: string; email: string; quota: number }
     export interface Opportunity { id: string; organisationId: string; primaryContactId: string; name: string; amount: number }`,
    {
      "/organisations": "Organisation[]",
      "/contacts": "ContactPerson[]",
      "/executives": "AccountExecutive[]",
      "/deals": "Opportunity[]",
    },
  );
  for (const { primaryContactId } of deals?.rows ?? [])
    expect(contacts?.find(primaryContactId)["name"]).toBeDefined();
  const named = deals?.rows.filter(({ organisationId, name }) =>
    String(name).includes(String(firms?.find(organisationId)["legalName"])),
  );
  expect(named?.length).toBeGreaterThan((deals?.rows.length ?? 0) / 2);
});

test("nobody is given back more than was on the bill", async () => {
  const [bills, notes] = await serve(
    `export interface Invoice { id: string; number: string; total: number }
     export interface CreditNote { id: string; invoiceId: string; reason: string; amount: number }`,
    { "/invoices": "Invoice[]", "/credit-notes": "CreditNote[]" },
  );
  for (const { invoiceId, amount } of notes?.rows ?? [])
    expect(Number(amount)).toBeLessThanOrEqual(Number(bills?.find(invoiceId)["total"]));
});
