import type { Json, JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { minute, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, toTime, toValue } from "../../times/time.ts";

/** What a talk is called, and what is asked and answered in turn. */
type Talk = readonly [title: string, ...lines: string[]];

/** With a model that knows a little of everything. */
const talks: readonly Talk[] = [
  [
    "Weekend in Lisbon",
    "Plan a weekend in Lisbon for two, mostly on foot.",
    "Start in Alfama on Saturday morning, take the tram up to Graça for lunch, and end by the river. On Sunday I would go to Belém.",
    "What if it rains?",
    "Then the tile museum and the covered market are both worth half a day.",
  ],
  [
    "Slow database query",
    "Why does my query over orders take four seconds?",
    "It reads the whole table, since there is no index on the date. Add one on customer and date.",
    "Will the index slow down new orders?",
    "A little. At a few orders a second you will not notice it.",
  ],
  [
    "Dinner from leeks and eggs",
    "What can I cook from leeks, potatoes and eggs?",
    "A thick Spanish omelette: fry the potatoes and leeks slowly, add the eggs, and turn it once.",
    "I have no oven. Is that a problem?",
    "No, a pan with a lid is all you need.",
  ],
  [
    "Running plan",
    "I want to run ten kilometres in eight weeks.",
    "Run three times a week: one short, one easy, one long. Add a kilometre to the long run each week.",
    "What about rest?",
    "Keep a free day after each run, and an easy week after four.",
  ],
  [
    "Failing test",
    "My test fails only on the build server. Where do I start?",
    "Compare time zones and the order of tests first. Both differ most often.",
    "It was the time zone. How do I fix it for good?",
    "Set the zone in the test itself, so that it no longer depends on the machine.",
  ],
];

/** With the bot of a shop or an office. */
const requests: readonly Talk[] = [
  [
    "Where is my order?",
    "Where is my order?",
    "It left our warehouse this morning and should be with you tomorrow.",
    "Can I follow it?",
    "Yes, the link is in the email that we sent you today.",
  ],
  [
    "Cannot sign in",
    "I cannot sign in.",
    "I have sent you a link to choose a new password.",
    "It works, thanks!",
    "Glad to hear that. Is there anything else?",
  ],
  [
    "Opening hours",
    "When are you open today?",
    "We are open until six today.",
    "And on Sunday?",
    "On Sundays we are closed.",
  ],
  [
    "Change an appointment",
    "Can I change my appointment?",
    "Of course. Which day suits you better?",
    "Any day next week, in the morning.",
    "I have moved it to Tuesday at ten.",
  ],
  [
    "Stop the subscription",
    "How do I cancel my subscription?",
    "You can do so under Settings, Plan. It then runs until the end of the month.",
    "Will I get money back?",
    "What you have paid beyond that day is returned within a week.",
  ],
];

const lists = oneOf("messages|turns|transcript|chat history|history");
const speakers = oneOf("role|sender|author|from|speaker|sender type|sender role");
const bodies = oneOf("text|content|body|message");
const moments = /^(?:(?:created|sent)(?: at| on)?|timestamp|at|date|time)$/;
const sizes = oneOf("tokens|token count|tokens used");
const askings = /^(?:user|human|customer|visitor)$/i;
const helpings = /^(?:assistant|ai|bot|model|chatbot)$/i;
/** What is told of a talk with a model, and not of one with the bot of a shop. */
const ofModels = oneOf(
  "model|model name|model id|total tokens|tokens|tokens used|temperature|system prompt|token count",
);

/** Somebody asks and a machine answers, in turn and about one thing, within minutes. */
export const findAssistantChats: FindRules = (parts) =>
  parts.slots.flatMap((list): readonly Rule[] => {
    if (list.kind !== "list" || !lists.test(list.words)) return [];
    const speaker = list.items.find(({ words }) => speakers.test(words));
    const both = speaker && "enum" in speaker.schema ? voicesIn(speaker.schema.enum) : undefined;
    const body = itemNamed(list, bodies);
    if (!speaker || !both || body === undefined) return [];
    const title = findNamed(parts.slots, "title|name|subject|topic", ["text"]);
    const start = findNamed(parts.slots, "created at|started at|start time", ["text", "number"]);
    const names = {
      speaker: speaker.name,
      body,
      moment: itemNamed(list, moments),
      size: itemNamed(list, sizes),
    };
    const intent = findNamed(parts.slots, "intent|detected intent|topic|category", [
      "text",
      "choice",
    ]);
    const known = isWithModel(parts) ? talks : requests;
    const apply = (scope: Scope) => {
      if (!scope.draw.library.isEnglish) return;
      const wanted = intent && intents.find(([, names]) => names.test(toWhat(scope, intent)))?.[0];
      const told = wanted === undefined ? undefined : known.find(([called]) => called === wanted);
      const [called, ...lines] = told ?? chanceFor(scope, list).pick(known);
      const began = start ? readTime(scope, start) : undefined;
      const at = began && began.form !== "clock" ? began.at : undefined;
      write(scope, list, speak(scope, { list, lines, both, names, at }) as Json);
      if (title) write(scope, title, called);
    };
    const reads = [list, ...[start, intent].flatMap((slot) => slot ?? [])];
    return [{ reads, writes: title ? [list, title] : [list], apply }];
  });

/** Which talk is about what a bot has understood. */
const intents: readonly (readonly [title: string, names: Matcher])[] = [
  ["Where is my order?", /order|track|deliver|shipping/],
  ["Cannot sign in", /password|login|sign|account/],
  ["Opening hours", /hours|open/],
  ["Change an appointment", /appointment|book|resched/],
  ["Stop the subscription", /cancel|subscription|refund|billing/],
];

function toWhat({ values }: Scope, { name }: Slot): string {
  return String(values[name]).toLowerCase();
}

interface Names {
  readonly speaker: string;
  readonly body: string;
  readonly moment: string | undefined;
  readonly size: string | undefined;
}

interface Speech {
  readonly list: Slot;
  readonly lines: readonly string[];
  readonly both: readonly [asking: string, helping: string];
  readonly names: Names;
  readonly at: number | undefined;
}

function speak(scope: Scope, { list, lines, both, names, at }: Speech): readonly JsonObject[] {
  const items = itemsOf(scope, list).slice(0, lines.length);
  // A question that nobody has answered is the end of few talks.
  const said = items.length > 2 ? items.slice(0, items.length - (items.length % 2)) : items;
  const first = toTime(said[0]?.[names.moment ?? ""]);
  const { now } = scope.facet(timelines);
  const begin = Math.min(at ?? first?.at ?? now, now - said.length * minute);
  return said.map((item, place) => {
    const text = lines[place] ?? "";
    const time = names.moment === undefined ? undefined : toTime(item[names.moment]);
    const isTimed = names.moment !== undefined && time && time.form !== "clock";
    return {
      ...item,
      [names.speaker]: both[place % 2] ?? both[0],
      [names.body]: text,
      ...(isTimed
        ? {
            [names.moment]: toValue(time.form, begin + place * minute, false) ?? null,
          }
        : {}),
      ...(names.size !== undefined && typeof item[names.size] === "number"
        ? { [names.size]: Math.ceil(text.length / 4) + 3 }
        : {}),
    };
  });
}

/** How the type calls the one who asks and the one who answers. */
function voicesIn(values: readonly Json[]): readonly [string, string] | undefined {
  const find = (words: Matcher) =>
    values.find((value): value is string => typeof value === "string" && words.test(value));
  const [asking, helping] = [find(askings), find(helpings)];
  return asking !== undefined && helping !== undefined ? [asking, helping] : undefined;
}

function isWithModel({ slots, owner }: Parts): boolean {
  return (
    slots.some(({ words }) => ofModels.test(words)) ||
    owner.some((word) => oneOf("ai|llm|assistant|prompt").test(word))
  );
}
