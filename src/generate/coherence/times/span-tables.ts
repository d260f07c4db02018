import { day, hour, minute } from "../../facets/timeline.ts";

const year = 365 * day;

/** So long, to a multiple of the step. */
export type Gap = readonly [least: number, most: number, step: number];

/** From when to when something lasts; both of one stem: `trialStart`, `trialEnd`. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** Where the thing itself does not say how long. */
  readonly gap?: Gap;
  /** Words of the things that it is for. Default: any. */
  readonly owner?: RegExp;
  /** Whether the names say how long it is, whatever the thing: a month of pay. */
  readonly isSure?: true;
  /** Whether it is over, whatever the status says: what was used is billed afterwards. */
  readonly isPast?: true;
  /** A neighbour without which it is not meant. */
  readonly beside?: RegExp;
  /** An event that, where it is told, the end belongs to instead: an offer expires after it was sent. */
  readonly unless?: RegExp;
}

export const spans: readonly Span[] = [
  {
    from: "joined|entered",
    to: "left|exited",
    gap: [12 * minute, 55 * minute, minute],
    owner: /^(?:participant|participants|attendee|attendees|call|videocall)$/,
    isSure: true,
    isPast: true,
  },
  {
    from: "start|starts",
    to: "end|ends",
    gap: [700 * day, 1460 * day, 30 * day],
    owner: /^(?:grant|~research|research|fellowship|studentship)$/,
    isSure: true,
  },
  {
    from: "issue|issued",
    to: "expiry|expires|expiration|valid until",
    gap: [3652 * day, 3652 * day, day],
    owner: /^(?:passport|identitycard|idcard|id)$/,
    isSure: true,
  },
  {
    from: "reading started|started reading",
    to: "reading finished|finished reading",
    gap: [3 * day, 40 * day, day],
    isSure: true,
    isPast: true,
  },
  {
    from: "planned pickup|scheduled pickup|pickup planned|planned departure",
    to: "estimated arrival|eta|planned delivery|scheduled delivery|estimated delivery|planned arrival",
    gap: [day, 6 * day, hour],
    owner: /^(?:shipment|freight|load|consignment|transport|delivery)$/,
    isSure: true,
  },
  {
    from: "start|starts|season start",
    to: "end|ends|season end",
    gap: [245 * day, 285 * day, day],
    owner: /^(?:league|season)$/,
    isSure: true,
  },
  {
    from: "term start|term starts|course start|semester start",
    to: "term end|term ends|course end|semester end",
    gap: [70 * day, 98 * day, 7 * day],
    owner:
      /^(?:class|course|lesson|school|semester|term|workshop|program|programme|student|enrollment)$/,
    isSure: true,
  },
  {
    from: "start|starts|from|begin|begins",
    to: "end|ends|until|to",
    gap: [day, 2 * day, day],
    owner: /^(?:hackathon|gamejam|bootcampweekend)$/,
    isSure: true,
  },
  {
    from: "week start|week starting|week beginning|week commencing|week from",
    to: "week end|week ending|week to",
    gap: [6 * day, 6 * day, day],
    isSure: true,
    isPast: true,
  },
  {
    from: "started|start",
    to: "finished|ended|completed|end",
    gap: [2 * minute, 24 * minute, minute],
    owner: /^(?:build|pipeline|deployment|workflow|ci)$/,
    isSure: true,
  },
  {
    from: "shift start|shift starts|clock in|punch in|clocked in",
    to: "shift end|shift ends|clock out|punch out|clocked out",
    gap: [7 * hour, 9 * hour, 15 * minute],
    isSure: true,
    isPast: true,
  },
  {
    from: "first seen|first occurred|first occurrence|first detected|first reported",
    to: "last seen|last occurred|last occurrence|last detected|last reported",
    gap: [2 * hour, 40 * day, hour],
    isSure: true,
    isPast: true,
  },
  {
    from: "start|starts|from|begin",
    to: "end|ends|until|to",
    gap: [2 * hour, 6 * hour, 30 * minute],
    owner: /^(?:babysitting|nanny|childcare)$/,
    isSure: true,
  },
  {
    from: "administered|given|vaccinated|vaccination|date administered|date given|administration",
    to: "valid until|valid to|expires|expiry|expiration|protected until",
    gap: [year, 3 * year, year],
    owner: /^(?:vaccination|vaccine|immunization|shot)$/,
    isSure: true,
  },
  {
    from: "start|starts|from|loan start",
    to: "end|ends|until|to|loan end|return|due",
    gap: [60 * day, 330 * day, 5 * day],
    owner: /^loan$/,
    beside: /^(?:artwork|artwork id|artwork title|exhibit|exhibit id)$/,
    isSure: true,
  },
  {
    from: "from|after",
    to: "until|to|by|before",
    gap: [3 * year, 8 * year, 30 * day],
    owner: /^(?:wine|cellar|bottle)$/,
    isSure: true,
  },
  {
    from: "from|start",
    to: "to|end|until",
    gap: [day, 9 * day, day],
    owner: /^(?:album|gallery|photo|photos|slideshow)$/,
    isSure: true,
    isPast: true,
  },
  {
    from: "from|start",
    to: "to|end|until",
    gap: [30 * day, 30 * day, day],
    owner: /^range$/,
    isSure: true,
    isPast: true,
  },
  {
    from: "started|start",
    to: "ended|end",
    gap: [3 * minute, 40 * minute, minute],
    owner: /^(?:conversation|chat|chatbot)$/,
    isSure: true,
    isPast: true,
  },
  {
    from: "premiered|premiere|first aired|debuted|first air",
    to: "ended|finale|last aired|series finale|last air",
    gap: [300 * day, 6 * year, day],
    isSure: true,
    isPast: true,
  },
  { from: "etd|std|atd", to: "eta|sta|ata", gap: [50 * minute, 9 * hour, 5 * minute] },
  {
    from: "commencement|commences|lease commencement|term start|commenced",
    to: "expiration|expiry|expires|termination|term end|lease expiration",
    gap: [2 * year, 10 * year, year],
    isSure: true,
  },
  {
    from: "arrival|arrives|arrived",
    to: "departure|departs|departed|return",
    gap: [90 * day, 300 * day, day],
    owner: /^(?:student|exchange|intern|scholar|pair|fellow)$/,
  },
  {
    from: "arrival|arrived|drop off|dropoff",
    to: "departure|departed|pick up|pickup",
    gap: [6 * hour, 9 * hour, 15 * minute],
    owner: /^(?:report|attendance|child|daycare|timesheet)$/,
    isSure: true,
  },
  {
    from: "check in|arrival|move in",
    to: "check out|departure|move out",
    gap: [day, 10 * day, day],
    owner: /^(?:booking|reservation|stay|hotel|guest|room|lodging|accommodation)$/,
  },
  {
    from: "arrival|arrived|check in",
    to: "departure|departed|left|check out",
    gap: [30 * minute, 3 * hour, 15 * minute],
    owner: /^(?:visit|visitor|visitorlog)$/,
    isSure: true,
  },
  {
    from: "arrival|arrives|arrived",
    to: "departure|departs|departed",
    gap: [10 * minute, 3 * hour, 5 * minute],
    owner: /^(?:stop|station|port|call|layover|halt|itinerary)$/,
  },
  {
    from: "on block|chocks on",
    to: "off block|chocks off",
    gap: [35 * minute, 2 * hour, 5 * minute],
  },
  {
    from: "onset|effective",
    to: "expires|ends|end",
    gap: [4 * hour, 30 * hour, hour],
    owner: /^(?:alert|warning|storm|weather)$/,
  },
  { from: "check in", to: "check out", gap: [day, 10 * day, day] },
  {
    from: "pickup|picked up",
    to: "dropoff|dropped off",
    gap: [6 * minute, 45 * minute, minute],
    owner: /^(?:taxi|ride|trip|passenger)$/,
  },
  {
    from: "pickup|picked up|collection",
    to: "delivery|delivered|return|dropoff",
    gap: [day, 4 * day, day],
    owner: /^(?:laundry|cleaning|repair)$/,
    isSure: true,
  },
  {
    from: "entered|entry|arrived|clocked in",
    to: "exited|exit|left|clocked out",
    gap: [15 * minute, 6 * hour, 5 * minute],
    isSure: true,
  },
  {
    from: "launched|launch|live|started|start",
    to: "end|ends|deadline",
    gap: [30 * day, 60 * day, 15 * day],
    owner: /^(?:crowdfunding|fundraiser)$/,
  },
  {
    from: "created|opened|posted",
    to: "closes|close|closing|ends",
    gap: [5 * day, 30 * day, day],
    owner: /^(?:poll|vote)$/,
  },
  {
    from: "started|start|began",
    to: "completed|finished|done",
    gap: [20 * minute, 3 * hour, 5 * minute],
    owner: /^(?:task|job|cleaning|housekeeping|check|inspection|run|delivery|round)$/,
  },
  {
    from: "started|start|began",
    to: "completed|finished|submitted|done",
    gap: [2 * minute, 18 * minute, minute],
    owner: /^(?:response|survey|quiz|questionnaire|form|attempt|signup|onboarding)$/,
  },
  {
    from: "start|started",
    to: "end|ended",
    gap: [5 * minute, 70 * minute, minute],
    owner: /^(?:bike|scooter|baby|feeding|nap|parking|charging)$/,
  },
  {
    from: "pay period start|pay period begin",
    to: "pay period end",
    gap: [13 * day, 30 * day, day],
    isSure: true,
  },
  {
    from: "polls open|polls opened",
    to: "polls close|polls closed",
    gap: [12 * hour, 13 * hour, hour],
    isSure: true,
  },
  {
    from: "scheduled start|planned start|appointment start|window start|visit start",
    to: "scheduled end|planned end|appointment end|window end|visit end",
    gap: [hour, 5 * hour, 30 * minute],
    owner:
      /^(?:work|workorder|service|visit|job|appointment|repair|maintenance|callout|installation|dispatch|inspection)$/,
    isSure: true,
  },
  {
    from: "start|starts|rental start|hire start",
    to: "end|ends|rental end|hire end",
    gap: [day, 14 * day, day],
    owner: /^(?:rental|hire)$/,
    beside: /^(?:daily rate|day rate|price per day|rate per day|daily price|rental days|days)$/,
    isSure: true,
  },
  // Whatever is booked on it, or waits for it.
  {
    from: "departure|departs|depart|departed|take off|takeoff",
    to: "arrival|arrives|arrive|arrived|landing|landed",
    owner: /^(?:flight|airline)$/,
    gap: [70 * minute, 11 * hour, 5 * minute],
  },
  {
    from: "departure|departs|depart|departed",
    to: "arrival|arrives|arrive|arrived",
    owner: /^(?:train|bus|coach|ferry|rail)$/,
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
    owner: /^(?:fishing|boat|charter|excursion|sightseeing|sailing|ferry)$/,
  },
  {
    from: "departure|departs|depart|departed|outbound|outbound departure|sails",
    to: "return|returns|returned|inbound|return departure",
    gap: [3 * day, 14 * day, day],
    isSure: true,
  },
  {
    from: "opening night|premiere|opening",
    to: "closing night|last performance|closing",
    gap: [21 * day, 120 * day, day],
    owner: /^(?:play|theater|theatre|production|musical|opera|show|ballet)$/,
  },
  {
    from: "pickup|pick up|picked up|collection",
    to: "dropoff|drop off|dropped off|return|returned|delivery",
    gap: [day, 9 * day, day / 24],
  },
  {
    from: "period start|billing period start|service period start|cycle start|usage start",
    to: "period end|billing period end|service period end|cycle end|usage end",
    gap: [30 * day, 31 * day, day],
    owner:
      /^(?:bill|invoice|statement|usage|payslip|payroll|pay|paycheck|paystub|energy|utility|commission|payout|settlement|remittance)$/,
    isSure: true,
    isPast: true,
  },
  {
    from: "report|reporting|sign on|duty start",
    to: "release|sign off|duty end",
    gap: [6 * hour, 12 * hour, 15 * minute],
    owner: /^(?:crew|pairing|duty|roster|shift)$/,
    isSure: true,
  },
  {
    from: "launch|launched|opens|opened|published|open",
    to: "close|closes|closed|closing|end|ends",
    gap: [10 * day, 45 * day, day],
    owner: /^(?:survey|form|questionnaire|application|call|competition|contest|petition)$/,
    isSure: true,
  },
  {
    from: "posted|published|listed",
    to: "application deadline|deadline|closes|apply by|closing|close|application closing|expires|expiry|applications close",
    gap: [21 * day, 49 * day, 7 * day],
    owner: /^(?:job|posting|vacancy|position|opening|gig|tender|rfp|procurement|call)$/,
    isSure: true,
  },
  {
    from: "embarkation|embark|boarding|sailing",
    to: "disembarkation|disembark|return",
    gap: [3 * day, 14 * day, day],
    isSure: true,
  },
  {
    from: "baked|prepared|cooked|roasted",
    to: "best before|use by|expires|expiry|sell by",
    gap: [day, 6 * day, day],
    owner: /^(?:bakery|bread|pastry|cake|meal|dish|product|batch)$/,
    isSure: true,
  },
  {
    from: "period start|current period start|billing period start|cycle start",
    to: "period end|current period end|billing period end|cycle end",
    gap: [30 * day, 31 * day, day],
    isSure: true,
  },
  {
    from: "trial start|trial starts|trial started",
    to: "trial end|trial ends|trial expires",
    gap: [14 * day, 30 * day, 2 * day],
  },
  {
    from: "registration opens|registration start|registration open|sales start|sale starts",
    to: "registration closes|registration end|registration deadline|sales end|sale ends",
    gap: [10 * day, 45 * day, day],
  },
  {
    from: "valid from|effective from|effective|effective start|inception",
    to: "valid to|valid until|valid through|effective to|effective until|expires|expiry|expiration|end|ends|expiration",
    gap: [180 * day, 3 * year, day],
  },
  {
    from: "start|started|starts|issued|issue|disbursed|disbursement|originated|origination|funded|opened|settlement|purchased",
    to: "maturity|matures|matured|payoff|final payment|redemption",
    gap: [2 * year, 15 * year, year],
    isSure: true,
  },
  { from: "clock in|punch in", to: "clock out|punch out", gap: [4 * hour, 9 * hour, 15 * minute] },
  {
    from: "opens|open|opening|opened",
    to: "closes|close|closing",
    gap: [60 * day, 180 * day, day],
    owner: /^(?:exhibition|exhibit|application|tender|enrollment|registration)$/,
  },
  {
    from: "opens|open|opening|opened",
    to: "closes|close|closing",
    gap: [6 * hour, 11 * hour, 30 * minute],
  },
  {
    from: "admission|admitted",
    to: "discharge|discharged|expected discharge|estimated discharge|planned discharge",
    gap: [2 * day, 12 * day, hour],
    isSure: true,
  },
  {
    from: "hired|hire|employment start|joined|join|onboarded",
    to: "terminated|termination|left|employment end|leave|offboarded|exit",
    gap: [120 * day, 4 * year, day],
  },
  {
    from: "enrolled|enrollment|enrolment|admission|matriculation",
    to: "graduated|graduation|expected graduation|completed|completion",
    gap: [300 * day, 4 * year, day],
  },
  {
    from: "issued|issue|issuance|certified|registered",
    to: "expires|expiry|expiration|valid until|valid to",
    gap: [year, 5 * year, day],
  },
  {
    from: "purchased|purchase|warranty start|bought",
    to: "warranty end|warranty expires|warranty until|warranty expiry|warranty expiration",
    gap: [year, 3 * year, year],
  },
  {
    from: "manufactured|produced|production|manufacture|roasted|baked",
    to: "expires|expiry|expiration|best before|use by",
    gap: [120 * day, 2 * year, day],
  },
  {
    from: "start|starts|started|begin|begins|began|effective|from|first|since|kickoff|launch|lease start|opened",
    to: "end|ends|ended|finish|finishes|finished|to|until|last|expires|expiry|expiration|through|lease end|target end|stop|stopped",
    unless: /^(?:sent|extended|offered)$/,
  },
];
