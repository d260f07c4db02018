import { expect, test } from "vitest";
import { at, now, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";
import { readAll, type Values } from "./whole-project.ts";

const day = 86_400_000;

test("what is told in cents is what it would be in coins, in hundredths", async () => {
  const lines = await recordsOf("CartItem", { ...textsOf("productName"), unitPriceCents: number });
  for (const { unitPriceCents } of lines) {
    expect(Number.isInteger(unitPriceCents)).toBe(true);
    expect(unitPriceCents).toBeLessThan(500_000);
  }
  const shops = await recordsOf("Restaurant", { ...textsOf("name"), delivery_fee_cents: number });
  for (const { delivery_fee_cents: fee } of shops) {
    expect(fee).toBeGreaterThanOrEqual(100);
    expect(fee).toBeLessThanOrEqual(700);
  }
});

test("a moment in milliseconds is no part of another", async () => {
  const exports = await recordsOf("ExportJob", { startedAt: number, completedAt: number });
  for (const { startedAt, completedAt } of exports) {
    expect(completedAt).toBeGreaterThanOrEqual(Number(startedAt));
    expect(Number(completedAt) - Number(startedAt)).toBeLessThan(60 * day);
  }
  const plays = await recordsOf("Playback", {
    startedAt: number,
    endedAt: number,
    msListened: number,
  });
  for (const { startedAt, endedAt, msListened } of plays) {
    expect(msListened).toBe(Number(endedAt) - Number(startedAt));
    expect(msListened).toBeLessThanOrEqual(4 * 60_000);
  }
});

test("the time of a run follows its way, also where its unit is a letter", async () => {
  const runs = await recordsOf("Run", {
    distance_km: number,
    moving_time_s: number,
    elapsed_time_s: number,
  });
  for (const { distance_km: far, moving_time_s: moving, elapsed_time_s: elapsed } of runs) {
    expect(elapsed).toBeGreaterThanOrEqual(Number(moving));
    const pace = Number(moving) / 60 / Number(far);
    expect(pace).toBeGreaterThan(4);
    expect(pace).toBeLessThan(9);
  }
});

test("of several kinds of people it is the staff who are assigned, and the writers who edit", async () => {
  const [agents = [], cases = [], writers = [], desks = []] = await readAll(
    `export interface HelpdeskAgent { id: number; name: string; email: string }
     export interface Requester { id: number; name: string; email: string }
     export interface Case { id: number; subject: string; assigneeId: number }
     export interface Columnist { id: number; byline: string }
     export interface Section { id: number; name: string; editorId: number }`,
    [
      { path: "/agents", type: "HelpdeskAgent[]", count: 3 },
      { path: "/cases", type: "Case[]", count: 20 },
      { path: "/columnists", type: "Columnist[]", count: 3 },
      { path: "/sections", type: "Section[]", count: 20 },
      { path: "/requesters", type: "Requester[]", count: 3 },
    ],
  );
  const [staff, authors] = [agents, writers].map((all) => all.map(({ id }) => id));
  for (const { assigneeId } of cases) expect(staff).toContain(assigneeId);
  for (const { editorId } of desks) expect(authors).toContain(editorId);
});

test("a dish is of the house of its section", async () => {
  const [, sections = [], dishes = []] = await readAll(
    `export interface Bistro { id: number; name: string }
     export interface MenuSection { id: number; bistroId: number; name: string }
     export interface Dish { id: number; bistroId: number; sectionId: number; name: string }`,
    [
      { path: "/bistros", type: "Bistro[]", count: 8 },
      { path: "/sections", type: "MenuSection[]", count: 20 },
      { path: "/dishes", type: "Dish[]", count: 30 },
    ],
  );
  const houses = new Map(sections.map(({ id, bistroId }) => [id, bistroId]));
  for (const { bistroId, sectionId } of dishes) expect(bistroId).toBe(houses.get(sectionId));
});

test("a later revision of a page was saved later", async () => {
  const [, revisions = []] = await readAll(
    `export interface WikiPage { id: number; title: string }
     export interface PageRevision { id: number; pageId: number; revisionNumber: number; savedAt: string }`,
    [
      { path: "/pages", type: "WikiPage[]", count: 4 },
      { path: "/revisions", type: "PageRevision[]", count: 20 },
    ],
  );
  const sorted = revisions.toSorted(
    (a, b) => Number(a["revisionNumber"]) - Number(b["revisionNumber"]),
  );
  for (const [index, one] of sorted.entries()) {
    const later = sorted.slice(index + 1).find(({ pageId }) => pageId === one["pageId"]);
    if (later) expect(at(later["savedAt"])).toBeGreaterThan(at(one["savedAt"]));
  }
});

test("what somebody says beside their presence is no state", async () => {
  const members = await recordsOf(
    "Teammate",
    textsOf("displayName", "statusText", "statusEmoji", "timezone"),
  );
  expect(members.map(({ statusText }) => statusText)).toContain("In a meeting");
});

test("who is mentioned has something to read", async () => {
  const readers = await recordsOf("ChannelMember", { unreadCount: number, mentionCount: number });
  for (const { unreadCount, mentionCount } of readers)
    expect(mentionCount).toBeLessThanOrEqual(Number(unreadCount));
});

test("who never fell is told as after one fall", async () => {
  const players = await recordsOf("PlayerStats", {
    kills: number,
    deaths: { enum: [0] },
    kdRatio: number,
  });
  for (const { kills, kdRatio } of players) expect(kdRatio).toBe(kills);
});

test("a byline is that of whoever has it", async () => {
  for (const { byline, email } of await recordsOf("Columnist", textsOf("byline", "email")))
    expect(String(email).replace(/@.*/, "").replaceAll(/[._]/g, " ")).toBe(
      String(byline).replace("By ", "").toLowerCase(),
    );
});

test("a spiked story was never published", async () => {
  const stories = await recordsOf("Article", {
    ...textsOf("headline"),
    stage: oneOf("pitched", "drafting", "published", "spiked"),
    publishedAt: orNull(text),
  });
  for (const { stage, publishedAt } of stories)
    expect(publishedAt !== null).toBe(stage === "published");
});

test("what comes round on a day comes next on that day", async () => {
  const rounds = await recordsOf("CleaningRound", textsOf("street", "weekday", "nextCleaning"));
  const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  for (const { weekday, nextCleaning } of rounds) {
    expect(days[new Date(at(nextCleaning)).getUTCDay()]).toBe(weekday);
    expect(at(nextCleaning)).toBeLessThan(now + 8 * day);
  }
});

test("talks that are handed in are told as talks, and rated by somebody", async () => {
  const handedIn = await recordsOf("Submission", {
    ...textsOf("speakerName", "title", "abstract"),
    averageScore: number,
    reviewCount: number,
  });
  const titles = new Set(handedIn.map(({ title }) => title));
  expect(titles).toContain("Accessibility is a habit");
  for (const { reviewCount } of handedIn) expect(reviewCount).toBeGreaterThan(0);
});

test("a request to a city is of the kind that it is sorted under", async () => {
  const requests = await recordsOf(
    "CitizenReport",
    textsOf("category", "subcategory", "description", "ward"),
  );
  const dark = requests.filter(({ category }) => category === "Street lighting");
  expect(dark.length).toBeGreaterThan(2);
  for (const { subcategory, description } of dark)
    expect(`${subcategory} ${description}`).toMatch(/lamp/i);
});

test("who worked on a film did a job of their department", async () => {
  const crew = await recordsOf("CrewCredit", { film_id: number, ...textsOf("department", "job") });
  for (const { department, job } of crew)
    if (department === "Camera") expect(job).toBe("Director of Photography");
  expect(new Set(crew.map(({ job }) => job)).size).toBeGreaterThan(5);
  const people = await recordsOf("Person", textsOf("name", "known_for_department", "imdb_id"));
  for (const { imdb_id: id } of people) expect(id).toMatch(/^nm\d+$/);
});

test("what is rated of a desk's help is its help", async () => {
  const ratings = await recordsOf("CsatResponse", {
    ticketId: text,
    score: oneOf("good", "bad"),
    comment: text,
  });
  const thanks = "Quick answer, and it worked at once.";
  for (const { score, comment } of ratings) if (comment === thanks) expect(score).toBe("good");
  expect(ratings.map(({ comment }) => comment)).toContain(thanks);
});

test("a line of an order is as dear as the dish, in cents as in coins", async () => {
  const [dishes = [], orders = []] = await readAll(
    `export interface Dish { id: number; name: string; priceCents: number }
     export interface Order { id: number; lines: OrderLine[] }
     export interface OrderLine { dishId: number; dishName: string; quantity: number; unitPriceCents: number }`,
    [
      { path: "/dishes", type: "Dish[]", count: 20 },
      { path: "/orders", type: "Order[]", count: 20 },
    ],
  );
  const prices = new Map(dishes.map(({ id, priceCents }) => [id, priceCents]));
  for (const order of orders)
    for (const { dishId, unitPriceCents } of order["lines"] as readonly Values[])
      expect(unitPriceCents).toBe(prices.get(dishId));
});

test("both sides of a match are sides that there are, and nobody has won what is to come", async () => {
  const [crews = [], cups = [], duels = []] = await readAll(
    `export interface Crew { id: number; name: string }
     export interface Cup { id: number; title: string; startsAt: number;
       status: "upcoming" | "live" | "finished"; winnerCrewId: number | null }
     export interface Duel { id: number; crewAId: number; crewBId: number }
     export interface Player { id: number; nickname: string }
     export interface DirectMessage { id: number; fromId: number; toId: number; text: string }`,
    [
      { path: "/crews", type: "Crew[]", count: 6 },
      { path: "/cups", type: "Cup[]", count: 30 },
      { path: "/duels", type: "Duel[]", count: 20 },
    ],
  );
  const known = crews.map(({ id }) => id);
  for (const { crewAId, crewBId } of duels) {
    expect(known).toContain(crewAId);
    expect(known).toContain(crewBId);
    expect(crewAId).not.toBe(crewBId);
  }
  for (const { status, winnerCrewId } of cups)
    if (status === "upcoming") expect(winnerCrewId).toBeNull();
});

test("whoever writes to whom is somebody, where a message goes from one to the other", async () => {
  const [people = [], messages = []] = await readAll(
    `export interface Person { id: number; realName: string }
     export interface ChatMessage { id: number; fromId: number; toId: number; text: string }`,
    [
      { path: "/people", type: "Person[]", count: 5 },
      { path: "/messages", type: "ChatMessage[]", count: 20 },
    ],
  );
  const known = people.map(({ id }) => id);
  for (const { fromId, toId } of messages) {
    expect(known).toContain(fromId);
    expect(known).toContain(toId);
    expect(fromId).not.toBe(toId);
  }
});

test("a call lasts from its start to its end, and what was done today is counted", async () => {
  const calls = await recordsOf("SupportCall", {
    startedAt: number,
    endedAt: number,
    durationSec: number,
  });
  for (const { startedAt, endedAt, durationSec } of calls)
    expect(durationSec).toBe((Number(endedAt) - Number(startedAt)) / 1000);
  for (const { deliveredToday } of await recordsOf("Rider", { deliveredToday: number }))
    expect(deliveredToday).toBeLessThan(1000);
});

test("what a day's log counts are a day's steps", async () => {
  const days = await recordsOf("StepEntry", { steps: number, floorsClimbed: number, goal: number });
  for (const { steps, goal } of days) {
    expect(steps).toBeGreaterThan(1000);
    expect(goal).toBeGreaterThanOrEqual(6000);
  }
});

test("nothing that is free to enter has a price", async () => {
  const fairs = await recordsOf("Fair", {
    ...textsOf("name"),
    freeEntry: { type: "boolean" },
    ticketPrice: number,
  });
  for (const { freeEntry, ticketPrice } of fairs) expect(ticketPrice === 0).toBe(freeEntry);
});

test("a product of a menu is a dish, a loan of a library a book, a closed road a road", async () => {
  const products = await recordsOf("Product", { ...textsOf("name", "portionSize"), kcal: number });
  for (const { name } of products) expect(name).not.toMatch(/backpack|clock|wallet|lamp/i);
  const loans = await recordsOf("LibraryLoan", { itemTitle: text, renewals: number, fine: number });
  for (const { fine } of loans) expect(fine).toBeLessThanOrEqual(12);
  expect(loans.map(({ itemTitle }) => itemTitle)).toContain("Night Trains of Europe");
  const closures = await recordsOf("StreetClosure", textsOf("street", "reason", "diversion"));
  const main = closures.filter(({ street }) => street === "Mill Lane");
  expect(new Set(main.map(({ reason }) => reason))).toEqual(new Set(["New water main"]));
});

test("what went through a meter in a month is what lies between its readings", async () => {
  const readings = await recordsOf("WaterReading", {
    previousReading: number,
    currentReading: number,
    consumption_m3: number,
  });
  for (const { previousReading, currentReading, consumption_m3: used } of readings)
    expect(Number(currentReading) - Number(previousReading)).toBe(used);
});

test("what is worn is not worn more than it can be, and a reason is told of what is flagged", async () => {
  const items = await recordsOf("GearItem", { durability: number, maxDurability: number });
  for (const { durability, maxDurability } of items)
    expect(durability).toBeLessThanOrEqual(Number(maxDurability));
  const comments = await recordsOf("ReaderComment", {
    text,
    flagged: { type: "boolean" },
    flagReason: orNull(text),
  });
  for (const { flagged, flagReason } of comments) expect(flagReason !== null).toBe(flagged);
});
