import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

/*
 * The same model in another house's style has values that are as good: what a name is written like
 * says nothing about what it means.
 */

test.each([
  "EmployeeDto",
  "IEmployee",
  "EmployeeViewModel",
  "EmployeeListItem",
  "EmployeeResponse",
])("an %s is an employee", async (model) => {
  const employees = await recordsOf(model, textsOf("name", "email", "employeeTitle"));
  for (const { name, email } of employees) expect(email).toContain(toMailName(String(name)));
  const plain = await recordsOf("Employee", textsOf("employeeTitle"), 400);
  const titles = new Set(plain.map(({ employeeTitle }) => employeeTitle));
  expect(
    employees.filter(({ employeeTitle }) => titles.has(employeeTitle ?? null)).length,
  ).toBeGreaterThan(20);
});

test("a survey response stays one, and a gift card is no gift", async () => {
  for (const { name } of await recordsOf("GiftCard", textsOf("name", "code"))) {
    expect(name).not.toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  }
  const [one, other] = await Promise.all(
    ["SurveyResponse", "Survey"].map((model) => recordsOf(model, textsOf("answer", "title"))),
  );
  expect(one?.map(({ answer }) => answer)).not.toEqual(other?.map(({ answer }) => answer));
});

test("what most names begin with is the thing itself: employee_name, employee_email", async () => {
  const names = ["name", "email", "department", "start_date"].map((name) => `employee_${name}`);
  for (const record of await recordsOf("Employee", textsOf(...names))) {
    expect(record["employee_email"]).toContain(toMailName(String(record["employee_name"])));
    expect(Date.parse(String(record["employee_start_date"]))).toBeLessThan(
      Date.parse("2026-02-01"),
    );
  }
});

test("a type before a name says nothing about it: strTitle, dtCreated, dtClosed", async () => {
  const tickets = await recordsOf("Ticket", {
    ...textsOf("strTitle", "strStatus", "strAssignee", "dtCreated"),
    dtClosed: orNull(text),
    nPriority: number,
  });
  expect(tickets.filter(({ strTitle }) => /\bStr\b/.test(String(strTitle)))).toEqual([]);
  for (const { dtCreated, dtClosed, strStatus } of tickets) {
    expect(dtClosed !== null).toBe(/^(?:closed|resolved|solved)$/.test(String(strStatus)));
    if (dtClosed !== null)
      expect(Date.parse(String(dtClosed))).toBeGreaterThan(Date.parse(String(dtCreated)));
  }
});

test("what is shortened is reckoned with as what is not: qty, amt, tot", async () => {
  const lines = { qty: number, unitPrice: number, totAmt: number };
  for (const record of await recordsOf("Order", { lines: listOf(lines), subtotal: number })) {
    for (const { qty, unitPrice, totAmt } of itemsOf(record, "lines"))
      expect(totAmt).toBeCloseTo(Number(qty) * Number(unitPrice), 2);
    const sum = itemsOf(record, "lines").reduce((all, { totAmt }) => all + Number(totAmt), 0);
    if (sum > 0) expect(record["subtotal"]).toBeCloseTo(sum, 2);
  }
});

test("a word is short for another only beside one that is short, too", async () => {
  const members = { act: text, amt: number, est_hrs: number, act_hrs: number, prio: text };
  for (const { prio } of await recordsOf("Task", members))
    expect(prio).toMatch(/^(?:low|medium|high|urgent|critical)$/i);
  const flights = await recordsOf("Flight", textsOf("flightNo", "dep", "arr", "from", "to"));
  for (const { dep, arr } of flights)
    expect(Date.parse(String(arr))).toBeGreaterThan(Date.parse(String(dep)));
});

test("a label shows what stands beside it, as its reader would see it", async () => {
  const shown = await recordsOf("Product", {
    price: number,
    priceLabel: text,
    createdAt: text,
    createdAtFormatted: text,
    status: oneOf("in_stock", "sold_out"),
    statusText: text,
  });
  for (const { price, priceLabel, createdAtFormatted, statusText } of shown) {
    expect(String(priceLabel).replace(",", "")).toBe(
      Number(price) > 999 && Number.isInteger(price) ? `$${price}` : `$${Number(price).toFixed(2)}`,
    );
    expect(createdAtFormatted).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
    expect(statusText).toMatch(/^(?:In stock|Sold out)$/);
  }
});

test("a label that stands alone shows something of its kind", async () => {
  const names = ["name", "priceLabel", "distanceText", "deliveryTimeLabel", "reviewsCountText"];
  for (const card of await recordsOf("RestaurantCard", textsOf(...names))) {
    expect(card["priceLabel"]).toMatch(/^\$\d/);
    expect(card["distanceText"]).toMatch(/^[\d.,]+ km$/);
    expect(card["deliveryTimeLabel"]).toMatch(/min$/);
    expect(card["reviewsCountText"]).toMatch(/^[\d,]+ reviews?$/);
  }
});

test("a price as text is digits, also where its last word might be anything", async () => {
  for (const record of await recordsOf(
    "Customer",
    textsOf("name", "email", "lifetimeValue", "phone"),
  ))
    expect(record["lifetimeValue"]).toMatch(/^\d+(?:\.\d+)?$/);
  for (const record of await recordsOf("Event", textsOf("title", "venue", "priceFrom", "startsAt")))
    expect(record["priceFrom"]).toMatch(/^\d+(?:\.\d+)?$/);
});

