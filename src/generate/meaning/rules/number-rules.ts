import { type RuleIndex, toRuleIndex } from "../names/rule-index.ts";
import { isPersonWord } from "../subject.ts";
import { flagNumbers } from "./common-rules.ts";
import { alone, decimal, money, type NumberRule, round, whole } from "./number-rule.ts";
import { quantityRules } from "./quantity-rules.ts";

/** Sums of money. */
const moneyRules: Readonly<Record<string, NumberRule>> = {
  "amount|total|subtotal|sub total|grand total|total amount|line total|balance|net|gross|sum|payment|paid|due amount|amount due|net amount|gross amount|base amount|order total|cart total|invoice total|total cost|total paid|amount paid|payment amount|transaction amount|refund amount|purchase amount|charge|charges|spend|spent|total spent|expenses|expense|bill|value usd|outstanding|remaining balance|fees paid|costs|transfer|debit|deposit amount|maximum amount|minimum amount|amount from|amount to|freight|total tax|total discount":
    money(10, 1200),
  "total & page limit offset per_page page_size items results data count pages total_pages cursor next":
    whole(12, 480),
  "total @ page pagination meta paging summary statistic stat count response result list": whole(
    12,
    480,
  ),
  "balance|current balance|available balance|account balance|starting balance|available funds|opening balance|closing balance|credit balance|savings|wallet balance":
    money(120, 18_400),
  "credit limit|credit line|overdraft": round(500, 12_000, 2),
  "amount|balance|principal|loan amount|remaining balance & interest_rate apr monthly_payment lender installment":
    round(4000, 380_000, 3),
  "amount|value|deal value|deal size|contract value|expected revenue @ deal opportunity lead contract pipeline account":
    round(1500, 95_000, 2),
  "amount|pledge|donation @ donation pledge donor": whole(5, 500),
  "amount @ salary payroll payslip": money(1800, 7400),
  "amount|quantity @ ingredient": whole(1, 4),
  "amount & ingredient ingredient_id": whole(1, 4),
  "quantity & ingredient ingredient_id": whole(1, 4),
  "tax|vat|fee|shipping|shipping cost|tip|delivery fee|discount amount|deposit|tax amount|shipping price|shipping amount|fee amount|service fee|vat amount|surcharge|delivery cost|handling fee|late fee|fine|gratuity|toll|reward|adjustment|credit cost|processing fee|taxes|fees|delivery|insurance fee|booking fee|cleaning fee|base fee":
    money(1, 40),
  "deposit|security deposit @ lease rental tenancy property apartment": whole(400, 4800),
  "fine|penalty @ violation citation offense offence parking": whole(20, 320),
  "discount|discount percent|discount percentage|markup|margin|commission|commission rate|profit margin|discounts|tax percent":
    whole(5, 40),
  "tax rate|vat rate|tax percentage|vat percent|sales tax|vat percentage": whole(5, 25),
  "salary|annual salary|income|wage|base salary|annual income|yearly salary|salary min|salary max|salary from|salary to|compensation":
    round(32_000, 145_000, 2),
  "budget|revenue|turnover|valuation|profit|funding|annual revenue|total revenue|sales|market cap|earnings|net worth|assets|liabilities|equity|goal amount|target amount|funding goal|raised|amount raised|prize|prize money|prize pool|purse|box office|gross revenue|total sales|monthly revenue|arr|mrr":
    round(10_000, 900_000, 2),
  "box office|budget|gross|revenue @ movie film": round(1_000_000, 240_000_000, 5),
  "market cap|volume|trading volume|volume 24h|shares outstanding @ stock company coin crypto asset share token ticker quote":
    round(1_000_000, 90_000_000, 4),
  "premium|monthly premium|annual premium": money(14, 240),
  "coverage|coverage amount|sum insured|insured value|deductible": round(500, 250_000, 2),
  "bid|current bid|highest bid|starting bid|reserve price|bid amount|winning bid|buyout": round(
    40,
    12_000,
    1,
  ),
  "open|close|high|low|adj close|previous close|ask|last price|strike|day high|day low & open close high low volume ticker symbol":
    money(18, 420),
  "close|adj close|closing price|opening price": money(18, 420),
  "dividend|dividend yield|eps": decimal(0.2, 6, 2),
  "tuition|tuition fee": round(900, 24_000, 2),
  "fare|base fare|total fare": money(4, 320),
  "bonus|allowance|stipend|refund|cashback|tips": round(50, 4000, 1),
  "debt|mortgage|loan amount": round(4000, 380_000, 3),
  "exchange rate|currency rate|fx rate|conversion": decimal(0.5, 1.8, 4),
  "interest rate|apr|apy|yield|inflation|mortgage rate": decimal(0.5, 9, 2),
  "rate @ exchange currency conversion": decimal(0.5, 1.8, 4),
  "rate @ tax vat": whole(5, 25),
  "rate @ interest loan mortgage": decimal(0.5, 9, 2),
  "rate @ room hotel stay": whole(62, 420),
  "rate @ freelancer consultant contractor tutor lawyer service sitter worker developer": whole(
    18,
    160,
  ),
  "turnout|voter turnout": decimal(38, 86, 1),
  "word rate|rate word|price word": decimal(0.06, 0.24, 2),
  "burn rate|monthly burn": round(8000, 240_000, 2),
  "mrr|arr @ subscription customer account": money(20, 900),
  "conversion rate|success rate|error rate|bounce rate|open rate|click rate|churn rate|win rate|occupancy rate|growth rate|utilization rate|attendance rate|response rate|completion rate|hit rate|failure rate|survival rate|fill rate|vacancy rate|unemployment rate|engagement rate|acceptance rate|retention rate|pass rate|ctr|churn|growth|roi|utilization|occupancy|vacancy|return rate|approval rate|click through rate":
    decimal(0.5, 96, 1),
  "frame rate|framerate|fps": whole(24, 60),
  "sample rate|sampling rate": round(22_000, 48_000, 2),
  "birth rate|death rate|crime rate|infection rate|flow rate|respiratory rate|rate": decimal(
    1,
    24,
    1,
  ),
  "respiratory rate|respiration": whole(12, 22),
};

