import { findNamed } from "../coherence/match-role.ts";
import { toQuantity, writeQuantity } from "../coherence/quantity.ts";
import type { FindRules, Rule } from "../coherence/rule.ts";
import type { Scope } from "../draw/scope.ts";
import { oneOf } from "../one-of.ts";
import { type Link, nameIn } from "./link.ts";

const slips = oneOf(
  "payslip|payroll|paycheck|paystub|salaryslip|payrollentry|payrollrecord|salary",
);
const monthly =
  "base salary|basic salary|base pay|basic pay|monthly salary|base amount|basic|salary|gross salary|gross pay|gross";
const wages = "annual salary|yearly salary|salary|base salary|gross salary|monthly salary";
/** Nobody is paid so much in a month, and hardly anybody so little in a year. */
const yearly = 15_000;

/** A month's pay is a twelfth of the year's, every month the same. */
export function findWages(links: readonly Link[]): FindRules {
  return ({ slots, owner }) => {
    if (!slips.test(owner.join("")) && !slips.test(owner.at(-1) ?? "")) return [];
    return links.flatMap((link): Rule[] => {
      const reference = slots.find(({ name }) => name === link.member);
      const pay = monthly
        .split("|")
        .flatMap((name) => findNamed(slots, name, ["number"]) ?? [])
        .at(0);
      const wage = nameIn(link.to, wages);
      const peek = wage === undefined ? undefined : link.peek?.([wage]);
      if (!reference || !pay || wage === undefined || !peek) return [];
      const apply = (scope: Scope) => {
        const position = scope.referred(link.member);
        const paid = position === undefined ? undefined : toQuantity(peek(position)[wage]);
        if (paid === undefined || paid <= 0) return;
        writeQuantity(scope, pay, paid > yearly ? Math.round((paid / 12) * 100) / 100 : paid);
      };
      return [{ reads: [reference], writes: [pay], apply }];
    });
  };
}
