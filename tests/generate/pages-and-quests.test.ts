import { expect, test } from "vitest";
import { flag, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";
import { readAll } from "./whole-project.ts";

test("a page is described to search engines as what it is", async () => {
  const pages = await recordsOf("PageMeta", {
    ...textsOf("path", "metaTitle", "metaDescription", "canonicalUrl", "robots"),
    ...{ indexed: flag },
  });
  for (const { path, metaTitle, metaDescription, canonicalUrl, robots } of pages) {
    expect(canonicalUrl).toBe(`https://example.com${String(path)}`);
    expect(robots).toMatch(/^(?:no)?index, (?:no)?follow$/);
    if (path === "/contact") expect(`${metaTitle} ${metaDescription}`).toMatch(/open/);
  }
});

test("what somebody carries in a game is no somebody, and is worn where it fits", async () => {
  const models = `
    export interface Character { id: number; name: string; characterClass: string; hitPoints: number; maxHitPoints: number; backstory: string }
    export interface InventoryItem {
      id: number; characterId: number; name: string; slot: "head" | "weapon" | "shield";
      rarity: string; attackBonus: number; durability: number;
    }`;
  const [characters = [], items = []] = await readAll(models, [
    { path: "/characters", type: "Character[]", count: 30 },
    { path: "/inventory-items", type: "InventoryItem[]", count: 30 },
  ]);
  for (const { hitPoints, maxHitPoints, backstory } of characters) {
    expect(Number(hitPoints)).toBeLessThanOrEqual(Number(maxHitPoints));
    expect(backstory).toMatch(/\.$/);
  }
  for (const { name, slot, attackBonus } of items) {
    if (slot === "head") expect(name).toMatch(/Helm|Hood/);
    if (slot === "shield") expect(name).toMatch(/Shield/);
    expect(Number(attackBonus)).toBeLessThan(20);
  }
});

test("a quest is told as what it is called", async () => {
  const quests = await recordsOf("SideQuest", textsOf("title", "summary"));
  for (const { title, summary } of quests)
    if (/Letter/.test(String(title))) expect(summary).toMatch(/letter/);
});

test("a festival has stages that bands play on, and bands want water and monitors", async () => {
  const stages = await recordsOf("FestivalStage", { name: text, capacity: number });
  for (const { name } of stages) expect(name).toMatch(/Stage|Tent|Corner/);
  const acts = await recordsOf("Act", textsOf("stageName", "technicalRider"));
  for (const { technicalRider } of acts)
    expect(technicalRider).toMatch(/water|Piano|monitors|meal|towels|engineer/);
});

test("no passport has a number before it is printed", async () => {
  const requests = await recordsOf("PassportRenewal", {
    status: oneOf("received", "processing", "printed", "collected"),
    passportNumber: orNull(text),
  });
  for (const { status, passportNumber } of requests)
    expect(passportNumber !== null).toBe(status === "printed" || status === "collected");
});

test("a game server holds as many as games do, and answers as fast", async () => {
  const servers = await recordsOf("GameServer", { map: text, maxPlayers: number, ping: number });
  for (const { maxPlayers, ping } of servers) {
    expect(Number(maxPlayers) % 8).toBe(0);
    expect(Number(ping)).toBeLessThanOrEqual(120);
  }
  const watched = await recordsOf("WatchHistoryEntry", {
    profileId: number,
    positionSeconds: number,
    durationSeconds: number,
  });
  for (const { durationSeconds } of watched) expect(Number(durationSeconds)).toBeGreaterThan(1200);
});

test("who plans meals notes what to prepare", async () => {
  const days = await recordsOf("MealPlan", textsOf("breakfast", "dinner", "prepNotes"));
  for (const { prepNotes } of days)
    expect(prepNotes).toMatch(/Soak|Cook|Chop|Take|Marinate|Nothing to prepare/);
});
