import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import { at, itemsOf, listOf, now, number, oneOf, orNull, recordsOf, text } from "./models.ts";

const sum = (items: readonly JsonObject[], name: string) =>
  items.reduce((all, item) => all + Number(item[name]), 0);

test("what is taken off the lines and taxed there stands at the foot of the bill", async () => {
  const sales = await recordsOf("Sale", {
    lines: listOf({
      name: text,
      qty: number,
      unitPrice: number,
      discount: number,
      taxRate: number,
      total: number,
    }),
    subtotal: number,
    discountTotal: number,
    taxTotal: number,
    total: number,
  });
  const full = sales.filter((sale) => itemsOf(sale, "lines").length > 0);
  expect(full.length).toBeGreaterThan(20);
  for (const sale of full) {
    const lines = itemsOf(sale, "lines");
    const gross = lines.reduce(
      (all, line) => all + Number(line["qty"]) * Number(line["unitPrice"]),
      0,
    );
    const tax = lines.reduce(
      (all, line) => all + (Number(line["total"]) * Number(line["taxRate"])) / 100,
      0,
    );
    expect(sale["subtotal"]).toBeCloseTo(gross, 1);
    expect(sale["discountTotal"]).toBeCloseTo(gross - sum(lines, "total"), 1);
    expect(sale["taxTotal"]).toBeCloseTo(tax, 1);
    expect(sale["total"]).toBeCloseTo(sum(lines, "total") + tax, 1);
  }
});

test("an estimated tax and an estimate of the shipping are in the total", async () => {
  const carts = await recordsOf("Cart", {
    subtotal: number,
    estimatedTax: number,
    shippingEstimate: number,
    grandTotal: number,
  });
  for (const { subtotal, estimatedTax, shippingEstimate, grandTotal } of carts)
    expect(grandTotal).toBeCloseTo(
      Number(subtotal) + Number(estimatedTax) + Number(shippingEstimate),
      1,
    );
});

test("a refund is what is given back for each item", async () => {
  const returns = await recordsOf("ReturnRequest", {
    items: listOf({ productName: text, quantity: number, refundAmount: number }),
    refundTotal: number,
    status: oneOf("requested", "approved", "received", "refunded", "rejected"),
    refundedAt: orNull(text),
  });
  for (const one of returns) {
    const items = itemsOf(one, "items");
    if (items.length > 0) expect(one["refundTotal"]).toBeCloseTo(sum(items, "refundAmount"), 1);
    expect(one["refundedAt"] !== null).toBe(one["status"] === "refunded");
  }
});

test("what is left after each step is told of one account", async () => {
  const cards = await recordsOf("GiftCard", {
    initialBalance: number,
    currentBalance: number,
    transactions: listOf({ date: text, amount: number, balanceAfter: number }),
  });
  const accounts = await recordsOf("Account", {
    openingBalance: number,
    balance: number,
    transactions: listOf({
      date: text,
      type: oneOf("debit", "credit"),
      amount: number,
      balance: number,
    }),
  });
  for (const card of cards) {
    let left = Number(card["initialBalance"]);
    for (const step of itemsOf(card, "transactions")) {
      left -= Number(step["amount"]);
      expect(step["balanceAfter"]).toBeCloseTo(left, 1);
    }
    if (itemsOf(card, "transactions").length > 0)
      expect(card["currentBalance"]).toBeCloseTo(left, 1);
  }
  for (const account of accounts) {
    let level = Number(account["openingBalance"]);
    for (const { type, amount, balance } of itemsOf(account, "transactions")) {
      level += type === "credit" ? Number(amount) : -Number(amount);
      expect(balance).toBeCloseTo(level, 1);
    }
  }
});

test("several discounts are as much as the discount, and none where nothing is taken off", async () => {
  const orders = await recordsOf("Order", {
    subtotal: number,
    discounts: listOf({ code: text, amount: number }),
    discountTotal: number,
    total: number,
  });
  for (const order of orders) {
    const discounts = itemsOf(order, "discounts");
    if (order["discountTotal"] === 0) expect(discounts).toEqual([]);
    else if (discounts.length > 0)
      expect(sum(discounts, "amount")).toBeCloseTo(Number(order["discountTotal"]), 1);
  }
});

test("what has expired did so before today, and what is active will not before", async () => {
  const vouchers = await recordsOf("Voucher", {
    code: text,
    expiryDate: text,
    status: oneOf("active", "redeemed", "expired"),
  });
  expect(vouchers.some(({ status }) => status === "expired")).toBe(true);
  for (const { status, expiryDate } of vouchers) {
    if (status === "expired") expect(at(expiryDate)).toBeLessThan(now);
    if (status === "active") expect(at(expiryDate)).toBeGreaterThan(now);
  }
});

test("only cash is given change for", async () => {
  const sales = await recordsOf("Sale", {
    total: number,
    paymentMethod: oneOf("cash", "card"),
    amountTendered: number,
    changeDue: number,
  });
  for (const { total, paymentMethod, amountTendered, changeDue } of sales) {
    if (paymentMethod !== "card") continue;
    expect(amountTendered).toBe(total);
    expect(changeDue).toBe(0);
  }
});

