import type { JsonObject } from "../../../schema/schema.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed } from "../items.ts";
import type { FindShape } from "./shape.ts";

/** From what costs least to what costs most. */
const ladders: readonly (readonly string[])[] = [
  "inside|interior|ocean view|oceanview|balcony|mini suite|suite",
  "dorm|single|twin|double|queen|king|triple|studio|family|deluxe|junior suite|suite|penthouse",
  "child|student|concession|senior|reduced|early bird|adult|day pass|general admission|standard|weekend pass|premium|family|group of five|vip|backstage",
  "economy|premium economy|business|first",
  "extra small|small|regular|medium|large|extra large",
  "xs|s|m|l|xl|xxl",
  "free|basic|starter|standard|plus|pro|premium|business|enterprise",
  "bronze|silver|gold|platinum|diamond",
].map((ladder) => ladder.split("|"));
const rungs = oneOf("name|type|size|class|label|tier|category|cabin|room type");
const prices = oneOf("price|cost|fee|amount|rate|price per night");
/** What else rises from tier to tier: what it takes, and what it gives. */
const worths = [
  prices,
  /^(?:min|minimum|required)? ?points(?: required| needed| threshold)?$|^(?:min|minimum) (?:spend|points)$/,
  /^discount(?: percent| percentage| rate)?$|^(?:points )?multiplier$/,
];
const tiers = oneOf("tiers|levels|membership tiers|loyalty tiers");

/** The least of the numbers for the lowest of the items. */
function rankBy(
  items: readonly JsonObject[],
  name: string,
  says: (item: JsonObject) => string,
  order: readonly string[],
): readonly JsonObject[] {
  if (!items.every((item) => typeof item[name] === "number")) return items;
  const sorted = items.map((item) => Number(item[name])).toSorted((a, b) => a - b);
  return items.map((item) => ({ ...item, [name]: sorted[order.indexOf(says(item))] ?? 0 }));
}

/** What is better costs more: the prices of a list stand in the order of what they are for. */
export const findWorth: FindShape = (list) => {
  const rung = itemNamed(list, rungs, "text", "choice");
  const areTiers = tiers.test(list.words);
  const told = areTiers ? worths : [prices];
  const names = told.flatMap((words) => itemNamed(list, words, "number") ?? []);
  if (rung === undefined || names.length === 0) return undefined;
  const says = (item: JsonObject) => String(item[rung]).toLowerCase().replaceAll(/[_-]/g, " ");
  return {
    arrange: (items) => {
      const ladder =
        items.length > 1 && ladders.find((one) => items.every((item) => one.includes(says(item))));
      if (!ladder) return items;
      const order = items.map(says).toSorted((a, b) => ladder.indexOf(a) - ladder.indexOf(b));
      const ranked = names.reduce((all, name) => rankBy(all, name, says, order), items);
      const rank = (item: JsonObject) => order.indexOf(says(item));
      // Tiers are shown from the lowest to the highest.
      return areTiers ? ranked.toSorted((a, b) => rank(a) - rank(b)) : ranked;
    },
  };
};
