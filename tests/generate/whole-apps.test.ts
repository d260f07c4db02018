import { expect, test } from "vitest";
import type { Schema } from "../../src/schema/schema.ts";
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
import { readAll, type Values } from "./whole-project.ts";

const mapOf = (value: Schema): Schema => ({
  type: "object",
  properties: {},
  required: [],
  additionalProperties: value,
});
const unknownMap = mapOf({});

test("a basket comes to its lines where these are records of their own", async () => {
  const [, carts = [], orders = []] = await readAll(
    `export interface CartItem { id: string; name: string; quantity: number; price: number }
     export interface Cart { id: string; items: CartItem[]; subtotal: number }
     export interface Order { id: number; items: CartItem[]; subtotal: number; tax: number; total: number }`,
    [
      { path: "/cart-items", type: "CartItem[]", count: 30 },
      { path: "/carts", type: "Cart[]", count: 20 },
      { path: "/orders", type: "Order[]", count: 20 },
    ],
  );
  const sumOf = (lines: unknown) =>
    (lines as Values[]).reduce(
      (sum, { quantity, price }) => sum + Number(quantity) * Number(price),
      0,
    );
  for (const { items, subtotal } of [...carts, ...orders])
    expect(subtotal).toBeCloseTo(sumOf(items), 1);
  for (const { items } of orders) expect((items as Values[]).length).toBeGreaterThan(0);
  for (const { subtotal, tax, total } of orders)
    expect(total).toBeCloseTo(Number(subtotal) + Number(tax), 1);
});

test("somebody who was hired has a number of an own, and no reference to a colleague", async () => {
  const [librarians = []] = await readAll(
    `export interface Librarian { id: string; firstName: string; lastName: string; email: string; employeeId: string; hireDate: string }`,
    [{ path: "/librarians", type: "Librarian[]", count: 12 }],
  );
  const ids = librarians.map(({ id }) => id);
  for (const { employeeId } of librarians) expect(ids).not.toContain(employeeId);
});

test("the total of a page counts, and nobody divides the items by the pages", async () => {
  const pages = await recordsOf("CatalogPage", {
    items: listOf({ ...textsOf("name"), price: number }),
    total: number,
    page: number,
    pageSize: number,
  });
  for (const { total } of pages) expect(Number.isInteger(total)).toBe(true);
  const paged = await recordsOf("PageInfo", {
    currentPage: number,
    totalPages: number,
    totalItems: number,
    itemsPerPage: number,
    hasNextPage: flag,
  });
  for (const info of paged) {
    expect(info["itemsPerPage"]).toBeGreaterThanOrEqual(1);
    expect(info["totalPages"]).toBe(
      Math.max(1, Math.ceil(Number(info["totalItems"]) / Number(info["itemsPerPage"]))),
    );
    expect(info["hasNextPage"]).toBe(Number(info["currentPage"]) < Number(info["totalPages"]));
  }
});

test("a line is drawn from the days of a week", async () => {
  const series = await recordsOf("LineSeries", {
    ...textsOf("name"),
    data: listOf({ ...textsOf("date"), value: number }),
  });
  for (const one of series) expect(itemsOf(one, "data").length).toBe(7);
  const texts: Schema = { type: "array", items: text };
  const charts = await recordsOf("SalesChart", {
    period: oneOf("7d", "90d"),
    labels: texts,
    values: { type: "array", items: number },
  });
  const weekly = charts.filter(({ period }) => period === "7d");
  expect(weekly.length).toBeGreaterThan(5);
  for (const { labels } of weekly) expect(labels).toContain("Wed");
});

test("what is made had no value, what is deleted has none, and a change has both", async () => {
  const entries = await recordsOf("AuditEntry", {
    action: oneOf("created", "updated", "deleted"),
    changes: listOf({ ...textsOf("field"), oldValue: orNull(text), newValue: orNull(text) }),
  });
  for (const entry of entries)
    for (const { oldValue, newValue } of itemsOf(entry, "changes")) {
      if (entry["action"] === "created") expect(oldValue).toBeNull();
      else if (entry["action"] === "deleted") expect(newValue).toBeNull();
    }
  const changed = entries
    .filter(({ action }) => action === "updated")
    .map((entry) => itemsOf(entry, "changes"))
    .filter((changes) => changes.length > 1);
  for (const changes of changed)
    for (const { oldValue, newValue } of changes) expect([oldValue, newValue]).not.toContain(null);
});

