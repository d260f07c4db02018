import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, writeTime } from "../time.ts";
import type { TimeSlot } from "../time-slots.ts";

/** People are known before they are hired; everything else is entered before it begins. */
const entered = oneOf(
  "booking|reservation|event|appointment|meeting|flight|match|game|session|class|lesson|shift|leave|request|rental|trip|workshop|concert|webinar|interview|visit|campaign|auction|poll|registration|prescription|exam|tournament|screening|rsvp|invitation|pass|stay|tour|excursion|screening|hire|charter",
);

const entries = oneOf(
  "created|booked|booking|ordered|placed|requested|submitted|registered|purchased|issued|announced|applied|request",
);
const beginnings = oneOf(
  "start|starts|check in|departure|departs|pickup|date|scheduled|scheduled departure|event|from|kickoff|appointment|begins|visit|arrival|reservation|reserved for|booked for|scheduled for|slot|slot start|date time|travel|tour|outbound",
);

const followers = oneOf(
  "confirmed|approved|rejected|paid|accepted|cancelled|canceled|sent|published|assigned|reviewed|issued|updated|last updated|modified|edited|archived|deleted",
);

/** Nobody books a year ahead. */
const longestLead = 150 * day;

/** What is entered before it begins is entered some weeks before, and what follows comes after. */
export function findCreation(times: readonly TimeSlot[], { owner }: Parts): Rule[] {
  if (!owner.some((word) => entered.test(word))) return [];
  const start = times.find(({ event }) => beginnings.test(event));
  const created = times.find(({ event, slot }) => entries.test(event) && slot !== start?.slot);
  if (!start || !created) return [];
  const { slot } = created;
  const later = times
    .filter((one) => one !== created && one !== start && followers.test(one.event))
    .map((one) => one.slot);
  return [
    {
      reads: [start.slot, slot, ...later],
      writes: [slot, ...later],
      apply: (scope) => {
        const [begin, entry] = [readTime(scope, start.slot), readTime(scope, slot)];
        if (!begin || !entry || begin.form === "clock" || entry.form === "clock") return;
        if (entry.at < begin.at && entry.at > begin.at - longestLead) return;
        const { now } = scope.facet(timelines);
        const chance = chanceFor(scope, slot);
        const days = chance.between(1, 60) * day;
        // A day begins at midnight, when nobody books.
        const lead = begin.form === "day" ? days - chance.between(480, 1290) * minute : days;
        const moved = Math.min(begin.at - lead, now - chance.between(8, 700) * hour);
        if (writeTime(scope, slot, moved)) putAfter(scope, later, moved, now);
      },
    },
  ];
}

/** In the order in which they were, hours later. */
function putAfter(scope: Scope, slots: readonly Slot[], entry: number, now: number): void {
  const early = slots.flatMap((slot) => {
    const time = readTime(scope, slot);
    return time && time.form !== "clock" && time.at < entry ? [{ slot, at: time.at }] : [];
  });
  const step = Math.min(day, (now - entry) / (early.length + 1));
  for (const [index, { slot }] of early.toSorted((a, b) => a.at - b.at).entries()) {
    writeTime(scope, slot, toMinute(entry + step * (index + 0.5)));
  }
}

const events =
  /^(?:created|published|paid|shipped|delivered|completed|resolved|closed|approved|submitted|sent|issued|confirmed|cancelled|canceled|refunded|accepted|rejected|assigned|started|ended|joined|ordered|placed|posted|registered|verified|activated|read|opened|checked in|booked|requested|reviewed|archived|last (?:message|reply|post|comment|activity)(?: sent| created| posted)?)$/;

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
      const { now } = scope.facet(timelines);
      let latest = own.at;
      for (const other of happened) {
        const time = readTime(scope, other);
        if (time && time.form !== "clock" && time.at <= now) latest = Math.max(latest, time.at);
      }
      if (latest > own.at) writeTime(scope, slot, latest);
    },
  }));
}
