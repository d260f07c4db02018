import type { Scope } from "../../../draw/scope.ts";
import type { Matcher } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

/** How much of what somebody weighs is aimed at, by what they want. */
const aims: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [/\b(?:gain|bulk|build|muscle|strength)\b/, [1.02, 1.07]],
  [/\b(?:maintain|maintenance|keep|stay|health|energy)\b/, [0.99, 1.01]],
];
const less: readonly [least: number, most: number] = [0.87, 0.96];

/** Who wants to gain weight does not aim below what the scales say. */
export const findGoalWeights: FindRules = ({ slots }) => {
  const current = findNamed(slots, "current weight|weight|current weight kg|weight kg", ["number"]);
  const target = findNamed(
    slots,
    "target weight|goal weight|target weight kg|goal weight kg|desired weight",
    ["number"],
  );
  if (!current || !target) return [];
  const start = findNamed(
    slots,
    "start weight|starting weight|initial weight|start weight kg|starting weight kg|initial weight kg",
    ["number"],
  );
  const goal = findNamed(slots, "goal type|goal|type|objective|fitness goal|aim", [
    "choice",
    "text",
  ]);
  const apply = (scope: Scope) => {
    const weight = readQuantity(scope, current);
    if (weight === undefined || readQuantity(scope, target) === undefined) return;
    const said = (goal && toState(scope.values[goal.name])) ?? "";
    const [least, most] = aims.find(([words]) => words.test(said))?.[1] ?? less;
    const share = least + (most - least) * chanceFor(scope, target).next();
    const aim = Number((weight * share).toFixed(1));
    writeQuantity(scope, target, aim);
    if (!start || readQuantity(scope, start) === undefined) return;
    // Some of the way is behind whoever is on it.
    const gone = (weight - aim) * (0.2 + 1.2 * chanceFor(scope, start).next());
    writeQuantity(scope, start, Number((weight + gone).toFixed(1)));
  };
  const known = [current, target, ...(goal ? [goal] : [])];
  return [{ reads: known, writes: start ? [target, start] : [target], apply }];
};
