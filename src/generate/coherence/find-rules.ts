import { findLadders } from "./amounts/counts/ladders.ts";
import { findProportions } from "./amounts/measures/proportions/proportions.ts";
import { askWhere, finderOf, indexFinders } from "./ask-where.ts";
import { counted } from "./counted-rules.ts";
import { findOpposites } from "./opposites.ts";
import { findPairings } from "./pairings/find-pairings.ts";
import { findWeathers, skies } from "./places/skies.ts";
import { reckoned } from "./reckoned-rules.ts";
import { findRows } from "./rows/deal-rows.ts";
import type { FindRules, Parts, Rule } from "./rule.ts";
import type { Slot } from "./slot.ts";
import { findRunDates } from "./states/happenings/run-dates.ts";
import { findKinds } from "./states/kinds/kinds.ts";
import { findWaysToMeet } from "./states/kinds/ways-to-meet.ts";
import { findStates } from "./states/states.ts";
import { findAnswers } from "./texts/contests-and-exams/answers.ts";
import { findMarks } from "./texts/contests-and-exams/marks.ts";

/** What comes before all else: which of several states and kinds there are. */
const findFirst = indexFinders([
  askWhere("plan tier package", findLadders),
  findOpposites,
  findStates,
  findRunDates,
  findKinds,
  askWhere("url link", findWaysToMeet),
  askWhere(skies, findWeathers),
]);
const findCounted = indexFinders(counted);
const findReckoned = indexFinders(reckoned);

/**
 * What holds between the members of an object, in the order in which it is made so. What the records
 * that it refers to say of it stands between what is drawn and what is reckoned from that; what they
 * charge for comes once it is counted.
 */
export function findRules(parts: Parts, { relate, charge }: RulesBetween): readonly Rule[] {
  const copies = relate(parts);
  const copied = new Set(copies.flatMap(({ writes, isOfSome }) => (isOfSome ? [] : writes)));
  // Dealt first, so that others follow it, and again for what was filled in or followed a word.
  const dealt = findRows(parts);
  // And again once quantities have their usual proportions: what they usually cost is nothing to a price.
  const charged = charge(parts);
  const told = new Set(charged.flatMap(({ writes }) => writes));
  return [
    ...dealt,
    ...findFirst(parts).flatMap((find) => find(parts)),
    ...copies,
    // What another record says of a state has its dates and its results follow it.
    ...(copies.some(({ writes }) => writes.some(isState)) ? findStates(parts) : []),
    ...findCounted(parts).flatMap((find) => keepCopies(find, parts, copied)),
    ...dealt.filter(({ writes }) => !writes.some((slot) => copied.has(slot))),
    ...charged,
    ...findReckoned(parts).flatMap((find) =>
      find === findProportions ? [...find(parts), ...charged] : keepCopies(find, parts, told),
    ),
  ];
}

const isState = ({ kind, words, hold }: Slot): boolean =>
  kind === "choice" && hold === "free" && /(?:^| )(?:status|state)$/.test(words);

const outranked: readonly FindRules[] = [findPairings, findMarks, findAnswers];

/** What usually fits a name, or a mark out of a hundred, is nothing to what the other record says. */
function keepCopies(find: FindRules, parts: Parts, copied: ReadonlySet<Slot>): readonly Rule[] {
  const rules = find(parts);
  if (copied.size === 0 || !outranked.includes(finderOf(find))) return rules;
  return rules.filter(({ writes }) => !writes.some((slot) => copied.has(slot)));
}

/** What the records that an object refers to say of its members, and what they cost it. */
export interface RulesBetween {
  readonly relate: FindRules;
  readonly charge: FindRules;
}

export const unrelated: RulesBetween = { relate: () => [], charge: () => [] };
