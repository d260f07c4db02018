import { expect, test } from "vitest";
import { isObject, type JsonObject, type Schema } from "../../src/schema/schema.ts";
import {
  at,
  daysFrom,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

const numbers: Schema = { type: "array", items: number };
const texts: Schema = { type: "array", items: text };
const dictionary = (of: Schema): Schema => ({
  type: "object",
  properties: {},
  required: [],
  additionalProperties: of,
});
const inside = (record: JsonObject, name: string) => record[name] as JsonObject;

test("lists that belong together are of one length, and the hours follow each other", async () => {
  const forecasts = await recordsOf("MeteoAnswer", {
    latitude: number,
    longitude: number,
    hourly_units: toObject(textsOf("time", "temperature_2m", "precipitation")),
    hourly: toObject({ time: texts, temperature_2m: numbers, wind_speed_10m: numbers }),
    daily: toObject({ time: texts, temperature_2m_max: numbers, temperature_2m_min: numbers }),
  });
  for (const forecast of forecasts) {
    expect(forecast["hourly_units"]).toEqual({
      time: "iso8601",
      temperature_2m: "°C",
      precipitation: "mm",
    });
    for (const [part, step] of [["hourly", 1 / 24] as const, ["daily", 1] as const]) {
      const lists = Object.values(inside(forecast, part)) as unknown[][];
      expect(new Set(lists.map(({ length }) => length)).size).toBe(1);
      const [times = []] = lists;
      for (const [index, time] of times.slice(1).entries())
        expect(daysFrom(time) - daysFrom(times[index])).toBeCloseTo(step, 5);
    }
    const { temperature_2m_max: highs, temperature_2m_min: lows } = inside(forecast, "daily");
    for (const [index, high] of (highs as number[]).entries())
      expect(high).toBeGreaterThan((lows as number[])[index] ?? 0);
  }
});

test("a chart has a figure for each label, and its least, most and mean are those of its figures", async () => {
  const charts = await recordsOf("SalesChart", {
    title: text,
    labels: texts,
    datasets: listOf({ label: text, data: numbers }),
  });
  for (const chart of charts)
    for (const { data } of itemsOf(chart, "datasets"))
      expect((data as number[]).length).toBe((chart["labels"] as string[]).length);
  const panels = await recordsOf("SensorPanel", {
    title: text,
    values: numbers,
    min: number,
    max: number,
    avg: number,
  });
  for (const { values, min, max, avg } of panels) {
    const all = values as number[];
    if (all.length === 0) continue;
    expect(min).toBeCloseTo(Math.min(...all), 1);
    expect(max).toBeCloseTo(Math.max(...all), 1);
    expect(avg).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / all.length, 1);
  }
});

test("a table of rates says what the base buys of each currency", async () => {
  const tables = await recordsOf("LatestRates", {
    ...textsOf("base", "date"),
    rates: dictionary(number),
  });
  for (const { base, rates } of tables) {
    const told = rates as Readonly<Record<string, number>>;
    expect(told[String(base)]).toBe(1);
    expect((told["EUR"] ?? 0) / (told["GBP"] ?? 1)).toBeGreaterThan(1.1);
    expect((told["EUR"] ?? 0) / (told["GBP"] ?? 1)).toBeLessThan(1.25);
  }
});

test("numbers by a kind are told of each kind, and keys of a keyboard are keys", async () => {
  const screens = await recordsOf("VisitorScreen", {
    title: text,
    visitorDevices: dictionary(number),
    hotkeys: dictionary(text),
  });
  for (const { visitorDevices, hotkeys } of screens) {
    for (const key of Object.keys(visitorDevices as object))
      expect(["desktop", "mobile", "tablet"]).toContain(key);
    for (const value of Object.values(hotkeys as object)) expect(value).toMatch(/^(?:Ctrl|Alt)\+/);
  }
});

