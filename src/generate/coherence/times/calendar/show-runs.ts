import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { isPresent, type Slot } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";
import { readYear, writeYear } from "./told-year.ts";

const shows = oneOf(
  "show|series|tvshow|tvseries|title|anime|sitcom|content|media|program|programme",
);
const seasons = "seasons|season count|number of seasons|total seasons|seasons count";
const starts =
  /^(?:first aired|first air|premiered?|premiere|released?|release|debut|debuted|air|aired|started?)$/;
const ends = oneOf("last aired|last air|ended|finale|series finale|end");
const startYears =
  "release year|year|start year|premiere year|first aired year|year started|debut year";
const endYears = "end year|year ended|final year";

/** A series has a season in about a year, and none before it begins. */
export const findShowRuns: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => shows.test(word))) return [];
  const count = findNamed(slots, seasons, ["number"]);
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const start = times.find(
    (slot) => starts.test(toEvent(slot)) || (count && toEvent(slot) === "start"),
  );
  const first = start ?? findNamed(slots, startYears, quantityKinds);
  const last = start
    ? times.find((slot) => ends.test(toEvent(slot)))
    : findNamed(slots, endYears, quantityKinds);
  const status = findStatus(slots, owner);
  const told = count ?? first;
  if (!first || !told) return [];
  const yearOf = (scope: Scope, slot: Slot | undefined): number | undefined => {
    if (!slot || !isPresent(scope.values[slot.name])) return undefined;
    if (!start) return readYear(scope, slot);
    const time = readTime(scope, slot);
    return time && 1970 + time.at / (365.25 * day);
  };
  const apply = (scope: Scope) => {
    const { now } = scope.facet(timelines);
    const today = 1970 + now / (365.25 * day);
    const chance = chanceFor(scope, told);
    const drawn = count && readQuantity(scope, count);
    const state = status && toState(scope.values[status.name]);
    if (state && isIn(state, "ahead", "postponed", "asked", "soon")) {
      const before = yearOf(scope, first);
      if (start && (before ?? today) <= today)
        writeTime(scope, start, now + chance.between(12, 240) * day);
      else if (!start && (before ?? 0) < Math.floor(today))
        writeYear(scope, first, Math.floor(today) + 1);
      if (count) writeQuantity(scope, count, 1);
      return;
    }
    const begun = yearOf(scope, first);
    if (begun === undefined || !count || drawn === undefined) return;
    const years = Math.max(0, (yearOf(scope, last) ?? today) - begun);
    const isOn = state !== undefined && isIn(state, "running");
    const most = Math.floor(years) + 1;
    const least = last || isOn ? Math.max(1, Math.ceil(years / 2)) : 1;
    if (drawn > most || drawn < least)
      writeQuantity(
        scope,
        count,
        chance.between(least, Math.max(least, Math.min(most, least + 3))),
      );
  };
  const reads = [first, ...(last ? [last] : []), ...(status ? [status] : [])];
  return [{ reads, writes: count ? [count, first] : [first], apply }];
};
