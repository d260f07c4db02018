import type { Scope } from "../../../../draw/scope.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";

/** What was counted is near what should be there; what is missing, at its cost, is the loss. */
export const findStockCounts: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const should = find(
    "expected qty|expected quantity|system qty|system quantity|expected count|book quantity|system count",
  );
  const is =
    should &&
    find(
      "counted qty|counted quantity|actual qty|actual quantity|physical count|counted|actual count",
    );
  const gap = find(
    "difference|variance|discrepancy|qty difference|variance qty|quantity difference",
  );
  if (!should || !is || !gap) return [];
  const cost = find("unit cost|cost|unit price|cost per unit");
  const worth = find(
    "variance value|difference value|value difference|variance cost|cost variance",
  );
  const apply = (scope: Scope) => {
    const expected = readQuantity(scope, should);
    if (expected === undefined) return;
    // Most shelves hold what they should.
    const off = chanceFor(scope, is).pick([0, 0, 0, -1, -2, 1]);
    const counted = Math.max(0, expected + off);
    writeQuantity(scope, is, counted);
    writeQuantity(scope, gap, counted - expected);
    const each = cost && readQuantity(scope, cost);
    if (worth && each !== undefined) writeQuantity(scope, worth, (counted - expected) * each);
  };
  return [
    {
      reads: cost ? [should, cost] : [should],
      writes: worth ? [is, gap, worth] : [is, gap],
      apply,
    },
  ];
};
