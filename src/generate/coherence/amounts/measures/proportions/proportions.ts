import { findNamed, indexRoles } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { takersOf } from "../../../rows/deal-rows.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { findEnds } from "../../../times/spans/durations.ts";
import { findCounts } from "../../counts/counts.ts";
import { leisureProportions } from "./leisure-proportions.ts";
import { marketProportions } from "./market-proportions.ts";
import { measureProportions } from "./measure-proportions.ts";
import { moneyProportions } from "./money-proportions.ts";
import { performances } from "./performance-table.ts";
import type { Proportion } from "./proportion.ts";
import { shopProportions } from "./shop-proportions.ts";
import { worksProportions } from "./works-proportions.ts";

const proportionsOf = indexRoles(
  [
    ...shopProportions,
    ...marketProportions,
    ...worksProportions,
    ...leisureProportions,
    ...performances,
    ...measureProportions,
    ...moneyProportions,
  ],
  ({ of }) => of,
);

/** What is felt is near what is measured, and a gust is more than the wind. */
export const findProportions: FindRules = (parts) => {
  const { slots, owner } = parts;
  // What is counted is as many as there are.
  const counted = new Set(findCounts(parts).flatMap(({ writes }) => writes));
  const takersIn = takersOf(parts);
  return proportionsOf(slots).flatMap((proportion) => {
    const leader = findNamed(slots, proportion.of, quantityKinds);
    const follower = leader && findNamed(slots, proportion.follows, quantityKinds);
    if (!leader || !follower || follower === leader || counted.has(follower)) return [];
    // From when to when it was says how long it was.
    const isTold =
      lasting.test(follower.words) && !/^(?:estimated|planned|expected) /.test(follower.words);
    if (isTold && findEnds(slots)) return [];
    const { owner: of, beside, unless } = proportion;
    if (of && !owner.some((word) => of.test(word))) return [];
    if (beside !== undefined && !findNamed(slots, beside, quantityKinds)) return [];
    if (unless !== undefined && findNamed(slots, unless, quantityKinds)) return [];
    const { apply, ...rule } = toRule(leader, follower, proportion);
    // What a row tells of a thing is nearer to it than what usually goes with what.
    return [{ ...rule, apply: (scope) => takersIn(scope).has(follower) || apply(scope) }];
  });
};

const endless = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

const lasting = /\b(?:duration|minutes|seconds|hours)\b/;

function toRule(
  leader: Slot,
  follower: Slot,
  {
    add,
    times,
    decimals,
    isWhole,
    isNoneAtFirst,
    isOfSome,
    within = endless,
    most = endless[1],
  }: Proportion,
): Rule {
  return {
    reads: [leader],
    writes: [follower],
    apply: (scope) => {
      const base = readQuantity(scope, leader);
      if (base === undefined || (isOfSome && base === 0)) return;
      if ((readQuantity(scope, follower) ?? 0) > most) return;
      if (base < within[0] || base > within[1]) return;
      if (isNoneAtFirst && readQuantity(scope, follower) === 0) return;
      const chance = chanceFor(scope, follower);
      const draw = ([least, most]: readonly [number, number]) =>
        least + (most - least) * chance.next();
      const factor = times ? draw(times) : 1;
      const value = base * (isWhole ? Math.round(factor) : factor) + (add ? draw(add) : 0);
      const step = 10 ** -decimals;
      writeQuantity(scope, follower, Math.round(value / step) * step);
    },
  };
}
