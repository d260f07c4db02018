import type { Scope } from "../../../../draw/scope.ts";
import { day, timelines } from "../../../../facets/timeline.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { write } from "../../../slot.ts";
import { toTime, toValue } from "../../../times/time.ts";

const budgets = oneOf("budget|budgetcategory|envelope|category|budgetitem");
const lists = oneOf("transactions|expenses|purchases|payments|entries|spendings");
const months =
  "January|February|March|April|May|June|July|August|September|October|November|December".split(
    "|",
  );

/** What was spent of a budget is the sum of what it lists, in the month that it is for. */
export const findSpentLists: FindRules = ({ slots, owner }) => {
  if (![...owner, owner.join("")].some((word) => budgets.test(word))) return [];
  const list = slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const amount = list && itemNamed(list, oneOf("amount|price|cost|total|value"), "number");
  const spent = findNamed(slots, "spent|spent amount|amount spent|total spent|actual", ["number"]);
  if (!list || amount === undefined || !spent) return [];
  const date = itemNamed(list, oneOf("date|on|paid at|paid on|spent on|transaction date"), "text");
  const month = findNamed(slots, "month|period|budget month", ["text"]);
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const whole = readQuantity(scope, spent);
    if (items.length === 0 || whole === undefined) return;
    const sum = items.reduce((all, item) => all + Math.abs(Number(item[amount])), 0) || 1;
    const cents = items.map((item) =>
      Math.round((Math.abs(Number(item[amount])) / sum) * whole * 100),
    );
    const rest = Math.round(whole * 100) - cents.reduce((one, other) => one + other, 0);
    const { now } = scope.facet(timelines);
    const first = month && firstOf(String(scope.values[month.name]), now);
    const chance = chanceFor(scope, list);
    const days = items.map(() => chance.between(0, 27)).toSorted((a, b) => a - b);
    const told = items.map((item, at) => {
      const changed = { ...item, [amount]: ((cents[at] ?? 0) + (at === 0 ? rest : 0)) / 100 };
      const time = date === undefined ? undefined : toTime(item[date]);
      if (date === undefined || first === undefined || !time || time.form === "clock")
        return changed;
      const on = Math.min(first + (days[at] ?? 0) * day, now);
      return { ...changed, [date]: toValue(time.form, on, false) ?? null };
    });
    write(scope, list, told);
  };
  return [{ reads: [list, spent, ...(month ? [month] : [])], writes: [list], apply }];
};

/** When the last month of that name began; undefined where it says no month, or one to come. */
function firstOf(said: string, now: number): number | undefined {
  const [, dated, number] = /^(\d{4})-(\d{2})$/.exec(said) ?? [];
  const [name = "", told] = said.split(" ");
  const month = dated ? Number(number) - 1 : months.indexOf(name);
  if (month < 0) return undefined;
  const today = new Date(now);
  const year =
    Number(dated ?? told) || today.getUTCFullYear() - (month > today.getUTCMonth() ? 1 : 0);
  const first = Date.UTC(year, month, 1);
  return first <= now ? first : undefined;
}
