import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { caseReplies } from "../../../phrases/case-replies.ts";
import { findCounts } from "../../amounts/counts/counts.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { clear, fill, isPresent, type Slot, write } from "../../slot.ts";
import { toTime, writeTime } from "../../times/time.ts";

const askers =
  "customer|customer name|requester|requester name|client|client name|reported by|user|created by";
const identified = /^(?:contact|customer|requester|client|user|company|account) id$/;
const helpers = "assignee|assignee name|agent|agent name|assigned agent|assigned to|support agent";
const exchanges = oneOf("messages|replies|comments|conversation|thread|responses");
const authors = /^(?:(?:author|sender)(?: name)?|from|sent by)$/;
const bodies = oneOf("body|text|message|content|comment");

/** What is said in such a conversation, by the one who asks and by the one who helps, in this order. */
const openings = [
  "Is there anything that I can do in the meantime?",
  "Can somebody have a look at this, please?",
  "I hope you can help me with this.",
  "Any news on this?",
  "We need this by Friday, if possible.",
];
const asked = [
  [
    "Thank you for the quick answer.",
    "It happens on my phone as well.",
    "I have tried another browser, with the same result.",
  ],
  ["Here are the details that you asked for.", "Any news on this?"],
  ["It works again, thank you!"],
];
const helped = [
  [
    "Thanks for reaching out, we are looking into it.",
    "Sorry for the trouble. Does it happen every time?",
    "Could you send us a few more details?",
  ],
  [
    "We have passed this on to the technical team.",
    "We could reproduce it, a fix comes this week.",
  ],
  ["This is solved now, please have a look."],
];
interface Talk {
  readonly asked: readonly (readonly string[])[];
  readonly helped: readonly (readonly string[])[];
}

const technical: Talk = { asked, helped };

/** What is said of what has nothing to do with a browser. */
const talks: readonly (readonly [of: RegExp, talk: Talk])[] = [
  [
    /\b(?:feature|request for|suggestion|idea|it would help|wish)\b/i,
    {
      asked: [
        ["Thank you for the quick answer.", "Several of us would use it every day."],
        ["We could test it early, if that helps.", "Any news on this?"],
        ["Great to hear, thank you!"],
      ],
      helped: [
        ["Thanks for the idea, I have passed it on.", "Could you tell us how you would use it?"],
        ["It is on our list for the next quarter."],
        ["This will be part of one of the next releases."],
      ],
    },
  ],
  [
    /\b(?:refund|charged?|double charge|payment|paid|invoice|billing|billed|receipt|vat)\b/i,
    {
      asked: [
        ["Thank you for the quick answer.", "It is on my statement of this month."],
        ["Here are the details that you asked for.", "Any news on this?"],
        ["Everything is right now, thank you!"],
      ],
      helped: [
        [
          "Thanks for reaching out, we are looking into it.",
          "Could you send us the number of the invoice?",
          "Sorry for the trouble. On which day was it?",
        ],
        ["We have passed this on to our colleagues in accounting."],
        ["This is settled now, please have a look."],
      ],
    },
  ],
  [
    /\b(?:parcel|package|delivery|delivered|shipping|shipment|order|arrived|courier)\b/i,
    {
      asked: [
        ["Thank you for the quick answer.", "Nobody has rung at our door."],
        ["Here are the details that you asked for.", "Any news on this?"],
        ["It has come today, thank you!"],
      ],
      helped: [
        [
          "Thanks for reaching out, we are looking into it.",
          "Could you send us the number of your order?",
        ],
        ["We have asked the carrier and hear from them by tomorrow."],
        ["A new parcel has left our warehouse, please excuse the trouble."],
      ],
    },
  ],
  [
    /\bhow (?:do|can|to)\b|\bhow-to\b|\bwhere (?:do|can|is)\b/i,
    {
      asked: [
        ["Thank you for the quick answer.", "I do not see it in the menu."],
        ["I may not have the rights for that.", "Any news on this?"],
        ["Found it, thank you!"],
      ],
      helped: [
        [
          "Thanks for reaching out, I am looking it up for you.",
          "Which role do you have in your team?",
        ],
        ["Only an owner can do that, I have written to yours."],
        ["I have sent you a guide with every step, it should work now."],
      ],
    },
  ],
];
const subjects = oneOf("subject|title|description|category|topic|type|summary|issue");
const known = new Set<Json>([
  ...openings,
  ...[technical, ...talks.map(([, talk]) => talk)].flatMap((talk) => [
    ...talk.asked.flat(),
    ...talk.helped.flat(),
  ]),
  ...Object.values(caseReplies).flat(),
]);

