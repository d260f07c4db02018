import type { Scope } from "../../../draw/scope.ts";
import { day, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const years = oneOf(
  "year|release year|publication year|year published|year released|model year|year built|built year|build year|manufacture year|manufacturing year|production year|year of manufacture|year made|construction year",
);
/** What comes with the thing being new. */
const firsts = oneOf(
  "release|released|theatrical release|premiere|premiered|published|publication|first published|first aired|first registration|first registered|commissioned|commissioning|in service|entered service|first used",
);
const later =
  /^(?:purchased|purchase|bought|acquired|acquisition|installed|installation|registered|last (?:service|serviced|inspection|inspected|maintenance|repair))$/;

/** What is written of a film comes out when it is written. */
const tellers = oneOf("review|critique|rating|comment|article|post|essay|recommendation");

/** A film of 2009 was released in that year, a car of it registered, and bought in none before it. */
export const findMadeYears: FindRules = ({ slots, owner }) => {
  const isTold = owner.some((word) => tellers.test(word));
  const made = slots.find(({ kind, words }) => kind === "number" && years.test(words));
  if (!made) return [];
  const times = slots.filter((slot) => timeKinds.includes(slot.kind) && slot !== made);
  return times.flatMap((slot) => {
    const event = toEvent(slot);
    const isFirst = !isTold && firsts.test(event);
    if (!isFirst && !firsts.test(event) && !later.test(event)) return [];
    const apply = (scope: Scope) => {
      const [year, time] = [scope.values[made.name], readTime(scope, slot)];
      if (typeof year !== "number" || year < 1900 || !time || time.form === "clock") return;
      const { now } = scope.facet(timelines);
      const from = Date.UTC(year, 1, 1);
      const to = isFirst ? Math.min(now, from + 270 * day) : now;
      if (from >= to || (!isFirst && time.at >= from)) return;
      writeTime(scope, slot, toMinute(from + (to - from) * chanceFor(scope, slot).next()));
    };
    return [{ reads: [made, slot], writes: [slot], apply }];
  });
};
