import { decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Numbers of one trade only, and names that carry their unit: asked before the wider ones. */
export const narrowNumberRules: Readonly<Record<string, NumberRule>> = {
  "tooth number|tooth": whole(11, 48),
  "seats|licenses|users|seat count @ subscription plan license": whole(1, 25),
  "declared value|customs value|shipment value|goods value": round(20, 900, 0),
  "sessions planned|sessions done|sessions|sessions total|sessions completed|number of sessions|sessions left @ treatment treatmentplan therapy plan course tutoring package":
    whole(1, 12),
  "estimated cost|total cost|cost|price @ treatment treatmentplan dental therapy": round(
    80,
    1800,
    1,
  ),
  "weight grams|weight g|grams @ product variant item": round(80, 4200, 1),
  "increase percent|salary increase percent|raise percent|raise|salary increase|pay rise percent|bonus percent":
    decimal(0, 8, 1),
  "self assessment score|manager score|review score|performance score|overall rating|rating @ performancereview appraisal performance":
    decimal(2.5, 5, 1),
  "duration seconds|duration @ story reel clip": whole(5, 60),
  "viewers|views @ story": whole(12, 2400),
  "rewards points|reward points|loyalty points|bonus points|points balance": round(120, 48_000, 1),
  "apr|interest rate @ card creditcard credit": decimal(12.9, 26.9, 1),
  "amount @ cardtransaction purchase": money(3, 240),
  "odometer km|odometer|mileage km|next service km|odometer miles": whole(12_000, 180_000),
  "fuel level percent|fuel level|tank percent|charge percent|battery percent": whole(12, 98),
  "price @ course onlinecourse class workshop training": decimal(14.99, 129.99, 0),
  "total hours|hours|course hours|video hours @ course onlinecourse training": decimal(3, 42, 1),
  "lectures count|lectures|lessons count|lesson count|lessons @ course onlinecourse": whole(
    12,
    140,
  ),
  "enrolled students|students|students enrolled|learners @ course onlinecourse": whole(40, 24_000),
  "quiz average|average score|average grade|exam average|grade average": decimal(58, 98, 1),
  "ticket price|price @ festival concert gig": whole(28, 180),
  "capacity|max capacity @ festival": round(2000, 60_000, 2),
  "uptime percent|sla percent|availability percent": decimal(97.2, 99.99, 2),
  "lane number|segment number|page number|row number|platform number|gate number|bay number|step number|unit number|box number|slot number|lap number|heat number|level number|rack|rack number|shelf|shelf level|shelf number|aisle|aisle number|tiers":
    whole(1, 12),
  "height cm|height|body height & customer_name boot_size shoe_size full_name first_name din_setting weight_kg gender":
    whole(152, 198),
  "weight kg|weight|body weight & customer_name boot_size shoe_size full_name first_name height_cm gender blood_type":
    whole(50, 104),
  "height cm|width cm|length cm|depth cm @ artwork painting product package parcel item box furniture exhibit":
    whole(12, 140),
  "boot size|shoe size|shoe size eu|boot size eu": whole(36, 47),
  "din setting|din": decimal(3, 10, 1),
  "length cm|length @ ski rentalski snowboard": whole(140, 186),
  "seats offered|seats left|seats available|free seats|seats requested|seats booked|seats|available seats @ ride carpool carpoolride riderequest car trip":
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
  "efficiency|efficiency percent @ turbine plant solar inverter engine": decimal(78, 96, 1),
  "rpm @ turbine": round(90, 600, 0),
  "class year|graduation year|year of graduation|class of @ alumnus alumni reunion graduate": whole(
    1974,
    2022,
  ),
  "total rooms|rooms|room count @ dormitory dorm residence hostel motel": whole(24, 320),
  "occupied rooms|rooms occupied|available rooms @ dormitory dorm residence": whole(10, 240),
  "monthly rent|rent @ dormitory dorm room studenthousing roomassignment": whole(240, 620),
  "deposit amount|deposit @ room roomassignment dormitory lease": whole(200, 900),
  "deposit held|deposit|security deposit @ rental skirental equipment bike": whole(20, 200),
  "daily price|price per day|day price @ ski rentalski skirental bike equipment tool": whole(
    12,
    48,
  ),
  "total cost|price|total price|package price @ funeral burial": round(1800, 9000, 2),
  "dated from|from year|year from @ artifact artefact find coin relic": whole(-400, 900),
  "dated to|to year|year to @ artifact artefact find coin relic": whole(901, 1650),
  "length mm|width mm|height mm|diameter mm|thickness mm": whole(8, 240),
  "weight grams|weight g|weight @ artifact artefact find coin relic": whole(4, 640),
  "labor total|labour total|labor cost|labour cost": money(40, 480),
  "parts total|parts cost|material total|materials total": money(10, 320),
  "travel km|travel distance|trip km": decimal(2, 60, 1),
  "fee @ tuning lesson appointment consultation visit": whole(60, 180),
  "segment number|paragraph number|verse number|question number|item number|slide number": whole(
    1,
    60,
  ),
  "line number|line|start line|end line @ comment review finding annotation": whole(3, 420),
  "max load kg|load capacity kg|max weight kg|weight limit kg|capacity kg|max load|load limit|payload kg|max payload|weight capacity|max weight|weight limit @ elevator lift crane truck bin shelf rack pallet vehicle trailer bridge forklift":
    round(300, 2000, 1),
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
  "passenger count|passengers|guests|travelers|travellers|number of passengers|pax @ booking cabinbooking reservation ticket ferry":
    whole(1, 5),
  "total fare|fare|price|total price|total @ cruise cabinbooking cabin": round(480, 4200, 1),
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
  "turnout percent|turnout": decimal(41, 84, 1),
  "quality score|relevance score @ ad creative adcreative keyword": whole(4, 10),
  "conversions|leads|sign ups|signups|purchases|installs @ campaign ad adcampaign adset": whole(
    4,
    320,
  ),
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
  // A unit behind a dimension
  "height m|height meters|height limit m|clearance m|max height m|height limit|clearance|max vehicle height":
    decimal(1.9, 4.2, 1),
  "height m|height meters|height @ building tower tree mast monument dam crane turbine": whole(
    8,
    180,
  ),
  "length m|length meters|width m|width meters|depth m|depth meters|beam m|draft m|beam|draft":
    decimal(1.2, 24, 1),
  "length m|length meters|length @ ship vessel boat cruise ferry bridge tunnel train": whole(
    12,
    320,
  ),
  "elevation m|altitude m|elevation meters|altitude meters|elevation|altitude @ station weatherstation city airport observatory weather & station_name station_id humidity":
    whole(2, 860),
  "pressure hpa|hpa|pressure mbar|mbar|barometric pressure|air pressure|pressure|barometer @ weather observation station reading forecast":
    decimal(985, 1035, 1),
  "pressure hpa|hpa|pressure mbar|mbar|barometric pressure|air pressure|atmospheric pressure":
    decimal(985, 1035, 1),
  "pressure bar|bar|tire pressure|tyre pressure|tank pressure": decimal(1.8, 3.4, 1),
  "pressure psi|psi": whole(26, 44),
  "dew point|dewpoint|dew point c": decimal(-3, 18, 1),
  "feels like|apparent temperature|wind chill|heat index": decimal(-4, 32, 1),
  "rainfall mm|rainfall|precipitation|precipitation mm|rain mm|rain": decimal(0, 24, 1),
  "snow depth|snow depth cm|snowfall|snow cm|fresh snow|new snow": whole(0, 140),
  "cloud cover|cloudiness|clouds": whole(0, 100),
  "uv index|uv": whole(0, 10),
  "wave height|wave height m|swell|swell height": decimal(0.2, 4.5, 1),
  "tide height|tide level|water level": decimal(0.2, 6, 1),
  "water temperature|sea temperature|pool temperature": decimal(8, 27, 1),
  "solar radiation|irradiance": whole(0, 920),
  "usd|eur|gbp|dollars|euros|pounds sterling|balance usd|amount usd|value usd|balance eur": money(
    10,
    4800,
  ),
  "kelvin|temperature kelvin|surface temperature|effective temperature @ star planet sun": round(
    2800,
    14_000,
    2,
  ),
  "light years|distance light years|distance ly|ly": decimal(4.2, 900, 1),
  "parsecs|distance parsecs|distance pc": decimal(1.3, 280, 1),
  "solar masses|mass solar|solar mass|mass sun": decimal(0.2, 18, 2),
  "solar radii|radius solar|luminosity|luminosity solar": decimal(0.1, 120, 1),
  "magnitude|apparent magnitude|absolute magnitude @ star galaxy comet object nebula": decimal(
    -1.4,
    8,
    2,
  ),
  "magnitude|richter @ earthquake quake seismic": decimal(1.2, 6.8, 1),
  "aperture mm|aperture @ telescope observation observationlog": round(80, 400, 1),
  "exposure seconds|exposure|exposure time @ observation observationlog star astronomy telescope":
    round(10, 600, 1),
  "orbital period days|orbital period": decimal(1, 680, 1),
  "gwei|gas price gwei|gas price": decimal(6, 64, 1),
  "gas used|gas limit|gas": round(21_000, 240_000, 0),
  "hash rate|hashrate": decimal(20, 140, 1),
  "spin speed|spin|spin rpm @ washing washer machine laundry": round(600, 1600, 2),
  "capacity kg|capacity|load capacity|drum capacity @ washing washer dryer laundry": whole(6, 14),
  "temperature|wash temperature @ washing washer laundry cycle": round(30, 90, 1),
  "coin price|price per wash|wash price|dry price|price @ washing washer dryer laundrymachine":
    decimal(2, 6, 1),
  "bag count|bags|number of bags|checked bags|luggage count|luggage|suitcases|bag": whole(1, 4),
  "kg price|price kg|price per kg @ laundry": decimal(2, 7, 1),
  "spots left|seats left|places left|spots available|seats available|available spots|available seats|remaining spots|remaining seats|open spots|free seats|free spots|vacancies|tickets left|tickets available":
    whole(0, 12),
  "duration minutes|duration|duration mins|length minutes @ appointment consultation lesson session visit":
    inSteps(15, 15, 60),
  "notice period days|notice days|notice period @ candidate employee applicant contract & expected_salary salary":
    inSteps(15, 15, 90),
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
    decimal(1.2, 6, 1),
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
  "amount requested|requested amount|amount awarded|awarded amount|award amount|funding requested|funding amount|grant amount @ grant grantapplication scholarship fund funding":
    round(2000, 250_000, 3),
  "temperature celsius|temperature|temperature c|operating temperature|bearing temperature|motor temperature @ machine motor engine pump compressor turbine":
    decimal(38, 88, 1),
  "vibration|vibration mm s|vibration level|vibration mms": decimal(0.4, 7.1, 1),
  "capacity mw|installed capacity mw|nameplate capacity|power mw|output mw": decimal(2, 480, 1),
  "capacity kw|installed capacity kw|peak power kw|kwp": decimal(3, 240, 1),
  "annual output gwh|output gwh|generation gwh|annual generation": decimal(4, 960, 1),
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
  "budget|total budget|trip budget|estimated budget @ trip vacation holiday travel itinerary":
    round(600, 9000, 2),
  "pto balance|leave balance|vacation balance|holiday balance|sick balance|pto days|time off balance|accrued leave|leave days balance":
    decimal(0, 25, 1),
  "home|away|home team|away team|home percent|away percent @ possession": whole(38, 62),
  "quantity|qty|count|amount @ loot lootdrop & rarity durability": whole(1, 12),
  "lot size|lot size sqft|lot area|lot sqft & square_feet sqft": round(1800, 14_000, 2),
  "square feet|sqft|living area sqft|floor area sqft @ listing property home house apartment":
    round(640, 3800, 1),
  "hoa fee|hoa|hoa fees|monthly hoa|hoa dues|maintenance fee|condo fee": whole(60, 480),
  "awards|award count|awards won|oscars @ movie film series actor director": whole(0, 9),
  "matchday|match day|gameweek|round number": whole(1, 38),
  "ac|armor class @ character creature monster": whole(10, 19),
  // Money of one trade
  "lifetime giving|lifetime value|lifetime donations|total given|total donated|lifetime spend|lifetime spent|ltv|customer lifetime value|total donations":
    round(60, 8400, 1),
  "largest gift|last gift|average gift|gift amount|donation amount|pledge amount|first gift|smallest gift":
    round(10, 500, 1),
  "insurance value|insured value|appraised value|appraisal|appraisal value|valuation @ artwork painting exhibit antique jewelry lot object":
    round(1200, 240_000, 2),
  "estimated cost|project cost|construction cost|project value|build cost|total cost|cost @ permit construction building buildingpermit renovation":
    round(8000, 640_000, 3),
  "fee paid|fee|permit fee|application fee @ permit buildingpermit license application": round(
    80,
    1800,
    1,
  ),
  "budget|total budget @ wedding party celebration": round(8000, 48_000, 2),
  "spent|amount spent|cost|total cost @ wedding party celebration & budget": round(2000, 40_000, 1),
  "total price|total|price|amount|cost @ salon spa barber beauty haircut & stylist service_name":
    whole(22, 180),
  "tip|gratuity @ salon spa barber ride taxi restaurant delivery": decimal(1, 12, 1),
  "purchase price|sale price|price|value @ livestock cattle horse animal": round(120, 2400, 1),
  "milk yield|milk yield liters|milk liters|daily milk": decimal(12, 38, 1),
  "monthly spend|monthly bill|average bill|bill amount|monthly charge @ subscriber telecom mobile line":
    money(9, 74),
  "monthly fee|monthly price|price|monthly cost @ mobileplan mobile telecom phoneplan internet broadband tariff":
    decimal(9.99, 59.99, 2),
  "setup fee|activation fee|joining fee|registration fee|connection fee": whole(0, 49),
  "data allowance gb|data gb|data allowance|data limit gb|data included gb|included data": whole(
    2,
    60,
  ),
  "data used gb|data used|data usage gb|data remaining gb|data left gb|data remaining": decimal(
    0.2,
    24,
    1,
  ),
  "minutes included|included minutes|minutes|call minutes|voice minutes @ mobileplan mobile telecom phoneplan":
    round(100, 1000, 2),
  "sms included|included sms|texts included|sms": round(50, 500, 1),
  "contract length months|contract months|contract length|minimum term months|commitment months|term months @ plan mobileplan telecom contract internet subscription membership":
    inSteps(6, 12, 24),
  "cpc|cost per click": decimal(0.1, 3.4, 2),
  "cpm|cost per mille": decimal(1.2, 14, 2),
  "cpa|cost per acquisition|cost per conversion|cac": decimal(4, 68, 2),
  "ctr|click through rate": decimal(0.4, 6.8, 2),
  "roas|roi|return on ad spend": decimal(0.6, 7.2, 1),
  "daily budget|budget|total budget|spend|amount spent @ ad adset adcampaign & impressions ctr":
    round(50, 12_000, 1),
  "hourly rate|price per hour @ tutor lesson tutoring sitter cleaner coach": whole(12, 60),
  "entry fee|registration fee|race fee|entrance fee|admission fee|admission": whole(5, 90),
  "prize|prize money|first prize|purse @ tournament race competition chess esport": round(
    100,
    12_000,
    2,
  ),
  "salary|salary cap|price|cost|player price @ fantasyplayer fantasy": decimal(4, 13, 1),
  "annual premium|yearly premium": money(120, 1400),
  "rent|monthly rent @ storage locker garage": whole(35, 220),
  "toll|toll fee|fine amount|fine|penalty amount|penalty": whole(10, 180),
  "pension|monthly pension|benefit amount|allowance amount": whole(240, 2100),
  "starting price|reserve|reserve price|hammer price|buyer premium|sold for @ lot auction": round(
    80,
    4800,
    1,
  ),
  "max bid|maximum bid|bid|amount|bid amount @ bid": round(100, 5200, 1),
  // Shares of a hundred
  "attendance rate|attendance percentage|completion rate|on time rate|success rate|pass rate|retention rate|acceptance rate|occupancy rate|survival rate|utilization rate|response rate|satisfaction rate|fill rate|delivery rate|approval rate|collection rate|graduation rate|capacity utilization":
    decimal(62, 99, 1),
  "bounce rate|churn rate|error rate|failure rate|vacancy rate|unemployment rate|defect rate|return rate|cancellation rate|scrap rate|no show rate|unsubscribe rate|complaint rate|mortality rate|turnover rate|abandonment rate|fraud rate|loss rate":
    decimal(0.2, 12, 1),
  "conversion rate|click rate|engagement rate|growth rate|reply rate": decimal(0.5, 14, 1),
  "open rate": decimal(14, 52, 1),
  "win rate": decimal(32, 71, 1),
  "compatibility score|compatibility|match score|match percent|match percentage|similarity percent":
    whole(58, 99),
  "coverage|test coverage|code coverage|line coverage|branch coverage @ pipeline build commit repository test report pull":
    decimal(61, 98, 1),
  "moisture percent|soil moisture|moisture|moisture level": whole(12, 48),
  "soil ph|ph|ph level|ph value": decimal(5.4, 8.2, 1),
  "yield tons hectare|tons per hectare|yield per hectare|yield t ha|yield hectare|yield tons per hectare|hectare yield tons":
    decimal(2.4, 9.8, 1),
  "organic percent|recycled percent|recycled content": round(5, 100, 0),
  "commission rate|commission percent|commission": whole(5, 30),
  "battery health|tread depth|tire wear": whole(60, 100),
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
    round(10, 90, 1),
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
  "lines of code|loc|line count|lines": whole(400, 48_000),
  "line|line number|start line|end line @ comment review codereview annotation finding error":
    whole(3, 420),
  "queue position|position in queue|waiting position": whole(1, 12),
  "queue length|queue size|in queue": whole(0, 24),
  "streak|current streak|longest streak|best streak|streak days": whole(0, 60),
  "move count|moves|total moves|number of moves @ chess game": whole(18, 74),
  "white rating|black rating|elo|elo rating|rating|fide rating|rating change before @ chess player game":
    whole(1100, 2450),
  "rating change|elo change|rating diff": whole(-14, 14),
  "accuracy|white accuracy|black accuracy @ chess game": decimal(68, 98, 1),
  "jersey number|shirt number|squad number": whole(1, 40),
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
  "bottom time|bottom time minutes|dive time": whole(22, 62),
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
  "voter count|eligible voters|registered voters": round(4000, 240_000, 0),
  "signatures needed|signature goal": round(500, 20_000, 2),
  "responders|units dispatched|personnel|crew @ dispatch fireincident emergency rescue": whole(
    2,
    18,
  ),
  "response time minutes|response minutes|response time @ dispatch emergency emergencycall ambulance fireincident":
    whole(4, 18),
  "casualties|injured|injuries|victims": whole(0, 3),
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
  "scrap|scrap count|rejects|defects|defect count|rejected units": whole(0, 24),
  "oee|oee percent|availability|performance @ machine production line": decimal(58, 94, 1),
  "sample size|samples|participants|n @ study survey experiment quality": whole(12, 480),
  "p value": decimal(0.001, 0.2, 3),
  "learning rate": decimal(0.0001, 0.01, 4),
  "epochs|epoch": whole(3, 60),
  "loss|val loss|validation loss|training loss": decimal(0.02, 1.8, 3),
  "accuracy|val accuracy|validation accuracy|f1|auc @ model training experiment run prediction":
    decimal(0.71, 0.99, 3),
  "tokens|prompt tokens|completion tokens|total tokens|input tokens|output tokens": whole(40, 3200),
  "search volume|monthly searches|volume @ keyword seo": round(40, 48_000, 1),
  "keyword difficulty|difficulty @ keyword seo": whole(4, 86),
  "ranking|rank|position|serp position @ keyword seo": whole(1, 48),
  "domain authority|authority score|page authority": whole(8, 84),
  "cpu percent|memory percent|disk percent|cpu usage percent": whole(2, 94),
  "latency ms|p95 ms|p99 ms|avg latency ms": whole(12, 480),
  "heart rate|pulse|bpm @ vital patient sleep workout user reading": whole(54, 118),
  systolic: whole(104, 142),
  diastolic: whole(64, 92),
  "glucose|blood glucose|blood sugar|glucose mg dl": whole(72, 164),
  "body fat|body fat percent|fat percent": decimal(9, 34, 1),
  "bmi|body mass index": decimal(18.4, 31, 1),
  "sleep hours|hours slept|hours of sleep|sleep duration hours": decimal(4.5, 9, 1),
  "deep sleep minutes|rem minutes|rem sleep minutes|light sleep minutes": whole(35, 140),
  "water ml|water intake ml|water intake": round(250, 2600, 1),
  "screen time minutes|screen minutes": whole(20, 320),
  "buffer minutes|buffer|setup minutes|cleanup minutes|buffer time": round(5, 20, 0),
  "duration minutes|duration|length minutes @ salonservice salon beauty haircut barber spa": round(
    20,
    120,
    0,
  ),
  "table number|table": whole(1, 24),
  "weeks pregnant|gestation weeks|pregnancy week": whole(6, 40),
  "birth weight|birth weight g|birth weight grams": round(2400, 4300, 1),
  "grip size|shoe size|size eu": whole(36, 46),
  "engine hours|operating hours|running hours|machine hours": round(120, 14_000, 0),
  "installments paid|payments made": whole(1, 24),
};
