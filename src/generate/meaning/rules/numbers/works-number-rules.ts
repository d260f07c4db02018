import { toWords } from "../../../../schema/name-words.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { among, decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Only where a neighbour's name has one of these words. */
const besideWord =
  (words: Matcher, hint: ReturnType<typeof whole>): NumberRule =>
  ({ member }) =>
    member.siblings.some((name) => toWords(name).some((word) => words.test(word)))
      ? hint
      : undefined;

/** Insurers, workshops, farms, utilities, law firms and bikes for hire. */
export const worksNumberRules: Readonly<Record<string, NumberRule>> = {
  "seat height mm|seat height @ motorcycle motorbike": inSteps(5, 740, 880),
  "weight kg|weight @ motorcycle motorbike": whole(148, 268),
  "fuel capacity|tank capacity @ motorcycle motorbike": decimal(11, 22, 1),
  "wheel size|wheel size inches @ bike bicycle": among(26, 27.5, 28, 29),
  "pump number|pump no": whole(1, 12),
  "value|declared value @ cargo": round(4000, 180_000, 2),
  "weight|weight kg @ bike bicycle": decimal(8.4, 17.5, 1),
  "voltage @ powertool tool drill": among(12, 18, 18, 36),
  "weight|weight kg @ powertool": decimal(0.6, 5.4, 1),
  "workers|worker count|crew size @ construction site": whole(8, 90),
  "estimated cost|cost|total cost|price @ roof roofing": round(7000, 38_000, 2),
  "speed|current speed @ ship vessel": decimal(9, 21, 1),
  "hours used|operating hours @ forklift excavator crane": round(400, 9200, 1),
  "price per km|rate per km|km rate|cost per km|price per kilometer @ vehicle car sharedcar rentalcar carsharevehicle":
    decimal(0.19, 0.45, 2),
  "price per hour|hourly rate|hourly price|rate per hour @ vehicle car sharedcar rentalcar carsharevehicle":
    inSteps(0.5, 3.5, 9),
  "parking spots|parking spaces|parking bays|bays|capacity @ station carstation carsharestation & available_vehicles available_cars":
    whole(6, 24),
  "safety incidents|accidents|incidents|injuries @ dailylog dailyreport sitelog sitereport sitediary constructionlog":
    among(0, 0, 0, 0, 0, 0, 1),
  "computers available|computers|public computers|computer count|workstations @ library branch librarybranch":
    whole(4, 40),
  "feed in tariff|export tariff|feed in rate|export rate": decimal(0.06, 0.16, 3),
  "battery capacity kwh|battery size kwh|battery kwh|storage capacity kwh @ solar solarinstallation solarsystem solarproject installation pvsystem":
    among(5, 7.5, 10, 10, 13.5, 15),
  "average days to close|avg days to close|days to close|average days to settle|average resolution days|average handling days|average cycle days":
    whole(9, 46),
  "duty hours|flight duty hours @ crewassignment crew dutyroster": decimal(6, 12, 1),
  "rest hours|rest period hours @ crewassignment crew dutyroster": whole(10, 26),
  "vines count|vine count|vines|number of vines": round(1800, 42_000, 2),
  "brix|sugar brix|degrees brix": decimal(17.5, 26, 1),
  "cop|coefficient of performance|scop @ heatpump heating pump": decimal(2.6, 4.9, 1),
  "outdoor temperature|outside temperature|outdoor temp|outside temp|ambient temperature @ heatpump heating boiler thermostat building":
    decimal(-6, 17, 1),
  "bonus|welcome bonus @ tariff energytariff": inSteps(10, 40, 180),
  "items count|item count @ library librarybranch branch": round(9000, 120_000, 3),
  "visits this month|visitors this month|monthly visits|monthly visitors @ library librarybranch branch museum":
    round(900, 14_000, 1),
  "position|queue position @ reservation hold bookreservation": whole(1, 6),
  "gross area|gross area sqm|gross floor area|gross floor area sqm|gfa": round(600, 18_000, 1),
  "active projects|current projects|open projects @ subcontractor contractor supplier company":
    whole(1, 7),
  "max speed|max speed kmh|cruise speed|cruise speed kmh|cruising speed|cruising speed kmh @ aircraft airplane plane":
    round(510, 910, 1),
  "landings|day landings @ pilotlog flightlog logbookentry logbook": among(1, 1, 1, 2),
  "night hours|night time @ pilotlog flightlog logbookentry logbook": among(0, 0, 0.5, 1),
  "consumption per100 km|consumption per 100 km|fuel consumption l100 km|fuel consumption per 100 km":
    decimal(4.6, 9.4, 1),
  "turnaround hours|turnaround time hours|tat hours|target hours @ labtest test lab laborder labsample":
    among(4, 12, 24, 24, 48, 72),
  "round|interview round|round number @ interview interviewslot": whole(1, 4),
  "uptime|uptime 24h|uptime 7d|uptime 30d|uptime 90d|availability @ uptimemonitor monitor monitorcheck healthcheck uptimecheck":
    decimal(97.2, 99.99, 2),
  "interval seconds|check interval|check interval seconds|check frequency seconds @ monitor check healthcheck uptime":
    among(30, 60, 60, 120, 300, 300, 600),
  "incidents this month|accidents this month|incidents this year|accidents this year|near misses|lost time incidents|safety incidents":
    whole(0, 3),
  "alerts|active alerts|open alerts|alert count|alarms|alerts open @ server node host device iotdevice sensor machine meter gateway vehicle site plant turbine":
    whole(0, 4),
  "active policies|policies|policy count|policies sold|policies managed|total policies @ agent broker insuranceagent":
    whole(38, 340),
  "policies|policy count|number of policies|active policies|contracts|contract count @ customer policyholder insured client":
    whole(1, 5),
  "area|total area|total area ha|total area hectares|size|size ha|area ha|hectares|size hectares @ farm ranch estate":
    round(40, 620, 0),
  "power|power hp|horsepower|engine power|engine power hp|hp @ car usedcar vehicle listing": whole(
    75,
    310,
  ),
  "top speed|top speed kmh|top speed km h|max speed|max speed kmh|maximum speed @ car electriccar ev sportscar supercar vehicle":
    inSteps(5, 155, 300),
  "top speed mph|max speed mph @ car electriccar ev sportscar supercar vehicle": inSteps(
    5,
    95,
    190,
  ),
  "acceleration|acceleration seconds|zero to hundred|zero to sixty|acceleration 0 100|time to 100 @ car electriccar ev sportscar supercar vehicle":
    decimal(2.9, 11.4, 1),
  "battery capacity|battery size|battery @ car electriccar ev electricvehicle": whole(38, 98),
  "diameter|diameter mm|case diameter|case diameter mm|case size|case size mm @ watch wristwatch":
    whole(34, 44),
  "cost of poor quality|quality cost|quality costs|cost impact|budget impact|price impact|financial impact|estimated impact|rework cost|scrap cost":
    round(200, 24_000, 2),
  "purchase price|price|cost|acquisition cost & next_calibration last_calibration calibration_status":
    round(800, 48_000, 2),
  "visits per year|inspections per year|services per year|checks per year|maintenance visits|visits included":
    whole(1, 12),
  "annual output t|annual output|annual production t|yearly output t|annual tonnage|annual output tonnes @ quarry mine plant mill factory":
    round(40_000, 900_000, 3),
  "annual production|yearly production @ mine quarry": round(40_000, 900_000, 3),
  "units target|target units|unit target @ $factory": round(200, 4800, 2),
  "freight cost|freight charge|freight charges|freight rate": round(600, 8800, 1),
  "price|cost|fee|total @ courierjob courierorder & package_size": decimal(5.5, 48, 2),
  "length|length m @ runway": inSteps(50, 1500, 4000),
  "fuel consumption|consumption @ truck lorry bus": decimal(21, 36, 1),
  "payload capacity kg|payload capacity @ truck lorry": round(3500, 18_000, 2),
  "current orders|active orders|active deliveries|assigned orders @ driver courier rider": whole(
    0,
    3,
  ),
  "completed deliveries|deliveries completed @ driver courier rider": round(120, 4200, 0),
  "reserves t|reserves|remaining reserves t @ quarry mine": round(800_000, 24_000_000, 5),
  "daily capacity|daily capacity m3|capacity m3 per day @ plant waterplant treatmentplant": round(
    2000,
    90_000,
    2,
  ),
  "flow|current flow|flow rate|current flow m3h @ plant waterplant pumpstation": round(80, 2400, 1),
  "pump count|pumps|number of pumps": whole(2, 6),
  "tare kg|tare weight kg & truck_plate vehicle_plate weighed_at": inSteps(20, 11_800, 16_400),
  "daily rate|day rate|rate per day @ crane cranerental excavator excavatorrental": inSteps(
    10,
    380,
    1900,
  ),
  "runtime hours|operating hours|running hours @ hvac hvacunit unit boiler chiller pump": round(
    400,
    38_000,
    0,
  ),
  "weight gsm|weight g m2|grammage @ fabric textile": inSteps(10, 110, 380),
  "width|width cm @ fabric textile": inSteps(5, 140, 160),
  "fee agreed|agreed fee|fixed fee|engagement fee @ engagement mandate assignment consulting":
    round(4000, 180_000, 3),
  "cost per interview|cpi|price per interview": decimal(6, 48, 2),
  "ad value equivalent|ad value|advertising value|ave": round(400, 38_000, 2),
  "total catch|total catch kg|catch kg @ fishingtrip trip": besideWord(
    oneOf("vessel|captain|quota|landing|gear"),
    round(180, 9600, 1),
  ),
  "volume|volume m3|timber volume|standing volume @ foreststand stand forest": round(
    400,
    24_000,
    1,
  ),
  "major findings|major nonconformities|majors @ audit qualityaudit": whole(0, 2),
  "minor findings|minor nonconformities|minors @ audit qualityaudit": whole(0, 7),
  "people trapped|persons trapped|trapped": whole(0, 2),
  "baking temperature|oven temperature|cooking temperature": inSteps(10, 160, 250),
  "system size kwp|size kwp|installed kwp|system size kw|plant size kwp": decimal(4.2, 18.6, 1),
  "wind speed ms|wind speed m s|wind ms": decimal(2.4, 18.6, 1),
  "power kw|engine power kw|kw @ car newcar usedcar vehicle": whole(55, 240),
  "headcount|staff|workers|people on shift @ shift shiftreport line": whole(4, 38),
  "notice period weeks|notice weeks": inSteps(2, 2, 12),
  "royalty percent|royalty rate|royalty|royalties percent @ edition bookedition book contract author":
    decimal(5, 15, 1),
  "contamination percent|contamination rate|impurity percent|reject percent|scrap percent|loss percent|waste percent|shrinkage percent|defect percent":
    decimal(0.4, 8.5, 1),
  "quota|quota kg|catch quota|catch limit|catch limit kg @ fishingtrip fishing fishingvessel vessel":
    round(9000, 26_000, 2),
  "fuel used|fuel used liters|fuel liters|fuel consumed|fuel consumption liters @ fishingtrip vessel boat ship voyage":
    round(240, 2600, 1),
  "views|view count|total views @ dashboard report": whole(4, 940),
  "estimate hours|estimated hours|logged hours|spent hours @ task issue ticket story subtask": {
    least: 0.5,
    most: 16,
    decimals: 1,
    step: 0.5,
  },
  "annual mileage|yearly mileage|annual miles|annual km|annual kilometers|miles per year|km per year":
    round(4000, 24_000, 3),
  "total due|total payable|amount payable": money(24, 480),
  "quantity ordered|ordered quantity|order quantity|target quantity|planned quantity|quantity|quantity planned & scrap_count scrap_quantity scrap scrapped quantity_rejected units_rejected":
    round(200, 4800, 1),
  "rated power|rated power mw|capacity mw|rated capacity mw|nominal power mw @ turbine windturbine":
    decimal(2, 6.5, 1),
  "current power|current power mw|current output mw|power output mw|output mw @ turbine windturbine":
    decimal(0.2, 5.8, 1),
  "rpm|rotor rpm|rotor speed|rotor speed rpm @ windturbine": decimal(6, 18, 1),
  "total energy|total energy mwh|energy produced mwh|total output mwh|lifetime energy mwh @ turbine windturbine":
    round(4000, 96_000, 2),
  "age months|age in months @ pet adoptablepet shelterpet shelteranimal dog cat animal & breed species":
    among(3, 4, 6, 8, 10, 12, 14, 18, 24, 30, 36, 48, 60, 84),
  "age months|age in months @ livestock cattle cow sheep goat pig animal & ear_tag herd_id pen barn":
    whole(9, 84),
  "monthly cost|monthly fee|monthly price|monthly rate @ sim simcard mobileline phoneline dataplan":
    decimal(8, 49, 2),
  "rate|hourly rate @ legalinvoice lawinvoice": inSteps(10, 160, 380),
  "bounce rate @ page landingpage website site traffic": decimal(24, 68, 1),
  "cost|call cost|charge|price @ call phonecall callrecord calllog": decimal(0.02, 3.4, 2),
  "mrr|monthly recurring revenue @ tenant workspace organization": round(49, 2400, 0),
  "suppliers invited|vendors invited|invited suppliers|invited vendors|bidders invited": whole(
    3,
    9,
  ),
  "lowest quote|best quote|highest quote|average quote|lowest bid|lowest offer": round(
    2400,
    88_000,
    2,
  ),
  "budget|estimated budget|target price|estimated value @ rfq requestforquote requestforquotation":
    round(4000, 96_000, 2),
  "weight|weight kg|gross weight kg @ pallet": round(120, 960, 1),
  "quantity|units|cases|quantity on pallet @ pallet": inSteps(12, 24, 960),
  "health percent|health|state of health|battery health|soh @ battery batterypack storage powerwall":
    whole(78, 100),
  "charge level|state of charge|soc|charge percent|charge percentage|battery level @ battery batterypack powerwall":
    whole(8, 98),
  "cycles|charge cycles|cycle count @ battery batterypack powerwall": whole(24, 1800),
  "capacity m3|capacity cubic meters|storage volume m3|volume m3|total volume m3 @ warehouse depot storehouse distributioncenter":
    round(4000, 90_000, 2),
  "bins|bin count|bin locations|storage locations|pallet positions @ zone warehouse warehousezone aisle":
    round(40, 900, 1),
  "yield kg|harvest kg|harvested kg|yield|total yield kg @ greenhouse polytunnel raisedbed gardenbed allotment":
    round(120, 4200, 1),
  "temperature|air temperature|temperature c @ greenhouse": decimal(16, 29, 1),
  "humidity|air humidity @ greenhouse": whole(52, 86),
  "soil moisture|substrate moisture @ greenhouse": whole(26, 62),
  "claims count|claim count|number of claims|claims filed|claims made @ policy policyholder insurancepolicy":
    whole(0, 4),
  "weight|weight kg @ carpart sparepart autopart": decimal(0.2, 9, 1),
  "days lost|lost days|days off work|lost work days": whole(0, 9),
  "quantity kg|weight kg|yield kg|amount kg|harvested kg|total kg @ harvest": round(600, 24_000, 2),
  "workers|workers count|worker count|pickers|number of workers @ harvest": whole(3, 24),
  "price per kg|kg price @ harvest crop": decimal(0.18, 3.4, 2),
  "billing rate|bill rate|billable rate": inSteps(5, 75, 280),
  "rate|hourly rate|billing rate @ timeentry timelog timerecord": ({ member }) =>
    member.siblings.some((name) => /^(?:attorney|lawyer|matter|case)/i.test(name))
      ? inSteps(10, 160, 380)
      : undefined,
  "fee|permit fee|application fee|fee paid @ permit": ({ member }) =>
    member.siblings.some((name) => /^(?:project|site|property|contractor)/i.test(name))
      ? inSteps(25, 150, 2400)
      : undefined,
  "word count|words @ manuscript": round(38_000, 142_000, 2),
  "print run|copies printed|first print run": round(800, 24_000, 2),
  "estimated value|claim value|value in dispute|amount in dispute|dispute value @ matter lawsuit legalcase courtcase":
    round(4000, 380_000, 2),
  "fees|legal fees|professional fees @ legalinvoice lawinvoice": round(600, 14_000, 1),
  "hourly rate|rate|billing rate & lawyer_name lawyer_id attorney_id attorney": inSteps(
    10,
    160,
    380,
  ),
  "balance|account balance|outstanding balance @ subscriber phoneline": decimal(0, 86, 2),
  "monthly fee|monthly price @ subscriber phoneline": inSteps(5, 10, 65),
  "base price|base price monthly|monthly base price|standing charge|base fee @ tariff energytariff":
    decimal(6.9, 17.9, 2),
  "transformer count|transformers @ substation": whole(1, 6),
  "team size|crew size|workers @ workpermit permittowork": whole(2, 8),
  "area|area sqm|cleaning area|floor area @ cleaningcontract": round(120, 4800, 1),
  "volume|volume liters|volume l|capacity liters @ wastecontainer": inSteps(120, 120, 1080),
  "quantity|copies|print quantity @ printjob printorder": round(100, 20_000, 2),
  "paper weight|paper weight gsm|grammage|paper gsm": inSteps(10, 80, 350),
  "speed sheets per hour|sheets per hour|impressions per hour": round(4000, 18_000, 2),
  "total impressions|impressions @ press printingpress": round(400_000, 96_000_000, 4),
  "lift capacity|lift capacity kg|lifting capacity|load capacity kg @ forklift crane hoist lifttruck":
    inSteps(100, 1000, 5000),
  "lift height|lift height mm|lifting height mm @ forklift lifttruck": inSteps(100, 2800, 7500),
  "incidents found|incidents|incident count|anomalies @ patrol patrollog": whole(0, 3),
  "distance km|distance @ patrol patrollog": decimal(1.2, 9.5, 1),
  "detection limit|limit of detection|lod|quantification limit": decimal(0.01, 0.5, 2),
  "nominal|nominal value": decimal(4, 240, 1),
  "tolerance|tolerance mm|upper tolerance|lower tolerance": decimal(0.02, 0.4, 2),
  "quality|quality rate|quality percent & oee": decimal(94, 99.8, 1),
  "capacity per hour|units per hour|output per hour|rated output @ line productionline machine":
    round(60, 1800, 1),
  "lost units|units lost|lost pieces|lost production @ downtime stoppage event": whole(4, 640),
  "hours since new|hours since overhaul|flight hours since new|tsn|tso": round(180, 24_000, 0),
  "cycles since new|cycles since overhaul|csn|cso": round(120, 14_000, 0),
  "length|length m|length overall|loa @ vessel & gross_tonnage deadweight imo_number": whole(
    128,
    366,
  ),
  "draught m|draught|max draught": decimal(5.5, 15.8, 1),
  "deadweight|dwt|deadweight tonnage|deadweight tonnes": round(9000, 180_000, 2),
  "tare weight|tare|tare weight kg @ container": inSteps(10, 2180, 4800),
  "gross weight|gross weight kg|weight kg @ container": round(8200, 29_800, 1),
  "cargo tonnes|cargo tons|tonnage|cargo weight @ portcall vesselcall": round(1200, 48_000, 2),
  "contract value|contract sum|contract amount @ project constructionproject": besideWord(
    oneOf("site|workers|foreman|contractor|architect|permit"),
    round(180_000, 9_500_000, 4),
  ),
  "seed rate kg per ha|seeding rate|seed rate|seeding rate kg per ha": whole(90, 210),
  "expected yield tonnes|yield tonnes|expected yield|yield tons @ crop cropcycle harvest": decimal(
    12,
    260,
    1,
  ),
  "visits|total visits|visit count|number of visits @ owner carowner petowner customer shopper guest":
    whole(1, 28),
  "duration|duration minutes|duration min @ testdrive": inSteps(15, 15, 60),
  "employees|employee count|workers|staff|staff count|number of employees|worker count @ businesslicense farm orchard vineyard garage workshop bakery salon lawfirm dealership nursery autoshop":
    whole(3, 42),
  "area|area hectares|size|hectares|size hectares|area ha @ paddock": decimal(0.8, 24, 1),
  "area|size @ field": besideWord(
    oneOf("crop|soil|planted|sown|irrigation|farm"),
    decimal(1.2, 38, 1),
  ),
  "quantity|harvested quantity|yield|total yield @ harvest harvestrecord cropharvest": decimal(
    2,
    96,
    1,
  ),
  "moisture|moisture percent|moisture content @ harvest harvestrecord grain": decimal(12, 18.5, 1),
  "residents|occupants|people|household size|household members|number of residents|resident count @ household apartment flat home unit house dwelling":
    whole(1, 5),
  "value|previous value|current value|reading value|index @ meterreading": whole(1200, 48_000),
  "contract months|contract length|contract length months|contract duration|contract duration months|contract term|contract term months|minimum term|minimum term months|min contract months|commitment months":
    inSteps(12, 12, 36),
  "estimated fees|estimated fee|fee estimate|legal fees|fees|retainer|retainer amount|estimated costs|estimated cost|budget @ matter legalcase lawsuit courtcase":
    round(1500, 48_000, 2),
  "billable hours target|billable target|target hours|annual hours target|billable hours goal|hours target @ attorney lawyer solicitor associate":
    round(1500, 2000, 2),
  "page count|pages|number of pages @ legaldocument casedocument courtdocument contract agreement courtfiling":
    whole(2, 46),
  "duration|duration min @ hearing courthearing": inSteps(15, 15, 180),
  "capacity|total docks|docks|dock count|slots|total capacity @ station bikestation dockingstation dock":
    besideWord(oneOf("bike|bikes|docks|scooters|dock"), whole(12, 42)),
  "total km|total kilometers|total distance|total distance km|odometer|mileage @ bike ebike scooter bicycle":
    round(180, 9600, 0),
  "range km|range|electric range|max range @ bike ebike scooter": whole(25, 110),
  "monthly price|price|monthly fee|monthly cost|price per month @ mobileplan phoneplan dataplan simplan cellplan":
    inSteps(5, 10, 60),
  "extra charges|additional charges|usage charges|overage|overage charges|roaming charges @ phoneinvoice phonebill mobilebill mobileinvoice":
    decimal(0, 28, 2),
  "plan fee|base fee|monthly fee|plan charge @ phoneinvoice phonebill mobilebill mobileinvoice":
    inSteps(5, 15, 60),
  "volume liters|volume|capacity liters @ wastebin trashbin garbagebin": inSteps(120, 120, 1080),
  "volume|volume m3|estimated volume @ bulkypickup bulkywaste bulkycollection": decimal(0.5, 6, 1),
  "visitors today|visitors|visitor count|daily visitors @ recyclingcenter pool swimmingpool market":
    whole(20, 640),
  "expected visitors|expected attendance|expected guests @ townevent communityevent cityevent":
    round(60, 2400, 1),
  "books on loan|items on loan|current loans|active loans|borrowed books|loans|books borrowed @ librarymember patron librarypatron":
    whole(0, 6),
  "annual fee|yearly fee|fee @ parkingpermit residentpermit": inSteps(10, 30, 240),
  "transfers|changes|number of transfers|transfer count|number of changes|change count @ ticket train trainticket trip route railticket transitroute itinerary & train_number from_station departure_station":
    whole(0, 2),
  "transfers|changes|number of transfers|transfer count @ connection trainconnection journey":
    whole(0, 3),
};
