import { type Matcher, oneOf } from "../../../one-of.ts";
/** A flag, and what is there when it is raised or when it is not. */
export interface FlagMeaning {
  readonly flag: Matcher;
  readonly members: Matcher;
  /** Whether the members are there without the flag. */
  readonly isOpposite?: true;
  /** Whether a member that is always there takes the flag back. */
  readonly isTold?: true;
  /** What a text says that has to be there all the same. */
  readonly instead?: string;
  /** Of which things it is so. Default: of all. */
  readonly owner?: Matcher;
}

export const flagMeanings: readonly FlagMeaning[] = [
  {
    flag: oneOf("written"),
    members: oneOf("mailed|sent|posted"),
    owner: oneOf("note|letter|card|thankyounote|postcard"),
  },
  // Who is not in the hospital has no bed there.
  {
    flag: oneOf("admitted|inpatient|hospitalized|hospitalised|is inpatient"),
    members: oneOf("ward|room|bed|room number|bed number|admission|admitted|admission date"),
    owner: oneOf("patient|inpatient"),
  },
  // What is no gem is not sold by the carat.
  {
    flag: oneOf("gemstone|gem|gem quality|gem grade"),
    members: oneOf("price per carat|carat price|price carat|cut|gem cut"),
  },
  // Who asked to be told of a price has been told once.
  {
    flag: oneOf("active|enabled"),
    members: oneOf("triggered|notified"),
    isOpposite: true,
    owner: oneOf("pricealert|stockalert|restockalert|pricewatch"),
  },
  {
    flag: oneOf("handed off|escalated|handed over|transferred"),
    members: oneOf("handoff reason|escalation reason|transfer reason|handoff|hand off reason"),
  },
  {
    flag: oneOf("certification|certificate|certified|certificate offered|offers certificate"),
    members:
      /^certificat(?:e|ion) (?:valid|validity|expires|name|type|url)(?: (?:for|months|years|days))*$/,
  },
  {
    flag: oneOf("registered voter|voter|registered to vote|voter registered"),
    members: /^voter (?:number|no|card|card number|registration|registration number|since)$/,
  },
  {
    flag: oneOf("resolved|fixed|solved|repaired"),
    members: /^(?:resolution|solution|fix|repair)(?: notes?| details| summary)?$/,
  },
  {
    flag: oneOf("sold"),
    members: oneOf(
      "winner|winner name|winning bidder|hammer price|sold price|sold for|final price|buyer|buyer name|sold|sold to",
    ),
  },
  {
    flag: oneOf("success|successful|succeeded|delivered|ok"),
    members: oneOf("next retry|next attempt|retry|error|error message|failure reason"),
    isOpposite: true,
  },
  {
    flag: oneOf("available"),
    members:
      /^(?:booked by|booked until|reserved by|reserved until|occupied by|rented by|rented until|borrowed by|borrower|borrower name|renter name|current (?:user|occupant|renter|borrower))$/,
    isOpposite: true,
  },
  {
    flag: /^(?:has )?(?:electric(?:ity)?|power|(?:electric(?:al)? )?hookups?)$/,
    members: /^(?:amp|electric|max amp)/,
  },
  {
    flag: oneOf("pregnant|in calf"),
    members: oneOf("due|expected calving|calving|expected birth"),
  },
  {
    flag: /^(?:organic|certified|organic certified|certified organic)$/,
    members:
      /^(?:certification body|certifying body|certifier|certified by|certification (?:number|date|expiry|expires)|certified (?:since|until))$/,
  },
  { flag: oneOf("perishable"), members: oneOf("expiry|expires|expiration|best before|use by") },
  { flag: /^(?:on )?leave$/, members: /^(?:leave (?:until|end|start|reason)|back)$/ },
  { flag: /^(?:on |in )?trial$/, members: /^trial (?:ends?|expires|expiry|until)$/ },
  {
    flag: oneOf("escaped|solved"),
    members: /^(?:completion|escape|solve|solving|finish)(?: time)?(?: minutes| seconds)?$/,
  },
  {
    flag: oneOf("public"),
    members: oneOf("password|passcode|access code|pin"),
    isOpposite: true,
  },
  {
    flag: /^(?:two factor|2 ?fa|mfa)(?: auth| authentication)?(?: enabled| active)?$/,
    members:
      /^(?:two factor|2 ?fa|mfa)(?: auth| authentication)? (?:method|type|secret|phone|phone number|enabled|app|channel)$|^(?:backup|recovery) codes$/,
  },
  {
    flag: /^(?:subscribed|opted in|(?:marketing|newsletter) opt in|email opt in)$/,
    members: oneOf(
      "unsubscribed|unsubscribe reason|unsubscription reason|opted out|opt out reason",
    ),
    isOpposite: true,
  },
  { flag: oneOf("vaccinated"), members: /^last (?:vaccination|vaccinated)$/ },
  {
    flag: oneOf("livestreamed|live streamed|streamed"),
    members: /^(?:live ?)?stream (?:url|link|key)$/,
  },
  {
    flag: oneOf("current|currently working|present|ongoing|open ended"),
    members: oneOf("end|ended|to|until|left"),
    isOpposite: true,
  },
  {
    flag: oneOf("permanent|indefinite"),
    members: oneOf("end|ends|closing|closes|until|to|expires|expiry"),
    isOpposite: true,
    isTold: true,
  },
  {
    flag: oneOf("active"),
    members: oneOf(
      "deactivated|cancelled|canceled|terminated|termination|archived|deleted|suspended|disabled|ended|resigned",
    ),
    isOpposite: true,
  },
  { flag: oneOf("alive|living"), members: oneOf("died|death|deceased"), isOpposite: true },
  {
    flag: oneOf("success|successful|succeeded|ok"),
    members: oneOf("failure reason|failure|error|error message|error code|failure code|reason"),
    isOpposite: true,
  },
  {
    flag: oneOf("done|finished|complete"),
    members: oneOf("completed|completed by|done|finished|completion"),
  },
  { flag: oneOf("completed"), members: /^(?:finished|done)(?: by)?$/, isTold: true },
  {
    flag: oneOf("paid|premium|paid only"),
    members: /^(?:(?:monthly|yearly|annual|subscription) price|price per (?:month|year))$/,
  },
  {
    flag: oneOf("live|streaming|on air"),
    members: oneOf(
      "current viewers|viewers|viewer count|live viewers|stream title|live title|current game|live since|stream started",
    ),
  },
  {
    flag: oneOf("flagged|reported"),
    members: oneOf("flag reason|flagged reason|report reason|flagged by|flagged|reported by"),
  },
  { flag: oneOf("deceased"), members: oneOf("died|death") },
  {
    flag: oneOf("recurring|repeating|repeats"),
    members: oneOf(
      "recurrence|recurrence rule|repeat every|repeats every|repeat interval|repeat|frequency|rrule|interval|recurrence pattern",
    ),
  },
  {
    flag: oneOf("on sale|sale|discounted"),
    members: oneOf(
      "sale price|discount|discounted price|compare at price|original price|discount percentage|discount percent",
    ),
  },
  {
    flag: /^(?:prescription|rx) (?:required|needed)$|^(?:requires|needs) prescription$/,
    members: /^(?:prescriber|prescribed by|doctor|prescription (?:number|id|url))$/,
  },
  { flag: /^(?:needs|wears) (?:glasses|lenses)$/, members: /^lens(?:es)? type$/ },
  { flag: oneOf("aged|dry aged"), members: /^(?:dry )?ag(?:e|ed|ing)(?: days| weeks)$/ },
  {
    flag: oneOf("occupied|in use|taken"),
    members:
      /^(?:party name|group name|customer name|occupied by|used by|started|(?:current )?(?:party|customer|player)s?)$/,
  },
  {
    flag: oneOf("available|vacant|free"),
    members:
      /^(?:current (?:meeting|session|booking|guest|patient|order|call|trip|ride|job|task|job id|order id|task id)|next available|available (?:again|from)|tenant|tenant name|occupant|borrower|assigned to|assigned user|assigned employee|assignee|current holder|current member|current user|current occupant|current tenant|rented (?:until|since)|leased (?:until|since))$/,
    isOpposite: true,
  },
  { flag: oneOf("occupied"), members: /^available(?: from)?$/ },
  {
    flag: oneOf("rented|occupied|leased"),
    members:
      /^(?:current (?:guest|boat|vessel|tenant|patient|vehicle|animal|user|occupant|renter)(?: name)?|guest name|check out|tenant|tenant name|occupant|lease ends?|lease (?:end date|until|expires|expiry)|lease start|rented since|leased since|rented|leased|paid through|paid until|occupied (?:by|since|until)|(?:license |vehicle |car )?plate|vehicle|parked (?:since|by)|patient|patient name)$/,
  },
  {
    flag: oneOf("borrowed|on loan|checked out"),
    members:
      /^(?:borrower|due|borrowed|borrowed by|loaned to|on loan to|loan (?:until|end|due|return))$/,
  },
  { flag: oneOf("plus one|has plus one|bringing guest"), members: oneOf("plus one name") },
  {
    flag: oneOf("interpreter needed|interpreter required|needs interpreter|requires interpreter"),
    members: oneOf("language|interpreter language|interpreter|interpreter name"),
  },
  { flag: oneOf("recorded"), members: /^recording(?: url| link)?$/ },
  { flag: oneOf("married"), members: oneOf("spouse|spouse name") },
  { flag: oneOf("thank you sent"), members: oneOf("gift received|gift|gift description") },
  {
    flag: oneOf("gift|gift wrap|gift wrapped|gift wrapping"),
    members: oneOf("gift message|gift note"),
  },
  {
    flag: /^(?:allow|allows|accept|accepts) late(?: submissions?| work)?$/,
    members: /^late (?:penalty|penalty percent|penalty percentage|deduction|fee)$/,
  },
  {
    flag: oneOf("refrigerated|reefer"),
    members: oneOf(
      "temperature|temperature setpoint|setpoint|temperature setting|temperature setpoint c|setpoint c",
    ),
  },
  {
    flag: oneOf("refrigerated|temperature controlled|climate controlled|cooled|cold storage"),
    members: oneOf(
      "min temperature c|max temperature c|min temperature|max temperature|temperature c|temperature range|target temperature c|set temperature",
    ),
  },
  {
    flag: oneOf("hazardous|dangerous goods|hazmat"),
    members: oneOf("un number|hazard class|hazmat class|hazard code|un no"),
  },
  {
    flag: oneOf(
      "anomaly|anomalous|alert|alarm|outlier|out of range|alert triggered|alarm triggered",
    ),
    members:
      /^(?:alert|alarm|anomaly|warning) (?:message|text|reason|type|description|details|level|severity)$/,
  },
  { flag: oneOf("stackable"), members: oneOf("max stack|stack size|max stack size") },
  {
    flag: oneOf("completed|done|finished|complete"),
    members:
      /^(?:outcome|result|outcome notes|score|final score|grade|(?:actual|final) (?:hours|minutes|duration|cost|time|price|amount))$/,
  },
  { flag: oneOf("fee paid|paid"), members: oneOf("payment reference|payment method|paid with") },
  { flag: oneOf("password protected|protected|has password"), members: oneOf("password|passcode") },
  { flag: oneOf("reimbursable|refundable"), members: oneOf("reimbursed|reimbursement") },
  {
    flag: oneOf("running|live|streaming|on air"),
    members: oneOf("end|ended|stopped|stop"),
    isOpposite: true,
  },
  {
    flag: oneOf("current|active|current tenant|current resident"),
    members: oneOf("move out|moved out"),
    isOpposite: true,
  },
  { flag: oneOf("delayed"), members: oneOf("delay|delay minutes|delay reason") },
  {
    flag: oneOf("online|virtual|remote|telehealth|telemedicine|video|video call|video visit"),
    members: oneOf(
      "meeting url|join url|meeting link|video link|video call link|video call url|call link|join link|zoom link|zoom url|video url|stream url|meeting",
    ),
  },
  {
    flag: oneOf("anonymous"),
    members: oneOf("name|author|author name|donor|donor name|supporter name|email"),
    isOpposite: true,
    instead: "Anonymous",
  },
  { flag: oneOf("answered"), members: oneOf("answer|answered by|best answer") },
  {
    flag: oneOf("insured|has insurance"),
    members: oneOf(
      "insurance provider|insurer|insurance policy|insurance number|insurance company",
    ),
  },
  { flag: oneOf("shared"), members: oneOf("shared with|shared by|share url|share link|shared") },
  { flag: oneOf("muted"), members: oneOf("muted until") },
  {
    flag: oneOf("injured"),
    members: oneOf("injury|injury type|injury reason|expected return|injured until|injury details"),
  },
  {
    flag: oneOf("live|streaming|on air|broadcasting"),
    members: oneOf("started|stream started|live since|went live|stream start"),
  },
  {
    flag: oneOf("certificate issued|certificate earned|certified"),
    members: oneOf(
      "certificate url|certificate|certificate number|certificate id|certificate link",
    ),
  },
  { flag: oneOf("pass|passed"), members: oneOf("certificate|certificate url") },
];
