import type { Scope } from "../../../draw/scope.ts";
import { day, hour, phaseOf, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, writeTime } from "../time.ts";
import type { TimeSlot } from "../time-slots.ts";

const happened =
  /^(?:[a-z]+ ){0,2}(?:[a-z]+ed|sent|sold|left|begun|found|given|taken|written|built|met|held|intake|admission|arrival|purchase|incident|diagnosis|filing|submission|enrollment|enrolment|hire|entry|on scene|under control|(?:arrived|left|reached|entered|departed|cleared|transported) [a-z]+)(?: (?:in|out|up|off))?$/;
const apart =
  /\b(?:updated|modified|edited|changed|last|next|first|planned|expected|estimated|scheduled|due|target|by|until|valid|born|created|actual|synced|viewed|seen|used|logged|checked|visited|retired|archived|deleted|removed|cancelled|canceled|deactivated|suspended|revoked|banned|exited|unsubscribed|accessed|decommissioned)\b/;
const quick = oneOf("incident|outage|alert|call|ride|session|visit|chat|message|run|job|emergency");

/**
 * Who writes a model writes what happens in the order in which it happens. Where no table knows two
 * events, the one that is named later came later.
 */
export function findWrittenOrder(times: readonly TimeSlot[], { owner }: Parts): Rule[] {
  const events = times.filter(({ event }) => happened.test(event) && !apart.test(event));
  const isQuick = owner.some((word) => quick.test(word));
  return events.slice(1).flatMap((later, index) => {
    const earlier = events[index];
    if (!earlier || isKnown(later)) return [];
    return [toRule(earlier.slot, later.slot, isQuick ? hour : day)];
  });
}

function isKnown({ event }: TimeSlot): boolean {
  return phaseOf(event.split(" ")) !== undefined;
}

function toRule(earlier: Slot, later: Slot, unit: number): Rule {
  return {
    reads: [earlier, later],
    writes: [later],
    apply: (scope: Scope) => {
      const [first, second] = [readTime(scope, earlier), readTime(scope, later)];
      if (!first || !second || first.form === "clock" || second.form === "clock") return;
      const { now } = scope.facet(timelines);
      if (second.at >= first.at && (unit === day || second.at - first.at < day)) return;
      const moved = first.at + (0.2 + 9 * chanceFor(scope, later).next()) * unit;
      const at = Math.min(moved, Math.max(now, first.at));
      writeTime(scope, later, second.form === "day" ? at : toMinute(at));
    },
  };
}
