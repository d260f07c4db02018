import type { Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { day, timelines } from "../../facets/timeline.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { write } from "../slot.ts";
import { readTime, timeKinds, toEvent, toTime, toValue } from "../times/time.ts";

const lists = /^(?:expenses|expense items|expense lines|receipts|line items|items|lines|entries)$/;
const dates = /^(?:date|expense date|spent on|purchase date|incurred on|transaction date)$/;
const handedIn = /^(?:submitted|submission|filed|created|report)$/;

/** What is handed in together was spent within a few weeks, and before it was handed in. */
export const findExpenseDays: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => /^(?:expense|travel|reimbursement)$/.test(word))) return [];
  const when = slots.find((slot) => timeKinds.includes(slot.kind) && handedIn.test(toEvent(slot)));
  return slots.flatMap((list): readonly Rule[] => {
    const name =
      list.kind === "list" && lists.test(list.words) ? itemNamed(list, dates) : undefined;
    if (name === undefined) return [];
    const apply = (scope: Scope) => {
      const { now } = scope.facet(timelines);
      const told = when ? readTime(scope, when) : undefined;
      const last = told && told.form !== "clock" ? Math.min(told.at, now) : now;
      const chance = chanceFor(scope, list);
      const items = itemsOf(scope, list);
      let at = last - (items.length * 3 + chance.between(2, 9)) * day;
      const dated = items.map((item) => {
        const time = toTime(item[name]);
        at += chance.between(0, 3) * day;
        return time && time.form !== "clock"
          ? { ...item, [name]: toValue(time.form, at, false) ?? null }
          : item;
      });
      write(scope, list, dated as Json);
    };
    return [{ reads: when ? [list, when] : [list], writes: [list], apply }];
  });
};
