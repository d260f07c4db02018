import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  at,
  daysFrom,
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

const degrees = (record: JsonObject, name: string) => Number(record[name]);

/** Hours after midnight of a clock. */
function hoursOf(clock: unknown): number {
  const [hours = 0, minutes = 0] = String(clock).split(":").map(Number);
  return hours + minutes / 60;
}

test("a winter's day is as warm and as long as it is where it is", async () => {
  const days = await recordsOf("DailyForecast", {
    ...textsOf("date", "city", "sunrise", "sunset"),
    condition: oneOf("sunny", "cloudy", "rainy", "snowy", "stormy", "foggy"),
    ...{ latitude: number, tempMax: number, tempMin: number, feelsLike: number, uvIndex: number },
  });
  for (const one of days) {
    const [high, low, felt] = ["tempMax", "tempMin", "feelsLike"].map((name) => degrees(one, name));
    const [most = 0, least = 0] = [high, low];
    expect(most).toBeGreaterThan(least);
    expect(felt).toBeGreaterThan(least - 3);
    expect(felt).toBeLessThan(most + 2);
    if (one["condition"] === "snowy") expect(most).toBeLessThan(6);
    if (one["condition"] === "foggy") expect(most).toBeLessThan(19);
    const light = hoursOf(one["sunset"]) - hoursOf(one["sunrise"]);
    // The records are made in January.
    if (degrees(one, "latitude") > 45) {
      expect(light).toBeLessThan(11);
      expect(most).toBeLessThan(18);
      expect(one["uvIndex"]).toBeLessThan(4);
    }
    if (degrees(one, "latitude") < 0) {
      expect(light).toBeGreaterThan(12);
      expect(most).toBeGreaterThan(12);
    }
  }
});

test("what a report says now and of the next hours is of one place and one spell", async () => {
  const reports = await recordsOf("WeatherReport", {
    ...textsOf("locationName", "description"),
    current: toObject({ temp: number, feelsLike: number, condition: text }),
    hourly: listOf({ time: text, temp: number, precipProbability: number, condition: text }),
    alerts: listOf({ title: text, expiresAt: text }),
    units: oneOf("metric", "imperial"),
  });
  for (const report of reports) {
    const current = report["current"] as JsonObject;
    expect(report["units"]).toBe("metric");
    expect(Math.abs(degrees(current, "temp") - degrees(current, "feelsLike"))).toBeLessThan(5);
    const hours = itemsOf(report, "hourly");
    for (const [index, one] of hours.entries()) {
      expect(Math.abs(degrees(one, "temp") - degrees(current, "temp"))).toBeLessThan(20);
      if (/sunny/.test(String(one["condition"])))
        expect(degrees(one, "precipProbability")).toBeLessThan(0.2);
      const before = hours[index - 1];
      if (before && index % 4 !== 0) expect(one["condition"]).toBe(before["condition"]);
    }
    for (const { expiresAt } of itemsOf(report, "alerts"))
      expect(at(expiresAt)).toBeGreaterThan(now);
    expect(String(report["locationName"])).not.toMatch(/^The /);
  }
});

test("what stands in the state of a device is what such a device has", async () => {
  const devices = await recordsOf("SmartDevice", {
    ...textsOf("name", "room"),
    type: oneOf("light", "thermostat", "lock"),
    state: {
      ...toObject({ power: flag, brightness: number, targetTemperature: number, locked: flag }),
      required: ["power"],
    },
  });
  const has = { light: "brightness", thermostat: "targetTemperature", lock: "locked" };
  for (const { type, state } of devices)
    expect(Object.keys(state as JsonObject).filter((name) => name !== "power")).toEqual([
      has[type as keyof typeof has],
    ]);
});

test("a sensor measures what its kind says, and a bill counts in the unit of its service", async () => {
  const sensors = await recordsOf("Sensor", {
    ...textsOf("label", "unit"),
    kind: oneOf("temperature", "humidity", "motion", "air_quality"),
    value: number,
  });
  const units = { temperature: "°C", humidity: "%", motion: "detections", air_quality: "AQI" };
  for (const { kind, unit } of sensors) expect(unit).toBe(units[kind as keyof typeof units]);
  const bills = await recordsOf("UtilityBill", {
    serviceType: oneOf("electricity", "gas", "water"),
    unit: oneOf("kWh", "m3", "therms"),
    usage: number,
  });
  for (const { serviceType, unit } of bills) {
    if (serviceType === "water") expect(unit).toBe("m3");
    if (serviceType === "electricity") expect(unit).toBe("kWh");
  }
});

test("a plot has no bathrooms, whether it is for sale or to let, and what is listed is what its name says", async () => {
  const homes = await recordsOf("PropertyListing", {
    title: text,
    listingType: oneOf("sale", "rent"),
    propertyType: oneOf("apartment", "house", "land"),
    ...{ bedrooms: number, bathrooms: number, lotSize: orNull(number) },
    amenities: { type: "array", items: text },
  });
  for (const { propertyType, bathrooms, amenities, lotSize } of homes) {
    if (propertyType === "land") expect([bathrooms, amenities]).toEqual([0, []]);
    else expect(bathrooms).toBeGreaterThan(0);
    expect(lotSize === null).toBe(propertyType === "apartment");
  }
  const events = await recordsOf("EventListing", {
    ...textsOf("title", "startsAt"),
    category: oneOf("concert", "theatre", "comedy"),
    ticketTypes: listOf({ name: text, price: number }),
    minPrice: number,
  });
  for (const { title, startsAt, ticketTypes, minPrice } of events) {
    expect(title).not.toMatch(/bedroom|room house|flat /i);
    expect(new Date(at(startsAt)).getUTCHours()).toBeGreaterThanOrEqual(18);
    const prices = (ticketTypes as JsonObject[]).map((kind) => degrees(kind, "price"));
    if (prices.length > 0) expect(minPrice).toBe(Math.min(...prices));
  }
});

