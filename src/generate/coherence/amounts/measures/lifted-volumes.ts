import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, toQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import type { ItemMember } from "../../slot.ts";

const volumes =
  "total volume|volume|total volume kg|volume kg|training volume|total weight lifted|weight lifted|total lifted|total weight";
const times = oneOf("reps|repetitions|rep count|actual reps");
const loads = oneOf("weight|load|weight used|working weight");
const sets = oneOf("sets");

/** What was lifted in all: each weight as often as it was. */
export const findLiftedVolumes: FindRules = ({ slots }) => {
  const volume = findNamed(slots, volumes, quantityKinds);
  if (!volume) return [];
  return slots
    .filter(({ items }) => items.length > 0)
    .flatMap((list) => {
      const lift = toLift(list);
      if (!lift) return [];
      const apply = (scope: Scope) => {
        const items = itemsOf(scope, list);
        if (items.length > 0)
          writeQuantity(
            scope,
            volume,
            items.reduce((sum, item) => sum + lift(item), 0),
          );
      };
      return [{ reads: [list], writes: [volume], apply }];
    });
};

/** What one item comes to: of an exercise its sets, be they counted or listed. */
function toLift(list: {
  readonly items: readonly ItemMember[];
}): ((item: JsonObject) => number) | undefined {
  const inner = list.items.find(({ words, kind }) => kind === "list" && sets.test(words));
  const each = inner && toLift(inner);
  if (inner && each)
    return (item) => listIn(item[inner.name]).reduce((sum, one) => sum + each(one), 0);
  const [reps, load] = [itemNamed(list, times, "number"), itemNamed(list, loads, "number")];
  if (reps === undefined || load === undefined) return undefined;
  const count = itemNamed(list, sets, "number");
  return (item) =>
    (toQuantity(item[reps]) ?? 0) *
    (toQuantity(item[load]) ?? 0) *
    (count === undefined ? 1 : (toQuantity(item[count]) ?? 1));
}

function listIn(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
