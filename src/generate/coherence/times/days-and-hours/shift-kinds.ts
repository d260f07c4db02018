import type { Scope } from "../../../draw/scope.ts";
import { day, hour } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { findEnds } from "../spans/durations.ts";
import { readTime, writeTime } from "../time.ts";

/** At which hours a shift of such a kind begins. */
const beginnings: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [/^(?:early|morning|day|am)(?: shift)?$/, [6, 8]],
  [/^(?:late|evening|afternoon|swing|pm)(?: shift)?$/, [13, 15]],
  [/^(?:night|overnight|graveyard)(?: shift)?$/, [21, 22]],
];

/** Who works at night does not begin at noon. */
export const findShiftKinds: FindRules = ({ slots, owner }) => {
  const isShift = owner.includes("shift");
  // A patrol of the night shift is no shift, and has its hours all the same.
  const tellers = isShift ? oneOf("shift|shift type|type|kind") : /^shift(?: type)?$/;
  const kind = slots.find(({ words, kind: held }) => held === "choice" && tellers.test(words));
  const ends = findShift(slots) ?? findEnds(slots);
  if (!kind || !ends) return [];
  const { first, last } = ends;
  const isOwn = first.words === "shift start";
  const apply = (scope: Scope) => {
    const said = toState(scope.values[kind.name]) ?? "";
    const hours = beginnings.find(([names]) => names.test(said))?.[1];
    const [from, to] = [readTime(scope, first), readTime(scope, last)];
    if (!hours || !from || !to || from.form === "day" || from.form !== to.form) return;
    const midnight = from.at - (((from.at % day) + day) % day);
    const start = midnight + chanceFor(scope, first).between(hours[0], hours[1]) * hour;
    writeTime(scope, first, start);
    writeTime(scope, last, start + (isShift || isOwn ? 8 * hour : to.at - from.at));
  };
  return [{ reads: [kind, first, last], writes: [first, last], apply }];
};

/** Beside the days of an order, the hours of the shift have names of their own. */
function findShift(slots: readonly Slot[]): ReturnType<typeof findEnds> {
  const find = (words: string) => slots.find((slot) => slot.words === words);
  const [first, last] = [find("shift start"), find("shift end")];
  return first && last && { first, last };
}
