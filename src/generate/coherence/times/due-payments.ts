import { day } from "../../facets/timeline.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "./time.ts";

const regular = /^(?:payment|repayment|installment|instalment|rent|dues|premium|contribution)$/;

/** What is paid again and again is paid around the day on which it is due. */
export const findDuePayments: FindRules = ({ slots, owner }) => {
  const find = (event: RegExp) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && event.test(toEvent(slot)));
  const [due, paid] = [find(/^(?:due|payment due)$/), find(/^(?:paid|payment|received)$/)];
  if (!due || !paid || !owner.some((word) => regular.test(word))) return [];
  return [
    {
      reads: [paid],
      writes: [due],
      apply: (scope) => {
        const [at, before] = [readTime(scope, paid), readTime(scope, due)];
        if (!at || !before || at.form === "clock") return;
        writeTime(scope, due, at.at + chanceFor(scope, due).pick([-6, -1, 0, 1, 2, 3, 5]) * day);
      },
    },
  ];
};
