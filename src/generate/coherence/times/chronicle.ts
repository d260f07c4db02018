import { day, timeline } from "../../facets/timeline.ts";
import { chanceFor, type Parts, type Rule } from "../rule.ts";
import { isPresent } from "../slot.ts";
import { readTime, writeTime } from "./time.ts";
import type { TimeSlot } from "./time-slots.ts";

/** People are known before they are hired; everything else is entered before it begins. */
const entered =
  /^(?:booking|reservation|event|appointment|meeting|flight|order|subscription|match|game|session|class|lesson|shift|leave|request|rental|trip|ticket|workshop|concert|webinar|interview|visit|campaign|auction|poll|registration|prescription|exam|tournament|screening|rsvp|invitation|pass)$/;

export function findCreation(times: readonly TimeSlot[], { owner }: Parts): Rule[] {
  if (!owner.some((word) => entered.test(word))) return [];
  const created = times.filter(({ event }) =>
    /^(?:created|booked|booking|ordered|placed|requested|submitted|registered|purchased|issued|announced|applied|request)$/.test(
      event,
    ),
  );
  const start = times.find(({ event }) =>
    /^(?:start|starts|check in|departure|departs|pickup|date|scheduled|scheduled departure|event|from|kickoff|appointment|begins|visit|arrival|reservation)$/.test(
      event,
    ),
  );
  if (!start) return [];
  return created
    .filter(({ slot }) => slot !== start.slot)
    .map(({ slot }) => ({
      reads: [start.slot, slot],
      writes: [slot],
      apply: (scope) => {
        const [begin, entry] = [readTime(scope, start.slot), readTime(scope, slot)];
        if (!begin || !entry || begin.form === "clock" || entry.form === "clock") return;
        if (entry.at < begin.at || !isPresent(scope.values[slot.name])) return;
        const lead = chanceFor(scope, slot).between(1, 30) * day;
        writeTime(scope, slot, begin.at - lead);
      },
    }));
}

const events =
  /^(?:created|published|paid|shipped|delivered|completed|resolved|closed|approved|submitted|sent|issued|confirmed|cancelled|canceled|refunded|accepted|rejected|assigned|started|ended|joined|ordered|placed|posted|registered|verified|activated|read|opened|checked in|booked|requested|reviewed|archived)$/;

/** Whatever has happened to a thing has changed it. */
export function findUpdates(times: readonly TimeSlot[]): Rule[] {
  const updated = times.filter(({ event }) =>
    /^(?:last )?(?:updated|modified|edited|changed)$/.test(event),
  );
  const happened = times.filter(({ event }) => events.test(event)).map(({ slot }) => slot);
  if (happened.length === 0) return [];
  return updated.map(({ slot }) => ({
    reads: happened,
    writes: [slot],
    apply: (scope) => {
      const own = readTime(scope, slot);
      if (!own || own.form === "clock") return;
      const { now } = scope.facet(timeline, "other");
      let latest = own.at;
      for (const other of happened) {
        const time = readTime(scope, other);
        if (time && time.form !== "clock" && time.at <= now) latest = Math.max(latest, time.at);
      }
      if (latest > own.at) writeTime(scope, slot, latest);
    },
  }));
}
