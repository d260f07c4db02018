import type { Scope } from "../../../draw/scope.ts";
import type { FindRules } from "../../rule.ts";
import { clear, fill, isOptional, isPresent } from "../../slot.ts";
import { findEnds } from "../../times/spans/durations.ts";
import { findKinds } from "../kinds/kinds.ts";

/** What nobody knows before something is over: how long it was, how far, what it has cost. */
const known =
  /^(?:(?:total|final|actual|end|ending|exit|return|closing) .+|.+ (?:end|after|charged|used|burned|covered|travelled|traveled|billed|earned|consumed|delivered)|duration(?: .+)?|(?:session|call|trip|ride|flight|parking|actual|travel) (?:duration|time|length)(?: .+)?|distance(?: .+)?|fare|cost|total|total cost|price paid|amount|fee|minutes|hours|energy kwh|kwh|average .+|max .+|avg .+)$/;

/** Where it ended. */
const places =
  /^(?:end|return|dropoff|drop off|exit|ending) (?:station|location|point|place|dock|stop|branch)(?: name| id)?$/;

/** What was agreed on before it began. */
const agreed = /\b(?:planned|estimated|expected|scheduled|hourly|rate|limit|allowed|deposit|max)\b/;

/** Where something has no end yet, neither has it a length or a price; where it has, it has both. */
export const findOutcomes: FindRules = (parts) => {
  const { slots } = parts;
  const { last } = findEnds(slots) ?? {};
  if (!last || !isOptional(last)) return [];
  // Nobody covers a distance lifting weights, however long it was.
  const ofKind = new Set(findKinds(parts).flatMap(({ writes }) => writes));
  return slots.flatMap((slot) => {
    const isMeasured = slot.kind === "number" && known.test(slot.words) && !agreed.test(slot.words);
    const isPlace = slot.kind === "text" && places.test(slot.words);
    if (!(isMeasured || isPlace) || !isOptional(slot) || ofKind.has(slot)) return [];
    const apply = (scope: Scope) => {
      if (isPresent(scope.values[last.name])) fill(scope, slot);
      else clear(scope, slot);
    };
    return [{ reads: [last], writes: [slot], apply }];
  });
};
