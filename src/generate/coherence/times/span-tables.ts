import { day, hour } from "../../facets/timeline.ts";

export const minute = 60_000;
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
}

export const spans: readonly Span[] = [
  {
    from: "arrival|arrives|arrived",
    to: "departure|departs|departed|return",
    gap: [90 * day, 300 * day, day],
    owner: /^(?:student|exchange|intern|scholar|pair|fellow)$/,
  },
  {
    from: "check in|arrival|move in",
    to: "check out|departure|move out",
    gap: [day, 10 * day, day],
    owner: /^(?:booking|reservation|stay|hotel|guest|room|lodging|accommodation)$/,
  },
  {
    from: "arrival|arrives|arrived",
    to: "departure|departs|departed",
    gap: [10 * minute, 3 * hour, 5 * minute],
    owner: /^(?:stop|station|port|call|layover|halt)$/,
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
    from: "departure|departs|depart|departed|take off|takeoff",
    to: "arrival|arrives|arrive|arrived|landing|landed",
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
    owner: /^(?:bill|invoice|statement|usage|payslip|energy|utility|commission)$/,
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
    from: "issued|issue|issuance|certified",
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
    from: "start|starts|started|begin|begins|began|from|first|since|kickoff|launch|lease start|opened",
    to: "end|ends|ended|finish|finishes|finished|to|until|last|expires|expiry|expiration|through|lease end|target end|stop|stopped",
  },
];

/** How long things last that begin and end, by what they are called. */
export const lengths: readonly (readonly [RegExp, Gap])[] = [
  [
    /^(?:meeting|appointment|call|session|lesson|class|consultation|interview|slot|visit|exam|booking|reservation|interaction|timeslot|showtime)$/,
    [30 * minute, 120 * minute, 15 * minute],
  ],
  [
    /^(?:match|game|fixture|race|fight|showing|screening|show|movie|episode|programme|program|broadcast)$/,
    [90 * minute, 150 * minute, 15 * minute],
  ],
  [/^(?:shift|workday|timesheet|attendance)$/, [4 * hour, 9 * hour, 30 * minute]],
  [
    /^(?:event|concert|workshop|webinar|party|gig|talk|seminar|meetup|performance)$/,
    [hour, 6 * hour, 30 * minute],
  ],
  [
    /^(?:conference|festival|trip|vacation|leave|tournament|retreat|holiday|tour|cruise|absence|itinerary|pto|rental|hire)$/,
    [day, 9 * day, day],
  ],
  [/^(?:flight|segment|leg)$/, [70 * minute, 11 * hour, 5 * minute]],
  [/^(?:train|bus|ferry|journey|route|connection|departure)$/, [35 * minute, 6 * hour, 5 * minute]],
  [/^(?:shipment|delivery|package|parcel|voyage|consignment|load)$/, [day, 8 * day, hour]],
  [
    /^(?:ride|taxi|workout|activity|run|outage|incident|maintenance|deployment|build|pipeline|job|task run|download|playback|stream|charge|parking|execution|visit)$/,
    [6 * minute, 3 * hour, minute],
  ],
  [/^(?:exhibition|exhibit|residency)$/, [60 * day, 180 * day, day]],
  [/^(?:sprint|iteration)$/, [14 * day, 14 * day, day]],
  [/^(?:stay|hotel|room|lodging)$/, [day, 10 * day, day]],
  [
    /^(?:contract|lease|policy|license|licence|membership|warranty|employment|position|experience|education|degree|agreement|tenancy|insurance|mandate|job history|work|role|term of office|appointment of)$/,
    [180 * day, 3 * year, day],
  ],
  [
    /^(?:subscription|plan|period|cycle|billing|statement|payroll|payslip|budget)$/,
    [30 * day, 31 * day, day],
  ],
  [/^(?:loan|mortgage|credit)$/, [2 * year, 15 * year, day]],
  [/^(?:trial)$/, [14 * day, 30 * day, 2 * day]],
  [
    /^(?:promotion|coupon|offer|sale|discount|voucher|deal|petition|application|submission|tender|competition|contest|poll|survey|auction|vote|election|challenge|quest|consultation period)$/,
    [5 * day, 45 * day, day],
  ],
  [/^(?:prescription|medication|treatment|course of treatment|therapy)$/, [5 * day, 90 * day, day]],
  [
    /^(?:enrollment|enrolment|course|semester|term|season|phase|campaign|project|program|programme|milestone|initiative|goal|okr|cohort)$/,
    [14 * day, 180 * day, day],
  ],
];
export const usual: Gap = [7 * day, 84 * day, day];

