import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const starts =
  /^(?:(?:billing|service|usage|statement|bill|invoice) )?(?:period|cycle) (?:start|from|begin)$/;
const ends = /^(?:(?:billing|service|usage|statement|bill|invoice) )?(?:period|cycle) (?:end|to)$/;

/** A bill is due some weeks after what it is for. */
export const findBilledPeriods: FindRules = ({ slots }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const due = times.find((slot) => /^(?:payment )?due$/.test(toEvent(slot)));
  const end = times.find((slot) => ends.test(toEvent(slot)));
  const start = times.find((slot) => starts.test(toEvent(slot)));
  if (!due || !end) return [];
  const apply = (scope: Scope) => {
    const [owed, over] = [readTime(scope, due), readTime(scope, end)];
    const from = start && readTime(scope, start);
    if (!owed || !over || owed.form === "clock" || over.form === "clock") return;
    const days = (owed.at - over.at) / day;
    if (days >= 5 && days <= 45) return;
    const { now } = scope.facet(timelines);
    const ended = Math.min(now - day, owed.at - chanceFor(scope, end).between(12, 24) * day);
    writeTime(scope, end, ended);
    if (start && from) writeTime(scope, start, from.at + ended - over.at);
    if (owed.at - ended > 45 * day) writeTime(scope, due, ended + 28 * day);
  };
  const edges = [...(start ? [start] : []), end, due];
  return [{ reads: [due, ...edges], writes: edges, apply }];
};
