import type { Scope } from "../../../draw/scope.ts";
import { day, timelines, toMinute } from "../../../facets/timeline.ts";
import { chanceFor, type Rule } from "../../rule.ts";
import { isOptional } from "../../slot.ts";
import { readTime, writeTime } from "../time.ts";
import type { TimeSlot } from "../time-slots.ts";

const deed = /^(?!last |first )(?:[a-z]+ )?[a-z]+ed$/;
/** What a system writes down may be written before and after everything else. */
const kept = /^(?:created|updated|modified|edited|logged|synced|imported|registered|added)$/;
/** What goes before what is done, or may. */
const early =
  /^(?:booked|ordered|requested|reserved|scheduled|planned|purchased|approved|confirmed|paid|invited|assigned|manufactured|produced|published|released|signed|reported|discovered|opened|applied|started|received|issued)$/;

const at = / (?:at|on|date)$/;
/** By when, and not when. */
const bounds =
  /^(?:expected|estimated|planned|promised|scheduled|eta|due|end|ends|expiry|expires|deadline|target|next|last)\b|(?:due|expiry|until)$/;
const isAfter = (event: string) => deed.test(event) && !early.test(event);
/** What a thing comes to on its day or behind it, however that day is called. */
const ends = /^(?:delivered|completed|finished|closed|returned|processed|harvested)$/;

/** What every record tells of came first: nothing is redeemed before it was pawned. */
export function findLater(times: readonly TimeSlot[]): Rule[] {
  const dated = times.filter(({ slot, event }) => at.test(slot.words) && !kept.test(event));
  const [first, ...others] = dated.filter(
    ({ slot, event }) => !isOptional(slot) && !bounds.test(event),
  );
  if (!first || others.length > 0) return [];
  const isDeed = deed.test(first.event);
  return dated
    .filter(({ slot, event }) => isOptional(slot) && (isDeed ? isAfter(event) : ends.test(event)))
    .map(({ slot }) => ({
      reads: [first.slot, slot],
      writes: [slot],
      apply: (scope: Scope) => {
        const [from, own] = [readTime(scope, first.slot), readTime(scope, slot)];
        if (!from || !own || own.form === "clock" || own.at >= from.at) return;
        const left = Math.min(scope.facet(timelines).now - from.at, 40 * day);
        if (left <= 0 || from.form === "clock") return;
        const share = 0.15 + 0.8 * chanceFor(scope, slot).next();
        writeTime(scope, slot, toMinute(from.at + left * share));
      },
    }));
}
