import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

const models = `export interface Person {
  id: number; firstName: string; lastName: string; fullName: string;
  city: string; state: string; country: string; countryCode: string; currency: string; timeZone: string;
}`;

async function people(locale: string) {
  const resources = [{ path: "/people", type: "Person[]", count: 40 }];
  const backlot = await startBacklot(models, { resources, locale });
  return (await (await request(backlot, "GET", "/people")).json()) as Record<string, string>[];
}

test.each([
  ["de", "Deutschland", "DE", "EUR", "Europe/Berlin"],
  ["fr", "France", "FR", "EUR", "Europe/Paris"],
  ["es", "España", "ES", "EUR", "Europe/Madrid"],
  ["pt_BR", "Brasil", "BR", "BRL", "America/Sao_Paulo"],
  ["ja", "日本", "JP", "JPY", "Asia/Tokyo"],
  ["pl", "Polska", "PL", "PLN", "Europe/Warsaw"],
])("in %s everybody lives in %s", async (locale, country, countryCode, currency, timeZone) => {
  for (const person of await people(locale)) {
    expect(person).toMatchObject({ country, countryCode, currency, timeZone });
  }
});

test("a city is of its state", async () => {
  const states = new Map((await people("de")).map(({ city, state }) => [city, state]));
  expect(states.get("München")).toBe("Bayern");
  expect(states.get("Erfurt")).toBe("Thüringen");
});

test.each([
  ["de", (first: string, last: string) => `${first} ${last}`],
  ["ja", (first: string, last: string) => `${last} ${first}`],
  ["hu", (first: string, last: string) => `${last} ${first}`],
  ["zh_CN", (first: string, last: string) => `${last}${first}`],
])("names stand as they do in %s", async (locale, join) => {
  for (const { firstName = "", lastName = "", fullName } of await people(locale)) {
    expect(fullName).toBe(join(firstName, lastName));
  }
});

const shops = `export interface Supplier {
  id: number; company: string; jobTitle: string; department: string; productName: string; title: string; bio: string;
}`;

/** What every sentence of ours has, and no name of a company, a job or a product. */
const sentence = /[.!?。]$/;

test.each(["de", "fr", "es", "pt_BR", "ja"])(
  "in %s a company, a job and a product are called as such, and no sentence stands for them",
  async (locale) => {
    const resources = [{ path: "/suppliers", type: "Supplier[]", count: 30 }];
    const backlot = await startBacklot(shops, { resources, locale });
    const list = (await (await request(backlot, "GET", "/suppliers")).json()) as Record<
      string,
      string
    >[];
    const english = await startBacklot(shops, { resources });
    const others = (await (await request(english, "GET", "/suppliers")).json()) as typeof list;
    for (const name of ["jobTitle", "department", "productName", "title"]) {
      const values = list.map((record) => record[name] ?? "");
      expect(values.filter((value) => sentence.test(value))).toEqual([]);
      // Marketing is called so everywhere.
      const known = new Set(
        others.map((record) => record[name]).filter((one) => one !== "Marketing"),
      );
      expect(values.filter((value) => known.has(value))).toEqual([]);
    }
    expect(list.filter(({ bio = "" }) => !sentence.test(bio))).toEqual([]);
  },
);

const screens = `export interface Appointment {
  id: number; doctorName: string; specialty: string; reason: string; diagnosis: string; status: string; notes: string;
}
export interface MenuItem {
  id: number; name: string; description: string; category: string; allergens: string[]; type: "Starter" | "Dessert";
}
export interface Property {
  id: number; title: string; description: string; type: string; features: string[]; neighborhood: string; address: string;
}
export interface Review { id: number; rating: number; title: string; body: string; }`;

async function screensIn(locale: string, path: string) {
  const resources = [
    { path: "/appointments", type: "Appointment[]", count: 24 },
    { path: "/dishes", type: "MenuItem[]", count: 24 },
    { path: "/homes", type: "Property[]", count: 24 },
    { path: "/reviews", type: "Review[]", count: 60 },
  ];
  const backlot = await startBacklot(screens, { resources, locale });
  return (await (await request(backlot, "GET", `${path}?_limit=60`)).json()) as Record<
    string,
    string | string[] | number
  >[];
}

test.each([
  ["/appointments", ["specialty", "reason", "status", "notes"]],
  ["/dishes", ["name", "description", "category", "allergens"]],
  ["/homes", ["title", "description", "features", "neighborhood"]],
] as const)("what %s say is no English in other languages", async (path, members) => {
  const english = await screensIn("en", path);
  for (const locale of ["de", "fr", "es", "pt_BR", "ja"]) {
    const local = await screensIn(locale, path);
    for (const member of members) {
      const known = new Set(english.flatMap((record) => record[member] ?? []));
      const said = local.flatMap((record) => record[member] ?? []);
      // Some words are those of English: gluten, vaccination, desserts.
      const same = new Set(said.filter((text) => known.has(text)));
      expect([locale, member, same.size <= 2 ? [] : [...same]]).toEqual([locale, member, []]);
    }
  }
});

test("the values that a type lists stay as they are in every language", async () => {
  for (const { type } of await screensIn("de", "/dishes"))
    expect(["Starter", "Dessert"]).toContain(type);
});

test("who gives one star does not praise, in other languages too", async () => {
  const reviews = await screensIn("fr", "/reviews");
  const said = (isGood: boolean) =>
    new Set(reviews.filter(({ rating }) => Number(rating) > 3 === isGood).map(({ body }) => body));
  const [good, bad] = [said(true), said(false)];
  expect(bad.size).toBeGreaterThan(0);
  expect([...bad].filter((text) => good.has(text))).toEqual([]);
});

test.each([
  ["de", /, \d{5} \p{Lu}/u],
  ["fr", /, \d{5} \p{Lu}/u],
  ["ja", /^〒\d{3}-\d{4} \p{Script=Han}/u],
  [
    "en",
    /^\d[^,]*, .*(?:\d|[A-Z]{2})$|^\D+ \d+, \d[\d -]*(?:AB )?\p{Lu}\p{Ll}+$|^\d+ \D+, \d{5} \p{Lu}\p{Ll}+$/u,
  ],
])("an address stands as it does in %s", async (locale, order) => {
  for (const { address } of await screensIn(locale, "/homes")) expect(address).toMatch(order);
});

test("a part of an address has neither capitals nor accents, and a reply is in the language of the rest", async () => {
  const source = `export interface Category { id: number; name: string; slug: string; productCount: number }
export interface Review { id: number; rating: number; comment: string; reply: string }`;
  const resources = [
    { path: "/categories", type: "Category[]", count: 20 },
    { path: "/reviews", type: "Review[]", count: 20 },
  ];
  const backlot = await startBacklot(source, { resources, locale: "de" });
  const read = async (path: string) =>
    (await (await request(backlot, "GET", path)).json()) as Record<string, string>[];
  const categories = await read("/categories");
  for (const { slug } of categories) expect(slug).toMatch(/^[a-z0-9-]+$/);
  const kitchen = categories.find(({ name }) => name === "Küche");
  expect(kitchen?.["slug"]).toMatch(/^kueche/);
  for (const { reply } of await read("/reviews"))
    expect(reply).toMatch(/Danke|Dank|freut|Schön|leid|nicht/);
});
