import { type Matcher, oneOf } from "../../../one-of.ts";
import { type States, said, to } from "../../../state-words.ts";
import { fullyPaid } from "../../amounts/bills/bills.ts";

/** A number that a state decides. */
export interface Reading {
  readonly members: Matcher;
  /** By the states that say so: nothing, all, some of it, more than nothing. */
  readonly zero: States;
  readonly full?: States;
  readonly part?: States;
  readonly some?: States;
  /** What all of it is. */
  readonly most: number;
  /** Whether it grows while somebody is at work: on a case, as long as it is open. */
  readonly isWork?: true;
  /** Words of the things that it is for. Default: any. */
  readonly owner?: Matcher;
}

export const readings: readonly Reading[] = [
  {
    members: to(
      "oil rate bpd|oil rate|oil bpd|bopd|barrels per day|daily production barrels|gas rate mcfd|gas rate|mcfd|gas production mcfd",
    ),
    zero: said("drilling|planned|shut in|suspended|plugged|abandoned|inactive|completed|drilled"),
    most: 900,
  },
  {
    members: to(
      "actual per hour|current per hour|actual rate|actual units per hour|fan speed percent|fan speed|fan rpm",
    ),
    zero: said("stopped|changeover|maintenance|idle|off|standby|fault|offline"),
    most: 100,
  },
  {
    members: to("altitude m|altitude|altitude meters|height m|altitude ft"),
    zero: said("idle|charging|maintenance|grounded|landed|offline|docked|standby|ready|parked"),
    most: 110,
    owner: oneOf("drone|uav|quadcopter"),
  },
  {
    members: to("power kw|charge power kw|discharge power kw|current power kw|power w|current kw"),
    zero: said("idle|standby|offline|fault|maintenance|off"),
    most: 12,
    owner: oneOf("battery|batterystorage|storage|bess|powerwall|charger|chargepoint"),
  },
  {
    members: to("wait|wait minutes|wait time|wait time minutes|queue|queue minutes|queue length"),
    zero: said("closed|maintenance|down|refurbishment|out of order|delayed"),
    most: 60,
    owner: oneOf("ride|attraction|lift|themeparkride|coaster"),
  },
  {
    members: to("votes cast|ballots cast|turnout|voter turnout|turnout percent|votes counted"),
    zero: said("pending|not open|not opened|not started|planned|scheduled|preparing|ready|setup"),
    most: 100,
    owner: oneOf("station|pollingstation|precinct|pollingplace"),
  },
  {
    members: to("total hours|hours worked|worked hours|hours|overtime hours|break minutes"),
    zero: said("absent|on leave|sick|leave|holiday|weekend|day off"),
    most: 8,
    owner: oneOf("attendance|attendances"),
  },
  {
    members: to("attempts|delivery attempts|attempt count|delivery attempt count"),
    zero: said(
      "registered|label created|in warehouse|at warehouse|picked up|in transit|packed|processing",
      "ahead",
    ),
    some: said("delivered|returned|failed|out for delivery"),
    most: 2,
    owner: oneOf("parcel|package|shipment|delivery"),
  },
  {
    members: to("mistakes|errors|faults|mistake count"),
    zero: said("", "ahead", "asked", "missed", "dropped"),
    most: 9,
    owner: oneOf("lesson|drivinglesson|test|exam|drivingtest"),
  },
  {
    members: to(
      "workers on site|people on site|crew on site|on site workers|onsite workers|workers onsite|active workers|workers",
    ),
    zero: said("", "ahead", "postponed", "asked", "done", "dropped"),
    most: 60,
    owner: /^(?:construction|site|building|worksite|jobsite)/,
  },
  {
    members: to("current power kw|current power|current output kw|rotor rpm"),
    zero: said("fault|stopped|offline|error|maintenance|idle|standby"),
    most: 100,
    owner: oneOf("turbine|windturbine|inverter|solar|solarinstallation"),
  },
  {
    members: to("lots sold|sold lots|items sold|total sales|total hammer|sales total"),
    zero: said("draft|upcoming|scheduled|planned|announced"),
    most: 100,
  },
  {
    members: to("citations|citation count|citations count|times cited"),
    zero: said("draft|submitted|under review|in review|accepted|revision|rejected|in preparation"),
    most: 100,
  },
  {
    members: to("refills remaining|refills left|remaining refills|repeats remaining|repeats left"),
    zero: said("expired", "done", "dropped"),
    most: 5,
  },
  {
    members: to("points earned|earned points|xp earned|rewards earned"),
    zero: said("pending", "ahead", "asked", "missed", "dropped"),
    most: 100,
  },
  {
    members: to(
      "raised|raised amount|amount raised|current amount|pledged|pledged amount|amount pledged|total raised|funds raised|donors|donor count|donations|donation count|number of donors|backers|backer count|backers count|supporters|supporter count|signatures|signature count|signatures count|total donations",
    ),
    zero: said("draft|upcoming|scheduled|planned|pending approval|in review|not started|submitted"),
    most: 100,
  },
  {
    members: to(
      "fill level|fill level percent|fill percent|fill percentage|level percent|filled percent",
    ),
    zero: said("empty|emptied"),
    full: said("full|overflowing|overfull"),
    part: said("ok|normal|half full|in use|partly full"),
    most: 100,
  },
  {
    members: to(
      "defects found|defects|defect count|violations|violation count|findings count|deficiencies|nonconformities",
    ),
    zero: said("passed|ok|compliant|accepted|planned|scheduled|upcoming|draft|not started"),
    some: said("failed|rejected|conditional|non compliant"),
    most: 9,
  },
  {
    members: to(
      "progress|percent complete|completion|completion percentage|completion percent|progress percent|progress percentage|percent|percentage|percent done|percentage complete",
    ),
    zero: said("", "ahead", "postponed", "asked", "missed"),
    part: said("", "soon", "running", "halted", "late", "failed", "dropped"),
    full: said("shipped", "done"),
    most: 100,
  },
  {
    members: to(
      "spent|budget spent|spent budget|amount spent|total spent|actual cost|budget used|hours spent|hours logged|actual hours",
    ),
    zero: said("planning|planned|not started|proposed|upcoming|draft|backlog|todo|to do"),
    most: 100,
  },
  {
    members: to(
      "cpu usage|cpu|cpu percent|cpu load|memory usage|memory percent|ram usage|uptime|uptime days|uptime hours|uptime seconds|load average|active connections|requests per second|network in|network out",
    ),
    zero: said("stopped|offline|down|terminated|shut down|powered off|off|unreachable"),
    most: 100,
  },
  {
    members: to(
      "completed points|points completed|story points completed|velocity|completed tasks|tasks completed|completed issues|issues completed",
    ),
    zero: to("future|planned|upcoming|not started|draft|planning"),
    most: 100,
  },
  {
    members: to(
      "win likelihood|win probability|probability|close probability|likelihood|win chance|deal probability",
    ),
    zero: said("lost|closed lost|disqualified"),
    full: said("won|closed won"),
    most: 100,
  },
  {
    members: to("retries|retry count|retried|restarts|restart count|attempts made"),
    zero: said("queued|pending|scheduled|waiting|not started"),
    most: 5,
  },
  {
    members: to(
      "tests failed|failed tests|failed|failures|failed count|failure count|exit code|error count|errors",
    ),
    zero: said("passed|succeeded|green|completed|skipped|queued|pending|cancelled|running"),
    some: said("failed|error"),
    most: 3,
  },
  {
    members: to(
      "stock|inventory|quantity|quantity in stock|stock quantity|quantity available|available quantity|on hand|quantity on hand|in stock|units in stock|stock level|stock count|available",
    ),
    zero: said("out of stock|sold out|discontinued|unavailable"),
    part: said("low stock|limited"),
    some: said("in stock|available|active"),
    most: 10,
  },
  {
    members: to(
      "records migrated|rows migrated|rows imported|records imported|records processed|rows processed|hours worked|worked hours|minutes worked|completed points|points completed|velocity|quantity produced|produced quantity|units produced|quantity completed|quantity scrapped|scrapped quantity|completed stops|stops completed|collected tons|collected tonnes|[a-z]+ (?:collected|visited|served|inspected|picked|packed|delivered|planted|rescued|transported)|logged hours|hours logged|time logged|total weight kg|collected kg|weight collected",
    ),
    zero: said("released", "ahead", "missed", "dropped"),
    most: 100,
    isWork: true,
  },
  {
    members: to(
      "catch|catch kg|catch weight|total catch|total catch kg|catch weight kg|fuel used|fuel used liters|fuel consumed|scrap|scrap count|scrap quantity|scrapped|quantity rejected|rejected quantity|units rejected|quantity scrapped|incidents reported|incidents|issues found|items counted|discrepancies",
    ),
    zero: said("released", "ahead", "missed", "dropped"),
    most: 100,
  },
  {
    members: to(
      "daily output|daily output tons|daily output tonnes|daily production|daily production tons|output today|production today|current output|current output kw|current power|power watts|current power watts|power draw|current power mw|current power kw|power output|power output kw|power output mw|rotor rpm|rotor speed|rpm|current speed",
    ),
    zero: said(
      "closed|suspended|offline|stopped|shut down|abandoned|decommissioned|maintenance|idle|changeover|standby|off",
    ),
    most: 100,
  },
  {
    members: to(
      "refunded amount|amount refunded|refunded|total refunded|refunded total|refund total|refund amount",
    ),
    zero: said(
      "succeeded|paid|pending|failed|processing|open|draft|completed|active|authorized|captured|declined|void|settled|unpaid|overdue|placed|new|confirmed|packed|shipped|in transit|delivered|fulfilled|ready",
    ),
    most: 100,
  },
  {
    members: to("amount paid|paid amount|paid|total paid|amount received"),
    zero: said(
      "unpaid|pending|draft|open|sent|overdue|failed|void|cancelled|issued|due|submitted|under review|in review|filed|received|approved|denied|rejected|declined|investigating",
    ),
    part: said("partially paid|partial|partially refunded"),
    full: said("paid|completed|settled|refunded|closed|fulfilled|shipped|delivered|checked out"),
    most: fullyPaid,
  },
  {
    members: to(
      "balance|balance due|amount due|outstanding|outstanding balance|outstanding amount|amount remaining|remaining balance|due amount|current balance|remaining value|remaining amount",
    ),
    zero: said(
      "paid|settled|paid off|closed|refunded|void|redeemed|fully redeemed|depleted|exhausted|used up",
    ),
    most: 100,
  },
  {
    members: to(
      "sent count|delivered count|opened count|clicked count|opt outs|opt out count|helpful votes|not helpful votes|helpful count|open count|click count|opens|clicks|unique opens|unique clicks|unsubscribe count|bounce count|unsubscribes|unsubscribed|bounces|bounce rate|click rate|open rate|bounced|views|view count|plays|play count|listens|listen count|streams|listeners|likes|like count|shares|share count|reads|claps|impressions|clicks|opens|comment count|comments count|downloads|sent|delivered|opened|clicked|conversions|reach|engagement|engagement rate|engagements|comments|retweets|reposts|saves|submissions|submission count|submissions count|completion rate|response count|responses count|responses|response rate",
    ),
    zero: said(
      "draft|scheduled|failed|pending|pending review|in review|review|upcoming|queued|planned|planning|not started|idea|backlog|writing|drafting|editing|changes requested",
    ),
    most: 100,
  },
  {
    members: to(
      "votes cast|ballots cast|turnout|voter turnout|turnout percent|votes|total votes|vote share",
    ),
    zero: said("upcoming|scheduled|planned|draft|announced|registration|registration open"),
    most: 100,
  },
  {
    members: to("attendance percent|attendance percentage|attendance rate|attendance"),
    zero: said("waitlisted|waiting|on waitlist|pending|requested|invited"),
    most: 100,
    owner: oneOf("enrollment|enrolment|courseregistration"),
  },
  {
    members: to(
      "home score|away score|home goals|away goals|home points|away points|home team score|away team score|attendance|spectators|score a|score b|team a score|team b score|score1|score2|score 1|score 2|viewers peak|peak viewers",
    ),
    zero: said("scheduled|upcoming|not started|postponed|planned|cancelled|pre game"),
    most: 9,
  },
  {
    members: to("episodes watched|watched episodes|seasons watched|episodes seen|chapters read"),
    zero: said("plan to watch|plan to read|want to watch|want to read|wishlist", "ahead", "asked"),
    most: 100,
  },
  {
    members: to("minute|current minute|match minute|game minute"),
    zero: said("scheduled|upcoming|not started|postponed|planned|cancelled|pre game"),
    full: said("half time|halftime|ht"),
    most: 45,
  },
  {
    members: to("queue position|position in queue|place in queue|waitlist position"),
    zero: said("confirmed", "agreed", "running", "done", "failed", "missed", "dropped"),
    some: said("waiting|queued|pending|waitlisted"),
    most: 9,
  },
  {
    members:
      /^(?!cruis|max|top|wind)(?:.+ )?(?:speed|speed (?:kmh|kph|mph|knots)|ground speed|current speed)$/,
    zero: said(
      "available|idle|parked|maintenance|in maintenance|out of service|retired|offline|stopped|charging|loading|unloading|docked|moored|anchored|at berth|in port|decommissioned|in service bay|off duty|scheduled|boarding|landed|on ground",
    ),
    some: said("en route|moving|driving|on trip|in transit|in use|underway|in flight"),
    most: 80,
  },
  {
    members: /^current (?:output|power|load|production|generation)(?: (?:mw|kw|kwh|w))?$/,
    zero: said("offline|maintenance|in maintenance|outage|shutdown|shut down|decommissioned|fault"),
    most: 100,
  },
  {
    members: to(
      "(?:available|free) (?:ports|connectors|plugs|chargers|spots|spaces|slots|outlets|stalls)|(?:ports|connectors|spots|spaces) (?:available|free)",
    ),
    zero: said(
      "occupied|in use|full|offline|closed|out of service|out of order|maintenance|faulted",
    ),
    some: said("available|free|open|online"),
    most: 4,
  },
  {
    members: to("late fee|late fees|overdue fee|late charge|late return fee"),
    zero: said("", "ahead", "asked", "agreed", "running", "dropped"),
    most: 60,
  },
  {
    // Who is still on the way has tipped nobody; with a meal it is paid when it is ordered.
    members: to("tip|tip amount|gratuity|tips"),
    zero: said("arriving|searching", "ahead", "asked", "agreed", "running", "missed", "dropped"),
    most: 100,
    owner: to("ride|taxi|cab|rideshare|trip"),
  },
  {
    members: to("tip|tip amount|gratuity|tips"),
    zero: said("booked|scheduled|reserved|confirmed|requested|upcoming", "missed", "dropped"),
    most: 100,
  },
  {
    members: to(
      "(?:minutes|seconds|time|hours) (?:remaining|left)|remaining (?:minutes|seconds|time)|(?:minutes|seconds) (?:until|to) (?:done|finish|free)",
    ),
    zero: said(
      "free|available|idle|empty|off|standby|offline|out of order|out of service|broken|maintenance",
      "ahead",
      "done",
      "failed",
    ),
    some: said("in use|busy|washing|drying", "running"),
    most: 60,
  },
  { members: to("confirmations|confirmation count"), zero: said("pending|failed"), most: 100 },
  {
    members: to("approved amount|amount approved|settlement amount"),
    zero: said(
      "rejected|denied|declined|repudiated|in review|under review|processing|investigating|assessing",
      "ahead",
      "asked",
    ),
    most: 100,
  },
  {
    members: to("reimbursed amount|amount reimbursed|payout|payout amount"),
    zero: said("", "ahead", "asked", "agreed", "running", "halted", "missed", "dropped"),
    most: 100,
  },
  {
    members: to(
      "days past due|days overdue|days late|days delinquent|missed payments|overdue days",
    ),
    zero: said("", "ahead", "asked", "agreed", "running", "done"),
    some: said("defaulted|written off", "late"),
    most: 60,
  },
  {
    members: to(
      "payments made|installments paid|instalments paid|paid installments|paid instalments",
    ),
    zero: said("", "ahead", "asked", "agreed"),
    most: 100,
  },
  {
    members: to("bid count|bids|bids count|number of bids|total bids|bidders|bidder count"),
    zero: said("draft|upcoming|scheduled|planned|pending|not started"),
    some: said("live|sold|closing|ending soon"),
    most: 9,
  },
  {
    members: to("nps|nps score|average score|average rating|satisfaction|satisfaction score"),
    zero: said("draft|upcoming|scheduled|planned|not started"),
    most: 100,
    owner: oneOf("survey|questionnaire|poll|form"),
  },
  {
    // Nobody has answered what nobody has seen; for what is to come one can sign up.
    members: to(
      "applicants|applicant count|applicants count|applications|application count|applications count|applications received|responses|response count|responses count|registrations|registered|participants|attendees count|attendee count|tickets sold|sign ups|signups|participants count|backers|backer count|donor count|donors|sold count|units sold|purchases|redemptions|times used|usage count",
    ),
    zero: said("draft|pending review|in review|queued"),
    most: 100,
  },
];
