import { day, hour, minute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import type { Span } from "./span.ts";

/** How long it takes to get somewhere, and when one is back. */
export const journeySpans: readonly Span[] = [
  {
    from: "unlocked|undocked|unlock|rented|picked up|ride start|ride started|rental start|start|started",
    to: "locked|docked|lock|returned|ride end|ride ended|rental end|end|ended",
    owner: oneOf(
      "scooter|escooter|ebike|bikeshare|scootershare|bikeride|scooterride|scooterrental|bikerental",
    ),
    beside: /\b(?:minute|min|unlock|unlocked|station|dock|battery)\b/,
    gap: [6 * minute, 55 * minute, minute],
    isSure: true,
  },
  {
    from: "takeoff|take off|departure|start|started",
    to: "landing|landed|arrival|end|ended",
    owner: oneOf("drone|uav|glider|balloon|paragliding"),
    gap: [9 * minute, 38 * minute, minute],
  },
  {
    from: "departure|departs|depart|departed|take off|takeoff",
    to: "arrival|arrives|arrive|arrived|landing|landed",
    owner: oneOf("flight|airline"),
    gap: [70 * minute, 11 * hour, 5 * minute],
  },
  {
    from: "departure|departs|depart|departed|start",
    to: "arrival|arrives|arrive|arrived|end",
    owner: oneOf("trip|journey|ride|run|connection"),
    beside:
      /^(?:line(?: id| number| name)?|(?:departure|arrival|from|to|start|end) stop(?: id| name)?|route id|route number|headsign)$/,
    gap: [14 * minute, 75 * minute, minute],
    isSure: true,
  },
  {
    from: "departure|departs|depart|departed",
    to: "arrival|arrives|arrive|arrived",
    owner: oneOf("train|bus|coach|ferry|rail"),
    gap: [35 * minute, 6 * hour, 5 * minute],
  },
  {
    from: "departure|departs|depart|departed|take off|takeoff",
    to: "arrival|arrives|arrive|arrived|landing|landed",
  },
  {
    from: "departure|departs|depart|departed|outbound|sails",
    to: "return|returns|returned|inbound",
    gap: [4 * hour, 9 * hour, 15 * minute],
    owner: oneOf("fishing|boat|charter|excursion|sightseeing|sailing|ferry|route|patrol"),
    isSure: true,
  },
  {
    from: "departure|departs|depart|departed|outbound|outbound departure|sails",
    to: "return|returns|returned|inbound|return departure",
    gap: [3 * day, 14 * day, day],
    isSure: true,
  },
];
