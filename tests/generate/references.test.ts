import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";
import { readAll, type Values } from "./whole-project.ts";

test("references hold identifiers of records that exist, whatever their form", async () => {
  const [users = [], tags = [], posts = []] = await readAll(
    `export interface User { id: string }
     export interface Tag { /** @pattern ^tag_[a-z]{6}$ */ id: string }
     export interface Post { id: number; userId: string; tagIds: string[]; reviewerId: User["id"] | null }`,
    [
      { path: "/users", type: "User[]", count: 7 },
      { path: "/tags", type: "Tag[]", count: 9 },
      { path: "/posts", type: "Post[]", count: 60 },
    ],
  );
  const known = new Set(users.map(({ id }) => id));
  const knownTags = new Set(tags.map(({ id }) => id));
  expect(knownTags.size).toBe(9);
  for (const { userId, tagIds, reviewerId } of posts) {
    const list = tagIds as string[];
    expect(known.has(userId)).toBe(true);
    expect(reviewerId === null || known.has(reviewerId)).toBe(true);
    expect(list.every((id) => knownTags.has(id))).toBe(true);
    expect(new Set(list).size).toBe(list.length);
  }
});

test("self-references make a tree, not a loop", async () => {
  const [comments = []] = await readAll(
    "export interface Comment { id: number; parentId: number | null }",
    [{ path: "/comments", type: "Comment[]", count: 80 }],
  );
  expect(comments[0]?.["parentId"]).toBeNull();
  expect(comments.some(({ parentId }) => parentId !== null)).toBe(true);
  for (const { id, parentId } of comments) {
    if (parentId !== null) expect(Number(parentId)).toBeLessThan(Number(id));
  }
});

test("where every record must have a parent, the first is its own", async () => {
  const [nodes = []] = await readAll("export interface Node { id: number; parentId: number }", [
    { path: "/nodes", type: "Node[]", count: 20 },
  ]);
  expect(nodes[0]?.["parentId"]).toBe(1);
  for (const { id, parentId } of nodes.slice(1)) expect(Number(parentId)).toBeLessThan(Number(id));
});

test("two models that need each other both get references that exist", async () => {
  const [teams = [], people = []] = await readAll(
    `export interface Team { id: number; personId: Person["id"] }
     export interface Person { id: number; teamId: Team["id"] }`,
    [
      { path: "/teams", type: "Team[]", count: 4 },
      { path: "/people", type: "Person[]", count: 11 },
    ],
  );
  expect(teams.every(({ personId }) => Number(personId) >= 1 && Number(personId) <= 11)).toBe(true);
  expect(people.every(({ teamId }) => Number(teamId) >= 1 && Number(teamId) <= 4)).toBe(true);
});

test("members of nested objects refer to records that exist, too", async () => {
  const [products = [], orders = []] = await readAll(
    `export interface Product { id: string }
     export interface Order { id: number; items: { productId: string; amount: number }[] }`,
    [
      { path: "/products", type: "Product[]", count: 5 },
      { path: "/orders", type: "Order[]", count: 30 },
    ],
  );
  const known = new Set(products.map(({ id }) => id));
  const used = orders.flatMap(({ items }) => (items as Values[]).map(({ productId }) => productId));
  expect(used.length).toBeGreaterThan(10);
  expect(used.every((id) => known.has(id))).toBe(true);
});

test("an embedded record is the related one, and embedding ends", async () => {
  const [users = [], posts = []] = await readAll(
    `export interface User { id: number; name: string; favourite: Post; posts: Post[] }
     export interface Post { id: number; title: string; author: User; editor: User | null }`,
    [
      { path: "/users", type: "User[]", count: 6 },
      { path: "/posts", type: "Post[]", count: 9 },
    ],
  );
  for (const { author, editor } of posts) {
    const { id, name } = author as Values;
    expect(users.find((user) => user["id"] === id)?.["name"]).toBe(name);
    expect((author as Values)["posts"] ?? []).toEqual([]);
    expect(editor === null || typeof (editor as Values)["id"] === "number").toBe(true);
  }
});

