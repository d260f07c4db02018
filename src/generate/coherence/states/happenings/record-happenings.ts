import { oneOf } from "../../../one-of.ts";
import { said, to } from "../../../state-words.ts";
import type { Happening } from "./happening.ts";

/** What records of offices, clinics, games and leagues hold once something has happened. */
export const recordHappenings: readonly Happening[] = [
  {
    members: to("left|leaving|exit|leave|reason for leaving|exit reason|last day"),
    states: said("graduated|withdrawn|transferred|expelled|dropped out|alumni|left|inactive"),
    owner: oneOf("student|pupil|enrollment|enrolment"),
  },
  {
    members: to("revocation|revoked|revocation reason|revoked by"),
    states: said("revoked"),
  },
  {
    members: to("score|possession|statistics|stats|lineups|goals|scorers"),
    states: said("half time", "running", "done"),
    owner: oneOf("match|fixture|matchup"),
  },
  {
    members: to("end|ended|left|exit|leaving|termination reason|exit reason"),
    states: said(
      "terminated|resigned|retired|left|former|inactive|offboarded|notice given|contract ended|ended",
    ),
    owner: oneOf("employee|staff|staffmember|teammember|worker|coworker|personnel"),
  },
  {
    members: to("recording|recording url|transcript|call summary|voicemail url"),
    states: said("completed|ended|finished|answered"),
    owner: oneOf("call|phonecall"),
  },
  {
    members: to(
      "available from|available on|available date|date available|vacant since|vacant from",
    ),
    states: said(
      "vacant|available|notice given|notice|under renovation|renovation|maintenance|listed|coming soon|to let|turnover|make ready",
    ),
    owner: oneOf("unit|apartment|flat|apartmentunit|rentalunit"),
  },
  {
    members: to("available from|available at|available again|next available|free from|free at"),
    states: said("occupied|in use|booked|busy|maintenance|reserved"),
    owner: oneOf("room|meetingroom|desk|court|studio|hall|bay"),
  },
  {
    members: to("notes|minutes|meeting notes|recording|recording url|transcript|decisions"),
    states: said("in progress|live", "done"),
    owner: oneOf("meeting|standup|retrospective|call"),
  },
  {
    members: to("cost|repair cost|total cost|final cost|actual cost|labor cost|labour cost"),
    states: said("repaired", "done"),
    owner: oneOf("repair|maintenance|maintenanceticket"),
  },
  {
    members: to("summary|conclusion|findings summary|result|overall result|score"),
    states: said("in review|reported|failed", "done"),
    owner: oneOf("audit|inspection|assessment"),
  },
  {
    members: to(
      "assigned|assigned to|assignee|assigned user|assigned employee|assigned to name|assigned user name|current holder|current user|holder|checked out by|checked out to",
    ),
    states: said(
      "in use|assigned|deployed|checked out|active|issued|in repair|under repair|in service|on loan|lost|stolen|repair|maintenance",
    ),
    owner: oneOf("asset|device|equipment|laptop|hardware|license|licence|tool|key|keycard"),
  },
  {
    members:
      /^(?:(?:train(?:ing)?|val|validation|test|best|final|current)? ?(?:loss|accuracy|f1|f1 score|auc|precision|recall)|metrics)$/,
    states: said("running|training|evaluating", "done"),
    owner: oneOf("run|training|experiment|job|finetune|finetuning|evaluation"),
  },
  {
    members: to("late fee|late fees|overdue fee"),
    states: said("overdue|returned late|late"),
    owner: oneOf("rental|loan|booking|checkout"),
  },
  {
    members: to("station|station id|station name|dock|dock id|current station|current station id"),
    states: said("available|docked|maintenance|charging|reserved|locked|parked|out of service"),
    owner: oneOf("bike|ebike|bicycle|scooter"),
  },
  {
    members: to(
      "executed price|fill price|filled price|average price|avg fill price|average fill price|avg price|execution price",
    ),
    states: said("filled|partially filled|executed|partially executed|settled", "done"),
    owner: oneOf("trade|order|stockorder|tradeorder"),
  },
  {
    members: to("block number|block|block height|block hash"),
    states: said("confirmed|confirming|finalized|failed", "done"),
    owner: oneOf("transaction|transfer|crypto"),
  },
  {
    members: to(
      "receipt number|receipt no|receipt id|receipt url|receipt|tax receipt|tax receipt number|tax receipt url|receipt sent",
    ),
    states: said("completed|succeeded|paid|settled|refunded|received|confirmed", "done"),
    owner: oneOf("donation|gift|pledge|contribution|payment|transaction"),
  },
  {
    members: to("posted|settled|cleared"),
    states: said("completed|posted|settled|cleared|refunded"),
    owner: oneOf("transaction|payment|charge|purchase"),
  },
  {
    members:
      /^(?:fuel level|mileage|odometer|condition|damage|notes) (?:at|on) return$|^return (?:mileage|odometer|condition|fuel level)$/,
    states: said("", "done"),
    owner: oneOf("rental|booking|hire|loan"),
  },
  {
    members: to(
      "after (?:photo|image|picture|pic)(?: url)?|(?:photo|image|picture) after(?: url)?|after (?:photos|images|pictures)",
    ),
    states: said("", "done"),
  },
  {
    members: to(
      "before (?:photo|image|picture|pic)(?: url)?|(?:photo|image|picture) before(?: url)?|before (?:photos|images|pictures)",
    ),
    states: said("", "running", "done"),
  },
  {
    members: to("processed|processed by|inspected|inspected by"),
    states: said("received|refunded|rejected|completed|closed|declined|approved"),
    owner: oneOf("return|rma|refund"),
  },
  {
    members: to("refunded"),
    states: said("refunded|completed|closed"),
    owner: oneOf("return|rma|refund"),
  },
  {
    members:
      /^(?:actual (?!departure|arrival|start|begin)\S.*|vod url|vod|replay url|highlights url|complications|(?:estimated )?blood loss.*|post op notes|postoperative notes)$/,
    states: said("in recovery|aired", "done"),
  },
  {
    members: to("conclusion|conclusions|findings|results summary"),
    states: said("failed|published|reported", "done"),
  },
  {
    members: to("notified|ready since|hold expires|pickup by|hold until"),
    states: said("ready|ready for pickup|available|fulfilled|collected|picked up|expired"),
    owner: oneOf("reservation|hold"),
  },
  {
    members: to("interest rate|offered rate|approved rate|apr|monthly payment"),
    states: said("granted|approved|offered|accepted|paid|active|funded|disbursed"),
    owner: oneOf("application|request"),
  },
  {
    members: to("amount granted|granted amount|granted|monthly amount granted|amount awarded"),
    states: said("granted|approved|awarded|partially granted|paid|active"),
  },
  {
    members: to("interest level|interest|client interest|feedback rating|client feedback"),
    states: said("completed|attended|done|offer made"),
    owner: oneOf("viewing|showing|tour"),
  },
  {
    members: to("adoption|adopted|handover"),
    states: said("completed|adopted|finalized|done"),
    owner: oneOf("adoption"),
  },
  {
    members: to("payment method|paid with|paid|exit|exited|left"),
    states: said("completed|paid|exited|ended|closed"),
    owner: oneOf("parking"),
  },
  {
    members: to("executed|execution|executed on|processed"),
    states: said(
      "completed|executed|filled|partial|partially filled|settled|processed|booked|done",
    ),
    owner: oneOf("transfer|payment|trade|withdrawal|payout"),
  },
  {
    members: to("check out|checkout|current guest|current guest name|occupied until|guest name"),
    states: said("occupied|in use|in house"),
    owner: oneOf("room"),
  },
  {
    members: to("confirmed|confirmation|opted in"),
    states: said("subscribed|active|unsubscribed|bounced|confirmed"),
    owner: oneOf("subscriber|subscription"),
  },
  {
    members: to(
      "time spent|time spent seconds|time taken|correct answers|score|passed|time taken seconds",
    ),
    states: said("submitted|graded|completed|finished|passed|failed"),
    owner: oneOf("attempt"),
  },
  {
    members: to("responded|response"),
    states: said("accepted|declined|countered|rejected"),
    owner: oneOf("offer"),
  },
  {
    members: to("report url|report|result url|results url|result pdf|report file|pdf url"),
    states: said("final|resulted|reported|amended|corrected|ready|reviewed", "done"),
    owner: oneOf("lab|labs|imaging|radiology|bloodtest|diagnostic|inspection|xray|scan"),
  },
  {
    members: to(
      "comments?|interpretation|notes|remarks|doctor (?:comments?|notes)|result|findings|conclusion|impression|summary",
    ),
    states: said("final|resulted|reported|amended|corrected|ready|reviewed", "done"),
    owner: oneOf("lab|labs|imaging|radiology|bloodtest|diagnostic"),
  },
  {
    members: to(
      "diagnosis|diagnosis code|icd10 code|icd code|treatment|treatment plan|prescription|vitals|follow up|doctor notes|clinical notes|notes|findings",
    ),
    states: said("in progress", "done"),
    owner: oneOf("consultation|appointment|visit|encounter|checkup|tutoring|lesson"),
  },
  {
    members: to("treatment|treatments|medication|medications|prescribed medication"),
    states: said("in progress", "done"),
    owner: oneOf("vet|veterinary|veterinarian|animal|pet"),
  },
  {
    members: to("appeal reason|appealed|appeal|appeal decision|appeal note"),
    states: said("appealed|contested|disputed|in appeal|under appeal"),
  },
  {
    members: to("resolution note|resolution comment|resolution details|closing note"),
    states: said("", "done"),
  },
  {
    members: to("satisfaction comment|csat comment|rating comment"),
    states: said("", "done"),
  },
  {
    members: to(
      "possession home|possession away|home possession|away possession|shots home|shots away",
    ),
    states: said("live|in progress|half time|halftime", "done"),
  },
  {
    members: to("last air|final air|finale|last aired"),
    states: said("cancelled", "done"),
    owner: oneOf("series|show|programme|program|anime"),
  },
  {
    members: to("end|ended"),
    states: said("cancelled", "done"),
    owner: oneOf("tvseries|tvshow|series|sitcom"),
  },
  {
    members: to("assessed|assessor|assessed by"),
    states: said("assessed|refunded|paid|closed|completed"),
  },
  {
    members: to(
      "(?:current|active|ongoing) (?:session|trip|ride|rental|call|charge|booking|guest|user|driver|passenger|order|job|task)(?: id)?",
    ),
    states: said(
      "occupied|in use|busy|working|printing|running|washing|drying|charging|on call|on trip|rented|active|in progress|reserved",
    ),
    owner: oneOf(
      "charger|station|connector|scooter|bike|vehicle|taxi|room|desk|machine|court|table|agent|driver|courier|bay|press|printer|robot|forklift|truck|washer|dryer|technician",
    ),
  },
  {
    members: to("winning option|winning candidate|winning entry|winning choice|top option"),
    states: said("", "done"),
  },
  {
    members: to(
      "yield|yield kg|yield tonnes|yield tons|yield per hectare|yield per ha|actual yield|harvested|harvest weight|harvest kg|total yield|harvested kg",
    ),
    states: said("harvested|completed|done|sold|stored|finished"),
    owner: oneOf(
      "bed|crop|plot|field|garden|planting|orchard|allotment|greenhouse|batch|mushroom|grow|harvest|vine|hive",
    ),
  },
  {
    members: to("rollback of|rolled back from|rollback reason"),
    states: said("rolled back"),
    owner: oneOf("deployment|release"),
  },
  {
    members: to("retrospective|retro"),
    states: said("closed|completed", "done"),
    owner: oneOf("sprint|iteration"),
  },
  {
    members: to("freeze|freeze (?:start|end|reason|until)|frozen (?:since|until|from)"),
    states: said("frozen|on hold|paused"),
  },
  {
    members: to("settled|settlement"),
    states: said("won|lost|cashed out|void|refunded|settled|push"),
    owner: oneOf("bet|slip|betslip|wager"),
  },
  {
    members: to(
      "attendees|attended|attendance|live attendees|attendee count|recording|recording url",
    ),
    states: said("recorded", "done"),
    owner: oneOf(
      "webinar|seminar|talk|lecture|livestream|workshop|training|councilmeeting|boardmeeting|committeemeeting",
    ),
  },
  {
    members: to("assigned|assigned date|assigned since|rented since"),
    states: said("occupied|rented|assigned|in use|reserved|taken"),
    owner: oneOf("locker|desk|bed|parking|spot|box|slot|seat|key"),
  },
  {
    members: to(
      "champion|champion team|champion team id|winner(?: [a-z]+)? id|winner|winning team|winner team|winner name|winning variant|winning variant id|winner variant",
    ),
    states: said("", "done"),
    owner: oneOf("league|season|tournament|cup|experiment|test|abtest|splittest|abexperiment"),
  },
  {
    members: to("actual pickup|picked up|pickup actual"),
    states: said(
      "picked|picked up|in transit|customs|out for delivery|delivered|delayed|completed",
    ),
    owner: oneOf("shipment|freight|load|consignment|transport"),
  },
  {
    members: to("actual arrival|arrived"),
    states: said("delivered|completed|arrived"),
    owner: oneOf("shipment|freight|load|consignment|transport"),
  },
];
