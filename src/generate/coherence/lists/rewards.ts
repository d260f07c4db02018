import type { Json, JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { day } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import type { FindRules, Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { readTime, toTime, toValue } from "../times/time.ts";
import { findTime } from "./shape.ts";

const rewards = oneOf("rewards|reward tiers|perks|pledge tiers|pledge levels|tiers|reward levels");
const pledges = oneOf("pledge amount|amount|price|minimum pledge|min pledge|pledge|min amount");
const backed = oneOf("backers count|backers|backer count|claimed|claimed count|num backers");
const limits = oneOf("limit|quantity limit|max backers|limit count|total available|max quantity");
const deliveries = oneOf("estimated delivery|estimated delivery date|delivery date|delivery");
const raising = "pledged|raised|pledged amount|raised amount|amount raised";

/** What somebody gets for what they give, once it is known how many gave how much. */
export const findRewards: FindRules = ({ slots }) =>
  slots.flatMap((list) => {
    if (list.kind !== "list") return [];
    if (oneOf("stretch goals").test(list.words)) return findStretchGoals(list, slots);
    return rewards.test(list.words) ? findTiers(list, slots) : [];
  });

/** Who gives more is given more; all who have chosen a reward are backers, and it is sent afterwards. */
function findTiers(list: Slot, slots: readonly Slot[]): readonly Rule[] {
  const pledge = itemNamed(list, pledges, "number");
  const [count, limit] = [backed, limits].map((names) => itemNamed(list, names, "number"));
  const delivery = itemNamed(list, deliveries);
  const all = findNamed(slots, "backers count|backers|backer count|supporters", ["number"]);
  const deadline = findTime(slots, oneOf("deadline|end|ends|closes|ended"));
  if (pledge === undefined || (count === undefined && delivery === undefined)) return [];
  const countOf = (item: JsonObject) => Number(item[count ?? ""] ?? 0);
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const sorted = items.toSorted((a, b) => Number(a[pledge]) - Number(b[pledge]));
    const whole = all && readQuantity(scope, all);
    const end = deadline && readTime(scope, deadline);
    const sum = sorted.reduce((total, item) => total + countOf(item), 0);
    const share = whole !== undefined && sum > 0 ? Math.min(1, (0.96 * whole) / sum) : 1;
    const told = sorted.map((item, at) => {
      const changed: Record<string, Json> = { ...item };
      if (count !== undefined && typeof item[count] === "number") {
        const most = Number(item[limit ?? ""] ?? Number.POSITIVE_INFINITY);
        changed[count] = Math.min(most, Math.floor(countOf(item) * share));
      }
      const sent = delivery === undefined ? undefined : toTime(item[delivery]);
      if (sent && end && end.form !== "clock" && sent.at < end.at + 30 * day)
        changed[delivery ?? ""] = toValue(sent.form, end.at + (60 + 30 * at) * day, false) ?? null;
      return changed;
    });
    write(scope, list, told);
  };
  const reads = [list, ...(all ? [all] : []), ...(deadline ? [deadline] : [])];
  return [{ reads, writes: [list], apply }];
}

const reaches = oneOf("reached|unlocked|is reached|is unlocked|achieved");

/** What is added with every further sum, from the goal on, and there is so far. */
function findStretchGoals(list: Slot, slots: readonly Slot[]): readonly Rule[] {
  const amount = itemNamed(list, oneOf("amount|goal|target|threshold"), "number");
  const reached = itemNamed(list, reaches, "boolean");
  const goal = findNamed(slots, "goal|goal amount|funding goal|target amount", ["number"]);
  const raised = findNamed(slots, raising, ["number"]);
  if (amount === undefined || !goal) return [];
  const apply = (scope: Scope) => {
    const whole = readQuantity(scope, goal) ?? 0;
    const sofar = raised && readQuantity(scope, raised);
    const told = itemsOf(scope, list).map((item, at) => {
      const sum = Math.ceil((whole * (1.2 + 0.3 * at)) / 500) * 500;
      const isThere = sofar !== undefined && sofar >= sum;
      return { ...item, [amount]: sum, ...(reached === undefined ? {} : { [reached]: isThere }) };
    });
    write(scope, list, told);
  };
  return [{ reads: raised ? [list, goal, raised] : [list, goal], writes: [list], apply }];
}
