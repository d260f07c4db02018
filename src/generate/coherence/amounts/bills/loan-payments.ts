import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

const principals =
  "principal|loan amount|amount requested|requested amount|amount borrowed|principal amount|amount financed|financed amount|amount";
const rates = "interest rate|annual rate|apr|rate|annual interest rate";
const terms =
  "term months|loan term months|term|loan term|months|number of payments|instalments|amortization months";
const years = "term years|loan term years|amortization years|years|term in years|loan years";
const payments =
  "monthly payment|monthly instalment|monthly installment|instalment amount|installment amount|emi|payment amount|monthly repayment";

/** What is paid back each month: so much that the loan is paid when its term ends. */
export const findLoanPayments: FindRules = ({ slots }) => {
  const [principal, rate, term, payment] = [principals, rates, terms, payments].map((names) =>
    findNamed(slots, names, quantityKinds),
  );
  const inYears = term ? undefined : findNamed(slots, years, quantityKinds);
  const length = term ?? inYears;
  if (!principal || !rate || !length || !payment) return [];
  return [
    {
      reads: [principal, rate, length],
      writes: [payment],
      apply: (scope) => {
        const [lent, percent, told] = [principal, rate, length].map((slot) =>
          readQuantity(scope, slot),
        );
        if (lent === undefined || percent === undefined || !told || told < 1) return;
        const months = inYears ? told * 12 : told;
        writeQuantity(scope, payment, toInstalment(lent, percent / 1200, months));
      },
    },
  ];
};

function toInstalment(lent: number, monthly: number, months: number): number {
  if (monthly <= 0) return lent / months;
  return (lent * monthly) / (1 - (1 + monthly) ** -months);
}
