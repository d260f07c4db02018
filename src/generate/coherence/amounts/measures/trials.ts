import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { isPresent, type Slot, write } from "../../slot.ts";

const controls =
  "control conversion rate|control rate|baseline conversion rate|baseline rate|control conversion|control value|baseline value|control mean";
const variants =
  "variant conversion rate|variant rate|treatment conversion rate|treatment rate|variant conversion|variant value|treatment value|test conversion rate|variant mean";
const uplifts =
  "uplift|lift|relative uplift|uplift percent|lift percent|uplift pct|lift pct|improvement";
const flags = "is significant|significant|statistically significant|is statistically significant";

/** What was tried does a little better or worse than what there was, and chance explains it or not. */
export const findTrials: FindRules = ({ slots }) => {
  const [control, variant] = [controls, variants].map((role) => findNamed(slots, role, ["number"]));
  const chance = findNamed(slots, "p value", ["number"]);
  return [
    ...(control && variant ? [compare(control, variant, slots)] : []),
    ...(chance ? judge(chance, slots) : []),
  ];
};

function compare(control: Slot, variant: Slot, slots: readonly Slot[]): Rule {
  const uplift = findNamed(slots, uplifts, ["number"]);
  const apply = (scope: Scope) => {
    const before = readQuantity(scope, control);
    if (before === undefined || before === 0) return;
    const drawn = before * (0.93 + 0.3 * chanceFor(scope, variant).next());
    const after = Number(drawn.toFixed(before < 1 ? 3 : 1));
    if (!writeQuantity(scope, variant, after) || !uplift) return;
    const told = readQuantity(scope, variant) ?? after;
    writeQuantity(scope, uplift, Number((((told - before) / before) * 100).toFixed(1)));
  };
  return { reads: [control], writes: [variant, ...(uplift ? [uplift] : [])], apply };
}

/** One in twenty is what most people call significant. */
function judge(chance: Slot, slots: readonly Slot[]): readonly Rule[] {
  const flag = findNamed(slots, flags, ["boolean"]);
  const sure = findNamed(slots, "confidence|confidence level|statistical confidence", ["number"]);
  const writes = [flag, sure].flatMap((slot) => slot ?? []);
  if (writes.length === 0) return [];
  const apply = (scope: Scope) => {
    const odds = readQuantity(scope, chance);
    if (odds === undefined) return;
    if (flag && isPresent(scope.values[flag.name])) write(scope, flag, odds < 0.05);
    const drawn = sure && readQuantity(scope, sure);
    if (!sure || drawn === undefined) return;
    writeQuantity(scope, sure, Number(((1 - odds) * (drawn > 1 ? 100 : 1)).toFixed(3)));
  };
  return [{ reads: [chance], writes, apply }];
}