test("a page tells which of all it has, and its links lead to the pages beside it", async () => {
  const pages = await recordsOf("ProductPage", {
    data: listOf({ id: number, name: text }),
    meta: toObject({
      current_page: number,
      per_page: number,
      total: number,
      last_page: number,
      from: number,
      to: number,
    }),
    links: toObject({ first: text, last: text, prev: orNull(text), next: orNull(text) }),
  });
  for (const page of pages) {
    const { current_page, per_page, last_page, from, to } = inside(page, "meta");
    expect(from).toBe((Number(current_page) - 1) * Number(per_page) + 1);
    expect(Number(to)).toBeGreaterThanOrEqual(Number(from));
    const { prev, next } = inside(page, "links");
    expect(prev === null).toBe(current_page === 1);
    expect(next === null).toBe(current_page === last_page);
    if (next !== null) expect(next).toContain(`page=${Number(current_page) + 1}`);
  }
});

test("an error says what its code and its number say, and of a field what is wrong with it", async () => {
  const errors = await recordsOf("ErrorResponse", {
    statusCode: number,
    ...textsOf("code", "message"),
    errors: listOf(textsOf("field", "message")),
  });
  const codes = new Map<unknown, unknown>();
  for (const error of errors) {
    const { statusCode, code } = error;
    expect(Number(statusCode)).toBeGreaterThanOrEqual(400);
    expect(codes.get(statusCode) ?? code).toBe(code);
    codes.set(statusCode, code);
    for (const { field, message } of itemsOf(error, "errors"))
      if (field === "email") expect(message).toBe("Must be a valid email address.");
  }
});

test("a distance and a time are told as they are counted, and steps follow each other", async () => {
  const routes = await recordsOf("DrivingRoute", {
    distance: toObject({ text, value: number }),
    duration: toObject({ text, value: number }),
    steps: listOf({
      instruction: text,
      maneuver: oneOf("left", "right", "straight"),
      start_location: toObject({ lat: number, lng: number }),
      end_location: toObject({ lat: number, lng: number }),
    }),
  });
  for (const route of routes) {
    const { text: far, value } = inside(route, "distance");
    expect(far).toBe(
      Number(value) < 1000 ? `${value} m` : `${(Number(value) / 1000).toFixed(1)} km`,
    );
    const speed = Number(value) / Number(inside(route, "duration")["value"]);
    expect(speed).toBeGreaterThan(4);
    expect(speed).toBeLessThan(20);
    const steps = itemsOf(route, "steps");
    for (const [index, step] of steps.slice(1).entries())
      expect(step["start_location"]).toEqual(steps[index]?.["end_location"]);
    for (const { instruction, maneuver } of steps)
      if (maneuver === "left") expect(instruction).toMatch(/left/);
  }
});

test("a variant chooses from the options of its product, and is called by that", async () => {
  const products = await recordsOf("CatalogProduct", {
    title: text,
    options: listOf({ name: text, values: texts }),
    variants: listOf({ title: text, price: text, option1: text, option2: orNull(text) }),
  });
  for (const product of products)
    for (const { title, option1, option2 } of itemsOf(product, "variants"))
      expect(title).toBe([option1, option2].filter((one) => one !== null).join(" / "));
});

test("what was expected of a flight is its plan and its delay", async () => {
  const end = toObject({ ...textsOf("airport", "scheduled", "estimated"), delay: number });
  const flights = await recordsOf("FlightAnswer", {
    flight_number: text,
    departure: end,
    arrival: toObject(textsOf("airport", "scheduled", "estimated")),
    status: oneOf("scheduled", "active", "landed"),
  });
  for (const flight of flights) {
    const { scheduled, estimated, delay } = inside(flight, "departure");
    expect(at(estimated) - at(scheduled)).toBe(Number(delay) * 60_000);
    const arrival = inside(flight, "arrival");
    expect(at(arrival["estimated"]) - at(arrival["scheduled"])).toBeLessThanOrEqual(3_600_000);
  }
});

test("only a payment that succeeded has been received, and nothing that is open was merged", async () => {
  const payments = await recordsOf("PaymentIntent", {
    amount: number,
    amount_received: number,
    status: oneOf("requires_payment_method", "processing", "succeeded"),
  });
  for (const { amount, amount_received, status } of payments)
    expect(amount_received).toBe(status === "succeeded" ? amount : 0);
  const requests = await recordsOf("PullRequest", {
    title: text,
    state: oneOf("open", "closed"),
    merged_at: orNull(text),
  });
  for (const { state, merged_at } of requests) if (state === "open") expect(merged_at).toBeNull();
});

