import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { toState } from "../../../../state-words.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Rule } from "../../../rule.ts";
import { fill, type Slot } from "../../../slot.ts";
import { findStatus } from "../../../times/tense.ts";

const lists = oneOf("selections|legs|picks|bets|events");
const stakes = "stake|stake amount|wager|bet amount|amount";
const allOdds = "total odds|combined odds|odds|decimal odds";
const hoped = "potential payout|potential win|potential winnings|possible win|potential return";
const paid = "payout|winnings|win amount|payout amount|amount won|return";

/** Odds multiply; who has won gets the stake as many times, and who has lost gets nothing. */
export const findBets: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => oneOf("bet|betslip|wager|slip").test(word))) return [];
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const [stake, odds, hope, payout] = [stakes, allOdds, hoped, paid].map(find);
  const legs = slots.find(({ words }) => lists.test(words));
  const each = legs && itemNamed(legs, /^(?:decimal )?odds$/);
  const status = findStatus(slots, owner);
  return [
    ...(legs && each !== undefined && odds ? [toProduct(legs, each, odds)] : []),
    ...(stake && odds && hope ? [toPayout(stake, odds, hope)] : []),
    ...(stake && odds && payout && status && payout !== hope
      ? [toSettled(stake, odds, payout, status)]
      : []),
  ];
};

function toProduct(legs: Slot, each: string, odds: Slot): Rule {
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, legs);
    const all = items.reduce((product, item) => product * Number(item[each]), 1);
    if (items.length > 0 && Number.isFinite(all)) writeQuantity(scope, odds, all);
  };
  return { reads: [legs], writes: [odds], apply };
}

function toPayout(stake: Slot, odds: Slot, hope: Slot): Rule {
  const apply = (scope: Scope) => {
    const [put, times] = [readQuantity(scope, stake), readQuantity(scope, odds)];
    if (put !== undefined && times) writeQuantity(scope, hope, put * times);
  };
  return { reads: [stake, odds], writes: [hope], apply };
}

function toSettled(stake: Slot, odds: Slot, payout: Slot, status: Slot): Rule {
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    const [put, times] = [readQuantity(scope, stake), readQuantity(scope, odds)];
    if (put === undefined || !times || !oneOf("won|lost|cashed out|void|refunded").test(state))
      return;
    fill(scope, payout);
    const share = { won: times, lost: 0, "cashed out": 1 + (times - 1) / 2 }[state] ?? 1;
    writeQuantity(scope, payout, put * share);
  };
  return { reads: [stake, odds, status], writes: [payout], apply };
}
