import type { Scope } from "../../../../draw/scope.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";

/** Goals of a won, a drawn and a lost match, on the usual day. */
const scored = [2.2, 1, 0.5] as const;

/** Who has won most matches has not conceded most goals. */
export const findTableGoals: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, ["number"]);
  const own = find("goals for|gf|goals scored");
  const others = own && find("goals against|ga|goals conceded");
  if (!own || !others) return [];
  const games = [find("wins|won|w"), find("draws|drawn|ties|d"), find("losses|lost|l")];
  const [won, drawn, lost] = games;
  if (!won || !drawn || !lost) return [];
  const apply = (scope: Scope) => {
    const played = [won, drawn, lost].map((slot) => readQuantity(scope, slot) ?? 0);
    const tell = (slot: Slot, counts: readonly number[]) => {
      const usual = counts.reduce((sum, count, at) => sum + count * (scored[at] ?? 0), 0);
      const goals = Math.round(usual * (0.85 + 0.3 * chanceFor(scope, slot).next()));
      writeQuantity(scope, slot, goals);
    };
    tell(own, played);
    tell(others, played.toReversed());
  };
  return [{ reads: [won, drawn, lost], writes: [own, others], apply }];
};
