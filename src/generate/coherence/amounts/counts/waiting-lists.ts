import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

/** Nobody waits for a place where there are places. */
export const findWaitingLists: FindRules = ({ slots }) => {
  const find = (role: string) => findNamed(slots, role, quantityKinds);
  const waiting = find("waitlist|waitlisted|waiting list|waitlist count|on waitlist");
  const taken = find("booked|enrolled|attendees|participants|registered|reserved|bookings");
  const places = find("capacity|seats|spots|max participants|max attendees|places");
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
};
