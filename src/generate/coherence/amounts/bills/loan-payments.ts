import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

const principals = "principal|loan amount|principal amount|amount financed|financed amount|amount";
const rates = "interest rate|annual rate|apr|rate|annual interest rate";
const terms = "term months|loan term months|term|loan term|months|number of payments|instalments";
const payments =
  "monthly payment|monthly instalment|monthly installment|instalment amount|installment amount|emi|payment amount|monthly repayment";

/** What is paid back each month: so much that the loan is paid when its term ends. */
export const findLoanPayments: FindRules = ({ slots }) => {
  const [principal, rate, term, payment] = [principals, rates, terms, payments].map((names) =>
    findNamed(slots, names, quantityKinds),
  );
  if (!principal || !rate || !term || !payment) return [];
  return [
    {
      reads: [principal, rate, term],
      writes: [payment],
      apply: (scope) => {
        const [lent, percent, months] = [principal, rate, term].map((slot) =>
          readQuantity(scope, slot),
        );
        if (lent === undefined || percent === undefined || !months || months < 1) return;
        writeQuantity(scope, payment, toInstalment(lent, percent / 1200, months));
      },
    },
  ];
};

function toInstalment(lent: number, monthly: number, months: number): number {
  if (monthly <= 0) return lent / months;
  return (lent * monthly) / (1 - (1 + monthly) ** -months);
}
