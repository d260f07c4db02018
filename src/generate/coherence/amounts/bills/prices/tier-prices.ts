import { hash } from "../../../../draw/chance.ts";
import { findNumber } from "../../../../meaning/find-number.ts";
import type { Matcher } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { writeQuantity } from "../../../quantity.ts";
import { takersOf } from "../../../rows/deal-rows.ts";
import type { FindRules } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { findLadders } from "../../counts/ladders.ts";

const tiers =
  "plan|tier|membership plan|membership tier|membership type|membership|subscription plan|subscription tier|plan name|plan type|package|package name|plan tier|membership level";
const prices =
  "monthly fee|monthly price|price per month|monthly cost|monthly rate|price|fee|membership fee|cost|price per cycle|cycle price|plan price|recurring price|recurring amount|unit price|price per seat|amount|mrr";
const rounds = "billing cycle|billing interval|billing period|interval|billing frequency|cycle";

const monthly = /month|^mrr$/;

/** How many months are paid for at once: of a year's, two are given. */
const cycles: readonly (readonly [Matcher, number])[] = [
  [/^(?:year|annual)/i, 10],
  [/^(?:half|semi)/i, 5],
  [/^quarter/i, 3],
];

/** How dear each is beside the others, of a whole in which the dearest is one. */
const shares: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "free|trial": 0,
    "lite|mini|student": 0.1,
    "s|small|xs": 0.18,
    "m|medium": 0.3,
    "l|large": 0.44,
    "xl|xxl": 0.56,
    "basic|essential|essentials|starter|bronze|individual|solo": 0.16,
    "standard|classic|regular|core": 0.26,
    "plus|silver|extra|advanced|couple|duo": 0.34,
    "pro|professional|gold|family|growth": 0.46,
    "premium|deluxe|unlimited|team": 0.58,
    "business|platinum|ultimate|vip|max": 0.75,
    "enterprise|diamond|corporate": 1,
  }).flatMap(([names, share]) => names.split("|").map((name) => [name, share] as const)),
);

/** Who has the same plan pays the same, and more for a bigger one. */
export const findTierPrices: FindRules = (parts) => {
  const { slots } = parts;
  // On a ladder each rung has its price.
  if (findLadders(parts).length > 0) return [];
  const tier = findNamed(slots, tiers, ["choice", "text"]);
  const price = tier && findNamed(slots, prices, ["number"]);
  // What a sponsor gives is no price of a plan.
  if (!tier || !price || !isLadder(tier) || parts.owner.at(-1) === "sponsor") return [];
  const cycle = findNamed(slots, rounds, ["choice", "text"]);
  const rungs = toRungs(price);
  const takersIn = takersOf(parts);
  return [
    {
      reads: cycle ? [tier, cycle] : [tier],
      writes: [price],
      apply: (scope) => {
        const share = shares.get(String(scope.values[tier.name]).toLowerCase());
        if (share === undefined || takersIn(scope).has(price)) return;
        const said = cycle && !monthly.test(price.words) ? String(scope.values[cycle.name]) : "";
        const times = cycles.find(([names]) => names.test(said))?.[1] ?? 1;
        writeQuantity(scope, price, rungs(share, scope.draw.common) * times);
      },
    },
  ];
};

/** A union of which one value is no step of ours is another ladder. */
function isLadder({ schema }: Slot): boolean {
  return !("enum" in schema) || schema.enum.every((one) => shares.has(String(one).toLowerCase()));
}

/** Between what such a thing costs at least and at most; another collection has other prices. */
function toRungs({ member }: Slot): (share: number, common: number) => number {
  const { least = 9, most = 120 } = findNumber(member, { type: "number" }).make.hint ?? {};
  const bottom = Math.max(0, least);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))) - 2);
  return (share, common) => {
    if (share === 0) return 0;
    const shift = (Math.abs(hash("tier") ^ common) % 100) / 1000;
    return Math.max(unit, Math.round((bottom + (most - bottom) * (share + shift)) / unit) * unit);
  };
}
