import type { Scope } from "../../../draw/scope.ts";
import { minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import type { FindRules } from "../../rule.ts";
import { clear, fill, isOptional } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const boards = oneOf("departure|arrival");
const stops = oneOf(
  "headsign|stop|stop name|stop id|platform|line|line id|line name|line number|route number",
);
const scheduled = oneOf(
  "scheduled|planned|departure|scheduled departure|planned departure|arrival|scheduled arrival|departs",
);

const really = oneOf("actual|actual departure|actual arrival|departed|arrived");

/** A board shows what left minutes ago and what leaves within the hour, one after the other. */
export const findBoards: FindRules = ({ slots, owner }) => {
  const isBoard = boards.test(owner.at(-1) ?? "") && slots.some(({ words }) => stops.test(words));
  const isFlown = slots.some(({ words }) => /^(?:flight|gate|airline|terminal)\b/.test(words));
  const time = slots.find((slot) => timeKinds.includes(slot.kind) && scheduled.test(toEvent(slot)));
  if (!isBoard || isFlown || !time) return [];
  const actual = slots.find((slot) => timeKinds.includes(slot.kind) && really.test(toEvent(slot)));
  const status = findStatus(slots, owner);
  const apply = (scope: Scope) => {
    const drawn = readTime(scope, time);
    if (!drawn || drawn.form === "clock") return;
    const { now } = scope.facet(timelines);
    const at = toMinute(now + ((actual ? -22 : 2) + (scope.draw.index % 24) * 4) * minute);
    writeTime(scope, time, at);
    if (!actual || !isOptional(actual)) return;
    const state = status ? (toState(scope.values[status.name]) ?? "") : "";
    if (at > now || isIn(state, "dropped")) return clear(scope, actual);
    fill(scope, actual);
    writeTime(scope, actual, at);
  };
  const reads = status ? [status] : [];
  return [{ reads, writes: actual ? [time, actual] : [time], apply }];
};