/** In a case two people speak in turn: who has the problem, and who solves it. */
export const findDialogues: FindRules = (parts) => {
  const { slots } = parts;
  const asker = findNamed(slots, askers, ["text", "object"]);
  const helper = findNamed(slots, helpers, ["text", "object"]);
  // Who asks may be known by an identifier alone: whoever speaks first is the one.
  const isKnown = slots.some(({ words }) => identified.test(words));
  if (!helper || !(asker ?? isKnown)) return [];
  return slots.flatMap((list) => {
    if (list.kind !== "list" || !exchanges.test(list.words)) return [];
    const [author, body, inside, byAsker, byHelper, when] = parted.map((names) =>
      itemNamed(list, names),
    );
    if (author === undefined) return [];
    const names = { author, body, inside, byAsker, byHelper };
    const answer = when === undefined ? undefined : findNamed(slots, answers, ["text"]);
    const states = slots.filter(({ words, kind }) => kind === "choice" && stated.test(words));
    const about = slots.filter(
      ({ words, kind }) => subjects.test(words) && (kind === "text" || kind === "choice"),
    );
    const talkOf = (scope: Scope): Talk => {
      const said = about.map(({ name }) => scope.values[name]).filter(isPresent);
      return talks.find(([of]) => said.some((text) => of.test(String(text))))?.[1] ?? technical;
    };
    const isOver = (scope: Scope) =>
      states.some(({ name }) => over.test(String(scope.values[name] ?? "")));
    const end = findNamed(slots, "resolved at|solved at|closed at", ["text"]);
    return [
      {
        reads: [...(asker ? [asker] : []), helper, ...states, ...about, list],
        writes: [list],
        apply: (scope: Scope) =>
          speak(scope, list, [asker, helper], {
            ...names,
            talk: talkOf(scope),
            isOver: isOver(scope),
          }),
      },
      ...(answer && when !== undefined ? [toAnswered(list, answer, when, end)] : []),
      // What nobody has answered yet is shorter than it was drawn.
      ...findCounts(parts).filter(({ reads }) => reads.includes(list)),
    ];
  });
};

const stated = oneOf("status|state|ticket status");
const over = /^(?:resolved|solved|closed|done|completed)$/i;
const remarks = oneOf("comments|replies|responses");

const parted = [
  authors,
  bodies,
  oneOf("internal|private"),
  /^(?:(?:is |by |from |is from )?(?:customer|requester|client|user))$/,
  /^(?:(?:is |by |from |is from )?(?:agent|staff|support|admin))$/,
  /^(?:(?:sent|created|posted|written)(?: at| on)?|timestamp|date|time)$/,
];

interface Names {
  readonly author: string;
  readonly body: string | undefined;
  readonly inside: string | undefined;
  readonly byAsker: string | undefined;
  readonly byHelper: string | undefined;
}

const answers = "first response at|first reply at|first responded at|first response|responded at";

/** Who helps has answered first with what they say first. */
function toAnswered(list: Slot, answer: Slot, when: string, end: Slot | undefined): Rule {
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const said = toTime(items[1]?.[when]);
    if (said && said.form !== "clock") {
      fill(scope, answer);
      writeTime(scope, answer, said.at);
      // What is solved was answered, be it by telephone.
    } else if (items.length === 1 && !(end && isPresent(scope.values[end.name])))
      clear(scope, answer);
  };
  return { reads: end ? [list, end] : [list], writes: [answer], apply };
}

interface Course {
  readonly talk: Talk;
  /** Whether there is nothing left to do: who helps has said so. */
  readonly isOver: boolean;
}

