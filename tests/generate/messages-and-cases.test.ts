import { expect, test } from "vitest";
import { inferReferences } from "../../src/schema/relations/infer-references.ts";
import { inferLikelyReferences } from "../../src/schema/relations/likely-references.ts";
import type { Collection } from "../../src/schema/resource.ts";
import type { JsonObject, Schema } from "../../src/schema/schema.ts";
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
import { generate, toCollection } from "./support.ts";

const hour = 3_600_000;
const numbers: Schema = { type: "array", items: { type: "integer" } };
const texts: Schema = { type: "array", items: text };
const integer: Schema = { type: "integer" };

/** Records of some collections that refer to each other, in their order. */
async function together(
  ...resources: readonly Collection[]
): Promise<readonly (readonly JsonObject[])[]> {
  const said = inferReferences(resources, [], [], []);
  const relations = [...said, ...inferLikelyReferences(resources, [], said)];
  const made: (readonly JsonObject[])[] = [];
  for (const one of resources) made.push(await generate(one, one.count, { resources, relations }));
  return made;
}

const user = toObject({ id: integer, username: text, email: text, followers: numbers });
const users = toCollection(user, { model: "User", path: "/users", count: 30 });

test("who has read a message talks there and has not written it", async () => {
  const chat = toObject({ id: integer, name: text, participants: numbers, admins: numbers });
  const message = toObject({
    id: integer,
    chatId: integer,
    senderId: integer,
    content: text,
    readBy: numbers,
    deliveredTo: numbers,
    replyTo: orNull(integer),
    sentAt: text,
  });
  const [people = [], chats = [], messages = []] = await together(
    users,
    toCollection(chat, { model: "Chat", path: "/chats", count: 20 }),
    toCollection(message, { model: "Message", path: "/messages", count: 60 }),
  );
  const known = people.map(({ id }) => id);
  for (const { followers } of people)
    for (const one of followers as readonly unknown[]) expect(known).toContain(one);
  for (const { admins, participants } of chats)
    for (const one of admins as readonly unknown[]) expect(participants).toContain(one);
  expect(messages.some(({ readBy }) => (readBy as readonly unknown[]).length > 0)).toBe(true);
  for (const { chatId, senderId, readBy, deliveredTo } of messages) {
    const chatOf = chats.find(({ id }) => id === chatId);
    for (const one of readBy as readonly unknown[]) {
      expect(chatOf?.["participants"]).toContain(one);
      expect(deliveredTo).toContain(one);
      expect(one).not.toBe(senderId);
    }
  }
  const answers = messages.filter(({ replyTo }) => replyTo !== null);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.length).toBeLessThan(40);
  for (const { id, replyTo } of answers) expect(Number(replyTo)).toBeLessThan(Number(id));
});

test("figures by the month are no records", () => {
  const stats = toObject({ id: integer, likes: numbers, users: numbers });
  const resources = [
    users,
    toCollection(stats, { model: "PostStats", path: "/post-stats", count: 5 }),
  ];
  const likely = inferLikelyReferences(resources, [], []);
  expect(likely.filter(({ from }) => from.model === "PostStats")).toEqual([]);
});

test("what somebody has saved is kept as identifiers, and what they are good at by name", () => {
  const person = toObject({
    id: text,
    name: text,
    savedRecipes: texts,
    skills: texts,
  });
  const recipe = toObject({ id: text, title: text });
  const skill = toObject({ id: text, name: text });
  const resources = [
    toCollection(person, { model: "User", path: "/users", count: 5 }),
    toCollection(recipe, { model: "Recipe", path: "/recipes", count: 5 }),
    toCollection(skill, { model: "Skill", path: "/skills", count: 5 }),
  ];
  expect(inferLikelyReferences(resources, [], []).map(({ member }) => member)).toEqual([
    "savedRecipes",
  ]);
});

test("of thirty messages none says what another says", async () => {
  const messages = await recordsOf("ChatMessage", textsOf("senderId", "text", "sentAt"), 30);
  expect(new Set(messages.map(({ text: said }) => said)).size).toBe(30);
  const comments = await recordsOf("Comment", textsOf("authorId", "text", "createdAt"), 30);
  expect(new Set(comments.map(({ text: said }) => said)).size).toBe(30);
});

