import { expect, test } from "vitest";
import { itemsOf, listOf, number, orNull, recordsOf, text, textsOf } from "./models.ts";

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
