import { findNamed } from "../coherence/match-role.ts";
import { readQuantity, toQuantity } from "../coherence/quantity.ts";
import { readTime, toTime, writeTime } from "../coherence/times/time.ts";
import type { Scope } from "../draw/scope.ts";
import { day, timelines } from "../facets/timeline.ts";
import type { Find } from "./measure-finder.ts";

const aired =
  "air date|aired|aired at|aired on|premiere date|release date|released at|first air date|premiered";
const lasts = "last air date|last aired|end date|ended|finale date";
const counts = "number of seasons|seasons|season count|seasons count|total seasons";

/** The third season came some years after the first, while the series ran. */
const findSeasonDay: Find = ({ reference, look }, slots) => {
  if (!/^(?:(?:tv )?(?:series|show)|anime)(?: id)?$/.test(reference.words)) return undefined;
  const number = findNamed(slots, "season number|number|season|season no", ["number"]);
  const at = findNamed(slots, aired, ["text", "number"]);
  const [first, last, count] = [look(aired), look(lasts), look(counts)];
  const isEpisode = slots.some(({ words }) => /^episode(?: number| no)?$/.test(words));
  if (!number || !at || !first || isEpisode) return undefined;
  const apply = (scope: Scope) => {
    const all = count && toQuantity(count(scope));
    const nth = readQuantity(scope, number) ?? 1;
    const [from, to] = [toTime(first(scope)), toTime(last?.(scope))];
    if (!from || from.form === "clock" || !readTime(scope, at)) return;
    const { now } = scope.facet(timelines);
    const end = to && to.form !== "clock" ? to.at : now;
    // Each in a year of its own, or as close as they must be.
    const step = Math.min(365 * day, Math.max(0, end - from.at) / Math.max(all ?? nth, nth));
    writeTime(scope, at, from.at + Math.floor(((nth - 1) * step) / day) * day);
  };
  return { reads: [reference, number, at], writes: [at], apply };
};

/** An episode comes a week after the one before it. */
const findEpisodeDay: Find = ({ reference, look }, slots) => {
  if (!/(?:^| )season(?: id)?$/.test(reference.words)) return undefined;
  const number = findNamed(slots, "episode number|number|episode|episode no", ["number"]);
  const at = findNamed(slots, aired, ["text", "number"]);
  const first = look(aired);
  if (!number || !at || !first) return undefined;
  const apply = (scope: Scope) => {
    const [from, nth] = [toTime(first(scope)), readQuantity(scope, number)];
    if (!from || from.form === "clock" || !nth || !readTime(scope, at)) return;
    writeTime(scope, at, from.at + (nth - 1) * 7 * day);
  };
  return { reads: [reference, number, at], writes: [at], apply };
};

export const broadcasts: readonly Find[] = [findSeasonDay, findEpisodeDay];
