import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** The short form of a hash is how the long one begins. */
export const findShortHashes: FindRules = ({ slots }) => {
  const long = findNamed(slots, "sha|hash|commit sha|commit hash|commit|full sha", ["text"]);
  const short = findNamed(slots, "short sha|short hash|sha short|abbreviated hash", ["text"]);
  if (!long || !short) return [];
  const apply = (scope: Scope) => {
    const hash = scope.values[long.name];
    if (typeof hash === "string") write(scope, short, hash.slice(0, 7));
  };
  return [{ reads: [long], writes: [short], apply }];
};
