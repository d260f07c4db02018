import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { toState } from "../../../../state-words.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { findLoanTerm, lent } from "../../../times/payments/loan-term.ts";
import { findStatus } from "../../../times/tense.ts";

const principals =
  "principal|loan amount|amount requested|requested amount|amount borrowed|principal amount|original principal|original amount|amount financed|financed amount|amount";
const rates =
  "interest rate|annual rate|apr|rate|annual interest rate|interest percent|interest percentage|interest";
/** What is asked for a loan that does not say so, in percent of a year. */
const usual = 6;
const payments =
  "monthly payment|monthly instalment|monthly installment|instalment amount|installment amount|emi|monthly emi|emi amount|payment amount|monthly repayment|next payment amount|regular payment|scheduled payment";
const balances =
  "outstanding principal|outstanding balance|remaining balance|remaining principal|principal balance|principal remaining|unpaid principal|outstanding amount|current balance|current principal|balance|outstanding|remaining|remaining amount|amount remaining|amount left";

/** What somebody pays back in a month at most. */
const most = 1400;

const costs =
  "total interest|total interest paid|interest total|total interest payable|interest payable|lifetime interest";
const sums =
  "total repayment|total payable|total amount payable|total repayable|total payment|total cost|total payments";

const interest = /\b(?:interest|apr|annual)\b/;
/** Nobody owes what has not been paid out. */
const asked = oneOf("pending|applied|requested|submitted|draft|approved|under review|in review");
const repaid = oneOf("paid off|repaid|settled|closed|paid|completed");
/** What is put by grows, and nobody pays it back. */
const saved = oneOf("deposit|savings|bond|certificate|investment|holding|cd");

/**
 * What is paid back each month: so much that the loan is paid when its term ends. What is still owed
 * is what those payments have left of it.
 */
export const findLoanPayments: FindRules = ({ slots, owner }) => {
  const [principal, rate, payment, balance, cost, sum] = [
    principals,
    rates,
    payments,
    balances,
    costs,
    sums,
  ].map((names) => findNamed(slots, names, quantityKinds));
  const term = findLoanTerm(slots);
  const written = [payment, balance, cost, sum].flatMap((slot) => slot ?? []);
  if (!principal || !term || written.length === 0) return [];
  if (owner.some((word) => saved.test(word))) return [];
  const isLoan = owner.some((word) => lent.test(word) && !/^instal/.test(word));
  if (!isLoan && !(rate && interest.test(rate.words))) return [];
  const status = findStatus(slots, owner);
  const isRepaid = ({ values }: Scope) =>
    status !== undefined && repaid.test(toState(values[status.name]) ?? "");
  const isAhead = ({ values }: Scope) =>
    status !== undefined && asked.test(toState(values[status.name]) ?? "");
  const isOfYears = owner.some((word) => /mortgage|home/.test(word));
  return [
    {
      reads: [principal, ...(rate ? [rate] : []), ...term.reads, ...(status ? [status] : [])],
      writes: [...written, principal],
      apply: (scope) => {
        const drawn = readQuantity(scope, principal);
        const percent = rate ? readQuantity(scope, rate) : usual;
        const months = term.length(scope);
        if (drawn === undefined || percent === undefined || months === undefined) return;
        // What is paid back within a few years is no house.
        const isMuch = !isOfYears && months <= 84 && drawn > most * months;
        const borrowed = isMuch
          ? Math.round((most * months * drawn) / (drawn + 2e5) / 100) * 100
          : drawn;
        if (isMuch) writeQuantity(scope, principal, borrowed);
        const monthly = percent / 1200;
        const each = toInstalment(borrowed, monthly, months);
        if (payment) writeQuantity(scope, payment, each);
        if (cost) writeQuantity(scope, cost, each * months - borrowed);
        if (sum) writeQuantity(scope, sum, each * months);
        const made = isRepaid(scope) ? months : isAhead(scope) ? 0 : term.passed(scope);
        if (balance && made !== undefined)
          writeQuantity(scope, balance, toBalance(borrowed, monthly, months, made));
      },
    },
  ];
};

function toInstalment(lent: number, monthly: number, months: number): number {
  if (monthly <= 0) return lent / months;
  return (lent * monthly) / (1 - (1 + monthly) ** -months);
}

function toBalance(lent: number, monthly: number, months: number, made: number): number {
  if (monthly <= 0) return lent * (1 - made / months);
  const growth = (1 + monthly) ** made;
  return Math.max(
    0,
    lent * growth - (toInstalment(lent, monthly, months) * (growth - 1)) / monthly,
  );
}

/** What is owed after a payment is some dozens of what it paid back. */
export const findRepayments: FindRules = ({ slots }) => {
  const [repaid, interestPaid, balance] = [
    "principal portion|principal paid|principal amount|principal component|principal",
    "interest portion|interest paid|interest amount|interest component|interest",
    "remaining balance|balance after|remaining principal|outstanding balance|balance remaining|balance",
  ].map((names) => findNamed(slots, names, quantityKinds));
  if (!repaid || !interestPaid || !balance) return [];
  return [
    {
      reads: [repaid, interestPaid],
      writes: [balance],
      apply: (scope) => {
        const paid = readQuantity(scope, repaid);
        if (paid === undefined) return;
        writeQuantity(scope, balance, paid * (4 + 60 * chanceFor(scope, balance).next()));
      },
    },
  ];
};
