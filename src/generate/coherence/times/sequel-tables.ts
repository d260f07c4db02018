import { day, hour, minute } from "../../facets/timeline.ts";

/** One instant by another: due so long after it was issued. */
export interface Sequel {
  readonly after: string;
  readonly event: string;
  readonly gaps: readonly number[];
  readonly owner?: RegExp;
  /** Whether the stems need not be the same. */
  readonly isLoose?: true;
  /** Whether it has happened where it is told at all, so that what led to it was earlier. */
  readonly isSure?: true;
  /** Whether it took what time there was, where that is less. */
  readonly isHurried?: true;
}

export const sequels: readonly Sequel[] = [
  {
    after: "submitted|made|sent|created",
    event: "closing|close|proposed closing|completion",
    gaps: [35, 42, 49, 60].map((days) => days * day),
    owner: /^offer$/,
    isLoose: true,
  },
  {
    after: "submitted|made|sent",
    event: "expires|expiry|expiration|valid until",
    gaps: [2, 3, 5, 7, 10].map((days) => days * day),
    owner: /^offer$/,
    isLoose: true,
  },
  {
    after: "deployed|released|finished|started",
    event: "rolled back|reverted|rollback",
    gaps: [9, 14, 26, 41, 75, 160].map((minutes) => minutes * minute),
    owner: /^(?:deployment|release|deploy|rollout|build)$/,
    isLoose: true,
    isSure: true,
  },
  {
    after: "responded|accepted|signed|sent|expires",
    event: "start|starts",
    gaps: [21, 28, 35, 49, 63].map((days) => days * day),
    owner: /^(?:offer|joboffer|employment)$/,
    isLoose: true,
  },
  {
    after: "order|ordered|sent|placed",
    event: "received|receipt|goods received",
    gaps: [3, 5, 6, 8, 12, 16].map((days) => days * day),
    owner: /^(?:purchase|procurement|po)$/,
    isLoose: true,
    isSure: true,
  },
  {
    after: "date|shoot|shot|session",
    event: "delivery|delivered",
    gaps: [9, 14, 21, 28].map((days) => days * day),
    owner: /^(?:shoot|photoshoot)$/,
    isLoose: true,
  },
  {
    after: "start|started|kickoff",
    event: "completed|finished|delivered",
    gaps: [24, 41, 63, 88].map((days) => days * day),
    owner: /^(?:project|initiative|programme|program|campaign|engagement)$/,
    isLoose: true,
    isSure: true,
  },
  {
    after: "triggered|raised|fired|detected|created",
    event: "acknowledged",
    gaps: [2, 4, 7, 12, 25].map((minutes) => minutes * minute),
    owner: /^(?:alert|alarm|notification|incident|warning)$/,
    isLoose: true,
  },
  {
    after: "acknowledged|triggered|raised|fired",
    event: "resolved|cleared",
    gaps: [14, 26, 48, 95, 180].map((minutes) => minutes * minute),
    owner: /^(?:alert|alarm|warning)$/,
    isLoose: true,
  },
  {
    after: "sent|posted|created",
    event: "edited|last edited",
    gaps: [1, 2, 3, 6, 14].map((minutes) => minutes * minute),
    owner: /^(?:message|chat|comment|reply|dm)$/,
    isLoose: true,
  },
  {
    after: "started|start|began|detected|opened",
    event: "resolved|mitigated|recovered",
    gaps: [18, 31, 47, 84, 140, 260].map((minutes) => minutes * minute),
    owner: /^incident$/,
    isLoose: true,
  },
  {
    after: "occurred|happened|offense|incident",
    event: "reported",
    gaps: [20 * minute, 2 * hour, 9 * hour, day, 3 * day],
    owner: /^(?:crime|police|incident|accident|theft|burglary|injury)$/,
    isLoose: true,
  },
  {
    after: "discovered|found|reported",
    event: "published|disclosed|public",
    gaps: [14, 30, 60, 90].map((days) => days * day),
    owner: /^(?:vulnerability|advisory|cve)$/,
    isLoose: true,
  },
  {
    after: "dispatched|received",
    event: "cleared|closed|completed",
    gaps: [28, 41, 55, 80, 130].map((minutes) => minutes * minute),
    owner: /^(?:call|emergency|dispatch)$/,
    isLoose: true,
  },
  {
    after: "reported|started|start|outage start|began|detected",
    event:
      "estimated restoration|estimated resolution|expected restoration|estimated restore|eta|expected resolution",
    gaps: [2, 3, 5, 8, 14].map((hours) => hours * hour),
    owner: /^(?:outage|incident|disruption|interruption|poweroutage|alert)$/,
    isLoose: true,
  },
  {
    after: "created|queued|started|deployed|triggered",
    event: "ready|built|live|completed|finished",
    gaps: [1, 2, 3, 5, 8].map((minutes) => minutes * minute),
    owner: /^(?:deployment|deploy|build|preview)$/,
    isLoose: true,
  },
  {
    after: "submitted|reported|created|requested|opened",
    event: "scheduled visit|visit|scheduled repair|scheduled inspection|scheduled service",
    gaps: [1, 2, 3, 5].map((days) => days * day),
    owner: /^(?:request|ticket|repair|maintenance|issue)$/,
    isLoose: true,
  },
  {
    after:
      "inspected|tested|serviced|inspection|last inspected|last inspection|calibrated|certified|last service|serviced on",
    event:
      "next due|next inspection|next test|next service|next inspection due|recertification|valid until",
    gaps: [182, 365, 365, 730].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "period end|statement end|closing|statement|cycle end",
    event: "payment due|due",
    gaps: [18, 21, 25].map((days) => days * day),
    owner: /^(?:statement|card|credit)$/,
    isLoose: true,
  },
  {
    after: "submitted|applied|created|requested|application|received",
    event:
      "desired move in|move in|preferred move in|requested move in|target move in|planned move in",
    gaps: [18, 26, 35, 49, 62].map((days) => days * day),
    owner: /^(?:application|inquiry|enquiry|request|applicant|lead)$/,
    isLoose: true,
  },
  {
    after: "sent|issued|extended|offered",
    event: "expires|expiry|valid until|respond by",
    gaps: [5, 7, 10, 14].map((days) => days * day),
    owner: /^(?:offer|invitation)$/,
  },
  {
    after: "check in|arrived|arrival",
    event: "seen|called in|admitted to room|consultation",
    gaps: [6, 12, 18, 25, 40].map((minutes) => minutes * minute),
    owner: /^(?:visit|encounter|appointment|clinic|patient|consultation|triage)$/,
  },
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
    owner: /^(?:call|emergency|dispatch|fire|ambulance|incident)$/,
  },
  {
    after: "arrived|on scene|arrival",
    event: "controlled|under control|contained|extinguished|cleared",
    gaps: [14, 22, 38, 65, 110].map((minutes) => minutes * minute),
    owner: /^(?:call|emergency|dispatch|fire|incident)$/,
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
    after: "collected|sampled|drawn|sample collected",
    event: "received|received at lab|lab received",
    gaps: [40, 75, 120, 190].map((minutes) => minutes * minute),
    owner: /^(?:lab|sample|specimen|test|blood|result)$/,
    isHurried: true,
  },
  {
    after: "collected|received|sampled|drawn",
    event: "completed|reported|resulted|result|analyzed|analysed|validated",
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
    owner: /^(?:food|foodorder|meal|restaurant|pizza|takeaway|grocery)$/,
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
    after: "start|starts|scheduled|scheduled start|appointment|booking start|reserved for",
    event: "check in|checked in|arrived|signed in",
    gaps: [-15, -10, -5, -5, 0, 5].map((minutes) => minutes * minute),
    owner: /^(?:booking|reservation|appointment|session|class|lesson|visit|slot|attendance)$/,
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
    after: "end|ends|expires|expiry|expiration|contract end|valid until|valid to",
    event: "renewal|renews|next renewal|auto renewal",
    gaps: [0, day],
    owner: /^(?:policy|insurance|membership|subscription|license|licence|contract|domain|lease)$/,
  },
  {
    after:
      "date|given|administered|vaccinated|date given|date administered|last dose|administered on",
    event: "next due|next dose|booster due|next vaccination|next dose due|next booster|due",
    gaps: [365 * day, 365 * day, 3 * 365 * day],
    owner: /^(?:vaccination|vaccinations|vaccine|vaccines|immunization|immunizations|shot|shots)$/,
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
    isHurried: true,
  },
  {
    after: "scheduled|planned|scheduled for|appointment",
    event: "completed|performed|done|inspected|carried out",
    gaps: [1, 2, 3, 26].map((hours) => hours * hour),
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
    after: "event|shoot|session|wedding",
    event: "delivery|photos delivered|gallery ready|handover",
    gaps: [7, 14, 21, 28].map((days) => days * day),
    owner: /^(?:photography|photoshoot|shoot|video|wedding)$/,
  },
  {
    after: "signed",
    event: "start",
    gaps: [3, 7, 14, 30].map((days) => days * day),
    owner: /^(?:contract|agreement)$/,
  },
  {
    after: "submitted|applied|application|filed|received|requested",
    event: "decision|decided|reviewed|review|ruling|verdict",
    gaps: [12, 21, 35, 60].map((days) => days * day),
    isLoose: true,
  },
  {
    after: "decision|decided|approved|approval",
    event: "funded|disbursed|disbursement|funding|paid out",
    gaps: [1, 2, 4, 7].map((days) => days * day),
    owner: /^(?:loan|application|credit|mortgage|grant|claim|financing)$/,
    isHurried: true,
  },
  {
    after: "week starting|week start|week of|week beginning|week commencing|week|period start",
    event: "submitted",
    gaps: [4, 5, 6, 7].map((days) => days * day),
    owner: /^(?:timesheet|timecard|timesheets|hours)$/,
    isLoose: true,
    isSure: true,
  },
  {
    after: "shipped|dispatched|ship",
    event: "delivered|actual delivery|received",
    gaps: [1, 2, 2, 3, 4, 5].map((days) => days * day),
    owner: /^(?:order|shipment|package|parcel|delivery|fulfillment|fulfilment|consignment|return)$/,
    isHurried: true,
  },
  {
    after: "created|opened|submitted|received|reported",
    event:
      "sla due|sla deadline|response due|resolution due|sla target|first response due|respond by",
    gaps: [4, 8, 24, 48].map((hours) => hours * hour),
    owner: /^(?:ticket|case|request|incident|issue|support)$/,
    isLoose: true,
  },
  {
    after: "created|opened|submitted|received|reported",
    event: "first response|first reply|first responded|responded",
    gaps: [4, 7, 12, 18, 25, 40].map((minutes) => minutes * minute),
    owner: /^(?:ticket|case|support)$/,
    isLoose: true,
    isHurried: true,
  },
  {
    after: "executed|booked|created|initiated|transaction|posted|trade|ordered|date|booking",
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
    after: "period end|billing period end|service period end|cycle end|usage end",
    event: "issued|issue|invoice|invoiced|billed|bill|sent|generated|created",
    gaps: [1, 2, 3, 5].map((days) => days * day),
    owner: /^(?:bill|invoice|statement)$/,
    isLoose: true,
    isHurried: true,
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
      "estimated delivery|expected delivery|delivery estimate|eta|estimated arrival|promised|required|expected",
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
  {
    after: "due",
    event: "completed|finished|done",
    gaps: [-6, -3, -2, -1, 0, 0, 1, 3].map((days) => days * day),
    owner:
      /^(?:task|todo|chore|assignment|action|reminder|deliverable|job|inspection|maintenance)$/,
    isSure: true,
  },
  { after: "first", event: "last", gaps: [1, 9, 40, 120].map((days) => days * day) },
  {
    after: "delivered|actual delivery",
    event: "estimated delivery|expected delivery|promised delivery|eta|delivery estimate",
    gaps: [0, 0, day],
  },
];

/** What comes before the start of the thing, and how long: it is signed some days earlier. */
export const preludes: readonly (readonly [
  event: string,
  before: readonly [least: number, most: number],
  owner?: RegExp,
])[] = [
  [
    "decided|decision|approved|rejected|reviewed",
    [3 * day, 40 * day],
    /^(?:leave|absence|vacation|holiday|pto)$/,
  ],
  ["doors open|doors|doors opening", [30 * minute, 90 * minute]],
  [
    "registration deadline|application deadline|rsvp by|rsvp deadline|early bird ends|early bird deadline|registration closes",
    [2 * day, 14 * day],
  ],
  [
    "cancellation deadline|cancel by|free cancellation until|cancellation until|free cancellation",
    [day, 7 * day],
  ],
  ["polls open", [-8 * hour, -7 * hour]],
  ["polls close", [-20 * hour, -20 * hour]],
  ["signed", [2 * day, 21 * day]],
  ["queued|enqueued|triggered|submitted to queue", [minute, 6 * minute]],
  ["boarding|boarding starts|boarding start|gate closes", [30 * minute, 45 * minute]],
];
