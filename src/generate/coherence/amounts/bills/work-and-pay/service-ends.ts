import { minute, timelines } from "../../../../facets/timeline.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { toQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { findEnds } from "../../../times/spans/durations.ts";
import { readTime, writeTime } from "../../../times/time.ts";

const services = /^(?:booked |selected )?(?:services|treatments|procedures|service items)$/;
const lengths = /^(?:duration|length)$/;

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
        const [start, end] = [readTime(scope, first), readTime(scope, last)];
        const minutes = itemsOf(scope, list).map((item) => toQuantity(item[length]) ?? 0);
        const whole = minutes.reduce((sum, one) => sum + one, 0);
        if (!start || !end || start.form === "day" || whole < 5 || whole > 600) return;
        const { now } = scope.facet(timelines);
        const due = start.at + whole * minute;
        // What is over stays over.
        const back = end.at <= now && due > now ? due - end.at : 0;
        if (back > 0) writeTime(scope, first, start.at - back);
        writeTime(scope, last, due - back);
      },
    },
  ];
};
