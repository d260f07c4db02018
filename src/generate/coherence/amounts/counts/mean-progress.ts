import type { Json, JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { toQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { write } from "../../slot.ts";
import { findCompletion } from "./completion.ts";

const wholes =
  "progress|progress percent|progress percentage|percent complete|overall progress|completion";
const lists = /(?:^| )(?:key results|krs|milestones|objectives|sub goals|subgoals|goals|phases)$/;
const parts = oneOf("progress|progress percent|progress percentage|percent complete|completion");
const currents = oneOf("current|current value|actual|actual value");
const targets = oneOf("target|target value|goal|goal value");

/** Something is as far as its parts are on average, and where it is done they are. */
export const findMeanProgress: FindRules = ({ slots, owner }) => {
  const whole = findNamed(slots, wholes, ["number"]);
  const list = whole && slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const part = list && itemNamed(list, parts, "number");
  if (!whole || !list || part === undefined) return [];
  const [current, target] = [currents, targets].map((names) => itemNamed(list, names, "number"));
  const completion = findCompletion(slots, owner);
  const finish = (item: JsonObject): JsonObject => ({
    ...item,
    [part]: 100,
    ...(current !== undefined && target !== undefined && item[target] !== undefined
      ? { [current]: item[target] }
      : {}),
  });
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    if (items.length === 0) return;
    if (completion?.read(scope) === "full") {
      write(scope, list, items.map(finish) as Json);
      writeQuantity(scope, whole, 100);
      return;
    }
    const sum = items.reduce((all, item) => all + (toQuantity(item[part]) ?? 0), 0);
    writeQuantity(scope, whole, Math.round(sum / items.length));
  };
  const reads = completion ? [list, completion.slot] : [list];
  return [{ reads, writes: [list, whole], apply } satisfies Rule];
};
