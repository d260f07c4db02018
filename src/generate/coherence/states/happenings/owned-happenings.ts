import { oneOf } from "../../../one-of.ts";
import { said, to } from "../../../state-words.ts";
import type { Happening } from "./happening.ts";

/** What is asked every minute whether it still answers. */
const watched = oneOf("monitor|uptimemonitor|monitorcheck|healthcheck|uptimecheck|endpoint");

/** What only some things have seen happen in a state: an interview its rating, a parcel its weight. */
export const ownedHappenings: readonly Happening[] = [
  {
    members: to("rsvp|rsvp response|responded|response|answered|replied"),
    states: said(
      "accepted|declined|attending|not attending|confirmed|regrets|yes|no|maybe|tentative|going|not going|coming",
    ),
    owner: oneOf("guest|invitee|invitation|rsvp|attendee|invite"),
  },
  {
    // What is wrong with it is known once somebody has looked.
    members: to("diagnosis|fault found|cause"),
    states: said(
      "in repair|repairing|waiting for parts|awaiting parts|awaiting approval|waiting for approval|quoted|estimated|approved|in progress|testing|ready|ready for pickup|picked up|collected|repaired",
      "done",
    ),
    owner: oneOf("repair|repairorder|workshop|garage|carrepair|workorder|repairjob|repairticket"),
  },
  {
    members: to("damage reported|damage|damages|damage notes|damage report"),
    states: said("returned|inspected|damaged|closed", "done"),
    owner: oneOf("rental|toolrental|hire|carrental|bikerental|boatrental"),
  },
  {
    members: to("(?:current|active) (?:order|delivery|ride|trip)(?: id)?"),
    states: said("delivering|busy|on delivery|on trip|driving|in transit"),
    owner: oneOf("driver|courier|rider|deliverydriver"),
  },
  {
    members: to("received|received by|arrived"),
    states: said(
      "received|stored|frozen|processing|testing|in analysis|analysed|analyzed|consumed|discarded",
      "done",
    ),
    owner: oneOf("sample|specimen|aliquot|labsample"),
  },
  {
    members: to("arrived|arrival|on site|on scene"),
    states: said("arrived|on site|on scene|in progress|working", "done"),
    owner: oneOf("call|callout|job|dispatch|servicecall|emergency"),
  },
  {
    members: to("guest|guest name|occupant|occupant name|tenant name"),
    states: said("occupied|reserved|booked|let|rented|leased|in use"),
    owner: oneOf("pitch|room|cabin|site|unit|mooring|berth|locker|suite"),
  },
  {
    // Who gives up has neither a time nor a place.
    members: to(
      "finish|finish seconds|chip|gun|net|(?:overall |gender |age group |category |final )?(?:rank|place|position|placing)",
    ),
    states: said("finished|completed|classified|finisher"),
    owner: oneOf("runner|racer|finisher|race|marathon|triathlon|participant|athlete|swimmer|rider"),
  },
  {
    members: to("file url|file|file name|attachment|attachment url|submission url|content"),
    states: said("submitted|late|graded|returned|resubmitted|accepted|rejected", "done"),
    owner: oneOf("submission|homeworksubmission|assignmentsubmission"),
  },
  {
    members: to("clock in|clock out|clocked in|clocked out|punch in|punch out"),
    states: said("present|late|tardy|remote|half day|working from home|wfh|overtime|on time"),
    owner: oneOf("attendance|attendances"),
  },
  {
    // What has run out or was taken back had been granted.
    members: to("decision|decided|reviewed|reviewed by"),
    states: said(
      "issued|active|valid|expired|revoked|suspended|renewed|terminated|rejected|declined|denied|refused",
      "agreed",
      "done",
    ),
    owner: oneOf("permit|license|licence|visa|passport"),
  },
  {
    members: to("approved|approved by|granted|granted by"),
    states: said(
      "issued|active|valid|expired|revoked|suspended|renewed|terminated",
      "agreed",
      "done",
    ),
    owner: oneOf("permit|license|licence|visa|passport"),
  },
  {
    members: to("guest|guest name|customer name|party name|seated|seated at|guest count"),
    states: said("occupied|reserved|seated|booked|in use"),
    owner: oneOf("table"),
  },
  {
    members: to("adopter|adopter name|adopted by|new owner|adopter email"),
    states: said("adopted|pending|reserved|adoption pending|on hold"),
    owner: oneOf("pet|animal|dog|cat"),
  },
  {
    members: to("controlled|contained|extinguished|under control"),
    states: said("contained|controlled|extinguished|out", "done"),
    owner: oneOf("fire|fireincident|wildfire"),
  },
  {
    members: to("exit code|exit status"),
    states: said("passed|succeeded|success|failed|failure|error|errored|timed out", "done"),
    owner: oneOf("job|step|build|run|execution|command|process|stage|task|cijob|cronjob"),
  },
  {
    members: to("root cause"),
    states: said("resolved|closed|postmortem|mitigated|identified|monitoring|fixed"),
    owner: oneOf("incident|outage|problem"),
  },
  {
    members: to("result|results|test result"),
    states: said("completed|reported|analyzed|analysed|verified|finalized|released", "done"),
    owner: oneOf("sample|specimen|labtest"),
  },
  {
    members: to("opened"),
    states: said("open|closed|counted|counting", "running", "done"),
    owner: oneOf("station|pollingstation|pollingplace"),
  },
  {
    members: to("deployed"),
    states: said("live|deployed|active|succeeded|success|rolled back|failed", "done"),
    owner: oneOf("deployment|release|rollout"),
  },
  {
    members: to("check in|arrived|arrival"),
    states: said("in progress|checked in|on site|checked out", "running", "done"),
    owner: oneOf("visit"),
  },
  {
    members: to("end|ended|end station|return station|end location|dropoff station|returned"),
    states: said("returned|ended", "done"),
    owner: oneOf("ride|bikerental|bike|scooter|bikeride|scooterrental|rideshare"),
  },
  {
    members: to("helper|helper name|volunteer name|accepted by|matched helper|helper id"),
    states: said("accepted|matched|assigned|helped", "running", "done"),
    owner: oneOf("request|help|helprequest|errand|favor|favour"),
  },
  {
    members: to("cost|actual cost|final cost|total cost|repair cost"),
    states: said("invoiced|paid", "done"),
    owner: oneOf("maintenance|repair|defect"),
  },
  {
    members: to("published|launched|opened|opens|closes|ends"),
    states: said("live|active|open|published|closed|archived|paused", "running", "done"),
    owner: oneOf("survey|questionnaire|form|poll"),
  },
  {
    members: to("arrived|on scene|arrival"),
    states: said("on scene|arrived|at scene|transporting|at hospital|cleared|returning", "done"),
    owner: oneOf("dispatch|call|emergency|incident|response|assignment"),
  },
  {
    members: to(
      "volume|hemoglobin|haemoglobin|hemoglobin level|blood pressure|pulse|unit number|bag number|bag id|collected volume",
    ),
    states: said(
      "in progress|tested|testing|stored|processing|processed|used|discarded|collected|available|transfused|released|approved|accepted|quarantined|quarantine|expired|issued|donated|shipped|reserved",
      "done",
    ),
    owner: oneOf("donation|blooddonation"),
  },
  {
    members: to("available|ready|notified|pickup by|hold until|collect by"),
    states: said("ready|ready for pickup|available|collected|picked up|fulfilled|expired|missed"),
    owner: oneOf("reservation|hold|waitlist"),
  },
  {
    members: to("driver|driver name|current driver|driver id|current trip|current route"),
    states: said(
      "en route|moving|driving|on trip|in transit|in use|active|assigned|loading|unloading|busy|running|on duty|rented|dispatched",
    ),
    owner: oneOf("vehicle|truck|van|car|bus|taxi|ambulance"),
  },
  {
    members: to("current incident|current incident id|active incident|fault code|downtime reason"),
    states: said("down|degraded|outage|critical|error|failing|offline|fault|stopped"),
  },
  {
    members: to("last error|last error message|error|error message|down since|failure reason"),
    states: said(
      "down|degraded|outage|critical|error|failing|offline|unhealthy|unreachable|warning",
    ),
    owner: watched,
  },
  {
    // What does not answer takes no time to.
    members: to("response time|last response time|response|response time ms|response ms|latency"),
    states: said("up|online|healthy|operational|ok|passing|degraded|slow|warning"),
    owner: watched,
  },
  {
    members: to("condition in|condition returned|condition on return|return condition"),
    states: said("returned|completed|closed|checked in|back", "done"),
    owner: oneOf("loan|museumloan|rental|hire|checkout|booking"),
  },
  {
    // A machine that is off has no address, and nothing to do.
    members: to(
      "public ip|public ip address|public ipv4|cpu utilization|cpu usage|cpu percent|uptime",
    ),
    states: said("running|active|online|up|started|healthy|degraded|warning|maintenance"),
    owner: oneOf("instance|vm|server|droplet|machine|container|pod|node"),
  },
  {
    members: to("wait|waiting|wait time|waiting time"),
    states: said("checked in|in progress|seen|seated|called", "done"),
  },
  {
    members: to(
      "current meeting|current booking|current event|occupied until|booked until|busy until",
    ),
    states: said("occupied|in use|booked|busy"),
    owner: oneOf("room|meetingroom|desk|court|studio|hall"),
  },
  {
    members: to(
      "member|member id|member name|rented until|rented by|tenant id|occupant|renter|renter id|occupied by|user id|assigned to|reserved by|reserved until",
    ),
    states: said("occupied|rented|assigned|in use|reserved|taken|overdue|in arrears"),
    owner: oneOf("locker|desk|bed|parking|spot|box|storage|cabin|mailbox|bay|berth|slot|seat"),
  },
  {
    members: to(
      "counted cash|counted|counted amount|difference|cash difference|variance|closing balance|closing cash|closing amount|actual cash|over short",
    ),
    states: said("closed|reconciled|settled|balanced|completed"),
    owner: oneOf("register|till|drawer|cashregister|cashdrawer|cash"),
  },
  {
    members: to("current operator|current user|current driver|operated by|assigned operator"),
    states: said("in use|running|active|operating|working|busy|rented"),
    owner: oneOf("tractor|machine|forklift|excavator|crane|equipment|harvester|combine|vehicle"),
  },
  {
    // Who has failed was there.
    members: to("completed|completion|completed by|inspected|inspection|conducted|performed"),
    states: said("failed|rework|conditional|passed with conditions|needs repair", "done"),
    owner: oneOf("inspection|test|check|exam|examination|audit|qualitycheck|drivingtest"),
  },
  {
    members: oneOf(
      "amount awarded|awarded amount|amount granted|granted amount|award amount|funding awarded",
    ),
    states: said("awarded|funded|granted|disbursed|closed", "agreed", "running", "done"),
    owner: oneOf("grant|grantapplication|fellowship|scholarship"),
  },
  {
    members: to("verdict|ruling|judgment|judgement|sentence|decision"),
    states: said(
      "appealed|judged|convicted|acquitted|decided|closed|completed|concluded|resolved|sentenced|ruled|adjudicated|disposed|final",
    ),
    owner: oneOf("case|trial|hearing|courtcase|lawsuit|proceeding|appeal"),
  },
  {
    members: to(
      "photos delivered|photo count|delivered photos|gallery url|gallery link|edited photos",
    ),
    states: said("delivered|completed|done|archived"),
    owner: oneOf("shoot|photoshoot|photo|session"),
  },
  {
    members: to("summary|minutes|outcome|result|minutes url|notes after"),
    states: said("", "done"),
    owner: oneOf("meeting|conference|appointment|consultation|call|session|interview"),
  },
  {
    members: to("closed|closed by|payment method|paid with"),
    states: said("paid|closed|completed|settled"),
    owner: to("order|tab|check"),
  },
  {
    members: to("closed|closed by|settled|settlement"),
    states: said("paid|rejected|denied|closed|settled|withdrawn"),
    owner: to("claim"),
  },
  {
    members: to("grant|granted|issue|issued|registration|registered"),
    states: said("granted|issued|registered|active|in force|expired|lapsed"),
    owner: oneOf("patent|trademark"),
  },
  {
    members: to("shipped|dispatched|sent"),
    states: said("shipped|in transit|partially received|received|delivered|completed"),
    owner: to("transfer"),
  },
  {
    members: to("paid|captured|charged|payment"),
    states: said("paid|completed|succeeded|settled|captured|refunded|partially refunded"),
    owner: to("payment"),
  },
  {
    members: to(
      "resolution minutes|resolution hours|resolution time|time to resolution|resolved in minutes",
    ),
    states: said("", "done"),
  },
  {
    members: to("completed|reported|resulted|validated|result value|result unit"),
    states: said("reported|validated|verified", "done"),
    owner: oneOf("lab|test|specimen|sample|result"),
  },
  {
    members: to("delivery"),
    states: said("shipped|in transit|out for delivery|delivered|completed|returned"),
    owner: oneOf("order|purchase|courier|job"),
  },
  {
    members: to("delivery|delivered|gallery|gallery url"),
    states: said("delivered|completed|done"),
    owner: oneOf("shoot|photoshoot"),
  },
  {
    members: to("locked until|lockout until|lockout end|locked|lock expires|unlocks"),
    states: said("locked|locked out|suspended|blocked"),
    owner: oneOf("user|account|login|member|admin|administrator|operator"),
  },
  {
    members: to(
      "amount awarded|awarded amount|award amount|granted amount|report due|final report due",
    ),
    states: said("awarded|approved|funded|granted|active|completed"),
    owner: to("grant|application|proposal|funding|award"),
  },
  {
    members: to("arrival|arrived|check in|arrival time"),
    states: said("present|late|attended|half day|tardy"),
    owner: oneOf("attendance|attendances"),
  },
  {
    members: to("minutes late|late minutes|late by minutes"),
    states: said("late|tardy"),
    owner: oneOf("attendance|attendances"),
  },
  {
    members: to("excuse|excuse note|excuse reason|absence reason|reason|note from parent"),
    states: said("absent|excused|sick"),
    owner: oneOf("attendance|attendances"),
  },
  {
    members: to("letter grade"),
    states: said("graded|returned|completed|passed|failed|finished|published"),
    owner: oneOf("submission|assignment|attempt|exam|test"),
  },
  {
    members: to("approver|approver name|reviewed by|reviewer"),
    states: said("approved|rejected|paid|reimbursed|returned"),
    owner: to("timesheet|timecard|expense|leave|reimbursement|requisition"),
  },
  {
    members: to("last triggered|triggered|last fired|fired|firing since"),
    states: said(
      "firing|triggered|alerting|active|silenced|acknowledged|resolved|critical|warning",
    ),
    owner: to("alert|alarm|monitor|rule|trigger"),
  },
  {
    members: to("rating|score|overall rating|overall score|feedback|recommendation"),
    states: said("failed", "done"),
    owner: to("interview"),
  },
  {
    members: to(
      "rating|driver rating|rider rating|customer rating|client rating|passenger rating|guest rating|feedback|customer feedback|review|final cost|final price|final amount|actual cost|actual hours|actual duration|actual minutes|actual end|tip|tip amount|gratuity",
    ),
    states: said("picked up|rated|reviewed", "done"),
    owner: to(
      "order|job|request|appointment|ride|trip|booking|session|delivery|repair|lesson|consultation|cleaning|visit|service|rental|reservation|stay|workorder|task",
    ),
  },
  {
    members: to("duration|duration minutes|duration seconds|duration ms|duration min|runtime"),
    states: said("failed|ready", "done"),
    owner: to(
      "match|game|run|job|build|deployment|call|session|ride|trip|pipeline|export|import|backup|workflow",
    ),
  },
  {
    members: to("completed|completion|finished|repaired|completed by|work done|work performed"),
    states: said(
      "ready|ready for pickup|ready for collection|picked up|collected|invoiced|paid|handed over",
      "done",
    ),
    owner: to("repair|repairorder|garage|workshop|alteration|tailoring|laundry|print|printjob"),
  },
  {
    members: to(
      "end|ended|stopped|disconnected|unplugged|end station|end location|end station id|dropoff station",
    ),
    states: said("failed|stopped|interrupted", "done"),
    owner: to("charging|chargingsession|scooter|scooterride|bikeride|bikerental|trip|ride"),
  },
  {
    members: to("paid amount|amount paid|paid|payment|payment date"),
    states: said("paid|settled|closed|paid out|reimbursed"),
    owner: oneOf("claim|claims"),
  },
  {
    members: to(
      "weight|weight kg|weight collected|collected weight|bins emptied|driver notes|proof photo",
    ),
    states: said("collected|picked up", "done"),
    owner: to("pickup|collection|wastepickup|wastecollection|dropoff"),
  },
  {
    members: to(
      "mileage in|odometer in|end mileage|return mileage|mileage end|odometer end|end odometer|return odometer|fuel level in|fuel in|fuel level end|damages|actual return|returned",
    ),
    states: said("", "done"),
    owner: oneOf("rental|hire|booking|reservation"),
  },
  {
    members: to(
      "mileage out|odometer out|start mileage|pickup mileage|mileage start|odometer start|start odometer|pickup odometer|fuel level out|fuel out|fuel level start|actual pickup|picked up",
    ),
    states: said("active|picked up|in progress|ongoing|returned|completed|closed|overdue"),
    owner: oneOf("rental|hire|booking|reservation"),
  },
  {
    members: to("scanned|used|redeemed|admitted|check in|scanned in|entered"),
    states: said("used|scanned|redeemed|check in|checked in|attended|admitted|boarded"),
    owner: oneOf("ticket|pass|voucher|admission|coupon|registration"),
  },
  {
    members: to("next payment|next payment due|next instalment|next installment|next due"),
    states: said(
      "active|current|repaying|late|overdue|in arrears|delinquent|disbursed|in repayment",
    ),
    owner: oneOf("loan|mortgage"),
  },
  {
    members: to("disbursed|funded|disbursement"),
    states: said(
      "active|current|repaying|late|overdue|delinquent|defaulted|disbursed|funded|closed|paid off|repaid",
    ),
    owner: oneOf("loan|mortgage"),
  },
  {
    members: to("passport number"),
    states: said("printed|ready for pickup|ready|collected|issued|delivered|mailed", "done"),
    owner: oneOf("application|renewal|request"),
  },
  {
    members: to("expiration|expires|expiry|valid until|valid from|valid to|expires on"),
    states: said("issued|active|approved|expired|valid|revoked|renewed|granted|suspended|closed"),
    owner: oneOf("permit|license|licence|visa|certificate|passport|registration"),
  },
  {
    members: to(
      "inspector|reviewer|inspector name|reviewed by|caseworker|case worker|reviewer name",
    ),
    states: said(
      "under review|in review|approved|denied|rejected|issued|expired|inspection|inspected|completed|closed|active|revoked|suspended",
    ),
    owner: oneOf("permit|license|licence|visa|application|passport"),
  },
  {
    members: to("payment method|payment type|paid with|paid via|payment reference"),
    states: said("paid|partially paid|refunded|settled|completed"),
    owner: oneOf("invoice|bill|fee|fine|dues|rent"),
  },
  {
    members: to(
      "(?:courier|driver|rider)(?: id| name)?|delivery person|(?:driver )?(?:vehicle|car)(?: model| make| color| plate)?|(?:driver )?(?:license plate|licence plate|plate number|plate)|driver (?:phone|photo|photo url|avatar|rating|location)",
    ),
    states: said(
      "assigned|accepted|driver assigned|driver arrived|on trip|picked up|out for delivery|en route|arriving|in transit|in progress",
      "done",
    ),
    owner: oneOf("food|delivery|ride|taxi|trip|grocery|takeaway"),
  },
  {
    members: to("eta|eta minutes|eta min|estimated arrival minutes|minutes away|driver eta"),
    states: said(
      "accepted|assigned|driver assigned|arriving|en route|driver en route|picked up|out for delivery|in transit|in progress|on trip|on the way",
    ),
    owner: oneOf("food|delivery|ride|taxi|riderequest|grocery|takeaway"),
  },
  {
    members: to("next step|next action|next activity|next steps"),
    states: said(
      "lead|new|qualified|proposal|negotiation|open|prospect|discovery|demo|contacted|in progress|active|evaluation|contract sent|contract",
    ),
    owner: oneOf("deal|opportunity|lead|prospect"),
  },
  {
    members: to("current port|port|berth|current berth"),
    states: said(
      "in port|arrived|anchored|berthed|moored|docked|at berth|loading|unloading|maintenance|in dock|dry dock",
    ),
    owner: oneOf("ship|vessel|boat"),
  },
  {
    members: to("ata|actual arrival"),
    states: said("arrived|anchored|berthed|moored|docked|at berth|departed|sailed|completed"),
    owner: oneOf("port|berth|vessel|portcall"),
  },
  {
    members: to(
      "last message|last message at|last message preview|last message text|conversation|conversation id",
    ),
    states: said(
      "chatting|talking|in conversation|conversation|active|dating|met|unmatched|ended|expired",
    ),
    owner: oneOf("match|datingmatch"),
  },
  {
    members: to("finished|completed|finish|finished on"),
    states: said("read|watched|played|beaten", "done"),
    owner: oneOf(
      "reading|readingentry|readinglog|book|userbook|watchlist|watch|backlog|gamebacklog|bookshelf|shelf",
    ),
  },
  { members: to("atd|actual departure"), states: said("departed|sailed|completed|landed|arrived") },
];
