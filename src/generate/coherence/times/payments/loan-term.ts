import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const month = 2_629_800_000;

const months =
  "term months|loan term months|duration months|months duration|duration in months|repayment months|term|loan term|months|installments total|total installments|number of installments|total payments|number of payments|instalments|installments|amortization months|tenure months|loan duration|duration|repayment period";
const years = "term years|loan term years|amortization years|years|term in years|loan years";
export const lent = /^(?:loans?|mortgage|credit|financing|lending|installment|instalment)$/;
const starts = oneOf(
  "start|started|first payment|origination|originated|disbursed|disbursement|funded|loan start|opened|issued",
);
const ends = oneOf("end|maturity|matures|final payment|last due|loan end|payoff");

/** In how many months a loan is paid back, and how many of them have passed. */
export interface LoanTerm {
  /** The member that counts the months, or the years. */
  readonly slot: Slot | undefined;
  readonly reads: readonly Slot[];
  readonly start: Slot | undefined;
  /** By the dates between which it runs, where both are there, or by what is counted. */
  readonly length: (scope: Scope) => number | undefined;
  /** Undefined where nothing says when it began. */
  readonly passed: (scope: Scope) => number | undefined;
}

export function findLoanTerm(slots: readonly Slot[]): LoanTerm | undefined {
  const inMonths = findNamed(slots, months, quantityKinds);
  const slot = inMonths ?? findNamed(slots, years, quantityKinds);
  const dated = slots.filter(({ kind }) => timeKinds.includes(kind));
  const start = dated.find((one) => starts.test(toEvent(one)));
  const end = dated.find((one) => ends.test(toEvent(one)));
  if (!slot && !(start && end)) return undefined;
  const timeOf = (scope: Scope, one: Slot | undefined) => {
    const time = one && readTime(scope, one);
    return time && time.form !== "clock" ? time.at : undefined;
  };
  const length = (scope: Scope) => {
    const [from, until] = [timeOf(scope, start), timeOf(scope, end)];
    if (from !== undefined && until !== undefined && until > from)
      return Math.max(1, Math.round((until - from) / month));
    const told = slot && readQuantity(scope, slot);
    return told === undefined || told < 1 ? undefined : inMonths ? told : told * 12;
  };
  const passed = (scope: Scope) => {
    const [from, all] = [timeOf(scope, start), length(scope)];
    if (from === undefined || all === undefined) return undefined;
    const { now } = scope.facet(timelines);
    return Math.min(all, Math.max(0, Math.floor((now - from) / month)));
  };
  return { slot, reads: [slot, start, end].flatMap((one) => one ?? []), start, length, passed };
}

/** What is lent and brought back is paid back in no months: a painting, a drill. */
export const isOfThing = ({ words }: Slot) =>
  /^(?:artwork|artefact|artifact|book|device|equipment|exhibit|instrument|item|laptop|object|specimen|tool)(?: (?:id|name|title))?$/.test(
    words,
  );

const repaid = oneOf("paid off|repaid|settled");
const paying = oneOf("current|late|past due|delinquent|in good standing|overdue|in arrears");

/** What is still being paid back has begun within its term. */
export const findLoanStarts: FindRules = ({ slots, owner }) => {
  const isOfMoney = owner.some((word) => lent.test(word)) && !slots.some(isOfThing);
  const term = isOfMoney && !owner.includes("art") ? findLoanTerm(slots) : undefined;
  if (!term?.start) return [];
  const { start, length, passed } = term;
  const status = findStatus(slots, owner);
  return [
    {
      reads: [...term.reads, ...(status ? [status] : [])],
      writes: [start],
      apply: (scope) => {
        const all = length(scope);
        const made = passed(scope);
        if (all === undefined || made === undefined) return;
        const state = (status && toState(scope.values[status.name])) ?? "";
        const { now } = scope.facet(timelines);
        // Who has paid all of it began that long ago.
        if (repaid.test(state) && made < all) {
          writeTime(scope, start, now - (1 + 0.4 * chanceFor(scope, start).next()) * all * month);
          return;
        }
        const isYoung = made < 1 && paying.test(state);
        if (made !== all && !isYoung) return;
        if (isIn(state, "done", "failed")) return;
        const share = 0.05 + 0.85 * chanceFor(scope, start).next();
        writeTime(scope, start, now - share * all * month);
      },
    },
  ];
};
