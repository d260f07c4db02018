import { type Happening, to } from "./happening.ts";
import { recordHappenings } from "./record-happenings.ts";

export const done = "completed|complete|done|finished|closed";
const wayOut =
  "shipped|in transit|out for delivery|delivered|completed|returned|fulfilled|dispatched";

export const happenings: readonly Happening[] = [
  ...recordHappenings,
  {
    members: to("completed|reported|resulted|validated"),
    states: to(`${done}|final|reported|resulted|validated|verified|released`),
    owner: /^(?:lab|test|specimen|sample|result)$/,
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
    members: to("last contacted|contacted|first contacted|last contact|contacted by"),
    states: to(
      "contacted|qualified|unqualified|lost|won|converted|proposal|negotiation|nurturing|working|interested|not interested|closed|customer|active|churned",
    ),
  },
  {
    members: to(
      "amount awarded|awarded amount|award amount|granted amount|report due|final report due",
    ),
    states: to("awarded|approved|funded|granted|active|completed"),
    owner: to("grant|application|proposal|funding|award"),
  },
  { members: to("reserve met"), states: to("sold|won|awarded") },
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
  { members: to("reached|reached on|achieved"), states: to("reached|achieved|completed|done") },
  {
    members: to("counter amount|counter offer|counter price|countered|counter offer amount"),
    states: to("countered|counter offered|counter"),
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
    members: to(
      "signed document|signed document url|signed copy|signed copy url|signed contract url|signed url",
    ),
    states: to("signed|accepted|completed|executed|active"),
  },
  {
    members: to("rolled back|rollback|rolled back by|rollback reason|reverted|reverted by"),
    states: to("rolled back|reverted"),
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
    members: to(
      "actual end|actual finish|actual completion|actual delivery|actual return|actual arrival|actual close|actual departure time",
    ),
    states: to(`${done}|delivered|returned|arrived|landed|handed over|checked out|won`),
  },
  {
    members: to("duration|duration minutes|duration seconds|duration ms|duration min|runtime"),
    states: to(`${done}|success|succeeded|failed|passed|ready|ended|over|resolved|delivered`),
    owner: to(
      "match|game|run|job|build|deployment|call|session|ride|trip|pipeline|export|import|backup|workflow",
    ),
  },
  {
    members: to("responded|response|responded on|answered on"),
    states: to(
      "accepted|declined|rejected|answered|replied|confirmed|signed|attending|not attending|maybe|tentative|going|not going|yes|no|completed|interested",
    ),
  },
  {
    members: to("postmortem|postmortem url|post mortem url|postmortem link|retrospective url"),
    states: to("resolved|closed|completed|done|postmortem"),
  },
  {
    members: to("certificate|certificate url|certificate issued|certificate number|graduated"),
    states: to("completed|graduated|passed|certified|done|finished"),
  },
  {
    members: to(
      "patient|patient name|admitted|admission|expected discharge|current patient|assigned patient",
    ),
    states: to("occupied|in use|admitted"),
  },
  {
    members: to(
      "next hearing|next appointment|next visit|next session|next payment|next billing|next delivery|next shipment|next review",
    ),
    states: to("open|pending|active|scheduled|in progress|ongoing|trialing|in review|filed"),
  },
  {
    members: to("filled|dispensed|prepared"),
    states: to("filled|ready|picked up|dispensed|collected|completed"),
  },
  {
    members: to("claimed|claimed by|claimed at|claimed on|collected|collected by|claimant"),
    states: to("claimed|collected|returned"),
  },
  {
    members: to(
      "satisfaction|satisfaction rating|satisfaction score|csat|csat score|customer rating",
    ),
    states: to("solved|resolved|closed|completed|done"),
  },
  {
    members: to("paid amount|amount paid|paid|payment|payment date"),
    states: to("paid|settled|closed|paid out|reimbursed"),
    owner: /^(?:claim|claims)$/,
  },
  {
    members: to("decided|decision|decision made|decisioned"),
    states: to(
      "approved|rejected|declined|denied|accepted|funded|issued|granted|awarded|hired|closed|disbursed|active|paid",
    ),
  },
  {
    members: to(
      "approved amount|amount approved|payout|payout amount|settlement amount|settled amount",
    ),
    states: to("approved|paid|settled|closed|partially approved"),
  },
  {
    members: to(
      "highest bidder|winning bidder|winner|winner name|buyer|winning number|winning ticket",
    ),
    states: to("live|sold|closed|ended|awarded|won|drawn|finished|completed"),
  },
  {
    members: to("picked up|pick up|pickup time"),
    states: to(
      "picked up|in progress|in transit|out for delivery|delivered|completed|departed|landed|arrived|in flight",
    ),
  },
  {
    members: to("dropped off|drop off|dropoff time|arrived at destination"),
    states: to("completed|delivered|finished"),
  },
  {
    members: to("signature|arrived|arrival"),
    states: to("delivered|completed|arrived|landed|signed"),
  },
  {
    members: to("table|table number|plus one name|meal choice|dietary restrictions"),
    states: to("attending|accepted|confirmed|yes|seated|booked|completed"),
  },
  {
    members: to("(?:first )?published|publication|live|went live|published by"),
    states: to("published|live|archived|unpublished|expired"),
  },
  {
    members: to("submitted|submission|submitted by"),
    states: to(
      "submitted|under review|in review|approved|accepted|rejected|graded|late|returned|completed|paid|reimbursed|resubmitted|processing",
    ),
  },
  {
    members: to(
      "graded|grade|score|graded by|feedback|percentage|points awarded|points earned|marks",
    ),
    states: to("graded|returned|completed|passed|failed|finished"),
  },
  {
    members: to("approved|approval|approved by|approver"),
    states: to(
      "approved|paid|reimbursed|completed|active|published|fulfilled|funded|issued|expired|refunded",
    ),
  },
  {
    members: to("accepted|acceptance|accepted by"),
    states: to("accepted|in progress|active|completed|hired|confirmed"),
  },
  {
    members: to(
      "rejected|rejection|rejected by|rejection reason|reject reason|rejected reason|denial reason|declined|decline reason|declined reason",
    ),
    states: to("rejected|declined|denied|refused"),
  },
  {
    members: to(
      "paid|payment|captured|charged|settled|paid by|transaction|transaction reference|paid on",
    ),
    states: to(
      `paid|${wayOut}|refunded|processing|partially refunded|settled|captured|succeeded|confirmed|reimbursed|checked in|checked out`,
    ),
  },
  {
    members: to(
      "shipped|dispatched|shipping|shipped by|tracking number|tracking|tracking code|tracking url|carrier",
    ),
    states: to(wayOut),
  },
  {
    members: to(
      "delivered|received|actual delivery|actual arrival|delivered by|signed by|proof of delivery|received by",
    ),
    states: to("delivered|completed|returned|received|read|opened|clicked"),
  },
  {
    members: to("picked up|pickup|actual pickup|actual departure|departed"),
    states: to(
      "picked up|in transit|out for delivery|delivered|completed|departed|landed|arrived|in flight",
    ),
  },
  { members: to("returned|return|return reason"), states: to("returned|refunded") },
  {
    members: to("refunded|refund|refund amount|refund reason|refunded amount"),
    states: to("refunded|partially refunded"),
  },
  {
    members: to(
      "finished|finish|ended|stopped|finished reading|finished watching|finished playing",
    ),
    states: to(
      `${done}|resolved|graduated|passed|succeeded|success|successful|failed|failure|error|errored|skipped|checked out|certified|ended|stopped|canceled|cancelled|aborted|timed out`,
    ),
  },
  {
    members: to("completed|completion|done|completed by|actual end"),
    states: to(`${done}|resolved|graduated|passed|succeeded|success|checked out|certified`),
  },
  {
    members: to("resolved|resolution|resolution notes|resolved by|solved|solution|resolution time"),
    states: to(`resolved|${done}|solved|fixed|dismissed|reviewed|actioned|upheld`),
  },
  {
    members: to(
      "closed|close|closed by|close reason|closing|sold|sold price|sale price closed|sold to|closed won",
    ),
    states: to("closed|sold|won|lost|closed won|closed lost|settled|completed"),
  },
  { members: to("won|won reason"), states: to("won|closed won") },
  { members: to("lost|lost reason|loss reason|reason lost"), states: to("lost|closed lost") },
  {
    members: to(
      "cancelled|canceled|cancellation|cancel reason|cancellation reason|cancelled by|canceled by|canceled reason|cancelled reason",
    ),
    states: to("cancelled|canceled|void|voided|withdrawn|terminated|churned"),
  },
  {
    members: to(
      "failed|failure|failure reason|failure code|failure message|error|error message|error code|decline code",
    ),
    states: to("failed|error|errored|declined|bounced|crashed"),
  },
  {
    members: to("started|began|actual start"),
    states: to(
      `in progress|running|active|ongoing|live|started|in review|review|testing|blocked|resolved|succeeded|success|passed|failed|${done}|paused|on hold`,
    ),
  },
  { members: to("paused|hold reason|on hold reason"), states: to("paused|on hold") },
  {
    members: to("deactivated|archived|archived by"),
    states: to("archived|deactivated|inactive|deleted"),
  },
  {
    members: to("suspended|suspension|suspension reason|banned|ban reason|blocked"),
    states: to("suspended|banned|blocked"),
  },
  {
    members: to(
      "terminated|termination|termination reason|left|leaving|exit|end of employment|offboarded",
    ),
    states: to("terminated|resigned|left|offboarded|former|retired|inactive"),
  },
  {
    members: to("check in|checkin"),
    states: to("checked in|in house|checked out|completed|attended|boarded|used"),
  },
  { members: to("check out|checkout"), states: to("checked out|completed") },
  {
    members: to("discharged|discharge|discharge notes|discharge summary"),
    states: to("discharged"),
  },
  { members: to("graduated|graduation"), states: to("graduated|alumni") },
  {
    members: to("withdrawn|dropped|withdrawal|drop|withdrawal reason|dropout reason"),
    states: to("withdrawn|dropped"),
  },
  {
    members: to("confirmed|confirmation|confirmed by|confirmation code|confirmation number"),
    states: to(
      "confirmed|checked in|checked out|completed|attended|paid|in progress|boarded|no show|seated",
    ),
  },
  { members: to("verified|verification|verified by"), states: to("verified|approved|active") },
  {
    members: to("activated|activation"),
    states: to("active|activated|suspended|expired|cancelled|canceled|past due|paused"),
  },
  { members: to("read|seen"), states: to("read|seen|replied") },
  { members: to("opened"), states: to("opened|clicked|replied") },
  { members: to("clicked"), states: to("clicked") },
  {
    members: to("sent"),
    states: to(
      "sent|delivered|read|opened|clicked|bounced|seen|viewed|paid|partially paid|overdue|past due|accepted|signed|failed|replied|completed|declined|rejected|expired|withdrawn",
    ),
  },
  { members: to("signed|signature"), states: to("signed|active|executed|completed|expired") },
  {
    members: to("answered|accepted answer|first response|first responded|responded"),
    states: to(
      `answered|resolved|in progress|pending|waiting|waiting on customer|on hold|solved|${done}`,
    ),
  },
  {
    members: to("assigned|assignee|assigned to|assigned agent|assignee name"),
    states: to(
      `assigned|in progress|in review|review|resolved|pending|on hold|accepted|waiting|active|blocked|escalated|testing|solved|${done}`,
    ),
  },
  {
    members: to("reviewed|review|reviewed by|reviewer|decision|decided|decision reason"),
    states: to(
      "reviewed|approved|rejected|accepted|denied|declined|issued|granted|awarded|hired|dismissed|resolved|actioned|upheld",
    ),
  },
  {
    members: to("trial end|trial ends|trial expires|trial"),
    states: to("trial|trialing|trialling|on trial|in trial"),
  },
  {
    members: to(
      "home score|away score|score home|score away|winner|winner id|winning team|winning team id|attendance|final score|result|home goals|away goals|man of the match",
    ),
    states: to(
      "live|in progress|half time|full time|final|ended|played|halftime|completed|complete|done|finished|closed",
    ),
  },
  {
    members: to("minute|current minute|period"),
    states: to("live|in progress|half time|halftime"),
  },
  {
    members: to(
      "tenant|tenant name|lease end|lease start|occupant|renter|gardener|lessee|plot holder|rented|leased",
    ),
    states: to("rented|occupied|leased|let"),
  },
  { members: to("restored|power restored"), states: to("restored|resolved|closed|completed") },
  {
    members: to("seated|seated at|current guest|current party|guest|current order"),
    states: to("occupied|seated|dining|in use"),
  },
  { members: to("expired|lapsed"), states: to("expired|lapsed") },
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
    members: to("landed|arrived|actual arrival|baggage claim|baggage belt"),
    states: to("landed|arrived|completed|delivered"),
  },
  { members: to("delay|delay minutes|delay reason|delayed by"), states: to("delayed|late") },
  { members: to("merged|merged by|merge commit"), states: to("merged") },
  { members: to("escalated|escalation reason|escalated to"), states: to("escalated") },
  { members: to("enacted|passed|signed into law"), states: to("enacted|passed|law|signed") },
  {
    members: to("issued|issue|issued by|permit number|license number"),
    states: to(
      "issued|closed|completed|active|approved|expired|paid|sent|overdue|partially paid|valid|revoked|renewed|granted|suspended|open|void",
    ),
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
  { members: to("retired|decommissioned"), states: to("retired|decommissioned") },
  { members: to("unlocked|earned"), states: to("unlocked|earned|claimed|completed") },
  {
    members: to("borrowed|borrower|loaned to|due"),
    states: to(
      "borrowed|on loan|loaned|overdue|checked out|issued|open|sent|unpaid|paid|partially paid|pending|todo|to do|in progress|review|in review|blocked|done|late|draft|active|backlog|viewed|scheduled|upcoming|due|assigned|published|graded|submitted|new|planned|not started|completed|void|cancelled|canceled|past due|outstanding|returned|in repayment|current",
    ),
  },
];
