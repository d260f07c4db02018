import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";

const periods =
  /^(?:(?:salary|pay|wage|compensation) )?(?:period|interval|frequency|unit|unit text|type|per)$/;
const bounds = /^(?:min|max|minimum|maximum|from|to|low|high|amount|value)$/;
const pays =
  /^(?:(?:min|max|minimum|maximum) )?(?:salary|pay|wage|compensation)(?: (?:min|max|minimum|maximum|from|to|amount))?$/;
const payments = oneOf("salary|pay|wage|compensation|salaryrange|payrange");

/** How many of them a year of work has, and to what people round the pay of one. */
const parts: readonly (readonly [period: RegExp, inYear: number, step: number])[] = [
  [/^(?:per )?hour(?:ly)?$/i, 2080, 0.5],
  [/^(?:per )?da(?:y|ily)$/i, 230, 10],
  [/^(?:per )?week(?:ly)?$/i, 52, 10],
  [/^(?:per )?month(?:ly)?$/i, 12, 50],
];
/** What nobody is paid for less than a year. */
const yearly = 24_000;

/** Who is paid by the hour is not paid the money of a year for it. */
export const findPayPeriods: FindRules = ({ slots, owner }) => {
  // Of an object in another that one sees both, and what its title is worth.
  const isPay =
    owner.some((word) => payments.test(word)) && slots.every(({ member }) => member.isTop);
  const period = slots.find(
    ({ kind, words }) =>
      (kind === "choice" || kind === "text") &&
      periods.test(words) &&
      (isPay || words.includes(" ")),
  );
  const paid = slots.filter(
    ({ kind, words }) => kind === "number" && (pays.test(words) || (isPay && bounds.test(words))),
  );
  if (!period || paid.length === 0) return [];
  const apply = (scope: Scope) => {
    const said = String(scope.values[period.name]);
    const [, inYear, step] = parts.find(([pattern]) => pattern.test(said)) ?? [];
    if (inYear === undefined || step === undefined) return;
    for (const slot of paid) {
      const pay = readQuantity(scope, slot);
      if (pay !== undefined && pay > yearly)
        writeQuantity(scope, slot, Math.round(pay / inYear / step) * step);
    }
  };
  return [{ reads: [period, ...paid], writes: paid, apply }];
};
