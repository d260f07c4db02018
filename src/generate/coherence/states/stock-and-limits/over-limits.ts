import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** Whoever has less than they mean to keep must order. */
export const findLowStock: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) =>
      kind === "boolean" &&
      /\b(?:low stock|below (?:reorder|minimum|min)|reorder|restock)\b/.test(words),
  );
  const find = (names: string) => flag && findNamed(slots, names, quantityKinds);
  const stock = find("available|on hand|stock|quantity|in stock|stock level|current stock");
  const least = find("reorder point|reorder level|min stock|minimum stock|safety stock|par level");
  if (!flag || !stock || !least) return [];
  const apply = (scope: Scope) => {
    const [some, wanted] = [readQuantity(scope, stock), readQuantity(scope, least)];
    if (some !== undefined && wanted !== undefined) write(scope, flag, some < wanted);
  };
  return [{ reads: [stock, least], writes: [flag], apply }];
};

/** A battery is low with a fifth of its charge, and not with nine tenths. */
export const findLowBattery: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) =>
      kind === "boolean" &&
      /^(?:is |has )?(?:low battery|battery low)(?: alert| warning)?$/.test(words),
  );
  const level =
    flag &&
    findNamed(
      slots,
      "battery level|battery|battery percent|battery percentage|charge level|battery charge",
      quantityKinds,
    );
  if (!flag || !level) return [];
  const apply = (scope: Scope) => {
    const charge = readQuantity(scope, level);
    if (charge !== undefined) write(scope, flag, charge < 20);
  };
  return [{ reads: [level], writes: [flag], apply }];
};

const seatsLeft =
  "seats left|seats available|tickets available|tickets left|spots left|spots available|available seats|available spots|remaining seats|places left|tickets remaining";

/** What is full has no seat left. */
export const findFull: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) =>
      kind === "boolean" && /^(?:is )?(?:sold out|full|fully booked)$/.test(words),
  );
  const left = flag && findNamed(slots, seatsLeft, quantityKinds);
  if (!flag || !left) return [];
  const apply = (scope: Scope) => {
    const rest = readQuantity(scope, left);
    if (rest !== undefined) write(scope, flag, rest === 0);
  };
  return [{ reads: [left], writes: [flag], apply }];
};

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
    "limit|monthly limit|monthly budget|weekly limit|spending limit|daily limit|budget limit|limit amount|budget|amount|budget amount|quota|allocated|total planned|total budget|total budgeted|planned|budgeted",
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
