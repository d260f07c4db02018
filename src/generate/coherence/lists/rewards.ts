import type { Json, JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { day } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";
import { readTime, toTime, toValue } from "../times/time.ts";
import { findTime } from "./shape.ts";

const rewards = oneOf("rewards|reward tiers|perks|pledge tiers|pledge levels");
const pledges = oneOf(
  "pledge amount|amount|price|minimum pledge|min pledge|minimum amount|minimum",
);
const backed = oneOf("backers count|backers|backer count|claimed");
const limits = oneOf("limit|quantity limit|max backers");

/** Who gives more is given more; all who have chosen a reward are backers, and it is sent afterwards. */
export const findRewards: FindRules = ({ slots }) => {
  const list = slots.find(({ kind, words }) => kind === "list" && rewards.test(words));
  const pledge = list && itemNamed(list, pledges, "number");
  if (!list || pledge === undefined) return [];
  const count = itemNamed(list, backed, "number") ?? "";
  const limit = itemNamed(list, limits, "number") ?? "";
  const delivery = itemNamed(list, oneOf("estimated delivery|delivery date|delivery")) ?? "";
  const all = findNamed(slots, "backers count|backers|backer count", ["number"]);
  const deadline = findTime(slots, oneOf("deadline|end|ends"));
  const countOf = (item: JsonObject) => Number(item[count] ?? 0);
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list).toSorted((a, b) => Number(a[pledge]) - Number(b[pledge]));
    const whole = all && readQuantity(scope, all);
    const end = deadline && readTime(scope, deadline);
    const sum = items.reduce((total, item) => total + countOf(item), 0);
    const share = whole !== undefined && sum > 0 ? Math.min(1, (0.96 * whole) / sum) : 1;
    const told = items.map((item, at) => {
      const changed: Record<string, Json> = { ...item };
      const most = Number(item[limit] ?? Number.POSITIVE_INFINITY);
      if (count in item) changed[count] = Math.min(most, Math.floor(countOf(item) * share));
      const sent = toTime(item[delivery]);
      if (sent && end && end.form !== "clock" && sent.at < end.at + 30 * day)
        changed[delivery] = toValue(sent.form, end.at + (60 + 30 * at) * day, false) ?? null;
      return changed;
    });
    write(scope, list, told);
  };
  const reads = [list, all, deadline].flatMap((slot) => slot ?? []);
  return [{ reads, writes: [list], apply }];
};
