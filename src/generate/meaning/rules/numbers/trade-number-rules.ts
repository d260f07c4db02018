import { among, decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Numbers that one trade alone has, from teeth to tolls. */
export const tradeNumberRules: Readonly<Record<string, NumberRule>> = {
  "tooth number|tooth": whole(11, 48),
  "size inches|size in|length inches|width inches @ tattoo tattooappointment piercing": whole(
    2,
    14,
  ),
  "attempt number|attempt|attempt no|attempts used|attempts @ quiz exam test submission attempt":
    whole(1, 3),
  "attempt number|attempt no": whole(1, 4),
  "session number|session no|lesson number|visit number|round number|edition number|issue number|episode number|chapter number|part number of":
    whole(1, 12),
  "temperature c|temperature|body temperature|temp c @ baby babylog infant patient child visit vital vetvisit":
    decimal(36.2, 38.6, 1),
  "duration min|duration minutes|duration @ yoga yogaclass dance danceclass": inSteps(15, 45, 90),
  "price|drop in price|price per class @ yoga yogaclass dance danceclass fitness gymclass": whole(
    9,
    28,
  ),
  "waitlist|waitlisted|waiting list|on waitlist & capacity booked": whole(0, 6),
  "leverage & pair side": whole(1, 10),
  "degradation rate|degradation|annual degradation": decimal(0.3, 0.8, 2),
  "rated power w|rated power|panel power|wattage|power w @ solar solarpanel panel": round(
    320,
    460,
    1,
  ),
  "daily output kwh|daily output|output kwh|daily yield kwh @ solar solarpanel panel": decimal(
    0.6,
    2.4,
    1,
  ),
  "warranty years|warranty|warranty period": inSteps(5, 5, 25),
  "shots|espresso shots|shot count @ coffee coffeeorder drink latte & milk barista": whole(1, 3),
  "queen age|age of queen": whole(1, 4),
  "jersey number|shirt number|squad number|kit number": whole(1, 34),
  "games played|matches played|appearances|games|matches @ playerstat player & goals assists":
    whole(8, 36),
  "goals|assists @ playerstat player & games_played minutes_played": whole(0, 19),
  "minutes played|playing minutes @ playerstat player & games_played goals": whole(420, 3060),
  "surge multiplier|surge|surge factor|price multiplier|multiplier @ ride taxiride trip fare & fare":
    decimal(1, 1.8, 1),
  "square feet|sqft|area sqft|size sqft @ room hotelroom suite": round(180, 620, 1),
  "resolved today|tickets resolved today|solved today|handled today|closed today": whole(2, 34),
  "avg response time|average response time|response time|first response time @ agent supportagent team support":
    whole(2, 90),
  "locker number|locker|peg number|hook number|key number|cubby number": whole(1, 240),
  "net weight|net weight kg|gross weight|gross weight kg @ customs customsdeclaration declaration freight container cargo":
    round(120, 18_000, 1),
  "volunteers needed|helpers needed|staff needed|spots needed|people needed": whole(2, 16),
  "margin|vote margin|winning margin|lead @ election electionresult race candidate & votes turnout":
    decimal(0.4, 18, 1),
  "vote share|vote percentage|votes percent|vote percent": decimal(6, 52, 1),
  "turnout|turnout percent|voter turnout": decimal(38, 82, 1),
  "seats|licenses|users|seat count @ subscription plan license": whole(1, 25),
  "declared value|customs value|shipment value|goods value": round(20, 900, 0),
  "sessions planned|sessions done|sessions|sessions total|sessions completed|number of sessions|sessions left|session count|sessions needed @ treatment treatmentplan therapy plan course tutoring package tattoo appointment booking":
    whole(1, 12),
  "price|cost|full price @ workoutplan trainingplan fitnessplan workoutprogram trainingprogram fitnessprogram exerciseplan":
    among(19, 29, 39, 49, 59, 79, 99),
  "estimated cost|total cost|cost|price @ treatmentplan dental & tooth dentist diagnosis patient":
    round(80, 1800, 1),
  "weight grams|weight g|grams @ product variant item": round(80, 4200, 1),
  "increase percent|salary increase percent|raise percent|raise|salary increase|pay rise percent|bonus percent":
    decimal(0, 8, 1),
  "self assessment score|manager score|review score|performance score|overall rating|rating @ performancereview appraisal performance":
    decimal(2.5, 5, 1),
  "performance rating|last review score|review rating @ employee staff worker colleague": decimal(
    2.6,
    4.9,
    1,
  ),
  "duration seconds|duration @ story reel clip": whole(5, 60),
  "viewers|views|view count|views count @ story": whole(12, 2400),
  "rewards points|reward points|loyalty points|bonus points|points balance": round(120, 48_000, 1),
  "apr|interest rate @ card creditcard credit": decimal(12.9, 26.9, 1),
  "amount @ cardtransaction purchase": money(3, 240),
  "odometer km|odometer|mileage km|next service km|odometer miles": whole(12_000, 180_000),
  "odometer km|odometer|mileage km|mileage|total distance km|total km|distance km @ bike ebike bicycle scooter escooter":
    whole(140, 6800),
  "fuel level percent|fuel level|tank percent|charge percent|battery percent": whole(12, 98),
  "price @ course onlinecourse class workshop training": decimal(14.99, 129.99, 0),
  "total hours|hours|course hours|video hours @ course onlinecourse training": decimal(3, 42, 1),
  "lectures count|lectures|lessons count|lesson count|lessons @ course onlinecourse": whole(8, 64),
  "enrolled students|students|students enrolled|learners @ course onlinecourse": whole(40, 24_000),
  "quiz average|average score|average grade|exam average|grade average": decimal(58, 98, 1),
  "ticket price|price @ festival concert gig": whole(28, 180),
  "capacity|max capacity @ festival": round(2000, 60_000, 2),
  "uptime percent|sla percent|availability percent": decimal(97.2, 99.99, 2),
  "lane number|segment number|page number|row number|platform number|gate number|bay number|step number|unit number|box number|slot number|lap number|heat number|level number|rack|rack number|shelf|shelf level|shelf number|aisle|aisle number|tiers":
    whole(1, 12),
  "height cm|height|body height & customer_name boot_size shoe_size full_name first_name din_setting weight_kg gender":
    whole(154, 192),
  "weight kg|weight|body weight & customer_name boot_size shoe_size full_name first_name height_cm gender blood_type":
    whole(50, 104),
  "guests|max guests|accommodates|sleeps|guest capacity|max occupancy @ vacationrental holidayhome holidayrental shortstay rentallisting vacationhome & price_per_night instant_book min_nights":
    whole(2, 8),
  "duration seconds|duration sec|clip duration|length seconds @ securityevent motionevent cameraevent clip recording doorbellevent":
    whole(6, 90),
  "auto lock delay|autolock delay|auto lock seconds|lock delay|relock delay": inSteps(15, 15, 300),
  "inspections passed|passed inspections|inspections failed|inspection count|inspections @ businesslicense license restaurant":
    whole(0, 8),
  "annual fee|license fee|renewal fee @ businesslicense license": inSteps(10, 60, 890),
  "distance|distance km|distance miles @ school nearbyschool nearbyplace poi amenity": decimal(
    0.2,
    4.8,
    1,
  ),
  "weight tons|weight tonnes|weight t|cargo weight tons|cargo tons @ freight freightorder load cargo truckload haul & pallets":
    decimal(1.2, 23.8, 1),
  "distance km|distance|total distance km|total distance|planned distance km @ deliveryroute courierroute deliveryrun":
    whole(18, 140),
  "height cm|width cm|height|width @ artworkdimension paintingdimension artworksize paintingsize canvas":
    whole(38, 118),
  "length cm @ dimension package parcel shipment box": whole(22, 64),
  "width cm @ dimension package parcel shipment box": whole(15, 42),
  "height cm|depth cm @ dimension package parcel shipment box": whole(6, 38),
  "height cm|width cm|length cm|depth cm @ artwork painting product package parcel item box furniture exhibit":
    whole(12, 140),
  "boot size|shoe size|shoe size eu|boot size eu": whole(36, 47),
  "din setting|din": decimal(3, 10, 1),
  "length cm|length @ ski rentalski snowboard": whole(140, 186),
  "seats offered|seats left|seats available|free seats|seats requested|seats booked|seats|available seats @ ride carpool carpoolride riderequest trip":
    whole(1, 4),
  "price per seat|seat price @ ride carpool carpoolride": whole(4, 38),
  "distance km|distance|km @ carpool carpoolride trip route haul delivery train": whole(40, 620),
  "cvss|cvss score|cvss base score": decimal(2.1, 9.8, 1),
  "bounty|bounty amount|reward|min reward|max reward|minimum reward|maximum reward @ bounty bountyprogram vulnerability report security":
    round(100, 8000, 2),
  "total paid|total bounties|paid out @ bounty bountyprogram": round(4000, 240_000, 2),
  "chair|desk|stand @ musician orchestra": whole(1, 12),
  "fee per concert|concert fee|performance fee|fee @ musician artist performer concert gig": round(
    120,
    1800,
    1,
  ),
  "hall capacity|capacity|seats|seating capacity @ hall concert theatre performance venue recital":
    round(120, 2400, 1),
  "tickets sold|sold tickets|tickets @ concert theatre performance recital show": round(
    60,
    1600,
    0,
  ),
  "ticket price from|ticket price|price from @ concert theatre reunion performance gala": whole(
    12,
    45,
  ),
  "ticket price to|price to @ concert theatre performance": whole(48, 140),
  "pitch hz|tuning hz": whole(438, 443),
  "min temp c|min temp|min temperature|minimum temperature|min temperature c @ climate museum artwork display archive":
    whole(16, 19),
  "max temp c|max temp|max temperature|maximum temperature|max temperature c @ climate museum artwork display archive":
    whole(20, 24),
  "humidity|humidity percent @ room piano instrument museum greenhouse": whole(32, 62),
  "year made|year manufactured|manufactured year|made in year": whole(1952, 2023),
  "steep minutes|steeping minutes|brew minutes|brew time minutes": whole(2, 6),
  "water temperature|brew temperature|brewing temperature @ tea coffee brew": round(70, 100, 0),
  "price per100g|price 100g|price per kg|price per pound|price per bag @ tea coffee spice cheese":
    decimal(3.5, 18, 1),
  "stock grams|stock g @ tea spice": round(200, 9000, 2),
  "capacity tons|capacity tonnes|tons capacity|capacity t|tonnes": round(20, 480, 1),
  "installed capacity mw|capacity mw|output mw|power mw|mw": decimal(1, 480, 1),
  "annual output gwh|gwh|annual gwh": whole(20, 2400),
  "head meters|head m|hydraulic head": whole(8, 420),
  "dam height m|dam height": whole(12, 180),
  "reservoir volume mcm|reservoir volume|storage volume": whole(4, 900),
  "turbine count|turbines|units installed": whole(1, 12),
  "flow rate|flow rate m3s|river flow": decimal(4, 320, 1),
  "bearing temp|bearing temp c|bearing temperature|oil temperature|coolant temperature": decimal(
    38,
    74,
    1,
  ),
  "vibration|vibration mms|vibration mm s": decimal(0.4, 6.8, 1),
  "water level|water level m|reservoir level": decimal(2, 140, 1),
  "water level|water level m|river level|level m @ river stream flood floodgate weir sluice lock gauge gate & river alarm_level_m":
    decimal(0.4, 3.9, 2),
  "alarm level m|warning level m|flood level m|flood stage m": decimal(4, 7.5, 1),
  "efficiency|efficiency percent @ turbine plant solar inverter engine": decimal(78, 96, 1),
  "rpm @ turbine": round(90, 600, 0),
  "class year|graduation year|year of graduation|class of @ alumnus alumni reunion graduate": whole(
    1974,
    2022,
  ),
  "total rooms|rooms|room count @ dormitory dorm residence hostel motel": whole(24, 320),
  "occupied rooms|rooms occupied|available rooms @ dormitory dorm residence": whole(10, 240),
  "monthly rent|monthly fee|rent @ dormitory dorm room studenthousing roomassignment": whole(
    240,
    620,
  ),
  "deposit amount|deposit @ room roomassignment dormitory lease": whole(200, 900),
  "deposit held|deposit|security deposit @ rental skirental equipment bike": whole(20, 200),
  "daily price|price per day|day price @ ski rentalski skirental bike equipment tool": whole(
    12,
    48,
  ),
  "total cost|price|total price|package price @ funeral burial": round(1800, 9000, 2),
  "dated from|from year|year from @ artifact artefact find coin relic": whole(-400, 900),
  "dated to|to year|year to @ artifact artefact find coin relic": whole(901, 1650),
  "length mm|width mm|height mm|diameter mm": whole(8, 240),
  "thickness mm|wall thickness mm|sheet thickness mm": decimal(0.8, 24, 1),
  "weight grams|weight g|weight @ artifact artefact find coin relic": whole(4, 640),
  "labor total|labour total|labor cost|labour cost": money(40, 480),
  "parts total|parts cost|material total|materials total": money(10, 320),
  "travel km|travel distance|trip km": decimal(2, 60, 1),
  "fee @ tuning lesson appointment consultation visit": whole(60, 180),
  "paragraph number|verse number|question number|item number|slide number": whole(1, 60),
  "line number|line|start line|end line @ comment review finding annotation": whole(3, 420),
  "weight kg|weight|total weight|kg @ laundry laundryorder": decimal(2, 14, 1),
  "fuel kg|fuel load|fuel uplift|block fuel & flight_number aircraft_type registration": round(
    3200,
    42_000,
    2,
  ),
  "max load kg|load capacity kg|max weight kg|weight limit kg|capacity kg|max load|load limit|payload kg|max payload|weight capacity|max weight|weight limit @ elevator lift crane truck bin shelf rack pallet vehicle trailer bridge forklift":
    round(300, 2000, 1),
  "max load kg|capacity kg|payload kg|max payload|max load @ lorry deliverytruck freighttruck boxtruck":
    round(3500, 18_000, 2),
  "current weight|current weight kg|current load|current load kg @ bin shelf rack pallet elevator":
    round(20, 600, 0),
  "volume m3|volume|cubic meters @ bin shelf room tank box": decimal(0.2, 4, 1),
  "person capacity|persons|max persons|max people @ elevator lift cabin": whole(4, 16),
  "floors served|stops|floors|landings @ elevator lift": whole(3, 18),
  "axles|axle count": whole(2, 5),
  "lanes|lane count|number of lanes": whole(2, 8),
  "members|household members|family members|adults @ household application adoption family": whole(
    1,
    5,
  ),
  "household members|people in home|family members": whole(1, 5),
  "opened in|built in|founded in|established in|opened year|since year": whole(1962, 2023),
  "hemoglobin|haemoglobin|hemoglobin g dl": decimal(12.1, 16.8, 1),
  "total donations|donations|donation count @ blood donor blooddonor": whole(1, 28),
  "volume ml|volume @ blood bloodunit bag donation": round(420, 480, 1),
  "weight|weight kg @ donor blooddonor traveler passenger client participant rider": whole(50, 104),
  "price|unit price @ bakery bread pastry minibar snack drink": decimal(1.2, 6.8, 2),
  "weight grams|weight|grams @ bakery bread pastry cake snack": round(60, 900, 1),
  "calories per100g|calories|kcal|calories 100g|energy kcal|kcal per100g": whole(180, 460),
  "base price|total|price|total price @ cake cakeorder": round(35, 240, 0),
  "decoration fee|decoration": whole(5, 40),
  "servings|serves @ cake cakeorder": round(8, 60, 0),
  "adoption fee": round(40, 280, 1),
  "standing charge|base charge|basic charge|fixed charge|grid fee": decimal(4, 18, 2),
  "consumption kwh|consumption|usage kwh|kwh used|energy used kwh @ bill energybill meter utility statement":
    whole(120, 480),
  "net amount|net|amount @ energybill energy utility electricity": money(30, 190),
  "passenger count|passengers|guests|travelers|travellers|number of passengers|pax @ booking cabinbooking reservation ticket ferrybooking ferryticket":
    whole(1, 5),
  "total fare|fare|price|total price|total|price from|from price|starting price @ cruise voyage sailing cabinbooking cabin":
    round(480, 4200, 1),
  "length|length m|length meters @ cruiseship cruiseliner": whole(190, 362),
  "length m|length meters|length @ slope piste skirun": round(600, 4200, 2),
  "top elevation|top elevation m|top altitude|summit elevation|peak elevation @ slope skislope piste skirun skiresort resort lift":
    round(1700, 2900, 1),
  "vertical drop|vertical drop m|elevation drop|drop|vertical rise|vertical rise m @ slope piste skirun lift skilift":
    round(120, 880, 1),
  "base price|ticket price|price|adult price @ showtime screening cinema moviescreening": decimal(
    8,
    17,
    1,
  ),
  "amount raised|round size|amount|raised amount @ fundinground investmentround": round(
    500_000,
    24_000_000,
    5,
  ),
  "deadweight|dwt|deadweight tonnage|deadweight tons @ ship vessel tanker containership": round(
    9000,
    190_000,
    2,
  ),
  "course|heading|bearing|course over ground|cog @ ship vessel boat aircraft drone vehicle tracker & speed_knots latitude imo mmsi":
    whole(0, 359),
  "length m|length|length overall|loa @ ship vessel tanker containership & imo gross_tonnage":
    whole(120, 340),
  "engine count|engines|number of engines @ aircraft airplane plane airliner jet": among(2),
  "engine count|engines|number of engines @ boat yacht motorboat helicopter": among(1, 1, 2),
  "beam|beam m|width m @ ship vessel tanker containership & imo gross_tonnage": whole(20, 56),
  "area sqm|area|area m2|size sqm @ gardenbed raisedbed vegetablebed flowerbed": decimal(
    0.8,
    12,
    1,
  ),
  "number|issue number|issue @ newsletterissue newsletter issue magazineissue & preheader": whole(
    4,
    180,
  ),
  "awards|number of awards|awards available|places|recipients @ scholarship bursary fellowship":
    whole(1, 12),
  "applicants|applications|number of applicants @ scholarship bursary fellowship": whole(40, 640),
  "tonnage|gross tonnage|gt @ ship cruise vessel ferry": round(8000, 168_000, 2),
  "duty hours|block hours|flight time hours @ pairing crewpairing duty roster shift": decimal(
    5,
    12,
    1,
  ),
  "block minutes|flight minutes|flight time minutes": whole(50, 420),
  "per diem|daily allowance": whole(32, 90),
  "estimated minutes|estimated time minutes|minutes|planned minutes @ task housekeeping housekeepingtask cleaning chore":
    round(10, 60, 0),
  "average minutes|avg minutes|minutes to complete|estimated minutes @ survey form quiz": whole(
    2,
    14,
  ),
  "question count|questions|number of questions @ survey form quiz questionnaire": whole(5, 24),
  "nps|nps score|score @ response surveyresponse feedback": whole(4, 10),
  "times played|plays|attempts|play count|times solved|solved count @ puzzle chesspuzzle game level":
    whole(40, 9000),
  "campaign spending|spending|campaign budget|funds raised|campaign funds @ candidate politician election":
    round(4000, 240_000, 2),
  "ballots cast|votes cast|ballots|total ballots @ station pollingstation precinct": whole(
    400,
    2400,
  ),
  "registered voters|eligible voters|voters @ station pollingstation precinct": whole(900, 3600),
  "invalid ballots|spoiled ballots|invalid votes|blank votes": whole(2, 60),
  "quality score|relevance score @ ad creative adcreative keyword": whole(4, 10),
  "conversions|leads|sign ups|signups|purchases|installs @ campaign ad adcampaign adset": whole(
    4,
    320,
  ),
  "clicks|click count @ newsletterlink emaillink newsletterissuelink": whole(4, 190),
  "clicks @ campaign ad adcampaign adset": whole(40, 2400),
  "width @ creative banner ad": round(300, 970, 1),
  "height @ creative banner ad": round(90, 600, 1),
  "par level|current stock|stock @ minibar": whole(1, 12),
  "kilometer mark|km mark|kilometre|milepost|km": decimal(1, 240, 1),
  "daily traffic|traffic count|vehicles per day": whole(2400, 48_000),
  "parts cost|part cost|material cost|materials cost @ call service repair maintenance job workorder":
    whole(20, 480),
  "response time hours|reply hours": whole(1, 12),
  "price|session price @ session tutoring lesson tutoringsession": whole(18, 70),
  "prize pool|prize @ hackathon contest competition": round(1000, 48_000, 3),
};