test("a name that ends like one other model's gets its identifiers, and no routes", async () => {
  const [teams = [], rooms = [], matches = []] = await readAll(
    `export interface Team { id: string; name: string }
     export interface MeetingRoom { id: number; name: string }
     export interface Match {
       id: number; homeTeamId: string; awayTeamId: string; homeTeamName: string; winningTeamId: string | null;
       homeScore: number; awayScore: number; roomId: number; externalTeamId: string; dressing: { guestTeamId: string };
     }`,
    [
      { path: "/teams", type: "Team[]", count: 6 },
      { path: "/meeting-rooms", type: "MeetingRoom[]", count: 4 },
      { path: "/matches", type: "Match[]", count: 60 },
    ],
  );
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const numbers = rooms.map(({ id }) => id);
  const won = matches.filter(({ winningTeamId }) => winningTeamId !== null);
  for (const match of matches) {
    expect(names.get(match["homeTeamId"])).toBe(match["homeTeamName"]);
    expect(names.has(match["awayTeamId"])).toBe(true);
    expect(match["awayTeamId"]).not.toBe(match["homeTeamId"]);
    expect(numbers).toContain(match["roomId"]);
    expect(names.has((match["dressing"] as Values)["guestTeamId"])).toBe(true);
    expect(names.has(match["externalTeamId"])).toBe(false);
  }
  expect(won.length).toBeGreaterThan(20);
  for (const { homeTeamId, awayTeamId, winningTeamId, homeScore, awayScore } of won) {
    expect(winningTeamId).toBe(Number(homeScore) > Number(awayScore) ? homeTeamId : awayTeamId);
  }
});

test("a name that ends like several models' gets nobody's identifiers, nor one that the config speaks of", async () => {
  const backlot = await startBacklot(
    `export interface MeetingRoom { id: number; name: string }
     export interface HotelRoom { id: number; name: string }
     export interface Team { id: string }
     export interface Booking { id: number; roomId: number; homeTeamId: string }`,
    {
      resources: [
        { path: "/meeting-rooms", type: "MeetingRoom[]", count: 2 },
        { path: "/hotel-rooms", type: "HotelRoom[]", count: 2 },
        { path: "/teams", type: "Team[]", count: 3 },
        { path: "/bookings", type: "Booking[]", count: 30, relations: { homeTeamId: false } },
      ],
    },
  );
  const bookings = (await (await request(backlot, "GET", "/bookings")).json()) as Values[];
  const teams = (await (await request(backlot, "GET", "/teams")).json()) as Values[];
  const known = new Set(teams.map(({ id }) => id));
  expect(bookings.some(({ roomId }) => Number(roomId) > 2)).toBe(true);
  expect(bookings.some(({ homeTeamId }) => known.has(homeTeamId))).toBe(false);
  expect((await request(backlot, "GET", "/bookings/1/home-team")).status).toBe(404);
});

test("where the collection that a name ends like is empty, the value is made as any other", async () => {
  const [, matches = []] = await readAll(
    `export interface Team { id: string }
     export interface Match { id: number; homeTeamId: string }`,
    [
      { path: "/teams", type: "Team[]", count: 0 },
      { path: "/matches", type: "Match[]", count: 5 },
    ],
  );
  for (const { homeTeamId } of matches) expect(homeTeamId).toMatch(/^[0-9a-f-]{36}$/);
});

test("an identifier that is called like the model's own last word is no reference to itself", async () => {
  const [accounts = []] = await readAll(
    "export interface BankAccount { id: number; accountId: number }",
    [{ path: "/bank-accounts", type: "BankAccount[]", count: 40 }],
  );
  expect(accounts.some(({ accountId }) => Number(accountId) > 40)).toBe(true);
});

test("who refers to a job means its posting, and who refers to an order none of its lines", async () => {
  const [postings = [], , applications = [], invoices = []] = await readAll(
    `export interface JobPosting { id: string; title: string }
     export interface OrderLine { id: string; sku: string; quantity: number }
     export interface Application { id: string; jobId: string; coverLetter: string }
     export interface Invoice { id: string; orderId: string; total: number }`,
    [
      { path: "/postings", type: "JobPosting[]", count: 4 },
      { path: "/lines", type: "OrderLine[]", count: 4 },
      { path: "/applications", type: "Application[]", count: 8 },
      { path: "/invoices", type: "Invoice[]", count: 8 },
    ],
  );
  const known = postings.map(({ id }) => id);
  for (const { jobId } of applications) expect(known).toContain(jobId);
  expect(new Set(invoices.map(({ orderId }) => orderId)).size).toBe(8);
});
