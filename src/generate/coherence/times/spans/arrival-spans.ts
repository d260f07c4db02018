import { day, hour, minute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import type { Span } from "./span.ts";

/** Who comes and goes, and how long they stay: guests, visitors, trains at a stop, parcels. */
export const arrivalSpans: readonly Span[] = [
  {
    from: "arrival|arrives|arrived",
    to: "departure|departs|departed|return",
    gap: [90 * day, 300 * day, day],
    owner: oneOf("student|exchange|intern|scholar|pair|fellow"),
  },
  {
    from: "arrival|entry|intended arrival|planned arrival",
    to: "departure|exit|intended departure|planned departure|return",
    gap: [4 * day, 60 * day, day],
    owner: oneOf("visa|evisa|visaapplication|visarequest"),
    isSure: true,
  },
  {
    from: "arrival|arrived|drop off|dropoff|check in|sign in|signed in",
    to: "departure|departed|pick up|pickup|check out|sign out|signed out",
    gap: [6 * hour, 9 * hour, 15 * minute],
    owner: oneOf("report|attendance|child|daycare|kindergarten|nursery|timesheet|volunteer|desk"),
    isSure: true,
    isPast: true,
  },
  {
    from: "drop off|dropoff|dropped off",
    to: "pick up|pickup",
    gap: [2 * hour, 9 * hour, 15 * minute],
    owner: oneOf("appointment|serviceappointment|grooming|laundryorder"),
    isSure: true,
  },
  {
    from: "login|logged in",
    to: "logout|logged out",
    gap: [5 * minute, 3 * hour, minute],
    isSure: true,
    isPast: true,
  },
  {
    from: "check in|move in",
    to: "check out|move out",
    gap: [day, 10 * day, day],
    owner: oneOf("booking|reservation|stay|hotel|guest|room|lodging|accommodation"),
    // For a flight one checks in, too; the town of a hotel is where one goes as well.
    apart: /(?:^| )(?:flight|flight number|flight no|airline|carrier|departure airport|seat)$/,
  },
  {
    from: "arrival",
    to: "departure",
    gap: [day, 10 * day, day],
    owner: oneOf("booking|reservation|stay|hotel|guest|room|lodging|accommodation"),
    // Who flies somewhere leaves first.
    apart:
      /(?:^| )(?:flight|flight number|flight no|airline|carrier|train number|from|origin|departure airport|seat|destination)$/,
  },
  {
    from: "arrival|arrives|arrived",
    to: "departure|departs|departed",
    gap: [2 * day, 9 * day, day],
    // Who is put up somewhere comes first, whatever they come for.
    beside: /^(?:hotel|lodging|accommodation|room|hostel|host family)\b/,
    apart: /(?:^| )(?:flight|flight number|airline|carrier|train number|origin|destination)$/,
  },
  {
    from: "arrival|arrived|check in",
    to: "departure|departed|left|check out",
    gap: [30 * minute, 3 * hour, 15 * minute],
    owner: oneOf("visit|visitor|visitorlog"),
    isSure: true,
  },
  {
    from: "arrival|arrives|arrived",
    to: "departure|departs|departed",
    gap: [10 * minute, 3 * hour, 5 * minute],
    owner: oneOf("stop|station|port|call|layover|halt|itinerary"),
  },
  {
    from: "on block|chocks",
    to: "off block|chocks off",
    gap: [35 * minute, 2 * hour, 5 * minute],
  },
  {
    from: "onset|effective",
    to: "expires|ends|end",
    gap: [4 * hour, 30 * hour, hour],
    owner: oneOf("alert|warning|storm|weather"),
  },
  {
    from: "delivery|delivered|drop off",
    to: "pickup|pick up|collection|return",
    gap: [day, 6 * day, day],
    owner: oneOf("rental|hire"),
  },
  { from: "check in", to: "check out", gap: [day, 10 * day, day] },
  {
    from: "pickup|picked up",
    to: "dropoff|dropped off",
    gap: [6 * minute, 45 * minute, minute],
    owner: oneOf("taxi|ride|trip|passenger"),
  },
  {
    from: "pickup|picked up|collection",
    to: "delivery|delivered|return|dropoff",
    gap: [day, 4 * day, day],
    owner: oneOf("laundry|cleaning|repair"),
    isSure: true,
  },
  {
    from: "entered|entry|arrived|clocked in",
    to: "exited|exit|left|clocked out",
    gap: [15 * minute, 6 * hour, 5 * minute],
    isSure: true,
  },
];
