import { type Matcher, oneOf } from "../../../one-of.ts";
import { to } from "../../../state-words.ts";

/** A member that only some kinds of a thing have. */
export interface OfKind {
  readonly members: Matcher;
  readonly kinds: Matcher;
  /** Words of the things that it is for. Default: all. */
  readonly owner?: Matcher;
  /** Whether a number that must be there is none for the other kinds: an electric engine has no cylinders. */
  readonly isNone?: true;
  /** Which open text says so: that it is a coupé does not. Default: any. */
  readonly tellers?: RegExp;
}

const baby = oneOf("baby|infant|newborn|feeding");
/** What stands on some land, and no way in which it is offered. */
const built =
  /^(?!(?:land|plot|lot|building plot|parking|garage|(?:for )?(?:sale|rent|lease)|rental|buy|sell|auction|short term|long term|shortterm|longterm)$)/;
const question = oneOf("question|field|survey|form|poll");
const movement = oneOf("movement|stockmovement|inventorymovement");
const usage = oneOf("usage|mobileusage|cdr|usagerecord|callrecord");
const media = "image|photo|picture|file|video|audio|voice|document|gif|attachment";

export const ofKinds: readonly OfKind[] = [
  {
    // A firm was not born.
    members: to("date of birth|birth date|birthday|birthdate|gender|marital status"),
    kinds: to("private|personal|individual|person|consumer|natural person|residential"),
    owner: oneOf("client|customer|account|contact|payer|policyholder|party|member"),
  },
  {
    members: to("options|choices|answers|answer options|possible answers"),
    kinds: to(
      "single|multiple|single choice|multiple choice|single select|multi select|choice|choices|dropdown|select|radio|checkbox|checkboxes|ranking|mcq",
    ),
    owner: question,
  },
  {
    members: to("end date"),
    kinds: to("fixed term|temporary|internship|seasonal"),
    owner: oneOf("employmentcontract|employment"),
  },
  {
    members: to("injured person|body part|days lost|lost days"),
    kinds: to("injury|lost time injury|illness"),
    owner: oneOf("incident|accident"),
    isNone: true,
  },
  {
    members: to("priority|preference|weight"),
    kinds: to("mx|srv"),
    owner: oneOf("dns|dnsrecord"),
  },
  {
    members: to("expires at|expires on|expiry date|expiration date|valid until|expiry|renews at"),
    kinds: /^(?!(?:perpetual|lifetime|permanent|one time|oem)$)/,
    owner: oneOf("license|licence|licensekey|softwarelicense"),
  },
  {
    members: to("post|post id|comment|comment id|photo id|story id|tweet id|video id"),
    kinds: to(
      "like|comment|mention|share|reply|reaction|repost|retweet|tag|love|quote|new comment|new like",
    ),
    owner: oneOf("notification"),
  },
  {
    members: to("delivery fee|delivery charge|delivery cost"),
    kinds: to("delivery|home delivery"),
    owner: oneOf("order|foodorder|restaurantorder"),
    isNone: true,
  },
  {
    members: to("waiter|waiter name|server name|table number"),
    kinds: to("dine in|dinein|eat in|table"),
    owner: oneOf("order|foodorder|restaurantorder"),
  },
  {
    members: to("crew|crew members|astronauts|commander|crew size"),
    kinds: to("crewed|manned|human|human spaceflight"),
    owner: oneOf("mission|spacemission|launch|flight"),
  },
  {
    members: to(
      "damages sought|damages|damages claimed|amount sought|amount in dispute|claim value|claim amount|claimed amount",
    ),
    kinds: to(
      "civil|commercial|contract|tort|personal injury|employment|labor|labour|small claims|malpractice|property|class action|business|corporate|intellectual property|ip|real estate|consumer|landlord tenant",
    ),
    owner: oneOf("case|courtcase|legalcase|lawsuit|litigation"),
  },
  {
    members: to("employer|employer name|company name|workplace|supervisor|supervisor name"),
    kinds: to(
      "employed|full time|part time|employed full time|employed part time|contract|temporary",
    ),
    owner: oneOf(
      "loan|application|applicant|mortgage|borrower|tenant|credit|employment|person|client",
    ),
  },
  {
    members: to("limit price"),
    kinds: to("limit|stop limit"),
    owner: oneOf("trade|order|stockorder|tradeorder"),
  },
  {
    members: to("stop price|trigger price"),
    kinds: to("stop|stop limit|stop loss|trailing stop"),
    owner: oneOf("trade|order|stockorder|tradeorder"),
  },
  {
    members: to("vehicle|insured vehicle|car|vehicle details|license plate|vin"),
    kinds: to("car|auto|motor|vehicle|motorcycle"),
    owner: oneOf("policy|insurance|insurancepolicy|quote|coverage|claim"),
  },
  {
    members: to(
      "mime type|mimetype|content type|extension|file extension|download url|file url|thumbnail url|preview url|thumbnail|checksum",
    ),
    kinds: to("file|document"),
    owner: oneOf("file|drive|folder|node|document|entry|fileentry|item"),
  },
  { members: to("children"), kinds: to("folder|directory") },
  { members: to("hourly rate|rate per hour"), kinds: to("hourly|time and materials|by the hour") },
  { members: to("flat fee|fixed fee|fixed price"), kinds: to("flat|fixed|flat fee|fixed fee") },
  {
    members: to(
      "engine size|engine displacement|displacement|engine capacity|engine cc|engine size l|engine liters|engine litres|engine size liters|cylinders|displacement cc|fuel consumption",
    ),
    kinds: to(
      "petrol|gasoline|gas|diesel|hybrid|plug in hybrid|lpg|cng|ethanol|flex|flex fuel|mild hybrid",
    ),
    owner: oneOf("vehicle|car|van|truck|motorcycle|motorbike|listing|suv"),
    isNone: true,
    tellers: /fuel|power|engine/,
  },
  {
    members: to("battery level|battery|charge level|battery percent|battery capacity kwh|range km"),
    kinds: to(
      "electric|hybrid|plug in hybrid|battery|e bike|ebike|electric bike|e scooter|scooter|electric scooter|e cargo|e mountain",
    ),
    owner: oneOf("forklift|vehicle|car|van|truck|machine|bike|bicycle|scooter|lift"),
  },
  ...[
    ["brightness|brightness percent|color temperature|colour|color", "light|lamp|bulb|led|dimmer"],
    [
      "temperature|target temperature|current temperature|set temperature|humidity",
      "thermostat|sensor|climate|heater|ac|air conditioner|fan|radiator",
    ],
    ["volume|now playing", "speaker|tv|television|soundbar"],
    ["locked|is locked", "lock|door|smart lock"],
    [
      "battery|battery level|battery percent|battery pct",
      "lock|sensor|camera|doorbell|motion|button|remote|tracker|smoke detector",
    ],
  ].map(([members = "", kinds = ""]) => ({
    members: to(members),
    kinds: to(kinds),
    owner: oneOf("device|smartdevice|smarthome|gadget|appliance"),
  })),
  {
    members: to("temperature setpoint|set temperature|temperature|reefer temperature"),
    kinds: to("reefer|refrigerated|cold|frozen|chilled"),
    owner: oneOf("container|trailer|shipment|load"),
  },
  {
    members: to("distance|distance km|distance m|distance miles|pace|avg pace|elevation gain"),
    kinds: to(
      "cardio|run|running|cycling|bike|ride|walk|walking|hike|hiking|swim|swimming|rowing|treadmill|jog|jogging|ski|skiing",
    ),
    owner: oneOf("workout|training|exercise|activity"),
  },
  {
    members: to("plate number|license plate|licence plate|vehicle plate|plate"),
    kinds: to("car|scooter|van|motorbike|motorcycle|truck|moped"),
    owner: oneOf("courier|driver|rider"),
  },
  {
    members: to("starting bid|current bid|reserve price|start price|bid increment|highest bid"),
    kinds: to("auction|bidding"),
    owner: oneOf("listing|item|lot|offer"),
  },
  {
    members: to(
      "seasons|season count|number of seasons|total seasons|episodes|episode count|episodes count",
    ),
    kinds: to("series|tv|show|tv show|tv series|anime|miniseries"),
  },
  {
    members: to(
      "season|season number|episode|episode number|episode title|series title|series name|total episodes|episodes watched|watched episodes|current episode|current season|seasons watched|last watched episode",
    ),
    kinds: to("series|tv|show|tv show|tv series|anime|miniseries|episode|season"),
    owner: oneOf(
      "history|entry|watch|watched|view|viewing|title|media|content|item|watchlist|progress",
    ),
  },
  {
    members: to("runtime|runtime minutes|duration minutes|runtime min"),
    kinds: to("movie|film|documentary|short|short film"),
    owner: oneOf("title|movie|content|media|film|watchlist|show"),
  },
  {
    members: to("price|fixed price"),
    kinds: to("fixed price|fixed|buy now|sale|classified"),
    owner: oneOf("listing"),
  },
  {
    members: to("room|room number|consulting room"),
    kinds: to("in person|onsite|on site|clinic|office"),
    owner: oneOf("appointment|consultation|visit"),
  },
  {
    members: to("table number|table|table name|table id"),
    kinds: to("dine in|dining|eat in|on site|table|in house"),
    owner: oneOf("order|restaurant|ticket|check|bill"),
  },
  {
    members: to("duration|duration seconds|duration sec|duration minutes|call duration|seconds"),
    kinds: to("call|voice|calls|outgoing call|incoming call|voice call|international call"),
    owner: usage,
    isNone: true,
  },
  {
    members: to("data|data mb|data gb|data used|data used mb|data used gb|megabytes|bytes"),
    kinds: to("data|internet|mobile data|roaming data"),
    owner: usage,
    isNone: true,
  },
  {
    members: to("destination|recipient|called number|to number|destination number|dialed number"),
    kinds: to("call|voice|sms|mms|text|message|voice call|international call"),
    owner: usage,
  },
  {
    members: to(
      "milk yield|milk yield liters|milk yield l|daily milk yield|milk per day|milk liters",
    ),
    kinds: to("cow|cattle|goat|sheep|buffalo|dairy cow|ewe"),
    owner: oneOf("livestock|animal|farm|herd|cow"),
    isNone: true,
  },
  {
    members: to("from location|source location|from warehouse|from bin|source"),
    kinds: to("outbound|out|issue|pick|picking|transfer|shipment|dispatch|sale|move"),
    owner: movement,
  },
  {
    members: to("to location|destination location|target location|to warehouse|to bin|destination"),
    kinds: to("inbound|in|receipt|receiving|putaway|transfer|return|purchase|move"),
    owner: movement,
  },
  { members: to("content|text|body"), kinds: to("article|text|reading"), owner: oneOf("lesson") },
  {
    members: to("spouse|spouse name|partner name|married since"),
    kinds: to("married|partnership"),
  },
  {
    members: to("fee|transfer fee|fee amount"),
    kinds: to("permanent|loan"),
    owner: oneOf("transfer"),
  },
  {
    members: to("attack|damage|attack power|attack speed"),
    kinds: to("weapon|sword|bow|staff"),
    owner: oneOf("item|equipment|loot|gear"),
  },
  {
    members: to("defense|defence|armor|armor value"),
    kinds: to("armor|armour|shield|helmet"),
    owner: oneOf("item|equipment|loot|gear"),
  },
  {
    members: to("durability|max durability"),
    kinds: to("weapon|armor|armour|tool|shield|equipment"),
    owner: oneOf("item|equipment|loot|gear"),
  },
  {
    members: oneOf("amount ml|amount|volume ml|ml|breast side|side|feeding type|bottle ml"),
    kinds: oneOf("feeding|bottle|nursing|breastfeeding|feed|breast|formula|pumping"),
    owner: baby,
  },
  {
    members: oneOf("diaper type|diaper|nappy type|diaper contents"),
    kinds: oneOf("diaper|nappy|diaper change"),
    owner: baby,
  },
  {
    members: oneOf("end|ended|sleep quality|nap duration"),
    kinds: oneOf("sleep|nap|feeding|nursing|bath|play|tummy time"),
    owner: baby,
  },
  {
    members: oneOf("min value|max value|min|max|scale min|scale max|min label|max label|scale"),
    kinds: oneOf("rating|scale|number|numeric|range|slider|linear scale|nps|likert"),
    owner: question,
  },
  {
    members: oneOf(
      "card last4|last4|last four|card brand|card last four|expiry month|expiry year|card expiry|cardholder name",
    ),
    kinds: oneOf("card|credit card|debit card|visa|mastercard|amex|credit|debit"),
  },
  {
    members: oneOf("iban|bank name|bank account|account number|routing number|sort code|bic"),
    kinds: oneOf(
      "bank|bank transfer|bank account|transfer|sepa|sepa debit|ach|wire|wire transfer|direct debit",
    ),
  },
  {
    members: to(
      "attachment|attachments|attachment url|file|file url|media|media url|file name|file size|mime type|thumbnail|thumbnail url",
    ),
    kinds: to(media),
    owner: oneOf("message|chat|dm|note|post"),
  },
  {
    members: to("duration|duration seconds|duration sec|duration ms|length seconds"),
    kinds: to("audio|voice|video|call|reel|voice note|short"),
    owner: oneOf("message|media|attachment|asset|post|content"),
  },
  {
    members: to(
      "credit limit|available credit|minimum payment|min payment|statement balance|statement date|payment due|apr",
    ),
    kinds: to("credit|credit card|charge"),
    owner: oneOf("card|account|wallet"),
  },
  {
    members: to("overdraft limit|overdraft|overdraft protection|arranged overdraft"),
    kinds: to("checking|current|business|business checking|giro|main|personal|joint|everyday"),
    owner: oneOf("account|bankaccount"),
  },
  {
    members: to(
      "brand|card brand|exp month|exp year|expiry month|expiry year|expiry|cardholder name|card last4|expires|card number",
    ),
    kinds: to("card|credit card|debit card|credit|debit|visa|mastercard|amex|american express"),
    owner: oneOf("method|payment|source|instrument|wallet"),
  },
  {
    members: to("name|title|icon|group name|description|topic"),
    kinds: to("group|channel|public|private|broadcast|community"),
    owner: oneOf("conversation|chat|thread"),
  },
  {
    members: to("floor|floor number|total floors|floors total|unit number|apartment number|unit"),
    kinds: to("apartment|flat|condo|studio|penthouse|loft|room|office|commercial"),
    owner: oneOf("property|home|listing|estate|rental|unit"),
  },
  {
    members: to("lot size|lot|plot size|land area|plot area|garden area|lot area"),
    kinds: to("house|villa|land|townhouse|cottage|farm|bungalow|single family|detached|farmhouse"),
    owner: oneOf("property|home|listing|estate"),
  },
  {
    members: to("amenities|features|facilities|bathrooms|baths|parking spaces"),
    kinds: built,
    owner: oneOf("property|home|listing|estate|realestate"),
    isNone: true,
  },
  {
    members: to(
      "year built|built|construction year|year of construction|energy rating|energy class|heating|floors|living area",
    ),
    kinds: built,
    owner: oneOf("property|home|listing|estate|realestate"),
  },
  {
    members: to("card|card details"),
    kinds: to("card|credit card|debit card|credit|debit"),
    owner: oneOf("payment|method|paymentmethod"),
  },
  {
    members: to("max discount|maximum discount|discount cap|max discount amount"),
    kinds: to("percentage|percent|percentage off|percent off"),
    owner: oneOf("coupon|discount|promotion|voucher|code|promo"),
  },
];
