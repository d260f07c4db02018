import type { Scope } from "../../../../draw/scope.ts";
import { day, timelines } from "../../../../facets/timeline.ts";
import type { Matcher } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../../times/time.ts";

const rhythms =
  "frequency|update frequency|publishing frequency|publish frequency|release frequency|schedule|cadence|release schedule";
const counts =
  "episodes|episode count|episodes count|total episodes|number of episodes|issues|issue count|issues count|total issues|editions";
const began =
  /^(?:first (?:episode|issue|published|aired)|launched|launch|started|start|created|published|since|founded)$/;
const latest =
  /^(?:latest|last|newest|most recent) (?:episode|issue|published|release|aired|updated)$|^last published$/;

/** How many days there are from one to the next. */
const days: readonly (readonly [said: Matcher, gap: number])[] = [
  [/^(?:daily|every day)$/i, 1],
  [/^(?:twice a week|twice weekly|semi-?weekly)$/i, 3.5],
  [/^(?:weekly|every week|once a week)/i, 7],
  [/^(?:bi-?weekly|fortnightly|every (?:two|other) weeks?)$/i, 14],
  [/^(?:monthly|every month|once a month)$/i, 30.4],
  [/^(?:bi-?monthly|every two months)$/i, 61],
  [/^quarterly$/i, 91],
];

/** What comes every week has come as often as there were weeks, and came last within one. */
export const findIssues: FindRules = ({ slots }) => {
  const rhythm = findNamed(slots, rhythms, ["text", "choice"]);
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const count = findNamed(slots, counts, ["number"]);
  const first = times.find((slot) => began.test(toEvent(slot)));
  const last = times.find((slot) => latest.test(toEvent(slot)));
  if (!rhythm || (!last && !(count && first))) return [];
  const apply = (scope: Scope) => {
    const said = String(scope.values[rhythm.name]);
    const gap = days.find(([form]) => form.test(said))?.[1];
    if (gap === undefined) return;
    const { now } = scope.facet(timelines);
    const begin = first && readTime(scope, first);
    if (last && readTime(scope, last)) {
      const ago = now - chanceFor(scope, last).next() * gap * day;
      writeTime(scope, last, Math.max(ago, begin && begin.form !== "clock" ? begin.at : 0));
    }
    if (count && begin && begin.form !== "clock" && begin.at < now)
      writeQuantity(scope, count, 1 + Math.floor((now - begin.at) / (gap * day)));
  };
  const writes = [...(count ? [count] : []), ...(last ? [last] : [])];
  return [{ reads: [rhythm, ...(first ? [first] : [])], writes, apply }];
};
