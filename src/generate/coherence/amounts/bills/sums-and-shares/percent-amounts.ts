import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { toState } from "../../../../state-words.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";

const percents =
  /^(compensation|refund|reimbursement|bonus|penalty|fee|surcharge|royalty|subsidy|markup|cashback|grant|rebate|commission|retention) (?:percent|percentage|pct|rate)$/;
/** What there may be some percent of, where there is one of these. */
const bases =
  /(?:^| )(?:price|fare|total|subtotal|cost|salary|revenue|premium|rent|value|income|sales)(?: amount)?$|^(?:amount|base amount|claimed amount|order amount)$/;

/** `compensationAmount` is so many percent of the one price that there is. */
export const findPercentAmounts: FindRules = ({ slots }) => {
  const numbers = slots.filter(({ kind }) => kind === "number");
  return numbers.flatMap((percent) => {
    const stem = percents.exec(percent.words)?.[1];
    const part = numbers.find(({ words }) => words === `${stem} amount` || words === stem);
    const [whole, ...others] = numbers.filter(
      (slot) => slot !== part && slot !== percent && bases.test(slot.words),
    );
    if (stem === undefined || !part || !whole || others.length > 0) return [];
    return [{ reads: [percent, whole], writes: [part], apply: toApply(percent, whole, part) }];
  });
};

const reached = /^(?:reached|achieved|done|so far|current|actual)$/;
const share = /^(?:percent|percentage|pct|progress|percent reached)$/;

/** Of so many that somebody is to win so many were won: `newClients`, `reached`, `percent`. */
export const findReachedShares: FindRules = ({ slots }) => {
  const numbers = slots.filter(({ kind }) => kind === "number");
  const [part, percent] = [reached, share].map((names) =>
    numbers.find(({ words }) => names.test(words)),
  );
  const [whole, ...others] = numbers.filter((slot) => slot !== part && slot !== percent);
  if (!part || !percent || !whole || others.length > 0) return [];
  const apply = (scope: Scope) => {
    const [all, drawn] = [readQuantity(scope, whole), readQuantity(scope, part)];
    if (!all || drawn === undefined) return;
    const some =
      drawn <= all ? drawn : Math.round(all * (0.3 + 0.7 * chanceFor(scope, part).next()));
    writeQuantity(scope, part, some);
    writeQuantity(scope, percent, Math.round((some / all) * 100));
  };
  return [{ reads: [whole, part], writes: [part, percent], apply }];
};

const rounds = oneOf(
  "interval|frequency|payment interval|billing interval|payment frequency|cycle|billing cycle",
);
const years = oneOf(
  "annual|yearly|per year|annual amount|yearly amount|annual total|annual premium|yearly total",
);
const each = oneOf("amount|premium|price|installment|instalment|premium amount|fee");
const perYear: Readonly<Record<string, number>> = {
  weekly: 52,
  monthly: 12,
  quarterly: 4,
  "half yearly": 2,
  semiannual: 2,
  yearly: 1,
  annual: 1,
  annually: 1,
};

/** What is paid every month is paid twelve times a year. */
export const findAnnualAmounts: FindRules = ({ slots }) => {
  const round = slots.find(({ kind, words }) => kind === "choice" && rounds.test(words));
  const [year, once] = [years, each].map((names) =>
    slots.find(({ kind, words }) => kind === "number" && names.test(words)),
  );
  if (!round || !year || !once) return [];
  const apply = (scope: Scope) => {
    const times = perYear[toState(scope.values[round.name]) ?? ""];
    const amount = readQuantity(scope, once);
    if (times !== undefined && amount !== undefined) writeQuantity(scope, year, amount * times);
  };
  return [{ reads: [round, once], writes: [year], apply }];
};

function toApply(percent: Slot, whole: Slot, part: Slot): (scope: Scope) => void {
  return (scope) => {
    const [rate, all] = [readQuantity(scope, percent), readQuantity(scope, whole)];
    if (rate === undefined || all === undefined) return;
    writeQuantity(scope, part, all * (rate < 1 ? rate : rate / 100));
  };
}
