import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { toQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const capacities = "capacity|total capacity|total tickets|tickets total|max attendees";
const tiers = oneOf(
  "ticket types|ticket tiers|ticket prices|tiers|tickets|ticket categories|price tiers|connectors|chargers",
);
const sold = oneOf("sold|quantity sold|tickets sold");
/** What there is of all kinds together, where each kind tells all of these. */
const admissions: readonly (readonly [whole: string, ...parts: readonly Matcher[]])[] = [
  [capacities, oneOf("quantity|capacity|total")],
  [capacities, oneOf("available|remaining|left"), sold],
  ["tickets sold|sold|sold count|total sold|attendee count|attendees|registered", sold],
];

/** As many come as there are tickets of all kinds, and as many have one as were sold of them. */
export const findAdmissions: FindRules = ({ slots }) => {
  const list = slots.find(({ words }) => tiers.test(words));
  if (!list) return [];
  return [findSold, findNoneLeft, findEdges, findSums].flatMap((find) => find(list, slots));
};

/** Of each kind no more are sold than there are, and all where it is sold out. */
function findSold(list: Slot, slots: readonly Slot[]): readonly Rule[] {
  const all = itemNamed(list, oneOf("quantity|capacity|total"), "number");
  const some = itemNamed(list, sold, "number");
  const status = slots.find(({ words }) => words === "status");
  if (all === undefined || some === undefined || itemNamed(list, oneOf("available|remaining")))
    return [];
  const apply = (scope: Scope) => {
    const isOut = status && scope.values[status.name] === "sold_out";
    const chance = chanceFor(scope, list);
    const kinds = itemsOf(scope, list).map((kind) => {
      const share = isOut ? 1 : 0.15 + 0.8 * chance.next();
      return { ...kind, [some]: Math.floor(Number(kind[all] ?? 0) * share) };
    });
    write(scope, list, kinds);
  };
  return [{ reads: status ? [status] : [], writes: [list], apply }];
}

/** Where a flag says that all are gone, no kind has any left. */
function findNoneLeft(list: Slot, slots: readonly Slot[]): readonly Rule[] {
  const left = itemNamed(
    list,
    oneOf("available|remaining|tickets left|seats left|available seats"),
    "number",
  );
  const flag = slots.find(
    ({ words, kind }) => kind === "boolean" && /^(?:is )?sold out$/.test(words),
  );
  if (left === undefined || !flag) return [];
  const apply = (scope: Scope) => {
    if (scope.values[flag.name] !== true) return;
    write(
      scope,
      list,
      itemsOf(scope, list).map((kind) => ({ ...kind, [left]: 0 })),
    );
  };
  return [{ reads: [flag], writes: [list], apply }];
}

const edges: readonly (readonly [string, (...prices: number[]) => number])[] = [
  [
    "min price|price from|from price|lowest price|starting price|minimum price|prices from|ticket price from|starting from",
    Math.min,
  ],
  ["max price|price to|highest price|maximum price", Math.max],
  ["max power|power", Math.max],
];

/** From what the cheapest ticket costs. */
function findEdges(list: Slot, slots: readonly Slot[]): readonly Rule[] {
  const price = itemNamed(list, oneOf("price|cost|amount|power|max power"), "number");
  if (price === undefined) return [];
  return edges.flatMap(([names, edgeOf]) => {
    const edge = findNamed(slots, names, ["number"]);
    if (!edge) return [];
    const apply = (scope: Scope) => {
      const prices = itemsOf(scope, list).flatMap((kind) => toQuantity(kind[price]) ?? []);
      if (prices.length > 0) writeQuantity(scope, edge, edgeOf(...prices));
    };
    return [{ reads: [list], writes: [edge], apply }];
  });
}

function findSums(list: Slot, slots: readonly Slot[]): readonly Rule[] {
  return admissions.flatMap(([whole, ...parts]) => {
    const all = findNamed(slots, whole, ["number"]);
    const names = parts.flatMap((part) => itemNamed(list, part, "number") ?? []);
    if (!all || names.length < parts.length) return [];
    const apply = (scope: Scope) => {
      const kinds = itemsOf(scope, list);
      const counts = kinds.flatMap((kind) => names.map((name) => toQuantity(kind[name]) ?? 0));
      if (kinds.length > 0)
        writeQuantity(
          scope,
          all,
          counts.reduce((sum, one) => sum + one, 0),
        );
    };
    return [{ reads: [list], writes: [all], apply }];
  });
}
