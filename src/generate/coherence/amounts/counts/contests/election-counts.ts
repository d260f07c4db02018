import type { Scope } from "../../../../draw/scope.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, toShare, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";

/** Of all who may vote, so many came; of those, so many voted so. */
export const findElectionCounts: FindRules = ({ slots, owner }) => {
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const all = find("registered voters|eligible voters|electorate");
  const turnout = find("turnout|voter turnout|turnout percent");
  const share = find("vote share|vote percentage|vote percent|share");
  const votes = find("votes|vote count|votes received");
  if (!share || !votes) return [];
  const isRace = owner.some((word) => /^(?:candidate|party)$/.test(word));
  if (!all) return isRace && !find("total votes|votes cast") ? [toRaceRule(share, votes)] : [];
  const reads = turnout ? [all, turnout, share] : [all, share];
  return [
    {
      reads,
      writes: [votes],
      apply: (scope) => {
        const [voters, part] = [readQuantity(scope, all), readQuantity(scope, share)];
        const came = turnout ? readQuantity(scope, turnout) : 60;
        if (voters === undefined || part === undefined || came === undefined) return;
        const cast = voters * toShare(came);
        writeQuantity(scope, votes, Math.round(cast * toShare(part)));
      },
    },
  ];
};

/** Who stand against each other are voted for by the same town. */
const town = 48_000;

function toRaceRule(share: Slot, votes: Slot): Rule {
  const apply = (scope: Scope) => {
    const part = readQuantity(scope, share);
    if (part !== undefined) writeQuantity(scope, votes, Math.round(town * toShare(part)));
  };
  return { reads: [share], writes: [votes], apply };
}