test("a file holds no others, and a folder is called as the end of its path", async () => {
  const [nodes = []] = await readAll(
    `export interface TreeNode { id: string; name: string; type: "file" | "folder"; path: string; extension?: string; mimeType?: string; children?: TreeNode[] }`,
    [{ path: "/nodes", type: "TreeNode[]", count: 30 }],
  );
  const folders = nodes.filter(({ type }) => type === "folder");
  const files = nodes.filter(({ type }) => type === "file");
  expect(folders.length).toBeGreaterThan(3);
  for (const { children } of files) expect(children ?? []).toEqual([]);
  for (const { name, path } of folders) expect(path).toMatch(new RegExp(`/${String(name)}$`));
});

test("a role is named as one whether or not it is the usual one", async () => {
  const roles = await recordsOf("Role", {
    ...textsOf("name", "description"),
    isDefault: flag,
    permissions: mapOf(flag),
  });
  for (const { name, permissions } of roles) {
    expect(name).not.toMatch(/^(?:Home|Gym|Parents|Weekend house)$/);
    for (const key of Object.keys(permissions as object))
      expect(key).toMatch(/^(?:view|edit|invite|manage|delete)[A-Z]/);
  }
});

test("settings of any type are told in words", async () => {
  const users = await recordsOf("User", { settings: unknownMap, metadata: unknownMap });
  const told = users.flatMap(({ settings, metadata }) => {
    const { language, timezone } = settings as Values;
    const { source, region } = metadata as Values;
    return [language, timezone, source, region].filter((one) => one !== undefined);
  });
  expect(told.length).toBeGreaterThan(20);
  for (const one of told) expect(typeof one).toBe("string");
});

test("a figure that rose is said to have increased", async () => {
  const cards = await recordsOf("StatCard", {
    value: number,
    previousValue: number,
    change: number,
    changeType: oneOf("increase", "decrease", "neutral"),
  });
  for (const { change, changeType } of cards) {
    if (Number(change) > 1) expect(changeType).toBe("increase");
    if (Number(change) < -1) expect(changeType).toBe("decrease");
  }
});

test("a month brings in less than all of them, and nobody orders for thousands at a time", async () => {
  const overviews = await recordsOf("StoreOverview", {
    monthlyRevenue: number,
    totalRevenue: number,
  });
  for (const { monthlyRevenue, totalRevenue } of overviews)
    expect(Number(monthlyRevenue)).toBeLessThan(Number(totalRevenue));
  const reports = await recordsOf("MonthlySales", {
    totalSales: number,
    totalOrders: number,
    averageOrderValue: number,
  });
  for (const { totalSales, totalOrders, averageOrderValue: mean } of reports) {
    expect(Number(mean)).toBeLessThanOrEqual(401);
    expect(Math.abs(Number(totalSales) / Number(totalOrders) - Number(mean))).toBeLessThan(1);
  }
});

test("columns, cards and what one is told of are called as in their apps", async () => {
  const columns = await recordsOf("BoardColumn", {
    ...textsOf("title", "color"),
    limit: orNull(number),
    cards: listOf(textsOf("id", "title")),
  });
  for (const column of columns) {
    expect(column["title"]).toMatch(/^(?:Backlog|To do|In progress|In review|Done)$/);
    expect(Number(column["limit"])).toBeLessThan(9);
    for (const { id } of itemsOf(column, "cards")) expect(id).not.toMatch(/^\d{12}$/);
  }
  const wishes = await recordsOf("NotificationPreference", { ...textsOf("label"), enabled: flag });
  for (const { label } of wishes) expect(label).not.toMatch(/Dark mode|Language|currency/);
  const answers = await recordsOf("OrderResponse", {
    success: flag,
    data: listOf(textsOf("name")),
    ...textsOf("message"),
  });
  for (const { message } of answers) expect(message).toMatch(/^(?:OK|Success)$/);
});

test("a shift on a day of the week is told by the clock", async () => {
  const workers = await recordsOf("Waiter", {
    ...textsOf("name"),
    shifts: listOf(textsOf("day", "start", "end")),
    availability: mapOf(text),
  });
  for (const worker of workers) {
    for (const { start, end } of itemsOf(worker, "shifts")) {
      expect(start).toMatch(/^\d\d:\d\d$/);
      expect(end).toMatch(/^\d\d:\d\d$/);
    }
    for (const key of Object.keys(worker["availability"] as object)) expect(key).toMatch(/day$/);
  }
});

test("shows and plots are told as what they are", async () => {
  const shows = await recordsOf("Show", { ...textsOf("title", "description", "rssUrl") });
  const heard = await recordsOf("Podcast", textsOf("title", "description", "rssUrl"));
  const titles = heard.map(({ title }) => title);
  for (const { title } of shows) expect(titles).toContain(title);
  const plots = await recordsOf("GardenPlot", {
    status: oneOf("available", "occupied"),
    gardenerName: orNull(text),
  });
  for (const { status, gardenerName } of plots)
    expect(gardenerName === null).toBe(status === "available");
});
