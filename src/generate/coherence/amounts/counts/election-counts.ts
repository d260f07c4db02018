import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, toShare, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

/** Of all who may vote, so many came; of those, so many voted so. */
export const findElectionCounts: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const all = find("registered voters|eligible voters|electorate");
  const turnout = find("turnout|voter turnout|turnout percent");
  const share = find("vote share|vote percentage|vote percent|share");
  const votes = find("votes|vote count|votes received");
  if (!all || !share || !votes) return [];
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
