import type { Json } from "../../../../../schema/schema.ts";
import { hash } from "../../../../draw/chance.ts";
import { findNumber } from "../../../../meaning/find-number.ts";
import { toState } from "../../../../state-words.ts";
import { findNamed } from "../../../match-role.ts";
import { writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";

const audiences =
  "type|ticket type|category|ticket category|visitor type|age group|admission type|fare type|passenger type|audience|price category|pass type|guest type|membership type|kind|rate type|tariff";
const prices =
  "price|ticket price|unit price|price per ticket|fare|admission fee|admission price|entry fee|cost|fee|price paid|annual fee";

/** What each pays of what a grown-up pays. */
const shares: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "adult|adults|regular|standard|general|full|normal|general admission": 1,
    "infant|baby|toddler|free|under 5": 0,
    "child|children|kid|kids|junior": 0.5,
    "youth|teen|teenager": 0.6,
    "student|students|concession|reduced|disabled": 0.7,
    "senior|seniors|pensioner": 0.75,
    "group|groups": 0.85,
    "couple|pair": 1.8,
    "family|families": 2.6,
    "vip|premium|patron": 2.2,
    "annual|annual pass|season|season pass": 4,
  }).flatMap(([names, share]) => names.split("|").map((name) => [name, share] as const)),
);

/** A child pays less than a grown-up, and all children pay the same. */
export const findAudiencePrices: FindRules = ({ slots }) => {
  const audience = findNamed(slots, audiences, ["choice"]);
  const price = audience && findNamed(slots, prices, ["number"]);
  if (!audience || !price || !("enum" in audience.schema)) return [];
  const shareOf = (value: Json | undefined) => shares.get(toState(value) ?? "");
  const listed = audience.schema.enum.map(shareOf);
  // One alone may mean something else: a `standard` room, a `family` tent.
  if (!listed.some((share) => share === 1) || !listed.some((share) => share && share < 1))
    return [];
  const { least = 8, most = 28 } = findNumber(price.member, { type: "number" }).make.hint ?? {};
  const bottom = Math.max(4, least);
  return [
    {
      reads: [audience],
      writes: [price],
      apply: (scope) => {
        const share = shareOf(scope.values[audience.name]);
        if (share === undefined) return;
        const level = (Math.abs(hash("adult") ^ scope.draw.common) % 100) / 200;
        const full = bottom + (Math.max(bottom, most) - bottom) * (0.25 + level);
        const each = Math.round(full) * share;
        writeQuantity(scope, price, full < 40 ? Math.round(each * 2) / 2 : Math.round(each));
      },
    },
  ];
};
