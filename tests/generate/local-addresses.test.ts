import { expect, test } from "vitest";
import {
  daysFrom,
  flag,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

const english = /\b(?:Street|Road|Lane|Avenue|Drive|Way|Court|Close)\b/;
const speaksEnglish = /^(?:United States|United Kingdom|Canada|Ireland|Australia|New Zealand)$/;

test("a street is called as streets are in its country, its number where people there write it", async () => {
  const [clinics, branches] = await Promise.all([
    recordsOf("Clinic", textsOf("name", "street", "postalCode", "city", "country")),
    recordsOf("Branch", textsOf("name", "address", "city", "country")),
  ]);
  for (const { street, country } of clinics) {
    const isEnglish = speaksEnglish.test(String(country));
    expect(english.test(String(street))).toBe(isEnglish);
    if (isEnglish) expect(street).toMatch(/^\d+ /);
    if (country === "Germany") expect(street).toMatch(/ \d+$/);
    if (country === "France") expect(street).toMatch(/^\d+ (?:Rue|Avenue|Boulevard|Place) /);
  }
  expect(clinics.some(({ country }) => !speaksEnglish.test(String(country)))).toBe(true);
  for (const { address, city, country } of branches) {
    const isEnglish = speaksEnglish.test(String(country));
    expect(address).toMatch(
      isEnglish ? new RegExp(`, ${city} `) : new RegExp(`, [\\d -]+(?:AB )?${city}$`),
    );
  }
});

test("a street of which nobody says where it is has an English name", async () => {
  const stops = await recordsOf("BusStop", textsOf("name", "street"));
  for (const { street } of stops) expect(street).toMatch(english);
});

test("a town that a union names tells its country and its streets", async () => {
  const depots = await recordsOf("Warehouse", {
    ...textsOf("name", "street", "country"),
    city: oneOf("Osaka", "Munich", "Rome", "Leeds"),
  });
  const streets = {
    Osaka: /^\d+-\d+-\d+ /,
    Munich: /(?:straße|weg|Markt) \d+$/,
    Rome: /^(?:Via|Corso|Piazza) /,
    Leeds: english,
  };
  const countries = { Osaka: "Japan", Munich: "Germany", Rome: "Italy", Leeds: "United Kingdom" };
  for (const { city, country, street } of depots) {
    const town = city as keyof typeof streets;
    expect(country).toBe(countries[town]);
    expect(street).toMatch(streets[town]);
  }
});

const digitsOf = (value: unknown) => [...String(value).replaceAll(/\D/g, "")].map(Number);
const isEan = (value: unknown) => {
  const digits = digitsOf(value);
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0);
  return digits.length === 13 && sum % 10 === 0;
};
const isLuhn = (value: unknown) => {
  const sum = digitsOf(value)
    .reverse()
    .map((digit, at) => (at % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit))
    .reduce((all, digit) => all + digit, 0);
  return sum % 10 === 0;
};
const isVin = (value: unknown) => {
  const worth = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = [...String(value)].reduce(
    (all, sign, at) => all + (worth.indexOf(sign) % 10) * (weights[at] ?? 0),
    0,
  );
  return String(value).length === 17 && String(value)[8] === "0123456789X"[sum % 11];
};

test("what a scanner or a form checks has the digit that it is checked by", async () => {
  const [novels, goods, cards, cars] = await Promise.all([
    recordsOf("Novel", textsOf("title", "isbn", "isbn13")),
    recordsOf("StockArticle", textsOf("sku", "ean")),
    recordsOf("PaymentCard", {
      ...textsOf("cardNumber", "last4"),
      brand: oneOf("visa", "mastercard", "amex"),
    }),
    recordsOf("FleetCar", textsOf("make", "vin")),
  ]);
  for (const { isbn, isbn13 } of novels) expect([isbn, isbn13].every(isEan)).toBe(true);
  for (const { ean } of goods) expect(isEan(ean)).toBe(true);
  for (const { cardNumber, last4, brand } of cards) {
    expect(isLuhn(cardNumber)).toBe(true);
    expect(String(cardNumber).replaceAll(" ", "").slice(-4)).toBe(last4);
    expect(digitsOf(cardNumber).length).toBe(brand === "amex" ? 15 : 16);
  }
  for (const { vin } of cars) expect(isVin(vin)).toBe(true);
});

