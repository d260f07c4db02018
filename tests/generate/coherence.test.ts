import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

type Values = Record<string, unknown>;

async function list(models: string, type: string, count = 60): Promise<Values[]> {
  const backlot = await startBacklot(models, {
    resources: [{ path: "/things", type: `${type}[]`, count }],
  });
  return (await (await request(backlot, "GET", "/things")).json()) as Values[];
}

test("one record's names, username and email are one person's", async () => {
  const users = await list(
    "export interface User { id: number; firstName: string; lastName: string; fullName: string; username: string; profile: { email: string; displayName: string } }",
    "User",
  );
  for (const user of users) {
    const { firstName, lastName, fullName, username } = user as Record<string, string>;
    const { email, displayName } = user["profile"] as Record<string, string>;
    const stem = `${firstName}.${lastName}`.toLowerCase();
    expect(fullName).toBe(`${firstName} ${lastName}`);
    expect(displayName).toBe(fullName);
    expect(username?.replace("_", ".")).toBe(stem);
    expect(email?.split("@")[0]).toBe(stem);
  }
});

test("a customer and a seller in one record are two people, each coherent", async () => {
  const orders = await list(
    "export interface Order { id: number; customerName: string; customerEmail: string; seller: { name: string; email: string } }",
    "Order",
  );
  for (const order of orders) {
    const seller = order["seller"] as Record<string, string>;
    const stem = (name: unknown) => String(name).toLowerCase().replace(" ", ".");
    expect(String(order["customerEmail"])).toContain(stem(order["customerName"]));
    expect(seller["email"]).toContain(stem(seller["name"]));
  }
  expect(
    orders.filter((order) => order["customerName"] === (order["seller"] as Values)["name"]),
  ).toEqual([]);
});

test("city, zip, state, country and coordinates are one place", async () => {
  const shops = await list(
    "export interface Shop { id: number; address: { city: string; zip: string; country: string; geo: { lat: number; lng: number } } }",
    "Shop",
  );
  const berlin = shops
    .map((shop) => shop["address"] as Values)
    .filter(({ city }) => city === "Berlin");
  expect(berlin.length).toBeGreaterThan(0);
  for (const { zip, country, geo } of berlin) {
    const { lat, lng } = geo as Record<string, number>;
    expect(zip).toMatch(/^101\d\d$/);
    expect(country).toBe("Germany");
    expect(lat).toBeCloseTo(52.52, 0);
    expect(lng).toBeCloseTo(13.4, 0);
  }
});

test("dates are in the order in which things happen", async () => {
  const records = await list(
    "export interface Order { id: number; createdAt: Date; paidAt: Date; shippedAt: Date; deliveredAt: Date; updatedAt: Date; deletedAt: Date | null; startDate: Date; endDate: Date; timestamps: { created: string } }",
    "Order",
    200,
  );
  for (const record of records) {
    const { createdAt, paidAt, shippedAt, deliveredAt, updatedAt, deletedAt, startDate, endDate } =
      record as Record<string, string>;
    const story = [createdAt, paidAt, shippedAt, deliveredAt, updatedAt, deletedAt ?? "9999"];
    expect(story).toEqual(story.toSorted());
    expect(String(startDate) <= String(endDate)).toBe(true);
  }
});

test("totals add up, counts count, bounds are in order, a sale costs less", async () => {
  const orders = await list(
    `export interface Order {
       id: number; items: { price: number; quantity: number; total: number }[]; itemCount: number; total: number;
       range: { minPrice: number; maxPrice: number }; offer: { price: number; salePrice: number };
     }`,
    "Order",
    100,
  );
  for (const order of orders) {
    const items = order["items"] as { price: number; quantity: number; total: number }[];
    const { minPrice, maxPrice } = order["range"] as Record<string, number>;
    const { price, salePrice } = order["offer"] as Record<string, number>;
    expect(order["itemCount"]).toBe(items.length);
    for (const item of items) expect(item.total).toBeCloseTo(item.price * item.quantity, 2);
    if (items.length > 0) {
      expect(order["total"]).toBeCloseTo(
        items.reduce((sum, item) => sum + item.total, 0),
        2,
      );
    }
    expect(maxPrice).toBeGreaterThanOrEqual(Number(minPrice));
    expect(salePrice).toBeLessThan(Number(price));
  }
});

