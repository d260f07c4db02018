import { oneOf } from "../../../one-of.ts";
import { decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Hospitals, elections, grids and models that learn: how much of what they count. */
export const publicNumberRules: Readonly<Record<string, NumberRule>> = {
  "price|unit price|retail price @ medicine medication drug pharmacyproduct": decimal(3.5, 38, 2),
  "hourly rate|rate per hour|price per hour @ cleaningbooking cleaning cleaningjob babysittingjob babysitting sitter babysitter dogwalk gardening housekeeping":
    whole(14, 34),
  "hours|number of hours|duration hours|booked hours @ cleaningbooking cleaning cleaningjob photographybooking photoshoot gardening handyman":
    whole(2, 8),
  "monthly price|price per month|monthly rate @ coworkingdesk desk coworking hotdesk office":
    inSteps(10, 180, 420),
  "daily price|price per day|day rate|day pass @ coworkingdesk desk coworking hotdesk": whole(
    15,
    35,
  ),
  "upload mbps|upload speed mbps @ internetplan broadband isp plan": inSteps(5, 10, 50),
  "download mbps|download speed|download speed mbps @ internetplan broadband isp plan broadbandorder internetorder":
    inSteps(50, 50, 1000),
  "data gb|data allowance gb|data limit gb|gb included @ phonecontract mobileplan phoneplan simplan mobilecontract":
    inSteps(5, 5, 60),
  "used gb|data used gb|gb used @ phonecontract mobileplan phoneplan usage": whole(1, 40),
  "minutes|minutes included|call minutes @ phonecontract mobileplan phoneplan simplan": inSteps(
    100,
    100,
    1000,
  ),
  "monthly cost|monthly price|monthly fee|price @ phonecontract mobileplan phoneplan internetplan broadband":
    whole(12, 64),
  "cost|total cost|price|fee|amount|total @ dental dentalvisit dentalappointment dentaltreatment":
    inSteps(5, 60, 480),
  "total cost|cost|price|fee|amount|total @ vet vetvisit vetappointment veterinaryvisit": inSteps(
    5,
    35,
    380,
  ),
  "seats|places|max participants|capacity @ trainingcourse training workshop seminar": whole(8, 30),
  "duration hours|hours|course hours|total hours @ trainingcourse training workshop seminar course":
    inSteps(2, 4, 48),
  "balance|remaining balance|leave balance|days left|days remaining|remaining days|remaining leave @ leaverequest timeoffrequest vacationrequest absencerequest leave pto":
    whole(2, 24),
  "entitled days|entitlement|annual entitlement|days entitled|allowance days|total days @ leavebalance leaveallowance leaveentitlement leave vacation vacationbalance annualleave pto paidleave":
    whole(20, 30),
  "monthly limit|limit|budget|budget limit|spending limit @ budgetcategory budget envelope spendingcategory":
    inSteps(10, 60, 1200),
  "target amount|goal amount|target|goal @ savingsgoal savinggoal savings saving": inSteps(
    100,
    600,
    12_000,
  ),
  "monthly contribution|contribution|monthly deposit|monthly saving @ savingsgoal savinggoal savings saving pension":
    inSteps(10, 40, 400),
  "property value|home value|property price|house value": round(180_000, 940_000, 3),
  "hours monday|hours tuesday|hours wednesday|hours thursday|hours friday|monday hours|tuesday hours|wednesday hours|thursday hours|friday hours":
    decimal(6.5, 9, 1),
  "hours saturday|hours sunday|saturday hours|sunday hours": whole(0, 4),
  "number|table number|no @ restauranttable diningtable table": whole(1, 40),
  "usage limit|max uses|max redemptions|redemption limit @ coupon promotion voucher discount promocode":
    inSteps(50, 50, 1000),
  "plus ones|plus one count|additional guests|extra guests|guests brought|number of plus ones":
    whole(0, 2),
  "witness count|witnesses|number of witnesses": whole(0, 6),
  "fee|application fee|visa fee|filing fee @ visa visaapplication passport permit license licence":
    inSteps(5, 35, 190),
  "tonnage|tons|tonnes|tons collected @ garbage garbagepickup waste refuse collection truck":
    decimal(2, 14, 1),
  "units responding|responding units|units|engines @ fire fireincident incident emergency": whole(
    1,
    9,
  ),
  "co2|co2 level|co2 ppm|co2 concentration @ greenhouse room sensor air airquality classroom office":
    inSteps(10, 420, 1200),
  "liters|litres|volume|volume liters @ milk milkcollection dairy milktank bulktank": inSteps(
    10,
    420,
    6800,
  ),
  "fat percent|fat|fat content|fat percentage @ milk milkcollection dairy cheese": decimal(
    3.4,
    4.6,
    2,
  ),
  "protein percent|protein|protein content @ milk milkcollection dairy": decimal(3.1, 3.7, 2),
  "temperature|tank temperature @ milk milkcollection dairy milktank bulktank": decimal(
    2.8,
    4.9,
    1,
  ),
  "original gravity|og|starting gravity": decimal(1.042, 1.078, 3),
  "final gravity|fg": decimal(1.008, 1.016, 3),
  "abv|alcohol|alcohol by volume|alcohol percent @ beer brewery brewerybatch brew batch cider":
    decimal(4.1, 8.2, 1),
  "volume|volume liters|volume l|batch size|batch volume|batch size l|liters @ brewery brewerybatch brew batch beer":
    inSteps(50, 200, 3000),
  "storage days|days stored|recording days": inSteps(7, 7, 90),
  "area cleaned sqm|area cleaned|cleaned area|area cleaned m2": whole(12, 84),
  "completion minutes|time to complete minutes|minutes to complete @ survey surveyresponse response quiz":
    whole(2, 14),
  "pain score|pain level|pain scale|pain": whole(0, 8),
  "respiratory rate|breathing rate|respirations|resp rate": whole(12, 22),
  "temperature|temperature c|temp c|body temperature @ vital vitals vitalsign & heart_rate spo2 systolic":
    decimal(36.2, 37.6, 1),
  "temperature|current temperature|room temperature|indoor temperature @ room thermostat smartroom & lights_on motion_detected":
    decimal(18, 23.5, 1),
  "lights on|devices on|switches on|heaters on": whole(0, 6),
  "area sqm|area|size sqm|area m2 @ room & motion_detected lights_on": whole(8, 42),
  "accessible spaces|disabled spaces|accessible spots|disabled spots|accessible bays|disabled bays|handicap spaces|handicap spots|handicapped spots|ev spots|ev spaces|ev charging spots|ev charging spaces|charging spots|charging spaces|ev chargers|motorcycle spots|motorcycle spaces":
    whole(2, 18),
  "height limit m|height limit|max height m|clearance m|clearance height m|max height|maximum height|clearance|clearance height|max vehicle height @ garage parking parkinggarage carpark":
    decimal(1.9, 2.4, 1),
  "ballot number|list number|list position|ballot position @ candidate party election ballot":
    whole(1, 12),
  "crews assigned|crews|crews on site|crew count @ outage outagereport poweroutage & customers_affected":
    whole(1, 6),
  "active loans|open loans|current loans|loans|items on loan|checked out items @ borrower patron member librarymember librarycard reader":
    whole(0, 5),
  "fines owed|fines|outstanding fines|fine balance|fines due": money(0, 18),
  // Models that learn
  "dropout|dropout rate": decimal(0, 0.5, 1),
  "batch size|batchsize & epochs learning_rate": inSteps(16, 16, 256),
  "f1 score|f1|precision|recall|auc|roc auc|map score|bleu|iou @ model trainedmodel mlmodel experiment training run evaluation & accuracy learning_rate hyperparameters":
    decimal(0.61, 0.97, 3),
  "parameters|parameter count|num parameters|params|param count @ model trainedmodel mlmodel & f1_score hyperparameters":
    round(100_000, 7_000_000_000, 5),
  "gpu count|gpus|num gpus|accelerators": whole(1, 8),
  "cost usd|cost|total cost|compute cost @ trainingrun trainingjob training": money(4, 640),
  "rows|row count|num rows|records|record count|samples|sample count|examples @ dataset": round(
    2000,
    2_400_000,
    2,
  ),
  "columns|column count|num columns|features|feature count @ dataset": whole(4, 48),
  "train|train split|training @ splits split": decimal(0.78, 0.82, 2),
  "validation|val|dev|validation split @ splits split": decimal(0.09, 0.11, 2),
  "test|test split|holdout @ splits split": decimal(0.09, 0.11, 2),
  "pinned count|pins|pinned messages|pinned message count @ channel room conversation": whole(0, 9),
  // Streets, stations, streams
  "frequency minutes|headway minutes|headway|headway min": inSteps(5, 5, 30),
  "length km|route length km|length @ route busroute transitroute line & stops_count frequency_minutes headway":
    decimal(4, 32, 1),
  "speed kmh|speed|current speed & next_stop_id next_stop occupancy": whole(0, 48),
  "daily passengers|daily riders|daily ridership|passengers per day|daily boardings|boardings":
    round(120, 18_000, 1),
  "station number|station no|company number|engine number @ firestation policestation fire police":
    whole(1, 48),
  "staff on duty|officers on duty|crew on duty|firefighters on duty|nurses on duty": whole(4, 24),
  "avg response minutes|average response minutes|response minutes|avg response time minutes @ station firestation fire ambulance dispatch police emergency":
    whole(4, 11),
  "witnesses|witness count|suspects|suspect count @ crime crimereport accident report": whole(0, 4),
  "households|homes|households served|addresses served @ route wasteroute zone collectionroute & collection_day truck_number":
    inSteps(10, 240, 2200),
  "tonnage|tons|tonnes|tonnage collected @ waste wasteroute collection": decimal(3, 24, 1),
  "turbidity ntu|turbidity": decimal(0.1, 0.9, 2),
  "chlorine mg l|chlorine|free chlorine|residual chlorine|chlorine mgl": decimal(0.2, 1.1, 2),
  "lead ppb|lead|arsenic ppb|arsenic": decimal(0, 8, 1),
  "nitrates mg l|nitrate mg l|nitrates": decimal(1, 38, 1),
  "fluoride mg l|fluoride": decimal(0.1, 1.2, 2),
  "temperature c|temperature|water temperature @ waterquality waterqualitytest watersample watertest":
    decimal(6, 19, 1),
  "storage temp c|storage temperature c|storage temperature|storage temp @ sample specimen aliquot & freezer":
    inSteps(20, -80, -20),
  "volume ml|volume @ sample specimen aliquot & freezer": decimal(0.2, 10, 1),
  "apogee km|apogee": whole(480, 1400),
  "perigee km|perigee": whole(380, 720),
  "flight number|mission number @ launch & rocket orbit booster": whole(1, 180),
  "members|member count|membership @ congregation church parish": whole(60, 900),
  "founded year|founded|established year|year founded @ congregation church parish": whole(
    1780,
    1998,
  ),
  "grade points|grade point|quality points": decimal(1.7, 4, 1),
  "size estimate|size bytes|size @ email mail mailmessage": whole(2400, 900_000),
  "rate limit|rate limit per minute|requests per minute|rpm limit @ apikey apitoken key client & scopes":
    inSteps(50, 50, 1000),
  "requests today|calls today @ apikey apitoken accesstoken": whole(0, 9000),
  "request count|requests|total requests|usage count @ apikey apitoken accesstoken": whole(
    120,
    480_000,
  ),
  "value|amount & gas_used gas_price block_number": decimal(0.01, 12, 4),
  "fee|network fee|tx fee & gas_used gas_price block_number": decimal(0.0004, 0.02, 5),
  "balance|available balance @ wallet cryptowallet": ({ member }) =>
    member.siblings.some((name) => oneOf("network|blockchain|chain").test(name))
      ? decimal(0.02, 14, 4)
      : undefined,
  "decimals @ token coin & contract_address symbol": inSteps(6, 6, 18),
  "estimated loss|property loss|value of loss @ crime crimereport theft burglary police": money(
    40,
    3200,
  ),
  "dose number|dose @ vaccination petvaccination vaccinationrecord immunization": whole(1, 3),
  "doses required|total doses|doses in series|doses": whole(2, 4),
  "felt reports|felt|reports @ earthquake quake": whole(0, 2400),
  "aperture m|aperture meters": decimal(0.4, 10, 1),
  "duration days|length of stay days @ visa visaapplication": inSteps(30, 30, 180),
  "visitors|unique visitors|users @ analyticsreport sitestat & pageviews bounce_rate": whole(
    800,
    24_000,
  ),
  "pageviews|page views|views @ analyticsreport sitestat & bounce_rate visitors": whole(
    25_000,
    180_000,
  ),
  "bounce rate & pageviews visitors avg_session_seconds": decimal(28, 64, 1),
  "avg session seconds|average session seconds|avg session duration|session seconds & pageviews bounce_rate":
    whole(45, 420),
  "conversions|goal completions & pageviews bounce_rate": whole(20, 640),
  "target temp c|target temp|target temperature|current temp c|current temp|current temperature @ greenhouse greenhousezone growzone":
    decimal(19, 25, 1),
  "light hours|lighting hours|hours of light|daily light hours @ aquarium terrarium vivarium fishtank tank":
    whole(6, 12),
  "light hours|lighting hours|hours of light @ greenhouse greenhousezone growzone plant": whole(
    9,
    16,
  ),
  "plants|plant count @ greenhouse greenhousezone growzone": whole(40, 900),
  "booth count|booths|voting booths": whole(3, 12),
  "capacity|seats @ bus schoolbus schoolbustrip bustrip": inSteps(4, 24, 72),
  "boarded|boarding|got on|alighted @ stop": whole(1, 9),
  "key size|key length|key bits @ certificate key keypair tls ssl": inSteps(2048, 2048, 4096),
  "priority|order @ firewallrule securityrule networkrule": inSteps(100, 100, 900),
  "hit count|hits @ firewallrule securityrule networkrule": whole(0, 480_000),
  "files count|file count|files @ backupjob backup": whole(1200, 480_000),
  "beneficiaries|people served|people helped|people reached": whole(40, 2600),
  "slots|spots|places|total slots @ volunteershift shift": whole(4, 24),
  "queen year|queen born|queen marked year": whole(2022, 2026),
  "temperature c|temperature|hive temperature @ hive beehive": decimal(32, 36, 1),
};