/** How many of something there are. */
const countRules: Readonly<Record<string, NumberRule>> = {
  "quantity|units|ordered quantity|qty ordered|pieces|copies|packs|boxes|max quantity|minimum quantity":
    whole(1, 6),
  "quantity|on hand|qty on hand @ inventory stock warehouse": whole(0, 180),
  "stock|inventory|in stock|stock quantity|stock count|available|quantity in stock|stock level|available stock|on hand|quantity on hand|reserved|allocated|quantity available|reorder level|reorder point|minimum stock|safety stock":
    whole(0, 180),
  "count|number of|item count|total count|total items|items count|total number|total results|results count|result count|num results|total entries|total elements|total records|hits|matches|found|items|records|rows|entries|remaining|total hits|num found|result":
    whole(0, 60),
  "likes|like count|comments count|comment count|shares|share count|replies|reply count|retweets|upvotes|votes|reactions|saves|bookmarks|downvotes|favorites|favorite count|claps|mentions|comments|vote count|reposts|answers|answer count|interactions":
    whole(0, 240),
  "votes|vote count|majority|ballots|valid votes @ candidate election result constituency party district precinct":
    whole(400, 48_000),
  "views|view count|plays|downloads|impressions|visits|clicks|play count|download count|page views|visitors|streams|listeners|monthly listeners|installs|click count|total clicks|opens|sessions|reach|unique visitors|hits count|listens|viewers|searches|traffic":
    whole(20, 48_000),
  "followers|follower count|subscribers|followers count|members|member count|subscriber count|fans|supporters|backers|user count|users|customers|active users":
    whole(3, 9_500),
  "following|following count|friends|friend count|contacts|connections|friends count": whole(
    5,
    600,
  ),
  "review count|reviews|reviews count|ratings count|rating count|number of reviews|testimonials":
    whole(0, 480),
  "population|inhabitants|residents|households": round(1200, 3_400_000, 2),
  "population @ country": round(400_000, 84_000_000, 4),
  "attempts|retries|renewals|extensions|retry count|login count|failed attempts|max attempts|max retries|attempt|retry|failures|error count|failure count|errors|warnings|warning count|failed|skipped|rejected|bounced|absences|incidents|violations|deaths|defects|penalties|fouls|strikes|yellow cards|red cards|complaints|pending|pending count|overdue|unread|unread count|missed|no shows|duplicates|conflicts|critical|invalid|expired":
    whole(0, 5),
  "unread|unread count|unread messages": whole(0, 24),
  "experience|years of experience|years experience|years|tenure|seniority": whole(1, 20),
  "experience|xp|exp @ character player hero avatar": round(100, 24_000, 1),
  "employees|employee count|headcount|company size|number of employees|staff|staff count|workers":
    whole(4, 1200),
  "crew size|crew|crew count|household size|family size|clutch size|litter size": whole(2, 28),
  "team size|group size|class size|batch count": whole(3, 28),
  "goals|wins|losses|draws|assists|ties|saves|touchdowns|home runs|rebounds|runs|kills|tackles|appearances|caps|games|matches|games played|matches played|titles|podiums|medals|clean sheets|laps":
    whole(0, 24),
  "goals|home score|away score|home goals|away goals|score|team score @ match game fixture result":
    whole(0, 5),
  "attendees|attendee count|participants|registrations|enrolled|enrollment|students|student count|registered|attendance|guests|guest count|signups|applicants|applications|participant count|invited|confirmed|bookings|reservations|appointments|passengers|volunteers|max participants|min participants|voters|spectators":
    whole(6, 180),
  "attendance @ match game stadium concert festival": round(800, 64_000, 1),
  "passengers|guests|number of guests|adults|party size|travelers|people|pax|occupants|servings|portions|serves|yield|persons|max guests|max occupancy|covers|sleeps|players|min players|max players|number of people":
    whole(1, 8),
  "children|kids|infants|dependents|pets|siblings": whole(0, 3),
  "capacity|seats|max attendees|seat count|max capacity|slots|spots|total seats|available seats|seating|places|available spots|open slots|spaces|tables":
    whole(4, 240),
  "seats|doors|passengers|capacity @ car vehicle table booth boat taxi van": whole(2, 8),
  "doors|wheels|cylinders|gears": whole(2, 6),
  "rooms|bedrooms|beds|number of rooms|room count|bedroom|number of bedrooms": whole(1, 5),
  "bathrooms|baths|toilets|garages|balconies|bathroom": whole(1, 3),
  "beds|number of beds @ room suite": whole(1, 3),
  "rooms|beds @ hotel hospital ward hostel": whole(12, 240),
  "parking spaces|parking spots|parking": whole(0, 4),
  "floor|floors|stories|storeys|levels|storey": whole(1, 8),
  "stars|star rating @ hotel resort": whole(2, 5),
  "pages|page count|number of pages|num pages|total pages @ book document novel magazine report":
    whole(80, 640),
  "pages|page count|number of pages|num pages|total pages|last page": whole(2, 48),
  "page|page number|current page|next page|previous page": whole(1, 12),
  "per page|page size|limit|posts per page|items per page|max results|batch size|usage limit|max items|top|first|rows per page|quota|max jobs|max connections|max users|max":
    whole(10, 50),
  "offset|skip|next offset|start index|cursor|from index": whole(0, 100),
  "word count|words|char count|character count|characters|tokens|max tokens|token count|letters":
    whole(120, 2400),
  "episodes|episode count|number of episodes|lessons|lesson count|chapters|tracks|track count|total tracks|issues|volumes|sections|modules|exercises|questions|question count|steps|tasks|task count|products|product count|orders|order count|projects|posts|post count|photos|files|file count|documents|attachments|stops|nights count|sets|events|topics|topic count|message count|messages|calls|payments|shipments|deliveries|transactions|transaction count|campaigns|leads|tickets|conversations|articles|cards|nodes|instances|replicas|containers|commits|branches|releases|contributors|additions|deletions|changes|forks|badges|awards|nominations|books|albums|songs|recipes|species|trees|animals|vehicles|stores|locations|branches count|cities|countries|teams|groups|games count|samples|data points|measurements|points of interest|alerts|devices|sensors|stations|requests|request count|usage count|success count|seeds|peers|uses|times|rounds|turns|moves|credits used|signatures|positions|forms|citations|references":
    whole(1, 48),
  "seasons|season count|number of seasons|bundles|variants|options": whole(1, 9),
  "sets|rounds @ exercise workout": whole(2, 5),
  "reps|repetitions|rep count|max reps": whole(5, 15),
  "steps @ user day activity health workout": round(1800, 14_000, 1),
  "steps count|step count|daily steps": round(1800, 14_000, 1),
  "stars|stargazers|watchers|forks @ repository repo": whole(0, 4800),
  "cpu|cores|cpus|vcpus|cpu cores|threads|concurrency|workers|parallelism|shards|partitions|nodes count|replicas|desired|ready":
    whole(1, 16),
  "successful|succeeded|processed|sent|delivered|opened|accepted|received|imported|completed|passed|installed|consumed|created count|running|matched|generated|submissions|executions|used|loaded|synced|indexed|open|closed|active|inactive|online|offline|new|returned|shipped|added|removed|updated count|approved|released|liked|activated|assigned|unassigned|resolved":
    alone(whole(4, 180)),
};