test("a slug is its title's, and a draft has not been published", async () => {
  const posts = await list(
    `export interface Post { id: number; title: string; slug: string; status: "draft" | "published"; publishedAt: Date | null }`,
    "Post",
  );
  for (const { title, slug, status, publishedAt } of posts) {
    const expected = String(title)
      .toLowerCase()
      .replaceAll("'", "")
      .replaceAll(/[^a-z0-9]+/g, "-");
    expect(slug).toBe(expected);
    if (status === "draft") expect(publishedAt).toBeNull();
  }
});

test("a loan is paid back by its instalments when it ends", async () => {
  const loans = await list(
    "export interface Loan { id: number; principal: number; interestRate: number; termMonths: number; monthlyPayment: number; startDate: string; maturityDate: string }",
    "Loan",
  );
  for (const loan of loans as Record<string, number>[]) {
    const { principal = 0, interestRate = 0, termMonths = 0, monthlyPayment = 0 } = loan;
    const monthly = interestRate / 1200;
    const owed = (monthlyPayment * (1 - (1 + monthly) ** -termMonths)) / monthly;
    expect(Math.abs(owed - principal)).toBeLessThan(principal / 1000);
    const years = Date.parse(String(loan["maturityDate"])) - Date.parse(String(loan["startDate"]));
    expect(Math.round(years / 2_629_800_000)).toBe(termMonths);
  }
});

test("a fine is owed for what is late, and for nothing else", async () => {
  const loans = await list(
    "export interface LibraryLoan { id: number; bookTitle: string; borrowedOn: string; dueOn: string; returnedOn: string | null; fine: number }",
    "LibraryLoan",
    200,
  );
  const isLate = ({ dueOn, returnedOn }: Values) =>
    String(returnedOn ?? new Date().toISOString()) > `${dueOn}~`;
  const returned = loans.filter(({ returnedOn }) => returnedOn !== null);
  expect(returned.filter(isLate).length).toBeGreaterThan(0);
  for (const loan of returned)
    expect([isLate(loan), loan["fine"] !== 0]).toEqual([isLate(loan), isLate(loan)]);
});

test("no more places are free than there are, and a share of a hundred leaves the rest", async () => {
  const classes = await list(
    "export interface GymClass { id: number; title: string; capacity: number; spotsLeft: number }",
    "GymClass",
  );
  for (const { capacity, spotsLeft } of classes) {
    expect(Number(spotsLeft)).toBeLessThanOrEqual(Number(capacity));
  }
  const matches = await list(
    "export interface Match { id: number; homeTeam: string; awayTeam: string; possession: { home: number; away: number } }",
    "Match",
  );
  for (const { possession } of matches) {
    const { home, away } = possession as Record<string, number>;
    expect(Number(home) + Number(away)).toBe(100);
  }
});

test("what is not over yet began just now, where it takes an hour", async () => {
  const sessions = await list(
    "export interface ParkingSession { id: number; plate: string; enteredAt: string; exitedAt: string | null }",
    "ParkingSession",
  );
  const open = sessions.filter(({ exitedAt }) => exitedAt === null);
  expect(open.length).toBeGreaterThan(0);
  for (const { enteredAt } of open) {
    expect(Date.now() - Date.parse(String(enteredAt))).toBeLessThan(2 * 86_400_000);
  }
});

test("a deal is worth what is likely of it, and a decided one all or nothing", async () => {
  const deals = await list(
    'export interface Deal { id: number; value: number; stage: "qualified" | "won" | "lost"; probability: number; weightedValue: number }',
    "Deal",
  );
  expect(new Set(deals.map(({ stage }) => stage)).size).toBe(3);
  for (const { value, stage, probability, weightedValue } of deals) {
    if (stage !== "qualified") expect(probability).toBe(stage === "won" ? 100 : 0);
    expect(weightedValue).toBe(Math.round((Number(value) * Number(probability)) / 100));
  }
});

test("from and to are airports of a flight, and days of a leave", async () => {
  const flights = await list(
    "export interface Flight { id: number; airline: string; from: string; to: string; departureTime: string; arrivalTime: string }",
    "Flight",
  );
  for (const { from, to } of flights) {
    expect([from, to]).toEqual([
      expect.stringMatching(/^[A-Z]{3}$/),
      expect.stringMatching(/^[A-Z]{3}$/),
    ]);
    expect(from).not.toBe(to);
  }
  const leaves = await list(
    "export interface Leave { id: number; from: string; to: string; reason: string }",
    "Leave",
  );
  for (const { from, to } of leaves) expect(String(from) < String(to)).toBe(true);
});
