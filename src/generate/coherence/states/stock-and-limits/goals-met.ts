import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

const raised =
  "pledged|pledged amount|amount pledged|raised|raised amount|amount raised|current amount|total raised|funds raised|signature count|signatures|signatures count|current signatures";
const goals =
  "goal|goal amount|funding goal|target|target amount|signature goal|signatures goal|goal signatures|required signatures";
const met = oneOf(
  "funded|fully funded|successful|succeeded|success|goal reached|reached|victory|won|achieved",
);
const missed = oneOf("failed|unsuccessful|not funded|expired");

const reachedFlags =
  /^(?:is )?(?:fully )?(?:funded|achieved|completed|complete|done|met|reached|(?:goal|target) (?:met|reached|achieved))$/;

export const findGoalsMet: FindRules = (parts) => [...findMetByState(parts), ...findFlagged(parts)];

/** Who has run three of five kilometres has not reached the goal, and who has reached it has run five. */
const findFlagged: FindRules = ({ slots, owner }) => {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && reachedFlags.test(words));
  const reached = flag && findNamed(slots, `${raised}|current|current value`, ["number"]);
  const goal = reached && findNamed(slots, `${goals}|target value|goal value`, ["number"]);
  if (!flag || !reached || !goal) return [];
  // A status has told already how much there is.
  const isTold = findStatus(slots, owner) !== undefined;
  const apply = (scope: Scope) => {
    const [own, all] = [readQuantity(scope, reached), readQuantity(scope, goal)];
    if (own === undefined || all === undefined) return;
    const isReached = scope.values[flag.name] === true;
    if (isTold) write(scope, flag, own >= all);
    else if (isReached && own < all) writeQuantity(scope, reached, all);
    else if (!isReached && own >= all) {
      const share = 0.1 + 0.8 * chanceFor(scope, reached).next();
      writeQuantity(scope, reached, all > 10 ? Math.floor(all * share) : all * share);
    }
  };
  const [known, told] = isTold ? [reached, flag] : [flag, reached];
  return [{ reads: [goal, known], writes: [told], apply }];
};

/** What was funded has all that it asked for, and what has failed lacks some of it. */
const findMetByState: FindRules = ({ slots, owner }) => {
  const [reached, goal] = [raised, goals].map((names) => findNamed(slots, names, ["number"]));
  const status = reached && goal && findStatus(slots, owner);
  if (!reached || !goal || !status) return [];
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    const [own, all] = [readQuantity(scope, reached), readQuantity(scope, goal)];
    if (own === undefined || all === undefined) return;
    const share = chanceFor(scope, reached).next();
    const step = all >= 1000 ? 10 : 1;
    const come = (value: number) => writeQuantity(scope, reached, Math.ceil(value / step) * step);
    if (met.test(state) && own < all) come(all * (1 + 0.4 * share));
    else if (missed.test(state) && own >= all) come(all * (0.1 + 0.8 * share));
  };
  return [{ reads: [status, goal, reached], writes: [reached], apply }];
};
