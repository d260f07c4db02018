import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../../times/time.ts";

const begins =
  /^(?:sales?|ticket sales?|on sale|presale) (?:starts?|started|opens?|from|begins?)$|^on sale$/;
const sold =
  /^(?:(?:tickets|seats|quantity|units|items) sold|sold(?: count| tickets)?|sales count)$/;

/** Before the sale begins nothing is sold. */
export const findBeforeSale: FindRules = ({ slots }) => {
  const start = slots.find((slot) => timeKinds.includes(slot.kind) && begins.test(toEvent(slot)));
  const counts = slots.filter(({ kind, words }) => kind === "number" && sold.test(words));
  if (!start || counts.length === 0) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, start);
    if (!time || time.form === "clock" || time.at <= scope.facet(timelines).now) return;
    for (const slot of counts) write(scope, slot, 0);
  };
  return [{ reads: [start], writes: counts, apply }];
};
