import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  at,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

const inside = (record: JsonObject, name: string) => record[name] as JsonObject;

test("what a list is wrapped in says nothing of what is listed", async () => {
  const playlists = await recordsOf("Playlist", {
    ...textsOf("id", "name"),
    songs: toObject({ nodes: listOf({ title: text, durationMs: number }), total: number }),
  });
  for (const playlist of playlists) {
    for (const { durationMs } of itemsOf(inside(playlist, "songs"), "nodes")) {
      expect(durationMs).toBeGreaterThan(90_000);
      expect(durationMs).toBeLessThan(900_000);
    }
  }
  const profiles = await recordsOf("Profile", {
    repositories: toObject({ edges: listOf({ node: toObject(textsOf("name", "full_name")) }) }),
  });
  for (const profile of profiles)
    for (const edge of itemsOf(inside(profile, "repositories"), "edges"))
      expect(String(inside(edge, "node")["full_name"])).toMatch(/^[\w-]+\/[\w-]+$/);
});

test("a unit price that is an amount of money is that of the goods", async () => {
  const carts = await recordsOf("Cart", {
    items: listOf({
      name: text,
      quantity: number,
      unitPrice: toObject({ amount: number, currency: text }),
    }),
  });
  for (const cart of carts)
    for (const item of itemsOf(cart, "items"))
      expect(inside(item, "unitPrice")["amount"]).toBeLessThan(1000);
});

test("a city is where its coordinates are, one level further in", async () => {
  const cities = await recordsOf("City", {
    ...textsOf("name", "country"),
    population: number,
    coord: toObject({ lat: number, lon: number }),
  });
  const sydney = cities.filter(({ country }) => country === "Australia");
  const north = cities.filter(({ country }) => country === "Germany" || country === "France");
  expect(sydney.length + north.length).toBeGreaterThan(3);
  for (const city of sydney) expect(inside(city, "coord")["lat"]).toBeLessThan(0);
  for (const city of north) expect(inside(city, "coord")["lat"]).toBeGreaterThan(40);
});

test("a request that is open has not been merged", async () => {
  const requests = await recordsOf("MergeRequest", {
    ...textsOf("title", "created_at"),
    state: oneOf("open", "closed"),
    merged: flag,
    merged_at: orNull(text),
  });
  const open = requests.filter(({ state }) => state === "open");
  expect(open.length).toBeGreaterThan(5);
  for (const { merged, merged_at } of open) expect([merged, merged_at]).toEqual([false, null]);
});

test("a card on a dashboard shows one figure, its change and what it is counted in", async () => {
  const cards = await recordsOf("StatCard", {
    ...textsOf("label", "unit"),
    value: number,
    previousValue: number,
    change: number,
    changePercent: number,
    format: oneOf("number", "currency", "percent"),
  });
  for (const { label, unit, value, previousValue, change, format } of cards) {
    expect(change).toBeCloseTo(Number(value) - Number(previousValue), 1);
    if (/revenue/i.test(String(label))) expect([unit, format]).toEqual(["USD", "currency"]);
    if (unit === "%") expect(format).toBe("percent");
  }
});

test("replies to replies have been written by now, and start none of their own", async () => {
  const reply = toObject(textsOf("body", "createdAt"));
  const threads = await recordsOf("Comment", {
    ...textsOf("body", "createdAt"),
    parentId: orNull(text),
    replies: listOf({
      ...textsOf("body", "createdAt"),
      replies: { type: "array", items: reply },
    }),
  });
  for (const { createdAt, parentId, ...thread } of threads) {
    expect(parentId).toBeNull();
    for (const one of itemsOf(thread, "replies")) {
      expect(at(one["createdAt"])).toBeGreaterThanOrEqual(at(createdAt));
      for (const other of itemsOf(one, "replies")) {
        expect(at(other["createdAt"])).toBeGreaterThanOrEqual(at(one["createdAt"]));
        expect(at(other["createdAt"])).toBeLessThanOrEqual(now);
      }
    }
  }
});