/** Marks, shares, places in an order, parts of dates, and what machines count. */
const scaleRules: Readonly<Record<string, NumberRule>> = {
  age: ({ member, role }) =>
    isPersonWord(role.at(-1) ?? member.owner.at(-1)) || role.length === 0
      ? whole(19, 74)
      : whole(1, 15),
  "age @ pet animal dog cat horse": whole(1, 15),
  "age @ student pupil child kid": whole(6, 22),
  "age @ tree building whisky wine tradition": whole(3, 140),
  "minimum age|min age|age limit|age rating|age restriction": whole(6, 18),
  "max age|maximum age @ event class camp team league": whole(12, 65),
  "stops|layovers|transfers @ flight trip journey itinerary leg": whole(0, 2),
  "engine size|displacement|engine displacement": decimal(0.9, 4, 1),
  "scholarship|grant amount|award amount|stipend amount": round(500, 12_000, 2),
  "graduation year|expected graduation": whole(2024, 2029),
  "rating|stars|average rating|score out of5|review score|user rating|star rating|customer rating|satisfaction|overall rating|quality|popularity rating":
    decimal(2.5, 5, 1),
  "rating|elo|mmr @ chess player ladder": round(900, 2400, 0),
  "rating|imdb rating|critic score|vote average|score @ movie film anime show series": decimal(
    4.2,
    9.4,
    1,
  ),
  "score|points|grade|overall|mark|marks|test score|exam score|result score|health score|quality score|performance score|total score|risk score|relevance|matching score|percentile|lead score|popularity|impact|karma|reputation|best score|rank score|final score|average score":
    whole(40, 100),
  "points|season points @ team club player standing driver": whole(0, 96),
  "points|loyalty points|reward points|bonus points|karma|reputation|coins|gems|gold|credits|tokens @ user player customer member account profile character wallet loyalty":
    round(40, 4800, 1),
  "max score|maximum score|max points|total points|possible points": round(20, 100, 1),
  "passing score|pass mark|threshold|min score": round(40, 80, 0),
  "credit score|fico|fico score": whole(480, 830),
  "gpa|grade point average": decimal(2.1, 4, 2),
  iq: whole(88, 138),
  "nps|nps score": whole(-20, 72),
  "credits|ects|credit hours|credit points|semester hours": whole(2, 10),
  "credits|credit": whole(2, 120),
  "confidence score|match score|similarity score|sentiment score|sentiment": decimal(0.1, 0.99, 2),
  "percent|progress|completion|battery|battery level|opacity percent|percent complete|completion percent|coverage|humidity percent|load percent|cpu usage|memory usage|disk usage|usage percent|battery percent|capacity percent|fill level|ownership|share|soil moisture|moisture|brightness|cloud cover|clouds|precipitation probability|chance of rain|attendance percent|accuracy percent|discount rate|stake|abv percent|saturation|oxygen saturation|spo2|fat percent|cpu utilization|memory utilization":
    whole(0, 100),
  "oxygen saturation|spo2": whole(94, 100),
  "abv|alcohol|alcohol content|alcohol percent @ wine": decimal(10.5, 15, 1),
  "abv|alcohol|alcohol content|alcohol percent": decimal(0.5, 14.5, 1),
  "probability|confidence|ratio|fraction|similarity|opacity|alpha|likelihood|accuracy score|precision|recall|f1 score|weighting|confidence level|albedo|eccentricity|danceability|valence|acousticness|instrumentalness|liveness|speechiness|loss|learning rate|ndvi|correlation":
    decimal(0, 1, 2),
  "energy @ song track audio": decimal(0, 1, 2),
  "energy & danceability valence tempo": decimal(0, 1, 2),
  "probability|win probability|close probability @ deal opportunity lead": round(10, 90, 1),
  "aspect ratio": decimal(0.56, 1.91, 2),
  "variance|standard deviation|std dev|median|mean|average|stddev|deviation|spread|delta|difference|change|offset value|p50|p95|p99|avg|rate of change|trend|percent change":
    decimal(0.2, 42, 1),
  "factor|multiplier|scale|coefficient|scaling|modifier|boost|zoom factor|odds": decimal(0.5, 3, 1),
  "odds|decimal odds @ bet match selection market": decimal(1.1, 8.5, 2),
  "year|release year|year built|founded|founded year|vintage|production year|construction year|built|year founded|established|publication year|publish year|year published|academic year|fiscal year|tax year|season year|built year|purchase year|year of construction|year made|copyright":
    whole(1988, 2025),
  "year|model year @ car vehicle truck": whole(2009, 2025),
  "founded|year founded|established|founded year|founding year": whole(1952, 2021),
  "birth year|year of birth": whole(1950, 2004),
  "expiry year|exp year|expiration year": whole(2026, 2031),
  "expiry month|exp month|expiration month|start month|month|month number": whole(1, 12),
  "day|day of month|billing day|due day": whole(1, 28),
  "day of week|weekday": whole(1, 7),
  "week|week number|calendar week|gestational week": whole(1, 52),
  "quarter|fiscal quarter": whole(1, 4),
  "hour|hour of day|start hour|end hour": whole(0, 23),
  "minute & hour": whole(0, 59),
  "second & minute": whole(0, 59),
  "hour & minute day": whole(0, 23),
  "start year|from year": whole(1994, 2015),
  "end year|to year": whole(2016, 2025),
  "estimate|effort|story points|points @ task story issue ticket": whole(1, 13),
  "estimate|effort|story points|estimated effort": whole(1, 13),
  "days|nights|number of nights|days left|days remaining|leave days|vacation days|duration days|night":
    whole(1, 14),
  "order|position|sort order|rank|index|sequence|step|display order|line number|ordinal|sort|seq|pos|row|column|col|place|ranking|priority order|track number|episode|episode number|chapter|chapter number|stop sequence|line|queue position|item number|lane|standing|leg|gate number|weight order|set number|issue number|shelf|aisle|bay|slot|seat|part|heat|trick|grid position|jersey number|shirt number|squad number":
    whole(1, 40),
  "season|season number|disc|disc number|round|lap|half|period|inning|set|leg|stage|phase|volume number":
    whole(1, 9),
  "phase @ trial study": whole(1, 4),
  "first ascent|discovered|discovery year|first published|invented|year discovered|first flight|first edition|first issued":
    whole(1786, 1995),
  prominence: whole(120, 2400),
  "needle size|needle size mm|hook size|stitch width": decimal(2, 8, 1),
  "mileage limit|mileage limit km|included km|km limit|daily km": round(100, 400, 1),
  "jersey number|shirt number|squad number|bib|bib number|number @ player athlete": whole(1, 99),
  "position & team league club driver": whole(1, 20),
  "priority|severity|importance|urgency|danger|risk level|difficulty|difficulty level|spiciness|spice level|comfort|complexity|mood|stress|pain level|pain|effort level|intensity|cleanliness|service rating|value for money|happiness|hardness":
    whole(1, 5),
  "level|tier|grade level|hierarchy|depth level|nesting|rank level|access level|skill level|security level":
    whole(1, 8),
  "level|player level|character level @ player character user hero avatar pokemon": whole(1, 60),
  "grade|grade level|school year|year @ student pupil class classroom": whole(1, 12),
  "grade|mark @ submission assignment exam test result": whole(40, 100),
  "attack|defense|defence|strength|agility|intelligence|stamina|mana|armor|dexterity|wisdom|charisma|damage|speed stat|constitution|luck|vitality|spirit|special attack|special defense|endurance|durability":
    whole(5, 99),
  "hit points|health|hp|health points|max health|shield": whole(20, 240),
  "version|revision|generation|schema version|resource version|current version|api version|major|minor|patch|iteration|edition|version number|build|latest version|major version":
    whole(1, 9),
  "build number|build|job number|run number|pr number|pull request number|issue number": whole(
    12,
    980,
  ),
  port: whole(3000, 9000),
  "public port|private port|local port|remote port|server port": whole(3000, 9000),
  "status code|http status|http status code|response code|status code value|http code": whole(
    200,
    204,
  ),
  "status|code & message error": whole(400, 503),
  "error code|code|reason code|return code|exit code|warning code|nominal code|event code|bank code|short code|area code":
    whole(100, 599),
  "exit code": whole(0, 1),
  "type|status|state|kind|mode|category|method|class|flag|flags|style|gender|role|scope|visibility|direction|action|reason|operator|template|condition|frequency|unit|format|protocol|orientation|option|option value|result|resolution|medium|event|operation|plan|variation|trigger|language|visibility level|object|entity|source|target|interface|scenario|lead source|validity|face|difficulty code|cluster|zone|region|district|group|office|sector|course|translation|sentiment code|ward":
    whole(1, 5),
  "type id|status id|category id|type code|language id|currency id|country id|region id|role id|level id|stage id":
    whole(1, 24),
  "id|identifier|uid|pid|gid|sid|cid|pk|oid|tid|key|ref|reference|external id|parent|user|account|customer|product|order id|item|node|owner|author|creator|file|post|project|team|comment|message|task|ticket|job|device|channel|company|club|contact|employee|client|patient|vendor|store|warehouse|session|uri|slug|code id|created by|updated by|modified by|submitted by|assignee|assigned to|image|video|album|artist|movie|show|track|parent folder|network|provider|template version|object id|location|rule|institution|patient number|capital|self|member|application|app|guid|entity number|monitor|connector|department|division|address":
    whole(1, 480),
  ids: whole(1, 480),
  "number|document number|invoice number|order number|ticket number|account number|customer number|employee number|reference number|case number|serial number|serial|registration number|confirmation number|po number|sequence number|receipt number|check number|file number|project number|part number|invoice no|order no|license number|badge number|tracking number|policy number|claim number|room number|flight number|trace number":
    whole(1001, 9999),
  "room number|room|apartment number|unit number|suite": whole(101, 480),
  "flight number|train number|bus number|line number": whole(102, 4980),
  "house number|street number|building number|street no": whole(1, 180),
  "pin|otp|security code|verification code|passcode|cvv|cvc": whole(1000, 9999),
  "last4|last four": whole(1000, 9999),
  "phone|phone number|mobile|mobile number|telephone|fax|msisdn|cell": round(
    2_025_550_100,
    2_025_550_199,
    0,
  ),
  "phone country code|country code|calling code|dial code": whole(1, 99),
  "zip|zip code|zipcode|postal code|postcode|post code": whole(10_115, 98_109),
  "ean|upc|gtin|barcode|isbn": round(4_000_000_000_000, 4_009_999_999_999, 0),
  "asn|vlan|mtu|bits|chunk|block|blocks|block number|block height|port count": whole(100, 4000),
  "latitude|lat|start lat|end lat|from lat|to lat": decimal(-60, 65, 5),
  "longitude|lng|lon|long|start lon|start lng|end lng|end lon": decimal(-180, 180, 5),
  "easting|northing": whole(100_000, 600_000),
  "tilt|tilt angle|inclination|roof pitch|slope angle": whole(5, 45),
  "efficiency|purity|humidity level|effectiveness|quality percent|yield percent|uptime percent|availability percent|on time rate":
    whole(62, 99),
  "lifespan|life expectancy|shelf life": whole(2, 40),
  "drink from|drink until|best from|peak year": whole(2025, 2040),
  "bearing|heading|direction|wind direction|azimuth|course|rotation|angle|rotate|hue|orientation degrees|yaw|wind degree|wind deg":
    whole(0, 359),
  "pitch|roll|tilt|slope|gradient": whole(-20, 20),
  "altitude|elevation|elevation gain|height above sea level|cruising altitude|depth m|ascent|descent":
    whole(2, 2400),
  "altitude|cruising altitude @ flight aircraft plane": round(9000, 12_000, 2),
  humidity: whole(30, 90),
  "pressure|air pressure|barometric pressure": whole(990, 1035),
  "pressure|tire pressure|tyre pressure @ tire tyre boiler tank vehicle": decimal(1.8, 3.2, 1),
  "systolic|blood pressure systolic|systolic pressure": whole(102, 142),
  "diastolic|blood pressure diastolic": whole(62, 92),
  "bmi|body mass index": decimal(18.5, 32, 1),
  "bpm|heart rate|pulse|resting heart rate|average heart rate|max heart rate|hr": whole(58, 160),
  "tempo|bpm @ song track beat": whole(72, 168),
  "tempo|bpm & danceability key artist": whole(72, 168),
  tempo: whole(72, 168),
  loudness: decimal(-14, -3, 1),
  "key & tempo bpm danceability": whole(0, 11),
  "mode & tempo bpm danceability": whole(0, 1),
  "time signature": whole(3, 5),
  "glucose|blood sugar|cholesterol": whole(78, 210),
  "uv|uv index|aqi|pm25|pm10|ozone|air quality|air quality index|kp index": whole(1, 11),
  "aqi|pm25|pm10|ozone|air quality index": whole(6, 120),
  "ph|ph level|ph value": decimal(5.5, 8.2, 1),
  "precipitation|rainfall|rain|snow|snowfall|precipitation mm": decimal(0, 24, 1),
  "visibility @ weather forecast observation": decimal(2, 20, 1),
  "magnitude @ earthquake quake": decimal(2.1, 7.2, 1),
  "magnitude|apparent magnitude": decimal(-1.4, 12, 2),
  "calories|kcal|calories burned|energy kcal|calorie": whole(120, 850),
  "protein|fat|carbs|carbohydrates|sugar|fiber|fibre|salt|sodium|cholesterol mg|saturated fat":
    decimal(0.5, 48, 1),
  "dose|dosage|strength @ medication prescription drug medicine": round(5, 500, 0),
  "parallax|redshift": decimal(0.01, 3, 3),
  "emissions|co2 emissions|carbon footprint|co2 kg|carbon": whole(4, 420),
  zoom: whole(3, 16),
  "volume|sound volume|loudness percent|master volume": whole(0, 100),
  "volume @ box tank container engine shipment parcel": decimal(0.1, 64, 1),
  "font size|text size|font weight": whole(10, 32),
  "margin|padding|spacing|border width|border radius|margin top|margin bottom|margin left|margin right|stroke width|gap|indent|line height":
    whole(0, 32),
  "red|green|blue|r|g|b": whole(0, 255),
  "decimals|decimal places|digits|fraction digits|significant digits": whole(0, 4),
  "value|raw value|current value|previous value|new value|old value|last value|max value|min value|number value|measurement|reading|data|amount value|target value|result value|default value|default":
    decimal(0.5, 100, 1),
  "minimum|maximum|lower|upper|from|to|low|high|start|end|minimum value|maximum value|limit value|begin|gt|lt|gte|lte|stop|range|before|after":
    whole(1, 100),
  "goal|target|daily goal|target count|quota limit|objective": round(10, 1000, 1),
  time: whole(12, 900),
  "utc offset|timezone offset|time zone offset|gmt offset|raw offset": round(-8, 10, 0),
  "weight|priority weight|sort weight & sort_order rule criteria": whole(1, 100),
  "weight & criterion grade assignment": whole(5, 40),
  "frequency @ radio station signal channel": decimal(87.6, 107.9, 1),
  frequency: whole(1, 12),
  "channel|channel number": whole(1, 40),
  "gain|snr|rssi|signal strength|signal|dbm": whole(-92, -38),
  "iso @ photo exposure camera": round(100, 3200, 2),
  "aperture|f number|fstop": decimal(1.4, 16, 1),
  "focal length": whole(16, 200),
  "half life|atomic mass|molar mass|molecular weight": decimal(1, 280, 2),
  "atomic number": whole(1, 94),
  "gravity|surface gravity": decimal(0.3, 2.6, 2),
  "period|orbital period": decimal(0.4, 680, 1),
  "handicap|par": whole(2, 36),
  "rest|interval count|rest days": whole(1, 6),
};

/** Only the sums: what `funding` is, `fundingTotal` is too. */
export const sumRules: RuleIndex<NumberRule> = toRuleIndex(moneyRules);

/** Where a number of this name usually is; its tags may say otherwise. */
export const numberRules: RuleIndex<NumberRule> = toRuleIndex(
  moneyRules,
  countRules,
  scaleRules,
  quantityRules,
  flagNumbers,
);
