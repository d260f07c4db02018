import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Parts, Rule } from "../../rule.ts";
import { clear, isOptional, isPresent } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

/** Nobody waits for a place where there are places, and who waits has none. */
export const findWaitingLists: FindRules = (parts) => [
  ...findWaiting(parts),
  ...findPlaceInLine(parts),
];

function findWaiting({ slots }: Parts): readonly Rule[] {
  const find = (role: string) => findNamed(slots, role, quantityKinds);
  const waiting = find("waitlist|waitlisted|waiting list|waitlist count|on waitlist|waitlist size");
  const taken = find("booked|enrolled|attendees|participants|registered|reserved|bookings");
  const places = find(
    "capacity|seats|spots|max participants|max attendees|places|max students|max dancers|max pupils|max capacity|max guests",
  );
  if (!waiting || !taken || !places) return [];
  return [
    {
      reads: [taken, places],
      writes: [waiting],
      apply: (scope) => {
        const [has, most] = [readQuantity(scope, taken), readQuantity(scope, places)];
        if (has !== undefined && most !== undefined && has < most) writeQuantity(scope, waiting, 0);
      },
    },
  ];
}

const lines = oneOf(
  "waitlist position|waiting list position|position on waitlist|waitlist number|waitlist spot",
);
const rests =
  "spots left|seats left|places left|spots available|seats available|available spots|available seats|spots remaining|remaining spots|open spots";
const owns = oneOf("spot number|mat number|bike number|seat|seat number|spot|checked in at");

/** Whoever is third in line finds no spot left, and sits on none. */
function findPlaceInLine({ slots, owner }: Parts): readonly Rule[] {
  const line = slots.find(({ kind, words }) => kind === "number" && lines.test(words));
  if (!line) return [];
  const status = findStatus(slots, owner);
  const rest = findNamed(slots, rests, ["number"]);
  const own = slots.filter((slot) => owns.test(slot.words) && isOptional(slot));
  const writes = rest ? [rest, ...own] : own;
  if (writes.length === 0) return [];
  return [
    {
      reads: status ? [status, line] : [line],
      writes,
      apply: (scope) => {
        const state = status && toState(scope.values[status.name]);
        const place = scope.values[line.name];
        const isWaiting =
          state === undefined ? isPresent(place) && place !== 0 : /wait/.test(state);
        if (!isWaiting) return;
        if (rest) writeQuantity(scope, rest, 0);
        for (const slot of own) clear(scope, slot);
      },
    },
  ];
}
