import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  textsOf,
  toObject,
} from "./models.ts";

const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d/.test(String(value));

test("a last and a next one of places and people are no days, and of what is done they are", async () => {
  const ships = await recordsOf("Ferry", textsOf("name", "lastPort", "nextPort"));
  const trams = await recordsOf("Tram", textsOf("line", "lastStop", "nextStop"));
  const clubs = await recordsOf("Club", textsOf("name", "lastOpponent", "nextOpponent"));
  const pumps = await recordsOf("Pump", textsOf("name", "lastOverhaul", "nextOverhaul"));
  for (const { lastPort, nextPort } of ships)
    expect(isDay(lastPort) || isDay(nextPort)).toBe(false);
  for (const { lastStop, nextStop } of trams)
    expect(isDay(lastStop) || isDay(nextStop)).toBe(false);
  for (const { lastOpponent } of clubs) expect(isDay(lastOpponent)).toBe(false);
  for (const { lastOverhaul, nextOverhaul } of pumps)
    expect(at(lastOverhaul)).toBeLessThan(at(nextOverhaul));
});

test("those who speak for somebody are people, and what a paper refers to are papers", async () => {
  const tenants = await recordsOf("RentalApplication", {
    ...textsOf("applicantName"),
    references: listOf(textsOf("name", "relationship", "phone", "email")),
  });
  const people = tenants.flatMap((tenant) => itemsOf(tenant, "references"));
  for (const { name, email } of people) {
    expect(name).not.toMatch(/reference/i);
    expect(String(email)).toContain(String(name).split(" ")[0]?.toLowerCase());
  }
  const articles = await recordsOf("Article", {
    ...textsOf("title", "doi"),
    references: listOf({ ...textsOf("title", "journal"), year: number }),
  });
  const told = articles.flatMap((article) => itemsOf(article, "references"));
  for (const { title } of told) expect(title).not.toMatch(/reference/i);
});

test("animals are vaccinated against what they catch", async () => {
  const herd = await recordsOf("Livestock", {
    species: oneOf("cow", "pig", "sheep"),
    vaccinations: listOf(textsOf("name", "date")),
  });
  for (const animal of herd)
    for (const { name } of itemsOf(animal, "vaccinations"))
      expect(name).not.toMatch(/Distemper|Rabies|Kennel/);
});

test("ships and aeroplanes are as large as theirs are", async () => {
  const ships = await recordsOf("Ship", {
    ...textsOf("imo", "name", "mmsi"),
    lengthMeters: number,
    beamMeters: number,
    draft: number,
  });
  for (const { lengthMeters, beamMeters, draft, mmsi } of ships) {
    const part = Number(beamMeters) / Number(lengthMeters);
    expect(part).toBeGreaterThan(0.1);
    expect(part).toBeLessThan(0.2);
    expect(Number(draft)).toBeLessThan(Number(beamMeters));
    expect(mmsi).toMatch(/^\d{9}$/);
  }
  const planes = await recordsOf("Airplane", {
    ...textsOf("registration", "model"),
    engineCount: number,
    seats: number,
    maxTakeoffWeight: number,
  });
  for (const { engineCount, seats, maxTakeoffWeight } of planes) {
    expect(engineCount).toBeLessThan(5);
    expect(Number(maxTakeoffWeight) / Number(seats)).toBeGreaterThan(200);
  }
});

test("a home is visited after it was asked for, and no more is paid than was estimated", async () => {
  const applications = await recordsOf("FosterApplication", {
    ...textsOf("applicantName", "submittedAt", "homeVisitDate", "experience"),
    status: oneOf("pending", "approved"),
  });
  for (const { submittedAt, homeVisitDate, experience } of applications) {
    expect(daysFrom(homeVisitDate)).toBeGreaterThanOrEqual(Math.floor(daysFrom(submittedAt)));
    expect(experience).not.toMatch(/level|years$/);
  }
  const claims = await recordsOf("Claim", {
    ...textsOf("policyNumber"),
    estimatedAmount: number,
    approvedAmount: orNull(number),
  });
  for (const { estimatedAmount, approvedAmount } of claims)
    if (approvedAmount !== null)
      expect(Number(approvedAmount)).toBeLessThanOrEqual(Number(estimatedAmount));
});

