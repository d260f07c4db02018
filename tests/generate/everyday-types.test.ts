import { expect, test } from "vitest";
import { at, flag, itemsOf, listOf, number, oneOf, recordsOf, text, textsOf } from "./models.ts";

test("a line of a bank's statement is a transaction: what it was for, and of whom", async () => {
  const lines = await recordsOf("AccountStatementEntry", {
    ...textsOf("bookingDate", "description", "category"),
    amount: number,
    balanceAfter: number,
  });
  for (const { description, category } of lines) {
    expect(description).not.toMatch(/Consulting|services|Materials|Subscription renewal/);
    expect(category).not.toMatch(/^(?:Business|Private|Retail|Invoice|Deposit|Credit note)$/);
  }
});

test("what a transfer to the own savings goes to is the own account", async () => {
  const transactions = await recordsOf("BankTransaction", {
    ...textsOf("description", "counterparty", "category"),
    amount: number,
    type: oneOf("debit", "credit"),
  });
  const saved = transactions.filter(({ description }) => /savings/.test(String(description)));
  expect(saved.length).toBeGreaterThan(0);
  for (const { counterparty } of saved) expect(counterparty).toBe("Own savings account");
});

test("a report card says what is taught, and the remark fits the mark", async () => {
  const cards = await recordsOf("SchoolReport", {
    ...textsOf("studentName", "subject", "letterGrade", "comment"),
    gradeLevel: number,
    finalScore: number,
  });
  for (const { subject, letterGrade, comment } of cards) {
    expect(subject).toMatch(
      /^(?:Mathematics|English|Science|History|Geography|Art|Music|Spanish|Physical Education)$/,
    );
    if (/^[DF]/.test(String(letterGrade)))
      expect(comment).toMatch(/^(?:Needs help|Homework is|Was absent)/);
    if (String(letterGrade).startsWith("A"))
      expect(comment).toMatch(/^(?:Excellent|Asks good|A pleasure)/);
  }
});

test("nobody is taught on a Sunday or at night, whatever the list is a part of", async () => {
  const rooms = await recordsOf("Classroom", {
    ...textsOf("name", "building"),
    schedule: listOf(textsOf("day", "startTime", "endTime")),
  });
  for (const room of rooms) {
    expect(room["name"]).toMatch(/^Room \d+$/);
    for (const { day, endTime } of itemsOf(room, "schedule")) {
      expect(day).not.toMatch(/^S/);
      expect(String(endTime) < "18:00").toBe(true);
    }
  }
});

test("offers that were received are counted, and one offer is a sum", async () => {
  const homes = await recordsOf("Listing", {
    address: text,
    askingPrice: number,
    offersReceived: number,
    bidsSent: number,
    quotesAccepted: number,
  });
  for (const { offersReceived, quotesAccepted } of homes) {
    expect(Number(offersReceived)).toBeLessThan(9);
    expect(Number(quotesAccepted)).toBeLessThan(9);
  }
});

test("whoever shows the only address of a record is called there", async () => {
  const viewings = await recordsOf("Viewing", textsOf("propertyAddress", "agentPhone"));
  const visits = await recordsOf("Visit", textsOf("siteAddress", "inspectorPhone"));
  const told = [...viewings, ...visits].map((one) => Object.values(one).map(String));
  const american = told.filter(([address = ""]) =>
    / (?:\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)$/.test(address),
  );
  expect(american.length).toBeGreaterThan(10);
  for (const [, phone] of american) expect(phone).toMatch(/^\(\d{3}\) 555-/);
});

test("a dessert is not spicy, and a curry is", async () => {
  const dishes = await recordsOf("MenuDish", { name: text, price: number, isSpicy: flag });
  for (const { name, isSpicy } of dishes)
    expect(isSpicy, String(name)).toBe(/spicy|curry|taco|chil|harissa/i.test(String(name)));
});

test("a truck that waits has nothing on board, and one on the road some tons", async () => {
  const trucks = await recordsOf("DeliveryTruck", {
    maxLoadKg: number,
    currentLoadKg: number,
    status: oneOf("available", "on_route", "maintenance"),
  });
  for (const { maxLoadKg, currentLoadKg, status } of trucks) {
    expect(Number(maxLoadKg)).toBeGreaterThanOrEqual(3500);
    if (status !== "on_route") expect(currentLoadKg).toBe(0);
  }
});

test("a review of an old film is no old review", async () => {
  const reviews = await recordsOf("MovieReview", {
    ...textsOf("movieTitle", "reviewer", "body", "publishedAt"),
    releaseYear: number,
  });
  for (const { publishedAt } of reviews)
    expect(new Date(at(publishedAt)).getUTCFullYear()).toBeGreaterThan(2020);
});

test("of the seats of a showing a share is left, and not always a few", async () => {
  const showings = await recordsOf("Showtime", {
    ...textsOf("movieTitle", "startsAt"),
    totalSeats: number,
    availableSeats: number,
  });
  expect(
    showings.filter(({ availableSeats }) => Number(availableSeats) > 20).length,
  ).toBeGreaterThan(3);
});

test("a cabin has no lift, and a flat no garage", async () => {
  const homes = await recordsOf("RentalListing", {
    ...textsOf("title", "description"),
    monthlyRent: number,
    bedrooms: number,
  });
  for (const { title, description } of homes) {
    if (/cabin|barn/i.test(String(title))) expect(description).not.toMatch(/lift|tram/);
    if (/studio|loft|flat/i.test(String(title))) expect(description).not.toMatch(/garden|garage/);
  }
});

test("who logs a symptom has the temperature of a body, and took a medicine", async () => {
  const logs = await recordsOf("SymptomEntry", {
    ...textsOf("symptom", "medicationTaken"),
    temperature: number,
    severity: number,
  });
  for (const { temperature, medicationTaken } of logs) {
    expect(Number(temperature)).toBeGreaterThan(36);
    expect(Number(temperature)).toBeLessThan(39);
    expect(medicationTaken).toMatch(/ \d+ mg$/);
  }
});

test("a train has a dozen coaches, a class some twenty pupils, and a lease ends with moving out", async () => {
  const tickets = await recordsOf("TrainTicket", { ...textsOf("passengerName"), coach: number });
  for (const { coach } of tickets) expect(Number(coach)).toBeLessThan(15);
  const tasks = await recordsOf("Homework", { title: text, totalStudents: number });
  for (const { totalStudents } of tasks) expect(Number(totalStudents)).toBeLessThan(32);
  const tenants = await recordsOf(
    "Tenant",
    textsOf("fullName", "leaseStart", "leaseEnd", "moveOutDate"),
  );
  for (const { leaseEnd, moveOutDate } of tenants) expect(moveOutDate).toBe(leaseEnd);
});
