import { oneOf } from "../../../one-of.ts";
import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** What has lines of code, and not of a kite or a poem. */
const inFiles = oneOf(
  "file|code|commit|repository|repo|script|source|module|diff|patch|log|coverage|package|class|function|document|component|project|snippet|job|import",
);
const besideCode =
  /language|path|file|commit|complexity|coverage|repo|branch|dependenc|bytes|words?_?count|char/i;

/** How many, how long, and which share, where one trade has its own size for it. */
export const tradeCountRules: Readonly<Record<string, NumberRule>> = {
  "spots left|seats left|places left|spots available|seats available|available spots|available seats|remaining spots|remaining seats|open spots|free seats|free spots|vacancies|tickets left|tickets available":
    whole(0, 12),
  "price|cost|session price|session fee|fee|rate @ trainingsession personaltrainingsession ptsession trainersession coachingsession & trainer_id trainer coach_id":
    inSteps(5, 30, 95),
  "duration minutes|duration|length minutes @ trainingsession personaltrainingsession ptsession coachingsession":
    among(30, 45, 60, 60, 75, 90),
  "duration minutes|duration|duration mins|length minutes @ appointment consultation lesson session visit":
    inSteps(15, 15, 60),
  "damaged items|damaged units|damaged count|items damaged|damaged quantity|rejected quantity|quantity damaged @ goodsreceipt goodsreceived receivingreport deliveryreceipt":
    among(0, 0, 0, 0, 1, 2, 4),
  "notice period days|notice days|notice period @ lease rental tenancy rentalagreement leaseagreement rentalcontract leasecontract":
    among(30, 30, 60, 90),
  "notice period days|notice days|notice period @ candidate employee applicant contract & expected_salary salary":
    inSteps(15, 15, 90),
  "term months|loan term months|loan term|months @ mortgage homeloan": inSteps(120, 60, 360),
  "term months|loan term months|loan term|months @ loan mortgage credit financing lease": inSteps(
    12,
    12,
    72,
  ),
  "wind speed kmh|wind kmh|wind kph|gust kmh|wind speed kph|wind gust kmh": decimal(1, 52, 1),
  "wind speed knots|wind knots": decimal(1, 28, 0),
  "reading|reading kwh|meter reading|previous reading|previous reading kwh|last reading|current reading|reading value|start reading|end reading @ meter energymeter meterreading utility & tariff consumption_kwh consumption meter_type":
    whole(1800, 48_000),
  "voltage|volts|grid voltage|mains voltage @ meter grid inverter outlet charger household":
    decimal(221, 239, 1),
  "rate per hour|hourly rate|price per hour|rate hourly @ parking parkingsession garage carpark":
    among(1, 1.5, 2, 2.5, 3, 3.5, 4, 5),
  "texts|sms|text messages @ plan telecomplan mobileplan telecom phoneplan": round(100, 1000, 2),
  "number|episode number|episode @ episode podcastepisode latestepisode chapter": whole(1, 140),
  "conversions|conversion count|total conversions|leads|signups|sign ups|purchases @ campaign ad adset adcampaign adgroup keyword & clicks impressions":
    whole(3, 420),
  "impressions|reach @ campaign ad adset adcampaign adgroup": round(12_000, 480_000, 1),
  "max quantity|maximum quantity|capacity units|bin capacity @ bin warehouse shelf slot stock inventory":
    inSteps(20, 60, 400),
  "weight limit kg|weight limit|max load kg|load limit kg|max weight kg|load capacity kg @ bin shelf rack warehouse pallet slot lift crane":
    inSteps(50, 100, 1500),
  "assessed value|taxable value|assessed|assessment|market value|appraised value @ tax propertytax parcel property assessment home & parcel_number":
    round(84_000, 920_000, 3),
  "tax rate|mill rate|rate @ propertytax parcel & assessed_value": decimal(0.6, 2.4, 2),
  "annual tax|tax amount|property tax|tax due|amount @ propertytax parcel & assessed_value": round(
    900,
    9400,
    1,
  ),
  "amount requested|requested amount|amount awarded|awarded amount|award amount|funding requested|funding amount|grant amount @ grant grantapplication fund funding":
    round(2000, 250_000, 3),
  "temperature celsius|temperature|temperature c|operating temperature|bearing temperature|motor temperature @ machine motor engine pump compressor turbine":
    decimal(38, 88, 1),
  "vibration level": decimal(0.4, 7.1, 1),
  "nameplate capacity": decimal(2, 480, 1),
  "capacity kw|installed capacity kw|peak power kw|kwp": decimal(3, 240, 1),
  "output gwh|generation gwh|annual generation": decimal(4, 960, 1),
  "panel count|panels|number of panels|modules @ plant solarplant powerplant solarfarm farm": round(
    4000,
    240_000,
    2,
  ),
  "efficiency|panel efficiency|module efficiency @ solar solarplant panel": decimal(16, 23, 1),
  "capacity|seating capacity|max capacity @ venue arena stadium hall theater theatre concerthall":
    inSteps(50, 250, 12_000),
  "size cm|tattoo size|size @ tattoo": whole(4, 28),
  "nps score|nps|recommendation score|likelihood to recommend @ response surveyresponse answer feedback review":
    whole(3, 10),
  "score|rating @ answer surveyanswer & question": whole(1, 5),
  "average score|mean score|avg score & survey_id": decimal(2.8, 4.8, 1),
  "budget|total budget|trip budget|estimated budget @ trip vacation holiday travel itinerary":
    round(600, 9000, 2),
  "pto balance|leave balance|vacation balance|holiday balance|sick balance|pto days|time off balance|accrued leave|leave days balance":
    decimal(0, 25, 1),
  "home|away|home team|away team|home percent|away percent @ possession": whole(38, 62),
  "quantity|qty|count|amount @ loot lootdrop & rarity durability": whole(1, 12),
  "playtime hours|hours played|play time hours|total playtime hours|total hours played|playtime @ player character account profile gamer & level xp guild":
    round(4, 900, 0),
  "speed limit|limit kmh|allowed speed @ violation trafficviolation speedingticket speedcamera road street":
    inSteps(10, 30, 120),
  "lot size|lot size sqft|lot area|lot sqft & square_feet sqft": round(1800, 14_000, 2),
  "square feet|sqft|living area sqft|floor area sqft @ listing property home house apartment":
    round(640, 3800, 1),
  "hoa fee|hoa|hoa fees|monthly hoa|hoa dues|maintenance fee|condo fee": whole(60, 480),
  "awards|award count|awards won|oscars @ movie film series actor director": whole(0, 9),
  "matchday|match day|gameweek": whole(1, 38),
  "ac|armor class @ character creature monster": whole(10, 19),
  "attack bonus|defense bonus|defence bonus|armor bonus|bonus|damage bonus @ item weapon armor gear inventoryitem gameitem equipmentitem":
    whole(1, 12),
  // Shares of a hundred
  "approval rating|job approval": decimal(31, 64, 1),
  "ytd return|one year return|three year return|five year return": decimal(-4, 16, 1),
  "program expense ratio|program ratio": decimal(0.64, 0.93, 2),
  "books checked out|checked out books": whole(0, 6),
  "correct rate": decimal(38, 96, 1),
  "attendance rate|attendance percentage|completion rate|on time rate|success rate|pass rate|retention rate|acceptance rate|occupancy rate|survival rate|utilization rate|response rate|satisfaction rate|fill rate|delivery rate|approval rate|collection rate|graduation rate|capacity utilization":
    decimal(62, 99, 1),
  "bounce rate|churn rate|error rate|failure rate|vacancy rate|unemployment rate|defect rate|return rate|cancellation rate|scrap rate|no show rate|unsubscribe rate|complaint rate|mortality rate|turnover rate|abandonment rate|fraud rate|loss rate":
    decimal(0.2, 12, 1),
  "conversion rate|click rate|engagement rate|growth rate|reply rate": decimal(0.5, 14, 1),
  "open rate": decimal(14, 52, 1),
  "win rate": decimal(32, 71, 1),
  "compatibility score|compatibility|match score|match percent|match percentage|similarity percent":
    whole(58, 99),
  "coverage|test coverage|code coverage|line coverage|branch coverage|coverage percent|coverage pct @ pipeline build commit repository test report pull":
    decimal(61, 98, 1),
  "moisture percent|soil moisture|moisture|moisture level": whole(12, 48),
  "soil ph|ph|ph level|ph value": decimal(5.4, 8.2, 1),
  "yield tons hectare|tons per hectare|yield per hectare|yield t ha|yield hectare|yield tons per hectare|hectare yield tons":
    decimal(2.4, 9.8, 1),
  "organic percent|recycled percent|recycled content": round(5, 100, 0),
  "commission rate|commission percent|commission": whole(5, 30),
  "fee percent|fee percentage|fee rate|fee pct @ placement recruitment recruiter & salary candidate_id":
    inSteps(1, 15, 25),
  "fee percent|fee percentage|fee rate|fee pct|retention percent|retainage percent": inSteps(
    1,
    1,
    12,
  ),
  "battery health|tire wear": whole(60, 100),
  // How many
  "absences this term|absences|days absent|late arrivals|times late|tardies": whole(0, 9),
  "minutes late|late minutes|late by": whole(0, 25),
  "period|lesson number|period number @ attendance lesson timetable": whole(1, 8),
  "household size|family size|people in household": whole(1, 6),
  "target calories|calorie target|daily calories|calorie goal|calories goal|daily calorie goal":
    round(1600, 2600, 2),
  "protein|protein g|carbs|carbs g|carbohydrates|fat g|protein grams|carbs grams": whole(4, 48),
  "fat|fat grams|fiber|fibre|sugar|sugars|fiber g|sugar g|sugar grams @ food meal recipe nutrition dish ingredient diary":
    whole(1, 28),
  "sodium|sodium mg|cholesterol|salt mg": round(20, 900, 1),
  "quantity dispensed|quantity|tablets|pills|units dispensed @ prescription fill prescriptionfill medication pharmacy & pharmacist refills_left":
    inSteps(30, 30, 90),
  "low stock threshold|reorder threshold|min stock|minimum stock|par level": whole(1, 12),
  "low stock threshold|reorder threshold|reorder level|reorder point|min stock @ product medicine inventory part item stock":
    round(5, 40, 0),
  "total spaces|total spots|parking spaces|spaces|capacity|spaces total @ garage parking parkinggarage carpark parkinglot":
    round(60, 640, 1),
  "available spaces|free spaces|spaces left|available spots @ garage parking parkinggarage carpark parkinglot":
    whole(0, 120),
  "daily max|daily maximum|max daily rate|day ticket @ garage parking parkinggarage carpark": whole(
    9,
    34,
  ),
  "photos taken|photos|photo count|number of photos|images @ inspection siteinspection visit report":
    whole(0, 18),
  "expected visitors|visitors|visitor count|annual visitors @ exhibition museum gallery park":
    round(800, 48_000, 2),
  "age @ child kid camper baby pupil": whole(3, 16),
  "replicas|replica count|instances|desired replicas|pods @ deployment service kubernetes": whole(
    1,
    8,
  ),
  "tests|tests passed|passed tests|test count|total tests|tests total": whole(40, 640),
  "tests failed|failed tests|failures": whole(0, 4),
  "tests skipped|skipped tests": whole(0, 9),
  "lines of code|loc|line count|lines": ({ member: { owner, siblings, words } }) =>
    words.includes("code") ||
    words[0] === "loc" ||
    owner.some((word) => inFiles.test(word)) ||
    siblings.some((name) => besideCode.test(name)) ||
    siblings.length < 3
      ? whole(400, 48_000)
      : whole(2, 24),
  "line|line number|start line|end line @ comment review codereview annotation finding error":
    whole(3, 420),
  "queue position|position in queue|waiting position|waitlist position|waiting list position|waitlist spot":
    whole(1, 12),
  "queue length|queue size|in queue": whole(0, 24),
  "pitches|number of pitches|pitch count|camping pitches|total pitches": whole(24, 180),
  "occupied pitches|free pitches|available pitches": whole(4, 90),
  "streak|current streak|longest streak|best streak|streak days": whole(0, 60),
  "move count|moves|total moves|number of moves @ chess game": whole(18, 74),
  "white rating|black rating|elo|elo rating|rating|fide rating|rating change before @ chess chessplayer chessgame":
    whole(1100, 2450),
  "rating change|elo change|rating diff": whole(-14, 14),
  "accuracy|white accuracy|black accuracy @ chess game": decimal(68, 98, 1),
  "fantasy points|total points|gameweek points|week points|projected points|points @ fantasyteam fantasyplayer fantasy lineup":
    whole(2, 96),
  "ownership percent|ownership|owned by percent|selected by percent": decimal(0.4, 48, 1),
  "transfers left|free transfers|transfers remaining": whole(0, 3),
  "decks|number of decks|deck count": whole(4, 18),
  "passenger capacity|passengers|capacity|max passengers @ cruise ferry ship vessel": round(
    180,
    4200,
    1,
  ),
  "crew|crew size|crew count|crew members @ cruise ferry ship vessel": round(24, 1400, 0),
  "vehicle capacity|car capacity|car spaces @ ferry ship": whole(40, 420),
  "flight hours|total flight hours|hours flown|duty hours @ crew crewmember pilot flightcrew":
    round(400, 9800, 1),
  "cabin|cabin number|stateroom @ cruise ferry cabin": whole(5001, 9240),
  "pieces|piece count|parts @ set puzzle lego kit": round(100, 2400, 1),
  "layer height|layer height mm": decimal(0.1, 0.3, 2),
  "infill|infill percent": round(10, 60, 1),
  "nozzle temperature|hotend temperature": whole(190, 250),
  "bed temperature": whole(50, 90),
  "filament used|filament grams|material used": whole(8, 420),
  "depth|max depth|depth meters|max depth m @ dive diver divelog": decimal(6, 38, 1),
  "bottom time minutes": whole(22, 62),
  "visibility|visibility m @ dive divelog": whole(4, 30),
  "handicap|hcp": decimal(2, 36, 1),
  "par|hole par": whole(3, 5),
  "strokes|total strokes|score|gross score @ golf round": whole(72, 108),
  "vertical|vertical drop|vertical drop m|length m|slope length @ slope piste ski lift run": round(
    200,
    2400,
    1,
  ),
  "wait time|wait minutes|queue time|wait time minutes @ ride attraction themepark": round(
    5,
    75,
    0,
  ),
  "height requirement|min height|minimum height|min height cm|height requirement cm @ ride attraction themepark":
    round(90, 140, 1),
  "finish position|place|overall place|rank|position @ race runner result": whole(1, 480),
  "participants|participant count|runners|entrants @ race marathon": round(180, 9000, 1),
  "frames|frame count @ hive colony beehive": whole(6, 12),
  "honey yield|honey kg|honey yield kg": decimal(6, 34, 1),
  "varroa count|mites|mite count": whole(0, 14),
  "hive count|colonies|colony count|hives": whole(2, 24),
  "voter count|eligible voters|registered voters|total voters": round(4000, 240_000, 0),
  "signatures needed|signature goal": round(500, 20_000, 2),
  "responders|units dispatched|personnel|crew @ dispatch fireincident emergency rescue": whole(
    2,
    18,
  ),
  "response time minutes|response minutes|response time @ dispatch emergency emergencycall ambulance fireincident":
    whole(4, 18),
  "fatalities|deaths @ fire incident accident crash report emergency call": among(0, 0, 0, 0, 0, 1),
  "amount|bid amount|offer amount|price|total price @ tenderbid tenderoffer procurementbid": round(
    38_000,
    880_000,
    2,
  ),
  "alarm level": among(1, 1, 1, 2, 2, 3),
  "missed payments|late payments|payments missed": whole(0, 3),
  "casualties|injured|injuries|victims": whole(0, 3),
  // As the map of a fleet shows them: many stand.
  "current speed|current speed kmh|current speed kph|live speed @ vehicle truck van lorry car bus taxi deliveryvehicle & license_plate plate_number driver_name driver_id":
    among(0, 0, 0, 0, 18, 24, 31, 36, 42, 47, 49, 53, 58, 64, 71, 78, 83, 88),
  "speed|speed kmh|speed kph @ truck van lorry deliveryvehicle deliveryvan fleetvehicle": among(
    0,
    0,
    0,
    0,
    18,
    24,
    31,
    36,
    42,
    47,
    49,
    53,
    58,
    64,
    71,
    78,
    83,
    88,
  ),
  "speed|max speed|speed kmh|measured speed @ violation ticket fine vehicle truck car": whole(
    32,
    148,
  ),
  "speed limit|limit kmh": round(30, 120, 1),
  "mileage|odometer|km|mileage km @ vehicle service fleet servicerecord fillup": whole(
    4000,
    180_000,
  ),
  "liters|litres|fuel liters|volume @ fillup refuel fuel": decimal(18, 62, 1),
  "price per liter|liter price|price per litre|litre price @ fuel fillup refuel station": decimal(
    1.52,
    1.98,
    2,
  ),
  "consumption l100km|consumption|fuel consumption|l per100km": decimal(4.2, 9.6, 1),
  "range km|electric range|range @ car vehicle ev bike scooter drone": whole(40, 520),
  "power kw|charging power kw|max power kw|kw @ charger charging chargepoint": round(11, 150, 0),
  "energy delivered|energy kwh|kwh delivered|kwh @ charging chargingsession": decimal(6, 62, 1),
  "panel count|panels|number of panels|modules": whole(8, 36),
  "production kwh|daily production|energy produced|yield kwh @ solar inverter panel": decimal(
    2,
    42,
    1,
  ),
  "cycle time|takt time|cycle time seconds": whole(12, 180),
  "units produced|produced|output|quantity produced|good units @ production batch machine shift":
    round(120, 4800, 0),
  "quantity rejected|rejected quantity|quantity affected|affected quantity|defective quantity|quantity defective @ nonconformance nonconformity ncr defect deviation capa qualityissue":
    whole(1, 48),
  "scrap|scrap count|rejects|defects|defect count|rejected units": whole(0, 24),
  "oee|oee percent|availability|performance @ machine production line": decimal(58, 94, 1),
  "sample size|samples|participants|n @ study survey experiment quality": whole(12, 480),
  "p value": decimal(0.001, 0.2, 3),
  "learning rate": decimal(0.0001, 0.01, 4),
  "epochs|epoch": whole(3, 60),
  "loss|val loss|validation loss|training loss|train loss|eval loss @ model training experiment run epoch checkpoint & epoch accuracy step":
    decimal(0.02, 1.8, 3),
  "context window|context length|context size|max context": among(8192, 32_768, 128_000, 200_000),
  "input price per million|input cost per million|input price|input cost @ aimodel llm & context_window":
    decimal(0.1, 1.2, 2),
  "output price per million|output cost per million|output price|output cost @ aimodel llm & context_window":
    decimal(1.5, 9, 2),
  "value|score @ evaluationmetric modelmetric experimentmetric trainingmetric benchmarkmetric":
    decimal(0.62, 0.98, 3),
  "accuracy|val accuracy|validation accuracy|f1|auc @ model training experiment run prediction":
    decimal(0.71, 0.99, 3),
  "tokens|prompt tokens|completion tokens|total tokens|input tokens|output tokens": whole(40, 3200),
  "search volume|monthly searches|volume @ keyword seo": round(40, 48_000, 1),
  "keyword difficulty|difficulty @ keyword seo": whole(4, 86),
  "ranking|rank|position|serp position @ keyword seo": whole(1, 48),
  "domain authority|authority score|page authority": whole(8, 84),
  "cpu percent|memory percent|disk percent|cpu usage percent": whole(2, 94),
  "latency ms|p95 ms|p99 ms|avg latency ms": whole(12, 480),
  "heart rate|pulse|bpm @ vital patient": whole(56, 98),
  "heart rate|pulse|bpm @ workout user reading": whole(54, 118),
  systolic: whole(104, 142),
  diastolic: whole(64, 92),
  "glucose|blood glucose|blood sugar|glucose mg dl": whole(72, 164),
  "body fat|body fat percent|fat percent": decimal(9, 34, 1),
  "bmi|body mass index": decimal(18.4, 31, 1),
  "sleep hours|hours slept|hours of sleep|sleep duration hours": decimal(4.5, 9, 1),
  "rem minutes": whole(35, 140),
  "water ml|water intake ml": round(250, 2600, 1),
  "screen time minutes|screen minutes": whole(20, 320),
  "buffer minutes|buffer|setup minutes|cleanup minutes|buffer time": round(5, 20, 0),
  "duration minutes|duration|length minutes @ salonservice salon beauty haircut barber spa":
    inSteps(15, 30, 120),
  "capacity|room capacity|seats|max people @ meetingroom roombooking conferenceroom roomreservation boardroom":
    whole(4, 18),
  "cost|price|total|amount|total cost|fee @ roombooking roomreservation meetingbooking": inSteps(
    5,
    20,
    180,
  ),
  "distance to toilets|distance to toilets m|distance to water|distance to water m|distance to stop m|distance to entrance m|walking distance m":
    whole(20, 380),
  "distance to center|distance to center km|distance to centre|distance to centre km|distance from center|distance from center km|distance from centre km|distance to beach|distance to beach km|distance to station km|distance to downtown|distance to downtown km|distance to city center km":
    decimal(0.2, 7.5, 1),
  "tickets available|tickets left|remaining tickets|tickets remaining|available tickets|seats left @ concert event gig festival show match game performance":
    whole(0, 640),
  "estimated minutes|estimated time minutes|minutes estimate|estimated duration minutes @ chore task choretask household todo cleaning":
    inSteps(5, 5, 60),
  "table number|table": whole(1, 24),
  "weeks pregnant|gestation weeks|pregnancy week": whole(6, 40),
  "birth weight|birth weight g|birth weight grams": round(2400, 4300, 1),
  "birth weight kg|weight at birth kg @ baby newborn child birth": decimal(2.6, 4.2, 1),
  "birth length|birth length cm|length at birth|birth height|birth height cm": whole(46, 55),
  "current occupancy|current visitors|people inside|current attendance": whole(6, 180),
  "heart rate|average heart rate|avg heart rate|heart rate avg|pulse @ sleep sleepsession sleeplog sleepentry sleeprecord":
    whole(48, 66),
  "grip size|size eu": whole(36, 46),
  "engine hours|operating hours|running hours|machine hours": round(120, 14_000, 0),
  "installments paid|payments made": whole(1, 24),
};
