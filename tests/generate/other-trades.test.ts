import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  toObject,
} from "./models.ts";

const hour = 3_600_000;

test("an order is filled as far as its state says, and costs what it holds", async () => {
  const trades = await recordsOf("Trade", {
    symbol: text,
    orderType: oneOf("market", "limit"),
    quantity: number,
    price: number,
    total: number,
    fee: number,
    status: oneOf("filled", "partial", "open", "cancelled"),
    filledQuantity: number,
    executedAt: orNull(text),
  });
  for (const { quantity, price, total, fee, status, filledQuantity, executedAt } of trades) {
    expect(Number(total)).toBeCloseTo(Number(quantity) * Number(price) + Number(fee), 2);
    if (status === "filled") expect(filledQuantity).toBe(quantity);
    if (status === "open") expect(filledQuantity).toBe(0);
    expect(Number(filledQuantity)).toBeLessThanOrEqual(Number(quantity));
    expect(executedAt !== null).toBe(status === "filled" || status === "partial");
  }
});

test("what is given once does not recur", async () => {
  const donations = await recordsOf("Donation", {
    isRecurring: flag,
    frequency: oneOf("once", "monthly", "yearly"),
  });
  for (const { isRecurring, frequency } of donations)
    expect(isRecurring).toBe(frequency !== "once");
});

test("a machine has not run for longer than it has been there", async () => {
  const machines = await recordsOf("Machine", { installedDate: text, operatingHours: number });
  for (const { installedDate, operatingHours } of machines) {
    const since = (now - Date.parse(String(installedDate))) / hour;
    expect(Number(operatingHours)).toBeLessThanOrEqual(Math.max(0, since));
  }
});

test("figures that change by the minute were taken within the hour", async () => {
  const stations = await recordsOf("WeatherStation", {
    temperature: number,
    humidity: number,
    updatedAt: text,
  });
  for (const { updatedAt } of stations)
    expect(now - Date.parse(String(updatedAt))).toBeLessThanOrEqual(hour);
});

test("a name that ends in when it was is read by what it is", async () => {
  const visits = await recordsOf("ServiceVisit", {
    mileageAtService: number,
    mechanic: text,
    serviceType: text,
    estimatedDuration: number,
  });
  expect(visits.some(({ mileageAtService }) => Number(mileageAtService) > 5_000)).toBe(true);
  for (const { serviceType, estimatedDuration } of visits) {
    expect(serviceType).toMatch(/^(?:Oil|Tyre|Brake|Annual|Battery|Air)/);
    expect(Number(estimatedDuration)).toBeLessThanOrEqual(480);
  }
});

