import type { Scope } from "../../../../draw/scope.ts";
import { day } from "../../../../facets/timeline.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { readTime, timeKinds, toEvent } from "../../../times/time.ts";

const totals = "total price|total amount|total cost|total|price|amount|cost";
const rates =
  "nightly rate|price per night|rate per night|subtotal|base price|room rate|rate|price per guest|deposit";

/** Ten nights cost ten times what one costs, where nobody says what that is. */
export const findStayPrices: FindRules = ({ slots }) => {
  const ends = ["check in", "check out"].map((event) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && toEvent(slot) === event),
  );
  const [arrival, leaving] = ends;
  const total = findNamed(slots, totals, quantityKinds);
  if (!arrival || !leaving || total?.hold !== "free" || findNamed(slots, rates, quantityKinds))
    return [];
  const apply = (scope: Scope) => {
    const [from, to] = [readTime(scope, arrival), readTime(scope, leaving)];
    const paid = readQuantity(scope, total);
    if (!from || !to || from.form === "clock" || to.form === "clock" || paid === undefined) return;
    const nights = Math.max(1, Math.round((to.at - from.at) / day));
    const each = paid / nights;
    if (each >= 55 && each <= 340) return;
    writeQuantity(scope, total, nights * Math.round(65 + 150 * chanceFor(scope, total).next()));
  };
  return [{ reads: [arrival, leaving], writes: [total], apply }];
};
