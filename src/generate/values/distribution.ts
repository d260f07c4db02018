import type { Chance } from "../draw/chance.ts";
import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";
import { toState } from "../state-words.ts";

/** Where between the least and the most a value is, from 0 up to, not including, 1. */
export type Share = (chance: Chance) => number;

const tails =
  /^(?:views?|plays?|downloads?|impressions|visits?|clicks|followers?|subscribers?|likes?|shares?|stars|forks|listeners|reactions|upvotes|retweets|reposts|watchers|installs|streams|claps|bookmarks|members|popularity|reviews?|comments?|replies|votes|employees)$/;
const counted = oneOf("count|total|number|num|of|monthly|daily|weekly|s");
const graded = oneOf("rating|stars|score|review|satisfaction|csat");
const judgements = /^(?:review|rating|feedback|testimonial|survey|evaluation|response)s?$/;

/** How a number of this name is spread; undefined where every value is as likely as the others. */
export function findShare({ words, owner }: Member): Share | undefined {
  const noun = words.filter((word) => !counted.test(word)).at(-1) ?? "";
  if (oneOf("rating|stars").test(noun) && words.length === 1 && judges(owner)) return jShaped;
  if (oneOf("satisfaction|csat").test(words[0] ?? "")) return jShaped;
  if (arrears.test(words.join(" "))) return mostlyNone;
  if (noun === "stars" && !starred.test(owner.at(-1) ?? "")) return high;
  if (tails.test(noun)) return longTailed;
  if (/^(?:home|away) (?:\S+ )?(?:score|goals)$/.test(words.join(" "))) return few;
  return oneOf("rating|average").test(words.at(-1) ?? "") ? high : undefined;
}

/** What people mark with a star on a site for developers. */
const starred = oneOf(
  "repo|repository|project|package|library|plugin|extension|template|module|gist|snippet|app|tool|organization|user|profile|stats",
);

function judges(owner: readonly string[]): boolean {
  return judgements.test(owner.at(-1) ?? "");
}

/** Most things have a few, and a few have most. */
const longTailed: Share = (chance) => {
  const share = chance.next();
  return share * share * share;
};

const arrears = /^days (?:past due|overdue|late|delinquent)$|^(?:missed|late) payments$/;

/** Most people pay in time. */
const mostlyNone: Share = (chance) => Math.max(0, (chance.next() - 0.7) / 0.3);

/** Most matches see a goal or two. */
const few: Share = (chance) => {
  const share = chance.next();
  return share * share;
};

/** The average of many is seldom bad, and never the best that there is. */
const high: Share = (chance) => 0.95 - 0.6 * chance.next() * chance.next();

/** Who writes a review is delighted, or furious. */
const jShaped: Share = (chance) => {
  const place = chance.next();
  const start = stars.findIndex((limit) => place < limit);
  return (Math.max(0, start) + 0.5) / stars.length;
};
const stars = [0.08, 0.13, 0.23, 0.5, 1];

/**
 * Values that are there to be seldom, and those that most have: words of its own, since not what a state
 * means makes it seldom, and roles and priorities are among them.
 */
const seldom =
  /^(?:admin|administrator|super ?admin|superuser|owner|root|moderator|manager|banned|blocked|suspended|refunded|failed|error|cancelled|rejected|terminated|urgent|critical|blocker|deceased|void|disputed|fraudulent|bounced|spam|archived|expired|enterprise|no show|lost|overdue|delinquent|frozen|dormant|locked|disabled|on leave|withdrawn|dropped|denied|declined|unsubscribed|postponed|deferred|paused|on hold|offline|degraded|down|stolen|missing|wheelchair|reversed|chargeback|own goal|unsold|bounce|deprecated|retired|live|hidden|refused|trialing|late|absent|inactive|faulty|broken|damaged|defective|malfunctioning|out of order|out of service|under repair|in repair|maintenance|decommissioned|emergency|deactivated|nonbinary|non binary|other|prefer not to say|unknown|discontinued|intern|internship|temporary|seasonal|freelance|churned|missed|under renovation|for parts|not working|poor|salvage)$/;

/**
 * How often each of a few values comes, summed up to one; undefined where all come alike. Rare ones
 * come often enough that some dozen records have them all.
 */
export function findWeights(
  values: readonly (string | number | boolean)[],
  member: Member,
): readonly number[] | undefined {
  const last = member.words.at(-1) ?? "";
  const isGrade = graded.test(last) && values.every((value) => typeof value === "number");
  // Most people work full time; a match that is at full time is another matter.
  const isWork = values.some((value) => partTime.test(String(value)));
  const weights = values.map((value, index) =>
    isGrade
      ? gradeWeight(index, values.length)
      : isWork && fullTime.test(String(value))
        ? 3
        : valueWeight(value),
  );
  if (weights.every((weight) => weight === weights[0])) return undefined;
  const sum = weights.reduce((all, one) => all + one, 0);
  let reached = 0;
  return weights.map((weight) => {
    reached += weight / sum;
    return reached;
  });
}

const [fullTime, partTime] = [/^full.?time$/i, /^part.?time$/i];

function gradeWeight(index: number, count: number): number {
  if (count < 3) return 1;
  if (index === count - 1) return 10;
  if (index === count - 2) return 5.5;
  return index === 0 ? 1.6 : index === count - 3 ? 2 : 1;
}

/** What most of the things are that have such a status. */
const mostly = oneOf(
  "active|published|completed|delivered|paid|confirmed|available|online|healthy|enrolled|open|in stock|member|user|customer|viewer|normal|medium|standard|verified|approved|occupied|sent|public|permanent",
);

function valueWeight(value: string | number | boolean): number {
  const state = toState(value);
  if (state === undefined) return 1;
  if (seldom.test(state)) return 0.3;
  return mostly.test(state) ? 1.6 : 1;
}
