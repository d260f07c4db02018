import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import { quantityKinds, readQuantity } from "../quantity.ts";
import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";

/** Whoever has less than they mean to keep must order. */
export const findLowStock: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) =>
      kind === "boolean" &&
      /^(?:is |needs |has )?(?:low stock|below (?:reorder|minimum|min|safety)(?: point| level| stock)?|reorder|restock|reorder needed|low)$/.test(
        words,
      ),
  );
  const stock =
    flag &&
    findNamed(
      slots,
      "available|on hand|quantity on hand|stock|quantity|in stock|stock level|current stock|stock quantity|quantity in stock",
      quantityKinds,
    );
  const least =
    flag &&
    findNamed(
      slots,
      "reorder point|reorder level|min stock|minimum stock|safety stock|minimum|min quantity|low stock threshold|par level",
      quantityKinds,
    );
  if (!flag || !stock || !least) return [];
  const apply = (scope: Scope) => {
    const [some, wanted] = [readQuantity(scope, stock), readQuantity(scope, least)];
    if (some !== undefined && wanted !== undefined) write(scope, flag, some < wanted);
  };
  return [{ reads: [stock, least], writes: [flag], apply }];
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
    "spent|used|amount spent|spent amount|usage|current",
    quantityKinds,
  );
  const limit = findNamed(
    slots,
    "limit|budget|amount|budget amount|quota|allocated",
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
