import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createBacklot, defineConfig, type ResourceOptions, SetupError } from "../../src/index.ts";
import { makeProject, request } from "../support/project.ts";

const models = `
export interface User {
  id: number; name: string; email: string; role: "admin" | "member"; age: number; nick?: string;
  address: { city: string; zip: string }; tags: string[]; orders: { sku: string; price: number }[];
  /** @faker person.jobTitle */ job: string;
}
export interface Settings { title: string }`;

async function start(settings: Partial<ResourceOptions>, more: object = {}) {
  const root = makeProject({ "models.ts": models });
  const config = defineConfig({
    models: join(root, "models.ts"),
    dataset: ":memory:",
    resources: [{ path: "/users", type: "User[]", count: 12, ...settings }],
    ...more,
  });
  return createBacklot(config);
}

async function records(
  settings: Partial<ResourceOptions>,
  more: object = {},
): Promise<Record<string, unknown>[]> {
  const backlot = await start(settings, more);
  const answer = await (await request(backlot, "GET", "/users")).json();
  await backlot.close();
  return answer as Record<string, unknown>[];
}

async function mistakes(settings: Partial<ResourceOptions>, more: object = {}): Promise<string> {
  const error = await start(settings, more).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(SetupError);
  return String((error as SetupError).message);
}

test("a constant is every record's value, a list is picked from", async () => {
  const users = await records({ fields: { age: 42, name: ["Ann", "Bob"] } });
  expect(new Set(users.map(({ age }) => age))).toEqual(new Set([42]));
  expect(new Set(users.map(({ name }) => name))).toEqual(new Set(["Ann", "Bob"]));
});

test("a method of Faker is called by its name, as a tag too", async () => {
  const users = await records({ fields: { email: "internet.email", age: "number.int" } });
  expect(users.every(({ email }) => String(email).includes("@"))).toBe(true);
  expect(users.every(({ age }) => Number.isInteger(age))).toBe(true);
  expect(users.every(({ job }) => String(job).split(" ").length >= 2)).toBe(true);
});

test("a function sees the rest of the record, wherever its member stands", async () => {
  const users = await records({
    fields: {
      name: ({ record, index }) => `${String(record["email"]).split("@")[0]} ${index}`,
      nick: ({ index }) => (index % 2 === 0 ? "even" : undefined),
    },
  });
  expect(users[3]?.["name"]).toBe(`${String(users[3]?.["email"]).split("@")[0]} 3`);
  expect(users.map(({ nick }) => nick ?? null).slice(0, 3)).toEqual(["even", null, "even"]);
  expect(Object.keys(users[0] ?? {}).slice(0, 2)).toEqual(["id", "name"]);
});

test("a path reaches into objects and through lists", async () => {
  const users = await records({
    fields: { "address.city": "Oslo", "orders.sku": ["A-1", "A-2"], tags: ["red", "blue"] },
  });
  expect(users.every(({ address }) => (address as { city: string }).city === "Oslo")).toBe(true);
  const skus = users.flatMap(({ orders }) => (orders as { sku: string }[]).map(({ sku }) => sku));
  expect(new Set(skus)).toEqual(new Set(["A-1", "A-2"]));
  expect(
    users.every(({ tags }) => (tags as string[]).every((tag) => tag === "red" || tag === "blue")),
  ).toBe(true);
});

test("a rule for what stands in a list decides against all that makes lists agree", async () => {
  const root = makeProject({
    "models.ts": `export interface User {
      id: number; startedAt: string;
      steps: { name: string; position: number; isDefault: boolean; doneAt: string }[]
    }`,
  });
  const fields = { "steps.position": 7, "steps.isDefault": true, "steps.doneAt": "2001-01-01" };
  await using backlot = await createBacklot({
    models: join(root, "models.ts"),
    dataset: ":memory:",
    resources: [{ path: "/users", type: "User[]", count: 12, fields }],
  });
  const users = (await (await request(backlot, "GET", "/users")).json()) as {
    steps: { position: number; isDefault: boolean; doneAt: string }[];
  }[];
  const steps = users.flatMap((user) => user.steps);
  expect(users.some((user) => user.steps.length > 1)).toBe(true);
  expect(new Set(steps.map(({ position }) => position))).toEqual(new Set([7]));
  expect(new Set(steps.map(({ isDefault }) => isDefault))).toEqual(new Set([true]));
  expect(new Set(steps.map(({ doneAt }) => doneAt))).toEqual(new Set(["2001-01-01"]));
});

test("a rule may make the identifier, which references then hold", async () => {
  const users = await records({ fields: { id: ({ index }) => 100 + index } });
  expect(users.map(({ id }) => id).slice(0, 3)).toEqual([100, 101, 102]);
});

test("rules that do not fit are mistakes with their place, all at once", async () => {
  const text = await mistakes({
    fields: {
      age: "forty",
      role: ["admin", "boss"],
      email: "internet.emial",
      "adress.city": "Oslo",
      "orders.price": "internet.email",
    },
  });
  expect(text).toContain(
    'resources[0].fields["age"]: "forty" does not fit the property, which is a number.',
  );
  expect(text).toContain('resources[0].fields["role"]: "boss" does not fit the property');
  expect(text).toContain('Faker has no method "internet.emial". Did you mean "internet.email"?');
  expect(text).toContain(
    'resources[0].fields["adress.city"]: "User" has no such property. Did you mean "address.city"?',
  );
  expect(text).toContain('resources[0].fields["orders.price"]');
});

