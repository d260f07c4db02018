import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";
import {
  at,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const isFace = (picture: unknown) => String(picture).includes("%3Ctext");

test("whoever has a full name is somebody, and a photo shows their face", async () => {
  const people = await recordsOf("Beekeeper", textsOf("fullName", "photoUrl", "coverPhoto"));
  for (const { photoUrl, coverPhoto } of people) {
    expect(isFace(photoUrl)).toBe(true);
    expect(isFace(coverPhoto)).toBe(false);
  }
  const cats = await recordsOf("Cat", textsOf("name", "breed", "birthDate", "photo"));
  for (const { photo } of cats) expect(isFace(photo)).toBe(false);
});

test("the title of somebody at work is one of their trade, and no form of address", async () => {
  const stylists = await recordsOf("Stylist", textsOf("firstName", "lastName", "title", "bio"));
  for (const { title } of stylists) expect(title).toMatch(/^(?:\w+ )?Stylist$/);
  const patients = await recordsOf("Patient", textsOf("title", "firstName", "lastName", "email"));
  for (const { title } of patients) expect(title).toMatch(/^\w+\.$/);
});

test("one person has no more bookings in a week than there is room for", async () => {
  const stylists = await recordsOf("Stylist", { fullName: text, bookingsThisWeek: number });
  for (const { bookingsThisWeek } of stylists)
    expect(Number(bookingsThisWeek)).toBeLessThanOrEqual(28);
});

test("several of something are what one of it is", async () => {
  const nannies = await recordsOf("Nanny", {
    firstName: text,
    ageGroups: { type: "array", items: text },
  });
  for (const { ageGroups } of nannies)
    for (const group of ageGroups as string[])
      expect(group).toMatch(/years|ages|Adults|Teenagers|Children|Toddlers|Babies/i);
});

test("a temperature is a body's, whether or not the name says in what it is measured", async () => {
  const visits = await recordsOf("VetVisit", { petId: text, temperatureCelsius: number });
  for (const { temperatureCelsius } of visits) {
    expect(Number(temperatureCelsius)).toBeGreaterThan(35);
    expect(Number(temperatureCelsius)).toBeLessThan(41);
  }
});

test("one is reminded of an appointment before it, and not of one that is weeks away", async () => {
  const visits = await recordsOf("DentalAppointment", {
    startsAt: text,
    status: oneOf("booked", "completed"),
    reminderSentAt: orNull(text),
  });
  const told = visits.filter(({ reminderSentAt }) => reminderSentAt !== null);
  expect(told.length).toBeGreaterThan(5);
  for (const { startsAt, reminderSentAt } of told) {
    expect(at(reminderSentAt)).toBeLessThan(Math.min(at(startsAt), now));
    expect(at(startsAt) - at(reminderSentAt)).toBeLessThan(7 * day);
  }
});

test("the services of a visit take as long as the visit", async () => {
  const bookings = await recordsOf("SalonBooking", {
    services: listOf({ name: text, durationMinutes: number, price: number }),
    totalDuration: number,
    startTime: text,
    endTime: text,
    status: oneOf("confirmed", "done"),
  });
  for (const booking of bookings) {
    const services = itemsOf(booking, "services");
    const whole = services.reduce((sum, one) => sum + Number(one["durationMinutes"]), 0);
    const { startTime, endTime, totalDuration, status } = booking;
    expect(services.length).toBeGreaterThan(0);
    expect((at(endTime) - at(startTime)) / minute).toBe(whole);
    expect(totalDuration).toBe(whole);
    if (status === "done") expect(at(endTime)).toBeLessThanOrEqual(now);
  }
});

test("what is still there has not left", async () => {
  const sessions = await recordsOf("ParkingSession", {
    enteredAt: text,
    exitedAt: orNull(text),
    status: oneOf("active", "overstayed", "completed"),
  });
  for (const { enteredAt, exitedAt, status } of sessions) {
    if (exitedAt !== null) expect(at(exitedAt)).toBeLessThanOrEqual(now);
    if (status !== "completed") expect(now - at(enteredAt)).toBeLessThan(2 * day);
  }
});

test("hours at a place cost what the place takes for an hour, each that has begun", async () => {
  const backlot = await startBacklot(
    `export interface ParkingLot { id: number; name: string; hourlyRate: number; dailyMax: number }
     export interface ParkingSession { id: number; lotId: number; enteredAt: string; exitedAt: string; amountDue: number }`,
    {
      resources: [
        { path: "/lots", type: "ParkingLot[]", count: 5 },
        { path: "/sessions", type: "ParkingSession[]", count: 30 },
      ],
    },
  );
  const read = async (path: string) =>
    (await (await request(backlot, "GET", path)).json()) as Record<string, unknown>[];
  const lots = new Map((await read("/lots")).map((lot) => [lot["id"], lot]));
  for (const { lotId, enteredAt, exitedAt, amountDue } of await read("/sessions")) {
    const { hourlyRate, dailyMax } = lots.get(lotId) ?? {};
    const hours = Math.ceil((at(exitedAt) - at(enteredAt)) / hour);
    if (hours > 24) continue;
    expect(Number(amountDue)).toBeCloseTo(Math.min(hours * Number(hourlyRate), Number(dailyMax)));
  }
});

test("a standing charge is part of the bill", async () => {
  const bills = await recordsOf("UtilityBill", {
    consumption: number,
    unitPrice: number,
    standingCharge: number,
    totalAmount: number,
  });
  for (const { consumption, unitPrice, standingCharge, totalAmount } of bills) {
    const used = Number(consumption) * Number(unitPrice);
    expect(Number(totalAmount)).toBeCloseTo(used + Number(standingCharge), 1);
  }
});

test("what somebody of a trade can do is of the trade, in one word or in several", async () => {
  const people = await recordsOf("Tradesperson", {
    name: text,
    about: text,
    hourlyRate: number,
    skills: { type: "array", items: text },
  });
  for (const { about, skills } of people) {
    expect(about).not.toMatch(/tradesperson/);
    for (const skill of skills as string[])
      expect(skill).toMatch(
        /^(?:Plumbing|Electrical|Painting|Carpentry|Tiling|Roofing|Gardening)$/,
      );
  }
});

test("desks in all and desks that are free are counted, and are no money", async () => {
  const spaces = await recordsOf("CoworkingSpace", { desksTotal: number, desksAvailable: number });
  for (const { desksTotal, desksAvailable } of spaces) {
    expect(Number.isInteger(desksTotal)).toBe(true);
    expect(Number.isInteger(desksAvailable)).toBe(true);
    expect(Number(desksAvailable)).toBeLessThanOrEqual(Number(desksTotal));
  }
});

test("a table is booked for the evening, some weeks before at most", async () => {
  const tables = await recordsOf("TableReservation", {
    partySize: number,
    reservedFor: text,
    createdAt: text,
    status: oneOf("confirmed", "completed"),
  });
  for (const { reservedFor, createdAt } of tables) {
    expect(new Date(String(reservedFor)).getUTCHours()).toBeGreaterThanOrEqual(18);
    expect(at(createdAt)).toBeLessThan(at(reservedFor));
    expect(at(reservedFor) - at(createdAt)).toBeLessThanOrEqual(150 * day);
  }
});

test("what was found at an examination was found, and the next one comes later", async () => {
  const exams = await recordsOf("EyeExam", {
    patientName: text,
    examDate: text,
    visualAcuity: text,
    nextExamDue: text,
  });
  for (const { examDate, nextExamDue } of exams) {
    expect(at(examDate)).toBeLessThanOrEqual(now);
    expect(at(nextExamDue)).toBeGreaterThan(at(examDate));
  }
});

test("a car that is booked from one date to another is away for days", async () => {
  const bookings = await recordsOf("CarRentalBooking", { pickupDate: text, returnDate: text });
  const nights = bookings.map(
    ({ pickupDate, returnDate }) => (at(returnDate) - at(pickupDate)) / day,
  );
  expect(Math.min(...nights)).toBeGreaterThanOrEqual(1);
  expect(new Set(nights).size).toBeGreaterThan(3);
});

test("a long ride is longer, and costs more", async () => {
  const rides = await recordsOf("Ride", {
    driverName: text,
    durationMinutes: number,
    distanceKm: number,
    fare: number,
  });
  for (const { durationMinutes, distanceKm, fare } of rides) {
    const speed = (60 * Number(distanceKm)) / Number(durationMinutes);
    expect(speed).toBeGreaterThan(15);
    expect(speed).toBeLessThan(60);
    expect(Number(fare)).toBeGreaterThan(Number(distanceKm));
    expect(Number(fare)).toBeLessThan(5 + 2.5 * Number(distanceKm));
  }
});

test("a lease that is expiring ends within weeks", async () => {
  const leases = await recordsOf("Lease", {
    startDate: text,
    endDate: text,
    status: oneOf("active", "expiring", "expired"),
  });
  const expiring = leases.filter(({ status }) => status === "expiring");
  expect(expiring.length).toBeGreaterThan(3);
  for (const { startDate, endDate } of expiring) {
    expect(at(endDate)).toBeGreaterThan(now);
    expect(at(endDate) - now).toBeLessThan(30 * day);
    expect(at(startDate)).toBeLessThan(now);
  }
});

test("beside a date, from and until are hours of that day, and are paid for", async () => {
  const jobs = await recordsOf("BabysittingJob", {
    date: text,
    from: text,
    until: text,
    hours: number,
    hourlyPay: number,
    totalPay: number,
  });
  for (const { from, until, hours, hourlyPay, totalPay } of jobs) {
    const [start, end] = [from, until].map((clock) => Date.parse(`2026-01-01T${clock}Z`));
    expect(((end ?? 0) - (start ?? 0)) / hour).toBeCloseTo(Number(hours), 1);
    expect(Number(totalPay)).toBeCloseTo(Number(hours) * Number(hourlyPay), 1);
  }
});

test("a quote holds for weeks, and its total has the tax", async () => {
  const quotes = await recordsOf("HandymanQuote", {
    materialsCost: number,
    laborCost: number,
    vatRate: number,
    vatAmount: number,
    grandTotal: number,
    issuedOn: text,
    validUntil: text,
  });
  for (const quote of quotes) {
    const [materials, labor, tax] = [
      quote["materialsCost"],
      quote["laborCost"],
      quote["vatAmount"],
    ];
    expect(Number(quote["grandTotal"])).toBeCloseTo(
      Number(materials) + Number(labor) + Number(tax),
      1,
    );
    expect(at(quote["validUntil"]) - at(quote["issuedOn"])).toBeLessThan(60 * day);
  }
});

test("a meal is delivered about when it was to arrive", async () => {
  const orders = await recordsOf("DeliveryOrder", {
    restaurantName: text,
    placedAt: text,
    estimatedArrival: text,
    deliveredAt: orNull(text),
    status: oneOf("preparing", "delivered"),
  });
  const delivered = orders.filter(({ deliveredAt }) => deliveredAt !== null);
  expect(delivered.length).toBeGreaterThan(5);
  for (const { estimatedArrival, deliveredAt } of delivered)
    expect(Math.abs(at(deliveredAt) - at(estimatedArrival))).toBeLessThan(hour);
});

test("nobody walks a dog for a week", async () => {
  const walks = await recordsOf("DogWalk", {
    actualStart: orNull(text),
    actualEnd: orNull(text),
    durationMinutes: number,
    status: oneOf("scheduled", "walking", "done"),
  });
  const done = walks.filter(({ status }) => status === "done");
  for (const { actualStart, actualEnd, durationMinutes } of done) {
    expect(at(actualEnd) - at(actualStart)).toBe(Number(durationMinutes) * minute);
    expect(Number(durationMinutes)).toBeLessThanOrEqual(150);
  }
});

test("what a neighbourhood puts on is not called as neighbourhoods are", async () => {
  const named = async (model: string) => {
    const records = await recordsOf(model, textsOf("title", "startsAt", "hostName"));
    return new Set(records.map(({ title }) => title));
  };
  const places = await named("Neighborhood");
  const events = await named("NeighborhoodEvent");
  expect([...events].filter((title) => places.has(title))).toEqual([]);
});

test("the store of an optician says what one gets there", async () => {
  const stores = await recordsOf("Optician", textsOf("storeName", "phone"));
  for (const { storeName } of stores) expect(storeName).toMatch(/Optician$/);
});

test("the step that an order is at is its status", async () => {
  const orders = await recordsOf("LaundryOrder", {
    currentStep: oneOf("scheduled", "picked_up", "washing", "ready", "delivered"),
    deliveredAt: orNull(text),
  });
  for (const { currentStep, deliveredAt } of orders)
    expect(deliveredAt === null).toBe(currentStep !== "delivered");
});

test("a bill is paid when what it is for is over", async () => {
  const bills = await recordsOf("WaterBill", {
    periodFrom: text,
    periodTo: text,
    totalDue: number,
    paymentStatus: oneOf("open", "paid"),
    paidOn: orNull(text),
  });
  const paid = bills.filter(({ paidOn }) => paidOn !== null);
  expect(paid.length).toBeGreaterThan(5);
  for (const { periodTo, paidOn } of paid) {
    expect(at(periodTo)).toBeLessThanOrEqual(now);
    expect(at(paidOn)).toBeGreaterThanOrEqual(at(periodTo));
  }
});