/** One instant by another: due so long after it was issued. */
export interface Sequel {
  readonly after: string;
  readonly event: string;
  readonly gaps: readonly number[];
  readonly owner?: RegExp;
  /** Whether the stems need not be the same. */
  readonly isLoose?: true;
}

export const sequels: readonly Sequel[] = [
  {
    after: "received|called|call received",
    event: "dispatched|answered",
    gaps: [1, 2, 3, 4].map((minutes) => minutes * minute),
    owner: /^(?:call|emergency|dispatch)$/,
  },
  {
    after: "dispatched",
    event: "arrived|on scene|arrival",
    gaps: [4, 6, 8, 11, 15].map((minutes) => minutes * minute),
    owner: /^(?:call|emergency|dispatch)$/,
  },
  {
    after: "started|start|began|occurred",
    event: "detected|acknowledged|triggered|noticed",
    gaps: [2, 4, 7, 12, 25].map((minutes) => minutes * minute),
    owner: /^(?:incident|outage|alert)$/,
  },
  {
    after: "check out|borrowed|loaned|lent|taken out",
    event: "returned|return",
    gaps: [3, 6, 9, 13, 18, 24].map((days) => days * day),
    owner: /^(?:loan|library|book|borrowing|equipment|tool|checkout|lending)$/,
  },
  {
    after: "collected|received|sampled|drawn",
    event: "reported|resulted|result|analyzed|analysed|validated",
    gaps: [5, 9, 26, 48, 71].map((hours) => hours * hour),
    owner: /^(?:lab|sample|specimen|test|blood|result)$/,
  },
  {
    after: "created|posted|published",
    event: "expires|expiry",
    gaps: [day],
    owner: /^(?:story|stories)$/,
  },
  {
    after: "transaction|transacted|purchased|purchase",
    event: "posted|posting|settled|booked|cleared",
    gaps: [day, 2 * day, 3 * day],
    owner: /^(?:transaction|card|payment)$/,
  },
  {
    after: "placed|ordered|created|order",
    event: "delivered|estimated delivery|delivery|ready|picked up",
    gaps: [22, 28, 34, 41, 48, 55].map((minutes) => minutes * minute),
    owner: /^(?:food|foodorder|meal|restaurant|pizza|takeaway)$/,
  },
  {
    after: "requested|ordered|booked",
    event: "pickup|picked up|accepted",
    gaps: [3, 5, 7, 9, 12].map((minutes) => minutes * minute),
    owner: /^(?:taxi|ride)$/,
  },
  {
    after: "scheduled|planned|scheduled start|scheduled for",
    event: "started|began|start|actual start",
    gaps: [-5, 0, 0, 5, 10, 20].map((minutes) => minutes * minute),
  },
  {
    after: "reported|called|dispatched|requested",
    event: "arrived|on site|arrival|on scene",
    gaps: [25, 50, 80, 140, 260].map((minutes) => minutes * minute),
    owner: /^(?:call|incident|dispatch|emergency|service|repair|visit|request)$/,
  },
  {
    after: "collected|collection|drawn|donated",
    event: "expires|expiry",
    gaps: [35, 42].map((days) => days * day),
  },
  {
    after: "last donation|last gave",
    event: "next eligible|eligible|next donation",
    gaps: [56, 84].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "borrowed|loaned|checked out|lent",
    event: "returned|return",
    gaps: [5, 9, 12, 13, 16, 24].map((days) => days * day),
  },
  {
    after: "found|reported",
    event: "claimed|collected",
    gaps: [1, 2, 4, 9].map((days) => days * day),
  },
  {
    after: "subscribed|signed up",
    event: "confirmed",
    gaps: [3, 8, 25, 90].map((minutes) => minutes * minute),
  },
  {
    after: "subscribed",
    event: "unsubscribed",
    gaps: [20, 45, 90, 160].map((days) => days * day),
  },
  {
    after: "scheduled|planned",
    event: "completed|performed|done",
    gaps: [0, 0, 1, 2].map((days) => days * day),
    owner: /^(?:maintenance|inspection|service|repair|task|visit|check)$/,
  },
  {
    after: "sent|created",
    event: "expires|expiry",
    gaps: [14, 30].map((days) => days * day),
    owner: /^(?:signature|invitation|offer|quote|proposal|invite)$/,
  },
  {
    after: "planted|sown",
    event: "expected harvest|harvest|harvested",
    gaps: [80, 95, 110, 130].map((days) => days * day),
  },
  {
    after: "watered",
    event: "next watering",
    gaps: [3, 5, 7, 10].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "pay period end|period end",
    event: "pay|payment|paid",
    gaps: [2, 3, 5].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "departure|departed|sailed",
    event: "eta|estimated arrival|expected arrival",
    gaps: [9, 14, 21, 28].map((days) => days * day),
    owner: /^(?:manifest|shipment|voyage|vessel|container|cargo|shipping)$/,
  },
  {
    after: "signed",
    event: "start",
    gaps: [3, 7, 14, 30].map((days) => days * day),
    owner: /^(?:contract|agreement)$/,
  },
  {
    after: "posted|published|listed",
    event: "application deadline|deadline|closes|apply by|closing|close|application closing",
    gaps: [21, 30, 45].map((days) => days * day),
    owner: /^(?:job|posting|vacancy|position|opening)$/,
  },
  {
    after: "submitted|applied|application|filed|received|requested",
    event: "decision|decided|reviewed|review|ruling|verdict",
    gaps: [12, 21, 35, 60].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "executed|booked|created|initiated|transaction|posted|trade|ordered",
    event: "value|settlement|settled|settles",
    gaps: [0, 1, 2].map((days) => days * day),
    owner: /^(?:transfer|transaction|payment|trade|posting|order|booking)$/,
  },
  {
    after: "last payment|last paid",
    event: "next payment",
    gaps: [30, 31].map((days) => days * day),
  },
  {
    after: "issued|invoice|invoiced|issue|billed|billing|statement|sent|date|created",
    event: "due|payment due|pay by",
    gaps: [14, 30, 30, 45].map((days) => days * day),
    owner: /^(?:invoice|bill|statement|payment|installment|charge|fine|tax)$/,
  },
  {
    after: "borrowed|loaned|loan|checked out|check out|issued|rented|lent",
    event: "due|return by|return due",
    gaps: [14, 21, 28].map((days) => days * day),
  },
  {
    after: "assigned|published|posted|created|start",
    event: "due",
    gaps: [5, 7, 10, 14, 21].map((days) => days * day),
    owner: /^(?:assignment|homework|quiz|task|ticket|issue|todo|card|action)$/,
  },
  {
    after: "shipped|dispatched|sent",
    event: "estimated delivery|expected delivery|delivery estimate|eta|estimated arrival",
    gaps: [2, 3, 4, 5].map((days) => days * day),
  },
  {
    after: "ordered|placed|order|created|date",
    event:
      "estimated delivery|expected delivery|delivery estimate|eta|estimated arrival|promised|required",
    gaps: [4, 5, 7, 9].map((days) => days * day),
  },
  {
    after: "created|started|signed up|start",
    event: "trial end|trial ends|trial expires",
    gaps: [14, 30].map((days) => days * day),
  },
  {
    after: "scheduled",
    event: "actual",
    gaps: [-4, 0, 0, 3, 8, 17, 42].map((minutes) => minutes * minute),
    owner: /^(?:flight|train|bus|segment|leg|departure|arrival|journey|stop)$/,
  },
  {
    after: "estimated|planned|expected|scheduled|target",
    event: "actual",
    gaps: [-3, -1, 0, 0, 1, 2, 6].map((days) => days * day),
  },
  { after: "last", event: "next", gaps: [30, 90, 180, 365].map((days) => days * day) },
  { after: "first", event: "last", gaps: [1, 9, 40, 120].map((days) => days * day) },
];

/** Pairs of which the first stands before the start of the thing. */
/** Signed before it begins, some days. */
export const preludes: readonly (readonly [
  event: string,
  before: readonly [least: number, most: number],
])[] = [
  ["doors open|doors|doors opening", [30 * minute, 90 * minute]],
  [
    "registration deadline|application deadline|rsvp by|rsvp deadline|early bird ends|early bird deadline|registration closes",
    [2 * day, 14 * day],
  ],
  ["polls open", [-8 * hour, -7 * hour]],
  ["polls close", [-20 * hour, -20 * hour]],
  ["signed", [2 * day, 21 * day]],
  ["queued|enqueued|triggered|submitted to queue", [minute, 6 * minute]],
  ["boarding|boarding starts|gate closes", [30 * minute, 45 * minute]],
];
