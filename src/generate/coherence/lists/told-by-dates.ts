import type { Scope } from "../../draw/scope.ts";
import { day, timelines } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";
import { readTime, toTime, toValue } from "../times/time.ts";
import { findTime } from "./shape.ts";

const feasts = oneOf("wedding|event|party|conference|trip|move|shower");
const births = oneOf("birth|born|birthday|dob");
const starts = oneOf("date|wedding|event|party|move|start");
const ages = oneOf("age months|age in months");
const days = oneOf("date|achieved date|achieved at|achieved");
const done = oneOf("done|is done|completed");

/**
 * Who was born in May smiled in July, at two months. What has to be done for a feast is due before it.
 */
export const findToldByDates: FindRules = ({ slots, owner }) => {
  const isFeast = owner.some((word) => feasts.test(word));
  return slots.flatMap((list) => {
    if (list.kind !== "list") return [];
    const age = itemNamed(list, ages, "number");
    const start = findTime(slots, age ? births : starts);
    const due = age ? days : oneOf("due|due date|deadline");
    const date = age || isFeast ? itemNamed(list, due, "text") : undefined;
    if (!start || !date) return [];
    const flag = age ? undefined : itemNamed(list, done, "boolean");
    const apply = (scope: Scope) => {
      const begin = readTime(scope, start);
      const { now } = scope.facet(timelines);
      if (!begin || begin.form === "clock") return;
      const items = [...itemsOf(scope, list)];
      if (age) items.sort((one, other) => Number(one[age]) - Number(other[age]));
      const gap = chanceFor(scope, list).between(9, 24) * day;
      const whens = items.map((item, at) =>
        age
          ? begin.at + (Number(item[age]) * 30.4 + 9) * day
          : begin.at - (items.length - at) * gap,
      );
      const told = items.map((item, at) => ({
        ...item,
        [date]: toValue(toTime(item[date])?.form ?? "day", whens[at] ?? now, false) ?? null,
        ...(flag ? { [flag]: (whens[at] ?? now) < now } : {}),
      }));
      const past = age ? told.filter((_, at) => (whens[at] ?? now) < now) : told;
      // A list that its type does not let be empty stays as it was.
      if (past.length > 0) write(scope, list, past);
    };
    return [{ reads: [start, list], writes: [list], apply }];
  });
};