test("who has answered was invited, who comes tomorrow was reminded, who is booked has signed", async () => {
  const guests = await recordsOf("WeddingGuest", {
    name: text,
    rsvpStatus: oneOf("pending", "attending", "declined"),
    invitationSent: flag,
  });
  for (const { rsvpStatus, invitationSent } of guests)
    if (rsvpStatus !== "pending") expect(invitationSent).toBe(true);
  const visits = await recordsOf("SalonAppointment", {
    ...textsOf("clientName", "date", "time"),
    status: oneOf("booked", "completed", "cancelled"),
    reminderSent: flag,
  });
  for (const { date, reminderSent } of visits) expect(reminderSent).toBe(daysFrom(date) < 2);
  const vendors = await recordsOf("WeddingVendor", {
    name: text,
    status: oneOf("inquiry", "booked", "paid"),
    contractSigned: flag,
  });
  for (const { status, contractSigned } of vendors)
    expect(contractSigned).toBe(status !== "inquiry");
});

test("who moves house stays in town, as far as the way is long", async () => {
  const moves = await recordsOf("MoveBooking", {
    ...textsOf("fromAddress", "toAddress", "moveDate"),
    distanceKm: number,
  });
  const townOf = (address: unknown) => String(address).split(", ").at(-1);
  for (const { fromAddress, toAddress } of moves)
    expect(townOf(toAddress)).toBe(townOf(fromAddress));
});

test("a booked room is booked for a meeting and tells its screens, a cleaning its extras", async () => {
  const list = { type: "array", items: text } as const;
  const rooms = await recordsOf("RoomBooking", {
    ...textsOf("roomName", "title", "start", "end"),
    equipment: list,
  });
  for (const { roomName, title, equipment } of rooms) {
    expect(title).not.toBe(roomName);
    expect(title).not.toMatch(/room|Oslo|Lisbon|Greenhouse|Attic/);
    expect(String(equipment)).not.toMatch(/coffee|Bike/);
  }
  const cleanings = await recordsOf("CleaningBooking", { clientName: text, extras: list });
  for (const { extras } of cleanings) expect(String(extras)).not.toMatch(/See notes|specified/);
});

test("a shop is called as such a shop is, a couple as people are, a planet is as large as it is", async () => {
  const shops = await recordsOf("LocalBusiness", {
    name: text,
    category: oneOf("bakery", "florist"),
  });
  for (const { name, category } of shops)
    expect(name).toMatch(category === "bakery" ? /bak|crumb|oven/i : /stem|petal|flower|green/i);
  const weddings = await recordsOf("Wedding", {
    couple: toObject({ partnerOne: text, partnerTwo: text }),
    weddingDate: text,
    daysUntil: number,
  });
  for (const { couple, weddingDate, daysUntil } of weddings) {
    expect((couple as JsonObject)["partnerOne"]).toMatch(/^\p{L}+ \p{L}+/u);
    expect((couple as JsonObject)["partnerOne"]).not.toMatch(/^Partner/);
    const left = Math.max(0, daysFrom(weddingDate));
    expect(Math.abs(Number(daysUntil) - left)).toBeLessThanOrEqual(1);
  }
  const planets = await recordsOf("Planet", {
    name: text,
    diameterKm: number,
    averageTemperatureC: number,
  });
  for (const { name, diameterKm, averageTemperatureC } of planets)
    if (name === "Venus") expect([diameterKm, averageTemperatureC]).toEqual([12_104, 464]);
  const stations = await recordsOf("AirQualityStation", {
    ...textsOf("stationName", "healthAdvice"),
    category: oneOf("good", "hazardous"),
  });
  for (const { category, healthAdvice } of stations)
    expect(healthAdvice).toMatch(category === "good" ? /outside/ : /inside/);
});

test("the moon is where it is on the day that a record tells of", async () => {
  const moons = await recordsOf("MoonPhase", {
    ...textsOf("date", "phase", "moonrise", "moonset"),
    illumination: number,
    distanceKm: number,
  });
  for (const { phase, illumination, moonrise, distanceKm } of moons) {
    if (phase === "Full moon") expect(Number(illumination)).toBeGreaterThan(95);
    if (phase === "New moon") expect(Number(illumination)).toBeLessThan(5);
    if (phase === "First quarter") expect(String(moonrise)).toMatch(/^1[0-3]:/);
    expect(Number(distanceKm)).toBeGreaterThan(356_000);
    expect(Number(distanceKm)).toBeLessThan(407_000);
  }
  // As an almanac has them.
  const full =
    "2025-01-13 2025-02-12 2025-03-14 2025-04-13 2025-05-12 2025-06-11 2025-07-10 2025-08-09 2025-09-07 2025-10-07 2025-11-05 2025-12-04 2026-01-03";
  const near = moons.filter(({ date }) => full.includes(String(date).slice(0, 10)));
  expect(near.length).toBeGreaterThan(0);
  for (const { illumination } of near) expect(Number(illumination)).toBeGreaterThan(95);
});

test("dawn comes before the sun, and dusk after it", async () => {
  for (const day of await recordsOf(
    "SunTime",
    textsOf("date", "dawn", "sunrise", "sunset", "dusk"),
  )) {
    const times = ["dawn", "sunrise", "sunset", "dusk"].map((name) => String(day[name]));
    expect(times).toEqual(times.toSorted());
  }
});