test("a function that gives the wrong type is a mistake that says what it gave", async () => {
  const text = await mistakes({ fields: { age: () => "old" } });
  expect(text).toBe(
    'resources[0].fields["age"]: the function gave "old" for record 0, and the property is a number.',
  );
});

test("identifiers that a rule gives twice are a mistake", async () => {
  expect(await mistakes({ fields: { id: 7 } })).toContain(
    '"id" has only 1 different values, too few for 12 records.',
  );
});

const ann = {
  name: "Ann",
  email: "ann@example.com",
  role: "admin",
  age: 30,
  address: { city: "Oslo", zip: "0150" },
  tags: [],
  orders: [],
  job: "Baker",
};

test("fixed records come first, generated ones fill up, and no identifier is given twice", async () => {
  const users = await records({ count: 5, records: [{ id: 2, ...ann }, ann] });
  expect(users.map(({ id }) => id)).toEqual([2, 1, 3, 4, 5]);
  expect(users.map(({ name }) => name).slice(0, 2)).toEqual(["Ann", "Ann"]);
});

test("fixed records may stand in a JSON file beside the config", async () => {
  const root = makeProject({
    "models.ts": models,
    "users.json": JSON.stringify([{ id: 9, ...ann }]),
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      dataset: ":memory:",
      resources: [{ path: "/users", type: "User[]", count: 2, records: "users.json" }],
    }),
  });
  const backlot = await createBacklot(root);
  const users = (await (await request(backlot, "GET", "/users")).json()) as { id: number }[];
  await backlot.close();
  expect(users.map(({ id }) => id)).toEqual([9, 1]);
  writeFileSync(join(root, "users.json"), "{");
  await expect(createBacklot(root)).rejects.toThrow(
    'resources[0].records: "users.json" cannot be read: it is not JSON.',
  );
});

test("fixed records that do not fit the model are mistakes", async () => {
  const text = await mistakes({
    records: [
      { id: 1, ...ann },
      { id: 1, ...ann, age: "thirty" },
    ],
  });
  expect(text).toContain("resources[0].records[1].age: must be a number.");
  expect(text).toContain("resources[0].records[1].id: 1 is already the identifier of records[0].");
});

test("another locale gives another country's names, and an unknown one is a mistake", async () => {
  const german = await records({}, { locale: "de" });
  expect(german).not.toEqual(await records({}));
  const japanese = await records({}, { locale: "ja" });
  expect(
    japanese.some(({ name }) =>
      /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(String(name)),
    ),
  ).toBe(true);
  expect(new Set(japanese.map(({ email }) => email)).size).toBe(12);
  expect(await mistakes({}, { locale: "klingon" })).toContain(
    'locale: Faker has no locale "klingon".',
  );
});

test("changed rules make a dataset's untouched records anew", async () => {
  const root = makeProject({ "models.ts": models });
  const config = (age: number) =>
    defineConfig({
      models: join(root, "models.ts"),
      dataset: join(root, "dataset.sqlite"),
      resources: [{ path: "/users", type: "User[]", count: 3, fields: { age } }],
    });
  for (const age of [20, 30]) {
    const backlot = await createBacklot(config(age));
    const users = (await (await request(backlot, "GET", "/users")).json()) as { age: number }[];
    await backlot.close();
    expect(users.map((user) => user.age)).toEqual([age, age, age]);
  }
});

test("rules, examples, fixed records and bodies are judged alike", async () => {
  const priced = `export interface Item {
    id: number;
    /** @multipleOf 0.01 */ price: number;
    /** @multipleOf 0.01 @example 1.15 @example 1.155 */ blorp: number;
  }`;
  const root = makeProject({ "models.ts": priced });
  const startItems = (settings: Partial<ResourceOptions>) =>
    createBacklot({
      models: join(root, "models.ts"),
      dataset: ":memory:",
      resources: [{ path: "/items", type: "Item[]", count: 40, ...settings }],
    });
  const record = { id: 1, price: 4.35, blorp: 1.15 };
  const backlot = await startItems({ fields: { price: [4.35, 0.57, 1.1] }, records: [record] });
  const items = (await (
    await request(backlot, "GET", "/items?_limit=40")
  ).json()) as (typeof record)[];
  expect(new Set(items.map(({ price }) => price))).toEqual(new Set([4.35, 0.57, 1.1]));
  expect(new Set(items.map(({ blorp }) => blorp))).toEqual(new Set([1.15]));
  const post = (body: object) => request(backlot, "POST", "/items", body);
  expect((await post({ price: 4.35, blorp: 12_345_678.91 })).status).toBe(201);
  expect((await post({ price: 4.355, blorp: 1 })).status).toBe(422);
  await backlot.close();
  await expect(startItems({ fields: { price: 4.355 } })).rejects.toThrow("4.355 does not fit");
});