test("a museum has its things since long, and numbers them by the year", async () => {
  const things = await recordsOf("Artwork", {
    ...textsOf("title", "artist", "accessionNumber", "acquiredAt"),
  });
  for (const { accessionNumber, acquiredAt } of things)
    expect(String(accessionNumber).slice(0, 4)).toBe(String(acquiredAt).slice(0, 4));
  const years = things.map(({ acquiredAt }) => (now - at(acquiredAt)) / 3.2e10);
  expect(Math.max(...years)).toBeGreaterThan(20);
});

test("the orientation of a person is none of a picture", async () => {
  const profiles = await recordsOf("DatingProfile", textsOf("name", "gender", "orientation"));
  for (const { orientation } of profiles) expect(orientation).not.toMatch(/portrait|square/);
  const pictures = await recordsOf("Photo", textsOf("title", "url", "orientation"));
  for (const { orientation } of pictures) expect(orientation).toMatch(/portrait|landscape|square/);
});

test("wages are for a month, less is paid out than was earned, and a sheet of a week has its hours", async () => {
  const slips = await recordsOf("Payslip", {
    ...textsOf("employeeName", "payPeriodStart", "payPeriodEnd"),
    gross: number,
    net: number,
    hoursWorked: number,
  });
  for (const { payPeriodStart, payPeriodEnd, gross, net, hoursWorked } of slips) {
    expect(String(payPeriodStart)).toMatch(/-01(?:T|$)/);
    expect((at(payPeriodEnd) - at(payPeriodStart)) / 86_400_000).toBeGreaterThanOrEqual(27);
    expect(Number(net)).toBeLessThan(Number(gross) * 0.9);
    expect(Number(hoursWorked)).toBeGreaterThan(100);
  }
  const weeks = await recordsOf("Timesheet", { ...textsOf("employee", "weekOf"), hours: number });
  for (const { hours } of weeks) expect(Number(hours)).toBeGreaterThan(20);
  const days = await recordsOf("Timesheet", { ...textsOf("employee", "date"), hours: number });
  for (const { hours } of days) expect(Number(hours)).toBeLessThan(13);
});

test("a surgery is told of as it is, and nothing of one that is still to come", async () => {
  const operations = await recordsOf("Surgery", {
    ...textsOf("patientName", "procedure", "preOpDiagnosis"),
    status: oneOf("scheduled", "completed"),
    bloodLossMl: orNull(number),
    durationMinutes: number,
  });
  for (const { procedure, preOpDiagnosis, status, bloodLossMl, durationMinutes } of operations) {
    if (procedure === "Hip replacement") expect(preOpDiagnosis).toMatch(/hip|femoral/);
    if (status === "scheduled") expect(bloodLossMl).toBeNull();
    if (procedure === "Cataract surgery") expect(Number(durationMinutes)).toBeLessThan(36);
  }
});

test("who asks for help says nothing that helps, and what is solved was answered", async () => {
  const tickets = await recordsOf("SupportTicket", {
    ...textsOf("subject", "requester", "assignee", "createdAt"),
    status: oneOf("open", "closed"),
    firstResponseAt: orNull({ type: "string" }),
    resolvedAt: orNull({ type: "string" }),
    comments: listOf(textsOf("author", "body", "createdAt")),
  });
  for (const ticket of tickets) {
    if (ticket["status"] === "closed") expect(ticket["firstResponseAt"]).not.toBeNull();
    for (const { author, body } of itemsOf(ticket, "comments"))
      if (author === ticket["requester"])
        expect(body).not.toMatch(/our warehouse|reproduce it|looking into it|passed this on/);
  }
});