test("what a price was when it was added is no point in time", async () => {
  const wishes = await recordsOf("WishlistItem", {
    productName: text,
    priceWhenAdded: number,
    currentPrice: number,
  });
  for (const { priceWhenAdded, currentPrice } of wishes) {
    expect(Number(priceWhenAdded)).toBeGreaterThan(0.8 * Number(currentPrice));
    expect(Number(priceWhenAdded)).toBeLessThan(1.3 * Number(currentPrice));
  }
});

test("a gain in percent is one of what was paid", async () => {
  const holdings = await recordsOf("Holding", {
    shares: number,
    averageCost: number,
    currentPrice: number,
    marketValue: number,
    costBasis: number,
    unrealizedGain: number,
    unrealizedGainPercent: number,
  });
  for (const { shares, averageCost, currentPrice, ...told } of holdings) {
    const gain = Number(currentPrice) - Number(averageCost);
    expect(told["unrealizedGain"]).toBeCloseTo(gain * Number(shares), 1);
    expect(told["unrealizedGainPercent"]).toBeCloseTo((gain / Number(averageCost)) * 100, 1);
  }
});

test("pay is the base with all that comes on top of it", async () => {
  const payslips = await recordsOf("Payslip", {
    baseSalary: number,
    overtimePay: number,
    bonus: number,
    grossPay: number,
    deductions: listOf({ name: text, amount: number }),
    netPay: number,
    ytdGross: number,
    ytdNet: number,
  });
  for (const { baseSalary, overtimePay, bonus, grossPay, ...told } of payslips) {
    expect(grossPay).toBeCloseTo(Number(baseSalary) + Number(overtimePay) + Number(bonus), 1);
    expect(Number(told["ytdGross"])).toBeGreaterThan(Number(grossPay));
    expect(Number(told["ytdNet"])).toBeLessThanOrEqual(Number(told["ytdGross"]));
  }
});

test("what is partially paid is neither paid nor unpaid", async () => {
  const invoices = await recordsOf("Invoice", {
    total: number,
    amountPaid: number,
    balanceDue: number,
    status: oneOf("sent", "partially_paid", "paid"),
  });
  const open = invoices.filter(({ status }) => status === "partially_paid");
  expect(open.length).toBeGreaterThan(5);
  for (const { total, amountPaid, balanceDue } of open) {
    expect(Number(amountPaid)).toBeGreaterThan(0);
    expect(Number(balanceDue)).toBeGreaterThan(0);
    expect(Number(amountPaid) + Number(balanceDue)).toBeCloseTo(Number(total), 1);
  }
});

test("what is left of a credit is the limit without what is owed now", async () => {
  const cards = await recordsOf("CreditCard", {
    creditLimit: number,
    currentBalance: number,
    statementBalance: number,
    availableCredit: number,
    utilization: number,
  });
  for (const { creditLimit, currentBalance, availableCredit, utilization } of cards) {
    expect(availableCredit).toBeCloseTo(Number(creditLimit) - Number(currentBalance), 1);
    expect(utilization).toBeCloseTo((100 * Number(currentBalance)) / Number(creditLimit), 0);
  }
});

test("what one thing is divided into makes a hundred", async () => {
  const charities = await recordsOf("Charity", {
    programExpensePercent: number,
    adminExpensePercent: number,
    fundraisingExpensePercent: number,
  });
  for (const parts of charities)
    expect(Object.values(parts).reduce((all: number, one) => all + Number(one), 0)).toBe(100);
});

test("a drawer holds what it began with and what came in, and a shelf nearly what it should", async () => {
  const drawers = await recordsOf("CashDrawer", {
    openingFloat: number,
    cashSales: number,
    cashRefunds: number,
    expectedCash: number,
    countedCash: number,
    variance: number,
  });
  for (const { openingFloat, cashSales, cashRefunds, ...told } of drawers) {
    const expected = Number(openingFloat) + Number(cashSales) - Number(cashRefunds);
    expect(told["expectedCash"]).toBeCloseTo(expected, 1);
    expect(told["variance"]).toBeCloseTo(Number(told["countedCash"]) - expected, 1);
    expect(Math.abs(Number(told["variance"]))).toBeLessThan(0.02 * expected);
  }
  const counts = await recordsOf("CountLine", {
    expectedQty: number,
    countedQty: number,
    difference: number,
    unitCost: number,
    varianceValue: number,
  });
  for (const { expectedQty, countedQty, difference, unitCost, varianceValue } of counts) {
    expect(difference).toBe(Number(countedQty) - Number(expectedQty));
    expect(varianceValue).toBeCloseTo(Number(difference) * Number(unitCost), 1);
  }
});

test("a listing that is shipped is no house, and a seller makes no product a used one", async () => {
  const listings = await recordsOf("Listing", {
    title: text,
    price: number,
    condition: oneOf("new", "good"),
    shippingFee: number,
  });
  for (const { price } of listings) expect(Number(price)).toBeLessThan(1000);
  const products = await recordsOf("Product", { title: text, brand: text, seller: text });
  for (const { title } of products) expect(title).not.toMatch(/barely used|pick up only/);
});

test("how many days are left the end tells, and not the goal", async () => {
  const fundraisers = await recordsOf("Fundraiser", {
    goal: number,
    raised: number,
    startDate: text,
    endDate: text,
    daysLeft: number,
  });
  for (const { endDate, daysLeft } of fundraisers)
    expect(daysLeft).toBe(Math.max(0, Math.ceil((at(endDate) - now) / 86_400_000)));
});
