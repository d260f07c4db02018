import type { Json } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import { clear, fill, isOptional, isPresent, type Slot, write } from "../../../slot.ts";

const lists = /(?:^| )(?:bids|offers|bid history)$/;
const starts = "starting bid|start price|starting price|opening bid";
const amounts = /^(?:(?:bid |offer )?amount|bid|price|offer|value)$/;

/** What the highest of them is, by the names of what stands beside them: all of it, or nearly. */
const tops: readonly (readonly [names: string, least: number, most: number])[] = [
  [
    "current bid|highest bid|winning bid|hammer price|current price|top bid|sold price|final price",
    1,
    1,
  ],
  ["buy now price|buy it now price|estimate high|high estimate", 0.7, 0.95],
  ["asking price|list price|price", 0.85, 1],
  [
    "estimated value|estimated cost|estimated budget|budget|tender value|contract value",
    0.86,
    1.04,
  ],
];

/** Who bids, bids more than those before. */
export const findBids: FindRules = ({ slots }) => [
  ...findFirst(slots),
  ...findReserve(slots),
  ...findHammer(slots),
  ...findClimbing(slots),
  ...findBidders(slots),
];

/** It is sold for what was bid last. */
function findHammer(slots: readonly Slot[]): readonly Rule[] {
  const last = findNamed(slots, "current bid|highest bid|top bid", quantityKinds);
  const sold =
    last && findNamed(slots, "hammer price|sold price|winning bid|final price", quantityKinds);
  if (!last || !sold) return [];
  const apply = (scope: Scope) => {
    const bid = readQuantity(scope, last);
    if (bid !== undefined) writeQuantity(scope, sold, bid);
  };
  return [{ reads: [last], writes: [sold], apply }];
}

/** What is sold has reached its reserve. */
function findReserve(slots: readonly Slot[]): readonly Rule[] {
  const least = findNamed(slots, "reserve price|reserve", ["number"]);
  const last = findNamed(slots, "current bid|highest bid|current price", ["number"]);
  const status = slots.find(({ words }) => words === "status");
  if (!least || !last || !status) return [];
  const apply = (scope: Scope) => {
    const bid = readQuantity(scope, last) ?? 0;
    if (scope.values[status.name] === "sold" && bid < (readQuantity(scope, least) ?? 0))
      writeQuantity(scope, least, bid);
  };
  return [{ reads: [status, last], writes: [least], apply }];
}

/** Where nobody has bid yet, it stands where it starts. */
function findFirst(slots: readonly Slot[]): readonly Rule[] {
  const count = findNamed(slots, "bid count|bids count|number of bids|total bids|bids", ["number"]);
  const start = findNamed(slots, starts, ["number"]);
  const now = findNamed(slots, "current bid|highest bid|current price|top bid", ["number"]);
  if (!count || !start || !now) return [];
  const apply = (scope: Scope) => {
    const least = readQuantity(scope, start);
    const many = readQuantity(scope, count) ?? 0;
    if (many === 0 && least !== undefined) writeQuantity(scope, now, least);
    // Of what was bid somebody tells how much.
    if (many === 0 || least === undefined || isPresent(scope.values[now.name])) return;
    fill(scope, now);
    writeQuantity(scope, now, Math.round((least * (1.1 + 0.03 * Math.min(many, 30))) / 5) * 5);
  };
  const met = slots.find(({ words, kind }) => kind === "boolean" && /\breserve met$/.test(words));
  const unmet = (scope: Scope) => {
    if (readQuantity(scope, count) === 0 && met) write(scope, met, false);
  };
  return [
    { reads: [count, start], writes: [now], apply },
    ...(met ? [{ reads: [count], writes: [met], apply: unmet }] : []),
  ];
}

/** Who leads is told where somebody has bid. */
function findBidders(slots: readonly Slot[]): readonly Rule[] {
  const count = findNamed(slots, "bid count|bids count|number of bids|total bids|bids", ["number"]);
  const leader = slots.find(({ words }) => leaders.test(words));
  if (!count || !leader || !isOptional(leader)) return [];
  const apply = (scope: Scope) => {
    if (Number(scope.values[count.name]) > 0) fill(scope, leader);
    else clear(scope, leader);
  };
  return [{ reads: [count], writes: [leader], apply }];
}

const leaders = /^(?:high|highest|current|leading|top) bidder(?: name| id)?$/;

function findClimbing(slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((list) => {
    const name = lists.test(list.words) ? itemNamed(list, amounts, "number") : undefined;
    if (name === undefined) return [];
    const start = findNamed(slots, starts, ["number"]);
    const wins = itemNamed(list, oneOf("winning|leading|highest"), "boolean");
    const status = slots.find(({ words }) => words === "status");
    const found = tops.flatMap(([names, least, most]): readonly Top[] => {
      const slot = findNamed(slots, names, quantityKinds);
      return slot ? [{ slot, least, most }] : [];
    })[0];
    return [
      {
        reads: found ? [list, found.slot] : [list],
        writes: found?.least === 1 ? [list, found.slot] : [list],
        apply: (scope) => {
          const bids = itemsOf(scope, list);
          if (!bids.every((bid) => typeof bid[name] === "number")) return;
          const chance = chanceFor(scope, list);
          const first = start && readQuantity(scope, start);
          const last = found?.least === 1 ? found.slot : undefined;
          const isBid = bids.length > 0 || (status && scope.values[status.name] === "sold");
          if (last && !isBid && isOptional(last)) clear(scope, last);
          else if (last && first !== undefined) {
            fill(scope, last);
            const times = (readQuantity(scope, last) ?? 0) / first;
            const more = times < 1 || times > 3 ? 1.1 + 1.3 * chance.next() : times;
            writeQuantity(scope, last, isBid ? Math.ceil(first * more) : first);
          }
          const price = found && readQuantity(scope, found.slot);
          const drawn = Math.max(...bids.map((bid) => Number(bid[name])));
          const top =
            found && price !== undefined
              ? price * (found.least + (found.most - found.least) * chance.next())
              : drawn;
          const step = top * (0.02 + 0.03 * chance.next());
          const unit = top >= 10_000 ? 100 : top >= 200 ? 5 : 1;
          const climbing = bids.map((bid, at) => {
            const left = bids.length - 1 - at;
            const amount = Math.max(unit, Math.floor((top - left * step) / unit) * unit);
            return {
              ...bid,
              [name]: left === 0 && found?.least === 1 ? top : Math.max(amount, first ?? 0),
              ...(wins === undefined ? {} : { [wins]: left === 0 }),
            };
          });
          write(scope, list, climbing as Json);
        },
      },
    ];
  });
}

interface Top {
  readonly slot: Slot;
  readonly least: number;
  readonly most: number;
}
