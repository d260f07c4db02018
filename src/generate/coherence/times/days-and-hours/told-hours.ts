import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, hour, timelines } from "../../../facets/timeline.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { findEnds } from "../spans/durations.ts";
import { readTime, timeKinds, toEvent, wholeDay, writeTime } from "../time.ts";

/** What is called by a part of the day is then. */
const parts: readonly (readonly [RegExp, readonly [least: number, most: number]])[] = [
  [/\b(?:before bed|bedtime|goodnight)\b/, [21, 22]],
  [/\b(?:breakfast|morning|sunrise)\b/, [6, 9]],
  [/\bbrunch\b/, [10, 11]],
  [/\b(?:lunch|midday|noon)\b/, [12, 13]],
  [/\bafternoon\b/, [14, 16]],
  [/^(?:concert|gig|theatre|theater|comedy|stand-?up|nightlife|party|opera|live music)$/, [18, 20]],
  [
    /\b(?:dinner|supper|evening|home from work|after work|sunset|gala|(?:jazz|film|movie|quiz|trivia|games?|music|comedy|poetry|dance|karaoke|open mic) night)\b/,
    [18, 20],
  ],
];
const any = new RegExp(parts.map(([words]) => words.source).join("|"), "i");

const tellers =
  "title|name|meal type|meal|type|time of day|part of day|class name|session name|activity|habit name|event name|service";
/** Where the title does not say it, the kind may: a concert is in the evening, whatever is played. */
const kinds = "category|event type|type|genre";
const moments =
  /^(?:starts?|started|begins|scheduled|logged|eaten|consumed|reminder|performed|time|date time|datetime|timestamp|served|planned|planned for)$/;

/** A morning run is not at five in the afternoon, and nobody logs a breakfast at midnight. */
export const findToldHours: FindRules = ({ slots }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const first = findEnds(slots)?.first ?? times.find((slot) => moments.test(toEvent(slot)));
  if (!first) return [];
  const told = [tellers, kinds].flatMap(
    (names) => findNamed(slots, names, ["text", "choice"]) ?? [],
  );
  if (told.length === 0 || told[0] === first) return [];
  const whole = slots.find(({ words, kind }) => kind === "boolean" && wholeDay.test(words));
  const apply = (scope: Scope) => {
    const said = told.map((slot) => scope.values[slot.name]).find(isTold);
    if (said === undefined) return;
    if (whole && scope.values[whole.name] === true) return;
    const before = readTime(scope, first);
    const hours = parts.find(([words]) => words.test(said.toLowerCase()))?.[1];
    if (!before || before.form === "day" || !hours) return;
    const [from, to] = hours;
    const since = ((before.at % day) + day) % day;
    if (since >= from * hour && since < (to + 1) * hour) return;
    const wanted = chanceFor(scope, first).between(from, to) * hour + (since % hour);
    // Doors open before it, and it ends after it, as they did.
    const near = times.flatMap((slot) => {
      const time = readTime(scope, slot);
      const isNear = time?.form === before.form && Math.abs(time.at - before.at) <= around;
      return isNear ? [{ slot, at: time.at }] : [];
    });
    const isClock = before.form === "clock";
    const { now } = scope.facet(timelines);
    // What is going on goes on.
    if (!isClock && before.at <= now && near.some((time) => time.at > now)) return;
    const by = wanted - since + (isClock ? 0 : sideOf(now, before.at, wanted - since));
    for (const time of near) writeTime(scope, time.slot, time.at + by);
  };
  return [{ reads: [...told, ...times, ...(whole ? [whole] : [])], writes: times, apply }];
};

function isTold(said: Json | undefined): said is string {
  return typeof said === "string" && any.test(said);
}

const around = 6 * hour;

/** What was yesterday is not today, and what is to come has not been. */
function sideOf(now: number, at: number, by: number): number {
  if (at <= now) return at + by > now - around ? -day : 0;
  return at + by <= now ? day : 0;
}
