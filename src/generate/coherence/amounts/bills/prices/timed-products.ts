import type { Scope } from "../../../../draw/scope.ts";
import { day, hour, minute, timelines } from "../../../../facets/timeline.ts";
import { oneOf } from "../../../../one-of.ts";
import { findNamed, without } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { clear, fill, isOptional, isPresent, type Slot } from "../../../slot.ts";
import { findEnds } from "../../../times/spans/durations.ts";
import { readTime } from "../../../times/time.ts";
import { findProducts } from "./products.ts";
import { findUnitProducts, hourly, results } from "./unit-products.ts";

const byHour =
  /^(?:(?:price|rate|cost|fee|charge|tariff|amount) (?:per|by) (?:hour|hr|h)|(?:hourly|hour) (?:rate|price|fee|cost|charge|tariff)|rate hourly)$/;
const byMinute =
  /^(?:(?:price|rate|cost|fee|charge|tariff) (?:per|by) (?:minute|min)|(?:minute|per minute) (?:rate|price|fee|charge))$/;
const plain = oneOf("rate|tariff");

/** What is paid once, before the clock runs. */
const starts = "unlock fee|start fee|starting fee|base fee|booking fee|flat fee";

const costs = `${results}|total paid|parking fee|final cost|final price|final amount|calculated fee|total parking fee`;

/**
 * What an hour or a minute costs, between two times of which nobody has counted how far they are
 * apart; and nothing yet, or so much by now, where it still goes on.
 */
export const findTimedProducts: FindRules = (parts) => {
  const { slots, owner } = parts;
  const each = findRate(slots, owner);
  const ends = each && findEnds(slots);
  if (!each || !ends) return [];
  const result = findNamed(without(slots, each.slot), costs, quantityKinds);
  if (!result) return [];
  const isCounted = findProducts(parts).length > 0 || findUnitProducts(parts).length > 0;
  const once = findNamed(without(slots, each.slot, result), starts, ["number"]);
  const { first, last } = ends;
  const apply = (scope: Scope) => {
    const [from, to] = [readTime(scope, first), readTime(scope, last)];
    const price = readQuantity(scope, each.slot);
    if (!from || price === undefined || from.form === "day") return;
    if (!isPresent(scope.values[last.name]) && isOptional(result)) return clear(scope, result);
    const until = to?.at ?? (from.form === "clock" ? from.at : scope.facet(timelines).now);
    // What goes on over midnight is told by clocks alone.
    const span = until < from.at && from.form === "clock" ? until + day - from.at : until - from.at;
    // What is not over yet has no length to count by.
    if (isCounted && isPresent(scope.values[last.name])) return;
    fill(scope, result);
    const paid = (once && readQuantity(scope, once)) ?? 0;
    writeQuantity(scope, result, (Math.max(0, span) / each.unit) * price + paid);
  };
  return [{ reads: [first, last, each.slot, ...(once ? [once] : [])], writes: [result], apply }];
};

interface Rate {
  readonly slot: Slot;
  readonly unit: number;
}

function findRate(slots: readonly Slot[], owner: readonly string[]): Rate | undefined {
  const isHourly = owner.some((word) => hourly.test(word));
  for (const slot of slots) {
    if (!quantityKinds.includes(slot.kind)) continue;
    if (byHour.test(slot.words)) return { slot, unit: hour };
    if (byMinute.test(slot.words)) return { slot, unit: minute };
    if (isHourly && plain.test(slot.words)) return { slot, unit: hour };
  }
  return undefined;
}
