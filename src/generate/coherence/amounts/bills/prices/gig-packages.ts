import type { Json, JsonObject } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { write } from "../../../slot.ts";

const gigs = oneOf("gig|freelancegig|serviceoffer|servicelisting|freelanceservice");
const lists = oneOf("packages|tiers|service packages|price tiers|plans");
const names = ["Basic", "Standard", "Premium"];
const times = [1, 1.8, 3];

/** A gig comes in three packages: the first costs what it starts at, and the others take longer. */
export const findGigPackages: FindRules = ({ slots, owner }) => {
  const isGig = [...owner, owner.join("")].some((word) => gigs.test(word));
  const list = isGig
    ? slots.find(({ kind, words }) => kind === "list" && lists.test(words))
    : undefined;
  const price = list ? itemNamed(list, oneOf("price|cost|amount"), "number") : undefined;
  if (!list || price === undefined) return [];
  const name = itemNamed(list, oneOf("name|title|label|tier"), "text");
  const days = itemNamed(list, /^(?:delivery |delivery time )?days$|^delivery time$/, "number");
  const start = findNamed(slots, "starting price|start price|price|base price|price from", [
    "number",
  ]);
  const soonest = findNamed(
    slots,
    "delivery days|delivery time|delivery time days|turnaround days",
    ["number"],
  );
  const told = [start, soonest].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const from = (start && readQuantity(scope, start)) ?? 40;
    const least = (soonest && readQuantity(scope, soonest)) ?? 3;
    const packages = itemsOf(scope, list)
      .slice(0, names.length)
      .map((item: JsonObject, at): JsonObject => {
        const changed: Record<string, Json> = {
          ...item,
          [price]: at === 0 ? from : 5 * Math.round((from * (times[at] ?? 1)) / 5),
        };
        if (name !== undefined) changed[name] = names[at] ?? "";
        if (days !== undefined) changed[days] = Math.round(least) + 2 * at;
        return changed;
      });
    write(scope, list, packages);
  };
  return [{ reads: [list, ...told], writes: [list], apply }];
};
