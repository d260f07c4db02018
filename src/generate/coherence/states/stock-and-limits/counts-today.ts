import { day, timelines } from "../../../facets/timeline.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent } from "../../times/time.ts";

const used =
  /^last (?:used|use|request|requested|call|called|login|logged in|active|activity|seen|accessed|triggered|delivered|run)$/;

/** What was not used for days was not used today. */
export const findCountsToday: FindRules = ({ slots }) => {
  const last = slots.find((slot) => timeKinds.includes(slot.kind) && used.test(toEvent(slot)));
  const counts = slots.filter(
    ({ kind, words }) => kind === "number" && /(?:^| )(?:today|last 24h|24h)$/.test(words),
  );
  if (!last) return [];
  return counts.map((slot) => ({
    reads: [last],
    writes: [slot],
    apply: (scope) => {
      const time = readTime(scope, last);
      const { now } = scope.facet(timelines);
      const isLate = !time || (time.form !== "clock" && time.at < now - day);
      if (isLate && readQuantity(scope, slot)) writeQuantity(scope, slot, 0);
    },
  }));
};
