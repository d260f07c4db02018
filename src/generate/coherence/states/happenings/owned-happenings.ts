import { done, to } from "../../state-words.ts";
import type { Happening } from "./happening.ts";

/** What only some things have seen happen in a state: an interview its rating, a parcel its weight. */
export const ownedHappenings: readonly Happening[] = [
  {
    members: to("driver|driver name|current driver|driver id|current trip|current route"),
    states: to(
      "on route|en route|moving|driving|on trip|in transit|in use|active|assigned|loading|unloading|busy|running|on duty|rented|dispatched",
    ),
    owner: /^(?:vehicle|truck|van|car|bus|taxi|ambulance)$/,
  },
  {
    members: to("current incident|current incident id|active incident|fault code|downtime reason"),
    states: to("down|degraded|outage|critical|error|failing|offline|fault|stopped"),
  },
  {
    members: to("wait|waiting|wait time|waiting time"),
    states: to("checked in|in progress|completed|seen|served|seated|done|closed|called"),
  },
  {
    members: to(
      "current meeting|current booking|current event|occupied until|booked until|busy until",
    ),
    states: to("occupied|in use|booked|busy"),
    owner: /^(?:room|meetingroom|desk|court|studio|hall)$/,
  },
  {
    members: to(
      "member|member id|member name|rented until|rented by|tenant id|occupant|renter|renter id|occupied by|user id|assigned to|reserved by|reserved until",
    ),
    states: to("occupied|rented|assigned|in use|reserved|taken|overdue|in arrears"),
    owner: /^(?:locker|desk|bed|parking|spot|box|storage|cabin|mailbox|bay|berth|slot|seat)$/,
  },
  {
    members: to("verdict|ruling|judgment|judgement|sentence|decision"),
    states: to("decided|closed|appealed|concluded|completed|resolved|judged|convicted|acquitted"),
    owner: /^(?:case|trial|hearing|courtcase|lawsuit|proceeding|appeal)$/,
  },
  {
    members: to(
      "photos delivered|photo count|delivered photos|gallery url|gallery link|edited photos",
    ),
    states: to("delivered|completed|done|archived"),
    owner: /^(?:shoot|photoshoot|photo|session)$/,
  },
  {
    members: to("summary|minutes|outcome|result|minutes url|notes after"),
    states: to(`${done}|held|attended|closed`),
    owner: /^(?:meeting|conference|appointment|consultation|call|session|interview)$/,
  },
  {
    members: to("closed|closed by|payment method|paid with"),
    states: to("paid|closed|completed|settled"),
    owner: to("order|tab|check"),
  },
  {
    members: to("closed|closed by|settled|settlement"),
    states: to("paid|rejected|denied|closed|settled|withdrawn"),
    owner: to("claim"),
  },
  {
    members: to("shipped|dispatched|sent"),
    states: to("shipped|in transit|partially received|received|delivered|completed"),
    owner: to("transfer"),
  },
  {
    members: to("paid|captured|charged|payment"),
    states: to("paid|completed|succeeded|settled|captured|refunded|partially refunded"),
    owner: to("payment"),
  },
  {
    members: to(
      "resolution minutes|resolution hours|resolution time|time to resolution|resolved in minutes",
    ),
    states: to("resolved|solved|closed|completed|done"),
  },
  {
    members: to("completed|reported|resulted|validated"),
    states: to(`${done}|final|reported|resulted|validated|verified|released`),
    owner: /^(?:lab|test|specimen|sample|result)$/,
  },
  {
    members: to("delivery"),
    states: to("shipped|in transit|out for delivery|delivered|completed|returned"),
    owner: /^(?:order|purchase)$/,
  },
  {
    members: to("delivery|delivered|gallery|gallery url"),
    states: to("delivered|completed|done"),
    owner: /^(?:shoot|photoshoot)$/,
  },
  {
    members: to("locked until|lockout until|lockout end|locked|lock expires|unlocks"),
    states: to("locked|locked out|suspended|blocked"),
    owner: /^(?:user|account|login|member|admin|administrator|operator)$/,
  },
  {
    members: to(
      "amount awarded|awarded amount|award amount|granted amount|report due|final report due",
    ),
    states: to("awarded|approved|funded|granted|active|completed"),
    owner: to("grant|application|proposal|funding|award"),
  },
  {
    members: to("arrival|arrived|check in|arrival time"),
    states: to("present|late|attended|half day|tardy"),
    owner: /^(?:attendance|attendances)$/,
  },
  {
    members: to("minutes late|late minutes|late by minutes"),
    states: to("late|tardy"),
    owner: /^(?:attendance|attendances)$/,
  },
  {
    members: to("excuse|excuse note|excuse reason|absence reason|reason|note from parent"),
    states: to("absent|excused|sick"),
    owner: /^(?:attendance|attendances)$/,
  },
  {
    members: to("letter grade"),
    states: to("graded|returned|completed|passed|failed|finished|published"),
    owner: /^(?:submission|assignment|attempt|exam|test)$/,
  },
  {
    members: to("approver|approver name|reviewed by|reviewer"),
    states: to("approved|rejected|paid|reimbursed|returned"),
    owner: to("timesheet|timecard|expense|leave|reimbursement|requisition"),
  },
  {
    members: to("last triggered|triggered|last fired|fired|firing since"),
    states: to("firing|triggered|alerting|active|silenced|acknowledged|resolved|critical|warning"),
    owner: to("alert|alarm|monitor|rule|trigger"),
  },
  {
    members: to("rating|score|overall rating|overall score|feedback|recommendation"),
    states: to("completed|done|finished|passed|failed|hired"),
    owner: to("interview"),
  },
  {
    members: to(
      "rating|driver rating|rider rating|customer rating|client rating|passenger rating|guest rating|feedback|customer feedback|review|final cost|final price|final amount|actual cost|actual hours|actual duration|actual minutes|actual end|tip|tip amount|gratuity",
    ),
    states: to(
      `${done}|delivered|picked up|returned|checked out|arrived|paid|resolved|fulfilled|rated|reviewed`,
    ),
    owner: to(
      "order|job|request|appointment|ride|trip|booking|session|delivery|repair|lesson|consultation|cleaning|visit|service|rental|reservation|stay|workorder|task",
    ),
  },
  {
    members: to("duration|duration minutes|duration seconds|duration ms|duration min|runtime"),
    states: to(`${done}|success|succeeded|failed|passed|ready|ended|over|resolved|delivered`),
    owner: to(
      "match|game|run|job|build|deployment|call|session|ride|trip|pipeline|export|import|backup|workflow",
    ),
  },
  {
    members: to("paid amount|amount paid|paid|payment|payment date"),
    states: to("paid|settled|closed|paid out|reimbursed"),
    owner: /^(?:claim|claims)$/,
  },
  {
    members: to(
      "weight|weight kg|weight collected|collected weight|bins emptied|driver notes|proof photo",
    ),
    states: to(`${done}|collected|picked up|delivered|emptied`),
    owner: to("pickup|collection|wastepickup|wastecollection|dropoff"),
  },
  {
    members: to(
      "mileage in|odometer in|end mileage|return mileage|mileage end|odometer end|end odometer|return odometer|fuel level in|fuel in|fuel level end|damages|actual return|returned",
    ),
    states: to("returned|completed|closed|done"),
    owner: /^(?:rental|hire|booking|reservation)$/,
  },
  {
    members: to(
      "mileage out|odometer out|start mileage|pickup mileage|mileage start|odometer start|start odometer|pickup odometer|fuel level out|fuel out|fuel level start|actual pickup|picked up",
    ),
    states: to("active|picked up|in progress|ongoing|returned|completed|closed|overdue"),
    owner: /^(?:rental|hire|booking|reservation)$/,
  },
  {
    members: to("scanned|used|redeemed|admitted|check in|scanned in|entered"),
    states: to("used|scanned|redeemed|check in|checked in|attended|admitted|boarded"),
    owner: /^(?:ticket|pass|voucher|admission|coupon|registration)$/,
  },
  {
    members: to("expiration|expires|expiry|valid until|valid from|valid to|expires on"),
    states: to("issued|active|approved|expired|valid|revoked|renewed|granted|suspended|closed"),
    owner: /^(?:permit|license|licence|visa|certificate|passport|registration)$/,
  },
  {
    members: to(
      "inspector|reviewer|inspector name|reviewed by|caseworker|case worker|reviewer name",
    ),
    states: to(
      "under review|in review|approved|denied|rejected|issued|expired|inspection|inspected|completed|closed|active|revoked|suspended",
    ),
    owner: /^(?:permit|license|licence|visa|application|passport)$/,
  },
  {
    members: to("payment method|payment type|paid with|paid via|payment reference"),
    states: to("paid|partially paid|refunded|settled|completed"),
    owner: /^(?:invoice|bill|fee|fine|dues|rent)$/,
  },
  {
    members: to("courier|driver|rider|courier name|driver name|rider name|delivery person"),
    states: to(
      "on the way|picked up|delivered|out for delivery|assigned|completed|en route|arriving|in transit|accepted|in progress|driver assigned|arrived",
    ),
    owner: /^(?:food|delivery|ride|trip|grocery|takeaway)$/,
  },
  {
    members: to("next step|next action|next activity|next steps"),
    states: to(
      "lead|new|qualified|proposal|negotiation|open|prospect|discovery|demo|contacted|in progress|active|evaluation|contract sent|contract",
    ),
    owner: /^(?:deal|opportunity|lead|prospect)$/,
  },
  {
    members: to("ata|actual arrival"),
    states: to("arrived|anchored|berthed|moored|docked|at berth|departed|sailed|completed"),
    owner: /^(?:port|berth|vessel|portcall)$/,
  },
  { members: to("atd|actual departure"), states: to("departed|sailed|completed|landed|arrived") },
];
