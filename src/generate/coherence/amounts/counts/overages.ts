import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

const used = "quantity|usage|used|total usage|used quantity|units used|consumed";
const included =
  "included quantity|included usage|included|included units|allowance|free quantity|quota";
const limits = `${included}|limit|usage limit|plan limit|max|cap`;
const beyond = "overage quantity|overage|overage units|overage usage|extra usage|over quota";
const costs = "overage cost|overage cost cents|overage charge|overage amount|overage fee";

/** What stays within its limit costs no more. */
function findFreeUse(
  all: Slot | undefined,
  cost: Slot | undefined,
  slots: readonly Slot[],
): readonly Rule[] {
  const most = findNamed(slots, limits, ["number"]);
  if (!all || !cost || !most) return [];
  const apply = (scope: Scope) => {
    const [many, limit] = [readQuantity(scope, all), readQuantity(scope, most)];
    if (many !== undefined && limit !== undefined && many <= limit) writeQuantity(scope, cost, 0);
  };
  return [{ reads: [all, most], writes: [cost], apply }];
}

/** What is used beyond what the plan includes, and what that costs: nothing, where it does not go so far. */
export const findOverages: FindRules = ({ slots }) => {
  const [all, free, over, cost] = [used, included, beyond, costs].map((names) =>
    findNamed(slots, names, ["number"]),
  );
  if (!all || !free || !over) return findFreeUse(all, cost, slots);
  const apply = (scope: Scope) => {
    const many = readQuantity(scope, all);
    if (many === undefined || many < 0) return;
    // What is included is a round number somewhere around what people use.
    const wanted = many * chanceFor(scope, free).pick([0.6, 0.8, 1.3, 1.6, 2, 2.5]);
    const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, wanted))));
    writeQuantity(scope, free, Math.max(1, Math.round(wanted / step)) * step);
    const rest = Math.max(0, many - (readQuantity(scope, free) ?? 0));
    writeQuantity(scope, over, rest);
    if (cost && rest === 0) writeQuantity(scope, cost, 0);
  };
  const written = [free, over, ...(cost ? [cost] : [])];
  return [{ reads: [all], writes: written, apply }];
};
