import { describe, expect, test } from "vitest";
import { loadBook } from "../../src/generate/phrases/load-book.ts";
import { request, startBacklot } from "../support/project.ts";

type Told = Record<string, string>;

async function listOf<T>(models: string, type: string, locale: string): Promise<readonly T[]> {
  const resources = [{ path: "/list", type: `${type}[]`, count: 60 }];
  const backlot = await startBacklot(models, { resources, locale });
  return (await (await request(backlot, "GET", "/list")).json()) as readonly T[];
}

const customers = `export interface Customer {
  id: string; firstName: string; lastName: string; email: string; phone: string; company: string;
  street: string; city: string; postalCode: string; fullAddress: string; location: string;
}`;

describe("in Spain", () => {
  test("everybody has two family names, of which the first is in the address", async () => {
    for (const { lastName = "", email = "" } of await listOf<Told>(customers, "Customer", "es")) {
      const [first = "", second = "", ...more] = lastName.split(" ");
      expect([first, second, more]).toEqual([expect.any(String), expect.any(String), []]);
      expect(second).not.toBe("");
      const plain = first.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
      expect(email).toMatch(new RegExp(`[.]${plain}\\d+@`));
    }
  });

  test("a telephone number has nine digits in groups, and a street its number behind it", async () => {
    for (const { phone, street, company } of await listOf<Told>(customers, "Customer", "es")) {
      expect(phone).toMatch(/^[69]\d\d \d{3} \d{3}$/);
      expect(street).toMatch(/^(?:Calle|Avenida|Plaza|Paseo|Ronda|Travesía) [\p{L} ]+, [1-9]\d?$/u);
      expect(company?.split(" ").length).toBeLessThan(5);
    }
  });
});

describe("in Japan", () => {
  test("an address of mail is written as the name is read", async () => {
    const list = await listOf<Told>(customers, "Customer", "ja");
    const { people } = (await loadBook("ja")) ?? {};
    for (const { firstName = "", lastName = "", email } of list) {
      const [first, last] = [firstName, lastName].map((name) => people?.readings.get(name) ?? "?");
      expect(email).toMatch(new RegExp(`^${first}[.]${last}\\d+@`));
    }
  });

  test("a place goes from the larger to the smaller, and has the numbers of its city", async () => {
    for (const record of await listOf<Told>(customers, "Customer", "ja")) {
      const { city = "", street = "", postalCode = "", fullAddress = "", phone, location } = record;
      expect(street).toMatch(/^\p{L}+区\p{L}+\d+-\d+-\d+$/u);
      expect(fullAddress).toMatch(new RegExp(`^〒${postalCode} .*${city}.*${street}$`));
      expect(phone).toMatch(/^0\d{1,2}-\d{3,4}-\d{4}$/);
      expect(location).toMatch(/^[^,]+[都府県道市]$/);
      if (city === "札幌市") expect(postalCode).toMatch(/^060-/);
    }
  });
});

const bills = `export interface Order {
  id: string; items: { name: string; quantity: number; unitPrice: number; total: number }[];
  subtotal: number; taxRate: number; tax: number; shipping: number; total: number; hourlyRate: number;
}`;

interface Bill {
  readonly items: readonly Readonly<Record<"quantity" | "unitPrice" | "total", number>>[];
  readonly subtotal: number;
  readonly taxRate: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
  readonly hourlyRate: number;
}

test("a bill in yen is whole, large enough, and still adds up", async () => {
  for (const bill of await listOf<Bill>(bills, "Order", "ja")) {
    const { items, subtotal, tax, shipping, total, hourlyRate } = bill;
    for (const line of items) expect(line.total).toBe(line.quantity * line.unitPrice);
    expect(items.reduce((sum, line) => sum + line.total, 0)).toBe(subtotal);
    expect(subtotal + tax + shipping).toBe(total);
    expect(subtotal).toBeGreaterThan(100);
    expect(hourlyRate).toBeGreaterThan(900);
  }
});

