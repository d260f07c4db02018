import { isIn, toState } from "../../../state-words.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { findStatus } from "../../times/tense.ts";
import { findMeasuredWay } from "./how-far.ts";

const counted = /\blessons\b/;

/**
 * Who has finished a book is on its last page, and who has it still to read on none. What is
 * counted piece by piece (lessons, parts made) follows its status with the counts.
 */
export const findReachedStates: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  const way = status && findMeasuredWay(slots);
  if (!way || counted.test(way.reach.words)) return [];
  const { reach, whole } = way;
  return [
    {
      reads: [status, whole],
      writes: [reach],
      apply: (scope) => {
        const state = toState(scope.values[status.name]);
        const [reached, all] = [readQuantity(scope, reach), readQuantity(scope, whole)];
        if (state === undefined || reached === undefined || all === undefined) return;
        if (isIn(state, "done")) writeQuantity(scope, reach, all);
        else if (isIn(state, "ahead", "postponed", "missed")) writeQuantity(scope, reach, 0);
        else if (
          isIn(state, "running", "halted", "dropped", "late") &&
          (reached < all * 0.03 || reached >= all)
        )
          writeQuantity(
            scope,
            reach,
            Math.round(all * 0.05 * chanceFor(scope, reach).between(1, 19)),
          );
      },
    },
  ];
};
