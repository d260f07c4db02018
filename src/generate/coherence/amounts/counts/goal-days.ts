import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { write } from "../../slot.ts";

const goals =
  "goal|target|daily goal|daily target|goal value|target value|goal per day|target per day|goal amount|goal count|target count";
const lists = oneOf("history|log|logs|entries|completions|check ins|checkins|days|records");
const values = oneOf("value|count|amount|progress|quantity|total|reps|actual");
const flags = oneOf(
  "completed|complete|done|met|goal met|goal reached|achieved|success|target met",
);

/** On a day on which somebody did as much as they wanted, it is done, and else they did less. */
export const findGoalDays: FindRules = ({ slots }) => {
  const goal = findNamed(slots, goals, ["number"]);
  const list = goal && slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const [value, flag] = list
    ? [itemNamed(list, values, "number"), itemNamed(list, flags, "boolean")]
    : [];
  if (!list || value === undefined) return [];
  const apply = (scope: Scope) => {
    const wanted = scope.values[goal.name];
    if (typeof wanted !== "number" || wanted <= 0) return;
    const chance = chanceFor(scope, list);
    const round = (share: number) =>
      wanted < 8 ? Math.floor(wanted * share) : Math.round(wanted * share);
    const told = itemsOf(scope, list).map((item) => {
      const isDone = flag === undefined ? chance.next() < 0.6 : item[flag] === true;
      const share = isDone ? 1 + 0.25 * chance.next() : 0.3 + 0.6 * chance.next();
      const reached = Math.min(round(share), isDone ? Infinity : Math.ceil(wanted) - 1);
      return typeof item[value] === "number" ? { ...item, [value]: reached } : item;
    });
    write(scope, list, told as Json);
  };
  return [{ reads: [goal, list], writes: [list], apply } satisfies Rule];
};
