import { expect, test } from "vitest";
import {
  at,
  flag,
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

const day = 86_400_000;

test("what two words tell of a thing holds, whatever stands beside it: a project's tagline is its own", async () => {
  const projects = await recordsOf("CrowdfundingProject", {
    ...textsOf("title", "tagline", "creator", "category", "story", "deadline"),
    goal: number,
    pledged: number,
    backers: number,
    percentFunded: number,
  });
  const told = new Map(projects.map(({ title, tagline }) => [title, tagline]));
  for (const { title, tagline, category } of projects) {
    expect(tagline).toBe(told.get(title));
    if (title === "Night Bus") expect(category).toBe("Film");
  }
});

test("what is over began at least as long ago as it takes, and what goes on did not", async () => {
  const missions = await recordsOf("SpaceMission", {
    name: text,
    launchDate: text,
    durationDays: number,
    status: oneOf("planned", "active", "completed", "failed"),
  });
  for (const { launchDate, durationDays, status } of missions) {
    const end = at(launchDate) + Number(durationDays) * day;
    if (status === "completed") expect(end).toBeLessThanOrEqual(now);
    if (status === "active") expect(end).toBeGreaterThan(now);
    if (status === "planned") expect(at(launchDate)).toBeGreaterThan(now);
  }
});

test("nobody has come with a ticket for what is ahead, and whoever used one was there", async () => {
  const tickets = await recordsOf("TheatreTicket", {
    customerName: text,
    performanceDate: text,
    checkedIn: flag,
    status: oneOf("reserved", "paid", "cancelled", "used"),
  });
  for (const { performanceDate, checkedIn, status } of tickets) {
    if (status === "used") expect(at(performanceDate)).toBeLessThan(now);
    if (checkedIn) expect(at(performanceDate)).toBeLessThanOrEqual(now);
    if (status === "used" || status === "cancelled") expect(checkedIn).toBe(status === "used");
  }
});

test("a pass is valid for as long as it is called, costs accordingly and was bought before", async () => {
  const passes = await recordsOf("TransitPass", {
    type: oneOf("day", "weekly", "monthly", "annual"),
    price: number,
    purchasedAt: text,
    validFrom: text,
    validUntil: text,
  });
  const days = { day: 1, weekly: 7, monthly: 31, annual: 366 };
  for (const { type, price, purchasedAt, validFrom, validUntil } of passes) {
    const valid = (at(validUntil) - at(validFrom)) / day;
    expect(valid).toBeLessThanOrEqual(days[type as keyof typeof days]);
    expect(at(purchasedAt)).toBeLessThan(at(validFrom) + day);
    expect(Number(price) > 100).toBe(type === "annual");
  }
});

test("two right answers of three are two thirds of the points", async () => {
  const attempts = await recordsOf("QuizAttempt", {
    score: number,
    maxScore: number,
    correctAnswers: number,
    totalQuestions: number,
  });
  for (const { score, maxScore, correctAnswers, totalQuestions } of attempts) {
    const share = Number(correctAnswers) / Number(totalQuestions);
    expect(score).toBe(Math.round(Number(maxScore) * share));
  }
});

test("nobody has heard a draft, and nothing was delivered to who only asked", async () => {
  const episodes = await recordsOf("Episode", {
    title: text,
    plays: number,
    status: oneOf("draft", "scheduled", "published"),
  });
  for (const { plays, status } of episodes) if (status !== "published") expect(plays).toBe(0);
  const shoots = await recordsOf("PhotoShoot", {
    clientName: text,
    photosDelivered: number,
    status: oneOf("inquiry", "booked", "delivered"),
  });
  for (const { photosDelivered, status } of shoots)
    expect(Number(photosDelivered) > 0).toBe(status === "delivered");
});

test("who has not completed a lesson has no score for it", async () => {
  const lessons = await recordsOf("Lesson", {
    title: text,
    language: text,
    completed: flag,
    score: orNull(number),
  });
  for (const { completed, score } of lessons) expect(score === null).toBe(completed === false);
});

test("people marry on a Saturday, and a sermon is held on a Sunday", async () => {
  const weddings = await recordsOf("Wedding", { ...textsOf("brideName", "groomName", "date") });
  for (const { date } of weddings) expect(new Date(at(date)).getUTCDay()).toBe(6);
  const sermons = await recordsOf("Sermon", { ...textsOf("title", "speaker", "date") });
  for (const { date } of sermons) expect(new Date(at(date)).getUTCDay()).toBe(0);
});

test("a ship that has left the port had come there, about when it was expected", async () => {
  const calls = await recordsOf("PortCall", {
    eta: text,
    arrivalTime: orNull(text),
    departureTime: orNull(text),
    status: oneOf("scheduled", "arrived", "departed"),
  });
  for (const { eta, arrivalTime, departureTime, status } of calls) {
    expect(arrivalTime === null).toBe(status === "scheduled");
    expect(departureTime === null).toBe(status !== "departed");
    if (status !== "scheduled") expect(Math.abs(at(eta) - at(arrivalTime))).toBeLessThan(2 * day);
    if (status === "departed") expect(at(departureTime)).toBeGreaterThan(at(arrivalTime));
  }
});

test("the head of a laboratory is somebody, and its equipment is none of a workshop", async () => {
  const laboratories = await recordsOf("Laboratory", {
    ...textsOf("name", "department", "headOfLab"),
    equipment: { type: "array", items: text },
  });
  for (const { headOfLab, equipment } of laboratories) {
    expect(headOfLab).toMatch(/^\p{Lu}\S+ \p{Lu}\S+$/u);
    expect(headOfLab).not.toMatch(/lab/i);
    expect(equipment).not.toContain("Ladder");
  }
});

test("what a dictionary says of a word is of that word", async () => {
  const entries = await recordsOf("DictionaryEntry", {
    ...textsOf("word", "partOfSpeech", "definition", "example"),
    synonyms: { type: "array", items: text },
  });
  for (const { word, partOfSpeech, example } of entries) {
    if (word === "Harbour") expect(partOfSpeech).toBe("noun");
    expect(String(example).toLowerCase()).toContain(String(word).toLowerCase().slice(0, 5));
  }
});

test("a line of buses stops where it begins and where it ends, and takes minutes and no hours", async () => {
  const routes = await recordsOf("BusRoute", {
    ...textsOf("name", "startStop", "endStop"),
    stops: { type: "array", items: text },
    numberOfStops: number,
    durationMinutes: number,
  });
  for (const { startStop, endStop, stops, numberOfStops, durationMinutes } of routes) {
    const all = stops as readonly string[];
    expect([all[0], all.at(-1)]).toEqual([startStop, endStop]);
    expect(numberOfStops).toBe(all.length);
    expect(Number(durationMinutes)).toBeLessThan(60);
  }
});

test("an airliner has the seats of its model, and a fishing boat the crew of one", async () => {
  const planes = await recordsOf("Aircraft", { model: text, seats: number });
  for (const { model, seats } of planes)
    if (model === "E190") expect(Number(seats)).toBeLessThan(120);
  const ships = await recordsOf("Ship", {
    name: text,
    type: oneOf("cargo", "fishing", "cruise"),
    crewSize: number,
  });
  for (const { type, crewSize } of ships) expect(Number(crewSize) > 100).toBe(type === "cruise");
});

test("no shop opens at a quarter past", async () => {
  const shops = await recordsOf("Library", { ...textsOf("name", "opensAt", "closesAt") });
  for (const { opensAt } of shops) expect(opensAt).toMatch(/:[03]0$/);
});

test("what those who were asked named makes a hundred, and they were asked before today", async () => {
  const polls = await recordsOf("OpinionPoll", {
    ...textsOf("question", "conductedFrom", "conductedTo"),
    results: listOf({ candidate: text, percentage: number }),
  });
  for (const poll of polls) {
    const shares = itemsOf(poll, "results").map(({ percentage }) => Number(percentage));
    if (shares.length > 0) expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 0);
    expect(at(poll["conductedTo"])).toBeLessThanOrEqual(now);
    expect(at(poll["conductedFrom"])).toBeLessThan(at(poll["conductedTo"]));
  }
});

