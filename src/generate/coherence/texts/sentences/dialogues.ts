import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { isPresent, type Slot, write } from "../../slot.ts";

const askers =
  "customer|customer name|requester|requester name|client|client name|reported by|user|created by";
const helpers = "assignee|assignee name|agent|agent name|assigned agent|assigned to|support agent";
const exchanges = /^(?:messages|replies|comments|conversation|thread|responses)$/;
const authors = /^(?:(?:author|sender)(?: name)?|from|sent by)$/;
const bodies = /^(?:body|text|message|content|comment)$/;

/** What is said in such a conversation, by the one who asks and by the one who helps, in this order. */
const openings = [
  "Is there anything that I can do in the meantime?",
  "Can somebody have a look at this, please?",
  "I hope you can help me with this.",
  "Any news on this?",
  "We need this by Friday, if possible.",
];
const asked = [
  "Thank you for the quick answer.",
  "Here are the details that you asked for.",
  "It works again, thank you!",
];
const helped = [
  "Thanks for reaching out, we are looking into it.",
  "Could you send us a few more details?",
  "We have passed this on to the technical team.",
  "This is solved now, please have a look.",
];
const known = new Set<Json>([...openings, ...asked, ...helped, "The refund was issued today."]);

/** In a case two people speak in turn: who has the problem, and who solves it. */
export const findDialogues: FindRules = ({ slots }) => {
  const asker = findNamed(slots, askers, ["text", "object"]);
  const helper = findNamed(slots, helpers, ["text", "object"]);
  if (!asker || !helper) return [];
  return slots.flatMap((list) => {
    if (list.kind !== "list" || !exchanges.test(list.words)) return [];
    const [author, body, inside] = [authors, bodies, /^(?:internal|private)$/].map((names) =>
      itemNamed(list, names),
    );
    if (author === undefined) return [];
    return {
      reads: [asker, helper, list],
      writes: [list],
      apply: (scope) => speak(scope, list, [asker, helper], { author, body, inside }),
    };
  });
};

interface Names {
  readonly author: string;
  readonly body: string | undefined;
  readonly inside: string | undefined;
}

function speak(
  scope: Scope,
  list: Slot,
  [asker, helper]: readonly [Slot, Slot],
  { author, body, inside }: Names,
): void {
  const items = itemsOf(scope, list);
  const roles = rolesIn(items, author);
  const names = [asker, helper].map(
    ({ name }, at) =>
      nameOf(scope.values[name]) ?? spokenBy(scope.values[name], items[at]?.[author]),
  );
  const [one, other] = roles ?? names;
  if (one === undefined) return;
  // Nobody has answered yet: what there is, is the question.
  const said = other === undefined ? items.slice(0, 1) : items;
  const spoken = said.map((item, at) => {
    const isHelp = at % 2 === 1 && other !== undefined;
    if (typeof item[author] !== "string") return item;
    // Only those who help have something to say among themselves.
    const isOpen = !isHelp && inside !== undefined && typeof item[inside] === "boolean";
    const named = {
      ...item,
      ...(isOpen ? { [inside]: false } : {}),
      [author]: isHelp ? other : one,
    };
    if (body === undefined || !known.has(item[body] ?? null)) return named;
    if (at === 0) return { ...named, [body]: chanceFor(scope, list).pick(openings) };
    const texts = isHelp ? helped : asked;
    return { ...named, [body]: texts[Math.floor((at - 1) / 2)] ?? null };
  });
  write(scope, list, spoken as Json);
}

const askings = /^(?:customer|user|client|requester|visitor|patient|guest)$/i;
const helpings = /^(?:agent|support|staff|operator|admin|assistant|team)$/i;

/** Where a type says who speaks and not what they are called, both words of it. */
function rolesIn(items: readonly JsonObject[], author: string): readonly string[] | undefined {
  const said = items.map((item) => String(item[author]));
  const find = (words: RegExp) => said.find((word) => words.test(word));
  const [one, other] = [find(askings), find(helpings)];
  return one === undefined && other === undefined
    ? undefined
    : [one ?? "customer", other ?? "agent"];
}

/** Of somebody who is known by an identifier alone, any name will do. */
function spokenBy(one: Json | undefined, author: Json | undefined): string | undefined {
  return isPresent(one) ? nameOf(author) : undefined;
}

function nameOf(value: Json | undefined): string | undefined {
  const name = isObject(value) ? (value["name"] ?? value["fullName"] ?? value["full_name"]) : value;
  return typeof name === "string" && / /.test(name) ? name : undefined;
}
