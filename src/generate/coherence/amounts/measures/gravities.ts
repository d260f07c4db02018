import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** What is brewed ferments three quarters of its sugar, and is as strong as what is gone of it. */
export const findGravities: FindRules = ({ slots }) => {
  const original = findNamed(slots, "original gravity|og|starting gravity", ["number"]);
  const final = findNamed(slots, "final gravity|fg", ["number"]);
  const strength = findNamed(slots, "abv|alcohol by volume|alcohol percent", ["number"]);
  const followers = [final, strength].filter((slot) => slot !== undefined);
  if (!original || followers.length === 0) return [];
  const apply = (scope: Scope) => {
    const sugar = Number(scope.values[original.name]) - 1;
    // In degrees Plato, or a type of its own.
    if (!(sugar > 0.02 && sugar < 0.2)) return;
    const left = Number((sugar * (0.2 + 0.09 * chanceFor(scope, original).next())).toFixed(3));
    if (final) write(scope, final, Number((1 + left).toFixed(3)));
    if (strength) write(scope, strength, Number(((sugar - left) * 131.25).toFixed(1)));
  };
  return [{ reads: [original], writes: followers, apply }];
};
