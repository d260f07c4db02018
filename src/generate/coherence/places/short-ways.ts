import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const short =
  /^(?:taxi|cab|ride|rideshare|courier|errand|scooter|bike|bicycle|commute|carpool|moving|removal)$/;
const ends: readonly (readonly [string, string])[] = [
  ["pickup", "dropoff"],
  ["pick up", "drop off"],
  ["start", "end"],
  ["origin", "destination"],
  ["from", "to"],
];

/** A taxi stays in town: both addresses are of one city. */
export const findShortWays: FindRules = ({ slots, owner }) => {
  // Somebody with a name brings it by hand, and stays in town; a courier alone may be a company.
  const isShort =
    owner.some((word) => short.test(word)) ||
    slots.some(({ words }) => /^(?:courier|rider) name$/.test(words));
  if (!isShort) return [];
  return ends.flatMap(([one, other]) => {
    const [first, second] = [findAddress(slots, one), findAddress(slots, other)];
    if (!first || !second) return [];
    return [
      // A tour by bike may end where it began.
      ...(owner.some((word) => /^(?:bike|bicycle)$/.test(word)) ? [] : findDistance(slots)),
      {
        reads: [first, second],
        writes: [second],
        apply: (scope) => {
          const city = townOf(scope.values[first.name]);
          const street = /^(\d[^,]*|[^,]*\d[^,]*),/.exec(String(scope.values[second.name]))?.[1];
          if (city && street) write(scope, second, `${street}, ${city}`);
        },
      },
    ];
  });
};

function findAddress(slots: readonly Slot[], end: string): Slot | undefined {
  return slots.find(
    ({ words, kind }) =>
      kind === "text" &&
      (words === end || words === `${end} address` || words === `${end} location`),
  );
}

/** What follows the street and its number. */
function townOf(address: unknown): string | undefined {
  return typeof address === "string" ? /^[^,]*\d[^,]*, (.+)$/.exec(address)?.[1] : undefined;
}

/** From one end of a town to the other. */
const longest = 25;

function findDistance(slots: readonly Slot[]): readonly Rule[] {
  const distance = findNamed(slots, "distance km|distance|trip distance|distance miles", [
    "number",
  ]);
  if (!distance) return [];
  const apply = (scope: Scope) => {
    if ((readQuantity(scope, distance) ?? 0) > longest)
      writeQuantity(scope, distance, chanceFor(scope, distance).between(8, 140) / 10);
  };
  return [{ reads: [distance], writes: [distance], apply }];
}
