import fc from "fast-check";
import { expect, test } from "vitest";
import { answerList, type Item, type MemberType, type Model } from "../support/list-oracle.ts";
import { startBacklot } from "../support/project.ts";
import { send } from "../support/shop.ts";

const models = `
export interface Thing {
  id: number;
  name: string;
  nickname?: string | null;
  price: number | null;
  isOpen: boolean;
  /** @format date-time */
  madeAt: string;
  seenAt?: Date;
  tags: string[];
  place: { city: string; zip?: string; at: { floor: number } };
  kind: "a" | "b" | "c";
  extra?: unknown;
}`;

const types: Model["types"] = {
  id: "number",
  name: "text",
  nickname: "text",
  price: "number",
  isOpen: "boolean",
  madeAt: "date",
  seenAt: "date",
  tags: "texts",
  "place.city": "text",
  "place.zip": "text",
  "place.at.floor": "number",
  kind: "text",
};

const nullable = ["nickname", "price", "seenAt", "place.zip"];
const model: Model = { types, nullable };

const texts = [
  "",
  "a",
  "A",
  "Ab",
  "é",
  "É",
  "straße",
  "STRASSE",
  "İstanbul",
  "ΟΔΟΣ",
  "οδος",
  "%",
  "_",
  "a%b",
  "'\"",
  "x,y",
  "null",
  "😀",
  "10",
  "true",
];
const dates = [
  "2025-01-01T00:00:00Z",
  "2025-01-01T02:00:00+02:00",
  "2024-12-31T23:59:59.999Z",
  "2025-01-01T00:00:00.001Z",
  "2025-06-01T12:30:00-05:30",
  "2025-06-01T18:00:00.000Z",
];
const numbers = [-1.5, 0, 1, 2, 10, 10.5, 1e21, 0.1, 9007199254740991];

const text = fc.constantFrom(...texts);
const date = fc.constantFrom(...dates);
const number = fc.constantFrom(...numbers);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const thing = fc.record({
  name: text,
  nickname: maybe(fc.option(text)),
  price: fc.option(number),
  isOpen: fc.boolean(),
  madeAt: date,
  seenAt: maybe(date),
  tags: fc.array(text, { maxLength: 3 }),
  place: fc.record({ city: text, zip: maybe(text), at: fc.record({ floor: number }) }),
  kind: fc.constantFrom("a", "b", "c"),
  extra: maybe(fc.jsonValue({ maxDepth: 2 })),
});

const valueOfType: Readonly<Record<MemberType, fc.Arbitrary<string>>> = {
  text,
  texts: text,
  number: number.map(String),
  boolean: fc.constantFrom("true", "false"),
  date: fc.constantFrom(...dates, "2025-01-01", "2025-06-01T12:30:00-05:30"),
};
const textWords = ["_like", ":contains", "_startsWith", ":endsWith", "_contains"];
const orderWords = ["_gt", ":gte", "_lt", ":lte", "_gte"];
const equalWords = ["", "_eq", ":ne", "_ne", "_in", ":eq"];

const filter = fc
  .constantFrom(...Object.entries(types))
  .chain(([member, type]) => {
    const isText = type === "text" || type === "texts";
    const ends = [
      ...equalWords,
      ...(type === "boolean" ? [] : orderWords),
      ...(isText ? textWords : []),
    ];
    const isNullable = nullable.includes(member);
    return fc
      .tuple(fc.constant(member), fc.constantFrom(...ends), valueOfType[type], fc.boolean())
      .map(([name, end, value, isNull]): [string, string] => {
        const canBeNull = isNullable && isNull && equalWords.includes(end);
        return [name + end, canBeNull ? "null" : value];
      });
  })
  // A comma separates the values of _in, and a text "null" is null where the member can be.
  .filter(([name, value]) => !(name.endsWith("_in") && (value.includes(",") || value === "")))
  .filter(([name, value]) => !(value === "null" && /^tags/.test(name)));

const sortable = Object.keys(types).filter((name) => types[name] !== "texts");
const sort = fc
  .array(fc.tuple(fc.constantFrom(...sortable), fc.constantFrom("", "-")), {
    minLength: 1,
    maxLength: 3,
  })
  .map((keys): [string, string][] => [
    ["_sort", keys.map(([name, sign]) => sign + name).join(",")],
  ]);
const sortAndOrder = fc
  .array(fc.tuple(fc.constantFrom(...sortable), fc.constantFrom("asc", "DESC")), {
    minLength: 1,
    maxLength: 2,
  })
  .map((keys): [string, string][] => [
    ["_sort", keys.map(([name]) => name).join(",")],
    ["_order", keys.map(([, order]) => order).join(",")],
  ]);

const small = fc.integer({ min: 0, max: 12 });
const positive = fc.integer({ min: 1, max: 12 });
const slice: fc.Arbitrary<[string, string][]> = fc.oneof(
  positive.map((page): [string, string][] => [["_page", String(page)]]),
  fc.tuple(positive, positive).map(([page, limit]): [string, string][] => [
    ["_page", String(page)],
    ["_limit", String(limit)],
  ]),
  fc.tuple(positive, positive).map(([page, limit]): [string, string][] => [
    ["_page", String(page)],
    ["_per_page", String(limit)],
  ]),
  fc.tuple(small, small).map(([start, end]): [string, string][] => [
    ["_start", String(start)],
    ["_end", String(end)],
  ]),
  fc.tuple(small, small).map(([start, limit]): [string, string][] => [
    ["_start", String(start)],
    ["_limit", String(limit)],
  ]),
  small.map((limit): [string, string][] => [["_limit", String(limit)]]),
);

const query = fc
  .record({
    filters: fc.array(filter, { maxLength: 3 }),
    q: maybe(text),
    sort: maybe(fc.oneof(sort, sortAndOrder)),
    slice: maybe(slice),
    ignored: maybe(
      fc.constant<[string, string][]>([
        ["_unknown", "x"],
        ["_", "1"],
      ]),
    ),
  })
  .map(({ filters, q, sort: order, slice: part, ignored }) =>
    new URLSearchParams([
      ...filters,
      ...(q === undefined ? [] : [["q", q] as [string, string]]),
      ...(order ?? []),
      ...(part ?? []),
      ...(ignored ?? []),
    ]).toString(),
  );

test("thousands of queries give what plain JavaScript gives over the full list", async () => {
  const backlot = await startBacklot(models, {
    resources: [{ path: "/things", type: "Thing[]", count: 0 }],
  });
  const seeds = fc.sample(thing, { seed: 7, numRuns: 60 });
  for (const body of seeds) {
    const { status } = await send(backlot, "POST", "/things", { body });
    expect(status).toBe(201);
  }
  const items = (await (await send(backlot, "GET", "/things")).json()) as Item[];
  expect(items).toHaveLength(60);

  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const response = await send(backlot, "GET", `/things?${text}`);
      const body = (await response.json()) as Item[];
      expect(response.status, JSON.stringify(body)).toBe(200);
      const actual = {
        ids: body.map((item) => item["id"]),
        total: Number(response.headers.get("x-total-count")),
      };
      expect(actual).toEqual(answerList(items, model, text));
    }),
    { seed: 20_260_101, numRuns: 3000 },
  );
});