test("a message carries what its type says, and a text nothing", async () => {
  const messages = await recordsOf("DirectMessage", {
    ...textsOf("senderId", "body", "sentAt"),
    messageType: oneOf("text", "photo", "file"),
    files: listOf(textsOf("fileName", "mimeType", "url")),
  });
  for (const message of messages) {
    const files = itemsOf(message, "files");
    if (message["messageType"] === "text") expect(files).toEqual([]);
    else expect(files.length).toBeGreaterThan(0);
    if (message["messageType"] === "photo")
      for (const { mimeType } of files) expect(mimeType).toMatch(/^image\//);
  }
});

test("in a case the customer asks, and only colleagues write to each other alone", async () => {
  const replies = await recordsOf("TicketComment", {
    ...textsOf("ticketId", "body", "createdAt"),
    authorRole: oneOf("customer", "agent"),
    isInternal: flag,
  });
  for (const { authorRole, isInternal, body } of replies) {
    expect(body).not.toMatch(/made my (?:day|morning)|agreed, especially/i);
    if (authorRole === "customer") expect(isInternal).toBe(false);
    if (authorRole === "customer") expect(body).not.toMatch(/looking into it|on the old plan/);
  }
});

test("most cases are answered in time", async () => {
  const cases = await recordsOf("SupportCase", {
    ...textsOf("subject", "createdAt", "slaDueAt"),
    status: oneOf("open", "pending", "resolved"),
    resolvedAt: orNull(text),
    slaBreached: flag,
  });
  const breached = cases.filter(({ slaBreached }) => slaBreached === true);
  expect(breached.length).toBeGreaterThan(0);
  expect(breached.length).toBeLessThan(cases.length / 3);
  for (const { resolvedAt, slaDueAt, slaBreached } of cases)
    expect(slaBreached).toBe(at(slaDueAt) < (resolvedAt === null ? now : at(resolvedAt)));
});

test("a summit of days begins in the morning and ends in the afternoon", async () => {
  const summits = await recordsOf("Summit", textsOf("title", "startsAt", "endsAt", "city"));
  for (const { startsAt, endsAt } of summits) {
    if (at(endsAt) - at(startsAt) < 20 * hour) continue;
    expect(new Date(at(startsAt)).getUTCHours()).toBeLessThan(11);
    expect(new Date(at(endsAt)).getUTCHours()).toBeGreaterThan(14);
  }
});

test("a mailing that has not gone out was sent to nobody, and its rate is that of its opens", async () => {
  const mailings = await recordsOf("Newsletter", {
    ...textsOf("subject"),
    scheduledAt: orNull(text),
    sentCount: number,
    openCount: number,
    openRate: number,
    status: oneOf("draft", "scheduled", "sent"),
  });
  for (const { status, sentCount, openCount, openRate } of mailings) {
    if (status !== "sent") expect([sentCount, openCount]).toEqual([0, 0]);
    else expect(Number(openRate)).toBeCloseTo((Number(openCount) / Number(sentCount)) * 100, 0);
  }
});

test("who asked to be told of a price and was told is told no more", async () => {
  const alerts = await recordsOf("PriceAlert", {
    ...textsOf("productName", "createdAt"),
    targetPrice: number,
    enabled: flag,
    triggeredAt: orNull(text),
  });
  for (const { enabled, triggeredAt } of alerts) expect(triggeredAt === null).toBe(enabled);
});

test("a page is found where its title says, and a link within the site stays in its window", async () => {
  const pages = await recordsOf("CmsPage", textsOf("title", "path", "content"));
  for (const { title, path } of pages) {
    if (title === "Contact us") expect(path).toBe("/contact");
    if (title === "Pricing") expect(path).toBe("/pricing");
  }
  const links = await recordsOf("NavItem", {
    ...textsOf("label", "url"),
    target: oneOf("_self", "_blank"),
  });
  for (const { url, target } of links)
    if (String(url).startsWith("/")) expect(target).toBe("_self");
});

test("a story is gone after a day, however short it is", async () => {
  const stories = await recordsOf("Story", {
    ...textsOf("userId", "createdAt", "expiresAt"),
    durationSeconds: number,
  });
  for (const { createdAt, expiresAt } of stories)
    expect(at(expiresAt) - at(createdAt)).toBe(24 * hour);
});

test("whoever is away from the desk was there today", async () => {
  const members = await recordsOf("TeamMember", {
    ...textsOf("name", "lastSeenAt"),
    presence: oneOf("online", "away", "busy", "offline"),
  });
  for (const { presence, lastSeenAt } of members)
    if (presence === "away") expect(now - at(lastSeenAt)).toBeLessThan(7 * hour);
});

test("a promise to answer is as quick as its priority, and a deal comes closer with each stage", async () => {
  const policies = await recordsOf("SlaPolicy", {
    ...textsOf("name", "description"),
    priority: oneOf("low", "medium", "high", "urgent"),
    firstResponseMinutes: number,
  });
  const of = (wanted: string) =>
    policies
      .filter(({ priority }) => priority === wanted)
      .map(({ firstResponseMinutes }) => Number(firstResponseMinutes));
  expect(Math.max(...of("urgent"))).toBeLessThan(Math.min(...of("low")));
  const pipelines = await recordsOf("SalesPipeline", {
    ...textsOf("name", "currency"),
    stages: listOf({ name: text, winProbability: number }),
  });
  for (const pipeline of pipelines) {
    const chances = itemsOf(pipeline, "stages").map(({ winProbability }) => Number(winProbability));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  }
});
