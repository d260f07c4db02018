import type { Scope } from "../../../draw/scope.ts";
import { minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const boards = oneOf("departure|arrival");
const stops = oneOf(
  "headsign|stop|stop name|stop id|platform|line|line id|line name|line number|route number",
);
const scheduled = oneOf(
  "scheduled|planned|departure|scheduled departure|planned departure|arrival|scheduled arrival|departs",
);

/** A board shows what leaves within the hour, one after the other. */
export const findBoards: FindRules = ({ slots, owner }) => {
  const isBoard = boards.test(owner.at(-1) ?? "") && slots.some(({ words }) => stops.test(words));
  const isFlown = slots.some(({ words }) => /^(?:flight|gate|airline|terminal)\b/.test(words));
  const time = slots.find((slot) => timeKinds.includes(slot.kind) && scheduled.test(toEvent(slot)));
  if (!isBoard || isFlown || !time) return [];
  const apply = (scope: Scope) => {
    const drawn = readTime(scope, time);
    if (!drawn || drawn.form === "clock") return;
    const { now } = scope.facet(timelines);
    writeTime(scope, time, toMinute(now + (2 + (scope.draw.index % 24) * 4) * minute));
  };
  return [{ reads: [], writes: [time], apply }];
};
