import type { Scope } from "../../../draw/scope.ts";
import { timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { spelledIn } from "../../spelling.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** What a crop is after so much of its time in the field, under the words that people have for it. */
const stages: readonly (readonly [until: number, names: readonly string[]])[] = [
  [0, ["planned", "planted"]],
  [0.12, ["germination", "sprouting", "germinating", "planted", "sown"]],
  [0.28, ["seedling", "emergence", "planted"]],
  [0.55, ["vegetative", "growing", "growth", "tillering"]],
  [0.78, ["flowering", "blooming"]],
  [1, ["ripening", "fruiting", "maturity", "mature", "ready", "ready to harvest"]],
  [Number.POSITIVE_INFINITY, ["harvested", "harvest", "ripening", "mature"]],
];

const growing =
  /^(?:planted|sown|growing|in progress|active|germinat|seedling|vegetative|flowering|ripening)/;

/** What was sown last week is not in flower, and what grows is harvested later. */
export const findGrowthStages: FindRules = ({ slots }) => {
  const find = (events: Matcher): Slot | undefined =>
    slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
  const begin = find(oneOf("planted|planting|sown|sowing"));
  const end = begin && find(/^(?:expected |estimated )?harvest$/);
  if (!begin || !end) return [];
  const status = findNamed(slots, "status|state|crop status", ["choice"]);
  const stage = findNamed(slots, "growth stage|crop stage|plant stage", ["text", "choice"]);
  return [
    ...(status ? [toSeason(status, begin, end)] : []),
    ...(stage ? [toStage(stage, begin, end)] : []),
  ];
};

/** Both days are moved together, so that it grows as long as before. */
function toSeason(status: Slot, begin: Slot, end: Slot): Rule {
  const apply = (scope: Scope) => {
    const [from, to] = [readTime(scope, begin), readTime(scope, end)];
    const { now } = scope.facet(timelines);
    const said = toState(scope.values[status.name]) ?? "";
    if (!from || !to || to.at <= from.at) return;
    const length = to.at - from.at;
    const share = 0.1 + 0.8 * chanceFor(scope, end).next();
    const isAhead = said === "planned" && from.at <= now;
    if (!isAhead && !(growing.test(said) && (to.at <= now || from.at > now))) return;
    const moved = toMinute(now + (isAhead ? share : -share) * length);
    if (writeTime(scope, begin, moved)) writeTime(scope, end, moved + length);
  };
  return { reads: [status, begin, end], writes: [begin, end], apply };
}

function toStage(stage: Slot, begin: Slot, end: Slot): Rule {
  const apply = (scope: Scope) => {
    const [from, to] = [readTime(scope, begin), readTime(scope, end)];
    if (!from || !to || to.at <= from.at) return;
    const share = (scope.facet(timelines).now - from.at) / (to.at - from.at);
    const [, names = []] = stages.find(([until]) => share <= until) ?? [];
    const [first] = names;
    if (stage.kind === "text") write(scope, stage, first);
    else {
      const listed = names.flatMap((name) => spelledIn(stage, name) ?? [])[0];
      if (listed !== undefined) write(scope, stage, listed);
    }
  };
  return { reads: [begin, end], writes: [stage], apply };
}
