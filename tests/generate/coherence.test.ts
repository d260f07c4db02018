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
