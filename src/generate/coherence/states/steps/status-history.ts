import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { breaksOff, toState } from "../../../state-words.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

const logs = /^(?:status |state |stage )?(?:history|changes|log|timeline|transitions)$/;
const afters = /^(?:(?:to|new) )?(?:status|state|stage)$|^to$/;
const befores = /^(?:from|old|previous|prior) (?:status|state|stage)$|^from$/;

/** What a thing has been, one after the other, ends with what it is, and begins where all begin. */
export const findStatusHistory: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  if (!status || !("enum" in status.schema)) return [];
  const states: readonly Json[] = status.schema.enum;
  return slots.flatMap((list): readonly Rule[] => {
    const after = logs.test(list.words) ? itemNamed(list, afters, "text", "choice") : undefined;
    // A parcel has words of its own for where it is.
    if (after === undefined || itemNamed(list, oneOf("location|city|facility")) !== undefined)
      return [];
    const before = itemNamed(list, befores, "text", "choice");
    const apply = (scope: Scope) =>
      tell(scope, list, wayTo(scope.values[status.name], states), { after, before });
    return [{ reads: [status, list], writes: [list], apply }];
  });
};

/** The states that it has passed until the one in which it is. */
function wayTo(now: Json | undefined, states: readonly Json[]): readonly Json[] {
  const end = now === undefined ? -1 : states.indexOf(now);
  return states
    .slice(0, end + 1)
    .filter((state, at) => at === end || !breaksOff(toState(state) ?? ""));
}

function tell(
  scope: Scope,
  list: Slot,
  way: readonly Json[],
  { after, before }: { readonly after: string; readonly before: string | undefined },
): void {
  const items = itemsOf(scope, list);
  const first = way.length - items.length;
  const rows = first < 0 ? items.slice(0, way.length) : items;
  const from = Math.max(0, first);
  const toHistory = (none: Json | undefined) =>
    rows.map((item, at) => {
      const last = way[from + at - 1] ?? none ?? way[0] ?? null;
      return {
        ...item,
        [after]: way[from + at] ?? null,
        ...(before === undefined ? {} : { [before]: last }),
      };
    });
  if (way.length > 0 && !write(scope, list, toHistory(null)))
    write(scope, list, toHistory(undefined));
}
