import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { said, toState } from "../../../../state-words.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, toShare, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Parts, Rule } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";
import { findStatus } from "../../../times/tense.ts";

/** Of all who may vote, so many came; of those, so many voted so. */
export const findElectionCounts: FindRules = (parts) => {
  const { slots, owner } = parts;
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const all = find("registered voters|eligible voters|electorate");
  const turnout = find("turnout|voter turnout|turnout percent");
  const share = find("vote share|vote percentage|vote percent|share");
  const votes = find("votes|vote count|votes received");
  if (!share || !votes) return findTallies(parts);
  const isRace = owner.some((word) => oneOf("candidate|party").test(word));
  if (!all)
    return isRace && !find("total votes|votes cast")
      ? [toRaceRule(share, votes), ...findWon(slots, share)]
      : [];
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

const lists = oneOf("candidates|parties|results|standings");

const over = said("closed|certified|called|counted|final|results in", "done");

/** Whoever has voted has voted for one of those who stand. */
function findTallies({ slots, owner }: Parts): readonly Rule[] {
  const cast = findNamed(slots, "votes cast|total votes|ballots cast|valid votes", ["number"]);
  const list = slots.find(({ words, kind }) => kind === "list" && lists.test(words));
  const votes = list && itemNamed(list, oneOf("votes|vote count|votes received"), "number");
  if (!cast || !list || votes === undefined) return [];
  const share = itemNamed(
    list,
    oneOf("percentage|vote share|share|percent|vote percentage"),
    "number",
  );
  const winner = itemNamed(list, oneOf("winner|elected|won"), "boolean");
  const status = findStatus(slots, owner);
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const all = readQuantity(scope, cast);
    const sum = items.reduce((total, item) => total + Number(item[votes]), 0);
    if (all === undefined || sum <= 0) return;
    let left = all;
    const counted = items.map((item, at) => {
      const own = at === items.length - 1 ? left : Math.round((Number(item[votes]) / sum) * all);
      left -= own;
      const part = all === 0 ? 0 : Number(((own / all) * 100).toFixed(1));
      return { ...item, [votes]: own, ...(share === undefined ? {} : { [share]: part }) };
    });
    const most = Math.max(...counted.map((item) => Number(item[votes])));
    // Nobody has won before all is counted.
    const isOver = all > 0 && (!status || over.test(toState(scope.values[status.name]) ?? ""));
    const told = counted.map((item) =>
      winner === undefined ? item : { ...item, [winner]: isOver && item[votes] === most },
    );
    write(scope, list, told);
  };
  return [{ reads: [cast, list, ...(status ? [status] : [])], writes: [list], apply }];
}

/** Who has more than half has won, and who has a tenth has not. */
function findWon(slots: readonly Slot[], share: Slot): readonly Rule[] {
  const flag = findNamed(slots, "is winner|winner|elected|is elected", ["boolean"]);
  if (!flag) return [];
  const apply = (scope: Scope) => {
    const percent = 100 * toShare(readQuantity(scope, share) ?? 40);
    if (percent > 50 || percent < 30) write(scope, flag, percent > 50);
  };
  return [{ reads: [share], writes: [flag], apply }];
}

/** Who stand against each other are voted for by the same town. */
const town = 48_000;

function toRaceRule(share: Slot, votes: Slot): Rule {
  const apply = (scope: Scope) => {
    const part = readQuantity(scope, share);
    if (part !== undefined) writeQuantity(scope, votes, Math.round(town * toShare(part)));
  };
  return { reads: [share], writes: [votes], apply };
}