test("the steps of a recipe are told from the first to the last", async () => {
  const recipes = await recordsOf("Recipe", { steps: { type: "array", items: text } });
  const place = (step: unknown) =>
    ["Heat", "Chop", "Add", "Pour", "Simmer", "Season", "Serve"].indexOf(
      String(step).split(" ")[0] ?? "",
    );
  for (const { steps } of recipes) {
    const places = (steps as readonly unknown[]).map(place);
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test("a case is called by those who stand against each other", async () => {
  const cases = await recordsOf("LegalCase", { title: text, client: text, opposingParty: text });
  const family = (name: unknown) => String(name).split(" ").at(-1);
  for (const { title, client, opposingParty } of cases)
    expect(title).toBe(`${family(client)} v. ${family(opposingParty)}`);
});

test("the tickets of an event fill its venue, and those of a draft nobody has bought", async () => {
  const events = await recordsOf("Event", {
    title: text,
    venue: toObject({ name: text, capacity: number }),
    ticketsSold: number,
    ticketsAvailable: number,
    status: oneOf("draft", "published", "sold_out"),
  });
  for (const { venue, ticketsSold, ticketsAvailable, status } of events) {
    const { capacity } = venue as JsonObject;
    expect(Number(ticketsSold) + Number(ticketsAvailable)).toBe(capacity);
    if (status === "draft") expect(ticketsSold).toBe(0);
    expect(ticketsAvailable === 0).toBe(status === "sold_out");
  }
});

test("the log of a parcel ends where it is, and leads from its sender to its recipient", async () => {
  const who = toObject({ name: text, city: text, country: text });
  const parcels = await recordsOf("Shipment", {
    sender: who,
    recipient: who,
    status: oneOf("in_transit", "delivered"),
    // The first list whose items have a name is not the log.
    items: listOf({ name: text, quantity: number }),
    events: listOf({ status: text, location: text, timestamp: text }),
  });
  const town = (end: unknown) =>
    `${(end as JsonObject)["city"]}, ${(end as JsonObject)["country"]}`;
  for (const parcel of parcels) {
    const last = itemsOf(parcel, "events").at(-1);
    if (!last) continue;
    const isThere = parcel["status"] === "delivered";
    expect(last["status"]).toBe(isThere ? "delivered" : "in transit");
    expect(last["location"]).toBe(town(parcel[isThere ? "recipient" : "sender"]));
  }
});

test("what is called after a town or a street is called after its own", async () => {
  const depots = await recordsOf("Warehouse", { name: text, address: text });
  expect(depots.some(({ name }) => /Hub|Depot/.test(String(name)))).toBe(true);
  for (const { name, address } of depots) {
    const after = /^(.+) (?:Hub|Depot)$/.exec(String(name))?.[1];
    if (after !== undefined) expect(address).toContain(after);
  }
});

test("nights are booked by the day, and a lease runs for whole years", async () => {
  const stays = await recordsOf("Booking", { checkIn: text, checkOut: text, nights: number });
  for (const { checkIn } of stays) expect(checkIn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const leases = await recordsOf("Lease", {
    startDate: text,
    endDate: text,
    monthlyRent: number,
    securityDeposit: number,
  });
  for (const { startDate, endDate, monthlyRent, securityDeposit } of leases) {
    const days = (Date.parse(String(endDate)) - Date.parse(String(startDate))) / (24 * hour);
    expect(days % 365).toBe(0);
    expect(Number(securityDeposit) / Number(monthlyRent)).toBeCloseTo(
      Math.round(Number(securityDeposit) / Number(monthlyRent)),
      2,
    );
  }
});

test("what a product comes in is all that there is of it, and a coupon is called by what it takes off", async () => {
  const products = await recordsOf("Product", {
    name: text,
    stock: number,
    variants: listOf({ size: text, stock: number }),
  });
  for (const product of products) {
    const parts = itemsOf(product, "variants").map(({ stock }) => Number(stock));
    if (parts.length > 0) expect(parts.reduce((all, one) => all + one, 0)).toBe(product["stock"]);
  }
  const coupons = await recordsOf("Coupon", { code: text, discountValue: number });
  for (const { code, discountValue } of coupons) {
    const told = /\d+$/.exec(String(code))?.[0];
    if (told !== undefined) expect(Number(told)).toBe(discountValue);
  }
});

test("a notice says who has done what, and a reply fits the stars", async () => {
  const notices = await recordsOf("Notification", {
    type: oneOf("like", "follow"),
    message: text,
    actorName: text,
  });
  for (const { type, message, actorName } of notices)
    expect(message).toBe(
      `${actorName} ${type === "like" ? "liked your post." : "started following you."}`,
    );
  const reviews = await recordsOf("Review", { rating: number, comment: text, reply: text });
  for (const { rating, reply } of reviews)
    expect(/sorry|not how/.test(String(reply))).toBe(Number(rating) < 2.5);
});

test("a project is known by its own letters, and has not used more than there was", async () => {
  const projects = await recordsOf("Project", {
    name: text,
    key: text,
    budget: number,
    budgetUsed: number,
  });
  for (const { name, key, budget, budgetUsed } of projects) {
    expect(String(name)[0]?.toUpperCase()).toBe(String(key)[0]);
    expect(Number(budgetUsed)).toBeLessThanOrEqual(Number(budget));
  }
});

test("a budget for a week lasts a week, and is for what it is called", async () => {
  const budgets = await recordsOf("Budget", {
    name: text,
    category: text,
    period: oneOf("weekly", "yearly"),
    startDate: text,
    endDate: text,
  });
  for (const { period, startDate, endDate } of budgets) {
    const days = (Date.parse(String(endDate)) - Date.parse(String(startDate))) / (24 * hour);
    expect(days).toBe(period === "weekly" ? 7 : 365);
    expect(Date.parse(String(startDate))).toBeLessThanOrEqual(now);
  }
});

test("a bill is for all that was bought, in however many lists it stands", async () => {
  const bookings = await recordsOf("SeatBooking", {
    seats: listOf({ row: text, price: number }),
    snacks: listOf({ name: text, quantity: number, price: number }),
    totalPrice: number,
  });
  const sum = (items: readonly JsonObject[]) =>
    items.reduce((all, { price, quantity = 1 }) => all + Number(price) * Number(quantity), 0);
  for (const booking of bookings) {
    const [seats, snacks] = [itemsOf(booking, "seats"), itemsOf(booking, "snacks")];
    if (seats.length + snacks.length > 0)
      expect(Number(booking["totalPrice"])).toBeCloseTo(sum(seats) + sum(snacks), 2);
  }
});

test("a round is worth what was there and what came in, and a ride without an end ends nowhere", async () => {
  const rounds = await recordsOf("FundingRound", {
    roundType: oneOf("seed", "series_b"),
    amountRaised: number,
    preMoneyValuation: number,
    postMoneyValuation: number,
    equityPercent: number,
  });
  for (const {
    roundType,
    amountRaised,
    preMoneyValuation,
    postMoneyValuation,
    equityPercent,
  } of rounds) {
    expect(postMoneyValuation).toBe(Number(preMoneyValuation) + Number(amountRaised));
    expect(Number(equityPercent)).toBeCloseTo(
      (Number(amountRaised) * 100) / Number(postMoneyValuation),
      -0.5,
    );
    expect(Number(amountRaised) > 10_000_000).toBe(roundType === "series_b");
  }
  const rides = await recordsOf("BikeRide", {
    startedAt: text,
    endedAt: orNull(text),
    endStation: orNull(text),
  });
  for (const { endedAt, endStation } of rides) expect(endStation === null).toBe(endedAt === null);
});

test("whoever may do it again next month is not eligible today", async () => {
  const donors = await recordsOf("BloodDonor", { nextEligibleDate: text, isEligible: flag });
  for (const { nextEligibleDate, isEligible } of donors)
    if (Date.parse(String(nextEligibleDate)) > now) expect(isEligible).toBe(false);
});

test("one is reminded before it is due, and works for most of a day", async () => {
  const todos = await recordsOf("Todo", { text: text, due: text, reminderAt: text });
  for (const { due, reminderAt } of todos)
    expect(Date.parse(String(reminderAt))).toBeLessThan(Date.parse(String(due)));
  const doctors = await recordsOf("Doctor", { workingHours: toObject({ start: text, end: text }) });
  for (const { workingHours } of doctors) {
    const [from, to] = ["start", "end"].map((name) =>
      Number.parseInt(String((workingHours as JsonObject)[name]), 10),
    );
    expect(Number(to) - Number(from)).toBeGreaterThanOrEqual(7);
  }
});

test("a wage by the hour is no salary of a year, and a result is of its answers", async () => {
  const jobs = await recordsOf("JobPosting", {
    salary: toObject({ min: number, max: number, period: oneOf("hour", "year") }),
  });
  for (const { salary } of jobs) {
    const { min, max, period } = salary as JsonObject;
    expect(Number(max) < 1000).toBe(period === "hour");
    expect(Number(min)).toBeLessThanOrEqual(Number(max));
  }
  const results = await recordsOf("QuizResult", {
    score: number,
    maxScore: number,
    percentage: number,
    correctCount: number,
    wrongCount: number,
  });
  for (const { percentage, correctCount, wrongCount } of results) {
    const all = Number(correctCount) + Number(wrongCount);
    expect(correctCount).toBe(Math.round((all * Number(percentage)) / 100));
  }
});

test("a rental costs its days and its extras, and nobody knows its last litre before it is back", async () => {
  const rentals = await recordsOf("Rental", {
    days: number,
    dailyRate: number,
    extras: listOf({ name: text, price: number }),
    totalPrice: number,
    status: oneOf("active", "returned"),
    fuelLevelAtReturn: orNull(text),
  });
  for (const rental of rentals) {
    const extras = itemsOf(rental, "extras").reduce((all, { price }) => all + Number(price), 0);
    const { days, dailyRate, totalPrice, status, fuelLevelAtReturn } = rental;
    expect(Number(totalPrice)).toBeCloseTo(Number(days) * Number(dailyRate) + extras, 2);
    if (status === "active") expect(fuelLevelAtReturn).toBeNull();
  }
});

test("what is approved was decided on, however late it was asked for", async () => {
  const requests = await recordsOf("LeaveRequest", {
    startDate: text,
    endDate: text,
    status: oneOf("pending", "approved", "rejected"),
    requestedAt: text,
    decidedAt: orNull(text),
  });
  for (const { status, decidedAt } of requests)
    expect(decidedAt === null).toBe(status === "pending");
});

test("a table is booked for the evening, a drink is not hot, and a courier stays in town", async () => {
  const tables = await recordsOf("Reservation", {
    restaurantName: text,
    partySize: number,
    time: text,
  });
  for (const { time } of tables)
    expect(Number.parseInt(String(time), 10)).toBeGreaterThanOrEqual(18);
  const dishes = await recordsOf("MenuItem", {
    name: text,
    category: oneOf("Soups", "Drinks"),
    spiceLevel: number,
    price: number,
  });
  for (const { name, category, spiceLevel, price } of dishes) {
    if (category === "Soups") expect(name).toMatch(/soup|broth/);
    else expect([spiceLevel, Number(price) < 7]).toEqual([0, true]);
  }
  const deliveries = await recordsOf("Delivery", {
    courierName: text,
    pickupAddress: text,
    dropoffAddress: text,
    distanceKm: number,
  });
  const town = (address: unknown) => String(address).split(", ").at(-1);
  for (const { pickupAddress, dropoffAddress, distanceKm } of deliveries) {
    expect(town(dropoffAddress)).toBe(town(pickupAddress));
    expect(Number(distanceKm)).toBeLessThan(15);
  }
});

test("a number is one, whatever an object would call so, and an old dog is no old man", async () => {
  const members = { createdAt: text, constructorQux: number, timeToConstructor: number };
  for (const record of await recordsOf("Team", members))
    expect([record["constructorQux"], record["timeToConstructor"]]).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
  const dogs = await recordsOf("Dog", {
    breed: text,
    category: oneOf("puppy", "senior"),
    birthDate: text,
  });
  for (const { birthDate } of dogs)
    expect(now - Date.parse(String(birthDate))).toBeLessThan(25 * 365 * 24 * hour);
});
