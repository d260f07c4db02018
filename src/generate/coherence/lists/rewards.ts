import type { JsonObject } from "../../../schema/schema.ts";
import { day } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed } from "../items.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import { readTime, toTime, toValue } from "../times/time.ts";
import { type FindShape, findTime } from "./shape.ts";

const rewards = oneOf("rewards|reward tiers|perks|pledge tiers|pledge levels|tiers|reward levels");
const pledges = oneOf("pledge amount|amount|price|minimum pledge|min pledge|pledge|min amount");
const backed = oneOf("backers count|backers|backer count|claimed|claimed count|num backers");
const limits = oneOf("limit|quantity limit|max backers|limit count|total available|max quantity");
const deliveries = oneOf("estimated delivery|estimated delivery date|delivery date|delivery");

/** Who gives more is given more; all who have chosen a reward are backers, and it is sent afterwards. */
export const findRewards: FindShape = (list, slots) => {
  const pledge = rewards.test(list.words) ? itemNamed(list, pledges, "number") : undefined;
  if (pledge === undefined) return undefined;
  const [count, limit] = [backed, limits].map((names) => itemNamed(list, names, "number"));
  const delivery = itemNamed(list, deliveries);
  const all = findNamed(slots, "backers count|backers|backer count|supporters", ["number"]);
  const deadline = findTime(slots, oneOf("deadline|end|ends|closes|ended"));
  const countOf = (item: JsonObject) => Number(item[count ?? ""] ?? 0);
  return {
    reads: [all, deadline].flatMap((slot) => slot ?? []),
    arrange: (items, scope) => {
      const sorted = items.toSorted((a, b) => Number(a[pledge]) - Number(b[pledge]));
      const whole = all && readQuantity(scope, all);
      const end = deadline && readTime(scope, deadline);
      const sum = sorted.reduce((total, item) => total + countOf(item), 0);
      const share = whole !== undefined && sum > 0 ? Math.min(1, (0.96 * whole) / sum) : 1;
      return sorted.map((item, at) => {
        const told: Record<string, JsonObject[string]> = { ...item };
        if (count !== undefined && typeof item[count] === "number") {
          const most = Number(item[limit ?? ""] ?? Number.POSITIVE_INFINITY);
          told[count] = Math.min(most, Math.floor(countOf(item) * share));
        }
        const sent = delivery === undefined ? undefined : toTime(item[delivery]);
        if (sent && end && end.form !== "clock" && sent.at < end.at + 30 * day)
          told[delivery ?? ""] = toValue(sent.form, end.at + (60 + 30 * at) * day, false) ?? null;
        return told;
      });
    },
  };
};
