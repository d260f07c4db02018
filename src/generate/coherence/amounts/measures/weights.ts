import type { Scope } from "../../../draw/scope.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { findStatus } from "../../times/tense.ts";

/** What a deal is worth by how likely it is, and how likely it is once it is decided. */
export const findWeights: FindRules = ({ slots, owner }) => {
  const likely = findNamed(slots, "probability|win probability|close probability", quantityKinds);
  if (!likely) return [];
  const status = findStatus(slots, owner);
  const decided: Rule[] = status
    ? [
        {
          reads: [status],
          writes: [likely],
          apply: (scope) => {
            const share = shareOnceDecided(toState(scope.values[status.name]));
            if (share !== undefined) writeQuantity(scope, likely, share * toWhole(scope));
          },
        },
      ]
    : [];
  const value = findNamed(slots, "value|amount|deal value|deal size", quantityKinds);
  const weighted = findNamed(
    slots,
    "weighted value|weighted amount|expected revenue|expected value|forecast amount|weighted revenue",
    quantityKinds,
  );
  if (!value || !weighted) return decided;
  const apply = (scope: Scope) => {
    const [worth, share] = [readQuantity(scope, value), readQuantity(scope, likely)];
    if (worth === undefined || share === undefined) return;
    writeQuantity(scope, weighted, Math.round((worth * share) / toWhole(scope)));
  };
  return [...decided, { reads: [value, likely], writes: [weighted], apply }];

  /** In percent, unless it was drawn as a share of one. */
  function toWhole(scope: Scope): number {
    const drawn = likely && readQuantity(scope, likely);
    return drawn !== undefined && drawn > 0 && drawn < 1 ? 1 : 100;
  }
};

function shareOnceDecided(state: string | undefined): number | undefined {
  if (state === undefined) return undefined;
  if (/\bwon$/.test(state)) return 1;
  return /\blost$/.test(state) ? 0 : undefined;
}
