import { timelines } from "../../facets/timeline.ts";
import { findNamed } from "../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../quantity.ts";
import type { FindRules } from "../rule.ts";
import { readTime, timeKinds } from "./time.ts";

const month = 2_629_800_000;

/** A loan of three months ago has three instalments behind it, and as many in all as it has months. */
export const findPaymentsMade: FindRules = ({ slots }) => {
  const paid = findNamed(
    slots,
    "installments paid|payments made|instalments paid|paid installments",
    quantityKinds,
  );
  const total = findNamed(
    slots,
    "installments total|total installments|number of installments|total payments|term months|installments",
    quantityKinds,
  );
  const start = slots.find(
    ({ words, kind }) =>
      timeKinds.includes(kind) &&
      /^(?:start|started|first payment|origination|disbursed|loan start)(?: at| on| date)?$/.test(
        words,
      ),
  );
  const end = slots.find(
    ({ words, kind }) =>
      timeKinds.includes(kind) &&
      /^(?:end|maturity|final payment|last due|loan end)(?: at| on| date)?$/.test(words),
  );
  if (!total || !start) return [];
  return [
    {
      reads: [start, ...(end ? [end] : [])],
      writes: [total, ...(paid ? [paid] : [])],
      apply: (scope) => {
        const from = readTime(scope, start);
        if (!from || from.form === "clock") return;
        const { now } = scope.facet(timelines);
        const until = end && readTime(scope, end);
        if (until && until.at > from.at)
          writeQuantity(scope, total, Math.max(1, Math.round((until.at - from.at) / month)));
        const all = readQuantity(scope, total);
        if (!paid || all === undefined) return;
        writeQuantity(scope, paid, Math.min(all, Math.max(0, Math.floor((now - from.at) / month))));
      },
    },
  ];
};
