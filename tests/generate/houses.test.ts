import { expect, test } from "vitest";
import { now, number, oneOf, recordsOf, text, textsOf } from "./models.ts";

const day = 86_400_000;

test("a shelter has a name and an address of its own, and no more animals than places", async () => {
  const shelters = await recordsOf("AnimalShelter", {
    ...textsOf("name", "email", "website"),
    capacity: number,
    current_animals: number,
  });
  for (const { name, email, website, capacity, current_animals } of shelters) {
    const slug = String(name)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "");
    expect(email).toBe(`hello@${slug}.example`);
    expect(website).toBe(`https://${slug}.example`);
    expect(Number(current_animals)).toBeLessThanOrEqual(Number(capacity));
  }
});

test("a partner who learns a language is somebody, and the two of a session are two", async () => {
  const partners = await recordsOf("LanguagePartner", textsOf("name", "nativeLanguage", "aboutMe"));
  for (const { name } of partners) expect(name).not.toMatch(/Group|Partners|Works|Logistics|Labs/);
  const sessions = await recordsOf("ExchangeSession", {
    ...textsOf("memberAName", "memberBName", "platform"),
    ratingA: number,
    ratingB: number,
  });
  for (const { memberAName, memberBName, ratingB, platform } of sessions) {
    expect(memberAName).not.toMatch(/Member/);
    expect(memberBName).not.toBe(memberAName);
    expect(Number(ratingB)).toBeLessThanOrEqual(5);
    expect(platform).not.toMatch(/tablet|desktop/);
  }
});

test("the date taken is a day, and a guarantee that is about to end ends soon", async () => {
  const albums = await recordsOf("PhotoAlbum", textsOf("title", "dateTaken"));
  for (const { dateTaken } of albums) expect(dateTaken).toMatch(/^\d{4}-\d\d-\d\d$/);
  const items = await recordsOf("WarrantyItem", {
    ...textsOf("productName", "purchaseDate", "warrantyExpires", "warrantyMonths"),
    status: oneOf("active", "expiring_soon", "expired"),
  });
  for (const { status, warrantyExpires, warrantyMonths } of items) {
    const days = (Date.parse(String(warrantyExpires)) - now) / day;
    if (status === "expired") expect(days).toBeLessThan(0);
    if (status === "expiring_soon") expect(Math.abs(days - 6)).toBeLessThan(9);
    expect(warrantyMonths).toMatch(/^\d+$/);
  }
});

test("a project at home is no plan of care, and an article no letter", async () => {
  const projects = await recordsOf("HomeProject", {
    ...textsOf("title", "room", "description", "targetDate"),
    budget: number,
  });
  for (const { title, budget } of projects) {
    expect(title).not.toMatch(/Pain below|falls|walker|litres/);
    expect(Number(budget)).toBeLessThan(30_000);
  }
  const articles = await recordsOf("Article", {
    ...textsOf("title", "url", "savedAt", "excerpt"),
    isRead: { type: "boolean" },
  });
  for (const { excerpt } of articles) expect(excerpt).not.toMatch(/invoice|signed copy|Thursday/);
});

test("what was best was never less than what is, and few lives are left", async () => {
  const players = await recordsOf("ClubPlayer", {
    ...textsOf("firstName", "favoriteOpening"),
    elo: number,
    peakElo: number,
  });
  for (const { elo, peakElo, favoriteOpening } of players) {
    expect(Number(elo)).toBeLessThanOrEqual(Number(peakElo));
    expect(favoriteOpening).not.toMatch(/\d/);
  }
  const streaks = await recordsOf("StudyStreak", { userName: text, freezesLeft: number });
  for (const { freezesLeft } of streaks) expect(Number(freezesLeft)).toBeLessThan(10);
});
