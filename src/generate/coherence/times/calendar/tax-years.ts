import { day, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";
import { writeYear } from "./told-year.ts";

const years = "tax year|fiscal year|assessment year|year";
const filings = oneOf("filed|filing|submitted|submission");
const dues = oneOf("due|filing due|deadline|filing deadline");

/** A year is filed in the one after it, in which it is due in spring. */
export const findTaxYears: FindRules = ({ slots, owner }) => {
  const year = owner.includes("tax") ? findNamed(slots, years, quantityKinds) : undefined;
  if (!year) return [];
  const find = (events: Matcher) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
  const [filed, due] = [find(filings), find(dues)];
  const edges = [filed, due].flatMap((slot) => slot ?? []);
  return [
    {
      reads: [year, ...edges],
      writes: [year, ...edges],
      apply: (scope) => {
        const time = filed && readTime(scope, filed);
        const at = time && time.form !== "clock" ? time.at : scope.facet(timelines).now;
        const of = new Date(at).getUTCFullYear() - 1;
        writeYear(scope, year, of);
        const deadline = Date.UTC(of + 1, 3, 15);
        if (!due || !readTime(scope, due)) return;
        writeTime(scope, due, deadline);
        // Most are handed in during the weeks before; a few are late.
        const chance = chanceFor(scope, due);
        if (filed && at > deadline && chance.next() < 0.9)
          writeTime(scope, filed, at - Math.ceil((at - deadline) / day + chance.below(60)) * day);
      },
    },
  ];
};