function speak(
  scope: Scope,
  list: Slot,
  [asker, helper]: readonly [Slot | undefined, Slot],
  { author, body, inside, byAsker, byHelper, talk, isOver }: Names & Course,
): void {
  const items = itemsOf(scope, list);
  const roles = rolesIn(items, author);
  const names = [asker, helper].map((slot, at) =>
    slot
      ? (nameOf(scope.values[slot.name]) ?? spokenBy(scope.values[slot.name], items[at]?.[author]))
      : nameOf(items[at]?.[author]),
  );
  const [one, other] = roles ?? names;
  if (one === undefined) return;
  const whole = (isHelp: boolean) => (isHelp ? helper : asker);
  // Nobody has answered yet: what there is, is the question.
  const said = other === undefined ? items.slice(0, 1) : items;
  const spoken = findRoles(list, author);
  const chance = chanceFor(scope, list);
  // What is asked stands above a comment: the only one to what is solved is the answer.
  const isOnlyAnswer = isOver && said.length === 1 && names[1] !== undefined && isRemark(list);
  const lastHelp = isOnlyAnswer ? 0 : said.length - 1 - (said.length % 2);
  const told = said.map((item, at) => {
    const isHelp = (at % 2 === 1 || isOnlyAnswer) && other !== undefined;
    const speaker = item[author];
    if (typeof speaker !== "string" && !isObject(speaker)) return item;
    // Only those who help have something to say among themselves.
    const isOpen = !isHelp && inside !== undefined && typeof item[inside] === "boolean";
    const named: Record<string, Json> = {
      ...item,
      ...(isOpen ? { [inside]: false } : {}),
      ...(byAsker !== undefined && typeof item[byAsker] === "boolean"
        ? { [byAsker]: !isHelp }
        : {}),
      ...(byHelper !== undefined && typeof item[byHelper] === "boolean"
        ? { [byHelper]: isHelp }
        : {}),
      [author]: isObject(speaker)
        ? toSpeaker(speaker, isHelp ? other : one, scope.values[whole(isHelp)?.name ?? ""])
        : isHelp
          ? other
          : one,
    };
    const as = named[author];
    if (spoken && isObject(as) && as[spoken.name] !== undefined)
      named[author] = { ...as, [spoken.name]: isHelp ? spoken.helping : spoken.asking };
    if (body === undefined || !known.has(item[body] ?? null)) return named;
    const texts = isHelp ? talk.helped : talk.asked;
    const isLast = isOver && at >= lastHelp && other !== undefined;
    if (at === 0 && !isHelp) return { ...named, [body]: chance.pick(openings) };
    const next = isLast ? texts.at(-1) : (texts[Math.floor((at - 1) / 2)] ?? texts.at(-1));
    return next ? { ...named, [body]: chance.pick(next) } : named;
  });
  write(scope, list, told as Json);
}

function isRemark({ words }: Slot): boolean {
  return remarks.test(words);
}

const calledBy = /^(?:name|full_?name|display_?name)$/i;

/** Who speaks, with all that the case tells of them: the same address of mail, and what they are to it. */
function toSpeaker(speaker: JsonObject, name: string, known: Json | undefined): JsonObject {
  const told = isObject(known) ? known : {};
  const entries = Object.entries(speaker).map(([key, value]): readonly [string, Json] => {
    if (key in told) return [key, told[key] ?? null];
    return [key, calledBy.test(key) ? name : value];
  });
  return Object.fromEntries(entries);
}

const speakingAs = /^(?:role|type|kind|user_?type|author_?type|sender_?type)$/i;

/** The words of a type for who asks and who helps, where those who speak are objects. */
function findRoles(list: Slot, author: string): Roles | undefined {
  const member = list.items.find(({ name }) => name === author);
  const inside = member && "properties" in member.schema ? member.schema.properties : undefined;
  for (const [name, part] of Object.entries(inside ?? {})) {
    if (!speakingAs.test(name) || !("enum" in part)) continue;
    const [asking, helping] = [askings, helpings].map((words) =>
      part.enum.find((word) => words.test(String(word))),
    );
    if (asking !== undefined && helping !== undefined) return { name, asking, helping };
  }
  return undefined;
}

interface Roles {
  readonly name: string;
  readonly asking: Json;
  readonly helping: Json;
}

const askings = /^(?:customer|user|client|requester|visitor|patient|guest)$/i;
const helpings = /^(?:agent|support|staff|operator|admin|assistant|team)$/i;

/** Where a type says who speaks and not what they are called, both words of it. */
function rolesIn(items: readonly JsonObject[], author: string): readonly string[] | undefined {
  const said = items.map((item) => String(item[author]));
  const find = (words: Matcher) => said.find((word) => words.test(word));
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