test("what stands on a card, a menu and a page of reviews is of that kind", async () => {
  const cards = await recordsOf("ReportCard", {
    ...textsOf("studentName"),
    classRank: number,
    classSize: number,
    subjects: listOf({ ...textsOf("name", "grade"), percentage: number }),
  });
  for (const card of cards) {
    expect(Number(card["classRank"])).toBeLessThanOrEqual(Number(card["classSize"]));
    for (const { grade, percentage } of itemsOf(card, "subjects"))
      if (/^A/.test(String(grade))) expect(Number(percentage)).toBeGreaterThan(80);
  }
  const orders = await recordsOf("TableOrder", {
    items: listOf({ ...textsOf("dish", "course"), quantity: number }),
  });
  const dishes = orders.flatMap((order) => itemsOf(order, "items"));
  for (const { dish, course } of dishes)
    if (/soup/.test(String(dish))) expect(course).toBe("starter");
  const reviews = await recordsOf("MovieReview", {
    ...textsOf("movieTitle"),
    pros: { type: "array", items: { type: "string" } },
    score: number,
    maxScore: number,
  });
  for (const { pros, score, maxScore } of reviews) {
    expect(String(pros)).not.toMatch(/delivery|build/);
    expect([10, 100]).toContain(maxScore);
    expect(Number(score)).toBeLessThanOrEqual(Number(maxScore));
  }
});

test("of a concert that is sold out no ticket is left", async () => {
  const concerts = await recordsOf("Concert", {
    ...textsOf("artist", "venue"),
    soldOut: { type: "boolean" },
    ticketTiers: listOf({ ...textsOf("name"), price: number, available: number }),
  });
  for (const concert of concerts) {
    const left = itemsOf(concert, "ticketTiers").map(({ available }) => Number(available));
    if (left.length > 0) expect(left.every((count) => count === 0)).toBe(concert["soldOut"]);
  }
});

test("who sells and buys with a number for taxes is a company, with its own address", async () => {
  const invoices = await recordsOf("Invoice", {
    seller: toObject(textsOf("name", "vatId")),
    buyer: toObject(textsOf("name", "contactPerson", "email")),
    payer: toObject(textsOf("name", "email")),
  });
  for (const { seller, buyer, payer } of invoices) {
    const [sold, bought, paid] = [seller, buyer, payer] as Record<string, string>[];
    expect(bought?.["email"]).toMatch(/^hello@.*\.example$/);
    expect(bought?.["name"]).not.toBe(bought?.["contactPerson"]);
    expect(paid?.["email"]).toMatch(/\.example$|@example\./);
    expect(sold?.["name"]).not.toBe(bought?.["name"]);
  }
  const clients = await recordsOf("Client", textsOf("name", "industry"));
  expect(clients.some(({ name }) => /&|Labs|Works|Group|Studio|Partners/.test(String(name)))).toBe(
    true,
  );
});

test("a line is drawn day by day until today, and shares are those of what is told", async () => {
  const reports = await recordsOf("Overview", {
    visitors: listOf({ ...textsOf("date"), count: number }),
    salesByChannel: listOf({ ...textsOf("channel"), amount: number, share: number }),
  });
  for (const report of reports) {
    const days = itemsOf(report, "visitors").map(({ date }) => Date.parse(String(date)));
    for (const [place, day] of days.entries())
      if (place > 0) expect(day - (days[place - 1] ?? 0)).toBe(86_400_000);
    const channels = itemsOf(report, "salesByChannel");
    const sum = channels.reduce((total, { amount }) => total + Number(amount), 0);
    for (const { amount, share } of channels)
      expect(Math.abs(Number(share) - (100 * Number(amount)) / sum)).toBeLessThan(2);
  }
});

test("the conditions of a patient are illnesses, and a cart holds what is sold", async () => {
  const patients = await recordsOf("PatientChart", {
    ...textsOf("mrn"),
    conditions: listOf(textsOf("name", "icd10", "status")),
  });
  const conditions = patients.flatMap((patient) => itemsOf(patient, "conditions"));
  for (const { name, status } of conditions) {
    expect(name).not.toMatch(/condition|orders|revenue/i);
    expect(status).toMatch(/active|chronic|remission|resolved/);
  }
  const carts = await recordsOf("CartSession", {
    ...textsOf("userId"),
    items: listOf({ ...textsOf("productId", "name"), quantity: number }),
  });
  for (const { name } of carts.flatMap((cart) => itemsOf(cart, "items")))
    expect(name).not.toMatch(/^(?:Demo|Interview|One-on-one)/);
});
