import { isObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { outerWords } from "../../../meaning/names/rule-index.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { findRating, type Mood, moodOf } from "../../mood.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { takersOf } from "../../rows/deal-rows.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const judged = oneOf("review|feedback|testimonial|rating|evaluation");
const works =
  /\b(?:movie|film|book|album|show|episode|podcast|series|novel|song|game|play|track|video|course)\b/;
const headings = "title|headline|summary|subject|review title";
const bodies =
  "body|comment|text|content|review|message|feedback|review text|review body|comments|description|opinion";

/** Said of a lamp as well as of a hotel. */
const words: Readonly<Record<Mood, { readonly short: string; readonly long: string }>> = {
  good: {
    short:
      "Better than expected|Exactly what I wanted|Would choose it again|Highly recommended|Worth every penny",
    long: "Better than I expected, and I would choose it again.|Everything was as described. Highly recommended.|Great value and no surprises.|We were happy from the first day.",
  },
  mixed: {
    short: "Good, with one small flaw|Fine for the price|Not bad, not great|Does the job",
    long: "Good, but not perfect.|Some things were great, others could be better.|All right, though I expected a little more for the price.|It does what it should, and no more.",
  },
  bad: {
    short: "Not for me|Disappointed|Expected more|Would not choose it again",
    long: "Not what was described. I would not choose it again.|It took far too long, and nobody answered.|Disappointing for the price.|I had hoped for much more.",
  },
};

/** Said of what is read, heard or seen. */
const ofWorks: typeof words = {
  good: {
    short: "A quiet wonder|It stays with you|One to start again at once|Better than expected",
    long: "The ending stayed with me for days.|Funny and sad at once.|I would start it again tomorrow.|It takes its time, and earns it.",
  },
  mixed: {
    short: "Too long by half|Lovely, with gaps|Half of it is great|Almost great",
    long: "Beautifully made, a little too long.|Strong characters, but a thin plot.|The first half could have been enough.",
  },
  bad: {
    short: "Not for me|Gave up halfway|Disappointing|Nothing new",
    long: "I wanted to like it. Disappointing.|All style and no story, not for me.|I gave up halfway and would not try again.",
  },
};

/** What a text gives away of what its writer thinks. */
const tells: readonly (readonly [Mood, Matcher])[] = [
  ["bad", /\b(?:disappoint\w*|not for me|broke|return it|would not|never again|avoid|refund)\b/i],
  [
    "mixed",
    /\b(?:not perfect|flaw|not quite|a little|could|but|thin|too long|three stars|four stars|loose)\b/i,
  ],
];

/** Who gives two stars does not write that it is their new favourite. */
export const findOpinions: FindRules = (parts) => {
  const { slots, owner } = parts;
  const rating = findRating(slots);
  if (!rating || !owner.some((word) => judged.test(word))) return [];
  // An employee has no price.
  if (slots.some(({ words }) => /^(?:employee|reviewee|appraisee|competency)\b/.test(words)))
    return [];
  // Of a book one speaks in other words.
  const around = outerWords(rating.member.outer).join(" ");
  const isWork = works.test(around) || slots.some(({ words }) => works.test(words));
  const said = isWork ? ofWorks : words;
  const [heading, body] = [headings, bodies].map((names) => findNamed(slots, names, ["text"]));
  const isTaken = toIsTaken(parts);
  return [
    ...(isWork && heading && works.test(heading.words)
      ? []
      : toRules(rating, heading, said, { length: "short", isTaken })),
    ...toRules(rating, body, said, { length: "long", isTaken }),
    ...toReplies(rating, findNamed(slots, replies, ["text", "object"])),
    ...toAspects(rating, slots),
    ...slots.flatMap((slot) =>
      slot.kind === "boolean" && repeats.test(slot.words) ? [toRepeat(rating, slot)] : [],
    ),
  ];
};

const aspects =
  /^(?:food|service|ambience|ambiance|atmosphere|value|cleanliness|location|comfort|staff|quality|taste|delivery|communication|accuracy|presentation|punctuality|professionalism|price|value for money|facilities|friendliness|packaging|speed|knowledge|clarity|check in|reliability|teamwork|leadership|initiative|creativity|timeliness|responsiveness|helpfulness|sound|plot|acting|story|graphics|gameplay|soundtrack|culture|management|work life balance|compensation)(?: rating| score| stars)?$|^(?:rating|score) \S+$/;

/** Who gives five stars was not disappointed by the food. */
function toAspects(rating: Slot, slots: readonly Slot[]): readonly Rule[] {
  return slots
    .filter((slot) => slot !== rating && slot.kind === "number" && aspects.test(slot.words))
    .map((slot) => ({
      reads: [rating, slot],
      writes: [slot],
      apply: (scope: Scope) => {
        const [all, one] = [readQuantity(scope, rating), readQuantity(scope, slot)];
        if (all === undefined || one === undefined || all > 5 || one > 5) return;
        if (Math.abs(one - all) <= 1) return;
        const moved = Math.round(all) + (one > all ? 1 : -1);
        writeQuantity(scope, slot, Math.min(5, Math.max(1, moved)));
      },
    }));
}

const replies =
  "reply|response|owner reply|owner response|seller reply|seller response|merchant reply|host reply|host response|store reply|manager response|management response|hotel response|business response|developer response|developer reply|admin reply|admin response|team reply|staff reply";
const answers: Readonly<Record<Mood, readonly string[]>> = {
  good: [
    "Thank you for the kind words!",
    "We are glad that you like it. See you soon!",
    "Thanks, that made our day.",
  ],
  mixed: [
    "Thanks for the feedback, we will pass it on.",
    "Thank you, we are working on exactly that.",
  ],
  bad: [
    "We are sorry to hear that. Please write to us, and we will make it right.",
    "This is not how it should be. We have sent you a message.",
  ],
};

/** Where a reply has an author and a date, too. */
const written = /^(?:text|message|content|body|comment|reply|response)$/i;

/** Nobody thanks for kind words where there were none. */
function toReplies(rating: Slot, reply: Slot | undefined): readonly Rule[] {
  if (!reply) return [];
  const apply = (scope: Scope) => {
    const [stars, whole] = [readQuantity(scope, rating), scope.values[reply.name]];
    const inside = isObject(whole)
      ? Object.keys(whole).find((name) => written.test(name))
      : undefined;
    const before = isObject(whole) ? whole[inside ?? ""] : whole;
    const { isEnglish, book } = scope.draw.library;
    const mood = stars === undefined ? undefined : moodOf(stars);
    if (!mood || typeof before !== "string") return;
    const fitting = answers[mood].filter(
      (text) => isEnglish || book?.words.has(text.toLowerCase()),
    );
    if (fitting.length === 0 || fitting.includes(before)) return;
    const told = chanceFor(scope, reply).pick(fitting);
    write(scope, reply, isObject(whole) && inside ? { ...whole, [inside]: told } : told);
  };
  return [{ reads: [rating], writes: [reply], apply }];
}

type IsTaken = (scope: Scope, slot: Slot) => boolean;

/** What a row says has been chosen by the stars already. */
function toIsTaken(parts: Parts): IsTaken {
  const takersIn = takersOf(parts);
  return (scope, slot) => takersIn(scope).has(slot);
}

const repeats = /^(?:would (?:recommend|\w+ again)|(?:is )?recommended|recommends)$/;

/** Who liked it does it again. */
function toRepeat(rating: Slot, flag: Slot): Rule {
  const apply = (scope: Scope) => {
    const given = readQuantity(scope, rating);
    const mood = given === undefined ? undefined : moodOf(given);
    if (mood !== undefined && mood !== "mixed") write(scope, flag, mood === "good");
  };
  return { reads: [rating, flag], writes: [flag], apply };
}

function toRules(
  rating: Slot,
  text: Slot | undefined,
  said: typeof words,
  { length, isTaken }: { readonly length: "short" | "long"; readonly isTaken: IsTaken },
): readonly Rule[] {
  if (!text || text === rating) return [];
  const apply = (scope: Scope) => {
    const given = readQuantity(scope, rating);
    const before = scope.values[text.name];
    if (given === undefined || typeof before !== "string" || isTaken(scope, text)) return;
    const mood = moodOf(given);
    const { isEnglish, book } = scope.draw.library;
    if (!isEnglish) {
      const kind = length === "short" ? "complaint" : "criticism";
      const told = book?.phrases.get(kind);
      if (told && (mood === "bad" || mood === "mixed"))
        write(scope, text, chanceFor(scope, text).pick(told));
      return;
    }
    // A heading has two halves, of which one may take the other back.
    const isKept = toneOf(before) === mood && (length === "long" || mood === "good");
    if (mood === undefined || isKept) return;
    write(scope, text, chanceFor(scope, text).pick(said[mood][length].split("|")));
  };
  return [{ reads: [rating, text], writes: [text], apply }];
}

function toneOf(text: string): Mood {
  return tells.find(([, cues]) => cues.test(text))?.[0] ?? "good";
}
