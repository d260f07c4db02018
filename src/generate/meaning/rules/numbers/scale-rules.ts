import type { NumberHint } from "../../../values/number-range.ts";
import { isPersonWord } from "../../names/person-words.ts";
import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

const besideOne =
  (neighbour: string, hint: NumberHint): NumberRule =>
  ({ member }) =>
    member.siblings.includes(neighbour) ? hint : undefined;

const thumbnails: Readonly<Record<string, readonly [width: number, height: number]>> = {
  default: [120, 90],
  medium: [320, 180],
  high: [480, 360],
  standard: [640, 480],
  maxres: [1280, 720],
};

/** How large a picture is whose size goes by a name. */
function thumbnail(owner: readonly string[], side: 0 | 1): NumberHint | undefined {
  const size = thumbnails[owner.at(-1) ?? ""];
  return size && whole(size[side], size[side]);
}

/** Marks, shares, places in an order, parts of dates, and what machines count. */
export const scaleRules: Readonly<Record<string, NumberRule>> = {
  "price level|price tier|price band|cost level|price category level|price range level": whole(
    1,
    4,
  ),
  age: ({ member, role }) =>
    isPersonWord(role.at(-1) ?? member.owner.at(-1)) || role.length === 0
      ? whole(19, 74)
      : whole(1, 15),
  "age|age years|age in years @ pet animal dog cat": among(
    1,
    2,
    2,
    3,
    3,
    4,
    4,
    5,
    6,
    7,
    8,
    9,
    11,
    13,
  ),
  "age|age years|age in years @ horse": whole(3, 18),
  "age @ student pupil child kid": whole(6, 22),
  "age @ tree building whisky wine tradition": whole(3, 140),
  "age min|min age|age from @ audience targeting adset campaign": among(18, 21, 25, 30),
  "age max|max age|age to @ audience targeting adset campaign": among(35, 44, 54, 65),
  "from years|years from|from age|age from @ agerange ages agegroup": among(1, 2, 3, 3),
  "to years|years to|to age|age to @ agerange ages agegroup": among(5, 6, 6),
  "minimum age|min age|age limit|age rating|age restriction": whole(6, 18),
  "max age|maximum age @ event class camp team league": whole(12, 65),
  "baggage allowance kg|luggage allowance kg|baggage kg|checked baggage kg|baggage allowance|luggage allowance":
    inSteps(5, 15, 30),
  "stops|layovers|transfers @ flight trip journey itinerary leg": whole(0, 2),
  "engine size|displacement|engine displacement": decimal(0.9, 4, 1),
  "scholarship|grant amount|award amount|stipend amount": round(500, 12_000, 2),
  "amount|award|value @ scholarship fellowship bursary stipend": round(500, 12_000, 2),
  "graduation year|expected graduation": whole(2024, 2029),
  "rating|average rating|avg rating|overall rating|user rating|customer rating|review score|rating average & review_count reviews_count rating_count ratings_count num_reviews num_ratings total_reviews total_ratings number_of_reviews number_of_ratings reviews ratings":
    decimal(3.4, 4.9, 1),
  "rating|stars|average rating|score out of5|review score|user rating|star rating|customer rating|satisfaction|overall rating|quality|popularity rating":
    decimal(2.5, 5, 1),
  "rating|stars|star rating|overall rating|overall|overall score @ review productreview stayreview mealreview workreview servicereview feedback testimonial appointment cleaningjob servicejob booking visit ride trip delivery lesson consultation rental":
    whole(1, 5),
  "rating|elo|mmr @ chess player ladder": round(900, 2400, 0),
  "vote average|tmdb rating": decimal(5.1, 8.6, 1),
  "rating|imdb rating|critic score|score @ movie film anime show series": decimal(5.1, 8.6, 1),
  "score|points|grade|overall|mark|marks|test score|exam score|result score|health score|quality score|performance score|total score|risk score|relevance|matching score|percentile|lead score|popularity|impact|karma|reputation|best score|rank score|final score":
    whole(40, 100),
  "points|season points @ team club player standing driver": whole(0, 96),
  "points|loyalty points|reward points|bonus points|karma|reputation|coins|gems|gold|credits|tokens @ user player customer member account profile character wallet loyalty":
    round(40, 4800, 1),
  "max score|maximum score|out of|score out of @ review filmreview moviereview bookreview gamereview restaurantreview":
    among(10, 10, 100),
  "max score|maximum score|max points|total points|possible points": round(20, 100, 1),
  "passing score|pass mark|passing percent|pass percentage": inSteps(5, 50, 80),
  "threshold|min score": round(40, 80, 0),
  "credit score|fico|fico score": whole(480, 830),
  "gpa|grade point average": decimal(2.1, 4, 2),
  "gpa requirement|minimum gpa|min gpa|required gpa|gpa required|gpa minimum": decimal(2, 3.8, 1),
  iq: whole(88, 138),
  "nps|nps score": whole(-20, 72),
  "credits used|credits|credit cost|credits required|credits spent @ classbooking booking fitnessclass gymclass yogaclass studioclass classpass reservation":
    whole(1, 3),
  "spicy level|spice level|spiciness|spiciness level|heat level @ menu menuitem dish food fooditem recipe meal":
    whole(0, 3),
  "credits|ects @ student studentprofile": whole(12, 178),
  "credits|ects @ course studentcourse module class": whole(2, 10),
  "credits|ects|credit hours|credit points|semester hours": whole(2, 10),
  credit: whole(2, 120),
  "confidence score|similarity score|sentiment score|sentiment": decimal(0.1, 0.99, 2),
  "percent|progress|completion|battery|battery level|opacity percent|percent complete|completion percent|humidity percent|load percent|cpu usage|memory usage|disk usage|usage percent|capacity percent|fill level|share|precipitation probability|chance of rain|attendance percent|accuracy percent|discount rate|stake|abv percent|saturation|cpu utilization|memory utilization":
    whole(0, 100),
  "oxygen saturation|spo2": whole(94, 100),
  "abv|alcohol|alcohol content|alcohol percent @ wine": decimal(10.5, 15, 1),
  "abv|alcohol|alcohol content|alcohol percent": decimal(0.5, 14.5, 1),
  "probability|confidence|ratio|fraction|similarity|opacity|alpha|likelihood|accuracy score|precision|f1 score|weighting|confidence level|albedo|eccentricity|danceability|valence|acousticness|instrumentalness|liveness|speechiness|ndvi|correlation":
    decimal(0, 1, 2),
  "energy @ song track audio": decimal(0, 1, 2),
  "energy & danceability valence tempo": decimal(0, 1, 2),
  "probability|win probability|close probability @ deal opportunity lead": round(10, 90, 1),
  "aspect ratio": decimal(0.56, 1.91, 2),
  "variance|standard deviation|std dev|median|mean|average|stddev|deviation|spread|delta|difference|change|offset value|p50|p95|p99|avg|rate of change|trend":
    decimal(0.2, 42, 1),
  "factor|multiplier|scale|coefficient|scaling|modifier|boost|zoom factor|odds": decimal(0.5, 3, 1),
  "odds|decimal odds @ bet match selection market": decimal(1.1, 8.5, 2),
  "year|release year|year built|founded|founded year|vintage|production year|construction year|built|year founded|established|publication year|publish year|year published|built year|purchase year|year of construction|copyright":
    whole(1988, 2025),
  "year|model year @ car vehicle truck": whole(2009, 2025),
  "founding year": whole(1952, 2021),
  "birth year|year of birth|born year|year born|born": whole(1950, 2004),
  "death year|year of death|died year|year died|died|death": whole(2006, 2025),
  "opened|built|completed|inaugurated|built in|opened in @ stadium arena museum bridge park zoo airport theatre theater hotel castle tower":
    whole(1890, 2021),
  "expiry year|exp year|expiration year": whole(2027, 2031),
  "expiry month|exp month|expiration month|start month|month|month number": whole(1, 12),
  "due day|payment due day|rent due day|payment day|rent due @ lease rental tenancy rentalagreement tenant":
    whole(1, 5),
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
  "estimate|effort|story points|points @ task story issue ticket": among(1, 2, 3, 5, 8, 13),
  // An audience is estimated in heads.
  "estimate|effort|story points|estimated effort": ({ role }) =>
    role.length === 0 ? among(1, 2, 3, 5, 8, 13) : whole(20, 400),
  octave: whole(1, 7),
  "bake temp|baking temp|bake temperature|oven temp|roasting temp|bake temp c|oven temp c|baking temp c":
    inSteps(5, 160, 250),
  "temperature|temperature c|temp|temp c|current temperature|current temp|internal temperature @ fridge refrigerator coldroom coolbox larder":
    decimal(2, 7, 1),
  "temperature|temperature c|temp c|storage temp|storage temp c|storage temperature|storage temperature c|current temperature @ freezer ice icecore icecream":
    decimal(-24, -18, 1),
  "bulb wattage|lamp wattage|bulb watts": among(5, 7, 9, 15, 25, 40, 60),
  "hydration|hydration percent|hydration pct @ sourdough dough bread loaf starter": whole(62, 82),
  "beats per minute|strokes per minute": whole(58, 160),
  "erected|constructed|consecrated|commissioned in|restored in|erected in|cast in|carved in": whole(
    1820,
    2019,
  ),
  "firing temp|firing temperature|kiln temp|furnace temperature|furnace temp|forge temperature|melt temperature|casting temperature|pouring temperature|firing temp c|firing temperature c|melt temp c|furnace temp c":
    round(640, 1280, 1),
  "temperature|temp|temp c|temperature c|max temperature|max temp|max temp c|max temperature c|current temperature|current temp|target temperature|target temp|peak temperature|peak temp|peak temp c @ kiln furnace forge foundry smelter crucible glaze firing":
    round(880, 1280, 1),
  "days|nights|number of nights|leave days|vacation days|duration days|night": whole(1, 14),
  "step|steps|global step|training step & loss learning_rate": inSteps(500, 1000, 24_000),
  "order|sort order|display order|position|sequence|step|chapter|index @ module lesson section chapter step slide column card stage question field block widget tab page unit menu faq category":
    whole(1, 12),
  "order|position|sort order|rank|index|sequence|step|display order|line number|ordinal|sort|seq|pos|row|column|col|place|ranking|priority order|episode|chapter|stop sequence|line|lane|standing|leg|weight order|set number|bay|slot|part|heat|trick|grid position":
    whole(1, 40),
  "season|season number|round|lap|half|period|inning|set|stage|phase|volume number": whole(1, 9),
  "phase @ trial study": whole(1, 4),
  "first ascent|discovered|discovery year|first published|invented|year discovered|first flight|first edition|first issued":
    whole(1786, 1995),
  prominence: whole(120, 2400),
  "needle size|needle size mm|hook size|stitch width": decimal(2, 8, 1),
  "mileage limit|mileage limit km|included km|km limit|daily km": round(100, 400, 1),
  "bib|bib number|number @ player athlete": whole(1, 99),
  "position & team league club driver": whole(1, 20),
  "service|staff|food|location|comfort|value|atmosphere|ambience|ambiance|communication|accuracy|presentation|punctuality|professionalism|friendliness|packaging|speed|knowledge|clarity|reliability|teamwork|leadership|initiative|creativity|timeliness|responsiveness|helpfulness|sound|plot|acting|story|graphics|gameplay|soundtrack|culture|management|work life balance|compensation|taste @ review hotelreview stayreview restaurantreview mealreview guestreview hostreview propertyreview employeereview performancereview companyreview sellerreview driverreview gamereview moviereview filmreview productreview courserating ratings rating feedback evaluation":
    whole(3, 5),
  "priority|severity|importance|urgency|danger|risk level|difficulty|difficulty level|spiciness|spice level|comfort|complexity|mood|stress|effort level|intensity|cleanliness|service rating|value for money|happiness|hardness":
    whole(1, 5),
  "level|tier|grade level|hierarchy|depth level|nesting|rank level|access level|skill level|security level":
    whole(1, 8),
  "level|player level|character level @ player gamer gamerprofile character user hero avatar pokemon guild & realm character_name":
    whole(1, 60),
  "item level|gear score|gear level": round(320, 640, 0),
  "raid attendance": whole(62, 100),
  "year of study|study year": whole(1, 4),
  "year|year level|year of study|study year|class year @ student": whole(1, 4),
  "grade|grade level|school year|year @ pupil student class classroom": whole(1, 12),
  "credits earned|earned credits|credits completed|completed credits|total credits": whole(12, 118),
  "track number|track no|track index": whole(1, 14),
  "grade|mark @ submission assignment exam test result": whole(40, 100),
  "attack|defense|defence|strength|agility|intelligence|stamina|mana|armor|dexterity|wisdom|charisma|damage|speed stat|constitution|luck|vitality|spirit|special attack|special defense|endurance|durability":
    whole(5, 99),
  "hit points|health|hp|health points|max health|shield": whole(20, 240),
  "version|revision|generation|schema version|resource version|current version|api version|major|minor|patch|iteration|edition|version number|build|latest version|major version":
    whole(1, 9),
  "build number|job number|run number|pr number|pull request number": whole(12, 980),
  "issue|issue number|issue no @ paper article journal magazine publication citation reference":
    whole(1, 12),
  port: whole(3000, 9000),
  "public port|private port|local port|remote port|server port": whole(3000, 9000),
  "status code|http status|http status code|redirect code|code|type @ redirect urlredirect redirection":
    whole(301, 302),
  "status code|http status|http status code|response code|status code value|http code|last status|last status code|last response code|last response status":
    whole(200, 204),
  "exit code|exit status": inSteps(1, 0, 1),
  "status|code & message error": whole(400, 503),
  "error code|code|reason code|return code|warning code|nominal code|event code|bank code|short code|area code":
    whole(100, 599),
  "type|status|state|kind|mode|category|method|class|flag|flags|style|gender|role|scope|visibility|direction|action|reason|operator|template|condition|frequency|unit|format|protocol|orientation|option|option value|resolution|medium|event|operation|plan|variation|trigger|language|visibility level|object|entity|source|target|interface|scenario|lead source|validity|face|difficulty code|cluster|zone|region|district|group|office|sector|course|translation|sentiment code|ward":
    whole(1, 5),
  "type id|status id|category id|type code|language id|currency id|country id|region id|role id|level id|stage id":
    whole(1, 24),
  "id|identifier|uid|pid|gid|sid|cid|pk|oid|tid|key|ref|reference|external id|parent|user|account|customer|product|order id|item|node|owner|author|creator|file|post|project|team|comment|message|task|ticket|job|device|channel|company|club|contact|employee|client|patient|vendor|store|warehouse|session|uri|slug|code id|created by|updated by|modified by|submitted by|assignee|assigned to|image|video|album|artist|movie|show|track|parent folder|network|provider|template version|object id|location|rule|institution|patient number|capital|self|member|application|app|guid|entity number|monitor|connector|department|division|address":
    whole(1, 480),
  ids: whole(1, 480),
  "number|document number|invoice number|order number|ticket number|account number|customer number|employee number|reference number|case number|serial number|serial|registration number|confirmation number|po number|sequence number|receipt number|check number|file number|project number|part number|invoice no|order no|license number|badge number|tracking number|policy number|claim number|room number|flight number|trace number":
    whole(1001, 9999),
  "room|apartment number|suite": whole(101, 480),
  "train number|bus number": whole(102, 4980),
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
  "efficiency|purity|humidity level|effectiveness|quality percent|yield percent": whole(62, 99),
  "lifespan|life expectancy|shelf life": whole(2, 40),
  "drink from|drink until|best from|peak year": whole(2025, 2040),
  "bearing|heading|wind direction|azimuth|rotation|angle|rotate|hue|orientation degrees|yaw|wind degree|wind deg":
    whole(0, 359),
  "pitch|roll|slope|gradient": whole(-20, 20),
  "avalanche risk|avalanche danger|avalanche level|danger level @ slope piste ski avalanche mountain resort":
    whole(1, 5),
  "cupping score|cup score|sca score": decimal(80, 91, 2),
  "altitude|elevation|elevation gain|height above sea level|cruising altitude|ascent|descent":
    whole(2, 2400),
  "altitude|cruising altitude @ flight aircraft plane": round(9000, 12_000, 2),
  humidity: whole(30, 90),
  pressure: whole(990, 1035),
  "pressure|tire pressure|tyre pressure @ tire tyre boiler tank vehicle": decimal(1.8, 3.2, 1),
  "blood pressure systolic|systolic pressure": whole(102, 142),
  "blood pressure diastolic": whole(62, 92),
  "bpm|heart rate|pulse|average heart rate|max heart rate|hr": whole(58, 160),
  "tempo|bpm @ song track beat": whole(72, 168),
  "tempo|bpm & danceability key artist": whole(72, 168),
  tempo: whole(72, 168),
  loudness: decimal(-14, -3, 1),
  "key & tempo bpm danceability": whole(0, 11),
  "mode & tempo bpm danceability": whole(0, 1),
  "time signature": whole(3, 5),
  "kp index": whole(1, 11),
  "aqi|ozone|air quality index": whole(6, 120),
  snow: decimal(0, 24, 1),
  "visibility @ weather forecast observation": decimal(2, 20, 1),
  "magnitude|apparent magnitude": decimal(-1.4, 12, 2),
  "calories|kcal|calorie count @ dish menuitem meal entree burger pizza sandwich": round(
    340,
    940,
    1,
  ),
  "calories burned|calorie": whole(120, 850),
  "fat|sugar|fiber|fibre|salt|cholesterol mg|saturated fat": decimal(0.5, 48, 1),
  "dose|dosage|strength @ medication prescription drug medicine": round(5, 500, 0),
  "parallax|redshift": decimal(0.01, 3, 3),
  "emissions|co2 emissions|carbon footprint|co2 kg|carbon": whole(4, 420),
  zoom: whole(3, 16),
  "volume|sound volume|loudness percent|master volume": whole(0, 100),
  "volume @ box tank container engine shipment parcel": decimal(0.1, 64, 1),
  "font weight": inSteps(100, 300, 700),
  "font size|text size": whole(10, 32),
  "font size|text size @ settings setting preferences preference display appearance editor reader":
    among(12, 13, 14, 14, 15, 16, 16, 18, 20),
  "total|count @ follower followers subscriber subscribers like likes": round(20, 48_000, 0),
  "total|count @ track tracks song songs": whole(3, 24),
  "width @ default medium high standard maxres": ({ member }) => thumbnail(member.owner, 0),
  "height @ default medium high standard maxres": ({ member }) => thumbnail(member.owner, 1),
  "value @ distance": besideOne("text", inSteps(100, 600, 24_000)),
  "value @ duration": besideOne("text", inSteps(60, 180, 3000)),
  "distance m|distance meters|distance @ step routestep": besideOne(
    "maneuver",
    inSteps(10, 60, 1400),
  ),
  "duration s|duration seconds|duration @ step routestep": besideOne("maneuver", whole(12, 160)),
  "speed horizontal|ground speed|velocity|speed @ live flight liveflight": besideOne(
    "altitude",
    whole(690, 910),
  ),
  "code @ condition": besideOne("icon", among(1000, 1003, 1006, 1009, 1063, 1183)),
  // What is in a hundred grams.
  "energy kcal 100g|energy kcal 100 g|calories per 100g|kcal per 100g|kcal 100g": whole(45, 540),
  "fat 100g|fat 100 g|fat per 100g": decimal(4, 32, 1),
  "saturated fat 100g|saturated fat 100 g|saturated fat per 100g": decimal(0.4, 3.8, 1),
  "carbohydrates 100g|carbohydrates 100 g|carbs 100g|carbs per 100g|carbohydrates per 100g":
    decimal(26, 62, 1),
  "sugars 100g|sugars 100 g|sugar 100g|sugar per 100g|sugars per 100g": decimal(0.6, 24, 1),
  "proteins 100g|proteins 100 g|protein 100g|protein per 100g|proteins per 100g": decimal(2, 18, 1),
  "fiber 100g|fiber 100 g|fibre 100g|fiber per 100g": decimal(0.5, 8, 1),
  "salt 100g|salt 100 g|salt per 100g|sodium 100g|sodium 100 g": decimal(0.02, 1.6, 2),
  "padding|spacing|border width|border radius|margin top|margin bottom|margin left|margin right|stroke width|gap|indent|line height":
    whole(0, 32),
  "red|green|blue|r|g|b": whole(0, 255),
  "decimals|decimal places|digits|fraction digits|significant digits": whole(0, 4),
  "value|raw value|current value|previous value|new value|old value|last value|max value|min value|number value|measurement|reading|data|amount value|target value|result value|default value|default":
    decimal(0.5, 100, 1),
  "minimum|maximum|lower|upper|from|to|low|high|start|end|minimum value|maximum value|limit value|begin|gt|lt|gte|lte|stop|range|before|after":
    whole(1, 100),
  "target count|target|goal|daily target|target value|goal count @ habit & current_streak": whole(
    1,
    8,
  ),
  "value|amount|count @ habitlog habitentry & habit_id": whole(1, 8),
  "min value|minimum value|min|scale min @ question surveyquestion formfield field": whole(0, 1),
  "max value|maximum value|max|scale max @ question surveyquestion formfield field": inSteps(
    5,
    5,
    10,
  ),
  "goal|target count|quota limit|objective": round(10, 1000, 1),
  "daily goal|daily target|goal per day": inSteps(5, 5, 60),
  "buffer minutes|buffer time|buffer|buffer before|buffer after|turnaround minutes @ service appointment booking salon slot":
    inSteps(5, 5, 15),
  "total trips|total rides|trips completed|completed trips|rides completed|trip count|total deliveries @ driver courier rider":
    round(120, 4200, 0),
  time: whole(12, 900),
  "ebikes available|e bikes available|electric bikes available|ebikes|broken bikes|bikes disabled @ bikestation station dock":
    whole(0, 2),
  "moons|number of moons|moon count|known moons|num moons|satellites": whole(0, 28),
  "radius km|radius|mean radius|mean radius km|equatorial radius km @ planet moon exoplanet star":
    round(1200, 71_000, 2),
  "diameter km|diameter @ planet moon exoplanet": round(2400, 140_000, 2),
  "distance from sun km|distance from star km|semi major axis km": round(
    58_000_000,
    4_500_000_000,
    6,
  ),
  "distance from sun|distance from star|semi major axis @ planet exoplanet": decimal(0.3, 30, 2),
  "average temperature|mean temperature|surface temperature|temperature @ planet moon exoplanet":
    whole(-210, 460),
  "gravity|surface gravity @ planet moon exoplanet": decimal(1.4, 24.8, 1),
  "mass kg|mass @ planet moon exoplanet": round(3.3e23, 1.9e27, 22),
  "utc offset|timezone offset|time zone offset|gmt offset|raw offset": round(-8, 10, 0),
  "weight|priority weight|sort weight & sort_order rule criteria": whole(1, 100),
  "weight & criterion grade assignment": whole(5, 40),
  "frequency|grid frequency|line frequency & voltage kwh": decimal(49.9, 50.1, 2),
  "frequency @ radio station signal channel": decimal(87.6, 107.9, 1),
  "channel number": whole(1, 40),
  "snr|rssi|signal strength|signal|dbm": whole(-92, -38),
  "iso @ photo picture image exposure camera": among(100, 200, 400, 800, 1600, 3200),
  "aperture|f number|fstop": decimal(1.4, 16, 1),
  "focal length": whole(16, 200),
  "allele frequency|minor allele frequency": decimal(0.0002, 0.2, 4),
  "half life|atomic mass|molar mass|molecular weight": decimal(1, 280, 2),
  "reach mm|reach @ robot robotarm arm": inSteps(50, 400, 1900),
  "melting point|melting temperature": decimal(-95, 240, 1),
  "boiling point|boiling temperature": decimal(245, 480, 1),
  "density @ compound chemical material substance filament reagent": decimal(0.8, 2.7, 2),
  "purity & cas_number formula sequence": decimal(95, 99.9, 1),
  "atomic number": whole(1, 94),
  "gravity|surface gravity": decimal(0.3, 2.6, 2),
  "rest|interval count|rest days": whole(1, 6),
  "stars|star|rating @ distribution ratingdistribution ratingbreakdown & percent percentage count":
    whole(1, 5),
  "interval count & interval": among(1, 1, 1, 1, 3),
  "order|cast order|position @ cast castmember castcredit": whole(0, 14),
  "minutes|minutes before @ override reminder & method": among(10, 15, 30, 60, 1440),
  "time spent|timespent|timeoriginalestimate|timeestimate|aggregatetimespent|original estimate|remaining estimate & duedate due_date issuetype time_spent timespent":
    inSteps(1800, 3600, 57_600),
  "all @ cloud": whole(0, 100),
  "eta minutes|eta @ trip ride & rider driver fare pickup": whole(2, 12),
  "duration minutes|duration @ trip & rider ride_type fare_amount surge_multiplier": whole(8, 38),
  "distance miles|distance km @ trip & rider ride_type surge_multiplier": decimal(1.2, 14, 1),
  "width|image width @ image photo picture & src alt position": among(800, 1200, 1600, 2048),
  "high|max|day @ weather forecast climate weatherday & precipitation_chance condition humidity":
    decimal(8, 31, 1),
  "low|min|night @ weather forecast climate weatherday & precipitation_chance condition humidity":
    decimal(-3, 16, 1),
  "max c|maxtemp c|high c|max temp c|temp c max @ forecast forecastday day weather weatherreport":
    decimal(9, 27, 1),
  "min c|mintemp c|low c|min temp c|temp c min @ forecast forecastday day weather weatherreport":
    decimal(-2, 12, 1),
  "temp high|temperature high|high temp|high temperature|temp max|max temp|temperature max|max temperature|daytime temp":
    decimal(8, 31, 1),
  "temp low|temperature low|low temp|low temperature|temp min|min temp|temperature min|min temperature|night temp":
    decimal(-3, 16, 1),
  "target temperature|set temperature|setpoint|current temperature|room temperature|indoor temperature|thermostat temperature":
    decimal(17, 24, 1),
  "visibility km": decimal(4, 30, 1),
  "precipitation chance|rain chance|chance of precipitation|precipitation percent|pop": round(
    0,
    100,
    1,
  ),
  "rating|satisfaction|satisfaction rating|csat|satisfaction score @ ticket support survey trip ride visit conversation case interview scorecard":
    whole(1, 5),
  "rating|driver rating|passenger rating|rider rating @ driver passenger rider": decimal(3.9, 5, 1),
  "percent|percentage|share|vote percentage|vote share|polling percentage @ politician candidate election party option":
    decimal(2, 54, 1),
  "load average|system load|load1|load avg": decimal(0.1, 6, 2),
  "min heart rate|minimum heart rate|lowest heart rate|heart rate min|hr min": whole(48, 72),
  "maximum heart rate|peak heart rate|heart rate max|hr max|heart rate peak": whole(110, 186),
  "max heart rate|maximum heart rate|max hr & resting_heart_rate resting_hr": whole(168, 198),
  "total volume|total volume lifted|training volume|volume @ workout workoutsession trainingsession strengthsession":
    round(1800, 12_000, 1),
  "avg heart rate|mean heart rate|heart rate avg|heart rate average|hr avg": whole(78, 148),
  "vo2 max|vo2max": decimal(32, 58, 1),
  "calories|calories estimate|estimated calories|calories burned|total calories @ class workout fitness activity exercise":
    whole(120, 720),
  "percentage|percent|score|mark|marks @ subject studentsubject courseresult subjectresult result & grade letter_grade gpa":
    whole(54, 100),
  "grade|score|mark|marks|percentage|final grade|exam score @ student course enrollment assignment submission exam grade test":
    whole(58, 100),
  "weight|weighting @ grade assignment criterion exam": round(5, 40, 0),
  "ease factor|ease": decimal(1.3, 2.8, 1),
  "interval|review interval & ease_factor front back": whole(1, 45),
  "price per person|price from|cost per person @ trip tour package tourpackage tripbooking tourbooking departure cruise safari retreat itinerary travelpackage holidaypackage":
    round(320, 2900, 1),
  "hours driven today|driving hours today|hours driven|hours on duty|duty hours today @ driver haulier hauler trucker":
    decimal(0, 8.5, 1),
  "distance from previous km|distance from prev km|distance from last km|distance to next km|leg distance km @ routestop stop waypoint deliverystop":
    decimal(0.6, 24, 1),
  "fte|full time equivalent": among(1, 1, 1, 1, 0.8, 0.6, 0.5),
  "roll number|roll no @ student pupil attendance examresult marksheet": whole(1, 38),
  "allocation|allocation percent|allocation percentage|workload|fte percent @ team member assignment resource employee staff project":
    inSteps(10, 20, 100),
  "allocation|allocation percent|portfolio weight|portfolio percent|weight percent @ holding position stockholding portfolioholding portfolioitem":
    decimal(1.5, 24, 1),
  "weight|traffic|allocation|split @ variant variation experiment": round(10, 50, 1),
  "no2|nitrogen dioxide": whole(6, 58),
  o3: whole(20, 110),
  "co|carbon monoxide": decimal(0.2, 1.8, 1),
  "so2|sulfur dioxide": whole(1, 24),
  "pm25|pm2 5": decimal(3, 38, 1),
  pm10: decimal(8, 62, 1),
  "aqi|air quality index & pm25 pm10 no2 pollutant": whole(14, 140),
  "vintage|vintage year|year @ wine": whole(2008, 2023),
  "drink after|ready from": whole(2024, 2028),
  "drink before|drink by": whole(2029, 2042),
  "bottle size|bottle size ml|bottle volume|bottle ml": round(375, 750, 0),
  "year created|created year|year made|date created year|year painted @ artwork exhibit museum painting":
    whole(1640, 2019),
  "year renovated|renovation year|last renovated": whole(2005, 2025),
  "tank level|fuel percent": round(10, 100, 1),
  "odometer start|odometer end|start odometer|end odometer|start mileage|end mileage|mileage out|mileage in|mileage start|mileage end|pickup mileage|return mileage|mileage at pickup|mileage at return":
    whole(4000, 120_000),
  "surge|surge multiplier|price multiplier": decimal(1, 2.2, 1),
  "brightness|volume level|dimmer": round(10, 100, 1),
  "floor @ room housekeeping hotel apartment office": whole(1, 8),
  "story points|points|estimate @ card": among(1, 2, 3, 5, 8),
  "delay|delay minutes|delay min|minutes late @ flight train bus departure": round(10, 180, 0),
  "age|age years & breed species pet_name": among(1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 11, 13),
  "pet age": among(1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 11, 13),
  "rollout|rollout percent|rollout percentage": inSteps(5, 5, 100),
  "unemployment|poverty rate": decimal(2, 18, 1),
};
