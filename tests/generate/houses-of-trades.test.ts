import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import { flag, itemsOf, listOf, number, orNull, recordsOf, text, textsOf } from "./models.ts";

test("what a name says is a number of something counts it, whatever it is", async () => {
  const resorts = await recordsOf("Resort", {
    name: text,
    numberOfLifts: number,
    noOfGizmos: number,
    totalNumberOfSprockets: number,
    numberOfPagesRead: number,
  });
  for (const { name: _, ...counts } of resorts)
    for (const count of Object.values(counts)) {
      expect(count).toBeLessThan(400);
      expect(Number.isInteger(count)).toBe(true);
    }
});

test.each([
  ["Barbershop", /barber|apprentice|receptionist|shop manager/i],
  ["Restaurant", /chef|waiter|bartender|host|porter|shift manager/i],
  ["Hotel", /receptionist|concierge|housekeeper|chef|porter|manager/i],
  ["LawFirm", /partner|associate|paralegal|assistant|receptionist/i],
])("those who work at a %s have its jobs", async (model, jobs) => {
  const staff = listOf(textsOf("name", "role"));
  const houses = await recordsOf(model, { name: text, staff, employees: staff });
  for (const house of houses)
    for (const { role } of [...itemsOf(house, "staff"), ...itemsOf(house, "employees")])
      expect(role).toMatch(jobs);
});

test("somebody in a list of a laundry's staff has no office's job", async () => {
  const houses = await recordsOf("Laundry", { name: text, staff: listOf(textsOf("name", "role")) });
  for (const { role } of houses.flatMap((house) => itemsOf(house, "staff")))
    expect(role).not.toMatch(/marketing|engineer|analyst|product/i);
});

test("what a house offers is of its trade, as texts and as things with a price", async () => {
  const houses = await recordsOf("Barbershop", {
    name: text,
    services: listOf({ name: text, price: number, durationMinutes: number }),
  });
  const offered = houses.flatMap((house) => itemsOf(house, "services"));
  for (const { name, price, durationMinutes } of offered) {
    expect(name).toMatch(/cut|trim|shave|fade|beard/i);
    expect(price).toBeLessThanOrEqual(90);
    expect(durationMinutes).toBeLessThanOrEqual(60);
  }
  const agencies = await recordsOf("TravelAgency", {
    name: text,
    services: { type: "array", items: text },
  });
  for (const { services } of agencies)
    for (const service of services as string[])
      expect(service).toMatch(/flight|tour|cruise|hotel|insurance|visa/i);
});

test("a spa is called as a spa, and not as what is done there", async () => {
  for (const { name } of await recordsOf("Spa", textsOf("name", "phone")))
    expect(name).not.toMatch(/facial|haircut|massage|colour/i);
});

test.each(["Gym", "Museum", "HikingTrail", "EscapeRoom", "CarRental"])(
  "nobody writes of a %s as of something that they bought",
  async (model) => {
    const reviews = listOf({ author: text, rating: number, comment: text });
    for (const place of await recordsOf(model, { name: text, reviews }))
      for (const { comment } of itemsOf(place, "reviews"))
        expect(comment).not.toMatch(/pictures|smaller than expected|sending it back|finish could/i);
  },
);

test("a product's reviews stay those of a product", async () => {
  const reviews = await recordsOf("Review", {
    ...textsOf("id", "productId", "companyName", "comment"),
    rating: number,
  });
  expect(reviews.some(({ comment }) => /pictures|colour|day|works/.test(String(comment)))).toBe(
    true,
  );
  for (const { comment } of reviews) expect(comment).not.toMatch(/punctual|queue|booked/i);
});

test("what was estimated comes out nearly so", async () => {
  const jobs = await recordsOf("Removal", {
    ...textsOf("id", "address"),
    estimatedCost: number,
    actualCost: orNull(number),
    plannedSprockets: number,
    actualSprockets: number,
    salesTarget: number,
    actualSales: number,
  });
  for (const { estimatedCost, actualCost, salesTarget, actualSales } of jobs) {
    for (const [told, real] of [
      [estimatedCost, actualCost],
      [salesTarget, actualSales],
    ]) {
      // Of four, one more is a quarter more.
      if (real === null || Number(told) < 10) continue;
      expect(Number(real) / Number(told)).toBeGreaterThan(0.8);
      expect(Number(real) / Number(told)).toBeLessThan(1.26);
    }
  }
});

const mapOf = (of: object) => ({
  type: "object" as const,
  properties: {},
  required: [],
  additionalProperties: of,
});

test("a map is keyed by what its name says, with all that is counted", async () => {
  const [stats] = await recordsOf("Stats", {
    salesByMonth: mapOf(number),
    stockBySize: mapOf(number),
    votesByParty: mapOf(number),
    hoursByProject: mapOf(number),
    bucketSprockets: mapOf(number),
  });
  const keysOf = (name: string) => Object.keys(stats?.[name] as object);
  expect(keysOf("salesByMonth")).toEqual(["Jan", "Feb", "Mar", "Apr", "May", "Jun"]);
  expect(keysOf("votesByParty")).toContain("Greens");
  for (const key of keysOf("hoursByProject")) expect(key).toMatch(/project|[A-Z]/);
  for (const key of keysOf("bucketSprockets")) expect(key).toMatch(/^bucketSprocket\d$/);
  for (const many of Object.values(stats?.["stockBySize"] as object))
    expect(many).toBeLessThan(1000);
});

test("what stands on a menu with its price is a dish, and fits its heading", async () => {
  const dish = { ...textsOf("name", "description"), price: number, isVegetarian: flag };
  for (const { menu } of await recordsOf("Bistro", { name: text, menu: listOf(dish) }))
    for (const { name, description, isVegetarian } of menu as JsonObject[]) {
      expect(name).not.toMatch(/^(?:brunch|dinner|lunch|drinks|.*menu)$/i);
      if (/salmon|anchovies|calamari|beef/i.test(`${name} ${description}`))
        expect(isVegetarian).toBe(false);
    }
  const items = listOf({ name: text, price: number });
  const menus = await recordsOf("Menu", { name: text, sections: listOf({ title: text, items }) });
  for (const { title, items: dishes } of menus.flatMap((menu) => itemsOf(menu, "sections")))
    for (const { name } of dishes as JsonObject[]) {
      if (title === "Burgers") expect(name).toMatch(/burger/i);
      expect(name).not.toMatch(/\b(?:wallet|mug|table|cushion|bag)\b/i);
    }
});

test("the species of an observation is the Latin name of what was seen", async () => {
  for (const { species, commonName } of await recordsOf(
    "Observation",
    textsOf("species", "commonName", "habitat"),
  ))
    if (commonName === "Red fox") expect(species).toBe("Vulpes vulpes");
    else expect(species).toMatch(/^[A-Z][a-z]+ [a-z× ]+$/);
});

test("what a car is, and where a device stands, are told by no workshop and no parcel", async () => {
  const cars = await recordsOf("Car", {
    ...textsOf("make", "type", "description"),
    mileage: number,
  });
  for (const { type, description } of cars)
    expect(`${type} ${description}`).not.toMatch(/replaced|inspection|oil change|full service$/i);
  for (const { status } of await recordsOf("Device", textsOf("name", "status", "location")))
    expect(status).not.toMatch(/picked up|sorting/);
});
