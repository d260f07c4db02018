import { oneOf } from "../../../one-of.ts";
import { said, to } from "../../../state-words.ts";
import type { Happening } from "./happening.ts";
import { ownedHappenings } from "./owned-happenings.ts";
import { recordHappenings } from "./record-happenings.ts";

/** From the moment at which it was sent on. */
const wayOut =
  "shipped|dispatched|picked up|in transit|exception|delivery exception|delivery attempted|attempted delivery|en route|customs|in customs|at customs|customs hold|customs clearance|out for delivery|arriving|delivered|completed|returned|fulfilled";

/** How somebody says no. */
const refusals = "rejected|declined|denied|refused|turned down|not approved|dismissed|repudiated";

/** What people have done with what they had on a list. */
const enjoyed = "watched|read|played|visited|tried|cooked|listened|seen|been there|beaten";

export const happenings: readonly Happening[] = [
  ...recordHappenings,
  ...ownedHappenings,
  {
    members: to("last contacted|contacted|first contacted|last contact|contacted by"),
    states: said(
      "contacted|qualified|unqualified|lost|won|converted|proposal|negotiation|nurturing|working|interested|not interested|closed|customer|active|churned",
    ),
  },
  {
    members: to(
      "hammer price|sold price|sold for|final price|winning bid|sale price|winner|winning bidder|sold to",
    ),
    states: said("sold|won|awarded"),
    owner: oneOf("auction|lot"),
  },
  {
    members: to("started|consultation started|seen|called in|treatment started"),
    states: said(
      "in progress|started|in consultation|in treatment|in session|with doctor|ongoing|underway",
      "done",
    ),
    owner: oneOf("visit|appointment|checkup|consultation|encounter"),
  },
  { members: to("reserve met"), states: said("sold|won|awarded") },
  { members: to("reached|reached on|achieved"), states: said("reached|achieved|completed|done") },
  {
    members: to("counter amount|counter offer|counter price|countered|counter offer amount"),
    states: said("countered|counter"),
  },
  {
    members: to(
      "signed document|signed document url|signed copy|signed copy url|signed contract url|signed url",
    ),
    states: said("signed|accepted|completed|executed|active"),
  },
  {
    members: to("rolled back|rollback|rolled back by|rollback reason|reverted|reverted by"),
    states: said("rolled back|reverted"),
  },
  {
    members: to(
      "actual end|actual finish|actual completion|actual delivery|actual return|actual arrival|actual close|actual departure time",
    ),
    states: said("", "done"),
  },
  {
    members: to("responded|response|responded on|answered on"),
    states: said(
      "accepted|declined|rejected|answered|replied|confirmed|signed|attending|not attending|maybe|tentative|going|not going|yes|no|completed|interested",
    ),
  },
  {
    members: to("corrective actions?|corrective action taken|action taken|actions taken"),
    states: said("in progress|verified|implemented", "done"),
  },
  {
    members: to("postmortem|postmortem url|post mortem url|postmortem link|retrospective url"),
    states: said("postmortem", "done"),
  },
  {
    members: to("certificate|certificate url|certificate issued|certificate number|graduated"),
    states: said("", "done"),
  },
  {
    members: to(
      "patient|patient name|admitted|admission|expected discharge|current patient|assigned patient",
    ),
    states: said("occupied|in use|admitted"),
  },
  {
    members: to(
      "next hearing|next appointment|next visit|next session|next payment|next billing|next invoice|next charge|next renewal|next delivery|next shipment|next review",
    ),
    states: said(
      "open|pending|active|scheduled|in progress|ongoing|trialing|in review|filed|intake|discovery|in discovery|pre trial|pretrial|hearing|appeal|mediation|litigation|under review",
    ),
  },
  {
    members: to("joined|accepted invitation|invitation accepted"),
    states: said("active|joined|accepted|suspended|inactive|deactivated|disabled|left|removed"),
    owner: oneOf("member|teammember|membership|user|teammate|collaborator"),
  },
  {
    members: to(
      "license plate|licence plate|plate|plate number|vehicle plate|parked vehicle|occupant|occupied by|occupied since|occupied",
    ),
    states: said("occupied|taken|in use|parked"),
    owner: oneOf("spot|space|slot|bay|stall|parkingspot|parkingspace|desk|locker"),
  },
  {
    members: to("filled|dispensed|prepared"),
    states: said("filled|ready|picked up|dispensed|collected|completed"),
  },
  {
    members: to("claimed|claimed by|claimed at|claimed on|collected|collected by|claimant"),
    states: said("claimed|collected|returned"),
  },
  {
    members: to(
      "satisfaction|satisfaction rating|satisfaction score|csat|csat score|customer rating",
    ),
    states: said("", "done"),
  },
  {
    members: to("decided|decision|decision made|decisioned"),
    states: said(`published|issued|active|disbursed|${refusals}`, "agreed", "done"),
  },
  {
    members: to(
      "approved amount|amount approved|payout|payout amount|settlement amount|settled amount",
    ),
    states: said("approved|paid|settled|closed|partially approved"),
  },
  {
    members: to(
      "highest bidder|winning bidder|winner|winner name|buyer|winning number|winning ticket",
    ),
    states: said("live|sold|closed|ended|awarded|won|drawn|finished|completed"),
  },
  {
    members: to("picked up|pick up|pickup|pickup time"),
    states: said(
      "picked up|on trip|in progress|in transit|out for delivery|delivered|completed|departed|landed|arrived|in flight",
    ),
  },
  {
    members: to("dropped off|drop off|dropoff|dropoff time|arrived at destination"),
    states: said("completed|delivered|finished"),
  },
  {
    members: to("gate|departure gate|gate number"),
    states: said(
      "boarding|gate open|final call|gate closed|gate closing|departed|taxiing|in flight|in air|landed|arrived|delayed|on time|check in open",
    ),
    owner: oneOf("flight|departure|flightstatus|boarding"),
  },
  {
    members: to("signature|arrived|arrival"),
    states: said("delivered|completed|arrived|landed|signed"),
  },
  {
    members: to("table|table number|plus one name|meal choice|dietary restrictions"),
    states: said("attending|accepted|confirmed|yes|seated|booked|completed"),
  },
  {
    members: to("posted|published|advertised|posting"),
    states: to("published|open|active|live|interviewing|on hold|paused|closed|filled|expired"),
    owner: oneOf("job|opening|position|vacancy|requisition"),
  },
  {
    members: to("(?:first )?published|publication|live|went live|published by"),
    states: said("published|live|active|archived|unpublished|expired"),
  },
  {
    members: to("submitted|submission|submitted by"),
    states: said(
      `submitted|resubmitted|filed|lodged|late|withdrawn|failed|changes requested|queried|revisions required|info requested|review|in review|under review|processing|screening|interview|scheduled|published|${refusals}`,
      "agreed",
      "done",
    ),
  },
  {
    members: to(
      "graded|grade|score|graded by|feedback|percentage|points awarded|points earned|marks",
    ),
    states: said("graded|returned|completed|passed|failed|finished"),
  },
  {
    members: to("approved|approval|approved by|approver"),
    states: said("active|published|issued|disbursed|expired|refunded", "agreed", "done"),
  },
  {
    members: to("accepted|acceptance|accepted by"),
    states: said("accepted|confirmed", "running", "done"),
  },
  {
    members: to(
      "rejected|rejection|rejected by|rejection reason|reject reason|rejected reason|denial reason|declined|decline reason|declined reason",
    ),
    states: said(refusals),
  },
  {
    members: to(
      "paid|payment|captured|charged|settled|paid by|transaction|transaction reference|paid on",
    ),
    states: said(
      `${wayOut}|confirmed|processing|packed|ready to ship|in production|checked in|captured|refunded|partially refunded`,
      "done",
    ),
  },
  {
    members: to(
      "shipped|dispatched|shipping|shipped by|tracking number|tracking|tracking code|tracking url|carrier",
    ),
    states: said(wayOut),
  },
  {
    members: to(
      "delivered|received|actual delivery|actual arrival|delivered by|signed by|proof of delivery|received by",
    ),
    states: said("delivered|completed|returned|received|read|opened|clicked"),
  },
  {
    members: to("actual pickup|actual departure|departed"),
    states: said(
      "picked up|in transit|out for delivery|delivered|completed|departed|landed|arrived|in flight",
    ),
  },
  { members: to("returned|return|return reason"), states: said("returned|refunded") },
  {
    members: to("refunded|refund|refund amount|refund reason|refunded amount"),
    states: said("refunded|partially refunded"),
  },
  {
    members: to("finished|ended|stopped"),
    states: said("", "done", "failed", "dropped"),
    owner: oneOf(
      "build|run|job|pipeline|deployment|workflow|execution|export|import|backup|sync|migration",
    ),
  },
  {
    members: to(
      "finished|finish|ended|stopped|finished reading|finished watching|finished playing",
    ),
    states: said("", "done", "failed"),
  },
  {
    members: to("completed|completion|done|completed by|actual end"),
    states: said("", "done"),
  },
  {
    members: to("resolved|resolution|resolution notes|resolved by|solved|solution|resolution time"),
    states: said("dismissed|reviewed|actioned|upheld", "done"),
  },
  {
    members: to("closed|close|closed by|close reason|closed won"),
    states: said("", "done", "failed", "missed", "dropped"),
  },
  {
    members: to("sold|sold price|sale price closed|sold to"),
    states: said("sold|won|closed won|closed|completed|settled"),
  },
  {
    members: to("agent|agent name|operator|operator name"),
    states: said("assigned", "running", "halted", "done"),
    owner: oneOf("chat|call|conversation|ticket"),
  },
  {
    members: to("absence reason|reason for absence|excuse"),
    states: said("absent|excused|sick|missed|no show"),
  },
  {
    members: to("start"),
    states: said("offer made|offer extended|offer sent|offered|accepted", "done"),
    owner: oneOf("application|candidate|applicant"),
  },
  {
    members: to("download url|download link|output url|result url|file url|row count|file size"),
    states: said("ready|expired", "done"),
    owner: oneOf("export|report|render|backup|dump"),
  },
  { members: to("closing"), states: said("", "done") },
  { members: to("won|won reason"), states: said("won|closed won") },
  { members: to("lost|lost reason|loss reason|reason lost"), states: said("lost|closed lost") },
  {
    members: to(
      "cancelled|canceled|cancellation|cancel reason|cancellation reason|cancelled by|canceled by|canceled reason|cancelled reason",
    ),
    states: said("cancelled|void|withdrawn|terminated|churned|wont do|wont fix"),
  },
  {
    members: to(
      "failed|failure|failure reason|failure code|failure message|error|error message|error code|decline code",
    ),
    states: said("failed|error|declined|bounced|crashed|timed out|undelivered|undeliverable"),
  },
  {
    members: to("started|began|actual start"),
    states: said("", "running", "halted", "late", "done", "failed"),
  },
  { members: to("paused|hold reason|on hold reason"), states: said("held", "halted") },
  {
    members: to("deactivated|archived|archived by"),
    states: said("archived|deactivated|inactive|deleted"),
  },
  {
    members: to("suspended|suspension|suspension reason|banned|ban reason|blocked"),
    states: said("suspended|banned|blocked"),
  },
  {
    members: to(
      "terminated|termination|termination reason|left|leaving|exit|end of employment|offboarded",
    ),
    states: said("terminated|resigned|left|offboarded|former|retired|inactive"),
  },
  {
    members: to("check in|checkin"),
    states: said("checked in|in house|checked out|completed|attended|boarded|used"),
  },
  { members: to("check out|checkout"), states: said("checked out|completed") },
  {
    members: to("discharged|discharge|discharge notes|discharge summary"),
    states: said("discharged"),
  },
  { members: to("graduated|graduation"), states: said("graduated|alumni") },
  {
    members: to("withdrawn|dropped|withdrawal|drop|withdrawal reason|dropout reason"),
    states: said("withdrawn|dropped"),
  },
  {
    members: to("confirmed|confirmation|confirmed by|confirmation code|confirmation number"),
    states: said("confirmed|boarded|no show", "running", "done"),
  },
  { members: to("verified|verification|verified by"), states: said("verified|approved|active") },
  {
    members: to("activated|activation"),
    states: said("expired|cancelled", "running", "halted", "late"),
  },
  { members: to("read|seen"), states: said("read|seen|replied") },
  { members: to("opened"), states: said("opened|clicked|replied") },
  { members: to("clicked"), states: said("clicked") },
  {
    members: to("sent"),
    states: said(
      "sent|delivered|read|opened|clicked|bounced|seen|viewed|paid|partially paid|overdue|accepted|signed|failed|replied|completed|declined|rejected|expired|withdrawn",
    ),
  },
  {
    members: to("signed|signature"),
    states: said(
      "signed|active|executed|completed|expired|expiring|expiring soon|ended|terminated|renewed|in force|notice given",
    ),
  },
  {
    members: to(
      "answered|accepted answer|first response|first responded|first reply|first replied|responded",
    ),
    states: said("answered|pending|waiting", "running", "halted", "done"),
  },
  {
    members:
      /^(?:assigned|assignee|assigned to|assignee name|(?:technician|mechanic|handler)(?: name)?|handled by|assigned (?:agent|technician|engineer|mechanic|driver|inspector|officer|crew|team|department|unit|office|official|staff|worker|operator|nurse|vehicle)(?: name)?)$/,
    states: said(
      "assigned|accepted|pending|waiting|scheduled|confirmed|contacted|qualified|working|nurturing|lost|ready|ready for pickup|ready for collection|diagnosing|repairing|waiting for parts|awaiting parts",
      "running",
      "halted",
      "late",
      "done",
    ),
  },
  {
    members: /^(?:adjuster|underwriter|caseworker|case worker)(?: name)?$/,
    states: said(refusals, "agreed", "running", "halted", "done", "failed"),
  },
  {
    members: to("reviewed|review|reviewed by|reviewer|decision|decided"),
    states: said(`issued|actioned|upheld|${refusals}`, "agreed", "done"),
  },
  {
    members: to("trial end|trial ends|trial expires|trial"),
    states: said("trialing"),
  },
  {
    members: to(
      "home score|away score|score home|score away|winner|winner id|winning team|winning team id|attendance|final score|result|home goals|away goals|man of the match",
    ),
    states: said("", "running", "done"),
  },
  {
    members: to("minute|current minute|period"),
    states: said("", "running"),
  },
  {
    members: to(
      "tenant|tenant name|lease end|lease start|leased since|rented since|paid until|paid through|occupant|renter|gardener|lessee|plot holder|rented|leased",
    ),
    states: said("rented|occupied|leased|let|overdue|in arrears|delinquent"),
  },
  { members: to("gardener name|plot holder name"), states: said("rented|occupied|leased|active") },
  { members: to("restored|power restored"), states: said("", "done") },
  {
    members: to("seated|seated at|current guest|current party|guest|current order"),
    states: said("occupied|seated|dining|in use"),
  },
  { members: to("expired|lapsed"), states: said("expired|lapsed") },
  {
    members: to("landed|arrived|actual arrival|baggage claim|baggage belt"),
    states: said("landed|arrived|completed|delivered"),
  },
  { members: to("delay|delay minutes|delay reason|delayed by"), states: said("delayed|late") },
  {
    members: to("closure reason|closed reason|reason for closure|closing reason"),
    states: said("closed|temporarily closed|on hold|hold|suspended|closed for season"),
  },
  { members: to("merged|merged by|merge commit"), states: said("merged") },
  { members: to("escalated|escalation reason|escalated to"), states: said("escalated") },
  { members: to("enacted|passed|signed into law"), states: said("enacted|passed|law|signed") },
  {
    members: to("issued|issue|issued by|permit number|license number"),
    states: said(
      "issued|closed|completed|active|approved|expired|paid|sent|overdue|partially paid|valid|revoked|renewed|granted|suspended|open|void",
    ),
  },
  { members: to("retired|decommissioned"), states: said("retired|decommissioned") },
  { members: to("unlocked|earned"), states: said("unlocked|earned|claimed|completed") },
  {
    members: to(
      "borrowed|borrower|borrower name|borrower id|borrowed by|loaned to|checked out by|due",
    ),
    states: said(
      "published",
      "ahead",
      "postponed",
      "asked",
      "running",
      "halted",
      "late",
      "done",
      "dropped",
    ),
  },
  {
    members:
      /^(?:(?:quality|reader|reviewer|review|inspection|final|overall|audit|my|user|own|your|personal) )?(?:score|rating|grade|stars)$|^(?:(?:my|user|personal|your) )?review(?: text)?$|^(?:complaint|feedback|customer feedback|client feedback|result|outcome|findings?|verdict)$|^(?:collected|delivered|recovered|harvested|produced|measured) [a-z]+$/,
    states: said(
      `approved|accepted|rejected|published|failed|reviewed|invoiced|collected|analysed|analyzed|${enjoyed}`,
      "done",
    ),
  },
  { members: to(enjoyed), states: said(enjoyed, "done") },
  {
    members: to("review comment|reviewer comment|review comments|review notes|reviewer notes"),
    states: said("approved|rejected|changes requested|reviewed|published|revision|needs changes"),
  },
];