test.each([
  ["es", [21, 10]],
  ["ja", [10, 8]],
])("what is sold in %s is taxed as the country does", async (locale, rates) => {
  for (const { taxRate, tax, subtotal } of await listOf<Bill>(bills, "Order", locale)) {
    expect(rates).toContain(taxRate);
    expect(tax / subtotal).toBeCloseTo(taxRate / 100, 2);
  }
});

test("what is no yen stays as it is: another currency, what a model bounds, days and doses", async () => {
  const models = `export interface Account {
    id: string; balance: number; currency: "USD"; vacationBalance: number;
    /** @maximum 500 */ price: number;
    parts: { name: string; amount: number; unit: string }[];
  }
  export interface Sale { id: string; amount: number;
    /** @maximum 500 */ price: number; vacationBalance: number;
    parts: { name: string; amount: number; unit: string }[] }`;
  type Sale = Record<"balance" | "amount" | "price" | "vacationBalance", number> & {
    readonly parts: readonly { readonly amount: number }[];
  };
  const [accounts, sales] = [
    await listOf<Sale>(models, "Account", "ja"),
    await listOf<Sale>(models, "Sale", "ja"),
  ];
  expect(accounts.some(({ balance }) => !Number.isInteger(balance))).toBe(true);
  for (const { amount, price, vacationBalance, parts } of sales) {
    expect(Number.isInteger(amount)).toBe(true);
    expect(price).toBeLessThanOrEqual(500);
    expect(vacationBalance).toBeLessThan(60);
    for (const part of parts) expect(part.amount).toBeLessThan(1000);
  }
});

const labels: readonly (readonly [string, string])[] = [
  ["Pet", "species: string; temperament: string; color: string; adoptionStatus: string"],
  ["Car", "fuelType: string; bodyType: string; condition: string; driveType: string"],
  ["Property", "heating: string; furnishing: string; orientation: string; listingType: string"],
  ["Claim", "cause: string; damageType: string; decision: string"],
  ["Plant", "light: string; soil: string; watering: string"],
  ["Employee", "maritalStatus: string; education: string; status: string"],
  ["Transaction", "category: string; type: string; direction: string; status: string"],
  ["Workout", "muscleGroup: string; goal: string; exercises: { name: string; sets: number }[]"],
  ["Survey", "title: string; audience: string; sentiment: string"],
  ["Player", "sport: string; position: string; injury: string; foot: string"],
];

/** What is called so in Japan, too. */
const latin = /^(?:SUV|HIIT|DCT|[A-Z]{2,3})$/;

test.each(labels)("no label of a %s is left in English", async (model, members) => {
  const source = `export interface ${model} { id: number; ${members} }`;
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(await listOf(source, model, "ja"));
  const isEnglish = (text: string) =>
    /^[\x20-\x7e–]*$/.test(text) && /[A-Za-z]{2}/.test(text) && !latin.test(text);
  const left = texts.filter(isEnglish);
  expect([...new Set(left)]).toEqual([]);
});

test("what has a word in Spanish has one in Japanese", async () => {
  const [spanish, japanese] = [await loadBook("es"), await loadBook("ja")];
  const missing = [...(spanish?.words.keys() ?? [])].filter((word) => !japanese?.words.has(word));
  // A shelf and a department are called the same in Japan, wherever they stand.
  expect(missing.filter((word) => !/^(?:category|department):/.test(word))).toEqual([]);
});

const told: readonly (readonly [model: string, member: string])[] = [
  ["Claim", "description"],
  ["Pet", "notes"],
  ["Playlist", "description"],
  ["Trip", "description"],
  ["Invoice", "notes"],
  ["Maintenance", "description"],
  ["Doctor", "bio"],
  ["Survey", "question"],
  ["Podcast", "description"],
  ["Rental", "damageReport"],
  ["Inspection", "recommendation"],
];

