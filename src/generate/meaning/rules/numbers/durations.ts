import { type Matcher, oneOf } from "../../../one-of.ts";
import type { NumberHint } from "../../../values/number-range.ts";
import { aspectOf } from "../../things/find-thing.ts";
import { hour } from "../../things/thing.ts";
import { decimal, inSteps, type NumberContext, type NumberRule, whole } from "./number-rule.ts";

/** How many seconds one of a unit is. */
export const timeUnits: Readonly<Record<string, number>> = {
  "ms|millis|milliseconds|millisecond": 0.001,
  "s|sec|secs|seconds|second": 1,
  "min|mins|minutes|minute": 60,
  "h|hrs|hours": hour,
  weeks: 604_800,
  months: 2_629_800,
};

/** A length of time in a unit: what the thing takes, else what is usual for the words. */
export const lasting =
  (unit: number) =>
  (context: NumberContext): NumberHint => {
    const [least, most] = secondsOf(context, unit);
    const hint = { least: least / unit, most: most / unit };
    if (hint.most < 3) return decimal(Math.max(0.5, hint.least), Math.max(3, hint.most), 1);
    if (unit === 60 && isUnknown(context)) return inSteps(5, 10, 90);
    if (unit === 60 && isPlanned(context)) return inSteps(15, quarters(hint.least), hint.most);
    const zeros = unit === 0.001 ? -Math.max(0, Math.floor(Math.log10(hint.most)) - 3) : 0;
    return {
      least: Math.max(1, Math.ceil(hint.least)),
      most: Math.floor(hint.most),
      decimals: zeros,
    };
  };

/** What people set aside time for, by the quarter of an hour; a call or a run takes what it takes. */
const planned = oneOf(
  "appointment|class|lesson|session|course|service|treatment|workshop|consultation|meeting|exam|tour|booking|interview|procedure|training|webinar|massage|slot|reservation|therapy|tutoring|package|experience|activity type|seminar|talk|rehearsal|viewing|showing|visit|clinic|menu|offering|walk in",
);

function isPlanned({ member }: NumberContext): boolean {
  return (
    /^(?:(?:estimated|expected|planned) )?(?:duration|length|session|lesson|slot|class|minutes)\b/.test(
      member.words.join(" "),
    ) && member.owner.some((word) => planned.test(word) || planned.test(word.replace(/s$/, "")))
  );
}

/** Nothing says what it is of: people write such lengths to five minutes. */
function isUnknown({ member, role }: NumberContext): boolean {
  const words = [...role, ...member.words];
  return (
    oneOf("duration|length").test(member.words[0] ?? "") &&
    !spans.some(([pattern]) => words.some((word) => pattern.test(word))) &&
    aspectOf("duration", member, role) === undefined
  );
}

function quarters(minutes: number): number {
  return Math.max(15, Math.ceil(minutes / 15) * 15);
}

/** What a length of time is of, in seconds. */
const spans: readonly (readonly [Matcher, readonly [number, number]])[] = [
  [
    oneOf(
      "latency|response|elapsed|took|execution|processing|query|request|ping|reaction|rtt|load|render",
    ),
    [0.012, 0.9],
  ],
  [
    oneOf("timeout|delay|interval|ttl|retry|backoff|debounce|poll|polling|refresh|cache|keepalive"),
    [1, 60],
  ],
  [oneOf("reading|read"), [120, 720]],
  [oneOf("break|pause|lunch|recess"), [900, 3600]],
  [oneOf("overtime|setup|cleanup|buffer|warmup|cooldown|turnover"), [600, 7200]],
  [oneOf("prep|preparation"), [300, 2400]],
  [oneOf("cook|cooking|baking|bake|total"), [600, 5400]],
  [oneOf("wait|waiting|queue|rest|resting"), [60, 2700]],
  [oneOf("walking|walk"), [120, 1800]],
  [oneOf("travel|transit|driving|commute|journey"), [300, 7200]],
  [oneOf("time limit|limit"), [600, 5400]],
  [oneOf("lead|delivery|handling|shipping|turnaround|retention"), [86_400, 14 * 86_400]],
  [oneOf("sleep"), [5.5 * hour, 9 * hour]],
  [oneOf("uptime|up"), [hour, 90 * 86_400]],
  [oneOf("play|playtime|watch|screen|session"), [300, 3 * hour]],
  [oneOf("overtime|flight|shift|worked|logged|tracked|spent|billable|credit"), [hour, 40 * hour]],
  [oneOf("warranty|term|contract|lease|notice"), [180 * 86_400, 1460 * 86_400]],
  [oneOf("trial|grace|stay|rental|leave|vacation|holiday"), [2 * 86_400, 21 * 86_400]],
  [oneOf("experience|tenure|service|ownership"), [31_557_600, 20 * 31_557_600]],
];

function secondsOf({ member, role }: NumberContext, unit: number): readonly [number, number] {
  const words = [...role, ...member.words];
  const known = spans.find(([pattern]) => words.some((word) => pattern.test(word)));
  if (known) return fitUnit(known[1], unit);
  const span = aspectOf("duration", member, role);
  if (span) return fitUnit(span, unit);
  if (words.includes("estimated")) return fitUnit([hour, 40 * hour], unit);
  return usualSpan(unit);
}

/** A span of less than one unit is not what was meant, nor are days that are counted in minutes. */
function fitUnit(span: readonly [number, number], unit: number): readonly [number, number] {
  if (unit === 60 && span[0] >= 86_400) return usualSpan(unit);
  if (unit > 86_400 && span[1] / unit < 3) return [unit, unit * 8];
  return span[1] / unit < 2 ? [unit / 2, unit * 4] : span;
}

function usualSpan(unit: number): readonly [number, number] {
  if (unit <= 0.001) return [0.04, 4.8];
  if (unit === 1) return [15, 600];
  if (unit === 60) return [5 * 60, 120 * 60];
  return unit === hour ? [hour, 40 * hour] : [unit, 14 * unit];
}

/** `duration` without a unit: seconds of a song, minutes of a meeting, days of a trip. */
export const duration: NumberRule = (context) => {
  const { member, role } = context;
  const seconds = aspectOf("duration", member, role);
  if (!seconds) return whole(15, 180);
  const [, most] = seconds;
  const unit = most <= 2400 ? 1 : most <= 14 * hour ? 60 : 86_400;
  return lasting(unit)(context);
};
