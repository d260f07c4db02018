import { expect, test } from "vitest";
import {
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

test("a percentage is of its own two neighbours, and not of others", async () => {
  const servers = await recordsOf("Server", {
    memoryUsed: number,
    memoryTotal: number,
    diskUsed: number,
    diskTotal: number,
    diskUsagePercent: number,
  });
  for (const { diskUsed, diskTotal, diskUsagePercent } of servers)
    expect(
      Math.abs(Number(diskUsagePercent) - (100 * Number(diskUsed)) / Number(diskTotal)),
    ).toBeLessThan(1);
  expect(new Set(servers.map(({ diskTotal }) => diskTotal)).size).toBeGreaterThan(2);
  const courses = await recordsOf("Course", {
    ...textsOf("title"),
    totalLessons: number,
    completedLessons: number,
    completion: number,
    enrolled: number,
  });
  for (const { completedLessons, totalLessons, completion } of courses)
    expect(
      Math.abs(Number(completion) - (100 * Number(completedLessons)) / Number(totalLessons)),
    ).toBeLessThan(1);
  const goods = await recordsOf("ProductMargin", {
    ...textsOf("product"),
    cost: number,
    price: number,
    marginPercent: number,
    unitsSold: number,
    revenue: number,
  });
  for (const { cost, price, marginPercent, unitsSold, revenue } of goods) {
    expect(Math.abs(Number(marginPercent) - 100 * (1 - Number(cost) / Number(price)))).toBeLessThan(
      1,
    );
    expect(Number(revenue)).toBeCloseTo(Number(price) * Number(unitsSold), 1);
  }
});

test("what has ended has seldom cost to the cent what was meant for it", async () => {
  const projects = await recordsOf("ConstructionProject", {
    ...textsOf("name", "startDate", "endDate"),
    status: oneOf("planning", "in_progress", "completed"),
    workersOnSite: number,
    budget: number,
    spent: number,
    progress: number,
  });
  for (const { status, workersOnSite, budget, spent, progress } of projects) {
    if (status !== "in_progress") expect(workersOnSite).toBe(0);
    if (status !== "completed") continue;
    expect(progress).toBe(100);
    expect(Number(spent)).toBeLessThan(Number(budget));
    expect(Number(spent)).toBeGreaterThan(0.8 * Number(budget));
  }
});

test("what is sold out says so in its flag and in its count", async () => {
  const events = await recordsOf("EventListing", {
    ...textsOf("title", "date"),
    capacity: number,
    ticketsSold: number,
    status: oneOf("on_sale", "sold_out", "cancelled"),
    soldOut: flag,
  });
  for (const { capacity, ticketsSold, status, soldOut } of events) {
    expect(soldOut).toBe(status === "sold_out");
    expect(ticketsSold === capacity).toBe(soldOut);
  }
});

test("what is not on sale costs what it did, and what is costs less", async () => {
  const products = await recordsOf("Product", {
    ...textsOf("name"),
    price: number,
    originalPrice: number,
    onSale: flag,
    rating: number,
    reviewCount: number,
  });
  for (const { price, originalPrice, onSale, rating, reviewCount } of products) {
    expect(Number(originalPrice) > Number(price)).toBe(onSale);
    if (Number(reviewCount) > 0) expect(Number(rating)).toBeLessThan(5);
  }
  const tours = await recordsOf("TravelPackage", {
    ...textsOf("title"),
    days: number,
    nights: number,
    rating: number,
    reviews: number,
  });
  expect(tours.some(({ rating }) => !Number.isInteger(rating))).toBe(true);
  for (const { days, nights } of tours) expect(nights).toBe(Number(days) - 1);
});

test("what nobody has seen yet has no viewers and no answers", async () => {
  const forms = await recordsOf("Form", {
    ...textsOf("title"),
    published: flag,
    submissions: number,
  });
  for (const { published, submissions } of forms) expect(Number(submissions) > 0).toBe(published);
  const streams = await recordsOf("Streamer", {
    ...textsOf("username"),
    followers: number,
    viewers: number,
    isLive: flag,
  });
  for (const { isLive, viewers } of streams) if (isLive === false) expect(viewers).toBe(0);
});

test("a loan that says neither rate nor term by its usual name is paid back all the same", async () => {
  const loans = await recordsOf("BankLoan", {
    ...textsOf("borrower"),
    principal: number,
    interest: number,
    durationMonths: number,
    monthlyPayment: number,
  });
  for (const { principal, interest, durationMonths, monthlyPayment } of loans) {
    expect(Number(interest)).toBeLessThan(10);
    expect(Number(durationMonths)).toBeGreaterThanOrEqual(12);
    const paid = Number(monthlyPayment) * Number(durationMonths);
    expect(paid / Number(principal)).toBeGreaterThan(1);
    expect(paid / Number(principal)).toBeLessThan(1.4);
    expect(Number(monthlyPayment)).toBeLessThan(2000);
  }
});

test("a used car is told alike in its title, its way, its doors and what it costs a month", async () => {
  const cars = await recordsOf("UsedCar", {
    ...textsOf("title", "brand", "model"),
    year: number,
    km: number,
    price: number,
    monthlyPayment: number,
    doors: number,
    seats: number,
  });
  for (const { title, brand, model, km, price, monthlyPayment, doors, seats } of cars) {
    expect(String(title).startsWith(`${brand} ${model}`)).toBe(true);
    expect(Number(km)).toBeGreaterThan(500);
    expect(Number(monthlyPayment) / Number(price)).toBeGreaterThan(0.01);
    expect([2, 4, 5]).toContain(doors);
    expect([4, 5]).toContain(seats);
  }
});

test("a charger gives no more than its power in the time, and its sum is of its sessions", async () => {
  const sessions = await recordsOf("ChargingSession", {
    ...textsOf("startedAt", "endedAt"),
    kwhDelivered: number,
    maxPowerKw: number,
    averagePower: number,
    durationMinutes: number,
    totalCost: number,
  });
  for (const { kwhDelivered, maxPowerKw, averagePower, durationMinutes, totalCost } of sessions) {
    expect(Number(kwhDelivered)).toBeLessThanOrEqual(
      (Number(maxPowerKw) * Number(durationMinutes)) / 60,
    );
    expect(Number(averagePower)).toBeLessThanOrEqual(Number(maxPowerKw));
    expect(Number(totalCost) / Number(kwhDelivered)).toBeLessThan(1);
  }
  const chargers = await recordsOf("Charger", {
    ...textsOf("name", "connectorType"),
    pricePerKwh: number,
    totalSessions: number,
    totalEnergyKwh: number,
  });
  for (const { totalSessions, totalEnergyKwh } of chargers) {
    expect(Number(totalEnergyKwh) / Number(totalSessions)).toBeGreaterThan(10);
    expect(Number(totalEnergyKwh) / Number(totalSessions)).toBeLessThan(40);
  }
});

test("a coupon takes off a share or a sum, and is called by it", async () => {
  const coupons = await recordsOf("DiscountCode", {
    ...textsOf("code"),
    percentOff: orNull(number),
    amountOff: orNull(number),
  });
  for (const { code, percentOff, amountOff } of coupons) {
    if (percentOff !== null) expect(amountOff).toBeNull();
    const much = percentOff ?? amountOff;
    if (much === null) expect(code).toBe("FREESHIP");
    else expect(code).not.toBe("FREESHIP");
  }
});

test("who is junior has not worked for fourteen years, nor earns as a director does", async () => {
  const people = await recordsOf(
    "Candidate",
    { ...textsOf("name", "currentTitle"), experienceYears: number, expectedSalary: number },
    160,
  );
  const juniors = people.filter(({ currentTitle }) => /^Junior /.test(String(currentTitle)));
  expect(juniors.length).toBeGreaterThan(5);
  for (const { experienceYears, expectedSalary } of juniors) {
    expect(Number(experienceYears)).toBeLessThanOrEqual(3);
    expect(Number(expectedSalary)).toBeLessThanOrEqual(58_000);
  }
});

test("an addition costs little beside a dish, and what is bought is counted and not weighed", async () => {
  const orders = await recordsOf("GroceryOrder", {
    ...textsOf("store"),
    items: listOf({ name: text, quantity: number, unitPrice: number }),
    deliveryFee: number,
    total: number,
  });
  for (const order of orders) {
    expect(Number(order["deliveryFee"])).toBeLessThan(8);
    for (const { quantity } of itemsOf(order, "items")) expect(Number(quantity)).toBeLessThan(20);
  }
  const addons = await recordsOf("Addon", { ...textsOf("name"), price: number });
  for (const { price } of addons) expect(Number(price)).toBeLessThan(25);
});

test("who has played many games has scored in each of them", async () => {
  const players = await recordsOf("PlayerStats", {
    ...textsOf("player"),
    matches: number,
    wins: number,
    kills: number,
    deaths: number,
    kdRatio: number,
  });
  for (const { matches, wins, kills } of players) {
    expect(Number(kills)).toBeGreaterThanOrEqual(4 * Number(matches));
    expect(Number(wins) / Number(matches)).toBeLessThan(0.75);
  }
  const artists = await recordsOf("ArtistStats", {
    ...textsOf("name"),
    monthlyListeners: number,
    totalPlays: number,
  });
  for (const { monthlyListeners, totalPlays } of artists)
    expect(Number(totalPlays)).toBeGreaterThan(5 * Number(monthlyListeners));
});

test("a card owes no more than its limit, and what comes in a month is of those who pay", async () => {
  const cards = await recordsOf("CreditCard", {
    ...textsOf("name", "dueDate"),
    limit: number,
    balance: number,
    availableCredit: number,
    apr: number,
  });
  for (const { limit, balance, availableCredit } of cards) {
    expect(Number(limit)).toBeGreaterThanOrEqual(1500);
    expect(Number(limit) - Number(balance)).toBeCloseTo(Number(availableCredit), 1);
    expect(Number(balance)).toBeLessThanOrEqual(Number(limit));
  }
  const plans = await recordsOf("SubscriptionPlan", {
    ...textsOf("name"),
    monthlyPrice: number,
    activeSubscribers: number,
    mrr: number,
  });
  for (const { monthlyPrice, activeSubscribers, mrr } of plans)
    expect(Number(mrr)).toBeCloseTo(Number(monthlyPrice) * Number(activeSubscribers), 1);
});

test("who sells has won some of the deals, and how many of a hundred come is no number of people", async () => {
  const reps = await recordsOf("SalesRep", {
    ...textsOf("region"),
    quota: number,
    closed: number,
    deals: number,
    wonDeals: number,
    avgDealSize: number,
  });
  for (const { quota, closed, deals, wonDeals, avgDealSize } of reps) {
    expect(Number(closed)).toBeGreaterThan(0.3 * Number(quota));
    expect(Number(wonDeals)).toBeLessThanOrEqual(Number(deals));
    if (Number(wonDeals) > 0)
      expect(Math.abs(Number(avgDealSize) - Number(closed) / Number(wonDeals))).toBeLessThan(1);
  }
  const rooms = await recordsOf("ClassRoom", {
    ...textsOf("name", "teacher"),
    capacity: number,
    enrolled: number,
    attendanceRate: number,
  });
  for (const { attendanceRate } of rooms) expect(Number(attendanceRate)).toBeGreaterThan(50);
});