test("a vehicle has the plate of its country", async () => {
  const vans = await recordsOf("DeliveryVan", textsOf("licensePlate", "country"));
  const plates: Record<string, RegExp> = {
    Germany: /^[A-Z]-[A-Z]{2} [1-9]\d\d$/,
    France: /^[A-Z]{2}-\d{3}-[A-Z]{2}$/,
    Sweden: /^[A-Z]{3} \d{3}$/,
    "United Kingdom": /^[A-Z]{2}2\d [A-Z]{3}$/,
    "United States": /^[A-Z]{3} \d{4}$/,
  };
  const known = vans.filter(({ country }) => String(country) in plates);
  expect(known.length).toBeGreaterThan(5);
  for (const { licensePlate, country } of known)
    expect(licensePlate).toMatch(plates[String(country)] ?? /./);
});

test("an invoice is taxed as things are where it goes", async () => {
  const bills = await recordsOf("Bill", {
    ...textsOf("billNumber", "customerCountry"),
    subtotal: number,
    vatRate: number,
    vatAmount: number,
    total: number,
  });
  const rates: Record<string, readonly number[]> = {
    Germany: [19, 7],
    France: [20, 10],
    Denmark: [25],
    Australia: [10],
    "United Kingdom": [20, 5],
  };
  for (const { customerCountry, subtotal, vatRate, vatAmount } of bills) {
    const usual = rates[String(customerCountry)];
    if (usual) expect(usual).toContain(vatRate);
    expect(Math.abs((Number(subtotal) * Number(vatRate)) / 100 - Number(vatAmount))).toBeLessThan(
      1,
    );
  }
});

test("what is let has the price of a month, whatever else is called a type", async () => {
  const flats = await recordsOf("Listing", {
    ...textsOf("title"),
    type: oneOf("apartment", "house"),
    status: oneOf("for_rent", "for_sale"),
    price: number,
    bedrooms: number,
    areaSqm: number,
  });
  for (const { status, price } of flats) expect(Number(price) < 12_000).toBe(status === "for_rent");
});

test("a loan that is asked for has no payment to come, and all of it is open", async () => {
  const loans = await recordsOf("StudentLoan", {
    status: oneOf("pending", "active", "paid_off"),
    principal: number,
    interestRate: number,
    termMonths: number,
    outstandingBalance: number,
    nextPaymentDate: orNull(text),
    disbursedAt: orNull(text),
  });
  for (const { status, principal, outstandingBalance, ...loan } of loans) {
    if (status === "pending") expect(outstandingBalance).toBe(principal);
    expect(loan["nextPaymentDate"] !== null).toBe(status === "active");
    expect(loan["disbursedAt"] === null).toBe(status === "pending");
  }
});

test("a standing order ends after it is carried out next, and pays what it says", async () => {
  const orders = await recordsOf("StandingOrder", {
    ...textsOf("payeeName", "reference", "startDate", "endDate", "nextExecutionDate"),
    frequency: oneOf("weekly", "monthly", "quarterly"),
    amount: number,
    active: flag,
  });
  for (const { payeeName, reference, nextExecutionDate, endDate } of orders) {
    if (daysFrom(nextExecutionDate) > 0)
      expect(daysFrom(endDate)).toBeGreaterThanOrEqual(daysFrom(nextExecutionDate));
    if (reference === "Rent") expect(payeeName).toBe("Harbour Homes");
  }
});

test("a policy insures what fits its product, and each cover what it pays for", async () => {
  const policies = await recordsOf("InsurancePolicy", {
    productName: oneOf("Home contents", "Travel plus", "Term life"),
    sumInsured: number,
    coverages: listOf({ name: oneOf("Glass breakage", "Liability"), limit: number }),
  });
  for (const { productName, sumInsured, coverages } of policies) {
    const most = { "Home contents": 60_000, "Travel plus": 50_000, "Term life": 500_000 };
    expect(Number(sumInsured)).toBeLessThanOrEqual(most[productName as keyof typeof most]);
    for (const { name, limit } of coverages as { name: string; limit: number }[])
      expect(limit < 4000).toBe(name === "Glass breakage");
  }
});

test("nobody asks for a visa for where he is at home", async () => {
  const visas = await recordsOf("VisaApplication", textsOf("nationality", "destinationCountry"));
  const own: Record<string, string> = { Canada: "Canadian", France: "French", Ireland: "Irish" };
  for (const { nationality, destinationCountry } of visas)
    expect(nationality).not.toBe(own[String(destinationCountry)]);
});
