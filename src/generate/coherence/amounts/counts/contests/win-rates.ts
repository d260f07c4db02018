import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { formOf } from "../../bills/sums-and-shares/shares.ts";

/** Who has won ten of twenty wins half of all games. */
export const findWinRates: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const rate = find("win rate|win percentage|win percent|win pct");
  const won = find("wins|won|total wins|games won");
  const lost = find("losses|lost|total losses|games lost");
  if (!rate || !won || !lost) return [];
  const drawn = find("draws|drawn|ties");
  const parts = [won, lost, ...(drawn ? [drawn] : [])];
  return [
    {
      reads: parts,
      writes: [rate],
      apply: (scope) => {
        const played = parts.reduce((sum, slot) => sum + (readQuantity(scope, slot) ?? 0), 0);
        if (played === 0) return;
        const share = (readQuantity(scope, won) ?? 0) / played;
        // What was drawn for it tells in which form it is: a share that is written before is of a hundred.
        const isShare = formOf(rate).isFraction;
        writeQuantity(
          scope,
          rate,
          Number((isShare ? share : share * 100).toFixed(isShare ? 2 : 1)),
        );
      },
    },
  ];
};