test("what is held by urls is one, and a picture has the type of one", async () => {
  const artists = await recordsOf("Artist", {
    name: text,
    external_urls: toObject(textsOf("spotify", "bandcamp")),
    picture: toObject({ ...textsOf("url", "alt", "mimeType"), width: number, height: number }),
  });
  for (const artist of artists) {
    for (const url of Object.values(inside(artist, "external_urls")))
      expect(url).toMatch(/^https:\/\//);
    expect(inside(artist, "picture")["mimeType"]).toMatch(/^image\//);
  }
});

test("what a shop calls the handle of a product is made of its title", async () => {
  const products = await recordsOf("Product", textsOf("title", "handle", "vendor"));
  for (const { title, handle } of products)
    expect(String(handle)).toContain(String(title).toLowerCase().split(" ")[0]);
});

test("tickets, payments and films are told as their interfaces tell them", async () => {
  const issues = await recordsOf("Issue", {
    key: text,
    fixVersions: listOf({ name: text, released: flag }),
    issuetype: toObject({ name: text, subtask: flag }),
    status: toObject({ name: text, statusCategory: toObject(textsOf("key", "name")) }),
  });
  for (const issue of issues) {
    for (const { name } of itemsOf(issue, "fixVersions")) expect(name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(inside(issue, "issuetype")["name"]).toMatch(/^(?:Bug|Story|Task|Epic|Sub-task)$/);
    const { key, name } = inside(inside(issue, "status"), "statusCategory");
    expect(key === "done").toBe(name === "Done");
  }
  const films = await recordsOf("Movie", {
    title: text,
    spoken_languages: listOf(textsOf("iso_639_1", "english_name")),
  });
  for (const film of films)
    for (const { iso_639_1, english_name } of itemsOf(film, "spoken_languages"))
      expect(iso_639_1 === "fr").toBe(english_name === "French");
});

test("who is paid by the hour is not paid a year's money for it", async () => {
  const openings = await recordsOf("Vacancy", {
    title: text,
    salary: toObject({
      min: number,
      max: number,
      period: oneOf("hour", "month", "year"),
    }),
  });
  const most = { hour: 200, month: 30_000, year: 400_000 };
  for (const opening of openings) {
    const { min, max, period } = inside(opening, "salary");
    expect(max).toBeLessThan(most[period as keyof typeof most]);
    expect(Number(max)).toBeGreaterThanOrEqual(Number(min));
    if (period === "year") expect(min).toBeGreaterThan(10_000);
  }
});

test("the prices inside a price agree with the discount, and a fee is a small one", async () => {
  const offers = await recordsOf("Course", {
    title: text,
    price: toObject({ current: number, original: number, discountPercent: number }),
  });
  for (const offer of offers) {
    const { current, original, discountPercent } = inside(offer, "price");
    const cut = 1 - Number(current) / Number(original);
    expect(Math.abs(cut * 100 - Number(discountPercent))).toBeLessThan(3);
  }
  const eateries = await recordsOf("Restaurant", {
    name: text,
    cuisine: text,
    deliveryFee: toObject({ amount: number, currency: text }),
  });
  for (const eatery of eateries) expect(inside(eatery, "deliveryFee")["amount"]).toBeLessThan(30);
});

test("what is told by something is told in shares of a whole, and a series day by day", async () => {
  const reports = await recordsOf("Report", {
    title: text,
    visitsByCountry: listOf({ country: text, share: number }),
    revenueSeries: listOf({ date: text, value: number }),
  });
  for (const report of reports) {
    const shares = itemsOf(report, "visitsByCountry").map(({ share }) => Number(share));
    const sum = shares.reduce((all, one) => all + one, 0);
    if (shares.length > 0 && sum > 0) expect(sum).toBeCloseTo(100, 0);
    const days = itemsOf(report, "revenueSeries").map(({ date }) => at(date) / 86_400_000);
    for (const [place, day] of days.slice(1).entries()) expect(day - (days[place] ?? 0)).toBe(1);
  }
});

test("a way to pay that is no card has none", async () => {
  const methods = await recordsOf("PaymentMethod", {
    type: oneOf("card", "paypal"),
    card: orNull(toObject(textsOf("brand", "last4"))),
  });
  for (const { type, card } of methods) if (type === "paypal") expect(card).toBeNull();
});
