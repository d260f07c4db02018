import { findNamed } from "../match-role.ts";
import { quantityKinds, readQuantity } from "../quantity.ts";
import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";

/** A budget is exceeded where more was spent than there is. */
export const findOverLimits: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) =>
      kind === "boolean" &&
      /^(?:is |has )?(?:exceeded|over budget|over limit|overspent|over spent)$/.test(words),
  );
  const spent = findNamed(
    slots,
    "spent|used|amount spent|spent amount|usage|current|total spent|actual",
    quantityKinds,
  );
  const limit = findNamed(
    slots,
    "limit|budget|amount|budget amount|quota|allocated|total planned|total budget|total budgeted|planned|budgeted",
    quantityKinds,
  );
  if (!flag || !spent || !limit || spent === limit) return [];
  return [
    {
      reads: [spent, limit],
      writes: [flag],
      apply: (scope) => {
        const [some, all] = [readQuantity(scope, spent), readQuantity(scope, limit)];
        if (some !== undefined && all !== undefined) write(scope, flag, some > all);
      },
    },
  ];
};
