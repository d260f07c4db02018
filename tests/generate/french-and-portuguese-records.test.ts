import { describe, expect, test } from "vitest";
import { loadBook } from "../../src/generate/phrases/load-book.ts";
import { request, startBacklot } from "../support/project.ts";

type Row = Readonly<Record<string, unknown>>;

async function recordsOf(model: string, locale: string, count = 40): Promise<readonly Row[]> {
  const [, name = ""] = /interface (\w+)/.exec(model) ?? [];
  const resources = [{ path: "/records", type: `${name}[]`, count }];
  const backlot = await startBacklot(model, { resources, locale });
  return (await (await request(backlot, "GET", "/records")).json()) as Row[];
}

const textsOf = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsOf) : [];

const labelled = [
  "export interface Pet { id: string; species: string; gender: string; color: string; size: string; temperament: string[]; diet: string; vaccinations: string[]; status: string }",
  "export interface Car { id: string; bodyType: string; condition: string; features: string[]; driveType: string; transmission: string; status: string }",
  "export interface Property { id: string; status: string; heatingType: string; orientation: string; listingType: string; furnishing: string }",
  "export interface Patient { id: string; maritalStatus: string; conditions: string[]; allergies: string[]; gender: string }",
  "export interface Medication { id: string; form: string; route: string; frequency: string; sideEffects: string[] }",
  "export interface Match { id: string; homeTeam: string; awayTeam: string; competition: string; stage: string; weather: string; status: string }",
  "export interface Employee { id: string; jobTitle: string; department: string; seniority: string; employmentType: string; status: string }",
  "export interface Shipment { id: string; status: string; packageType: string; serviceLevel: string }",
  "export interface Claim { id: string; type: string; cause: string; damage: string; status: string; priority: string }",
  "export interface Trip { id: string; title: string; description: string; transport: string; season: string; includes: string[]; highlights: string[] }",
];

describe.each(["fr", "pt_BR"])("in %s", async (locale) => {
  const words = (await loadBook(locale))?.words;
  /** Whether the language has the same word, and we know that it has. */
  const isShared = (text: string) =>
    [...(words ?? [])].some(
      ([english, local]) =>
        english.split(":").at(-1) === text.toLowerCase() &&
        local.toLowerCase() === text.toLowerCase(),
    );

  test.each(labelled)("no label is left in English: %s", async (model) => {
    const english = new Set(
      (await recordsOf(model, "en")).flatMap((row) => Object.values(row).flatMap(textsOf)),
    );
    const local = await recordsOf(model, locale);
    const left = local.flatMap(({ id: _, ...row }) =>
      Object.values(row)
        .flatMap(textsOf)
        .filter((text) => english.has(text) && /[a-z]{3}/.test(text) && !isShared(text)),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  test("whoever has a job is in the department of it", async () => {
    const model =
      "export interface Employee { id: string; name: string; jobTitle: string; department: string }";
    const departments = new Map<unknown, unknown>();
    for (const { jobTitle, department } of await recordsOf(model, locale)) {
      expect(departments.get(jobTitle) ?? department).toBe(department);
      departments.set(jobTitle, department);
    }
    expect(departments.size).toBeGreaterThan(15);
  });

  test("a house has a number that a street can have, and a phone can be called", async () => {
    const model =
      "export interface Customer { id: string; name: string; phone: string; street: string; company: string }";
    for (const { phone, street } of await recordsOf(model, locale)) {
      expect(street).toMatch(locale === "fr" ? /^\d{1,3} \p{Ll}/u : /^\p{Lu}.*, \d{2,4}$/u);
      expect(phone).toMatch(
        locale === "fr" ? /^0[1-7](?: \d\d){4}$/ : /^\((?:11|21|31|41|71|81)\) 9?\d{4}-\d{4}$/,
      );
    }
  });

  test("nobody is a woman and a man by the same name", async () => {
    const model =
      "export interface Patient { id: string; firstName: string; lastName: string; gender: string }";
    const genders = new Map<unknown, unknown>();
    for (const { firstName, gender } of await recordsOf(model, locale, 300)) {
      expect(genders.get(firstName) ?? gender, String(firstName)).toBe(gender);
      genders.set(firstName, gender);
    }
  });

  test("what is trained in sets is no homework", async () => {
    const model =
      "export interface Workout { id: string; name: string; exercises: { name: string; sets: number; reps: number }[]; checklist: { text: string; done: boolean }[] }";
    const all = JSON.stringify(await recordsOf(model, locale));
    expect(all).not.toMatch(/vocabul|climat|fractions|frações|vendredi|sexta-feira/);
  });

  test("a bill has a tax of the country", async () => {
    const rates = locale === "fr" ? [20, 10] : [18, 17, 12];
    const model =
      "export interface Invoice { id: string; subtotal: number; taxRate: number; tax: number; total: number }";
    for (const { subtotal, taxRate, tax } of await recordsOf(model, locale)) {
      expect(rates).toContain(taxRate);
      expect(Math.abs(Number(tax) - (Number(subtotal) * Number(taxRate)) / 100)).toBeLessThan(
        0.011,
      );
    }
  });

  test("an article is about one thing from its title to its last line", async () => {
    const model =
      "export interface Article { id: string; title: string; excerpt: string; body: string; category: string }";
    const told = new Map<unknown, string>();
    for (const { title, ...row } of await recordsOf(model, locale)) {
      const { id: _, ...rest } = row;
      const all = JSON.stringify(rest);
      expect(told.get(title) ?? all).toBe(all);
      told.set(title, all);
      expect(row["body"]).toContain("\n\n");
    }
  });
});

test("a French surname keeps its capitals and accents", async () => {
  const model = "export interface Person { id: string; lastName: string }";
  const names = (await recordsOf(model, "fr", 300)).map(({ lastName }) => String(lastName));
  expect(names.filter((name) => / \p{Ll}/u.test(name))).toEqual([]);
  expect(names).not.toContain("Guerin");
  expect(names).toContain("Guérin");
});

test("in French a female pet is no woman, and a woman no female", async () => {
  const pets = "export interface Pet { id: string; name: string; gender: string }";
  const people = "export interface Patient { id: string; firstName: string; gender: string }";
  const gendersOf = async (model: string) =>
    new Set((await recordsOf(model, "fr")).map(({ gender }) => gender));
  expect(await gendersOf(pets)).toEqual(new Set(["femelle", "mâle"]));
  expect(await gendersOf(people)).toEqual(new Set(["femme", "homme"]));
});

test("who asks for Portuguese is told of which country it may be", async () => {
  const model = "export interface Note { id: string; text: string }";
  await expect(recordsOf(model, "pt")).rejects.toThrow(/pt_BR.*pt_PT/);
});
