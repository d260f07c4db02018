import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { bareOf } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { clear, isOptional, write } from "../../slot.ts";

const ofFemales =
  /^(?:(?:daily |average |avg )?milk (?:yield|production)(?: (?:liters|litres|l|kg))?|milk per day|daily milk|eggs(?: per (?:day|week))?|lactations?|lactation number|last calving|calving|due)$/;

/** A bull gives no milk. */
export const findMales: FindRules = ({ slots, owner }) => {
  const sex = slots.find(({ words, kind }) => kind === "choice" && oneOf("sex|gender").test(words));
  if (!sex || !owner.some((word) => kept.test(word))) return [];
  return slots.flatMap((slot) => {
    const isKept = !isOptional(slot);
    if (!ofFemales.test(bareOf(slot.words)) || (isKept && slot.kind !== "number")) return [];
    const apply = (scope: Scope) => {
      if (!males.test(toState(scope.values[sex.name]) ?? "")) return;
      if (isKept) write(scope, slot, 0);
      else clear(scope, slot);
    };
    return [{ reads: [sex, slot], writes: [slot], apply }];
  });
};

const kept = oneOf("animal|livestock|cattle|cow|goat|sheep|herd|farmanimal");
const males = oneOf("male|m|bull|ram|buck|rooster|steer");
