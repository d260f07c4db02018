import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { cadenceOf, findCadence } from "../recurring/cadence.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const next = /^next (?:dose|intake|pill|feeding|meal|medication|reminder)(?: due)?$/;
const last = /^last (?:dose|taken|intake|given|administered|feeding|fed)$/;

/** What is taken every day is taken within the day, and was within the last one. */
export const findDoses: FindRules = ({ slots, owner }) => {
  // Of a vaccine the next one comes after months.
  if (
    /vaccin|immuni[sz]ation|booster/.test([...owner, ...slots.map(({ words }) => words)].join(" "))
  )
    return [];
  const cadence = findCadence(slots);
  const toRule = (slot: Slot, side: 1 | -1): Rule => ({
    reads: [slot, ...(cadence ? [cadence] : [])],
    writes: [slot],
    apply: (scope: Scope) => {
      const time = readTime(scope, slot);
      if (!time || time.form === "clock") return;
      const { now } = scope.facet(timelines);
      const round = (cadence && cadenceOf(scope, cadence)) ?? 1;
      const ahead = (time.at - now) * side;
      if (round > 31 || (ahead >= 0 && ahead <= round * day)) return;
      const hours = chanceFor(scope, slot).next() * (round * 24 - 4) + 1;
      const at = toMinute(now + side * hours * hour);
      writeTime(scope, slot, at - (at % (15 * minute)));
    },
  });
  // Whether it was taken today says a flag, where there is one; who has begun today took it today.
  const flag = slots.find(
    ({ kind, words }) => kind === "boolean" && /^(?:is )?(?:taken|given|fed) today$/.test(words),
  );
  return slots.flatMap((slot) => {
    if (!timeKinds.includes(slot.kind)) return [];
    const event = toEvent(slot);
    return next.test(event)
      ? [toRule(slot, 1)]
      : last.test(event)
        ? [flag ? tellToday(flag, slot) : toRule(slot, -1)]
        : [];
  });
};

/** What is prescribed for three weeks is over after them. */
export const findCourses: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => oneOf("prescription|medication|treatment|therapy").test(word)))
    return [];
  const length = findNamed(slots, "duration days|days supply|course days|duration in days", [
    "number",
  ]);
  const status = slots.find(({ kind, words }) => kind === "choice" && words === "status");
  const begin = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      oneOf("prescribed|issued|start|starts|started|written").test(toEvent(slot)),
  );
  if (!length || !status || !begin || slots.some(({ words }) => /^(?:end|ends|expir)/.test(words)))
    return [];
  const apply = (scope: Scope) => {
    const [days, time] = [readQuantity(scope, length), readTime(scope, begin)];
    if (days === undefined || !time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    const state = toState(scope.values[status.name]) ?? "";
    const past = Math.floor((now - time.at) / day);
    const isOver = oneOf("completed|expired|finished|ended").test(state);
    const isRunning = oneOf("active|ongoing|current").test(state);
    const share = chanceFor(scope, begin).next();
    if (isRunning && past >= days)
      writeTime(scope, begin, time.at + (past - Math.floor(share * days)) * day);
    else if (isOver && past <= days)
      writeTime(scope, begin, time.at - (days - past + 2 + Math.floor(share * 60)) * day);
  };
  return [{ reads: [length, status, begin], writes: [begin], apply }];
};

function tellToday(flag: Slot, last: Slot): Rule {
  const apply = (scope: Scope) => {
    const time = readTime(scope, last);
    if (time && time.form !== "clock")
      write(scope, flag, scope.facet(timelines).now - time.at < day);
  };
  return { reads: [last], writes: [flag], apply };
}
