import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import type { FindRules, Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

/** What is right, and who has passed. */
export const findAnswers: FindRules = ({ slots }) => [...findRight(slots), ...findPassed(slots)];

const given =
  "selected answer|given answer|user answer|student answer|your answer|chosen answer|submitted answer|selected option|answer|response";

/** An answer is correct where it is the correct answer. */
function findRight(slots: readonly Slot[]): readonly Rule[] {
  const key = findNamed(slots, "correct answer|right answer|solution|answer key|correct option", [
    "text",
  ]);
  const answer = findNamed(slots, given, ["text"]);
  const flag = findNamed(slots, "is correct|correct|is right|was correct", ["boolean"]);
  if (!key || !answer || !flag || key === answer) return [];
  const apply = (scope: Scope) =>
    void write(scope, flag, scope.values[key.name] === scope.values[answer.name]);
  return [{ reads: [key, answer], writes: [flag], apply }];
}

/** From how many of a hundred on one has passed, where nothing else is said. */
const usual = 60;

function findPassed(slots: readonly Slot[]): readonly Rule[] {
  const flag = findNamed(slots, "passed|is passed|has passed|pass", ["boolean"]);
  const reached = findNamed(
    slots,
    "percentage|score percent|percent|score|grade|points|marks|points earned|marks obtained",
    ["number"],
  );
  if (!flag || !reached) return [];
  const most = findNamed(slots, "max score|max points|total points|out of|max marks|total marks", [
    "number",
  ]);
  const mark = findNamed(
    slots,
    "passing score|pass mark|passing grade|pass score|passing percent",
    ["number"],
  );
  const isShare = /percent/.test(reached.words);
  const apply = (scope: Scope) => {
    const score = readQuantity(scope, reached);
    if (score === undefined) return;
    const whole = isShare || !most ? 100 : (readQuantity(scope, most) ?? 100);
    const least = (mark && readQuantity(scope, mark)) ?? (usual * whole) / 100;
    write(scope, flag, score >= least);
  };
  const reads = [reached, most, mark].filter((slot): slot is Slot => slot !== undefined);
  return [{ reads, writes: [flag], apply }];
}
