import { oneOf } from "../../../one-of.ts";
import type { Slot } from "../../slot.ts";

/** What somebody jots down about one of the things that a record has, whatever it is. */
export const noteForms = [
  "Check the {it} again next time.",
  "{It} looks right.",
  "{It} as last time.",
  "Not sure about the {it} yet.",
  "{It} checked twice.",
  "{It} still to be confirmed.",
  "Keep an eye on the {it}.",
  "No change to the {it}.",
];

/** Numbers that are no property of the thing: where it stands in a list, how many, what it costs. */
const others =
  /(?:^| )(?:id|order|position|index|rank|priority|version|rating|score|year|lat|lng|latitude|longitude|age|number|no|code|amount|price|cost|fee|total|balance|value|currency|tax|discount|count|counts|points|progress|page|month|day|hour|minutes|percent|percentage|pct|quantity|qty|per|size|floor|level|capacity|audience|stock|[a-z]+ed|[a-z]*[^s]s)(?: |$)|^(?:is|has|needs|last|next|prev|previous|num|first|estimated|actual|expected|planned|target|goal) /;
const single = oneOf(
  "altitude|temperature|pressure|humidity|distance|weight|height|width|depth|length|angle|speed|tension|density|volume|dose|dosage|diameter|thickness|voltage|moisture|acidity|salinity|torque|gauge|pitch|tempo|pulse|wavelength|opacity|hardness|slope|yield|reading",
);
const unit =
  / (?:mm|cm|m|km|ft|in|mi|g|kg|mg|t|lbs?|oz|l|ml|hz|khz|w|kw|v|ma|a|bar|psi|hpa|c|f|deg|degrees|celsius|ppm|nm|rpm|db|m2|m3|ph|kwh|km2|px)$/;

/** What stands beside and can be looked at again, without its unit. */
export function aspectsOf(slots: readonly Slot[]): readonly string[] {
  const found = slots.flatMap(({ kind, words }) => {
    const own = words.replace(unit, "");
    const isMeasure = kind === "number" && (own.includes(" ") || own !== words || single.test(own));
    return isMeasure && !others.test(own) && /^[a-z]{3,}(?: [a-z]{3,}){0,2}$/.test(own)
      ? [own]
      : [];
  });
  return [...new Set(found)].slice(0, 5);
}

export function toNote(aspects: readonly string[], at: number): string {
  const it = aspects[at % aspects.length] ?? "";
  const form = noteForms[Math.floor(at / aspects.length)] ?? "";
  return form.replace("{it}", it).replace("{It}", it.charAt(0).toUpperCase() + it.slice(1));
}
