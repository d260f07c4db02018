import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear, isOptional, write } from "../../slot.ts";

/** What nobody has handed in has no average. */
export const findMeansOfNone: FindRules = ({ slots }) => {
  const count = findNamed(slots, handedIn, ["number"]);
  const mean = findNamed(slots, "average score|avg score|mean score|average grade|class average", [
    "number",
  ]);
  if (!count || !mean) return [];
  const apply = (scope: Scope) => {
    if (scope.values[count.name] !== 0) return;
    // Where a mean is always told, somebody has looked at it.
    if (isOptional(mean)) clear(scope, mean);
    else write(scope, count, chanceFor(scope, count).between(1, 5));
  };
  return [{ reads: [count, mean], writes: [mean, count], apply }];
};

const handedIn =
  "review count|reviews count|reviewer count|votes|vote count|submissions|submission count|submissions count|total submissions|attempts|attempt count|graded count|graded submissions";

/** The rating of a whole is the mean of those that it lists. */
export const findAverageRatings: FindRules = ({ slots }) => {
  const rating = findNamed(
    slots,
    "average rating|rating average|avg rating|rating|overall rating|stars|score",
    ["number"],
  );
  const list = slots.find(
    ({ words, kind }) => kind === "list" && oneOf("reviews|ratings").test(words),
  );
  const each = list && itemNamed(list, oneOf("rating|stars|score|value"), "number");
  if (!rating || !list || each === undefined) return [];
  const apply = (scope: Scope) => {
    const given = itemsOf(scope, list).flatMap((item) => {
      const value = item[each];
      return typeof value === "number" ? [value] : [];
    });
    if (given.length === 0) return;
    const mean = given.reduce((sum, one) => sum + one, 0) / given.length;
    writeQuantity(scope, rating, Math.round(mean * 10) / 10);
  };
  return [{ reads: [list], writes: [rating], apply }];
};
