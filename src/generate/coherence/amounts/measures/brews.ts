import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** How much water there is to so much coffee. */
const ways: readonly (readonly [Matcher, least: number, most: number])[] = [
  [/espresso|ristretto/i, 1.8, 2.4],
  [/moka|turkish|ibrik/i, 7, 10],
  [/aeropress/i, 11, 14],
  [/cold/i, 8, 10],
];
const usual = [15, 17] as const;

const brewed = oneOf("brew|coffee|coffeebrew|pourover|espresso|cup|shot");

/** Fifteen grams of coffee take a quarter of a litre of water, unless it is an espresso. */
export const findBrews: FindRules = ({ slots, owner }) => {
  const dose = findNamed(slots, "dose|coffee dose|coffee|dose weight|coffee weight", quantityKinds);
  const water = findNamed(slots, "water|water amount|water weight|yield|water used", quantityKinds);
  const ratio = findNamed(slots, "ratio|brew ratio|coffee ratio|coffee to water ratio", [
    "text",
    ...quantityKinds,
  ]);
  if (!dose || !(water || ratio) || !owner.some((word) => brewed.test(word))) return [];
  const method = findNamed(slots, "method|brew method|brewing method|brewer|type", [
    "text",
    "choice",
  ]);
  const apply = (scope: Scope) => {
    const grams = readQuantity(scope, dose);
    if (!grams) return;
    const said = String(method ? scope.values[method.name] : "");
    const [, least, most] = ways.find(([words]) => words.test(said)) ?? ["", ...usual];
    const drawn = least + (most - least) * chanceFor(scope, dose).next();
    const times = Math.round(drawn * 10) / 10;
    if (water) writeQuantity(scope, water, Math.round(grams * times));
    if (!ratio) return;
    if (ratio.kind === "text") write(scope, ratio, `1:${Math.round(times * 2) / 2}`);
    else writeQuantity(scope, ratio, times);
  };
  const written = [water, ratio].filter((slot) => slot !== undefined);
  return [{ reads: [dose, ...(method ? [method] : [])], writes: written, apply }];
};
