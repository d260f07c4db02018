import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const mastered = oneOf("mastered|learned|known|memorized");

/** Who has mostly been right has mastered it, and who has been wrong half of the time has not. */
export const findMastery: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ kind, words }) => kind === "boolean" && mastered.test(words.replace(/^is /, "")),
  );
  const right = findNamed(slots, "times correct|correct count|correct answers|right count", [
    "number",
  ]);
  const wrong = findNamed(
    slots,
    "times wrong|wrong count|incorrect count|times incorrect|wrong answers|mistakes",
    ["number"],
  );
  const all = findNamed(slots, "review count|reviews|times reviewed|attempts|times practiced", [
    "number",
  ]);
  const other = wrong ?? all;
  if (!flag || !right || !other) return [];
  const apply = (scope: Scope) => {
    const [good, rest] = [readQuantity(scope, right), readQuantity(scope, other)];
    if (good === undefined || rest === undefined) return;
    const tried = other === wrong ? good + rest : rest;
    write(scope, flag, good >= 4 && good / tried >= 0.75);
  };
  return [{ reads: [right, other], writes: [flag], apply }];
};
