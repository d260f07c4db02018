import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const right = "times correct|correct count|correct answers";
const wrong = "times wrong|wrong count|incorrect count|times incorrect";

/** Who has mostly been right has mastered it, and who has been wrong half of the time has not. */
export const findMastery: FindRules = ({ slots }) => {
  const flag = slots.find(({ words }) =>
    oneOf("mastered|is mastered|learned|is learned").test(words),
  );
  const [good, bad] = [right, wrong].map((names) => findNamed(slots, names, ["number"]));
  if (flag?.kind !== "boolean" || !good || !bad) return [];
  const apply = (scope: Scope) => {
    const often = readQuantity(scope, good) ?? 0;
    write(scope, flag, often >= 4 && often >= 3 * (readQuantity(scope, bad) ?? 0));
  };
  return [{ reads: [good, bad], writes: [flag], apply }];
};
