import type { Json } from "../../../schema/schema.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const lists = oneOf("splits|kilometre splits|kilometer splits|km splits|laps");
const lengths = oneOf(
  "seconds|time seconds|duration seconds|split seconds|elapsed seconds|duration",
);
const wholes =
  "moving time seconds|moving time|duration seconds|elapsed time seconds|total seconds|elapsed seconds|time seconds";

/** Each kilometre took about as long as all of them on average. */
export const findSplits: FindRules = ({ slots }) => {
  const list = slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const km = list && itemNamed(list, oneOf("km|kilometer|kilometre"), "number");
  const seconds = list && itemNamed(list, lengths, "number");
  const far = findNamed(slots, "distance km|distance kilometers|distance in km", ["number"]);
  const whole = findNamed(slots, wholes, ["number"]);
  if (!list || km === undefined || seconds === undefined || !far || !whole) return [];
  const apply = (scope: Parameters<typeof itemsOf>[0]) => {
    const [distance, time] = [far, whole].map((slot) => readQuantity(scope, slot));
    if (!distance || !time) return;
    const chance = chanceFor(scope, list);
    const each = time / distance;
    const told = itemsOf(scope, list)
      .slice(0, Math.max(1, Math.floor(distance)))
      .map(
        (item, at): Record<string, Json> => ({
          ...item,
          [km]: at + 1,
          [seconds]: Math.round(each * (0.95 + 0.1 * chance.next())),
        }),
      );
    write(scope, list, told);
  };
  return [{ reads: [list, far, whole], writes: [list], apply }];
};