test("what a call for help tells is of its kind, however the kind is called", async () => {
  const calls = await recordsOf("EmergencyCall", {
    callerName: text,
    emergencyType: oneOf("fire", "medical", "police"),
    description: text,
  });
  for (const { emergencyType, description } of calls)
    if (/chest pain|hip hurts|breathing/.test(String(description)))
      expect(emergencyType).toBe("medical");
});

test("a portfolio has gained what it is worth more than it cost", async () => {
  const portfolios = await recordsOf("Portfolio", {
    name: text,
    totalValue: number,
    totalCost: number,
    gainPercent: number,
  });
  for (const { totalValue, totalCost, gainPercent } of portfolios) {
    const gain = (Number(totalValue) / Number(totalCost) - 1) * 100;
    expect(gain).toBeCloseTo(Number(gainPercent), 1);
    expect(Math.abs(gain)).toBeLessThan(60);
  }
});

test("those who work have no rank of a game", async () => {
  for (const model of ["Firefighter", "Paramedic", "Gardener"]) {
    const people = await recordsOf(model, { name: text, rank: text });
    for (const { rank } of people) expect(rank).not.toMatch(/Silver|Gold|Diamond/);
  }
});

test("whoever stands at a stop waits for minutes", async () => {
  const stops = await recordsOf("BusStop", { name: text, nextArrival: text });
  for (const { nextArrival } of stops) {
    expect(at(nextArrival)).toBeGreaterThan(now);
    expect(at(nextArrival) - now).toBeLessThan(3_600_000);
  }
});

test("what is closed takes no more money, and what is active still does", async () => {
  const fundraisers = await recordsOf("Fundraiser", {
    title: text,
    deadline: text,
    status: oneOf("active", "funded", "closed"),
  });
  for (const { deadline, status } of fundraisers)
    expect(at(deadline) > now).toBe(status === "active");
});

test("a ticket that is valid is for a day to come", async () => {
  const tickets = await recordsOf("ConcertTicket", {
    ...textsOf("eventName", "holderName", "purchaseDate", "eventDate"),
    status: oneOf("valid", "used", "refunded"),
  });
  for (const { eventDate, status } of tickets) {
    if (status === "valid") expect(at(eventDate)).toBeGreaterThan(now - day);
    if (status === "used") expect(at(eventDate)).toBeLessThan(now);
  }
});

test("fish live in the water that is theirs", async () => {
  const tanks = await recordsOf("Aquarium", {
    tankName: text,
    waterType: oneOf("freshwater", "saltwater"),
    salinity: number,
    species: { type: "array", items: text },
  });
  for (const { waterType, salinity, species } of tanks) {
    expect(Number(salinity) > 5).toBe(waterType === "saltwater");
    if (waterType === "saltwater") expect(species).not.toContain("Guppy");
    else expect(species).not.toContain("Clownfish");
  }
});

test("the children of an ancestor are people, and most have the name of the family", async () => {
  const ancestors = await recordsOf("Ancestor", {
    ...textsOf("firstName", "lastName", "birthplace"),
    birthYear: number,
    children: { type: "array", items: text },
  });
  const alike = ancestors.flatMap(({ lastName, children }) =>
    (children as readonly string[]).map((child) => child.endsWith(` ${lastName}`)),
  );
  expect(alike.filter((one) => one).length).toBeGreaterThan(alike.length * 0.6);
});