test("packed food has what is written on a pack, and its parts make no more than all of it", async () => {
  const foods = await recordsOf("FoodProduct", {
    ...textsOf("product_name", "brands", "quantity", "ingredients_text"),
    nutriscore_grade: oneOf("a", "b", "c"),
    nutriments: toObject({ fat_100g: number, saturated_fat_100g: number, proteins_100g: number }),
  });
  for (const food of foods) {
    expect(food["quantity"]).toMatch(/^\d+ (?:g|ml|l)$/);
    const { fat_100g: fat, saturated_fat_100g: saturated } = inside(food, "nutriments");
    expect(Number(saturated)).toBeLessThanOrEqual(Number(fat));
    expect(isObject(food["nutriments"] ?? null)).toBe(true);
  }
});

test("a candle opens where the one before it closed, and the last closes at the price", async () => {
  const stocks = await recordsOf("TickerAnswer", {
    ticker: text,
    price: number,
    candles: listOf({ date: text, open: number, high: number, low: number, close: number }),
  });
  for (const stock of stocks) {
    const candles = itemsOf(stock, "candles");
    for (const [index, { open, high, low, close }] of candles.entries()) {
      expect(Number(high)).toBeGreaterThanOrEqual(Math.max(Number(open), Number(close)));
      expect(Number(low)).toBeLessThanOrEqual(Math.min(Number(open), Number(close)));
      if (index > 0) expect(open).toBe(candles[index - 1]?.["close"]);
    }
    if (candles.length > 0) expect(candles.at(-1)?.["close"]).toBe(stock["price"]);
  }
});

test("figures by country have each country once, and what is switched on has a name", async () => {
  const reports = await recordsOf("TrafficReport", {
    title: text,
    byCountry: listOf({ country: text, code: text, visits: number }),
    features: dictionary({ type: "boolean" }),
  });
  for (const report of reports) {
    const countries = itemsOf(report, "byCountry");
    expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length);
    for (const { country, code } of countries) if (country === "Germany") expect(code).toBe("DE");
    for (const key of Object.keys(report["features"] as object)) expect(key).toMatch(/[A-Z]/);
  }
});

test("a billed period begins and ends at a time, in numbers as well", async () => {
  const invoices = await recordsOf("BilledInvoice", {
    number: text,
    period: toObject({ start: number, end: number }),
  });
  for (const invoice of invoices) {
    const { start, end } = inside(invoice, "period");
    expect(Number(start)).toBeGreaterThan(1e9);
    expect(Number(end)).toBeGreaterThan(Number(start));
  }
});

test("labels are an axis of a chart, and of nothing else that has numbers", async () => {
  const issues = await recordsOf("Issue", {
    ...textsOf("title"),
    labels: { type: "array", items: { type: "string" } },
    assigneeIds: { type: "array", items: { type: "integer" } },
  });
  for (const { labels } of issues) expect(labels).not.toContain("Jun");
  const concerts = await recordsOf("Concert", {
    ...textsOf("artist"),
    dates: { type: "array", items: { type: "string", format: "date" } },
    prices: { type: "array", items: { type: "number" } },
  });
  expect(concerts.some(({ dates }) => (dates as string[]).length < 6)).toBe(true);
});

test("countries have the people that live there, and figures by country have each once", async () => {
  const continents = await recordsOf("Continent", {
    ...textsOf("name"),
    countries: listOf({ ...textsOf("name", "capital"), population: number }),
  });
  const told = continents.flatMap((one) => itemsOf(one, "countries").map(({ name }) => name));
  expect(new Set(told).size).toBeGreaterThan(8);
  const reports = await recordsOf("TrafficReport", {
    countries: listOf({ ...textsOf("country", "code"), visitors: number }),
  });
  for (const report of reports) {
    const codes = itemsOf(report, "countries").map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});
