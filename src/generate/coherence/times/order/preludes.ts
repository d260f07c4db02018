import { day, hour, minute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";

/** What comes before the start of the thing, and how long: it is signed some days earlier. */
export const preludes: readonly (readonly [
  event: string,
  before: readonly [least: number, most: number],
  owner?: Matcher,
])[] = [
  [
    "decided|decision|approved|rejected|reviewed",
    [3 * day, 40 * day],
    oneOf("leave|absence|vacation|holiday|pto"),
  ],
  ["prescribed|issued", [0, 2 * day], oneOf("prescription|medication|medicine|drug")],
  ["doors open|doors|doors opening", [30 * minute, 90 * minute]],
  ["rsvp by|rsvp deadline", [14 * day, 35 * day]],
  [
    "registration deadline|application deadline|early bird ends|early bird deadline|registration closes",
    [2 * day, 14 * day],
  ],
  [
    "call for papers deadline|cfp deadline|cfp closes|submission deadline|call for proposals deadline|paper deadline",
    [60 * day, 120 * day],
    oneOf("conference|symposium|congress|workshop|festival"),
  ],
  [
    "cancellation deadline|cancel by|free cancellation until|cancellation until|free cancellation",
    [day, 7 * day],
  ],
  [
    "comment deadline|comments due|comments close|written comments due|comment period ends",
    [3 * day, 14 * day],
    oneOf("hearing|publichearing|meeting|consultation"),
  ],
  [
    "interview|appointment|biometrics|biometrics appointment",
    [10 * day, 45 * day],
    oneOf("visa|visaapplication"),
  ],
  ["polls open", [-8 * hour, -7 * hour]],
  ["polls close", [-20 * hour, -20 * hour]],
  ["purchased|bought|booked|ordered", [day, 24 * day], oneOf("ticket|pass|admission")],
  ["signed", [2 * day, 21 * day]],
  ["issued|published", [hour, 20 * hour], oneOf("alert|warning|advisory|weatheralert")],
  ["queued|enqueued|triggered|submitted to queue", [minute, 6 * minute]],
  ["boarding|boarding starts|boarding start|gate closes", [30 * minute, 45 * minute]],
];
