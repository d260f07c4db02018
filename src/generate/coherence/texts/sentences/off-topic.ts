import { remember } from "../../../../remember.ts";
import type { Scope } from "../../../draw/scope.ts";
import { isPersonWord } from "../../../meaning/names/person-words.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { redrawWhile } from "../../redraw.ts";
import { takersOf } from "../../rows/deal-rows.ts";
import type { FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { fields } from "./topics.ts";

const kinds =
  /(?:^| )(?:category|type|kind|trade|service|service type|species|animal|medium|technique|department|weather|material|genre)$/;
const headings = oneOf("title|name|subject|item|item name|headline|service|issue|problem");
const prose =
  /(?:^| )(?:description|summary|notes?|details|condition|remarks|comments?|content|diagnosis|reason|instructions|caption|subtitle)$/;

/**
 * What a record says of itself in several places is about one thing. What a type lists decides, then
 * the title; whatever else speaks of another thing is drawn again.
 */
export const findOffTopic: FindRules = (parts) => {
  const { slots, owner } = parts;
  // Somebody's name is about nothing, and who somebody is may be said in many ways.
  if (isPersonWord(owner.at(-1))) return [];
  const said = (kind: Slot["kind"], names: Matcher) =>
    slots.filter((slot) => slot.kind === kind && names.test(slot.words));
  const following = [...said("text", headings), ...said("text", kinds), ...said("text", prose)];
  const decided = said("choice", kinds);
  const inOrder = [...new Set([...decided, ...following])];
  if (inOrder.length < 2 || following.length === 0) return [];
  const takersIn = takersOf(parts);
  const apply = (scope: Scope) => {
    if (!scope.draw.library.isEnglish) return;
    // What a row tells is about one thing already.
    const takers = takersIn(scope);
    // What is said of the items of a list was dealt among them; what kind each is of may come again.
    const told = scope.item ? [...decided, ...following.toReversed()] : inOrder;
    // Most records speak of nothing that excludes anything, and are asked no more than that.
    let about: (string | undefined)[] | undefined;
    for (const slot of told) {
      const isFree = slot.kind === "text" && slot.hold === "free" && !takers.has(slot);
      if (about && isFree && !(scope.item && prose.test(slot.words)))
        stayOnTopic(scope, slot, about);
      const said = topicsOf(scope.values[slot.name]);
      for (const [field, topics] of said === none ? [] : said.entries()) {
        // What speaks of several things has not told which it is about.
        if (topics.length !== 1) continue;
        about ??= fields.map(() => undefined);
        about[field] ??= topics[0];
      }
    }
  };
  return [{ reads: inOrder, writes: following, apply }];
};

/** What names the thing itself: a neutral word will do where there is none for it. */
const naming = /(?:^| )(?:category|trade|weather)$/;

const mostAttempts = 8;

function stayOnTopic(scope: Scope, slot: Slot, about: readonly (string | undefined)[]): void {
  if (!isOff(scope, slot, about)) return;
  const before = scope.values[slot.name];
  redrawWhile(scope, slot, mostAttempts, () => isOff(scope, slot, about));
  if (isOff(scope, slot, about) && before !== undefined) scope.values[slot.name] = before;
}

/** Whether it speaks of another thing, and not of the one that the record is about. */
function isOff(scope: Scope, slot: Slot, about: readonly (string | undefined)[]): boolean {
  const said = topicsOf(scope.values[slot.name]);
  return about.some((own, field) => {
    const topics = said[field] ?? [];
    if (own === undefined || topics.includes(own)) return false;
    return topics.length > 0 || naming.test(slot.words);
  });
}

type Topics = readonly (readonly string[])[];

const none: Topics = [];
/** What is longer is an essay, which speaks of many things. */
const longest = 160;

let expressions: readonly (readonly (readonly [topic: string, words: Matcher])[])[] | undefined;
let any: Matcher | undefined;

/** By field, what a text speaks of. Most texts come again. */
function topicsOf(text: unknown): Topics {
  if (typeof text !== "string" || text.length > longest) return none;
  return readTopics(text);
}

const readTopics = remember((text): Topics => {
  any ??= toExpression(fields.flatMap((field) => Object.values(field)).join("|"));
  if (!any.test(text)) return none;
  expressions ??= fields.map((field) =>
    Object.entries(field).map(([topic, words]) => [topic, toExpression(`${topic}|${words}`)]),
  );
  return expressions.map((field) =>
    field.flatMap(([topic, words]) => (words.test(text) ? [topic] : [])),
  );
});

function toExpression(words: string): Matcher {
  return new RegExp(`\\b(?:${words})\\b`, "i");
}