describe.each(["de", "fr", "es", "pt_BR", "ja"])("in %s", (locale) => {
  test.each(told)("what is told of a %s is not told of everything", async (model, member) => {
    const general = (await loadBook(locale))?.phrases.get("sentence") ?? [];
    const source = `export interface ${model} { id: number; name: string; ${member}: string }`;
    const texts = (await listOf<Told>(source, model, locale)).map((record) => record[member]);
    expect(texts.filter((text) => general.includes(text ?? ""))).toEqual([]);
    expect(texts.every((text) => /[.!?。]$/.test(text ?? ""))).toBe(true);
  });

  test("in a gym nobody writes an essay, and no parcel is a party", async () => {
    const models = `export interface Workout { id: number; exercises: { name: string; sets: number; reps: number }[] }
      export interface Shipment { id: number; carrier: string; events: { status: string; location: string; description: string }[] }`;
    const book = await loadBook(locale);
    const workouts = await listOf<{ exercises: readonly Told[] }>(models, "Workout", locale);
    const shipments = await listOf<{ events: readonly Told[] }>(models, "Shipment", locale);
    const done = workouts.flatMap(({ exercises }) => exercises.map(({ name }) => name ?? ""));
    const seen = shipments.flatMap(({ events }) =>
      events.map((event) => event["description"] ?? ""),
    );
    expect(done.filter((name) => book?.phrases.get("exercise")?.includes(name))).toEqual([]);
    expect(seen.filter((text) => !book?.phrases.get("tracking")?.includes(text))).toEqual([]);
  });
});

test("an animal is no woman, and a salary is counted as people count it", async () => {
  const models = `export interface Pet { id: number; species: string; gender: string }
    export interface Job { id: number; title: string; salaryRange: string }`;
  for (const { gender } of await listOf<Told>(models, "Pet", "es"))
    expect(["macho", "hembra"]).toContain(gender);
  for (const { gender } of await listOf<Told>(models, "Pet", "ja"))
    expect(["オス", "メス"]).toContain(gender);
  for (const { salaryRange } of await listOf<Told>(models, "Job", "ja"))
    expect(salaryRange).toMatch(/^\d+万〜\d+万円$/);
  for (const { salaryRange } of await listOf<Told>(models, "Job", "es"))
    expect(salaryRange).toMatch(/^\d+\.000–\d+\.000 €$/);
});

test("the steps of a dish are sentences in Japanese, and all of it is weighed", async () => {
  const models = `export interface Recipe {
    id: number; title: string; instructions: string; description: string;
    ingredients: { name: string; amount: number; unit: string }[];
  }`;
  type Recipe = Readonly<Record<"instructions", string>> & {
    readonly ingredients: readonly { readonly unit: string }[];
  };
  for (const { instructions, ingredients } of await listOf<Recipe>(models, "Recipe", "ja")) {
    expect(instructions).toMatch(/^[^.]+。$/);
    for (const { unit } of ingredients) expect(unit).toBe("g");
  }
});

test("what is left of a Japanese title is no part of an address", async () => {
  const models = `export interface Article { id: number; title: string; slug: string; excerpt: string; category: string }`;
  for (const { slug } of await listOf<Told>(models, "Article", "ja"))
    expect(slug).toMatch(/^[a-z]+(?:-[a-z0-9]+)+$/);
});

test("what somebody writes to a shop is no talk among friends", async () => {
  const models = "export interface Feedback { id: number; rating: number; message: string }";
  const talk = (await loadBook("es"))?.phrases.get("message") ?? [];
  const texts = (await listOf<Told>(models, "Feedback", "es")).map(({ message = "" }) => message);
  expect(texts.filter((text) => talk.includes(text))).toEqual([]);
});

test("an amount in yen is within what its type admits, by itself or by another name", async () => {
  const models = `/** @maximum 500 */
    type Price = number;
    export interface Product {
      id: number; name: string;
      /** @pattern ^\\d+\\.\\d{2}$ */
      price: string;
      cost: Price; fee: number;
    }`;
  for (const { price, cost, fee } of await listOf<Told>(models, "Product", "ja")) {
    expect(price).toMatch(/^\d+\.\d{2}$/);
    expect(Number(cost)).toBeLessThanOrEqual(500);
    expect(Number.isInteger(fee)).toBe(true);
  }
});
