import { expect, test } from "vitest";
import type { Collection } from "../../src/schema/resource.ts";
import { at, number, oneOf, recordsOf, text, textsOf, toObject } from "./models.ts";
import { generate, toCollection } from "./support.ts";

test("an account is written as in the country of whoever holds it", async () => {
  const accounts = await recordsOf("BankAccount", textsOf("holder", "iban", "bic", "country"));
  const codes: Readonly<Record<string, string>> = { Denmark: "DK", France: "FR", Germany: "DE" };
  const known = accounts.filter(({ country }) => Object.hasOwn(codes, String(country)));
  expect(known.length).toBeGreaterThan(3);
  for (const { country, iban, bic } of known) {
    const code = codes[String(country)] ?? "";
    expect(String(iban).slice(0, 2)).toBe(code);
    expect(String(bic).slice(4, 6)).toBe(code);
  }
});

test("what is in a parcel fits into it", async () => {
  const parcels = await recordsOf("Parcel", {
    carrier: text,
    weightKg: number,
    dimensions: toObject({ lengthCm: number, widthCm: number, heightCm: number }),
  });
  for (const { weightKg, dimensions } of parcels) {
    const { lengthCm, widthCm, heightCm } = dimensions as Readonly<Record<string, number>>;
    const litres = (Number(lengthCm) * Number(widthCm) * Number(heightCm)) / 1000;
    expect(Number(weightKg)).toBeLessThanOrEqual(Math.max(0.1, litres * 0.45));
  }
});

test("a team plays at home where it played at home before", async () => {
  const matches = await recordsOf("Match", textsOf("homeTeam", "awayTeam", "stadium", "kickoff"));
  const grounds = new Map<unknown, unknown>();
  for (const { homeTeam, stadium } of matches) {
    expect(grounds.get(homeTeam) ?? stadium).toBe(stadium);
    grounds.set(homeTeam, stadium);
  }
  expect(new Set(grounds.values()).size).toBeGreaterThan(3);
});

test("who leads a table has more of everything that is counted there", async () => {
  const entries = await recordsOf(
    "LeaderboardEntry",
    {
      rank: number,
      player: text,
      score: number,
      wins: number,
      level: number,
      tier: oneOf("bronze", "silver", "gold"),
    },
    12,
  );
  const [first, last] = [entries[0], entries.at(-1)];
  for (const name of ["score", "wins", "level"])
    expect(Number(first?.[name])).toBeGreaterThan(Number(last?.[name]));
  expect([first?.["tier"], last?.["tier"]]).toEqual(["gold", "bronze"]);
});

test("talks are held within the hour, and each is another", async () => {
  const talks = await recordsOf(
    "ConferenceTalk",
    { ...textsOf("title", "abstract", "startsAt", "endsAt"), durationMinutes: number },
    12,
  );
  expect(new Set(talks.map(({ title }) => title)).size).toBe(12);
  expect(new Set(talks.map(({ abstract }) => abstract)).size).toBe(12);
  for (const { startsAt, endsAt, durationMinutes } of talks) {
    expect(Number(durationMinutes)).toBeLessThanOrEqual(60);
    expect(at(endsAt) - at(startsAt)).toBe(Number(durationMinutes) * 60_000);
  }
});

test("what is rare costs more, and there is less of it", async () => {
  const items = await recordsOf("GameItem", {
    name: text,
    rarity: oneOf("common", "rare", "legendary"),
    price: number,
    quantity: number,
  });
  for (const { rarity, price, quantity } of items) {
    if (rarity === "legendary") expect(quantity).toBe(1);
    if (rarity === "legendary") expect(Number(price)).toBeGreaterThan(2000);
    if (rarity === "common") expect(Number(price)).toBeLessThan(100);
  }
});

test("a line beside a price ends there", async () => {
  const items = await recordsOf("WatchlistItem", {
    symbol: text,
    price: number,
    sparkline: { type: "array", items: number },
  });
  for (const { price, sparkline } of items) {
    const points = sparkline as readonly number[];
    expect(points.length).toBeGreaterThan(6);
    expect(points.at(-1)).toBe(price);
    expect(Math.min(...points)).toBeGreaterThan(Number(price) * 0.6);
  }
});

test("an order at an exchange is filled within the hour", async () => {
  const trades = await recordsOf("Trade", textsOf("ticker", "placedAt", "filledAt", "account"));
  for (const { placedAt, filledAt } of trades) {
    expect(at(filledAt)).toBeGreaterThanOrEqual(at(placedAt));
    expect(at(filledAt) - at(placedAt)).toBeLessThanOrEqual(3_600_000);
  }
});

test("a car is left at the garage before it is fetched", async () => {
  const visits = await recordsOf("ServiceAppointment", {
    ...textsOf("carModel", "dropOff", "pickUp"),
    services: { type: "array", items: text },
  });
  for (const { dropOff, pickUp, services } of visits) {
    expect(at(pickUp)).toBeGreaterThan(at(dropOff));
    for (const service of services as readonly string[])
      expect(service).toMatch(/^(?:Oil|Brake|Tyre|Annual|Wheel|Battery|Air)/);
  }
});

test("a matter is what its practice area is about", async () => {
  const matters = await recordsOf("LegalMatter", {
    title: text,
    practiceArea: oneOf("employment", "family"),
  });
  for (const { title, practiceArea } of matters)
    expect(title).toMatch(
      practiceArea === "family" ? /divorce|custody/i : /dismissal|overtime|employee/i,
    );
});

test("a deal is called after its account, and a profile links to whose it is", async () => {
  const id = { type: "string", format: "uuid" } as const;
  const toRecords = (model: string, ...names: readonly string[]) =>
    toCollection(toObject({ id, ...textsOf(...names) }), { model, path: `/${model}s` });
  const readBoth = async (to: Collection, from: Collection, member: string) => {
    const link = {
      from,
      member,
      to,
      holds: "identifier",
      otherEnd: undefined,
      rule: "name",
    } as const;
    const drawn = { resources: [to, from], relations: [link] };
    const known = await generate(to, 20, drawn);
    const records = await generate(from, 20, drawn);
    return records.map((record) => ({
      record,
      other: known.find((one) => one["id"] === record[member]),
    }));
  };
  const accounts = toRecords("Account", "name", "industry");
  const deals = toRecords("Deal", "name", "accountId", "stage");
  for (const { record, other } of await readBoth(accounts, deals, "accountId"))
    expect(record["name"]).toContain(String(other?.["name"] ?? "no account"));
  const users = toRecords("User", "name", "email", "linkedinUrl");
  const profiles = toRecords("Profile", "userId", "headline", "linkedinUrl");
  for (const { record, other } of await readBoth(users, profiles, "userId"))
    expect(record["linkedinUrl"]).toBe(other?.["linkedinUrl"]);
});
