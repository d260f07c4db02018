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
