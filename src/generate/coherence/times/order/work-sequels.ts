import { day, hour, minute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import type { Sequel } from "./sequel.ts";

/** By when work is due that somebody has taken on, where nothing else is known of it. */
export const workSequels: readonly Sequel[] = [
  {
    after: "date|exam|visit|examined|checkup",
    event: "next exam|next eye exam|next checkup|next check up",
    gaps: [182, 365, 365, 730].map((days) => days * day),
    owner: oneOf("exam|eyeexam|checkup|visit|eyetest|examination"),
  },
  {
    after: "first fitting|initial fitting|fitting",
    event: "final fitting|second fitting|last fitting",
    gaps: [6, 8, 12, 16, 20].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "found|received|collected|recorded",
    event: "dispose after|disposal|destroy after|delete after|donate after",
    gaps: [30, 60, 90, 90].map((days) => days * day),
    isLoose: true,
  },
  {
    // What is fetched to be washed or mended comes back some days later.
    after: "pickup|picked up|collection|collected|received|dropped off|drop off",
    event: "deliver by|return by|ready by|deliver",
    gaps: [1, 2, 2, 3, 4].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "scheduled|scheduled for|scheduled send",
    event: "sent|published|posted",
    gaps: [0, 0, 1, 2, 4].map((minutes) => minutes * minute),
    isSure: true,
  },
  {
    after: "actual start|actual departure",
    event: "actual end|actual finish|actual completion|actual arrival",
    gaps: [2, 3, 5, 7, 9].map((hours) => hours * hour),
    owner: oneOf("route|tour|visit|shift|collection|cleaning|job|session|trip|patrol|inspection"),
    isLoose: true,
  },
  {
    after: "detected|reported|raised|identified|discovered|opened|requested|submitted|inspected",
    event: "due|target|deadline|target completion|action due|correction due",
    gaps: [7, 10, 14, 21, 30].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "created|opened",
    event: "merged",
    gaps: [5, 20, 29, 52, 98].map((hours) => hours * hour),
    owner: oneOf("pullrequest|mergerequest|pull|changerequest"),
    isSure: true,
  },
  {
    after: "ex|ex dividend|record",
    event: "pay|payment|payable|paid",
    gaps: [14, 18, 21, 28].map((days) => days * day),
    owner: oneOf("dividend|dividendpayment|distribution"),
    isSure: true,
  },
  {
    after: "placed|submitted|created|ordered",
    event: "filled|executed|settled",
    gaps: [0, 1, 2, 7, 34].map((minutes) => minutes * minute),
    owner: oneOf("trade|stockorder|tradeorder|brokerageorder"),
    isSure: true,
  },
  {
    after: "received|check in|dropped off|accepted",
    event: "promised|ready|expected ready|estimated completion|expected completion",
    gaps: [1, 2, 3, 5, 8].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "check in|dropped off|drop off|intake|received",
    event: "completed|finished|repaired|ready",
    gaps: [1, 1, 2, 3, 5].map((days) => days * day),
    owner: oneOf("repair|garage|workshop|service|laundry|alteration|tailoring|workorder"),
    isSure: true,
  },
  {
    after: "dropped off|drop off|dropoff",
    event: "pick up|picked up|pickup",
    gaps: [1, 2, 3, 5, 7].map((days) => days * day),
    owner: oneOf("boarding|kennel|petboarding|stay|repair|laundry|alteration|cleaning|service"),
    isSure: true,
  },
  {
    after: "start|planned start|scheduled start",
    event: "due|deadline|planned end|scheduled end",
    gaps: [4, 6, 9, 14, 21].map((days) => days * day),
    owner: oneOf("production|manufacturing|productionorder|workorder|manufacturingorder"),
    isLoose: true,
  },
  {
    after: "start|actual start|started",
    event: "completed|finished|actual end",
    gaps: [3, 4, 6, 9, 13].map((days) => days * day),
    owner: oneOf("production|manufacturing|productionorder|workorder|manufacturingorder"),
    isSure: true,
  },
  {
    after: "admitted|admission|found|rescued|intake",
    event: "released|adopted|transferred",
    gaps: [6, 12, 24, 45].map((days) => days * day),
    owner: oneOf("rescue|rescuecase|rehabilitation|wildlife|case"),
    isSure: true,
  },
  {
    after: "delivery",
    event: "delivered",
    gaps: [9, 11, 13, 15, 17].map((hours) => hours * hour),
    isSure: true,
  },
  {
    after: "sold|sale|purchase|purchased",
    event: "delivery|delivered|handover|handed over",
    gaps: [1, 3, 5, 8, 14].map((days) => days * day),
    owner: oneOf("sale|carsale|purchase"),
    isLoose: true,
  },
  {
    after: "dropoff|drop off",
    event: "actual dropoff|actual drop off|actual return|returned",
    gaps: [-6, -2, 1, 3, 26].map((hours) => hours * hour),
    owner: oneOf("rental|hire|carrental|booking|reservation"),
    isSure: true,
  },
  {
    after: "end|due|planned return|expected return|return due",
    event: "returned|actual return",
    gaps: [-6, -2, 1, 3, 26].map((hours) => hours * hour),
    owner: oneOf("rental|hire|equipment|rentalorder|rentalbooking"),
    isSure: true,
  },
  {
    after: "scheduled for|dropped off|drop off",
    event: "collected|handed over",
    gaps: [1, 1, 2, 3].map((days) => days * day),
    owner: oneOf("job|order|repair|service|workorder"),
    isSure: true,
  },
  {
    after: "requested|submitted|created|request",
    event: "needed|needed by|required by|wanted by",
    gaps: [7, 10, 14, 21, 30].map((days) => days * day),
  },
];
