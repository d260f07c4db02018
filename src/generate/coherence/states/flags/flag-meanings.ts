/** A flag, and what is there when it is raised or when it is not. */
export interface FlagMeaning {
  readonly flag: RegExp;
  readonly members: RegExp;
  /** Whether the members are there without the flag. */
  readonly isOpposite?: true;
  /** Whether a member that is always there takes the flag back. */
  readonly isTold?: true;
}

export const flagMeanings: readonly FlagMeaning[] = [
  {
    flag: /^sold$/,
    members:
      /^(?:winner|winner name|winning bidder|hammer price|sold price|sold for|final price|buyer|buyer name|sold|sold to)$/,
  },
  {
    flag: /^available$/,
    members:
      /^(?:booked by|booked until|reserved by|reserved until|occupied by|rented by|rented until|borrowed by|borrower|borrower name|renter name|current (?:user|occupant|renter|borrower))$/,
    isOpposite: true,
  },
  { flag: /^perishable$/, members: /^(?:expiry|expires|expiration|best before|use by)$/ },
  { flag: /^(?:on )?leave$/, members: /^(?:leave (?:until|end|start|reason)|back)$/ },
  { flag: /^(?:on |in )?trial$/, members: /^trial (?:ends?|expires|expiry|until)$/ },
  {
    flag: /^(?:escaped|solved)$/,
    members: /^(?:completion|escape|solve|solving|finish)(?: time)?(?: minutes| seconds)?$/,
  },
  {
    flag: /^public$/,
    members: /^(?:password|passcode|access code|pin)$/,
    isOpposite: true,
  },
  {
    flag: /^(?:two factor|2 ?fa|mfa)(?: auth| authentication)?(?: enabled| active)?$/,
    members:
      /^(?:two factor|2 ?fa|mfa)(?: auth| authentication)? (?:method|type|secret|phone|phone number|enabled|app|channel)$|^(?:backup|recovery) codes$/,
  },
  {
    flag: /^(?:subscribed|opted in|(?:marketing|newsletter) opt in|email opt in)$/,
    members: /^(?:unsubscribed|unsubscribe reason|unsubscription reason|opted out|opt out reason)$/,
    isOpposite: true,
  },
  { flag: /^vaccinated$/, members: /^last (?:vaccination|vaccinated)$/ },
  {
    flag: /^(?:livestreamed|live streamed|streamed)$/,
    members: /^(?:live ?)?stream (?:url|link|key)$/,
  },
  {
    flag: /^(?:current|currently working|present|ongoing|open ended)$/,
    members: /^(?:end|ended|to|until|left)$/,
    isOpposite: true,
  },
  {
    flag: /^(?:permanent|indefinite)$/,
    members: /^(?:end|ends|closing|closes|until|to|expires|expiry)$/,
    isOpposite: true,
    isTold: true,
  },
  {
    flag: /^active$/,
    members:
      /^(?:deactivated|cancelled|canceled|terminated|termination|archived|deleted|suspended|disabled|ended|resigned)$/,
    isOpposite: true,
  },
  { flag: /^(?:alive|living)$/, members: /^(?:died|death|deceased)$/, isOpposite: true },
  {
    flag: /^(?:success|successful|succeeded|ok)$/,
    members: /^(?:failure reason|failure|error|error message|error code|failure code|reason)$/,
    isOpposite: true,
  },
  {
    flag: /^(?:done|finished|complete)$/,
    members: /^(?:completed|completed by|done|finished|completion)$/,
  },
  { flag: /^completed$/, members: /^(?:finished|done)(?: by)?$/, isTold: true },
  {
    flag: /^(?:paid|premium|paid only)$/,
    members: /^(?:(?:monthly|yearly|annual|subscription) price|price per (?:month|year))$/,
  },
  {
    flag: /^(?:live|streaming|on air)$/,
    members:
      /^(?:current viewers|viewers|viewer count|live viewers|stream title|live title|current game|live since|stream started)$/,
  },
  { flag: /^deceased$/, members: /^(?:died|death)$/ },
  {
    flag: /^(?:recurring|repeating|repeats)$/,
    members:
      /^(?:recurrence|recurrence rule|repeat every|repeats every|repeat interval|repeat|frequency|rrule|interval|recurrence pattern)$/,
  },
  {
    flag: /^(?:on sale|sale|discounted)$/,
    members:
      /^(?:sale price|discount|discounted price|compare at price|original price|discount percentage|discount percent)$/,
  },
  {
    flag: /^(?:available|vacant|free)$/,
    members:
      /^(?:current (?:meeting|session|booking|guest|patient|order|call|trip|ride|job|task|job id|order id|task id)|next available|available (?:again|from)|tenant|tenant name|occupant|borrower|assigned to|assigned user|assigned employee|assignee|current holder|current member|current user|current occupant|current tenant|rented (?:until|since)|leased (?:until|since))$/,
    isOpposite: true,
  },
  { flag: /^occupied$/, members: /^available(?: from)?$/ },
  {
    flag: /^(?:rented|occupied|leased)$/,
    members:
      /^(?:current (?:guest|boat|vessel|tenant|patient|vehicle|animal|user|occupant|renter)(?: name)?|guest name|check out|tenant|tenant name|occupant|lease ends?|lease (?:end date|until|expires|expiry)|lease start|rented since|leased since|rented|leased|paid through|paid until|occupied (?:by|since|until)|(?:license |vehicle |car )?plate|vehicle|parked (?:since|by)|patient|patient name)$/,
  },
  {
    flag: /^(?:borrowed|on loan|checked out)$/,
    members:
      /^(?:borrower|due|borrowed|borrowed by|loaned to|on loan to|loan (?:until|end|due|return))$/,
  },
  { flag: /^(?:plus one|has plus one|bringing guest)$/, members: /^plus one name$/ },
  { flag: /^recorded$/, members: /^recording(?: url| link)?$/ },
  { flag: /^(?:married)$/, members: /^(?:spouse|spouse name)$/ },
  {
    flag: /^(?:gift|gift wrap|gift wrapped|gift wrapping)$/,
    members: /^(?:gift message|gift note)$/,
  },
  {
    flag: /^(?:allow|allows|accept|accepts) late(?: submissions?| work)?$/,
    members: /^late (?:penalty|penalty percent|penalty percentage|deduction|fee)$/,
  },
  {
    flag: /^(?:refrigerated|temperature controlled|climate controlled|cooled|cold storage)$/,
    members:
      /^(?:min temperature c|max temperature c|min temperature|max temperature|temperature c|temperature range|target temperature c|set temperature)$/,
  },
  {
    flag: /^(?:hazardous|dangerous goods|hazmat)$/,
    members: /^(?:un number|hazard class|hazmat class|hazard code|un no)$/,
  },
  {
    flag: /^(?:anomaly|anomalous|alert|alarm|outlier|out of range|alert triggered|alarm triggered)$/,
    members:
      /^(?:alert|alarm|anomaly|warning) (?:message|text|reason|type|description|details|level|severity)$/,
  },
  { flag: /^stackable$/, members: /^(?:max stack|stack size|max stack size)$/ },
  {
    flag: /^(?:completed|done|finished|complete)$/,
    members:
      /^(?:outcome|result|outcome notes|score|final score|grade|(?:actual|final) (?:hours|minutes|duration|cost|time|price|amount))$/,
  },
  { flag: /^(?:fee paid|paid)$/, members: /^(?:payment reference|payment method|paid with)$/ },
  { flag: /^(?:password protected|protected|has password)$/, members: /^(?:password|passcode)$/ },
  { flag: /^(?:reimbursable|refundable)$/, members: /^(?:reimbursed|reimbursement)$/ },
  {
    flag: /^(?:running|live|streaming|on air)$/,
    members: /^(?:end|ended|stopped|stop)$/,
    isOpposite: true,
  },
  { flag: /^(?:delayed)$/, members: /^(?:delay|delay minutes|delay reason)$/ },
  {
    flag: /^(?:online|virtual|remote|telehealth|telemedicine|video|video call|video visit)$/,
    members:
      /^(?:meeting url|join url|meeting link|video link|video call link|video call url|call link|join link|zoom link|zoom url|video url|stream url|meeting)$/,
  },
  {
    flag: /^(?:anonymous)$/,
    members: /^(?:name|author|author name|donor name|email)$/,
    isOpposite: true,
  },
  { flag: /^(?:answered)$/, members: /^(?:answer|answered by|best answer)$/ },
  {
    flag: /^(?:insured|has insurance)$/,
    members: /^(?:insurance provider|insurer|insurance policy|insurance number|insurance company)$/,
  },
  { flag: /^shared$/, members: /^(?:shared with|shared by|share url|share link|shared)$/ },
  { flag: /^(?:muted)$/, members: /^muted until$/ },
  {
    flag: /^injured$/,
    members: /^(?:injury|injury type|injury reason|expected return|injured until|injury details)$/,
  },
  {
    flag: /^(?:live|streaming|on air|broadcasting)$/,
    members: /^(?:started|stream started|live since|went live|stream start)$/,
  },
  {
    flag: /^(?:certificate issued|certificate earned|certified)$/,
    members: /^(?:certificate url|certificate|certificate number|certificate id|certificate link)$/,
  },
  { flag: /^(?:pass|passed)$/, members: /^(?:certificate|certificate url)$/ },
];
