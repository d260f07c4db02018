import { showDay, showNumber, shownForm, shownWords } from "../../../meaning/shown-values.ts";
import { findNamed } from "../../match-role.ts";
import { toQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { toTime } from "../../times/time.ts";

/** `priceFormatted` shows the price beside it, `createdAtLabel` the day, `statusText` the status. */
export const findShownValues: FindRules = ({ slots }) =>
  slots.flatMap((shown) => {
    if (shown.kind !== "text") return [];
    const words = shown.words === "formatted" ? [] : shownWords(shown.words.split(" "));
    // `price: { amount, formatted }` shows its amount.
    const own = words?.join(" ") || "amount";
    const source = words && slots.find((slot) => slot !== shown && slot.words === own);
    return words && source ? [toRule(source, shown, words, slots)] : [];
  });

function toRule(source: Slot, shown: Slot, words: readonly string[], slots: readonly Slot[]): Rule {
  const form = words.length === 0 ? "money" : (shownForm(words) ?? "number");
  const currency = findNamed(slots, "currency|currency code", ["text", "choice"]);
  return {
    reads: currency ? [source, currency] : [source],
    writes: [shown],
    apply: (scope) => {
      const value = scope.values[source.name];
      const { library } = scope.draw;
      const time = toTime(value);
      const quantity = toQuantity(value);
      const code = currency && scope.values[currency.name];
      if (time && time.form !== "clock") write(scope, shown, showDay(time.at, library));
      else if (quantity !== undefined) {
        const known = typeof code === "string" && /^[A-Z]{3}$/.test(code) ? code : undefined;
        write(scope, shown, showNumber(quantity, words, form, library, known));
      } else if (typeof value === "string") write(scope, shown, toLabel(value));
    },
  };
}

/** `in_progress` is shown as `In progress`. */
function toLabel(value: string): string {
  const text = value.replaceAll(/[_-]+/g, " ");
  const spaced = text === text.toUpperCase() ? text.toLowerCase() : text;
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
