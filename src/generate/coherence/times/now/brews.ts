import type { Scope } from "../../../draw/scope.ts";
import { day, hour, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const brews = oneOf("brew|brewbatch|beer|beerbatch|brewing|fermentation");
const begun = oneOf("brewed|brewing|brew|brew day|started|start|batch");

/** How many hours ago it was brewed that now stands there so. */
const ages: readonly (readonly [states: Matcher, least: number, most: number])[] = [
  [oneOf("mashing|boiling|brewing|lautering|sparging"), 1, 7],
  [oneOf("fermenting|in fermentation|primary|primary fermentation"), 30, 290],
  [oneOf("conditioning|secondary|lagering|maturing|dry hopping"), 320, 820],
  [oneOf("carbonating|ready|bright"), 600, 1000],
];

/** What is in the mash was brewed today, and what ferments within two weeks. */
export const findBrews: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => brews.test(word))) return [];
  const status = findStatus(slots, owner);
  const time = slots.find((slot) => timeKinds.includes(slot.kind) && begun.test(toEvent(slot)));
  if (!status || !time) return [];
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    const [, least, most] = ages.find(([states]) => states.test(state)) ?? [];
    const drawn = readTime(scope, time);
    if (least === undefined || most === undefined || !drawn || drawn.form === "clock") return;
    const ago = chanceFor(scope, time).between(least, most) * hour;
    const { now } = scope.facet(timelines);
    writeTime(scope, time, drawn.form === "day" ? now - Math.floor(ago / day) * day : now - ago);
  };
  return [{ reads: [status], writes: [time], apply }];
};
