import { expect, test } from "vitest";
import { number, oneOf, orNull, recordsBeside, recordsOf, text, textsOf } from "./models.ts";

test("the parent who asks for a sitter is somebody", async () => {
  const requests = await recordsOf("SittingRequest", {
    ...textsOf("parentName", "date", "specialInstructions"),
    childrenAges: { type: "array", items: text },
  });
  for (const { parentName, childrenAges } of requests) {
    expect(parentName).not.toMatch(/Parent/);
    for (const age of childrenAges as string[]) expect(age).toMatch(/^\d+$/);
  }
  const reviews = await recordsOf("SitterReview", {
    ...textsOf("babysitterId", "parentName", "comment"),
    rating: number,
  });
  for (const { parentName } of reviews) expect(parentName).toMatch(/^\p{L}+ \p{L}+$/u);
});

test("a garden with beds is no ward, and its weather no machine's log", async () => {
  const gardens = await recordsOf("Garden", {
    ...textsOf("name", "ownerName", "hardinessZone"),
    bedCount: number,
  });
  for (const { name, hardinessZone } of gardens) {
    expect(name).not.toMatch(/Ward/);
    expect(hardinessZone).toMatch(/^\d[ab]$/);
  }
  const days = await recordsOf("WeatherLog", { ...textsOf("date", "notes"), sunHours: number });
  for (const { notes, sunHours } of days) {
    expect(notes).not.toMatch(/Settings|Export|device/);
    expect(Number(sunHours)).toBeLessThan(16);
  }
});

test("a pest was seen before it was gone, and needs no physiotherapy", async () => {
  const reports = await recordsOf("PestReport", {
    ...textsOf("pest", "treatment", "spottedOn"),
    resolvedOn: orNull(text),
  });
  for (const { pest, treatment, spottedOn, resolvedOn } of reports) {
    expect(`${pest} ${treatment}`).not.toMatch(/Bed bugs|Antibiotics|injections|Physio/);
    if (resolvedOn !== null) expect(String(resolvedOn) >= String(spottedOn)).toBe(true);
  }
});

test("what is seen in a museum is an exhibition, and a workshop there is with hands", async () => {
  const visits = await recordsOf("MuseumVisit", {
    ...textsOf("visitedAt", "exhibition", "ticketType", "comment"),
  });
  for (const { exhibition, ticketType } of visits) {
    expect(exhibition).not.toMatch(/Museum|Gallery/);
    expect(ticketType).not.toMatch(/incident|problem|request/);
  }
  const workshops = await recordsBeside("MuseumMember", "Workshop", {
    ...textsOf("title", "instructor", "date"),
    status: oneOf("open", "full"),
  });
  for (const { title } of workshops) expect(title).not.toMatch(/Conference|Meetup|Roundtable/);
});

test("a used book is a book", async () => {
  const books = await recordsOf("UsedBook", {
    ...textsOf("title", "author", "isbn", "category", "sellerId", "listedAt", "location"),
    condition: oneOf("good", "acceptable"),
    price: number,
  });
  for (const { title, category } of books) {
    expect(title).not.toMatch(/bike|table|Sofa|chairs/);
    expect(category).not.toMatch(/Furniture|Garden|Electronics/);
  }
});
