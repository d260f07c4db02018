import type { Scope } from "../../draw/scope.ts";
import { readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules } from "../rule.ts";

const phases = /^(?:current |project |build |construction )?(?:phase|stage)$/;
const shares =
  /^(?:progress|percent complete|percentage complete|completion|completion percent|completion percentage|percent done|progress percent|progress percentage|complete percent)$/;

/** `"planning" | "foundation" | "structure" | "handover"`: how far it is, its phase tells. */
export const findPhases: FindRules = ({ slots }) => {
  const share = slots.find(({ words, kind }) => kind === "number" && shares.test(words));
  const phase = share && slots.find(({ words, kind }) => kind === "choice" && phases.test(words));
  if (!phase || !("enum" in phase.schema) || phase.schema.enum.length < 3) return [];
  const all = phase.schema.enum;
  const apply = (scope: Scope) => {
    const place = all.findIndex((one) => one === scope.values[phase.name]);
    const drawn = readQuantity(scope, share);
    if (place < 0 || drawn === undefined) return;
    const part = (place + chanceFor(scope, share).next()) / all.length;
    writeQuantity(scope, share, drawn > 0 && drawn < 1 ? part : Math.round(100 * part));
  };
  return [{ reads: [phase], writes: [share], apply }];
};
