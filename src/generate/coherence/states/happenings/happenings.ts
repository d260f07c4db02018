import { doing, done, to } from "../../state-words.ts";
import type { Happening } from "./happening.ts";
import { ownedHappenings } from "./owned-happenings.ts";
import { recordHappenings } from "./record-happenings.ts";

const wayOut =
  "shipped|in transit|out for delivery|delivered|completed|returned|fulfilled|dispatched";

export const happenings: readonly Happening[] = [
  ...recordHappenings,
  ...ownedHappenings,
  {
    members: to("last contacted|contacted|first contacted|last contact|contacted by"),
    states: to(
      "contacted|qualified|unqualified|lost|won|converted|proposal|negotiation|nurturing|working|interested|not interested|closed|customer|active|churned",
    ),
  },
  {
    members: to(
      "hammer price|sold price|sold for|final price|winning bid|sale price|winner|winning bidder|sold to",
    ),
    states: to("sold|won|awarded"),
    owner: /^(?:auction|lot)$/,
  },
  { members: to("reserve met"), states: to("sold|won|awarded") },
  { members: to("reached|reached on|achieved"), states: to("reached|achieved|completed|done") },
  {
    members: to("counter amount|counter offer|counter price|countered|counter offer amount"),
    states: to("countered|counter offered|counter"),
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
    members: to(
      "actual end|actual finish|actual completion|actual delivery|actual return|actual arrival|actual close|actual departure time",
    ),
    states: to(`${done}|delivered|returned|arrived|landed|handed over|checked out|won`),
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
    members: to("decided|decision|decision made|decisioned"),
    states: to(
      "published|replaced|repaired|approved|rejected|declined|denied|accepted|funded|issued|granted|awarded|hired|closed|disbursed|active|paid",
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
    members: to("posted|published|advertised|posting"),
    states: to("published|open|active|live|interviewing|on hold|paused|closed|filled|expired"),
    owner: /^(?:job|opening|position|vacancy|requisition)$/,
  },
  {
    members: to("(?:first )?published|publication|live|went live|published by"),
    states: to("published|live|active|archived|unpublished|expired"),
  },
  {
    members: to("submitted|submission|submitted by"),
    states: to(
      "submitted|under review|in review|approved|accepted|rejected|graded|late|returned|completed|paid|reimbursed|resubmitted|processing|filed|assessed|cleared|lodged",
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
      `${done}|resolved|graduated|passed|succeeded|success|successful|failed|failure|error|errored|skipped|checked out|certified|ended|stopped|canceled|cancelled|aborted|timed out|rolled back|reverted|crashed`,
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
    states: to("closed|sold|won|lost|closed won|closed lost|settled|completed|resolved|solved"),
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
    states: to("failed|failure|error|errored|declined|bounced|crashed"),
  },
  {
    members: to("started|began|actual start"),
    states: to(
      `in progress|running|active|ongoing|live|started|in review|review|testing|blocked|resolved|succeeded|success|passed|failed|${done}|paused|on hold|${doing}`,
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
    members:
      /^(?:assigned|assignee|assigned to|assignee name|assigned (?:agent|technician|engineer|mechanic|driver|inspector|officer|crew|team|staff|worker|operator|nurse|vehicle)(?: name)?)$/,
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
      "tenant|tenant name|lease end|lease start|leased since|rented since|paid until|paid through|occupant|renter|gardener|lessee|plot holder|rented|leased",
    ),
    states: to("rented|occupied|leased|let|overdue|in arrears|delinquent"),
  },
  { members: to("restored|power restored"), states: to("restored|resolved|closed|completed") },
  {
    members: to("seated|seated at|current guest|current party|guest|current order"),
    states: to("occupied|seated|dining|in use"),
  },
  { members: to("expired|lapsed"), states: to("expired|lapsed") },
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
  { members: to("retired|decommissioned"), states: to("retired|decommissioned") },
  { members: to("unlocked|earned"), states: to("unlocked|earned|claimed|completed") },
  {
    members: to("borrowed|borrower|loaned to|due"),
    states: to(
      "borrowed|on loan|loaned|overdue|checked out|issued|open|sent|unpaid|paid|partially paid|pending|todo|to do|in progress|review|in review|blocked|done|late|draft|active|backlog|viewed|scheduled|upcoming|due|assigned|published|graded|submitted|new|planned|not started|completed|void|cancelled|canceled|past due|outstanding|returned|in repayment|current",
    ),
  },
  {
    members:
      /^(?:(?:quality|reader|reviewer|review|inspection|final|overall|audit) )?(?:score|rating|grade)$|^(?:complaint|feedback|customer feedback|client feedback|result|outcome|findings?|verdict)$|^(?:collected|delivered|recovered|harvested|produced|measured) [a-z]+$/,
    states: to(
      `${done}|delivered|approved|accepted|rejected|published|held|passed|failed|reviewed|decided|returned|invoiced|collected|analysed|analyzed`,
    ),
  },
  {
    members: to("review comment|reviewer comment|review comments|review notes|reviewer notes"),
    states: to("approved|rejected|changes requested|reviewed|published|revision|needs changes"),
  },
];