test("productSlug is made of the productTitle", async () => {
  const items = await recordsOf("Item", {
    ...textsOf("productTitle", "productSlug", "sku"),
    price: number,
  });
  for (const { productTitle, productSlug } of items)
    expect(productSlug).toMatch(new RegExp(`^${toWord(String(productTitle))}`));
});

test("what a record says reaches into the objects that only put members together", async () => {
  const orders = await recordsOf("Order", {
    orderStatus: oneOf("pending", "shipped", "delivered"),
    shipment: toObject({ shippedAt: orNull(text), deliveredAt: orNull(text) }),
  });
  for (const { orderStatus, shipment } of orders) {
    const { shippedAt, deliveredAt } = shipment as JsonObject;
    expect(shippedAt !== null).toBe(orderStatus !== "pending");
    expect(deliveredAt !== null).toBe(orderStatus === "delivered");
  }
  const stays = await recordsOf("Booking", {
    stay: toObject({ checkIn: text, checkOut: text, nights: number }),
  });
  for (const { stay } of stays) {
    const { checkIn, checkOut, nights } = stay as JsonObject;
    const days = (Date.parse(String(checkOut)) - Date.parse(String(checkIn))) / 86_400_000;
    expect(nights).toBe(days);
  }
});

test("what stands in attributes is the record's own", async () => {
  const postings = await recordsOf("JobPosting", {
    attributes: toObject(textsOf("title", "description")),
  });
  const titles = postings.map(({ attributes }) => (attributes as JsonObject)["title"]);
  expect(titles.filter((title) => String(title).split(" ").length > 4)).toEqual([]);
});

test("a percentage of tax is no amount of it", async () => {
  const members = { netAmount: number, vatPercent: number, vatAmount: number, grossAmount: number };
  for (const record of await recordsOf("Invoice", members)) {
    expect(record["vatPercent"]).toBeLessThanOrEqual(30);
    expect(record["grossAmount"]).toBeCloseTo(
      Number(record["netAmount"]) + Number(record["vatAmount"]),
      2,
    );
  }
});

test("an object of several amounts is no amount itself: what remains of a budget is what is left", async () => {
  const budget = toObject({ total: number, spent: number, remaining: number });
  for (const record of await recordsOf("Trip", { name: text, budget })) {
    const { total, spent, remaining } = record["budget"] as JsonObject;
    expect(remaining).toBeCloseTo(Number(total) - Number(spent), 2);
    expect(total).toBeLessThanOrEqual(9000);
  }
});

test("what is counted by something is counted under its names", async () => {
  const counts = {
    type: "object",
    properties: {},
    required: [],
    additionalProperties: number,
  } as const;
  const records = await recordsOf("Dashboard", { ordersByPriority: counts, revenue: number });
  const keys = records.flatMap(({ ordersByPriority }) =>
    Object.keys(ordersByPriority as JsonObject),
  );
  expect(new Set(keys)).toEqual(new Set(["low", "medium", "high", "urgent"]));
});

test("what was ordered is delivered days later, and is on its way where it was shipped", async () => {
  const orders = await recordsOf("Order", {
    orderDate: text,
    deliveryDate: orNull(text),
    status: oneOf("pending", "shipped", "delivered"),
  });
  for (const { orderDate, deliveryDate, status } of orders) {
    expect(deliveryDate !== null).toBe(status !== "pending");
    if (deliveryDate !== null)
      expect(Date.parse(String(deliveryDate))).toBeGreaterThan(Date.parse(String(orderDate)));
  }
});

test("a gross price is the net price with its tax, in German, too", async () => {
  for (const names of [
    ["netPrice", "vatRate", "grossPrice"],
    ["nettopreis", "mwst_satz", "bruttopreis"],
  ]) {
    const [net = "", rate = "", gross = ""] = names;
    const others = net === "netPrice" ? ["name"] : ["bezeichnung", "kategorie", "hersteller"];
    const members = { ...textsOf(...others), [net]: number, [rate]: number, [gross]: number };
    for (const record of await recordsOf("Item", members)) {
      const share = Number(record[rate]) / 100;
      expect(record[gross]).toBeCloseTo(Number(record[net]) * (1 + share), 1);
    }
  }
});

function toMailName(name: string): string {
  return name.toLowerCase().replaceAll(" ", ".");
}

function toWord(title: string): string {
  return title.split(/[ ,]/)[0]?.toLowerCase() ?? "";
}

test("what is left after each step is told in any style, and so is what makes a sum", async () => {
  const cards = await recordsOf("GiftCard", {
    openingBalance: number,
    transactions: listOf({ dblAmount: number, dblBalanceAfter: number, strType: text }),
  });
  for (const card of cards) {
    const steps = itemsOf(card, "transactions");
    const levels = [card["openingBalance"], ...steps.map((step) => step["dblBalanceAfter"])];
    steps.forEach(({ dblAmount }, at) => {
      const moved = Math.abs(Number(levels[at + 1]) - Number(levels[at]));
      expect(moved).toBeCloseTo(Math.abs(Number(dblAmount)), 1);
    });
  }
});
