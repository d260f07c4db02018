import { day } from "../../../facets/timeline.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

/** An invoice that is due thirty days after its date says `Net 30`. */
export const findPaymentTerms: FindRules = ({ slots }) => {
  const terms = slots.find(
    ({ words, kind }) => kind === "text" && /^(?:payment )?terms?$/.test(words),
  );
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const issued = times.find((slot) => /^(?:issued?|invoice|billed|date)$/.test(toEvent(slot)));
  const due = times.find((slot) => /^(?:payment )?due$/.test(toEvent(slot)));
  if (!terms || !issued || !due) return [];
  return [
    {
      reads: [issued, due, terms],
      writes: [terms],
      apply: (scope) => {
        const [from, to] = [readTime(scope, issued), readTime(scope, due)];
        const said = scope.values[terms.name];
        // Terms in other words, or in another language, say nothing about days.
        if (!from || !to || typeof said !== "string" || !/^(?:Net \d+|Due on|Prepaid)/.test(said))
          return;
        const days = Math.round((to.at - from.at) / day);
        write(scope, terms, days > 0 ? `Net ${days}` : "Due on receipt");
      },
    },
  ];
};
