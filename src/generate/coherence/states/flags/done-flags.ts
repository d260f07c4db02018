import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { findWay } from "./how-far.ts";

const flags =
  /^(?:is )?(?:completed|complete|done|finished|achieved|watched|listened|played|heard|read)$/;
const shares = oneOf(
  "progress|percent complete|completion|completion percentage|progress percent|progress percentage|percent done|percentage complete|percent",
);

const reachedFlags = /^(?:is )?(?:daily )?(?:goal|target) (?:reached|met|achieved|hit)$/;

const goals =
  / (?:goal|target)$|^(?:daily )?(?:goal|target) (?:ml|steps|km|minutes|kcal|calories)$/;
const soFar =
  /^(?:total today|daily total|today total|total|consumed|current|intake)(?: ml| steps| km| minutes| kcal| calories)?$/;

/** Who wanted eight thousand steps has reached that with as many, and with more. */
function findReached(slots: readonly Slot[]): readonly Rule[] {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && reachedFlags.test(words));
  const goal = flag && slots.find(({ kind, words }) => kind === "number" && goals.test(words));
  const stem = goal?.words.replace(/^daily /, "").replace(/ (?:goal|target)$/, "");
  const reached =
    slots.find(
      ({ kind, words }) => kind === "number" && (words === stem || words === `${stem}s`),
    ) ?? slots.find((slot) => slot !== goal && slot.kind === "number" && soFar.test(slot.words));
  if (!flag || !goal || !reached) return [];
  const apply = (scope: Scope) => {
    const [most, own] = [readQuantity(scope, goal), readQuantity(scope, reached)];
    if (most !== undefined && own !== undefined) write(scope, flag, own >= most);
  };
  return [{ reads: [goal, reached], writes: [flag], apply }];
}

/** What is done is done to the last percent, and what is not lacks some. */
export const findDoneFlags: FindRules = ({ slots }) => [...findDone(slots), ...findReached(slots)];

function findDone(slots: readonly Slot[]): readonly Rule[] {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && flags.test(words));
  if (!flag) return [];
  const share = slots.find(({ kind, words }) => kind === "number" && shares.test(words));
  if (share) return [toRule(flag, share, undefined)];
  const way = findWay(slots);
  return way ? [toRule(flag, way.reach, way.whole)] : [];
}

function toRule(flag: Slot, reach: Slot, whole: Slot | undefined): Rule {
  const apply = (scope: Scope) => {
    const [isDone, reached] = [scope.values[flag.name], readQuantity(scope, reach)];
    const all = whole ? readQuantity(scope, whole) : 100;
    if (typeof isDone !== "boolean" || reached === undefined || all === undefined) return;
    if (isDone) writeQuantity(scope, reach, all);
    else if (reached >= all) {
      const part = chanceFor(scope, reach).between(1, 19) * 0.05;
      writeQuantity(scope, reach, Math.round(all * part));
    }
  };
  return { reads: whole ? [flag, reach, whole] : [flag, reach], writes: [reach], apply };
}
