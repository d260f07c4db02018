import { among, decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Numbers of free time, homes and services: dives and dues, sleep and saplings. */
export const pursuitNumberRules: Readonly<Record<string, NumberRule>> = {
  "waist|waist cm|waist circumference|waist circumference cm @ body bodymeasurement measurement progress bodystat checkin & body_fat_percent body_fat weight_kg bmi hips_cm":
    whole(66, 102),
  "hip|hips|hip cm|hips cm|hip circumference @ body bodymeasurement measurement progress bodystat checkin & body_fat_percent body_fat waist_cm":
    whole(86, 114),
  "chest|chest cm|bust cm @ body bodymeasurement measurement progress bodystat checkin & body_fat_percent body_fat waist_cm":
    whole(84, 116),
  "arm|arm cm|biceps cm|bicep cm|biceps @ body bodymeasurement measurement progress bodystat & body_fat_percent waist_cm":
    whole(26, 41),
  "thigh|thigh cm|thighs cm @ body bodymeasurement measurement progress bodystat & body_fat_percent waist_cm":
    whole(48, 66),
  "muscle mass|muscle mass kg|muscle kg|skeletal muscle mass": decimal(24, 44, 1),
  "download count|downloads @ album photoalbum gallery": whole(0, 240),
  "monthly price|price|monthly fee|price per month @ streamsubscription streamingsubscription streamingplan newsletter podcast":
    decimal(4.99, 9.99, 2),
  "max screens|screens|max streams|simultaneous streams|concurrent streams": whole(1, 4),
  "capacity|max children|places @ kindergartengroup daycaregroup nurserygroup preschoolgroup":
    whole(14, 24),
  "child count|children|enrolled|current children @ kindergartengroup daycaregroup nurserygroup preschoolgroup":
    whole(8, 22),
  "number of children|children count|children|child count|kids @ babysitting babysittingbooking nannybooking":
    whole(1, 3),
  "total price|price|total|total cost|amount @ babysitting babysittingbooking nannybooking":
    inSteps(5, 30, 140),
  "member count|members|number of members|size @ household flatshare": whole(1, 6),
  "member count|members|number of members @ bookclub readinggroup readingclub": whole(6, 24),
  "attendee count|attendees|attendance|attended|members present @ clubmeeting bookclub bookclubmeeting readinggroup":
    whole(4, 16),
  "magnification|power @ observation telescope eyepiece": inSteps(5, 30, 240),
  "focal length mm|focal length @ telescope": inSteps(50, 400, 2000),
  "price|purchase price|cost @ telescope": inSteps(10, 150, 1900),
  "price|asking price & is_negotiable": inSteps(5, 10, 450),
  "water ml|amount ml|water amount ml|water amount|volume ml @ plant plantcare plantcarelog plantlog wateringlog":
    inSteps(50, 100, 800),
  "estimated cost|cost|budget|price|total cost @ dateplan dateidea datenight": inSteps(5, 15, 120),
  "duration minutes|duration|minutes @ dateplan dateidea datenight": inSteps(30, 60, 240),
  "coverage limit|annual limit|coverage|coverage amount|sum insured|max payout @ petinsurance petpolicy petinsurancepolicy":
    inSteps(1000, 2000, 15_000),
  "reimbursement rate|reimbursement percent|reimbursement|reimbursement percentage": inSteps(
    10,
    70,
    90,
  ),
  "monthly premium|premium|monthly cost|price @ petinsurance petpolicy petinsurancepolicy": decimal(
    9,
    58,
    2,
  ),
  "deductible|excess @ petinsurance petpolicy petinsurancepolicy": inSteps(50, 50, 300),
  "estimated value|value|insured value|insurance value|appraised value|valuation @ artwork painting sculpture artloan artworkloan exhibitloan":
    round(4000, 480_000, 3),
  "duration minutes|duration|length minutes|minutes @ guidedtour museumtour gallerytour": inSteps(
    15,
    45,
    120,
  ),
  "group size|party size|visitors|people @ museumvisitor museumvisit museumticket visitor visit ticket admission":
    whole(1, 6),
  "max participants|capacity|max group size|group size|max visitors @ guidedtour museumtour gallerytour":
    whole(10, 25),
  "price per person|price|fee|cost|ticket price @ guidedtour museumtour gallerytour": whole(6, 28),
  "page count|pages|number of pages|total pages @ cookbook": whole(128, 384),
  "price|list price|retail price @ cookbook": decimal(14, 42, 2),
  "recipe count|recipes|number of recipes|total recipes @ cookbook": whole(40, 150),
  "estimated price|price|unit price|cost|estimated cost @ shoppinglist shoppingitem shoppinglistitem groceryitem grocerylist pantryitem":
    decimal(0.9, 12, 2),
  "price per unit|cost per unit @ grocery groceryitem": decimal(0.9, 5.9, 2),
  "temperature|temp @ symptom symptomlog & symptom": decimal(36.2, 38.9, 1),
  "temperature|temperature c|temp|body temperature @ vet vetvisit veterinary petvisit vetappointment":
    decimal(37.9, 39.4, 1),
  "gave|donated|given amount @ donor topdonor supporter": inSteps(5, 20, 600),
  "episode no|episode number|episode @ tvepisode tv": whole(1, 22),
  "imdb score|imdb rating|imdb|tmdb score|critic rating": decimal(5.2, 8.7, 1),
  "viewers millions|audience millions|views millions|million viewers": decimal(0.4, 9, 1),
  "pageviews|page views|views @ page toppage": whole(120, 18_000),
  "mobile|desktop & tablet desktop mobile": whole(28, 58),
  "tablet & desktop mobile": whole(2, 12),
  "vesting years|vesting period years|vesting period": whole(3, 5),
  "equity shares|stock options|options granted|shares granted|rsus": round(400, 12_000, 2),
  "signing bonus|sign on bonus|joining bonus": round(1000, 20_000, 3),
  "length minutes|duration minutes|duration|length @ gymclass fitnessclass yogaclass": inSteps(
    15,
    30,
    90,
  ),
  "length seconds|duration seconds|length|duration|length sec|duration sec @ clip": whole(8, 58),
  "water glasses|glasses of water|glasses|water cups|cups of water": whole(4, 10),
  "uptime90d|uptime 90d|uptime30d|uptime pct|uptime percentage": decimal(98.4, 100, 2),
  "slo target|slo|sla target|target availability|availability target|slo percent": decimal(
    99,
    99.99,
    2,
  ),
  "net growth|net change|net new followers": whole(-40, 900),
  "unfollows|lost followers": whole(2, 60),
  "score|rating|level @ competency competencyrating performancerating reviewrating & competency":
    whole(1, 5),
  "restarts|restart count|restart counts @ pod container service process instance": whole(0, 4),
  "cpu millicores|millicores|cpu m|cpu request|cpu limit": round(50, 900, 1),
  "memory mb|memory mib|memory usage mb @ pod container process": round(64, 900, 0),
  "error rate pct|error rate percent|error percent|failure rate pct|5xx rate": decimal(0, 3.5, 2),
  "rps|requests per second|qps|queries per second": whole(18, 940),
  "points per game|ppg|average points per game @ team youthteam record club standing": decimal(
    0.6,
    2.6,
    1,
  ),
  "points per game|ppg|points average|avg points|average points @ player playerstat playerstats playerseason basketballplayer nbaplayer athlete & rebounds_per_game assists_per_game rpg apg":
    decimal(3.4, 29.8, 1),
  "rebounds per game|rpg|avg rebounds": decimal(1.6, 11.9, 1),
  "assists per game|apg|avg assists": decimal(0.7, 9.6, 1),
  "steals per game|spg|blocks per game|bpg|turnovers per game|avg steals|avg blocks": decimal(
    0.2,
    2.6,
    1,
  ),
  "minutes per game|avg minutes": decimal(14, 36.5, 1),
  "three point percentage|three point percent|three point pct|three pt percentage|3pt percentage":
    decimal(28, 43.5, 1),
  "season fee|club fee|team fee|signup fee|camp fee": inSteps(5, 45, 320),
  "backup codes left|backup codes remaining|recovery codes left|backup codes": whole(2, 10),
  "font scale|text scale|ui scale|zoom level": decimal(0.8, 1.6, 1),
  "author karma|user karma|author reputation": round(40, 9800, 0),
  "bib|bib number|race number|start number @ runner race athlete marathon": whole(101, 4800),
  "goal|fundraising goal|target @ fundraising fundraiser fundraisingrunner": inSteps(50, 200, 3000),
  "km|kilometer|mile|distance km @ split lap": whole(1, 20),
  "rem minutes|rem sleep minutes|rem|rem sleep|rem duration @ sleep": whole(62, 124),
  "deep minutes|deep sleep minutes|deep|deep sleep|deep duration @ sleep": whole(48, 112),
  "light minutes|light sleep minutes|light|light sleep|light duration @ sleep": whole(170, 280),
  "awake minutes|minutes awake|awake|snoring minutes|time awake @ sleep": whole(4, 46),
  "total sleep minutes|sleep minutes|minutes asleep|total minutes|duration minutes|asleep minutes|total sleep @ sleep":
    whole(310, 520),
  "portion grams|portion size grams|serving grams|portion g|portion size|portion @ pet petdiet diet feeding dog cat & breed species":
    round(30, 340, 1),
  "times per day|times a day|times daily|per day|doses per day|feedings per day": whole(1, 3),
  "times per week|per week|sessions per week|days per week|target per week|weekly target|weekly goal @ habit habitlog habittracker routine & current_streak":
    whole(2, 7),
  "times per week|per week|sessions per week|days per week": whole(1, 5),
  "points|xp|score @ achievement badge trophy": inSteps(5, 5, 100),
  "face value|face price @ ticket seat": round(18, 160, 0),
  "students|pupils|student count|class size|enrolled|number of students @ timetable schoolclass homeroom classroom classgroup":
    whole(16, 31),
  "total marks|max marks|maximum marks|out of @ reportcard marksheet gradecard progressreport":
    among(400, 500, 500, 600),
  "max marks|maximum marks|total marks|out of|marks available @ exam test assignment quiz paper":
    inSteps(10, 20, 100),
  "duration minutes|duration|length minutes @ exam test": inSteps(15, 45, 180),
  "stale after days|archive after days|delete after days|retention days|expires after days|keep days":
    inSteps(30, 30, 180),

  // Under water
  "max depth m|max depth|depth m|depth|average depth @ dive diving divinglog": decimal(6, 34, 1),
  "cost|price|fee @ vaccination petvaccination vaccine": inSteps(5, 20, 75),
  "dive number|dive no @ dive": whole(4, 260),
  "bottom time min|bottom time|dive time|dive time min": whole(22, 58),
  "water temp c|water temp|water temperature|water temperature c": decimal(9, 27, 1),
  "visibility m|visibility @ dive diving divinglog": whole(4, 30),
  "start pressure bar|start pressure|starting pressure": inSteps(5, 185, 230),
  "end pressure bar|end pressure|ending pressure": inSteps(5, 40, 95),
  "volume liters|volume litres|volume l|tank volume|volume @ aquarium tank pond": inSteps(
    20,
    60,
    450,
  ),
  "nitrate level|nitrate|nitrite|ammonia|phosphate": decimal(0, 20, 1),
  "fish count|number of fish|fish @ aquarium tank pond": whole(4, 32),
  "water liters|water intake|water l|liters of water|hydration liters": decimal(1.2, 3.2, 1),
  // Growing
  "pot size cm|pot size|pot diameter": whole(9, 34),
  "height m|height|height meters @ tree parktree": decimal(3, 28, 1),
  "trunk diameter cm|trunk diameter|dbh": whole(12, 96),
  "planted year|year planted": whole(1931, 2023),
  // Moving and mending
  "crew size|crew|team size|movers|number of movers @ moving movingjob removal move": whole(2, 5),
  "stairs|floors to climb|flights of stairs|staircases": whole(0, 4),
  "duration hours|hours|duration @ tour excursion citytour daytrip walkingtour": inSteps(
    0.5,
    1.5,
    8,
  ),
  "hours|duration hours @ photoshoot shoot": whole(1, 9),
  "photos delivered|photos|edited photos|images delivered @ photoshoot shoot": round(20, 480, 1),
  "grade|cgc grade @ comic comicbook comicissue": decimal(4, 9.8, 1),
  "size ml|content ml": round(30, 500, 1),
  "size ml|volume ml|size @ perfume fragrance": among(30, 50, 75, 100),
  "pieces|piece count @ puzzle jigsaw legoset": among(100, 300, 500, 1000, 1000, 1500, 2000),
  "length cm @ gardenbed raisedbed flowerbed planter bed": inSteps(10, 120, 240),
  "width cm @ gardenbed raisedbed flowerbed planter bed": inSteps(10, 60, 160),
  "mass kg|mass @ celestialobject celestialbody star": round(3.3e23, 1.9e27, 22),
  "megapixels @ camera": among(12, 16, 20, 24, 24, 26, 33, 45),
  "value|current value|estimated value @ lens camera": inSteps(10, 120, 1400),
  "amount grams|portion grams|grams @ feeding feedingschedule": inSteps(20, 60, 600),
  "strength|intelligence|agility|constitution|charisma|wisdom|dexterity @ character": whole(8, 18),
  "fee|session fee @ therapysession & therapist": inSteps(5, 60, 140),
  "dose number": whole(1, 3),
  "spots total|total spots|spots @ workoutclass fitnessclass gymclass": whole(8, 30),
  "photos taken|photos shot|shots taken|total shots|frames shot": round(180, 1400, 1),
  "capacity per hour|hourly capacity|capacity|capacity hour|persons per hour @ lift skilift": round(
    600,
    3600,
    2,
  ),
  "length meters|length m|length @ lift skilift": round(280, 2900, 1),
  "ride minutes|ride time|ride time minutes @ lift skilift": whole(3, 14),
  "bottom elevation|base elevation|valley elevation @ lift skilift": whole(780, 1500),
  "top elevation|summit elevation @ lift skilift": whole(1560, 2900),
  "timer minutes|timer": whole(3, 40),
  "booked seats|seats booked|booked spots|spots booked": whole(0, 24),
  "quote|quoted price|quote amount|price|total price @ printjob printorder": round(30, 900, 0),
  "quote|quoted price|quote amount|estimate|estimated price @ moving movingjob removal job service repair":
    round(240, 3600, 1),
  "price|fee|rate|cost @ carwash wash carwashbooking": whole(9, 65),
  "price|fee|cost|total @ cleaningjob cleaning gardening": round(45, 260, 0),
  "deposit @ moving movingjob removal photoshoot": round(50, 400, 1),
  "duration|duration minutes @ cleaningjob cleaning": inSteps(30, 60, 300),
  "fee|price|session fee @ photoshoot shoot photography": round(140, 1800, 1),
  "loan amount|amount lent|principal|pledge amount @ pawn pawnticket": round(40, 1400, 1),
  "carat|carats|carat weight": decimal(0.2, 3.5, 2),
  "appraised value|appraisal|valuation|price @ jewelry jewellery jewelrypiece": round(240, 8600, 1),
  "amount|dues|quarterly dues|monthly dues @ hoa hoadues dues condo": round(120, 640, 0),
  "fee|price|lesson fee|rate @ musiclesson lesson tutoring": whole(24, 68),
  "monthly fee|fee|tuition @ daycare daycarechild kindergarten nursery": round(180, 920, 1),
  "price per person|price|ticket price @ escaperoom escape": whole(18, 38),
  "time limit minutes|time limit|minutes @ escaperoom escape": inSteps(15, 45, 90),
  "crowd|listeners|average listeners @ radio radioshow": round(800, 64_000, 2),
  "sessions today|charges today|visits today|orders today|calls today|bookings today|rides today|trips today|sales today":
    whole(3, 48),
  "max altitude m|max altitude|altitude m|flight height @ drone droneflight uav": whole(30, 120),
  "altitude km|orbit altitude|orbital altitude @ satellite spacecraft": round(400, 1400, 1),
  "position|start position|end position|genomic position & reference_allele alternate_allele chromosome ref_allele":
    whole(1_048_000, 154_000_000),
  "quality|quality score|phred score|phred & reference_allele alternate_allele chromosome": whole(
    22,
    99,
  ),
  "price|amount|cost|monthly price|monthly cost @ subscriptiontracker personalsubscription & cancel_url":
    decimal(3.99, 24.99, 2),
  "norad id|norad": whole(25_000, 58_000),
  "period minutes|orbital period minutes @ satellite spacecraft": whole(90, 118),
  "flight time min|flight time|airtime minutes|flight minutes @ drone droneflight uav": whole(
    6,
    34,
  ),
  // Bodies
  "sphere|sphere left|sphere right|sph|sph left|sph right": {
    least: -6,
    most: 3,
    decimals: 2,
    step: 0.25,
  },
  "cylinder|cyl|cylinder left|cylinder right @ eye eyeexam prescription lens": {
    least: -2,
    most: 0,
    decimals: 2,
    step: 0.25,
  },
  "pressure left|pressure right|eye pressure|iop|intraocular pressure @ eye eyeexam optometry & optometrist sphere":
    whole(10, 21),
  "recall months|recall interval|recall": inSteps(6, 6, 24),
  "deep sleep min|deep sleep minutes|deep sleep": whole(48, 110),
  "rem sleep min|rem sleep minutes|rem sleep": whole(62, 130),
  "light sleep min|light sleep minutes|light sleep": whole(160, 280),
  "awakenings|wake ups|times awake|interruptions @ sleep sleeprecord sleeplog": whole(0, 5),
  "sleep score|sleep quality score": whole(58, 96),
  "resting heart rate|resting hr|resting pulse": whole(48, 76),
  "total calories|calories|daily calories|calorie target|kcal @ mealplan dayplan diet nutritionday target dailytarget nutritiontarget dailygoal":
    round(1450, 2700, 1),
  "protein g|protein|protein grams|protein total @ mealplan mealplanday mealday dailynutrition dayplan diet target dailytarget nutritiontarget dailygoal":
    whole(58, 160),
  "carbs g|carbs|carbohydrates @ mealplan dayplan diet target dailytarget nutritiontarget dailygoal":
    whole(120, 310),
  "fat g|fat @ mealplan dayplan diet target dailytarget nutritiontarget dailygoal": whole(42, 98),
  "children count|number of children|kids|children @ person genealogyperson ancestor family": whole(
    0,
    8,
  ),
  // Most of them have none.
  "red cards|red card count|ejections @ player footballer squad athlete playerstat stat": among(
    0,
    0,
    0,
    1,
  ),
  "duration seconds|length seconds @ setlist setlistsong": whole(148, 352),
  "position|order|number|slot|song number|order index @ setlistentry setlistsong setlistitem setlisttrack":
    whole(1, 20),
  "duration seconds|video duration seconds|length seconds|duration secs @ lecture lesson": whole(
    140,
    1500,
  ),
  "duration minutes|duration|length minutes @ talk conferencetalk presentation lecture": inSteps(
    5,
    20,
    60,
  ),
  "points|chore points|stars @ chore": inSteps(5, 5, 50),
  "hearts lost|lives lost|mistakes|wrong answers": whole(0, 5),
  "xp reward|xp|xp earned|experience points|xp gained @ lesson languagelesson languageunit unit skill quiz exercise challenge & language language_code target_language":
    inSteps(5, 10, 60),
  "streak bonus|bonus xp|bonus points @ lesson languagelesson quiz": inSteps(5, 0, 40),
  "price per night|nightly rate|price @ campsite caravan camp campground camping": whole(14, 68),
  "total|price|total price @ laundryorder laundry": decimal(9, 64, 1),
  "max capacity|capacity|max guests|sleeps @ room hotelroom suite cabin": whole(1, 5),
  "rate applied|rate|room rate|base rate|nightly rate|rack rate @ room hotelroom booking reservation stay":
    whole(62, 320),
  "price per gallon|fuel price per gallon|gallon price": decimal(2.89, 4.99, 2),
  "price per liter|price per litre|fuel price": decimal(1.39, 2.09, 2),
  "price per lb|price per pound|price per kilo": decimal(1.2, 18, 2),
  "price per km|price per mile|rate per km|rate per mile|cost per mile|cost per km": decimal(
    0.3,
    2.8,
    2,
  ),
  "price per minute|rate per minute|cost per minute": decimal(0.05, 0.6, 2),
  "price per page": decimal(0.04, 0.6, 2),
  "price per word|rate per word": decimal(0.06, 0.22, 2),
  // A sheet is of a day, or of the week that it tells of.
  "hours|hours logged|hours spent|hours worked @ timeentry timesheet timelog worklog": ({
    member,
  }) =>
    member.siblings.some((name) => /week/i.test(name))
      ? { least: 30, most: 44, decimals: 1, step: 0.5 }
      : { least: 0.5, most: 8, decimals: 2, step: 0.25 },
  "rate|hourly rate|billing rate|bill rate @ timeentry timesheet timelog consultant freelancer contractor":
    inSteps(5, 45, 140),
  "rpe|perceived exertion|effort rating": { least: 6, most: 10, decimals: 1, step: 0.5 },
  "rest seconds|rest|rest time|rest between sets @ set workoutset exercise workout": inSteps(
    15,
    30,
    180,
  ),
  "set index|set number|set|set order @ set workoutset exercise": whole(1, 5),
  "safety score|driver score|driving score": whole(68, 99),
  "goal difference|goal diff|gd|point difference|points difference": whole(-18, 26),
  "amount|quantity|value @ dailyreward loginreward & reward_type claimed": inSteps(25, 25, 500),
  "cost per unit|unit cost|price per unit|cost|price @ ingredient & stock_quantity min_stock cost_per_unit expiry_date supplier":
    decimal(0.2, 14, 2),
  "season|season number @ watchhistory watchhistoryentry continuewatching watchprogress": whole(
    1,
    5,
  ),
  "episode|episode number @ watchhistory watchhistoryentry continuewatching watchprogress": whole(
    1,
    12,
  ),
  "drawn|draws @ standing tablerow leaguetable team": whole(1, 6),
  "won|wins|lost|losses @ standing tablerow leaguetable team": whole(1, 13),
  "labor rate|labour rate|shop rate": inSteps(5, 55, 130),
  "labor hours|labour hours @ carrepair repair vehicle serviceappointment carservice servicerecord & car_id vehicle_id mechanic odometer":
    {
      least: 0.5,
      most: 8,
      decimals: 1,
      step: 0.5,
    },
  "hours worked|hours|billed hours @ handyman handymanjob job plumber electrician": {
    least: 1,
    most: 9,
    decimals: 1,
    step: 0.5,
  },
  "warranty months|guarantee months|warranty period months|guarantee period months|warranty length months|warranty duration months":
    among(12, 24, 24, 36, 60),
  "patients assigned|patients|patient count|patient load @ nurse nurseshift shift ward": whole(
    4,
    12,
  ),
  "monthly payment|installment @ studentloan studentloanaccount loan & borrower": round(80, 640, 0),
  "current balance|balance|outstanding balance @ studentloan studentloanaccount": round(
    2400,
    38_000,
    1,
  ),
  "original amount|loan amount|amount borrowed @ studentloan studentloanaccount": round(
    6000,
    48_000,
    2,
  ),
  "length km|length|distance km|distance|km|trail length @ trail hike hiking hikingtrail path":
    decimal(2, 24, 1),
  "length miles|length mi|distance miles|miles @ trail hike hiking hikingtrail path": decimal(
    1,
    15,
    1,
  ),
  "highest point|highest point m|max elevation|max elevation m|max altitude|max altitude m|peak elevation|summit elevation|highest altitude":
    round(320, 2900, 1),
  "lowest point|lowest point m|min elevation|min elevation m|min altitude|min altitude m|lowest altitude":
    round(40, 1400, 1),
  "temperature|internal temperature|brood temperature @ hive beehive colony": decimal(32, 36, 1),
  "weight kg|weight|hive weight @ hive beehive colony": decimal(18, 62, 1),
  "break minutes|break duration|lunch minutes|break length|break mins|unpaid break minutes":
    inSteps(15, 15, 60),
  "dose ml|injection volume ml|dose volume|volume ml @ vaccine vaccination injection dose": decimal(
    0.5,
    2,
    1,
  ),
  "cost|price|total cost|charge & copies duplex paper_size": money(0.2, 12),
  "seats total|total seats|seats|capacity @ screening showtime cinema auditorium": whole(60, 320),
  "distance km|distance @ marathon": { least: 42.2, most: 42.2, decimals: 1 },
  "max participants|participant limit|max runners|capacity|places @ marathon race footrace run":
    round(900, 4000, 1),
  "registered count|registered|registrations|finishers @ marathon race footrace": whole(240, 860),
  "elevation gain m|elevation gain|climb m @ marathon race run": whole(20, 480),
  "cutoff hours|time limit hours @ marathon race": whole(5, 7),
  "days used|days skied|rides used|entries used @ ski skipass pass": whole(0, 6),
  "stems|number of stems|stem count": inSteps(3, 6, 30),
  "price|total @ flowerorder bouquet floral": inSteps(1, 24, 95),
  "ticket price|price|seat price @ theater theatre theaterseatbooking play performance": whole(
    18,
    85,
  ),
  "bottle size ml|bottle size|volume ml @ wine winebottle bottle beer": {
    least: 375,
    most: 750,
    decimals: 0,
    step: 375,
  },
  "pallets|pallet count|number of pallets": whole(1, 24),
  "weight kg|gross weight|total weight|weight & pallets freight_cost container_number": round(
    400,
    18_000,
    1,
  ),
  "freight cost|freight charge|freight @ shipment freight & pallets": round(180, 3200, 1),
  "employee count|employees|staff count|headcount @ store shop branch restaurant cafe": whole(
    4,
    48,
  ),
  "annual rent|rent|yearly rent @ allotment plot garden": whole(40, 180),
  "tax year": whole(2021, 2025),
  "gross income|total income|adjusted gross income @ tax taxreturn": round(28_000, 148_000, 2),
  "deductions|total deductions|standard deduction @ tax taxreturn": round(4000, 24_000, 2),
  "ticker price|last price|current price|average cost|avg cost|purchase price @ stockholding holding position stock":
    decimal(18, 420, 2),
  "defects found|defects|defect count|rejects @ quality qualityinspection batch": whole(0, 9),
  "sample size|samples|units inspected @ quality qualityinspection batch": inSteps(10, 50, 400),
};
