import { findNamed } from "../../match-role.ts";
import { quantityKinds, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { findLoanTerm } from "./loan-term.ts";

/** A loan of three months ago has three instalments behind it, and as many in all as it has months. */
export const findPaymentsMade: FindRules = ({ slots }) => {
  const [paid, left, total] = [
    "installments paid|payments made|instalments paid|paid installments",
    "payments remaining|installments remaining|instalments remaining|remaining payments|remaining installments|payments left|installments left|months remaining|remaining months",
    "installments total|total installments|number of installments|total payments|term months|installments",
  ].map((names) => findNamed(slots, names, quantityKinds));
  const term = findLoanTerm(slots);
  if (!term || !(total || paid || left)) return [];
  return [
    {
      reads: term.reads,
      writes: [total, paid, left].flatMap((slot) => slot ?? []),
      apply: (scope) => {
        const [all, made] = [term.length(scope), term.passed(scope)];
        if (all === undefined || made === undefined) return;
        if (total) writeQuantity(scope, total, all);
        if (paid) writeQuantity(scope, paid, made);
        if (left) writeQuantity(scope, left, all - made);
      },
    },
  ];
};
