import type { Scope } from "../../../../draw/scope.ts";
import { hour, minute, timelines } from "../../../../facets/timeline.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { toQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { findEnds } from "../../../times/spans/durations.ts";
import { readTime, writeTime } from "../../../times/time.ts";

const services = /^(?:booked |selected )?(?:services|treatments|procedures|service items)$/;
const lengths = oneOf("duration|length");

/** When a salon closes, by the clock. */
const evening = 20 * hour;

/** Lets the second time be so long after the first; by the clock, before the evening ends. */
export function endAfter(scope: Scope, first: Slot, last: Slot, span: number): void {
  const [start, end] = [readTime(scope, first), readTime(scope, last)];
  if (!start || !end || start.form === "day" || end.form === "day") return;
  const due = start.at + span;
  const { now } = scope.facet(timelines);
  // What is over stays over.
  const isPast = start.form !== "clock" && end.at <= now && due > now;
  const isLate = start.form === "clock" && due > evening;
  const back = isPast ? due - end.at : isLate ? due - evening : 0;
  if (back > 0) writeTime(scope, first, start.at - back);
  writeTime(scope, last, due - back);
}

/** Who has a cut and a colour is there for as long as both take. */
export const findServiceEnds: FindRules = ({ slots }) => {
  const list = slots.find(({ kind, words }) => kind === "list" && services.test(words));
  const length = list && itemNamed(list, lengths);
  const { first, last } = (length !== undefined && findEnds(slots)) || {};
  if (!list || length === undefined || !first || !last) return [];
  return [
    {
      reads: [list, first, last],
      writes: [first, last],
      apply: (scope) => {
        const minutes = itemsOf(scope, list).map((item) => toQuantity(item[length]) ?? 0);
        const whole = minutes.reduce((sum, one) => sum + one, 0);
        if (whole >= 5 && whole <= 600) endAfter(scope, first, last, whole * minute);
      },
    },
  ];
};
