import type { Bound } from "./bound.ts";
import { leisureBounds } from "./leisure-bounds.ts";
import { moneyBounds } from "./money-bounds.ts";
import { recordBounds } from "./record-bounds.ts";
import { worksBounds } from "./works-bounds.ts";

export const bounds: readonly Bound[] = [
  ...worksBounds,
  ...leisureBounds,
  ...recordBounds,
  ...moneyBounds,
  {
    lower: "hotspot gb|hotspot data gb|roaming gb|roaming data gb|eu data gb|tethering gb",
    upper: "data gb|data|data allowance gb|data limit gb|data included gb",
    isLoose: true,
    least: 0.1,
  },
  {
    lower: "watchers|watchers count|watcher count",
    upper: "stars|stargazers|stargazers count|star count|stars count",
    isLoose: true,
    most: 0.3,
  },
  {
    lower:
      "cultivated area|arable area|planted area|irrigated area|built area|usable area|green area|farmed area|leasable area|harvested area",
    upper: "total area|land area|plot area|farm area|gross area",
    isLoose: true,
    least: 0.4,
    most: 0.95,
  },
  {
    lower: "students present|present students|present|present count|attended",
    upper: "students total|total students|students enrolled|enrolled|class size|student count",
    isLoose: true,
    least: 0.7,
  },
  {
    lower: "attempt|attempts|attempt count|attempt number|retry count|retries|tries",
    upper: "max attempts|maximum attempts|max retries|retry limit|max tries",
    isLoose: true,
  },
  {
    lower: "won deals|deals won|closed deals|deals closed",
    upper: "deals|total deals|deal count|deals count|opportunities",
    isLoose: true,
    least: 0.2,
    most: 0.8,
  },
  { lower: "picked|picked quantity", upper: "quantity|ordered quantity|qty", isLoose: true },
  {
    lower:
      "produced|completed|manufactured|done|committed|baked|printed|packed|assembled|sewn|built|processed|made|picked|collected|visited|delivered|served|inspected",
    upper: "planned|ordered|scheduled|committed",
    least: 0.5,
  },
  {
    lower:
      "occupied|used|used capacity|occupied space|occupied capacity|current stock|current load|current inventory|current occupancy|current volume",
    upper: "capacity|total capacity|storage capacity",
    isLoose: true,
    // What a place in a class costs says nothing of how many there are.
    notOf: /^(?:credits?|hours)$/,
    least: 0.3,
    most: 0.97,
  },
  {
    lower: "not helpful count|not helpful|unhelpful count|unhelpful|dislikes|dislike count",
    upper: "helpful count|helpful|likes|like count",
    isLoose: true,
    most: 0.3,
  },
  {
    lower: "forks|forks count|fork count",
    upper: "stars|stargazers|stargazers count|star count|stars count",
    isLoose: true,
    most: 0.6,
  },
  {
    lower: "lapses|lapse count|times forgotten|wrong count",
    upper: "repetitions|reps|reviews|review count|repetition count|times reviewed",
    isLoose: true,
    most: 0.4,
  },
  { lower: "dose number|dose", upper: "doses required|total doses|doses in series", isLoose: true },
  {
    lower: "students on board|passengers on board|on board|riders|passengers|passenger count",
    upper: "capacity|seats|max passengers|seat capacity|passenger capacity",
    isLoose: true,
  },
  {
    lower: "submissions|submission count|submitted count",
    upper: "class size|student count|students",
    isLoose: true,
    least: 0.5,
  },
  {
    lower: "class rank|rank in class|class position|position in class",
    upper: "class size|number of students|students in class|total students",
    isLoose: true,
  },
  { lower: "perigee", upper: "apogee", isLoose: true, isStrict: true, least: 0.6 },
  {
    lower: "occupied beds|beds occupied|available beds|free beds|beds available|beds in use",
    upper: "bed|beds|bed count|total beds|bed capacity|staffed beds|number of beds",
    isLoose: true,
    least: 0.1,
  },
  {
    lower: "picked|shipped|received|delivered|fulfilled|packed|counted|allocated|invoiced",
    upper: "requested|ordered|expected|required|demanded",
    least: 0.6,
  },
  {
    lower:
      "current output|output|current power|current load|current generation|live output|power output|generation|active power",
    upper:
      "rated capacity|rated power|installed capacity|nameplate capacity|peak power|rated output|max power|max output|capacity",
    isLoose: true,
    most: 0.92,
    notOf: /annual|daily|monthly|yearly|today|total|battery|^w$|watts/,
  },
  {
    lower: "viewers|avg viewers|average viewers|current viewers|concurrent viewers|live viewers",
    upper: "peak viewers|max viewers|peak concurrent viewers",
    isLoose: true,
  },
  {
    lower:
      "unique listeners|unique visitors|unique viewers|unique users|unique plays|uniques|unique opens|unique views",
    upper:
      "total plays|plays|visitors|total visitors|total visits|visits|page views|views|total views|total listens|sessions|opens",
    isLoose: true,
    least: 0.3,
  },
  {
    lower:
      "division place|age group place|category place|gender place|division rank|age group rank|category rank|gender rank",
    upper: "overall place|overall rank|overall position|place overall|rank overall|place|rank",
    isLoose: true,
  },
  {
    lower: "elevation gain|ascent|total ascent|climb",
    upper:
      "highest point|max elevation|max altitude|peak elevation|summit elevation|highest altitude",
    isLoose: true,
  },
  {
    lower: "enrolled|participants|recruited|enrollment",
    upper: "target enrollment|target enrolment|planned enrollment|target participants",
    isLoose: true,
  },
  {
    lower: "min|minimum|lowest|lower|low|least|floor",
    upper: "max|maximum|highest|upper|high|most|ceiling",
    isStrict: true,
  },
  {
    lower: "from|start|first|begin",
    upper: "to|end|last|until",
    isStrict: true,
    notOf: /pressure|weight|balance|battery|level|price|odometer reading/,
  },
  { lower: "south|bottom|min lat", upper: "north|top|max lat", isStrict: true },
  {
    lower: "west|left|min lng|min lon",
    upper: "east|right|max lng|max lon",
    isStrict: true,
    // An eye or an ear is on its side, and no bound.
    notOf: /^(?!(?:bound|edge|bbox|x|box|extent)$)./,
  },
  {
    lower: "pass mark|passing mark|passing marks|pass score|passing score|pass marks",
    upper: "total marks|max marks|max score|total points|max points|maximum marks|marks",
    isLoose: true,
    least: 0.4,
    most: 0.6,
  },
  {
    lower: "times used|usage count|redemptions|used count|uses|used|times redeemed",
    upper: "usage limit|max uses|max redemptions|max usage|redemption limit|use limit",
    isLoose: true,
  },
  { lower: "southwest lat|sw lat", upper: "northeast lat|ne lat", isStrict: true },
  { lower: "southwest lng|sw lng", upper: "northeast lng|ne lng", isStrict: true },
  { lower: "discounted total|total after discount", upper: "total", least: 0.7, most: 0.97 },
  { lower: "low", upper: "open" },
  { lower: "low", upper: "close|last|price" },
  { lower: "open", upper: "high" },
  { lower: "avg|average|mean|median|current", upper: "max|maximum|high|peak" },
  {
    lower: "current|ongoing",
    upper: "longest|best|record|all time|all time high|highest",
    notOf: /rank|time|pace|position|place|price|lap/,
  },
  { lower: "min|minimum|low", upper: "avg|average|mean|median|current" },
  { lower: "p50", upper: "p90|p95" },
  { lower: "avg|average|mean|median", upper: "p90|p95|p99", most: 0.7 },
  { lower: "p90|p95", upper: "p99" },
  { lower: "diastolic|diastolic pressure", upper: "systolic|systolic pressure", isStrict: true },
  {
    lower:
      "used|consumed|spent|taken|occupied|allocated|reserved|claimed|redeemed|filled|sold|booked|checked out",
    upper: "limit|total|quota|capacity|budget|allowance|max|maximum|size",
  },
  { lower: "used|consumed", upper: "included" },
  {
    lower: "remaining|available|left|free",
    upper:
      "total|limit|quota|capacity|budget|allowance|max|maximum|size|initial|original|issued|purchased",
  },
  {
    lower:
      "enrolled|registered|attendees|attendee count|attendees count|rsvp count|going count|going|registrations|enrollment|enrolment|enrollments|participants|attendance|occupancy|booked|reserved|sold|tickets sold|seats sold|current attendees|student|attending|checked in|guests|players|current players|members|headcount|present|backers|backers count|backer count",
    upper:
      "capacity|max attendees|max students|max participants|max capacity|max guests|max players|max members|seats|total seats|total capacity|limit|spots|max enrollment|max",
    isLoose: true,
    // How many of a hundred come is no number of people.
    notOf: /(?:^| )(?:rate|percent|percentage|ratio)$/,
  },
  {
    lower:
      "spots left|seats left|places left|spots available|seats available|available spots|available seats|remaining spots|remaining seats|spots remaining|seats remaining|places remaining|open spots|free seats|free spots|vacancies|tickets left|tickets available|waitlisted",
    upper:
      "capacity|max capacity|seats|total seats|spots|total spots|places|total places|max attendees|max participants|max students|max travelers|max travellers|max group size|max people|max guests|group size",
    isLoose: true,
  },
  { lower: "current page|page", upper: "total pages|pages|page count|last page", isLoose: true },
  {
    lower: "rating count|ratings count|review count|reviews count|total reviews|total ratings",
    upper:
      "enrolled|enrolled count|students|student count|students count|enrollments|downloads|installs|customers|sold count|units sold|total sold|orders|bookings count|total bookings",
    isLoose: true,
  },
  {
    lower: "correct|correct answers|correct count",
    upper: "total questions|questions|question count|total",
    isLoose: true,
  },
  {
    lower: "score|points|marks|points earned|points awarded|obtained marks|marks obtained|grade",
    upper:
      "max score|max points|total points|out of|max marks|total marks|possible points|points possible|max grade",
    isLoose: true,
    least: 0.4,
  },
  {
    lower: "quantity|current quantity|stored quantity|on hand",
    upper: "max quantity|maximum quantity|bin capacity|max stock|max level",
  },
  { lower: "online|members online", upper: "member|members", isLoose: true },
  {
    lower: "booked seats|seats booked|booked spots|spots booked",
    upper: "group size|max group size|capacity|seats|spots",
    isLoose: true,
  },
  {
    lower: "seats used|seats taken|seats filled|licenses used|licences used|users active",
    upper: "seats|seat count|licenses|licences|users",
    isLoose: true,
  },
  { lower: "mastered", upper: "card|cards", isLoose: true },
  { lower: "sent", upper: "recipients", isLoose: true, least: 0.95 },
  { lower: "delivered", upper: "recipients|sent", isLoose: true, least: 0.9 },
  { lower: "opened|opens|unique opens", upper: "delivered", isLoose: true },
  { lower: "clicks", upper: "impressions|reach", isLoose: true, most: 0.08 },
  {
    lower: "clicks|clicked|opens|opened",
    upper: "impressions|sent|delivered|recipients|views|reach",
    isLoose: true,
  },
  { lower: "clicks|clicked|unique clicks", upper: "opens|opened|unique opens", isLoose: true },
  {
    lower: "delivered|bounces|bounced|unsubscribes|unsubscribed",
    upper: "sent|recipients",
    isLoose: true,
  },
  { lower: "conversions|customers won|converted", upper: "leads generated|leads", isLoose: true },
  {
    lower: "conversions|purchases|leads|sign ups|signups",
    upper: "clicks",
    isLoose: true,
    most: 0.25,
  },
  {
    lower: "conversions|purchases|leads|sign ups|signups",
    upper: "visits|visitors|sessions|impressions",
    isLoose: true,
  },
  {
    lower: "unique visitors|visitors|users|unique views",
    upper: "page views|visits|views|sessions",
    isLoose: true,
  },
  {
    lower:
      "likes|like count|likes count|shares|share count|comments count|comment count|reply count|repost count|retweet count|favorites|upvotes|reactions",
    upper: "views|view count|plays|play count|impressions|reach|views count",
    isLoose: true,
  },
  {
    lower: "points|points earned|points change|points amount",
    upper: "balance after|points balance after|new balance",
    isLoose: true,
  },
  {
    lower: "done|done count|done so far",
    upper: "required|required count|required amount|needed",
    isLoose: true,
  },
  { lower: "shots on target|shots on goal", upper: "shots|total shots", isLoose: true },
  { lower: "goals", upper: "shots on target|shots on goal", isLoose: true },
  { lower: "field goals made|made", upper: "field goals attempted|attempted|attempts" },
  {
    lower: "wins|losses|draws|goals won",
    upper: "played|games|matches|games played|matches played",
    isLoose: true,
  },
  {
    lower: "floor|level",
    upper: "floors|total floors|building floors|levels|number of floors",
    isLoose: true,
  },
  { lower: "net weight", upper: "gross weight", least: 0.6 },
  {
    lower: "reserved|reserved quantity|committed",
    upper: "on hand|in stock|stock|quantity|quantity on hand|available",
    isLoose: true,
  },
  { lower: "reorder point|reorder level|safety stock", upper: "max stock|capacity", isLoose: true },
  { lower: "deductible", upper: "coverage|coverage amount|sum insured", isLoose: true },
  { lower: "battery|charge", upper: "battery capacity", isLoose: true },
  {
    lower: "odometer|mileage|current mileage",
    upper: "next service|next service mileage|next service odometer",
    isLoose: true,
    isStrict: true,
  },
  {
    lower: "sessions done|sessions completed|sessions attended|sessions used",
    upper: "sessions planned|sessions total|total sessions|sessions",
    isLoose: true,
  },
  { lower: "checked in|attended|show ups", upper: "registered|invited|rsvps", isLoose: true },
  {
    lower: "living area|floor area|interior area",
    upper: "lot size|plot size|land area|lot area",
    isLoose: true,
  },
  {
    lower: "year built|construction year",
    upper: "year renovated|renovation year|last renovated",
    isLoose: true,
    isStrict: true,
  },
  {
    lower: "founded|founded year|birth year|year born|year founded",
    upper: "dissolved|closed year|death year|year died",
    isLoose: true,
  },
  {
    lower: "hp|health|current hp|current health|hit points|current hit points|mana|stamina",
    upper: "max hp|max health|max hit points|hit points max|max mana|max stamina",
    isLoose: true,
  },
  {
    lower: "durability|current durability",
    upper: "max durability|maximum durability",
    isLoose: true,
  },
  { lower: "mana|current mana", upper: "max mana", isLoose: true },
  { lower: "stamina|energy", upper: "max stamina|max energy", isLoose: true },
  {
    lower: "xp|experience|current xp",
    upper: "xp to next level|next level xp|xp required",
    isLoose: true,
  },
  {
    lower: "occupied rooms|available rooms|occupied units|booked rooms",
    upper: "rooms|total rooms|units|room",
    isLoose: true,
  },
  {
    lower: "mentions|mention count|unread mentions|unread mention count",
    upper: "unread|unread count|unread messages|unread message count",
    isLoose: true,
  },
  {
    lower: "unread|unread messages",
    upper: "message|messages|total messages|total",
    isLoose: true,
  },
  { lower: "current|reached", upper: "total|max|overall", notOf: /temp|humidity|price|bid/ },
  {
    lower: "votes|vote count|votes received",
    upper: "total votes|votes cast|total votes cast|all votes",
    least: 0.04,
  },
  {
    lower: "present|attended|present count",
    upper: "enrolled|invited|total students",
    isLoose: true,
    least: 0.6,
  },
  {
    lower: "reserve price|reserve",
    upper: "buy now price|buyout price|buy it now price",
    isLoose: true,
  },
  {
    lower: "votes cast|ballots cast|total votes cast|total votes|total ballots",
    upper: "registered voters|eligible voters|total voters|electorate",
    isLoose: true,
    least: 0.42,
  },
  {
    lower: "votes|turnout count",
    upper: "registered voters|eligible voters|total voters|electorate",
    isLoose: true,
  },
  {
    lower: "feels like min|temp min|temperature min|low temp",
    upper: "temp max|temperature max|high temp",
    isLoose: true,
  },
  {
    lower: "resting heart rate",
    upper: "heart rate|max heart rate|average heart rate",
    isLoose: true,
  },
  { lower: "average heart rate|avg heart rate", upper: "max heart rate", isLoose: true },
  {
    lower: "streak|current streak|streak count|streak days|day streak",
    upper: "longest streak|best streak|max streak|record streak|longest streak days",
    isLoose: true,
  },
  {
    lower: "rows completed|rows done|rows knitted|current row",
    upper: "total rows|row count|rows total",
    isLoose: true,
  },
  {
    lower: "achievements unlocked|unlocked achievements|trophies earned",
    upper: "total achievements|achievements total|total trophies",
    isLoose: true,
  },
  {
    lower: "peak viewers|max viewers|subscribers|subs|paid subscribers",
    upper: "followers|follower count",
    isLoose: true,
  },
  {
    lower:
      "completed|done|finished|read|watched|passed|correct|unread|active|resolved|open|online|approved|successful|delivered|present|attended|answered|failed|paid|closed|claimed",
    upper: "total|all|max|count|overall",
  },
  {
    lower: "current|current value|current amount|reached",
    upper: "target|goal",
    notOf: /temp|humidity|price|speed|weight|pressure|bid/,
  },
  {
    lower: "refills remaining|refills left|refills used",
    upper: "refills allowed|refills authorized|total refills|refills",
    isLoose: true,
  },
  {
    lower:
      "last service|last service mileage|last service odometer|odometer at last service|mileage at last service|last oil change",
    upper: "odometer|mileage|current mileage|current odometer",
    isLoose: true,
    least: 0.7,
  },
];
