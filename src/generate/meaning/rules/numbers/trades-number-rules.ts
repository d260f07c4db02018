import { decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Numbers that have their size all over a trade, whatever the model in it is called. */
export const tradesNumberRules: Readonly<Record<string, NumberRule>> = {
  "light level|light|lux|illuminance|ambient light|brightness lux|light lux @ sensor sensorreading reading measurement telemetry environmentreading & humidity co2_ppm co2":
    round(10, 900, 1),
  "quantity @ production manufacturing batch productionrun workorder productionorder": round(
    120,
    4800,
    1,
  ),
  "planned quantity|produced quantity|target quantity|units produced|output|order quantity|good quantity|lot size|batch quantity|target output|planned units|produced|units planned @ $factory & $factory":
    round(120, 4800, 1),
  "scrap quantity|scrap|scrapped|rejected quantity|rejects|reject count|defect count|rework quantity|units scrapped|units rejected @ $factory & $factory":
    whole(0, 60),
  "count|occurrences|units affected @ defect": whole(1, 5),
  "cycle time|cycle time seconds|takt time|takt time seconds @ $factory & $factory": decimal(
    8,
    95,
    1,
  ),
  "nitrogen|nitrogen ppm|phosphorus|phosphorus ppm|potassium|potassium ppm|phosphate ppm|nitrate ppm":
    whole(12, 180),
  "organic matter|organic matter percent|organic carbon|humus percent": decimal(1.2, 6.4, 1),
  "soil moisture|moisture|moisture percent|moisture content|grain moisture @ $farm & $farm":
    decimal(11, 34, 1),
  "expected yield kg|actual yield kg|yield kg|estimated yield kg|harvest kg|harvested kg @ $farm cropcycle crop harvest planting":
    round(1800, 64_000, 2),
  "yield tonnes per ha|tonnes per hectare|yield per ha|expected yield per ha|t per ha": decimal(
    2.4,
    9.8,
    1,
  ),
  "yield per acre|bushels per acre|yield bushels per acre|bushels": whole(38, 210),
  "number of signers|signers|signer count|signers count|number of signatures|signatures required|required signatures count|witnesses|number of witnesses|witness count @ notaryappointment notary notarization appointment document signing & document_type notary_name":
    whole(1, 4),
  "primary care|specialist|urgent care|telehealth|generic drugs @ copay copays": inSteps(5, 15, 60),
  "emergency|emergency room|er|hospital @ copay copays": inSteps(25, 150, 400),
  "out of pocket max|out of pocket maximum|out of pocket limit|max out of pocket|oop max": inSteps(
    500,
    3000,
    9000,
  ),
  "coinsurance|coinsurance percent|coinsurance rate": inSteps(5, 10, 40),
  "monthly debt|monthly debts|monthly debt payments|existing monthly debt|monthly obligations|monthly debt obligations":
    inSteps(10, 0, 1900),
  "monthly income|net monthly income|gross monthly income|household income monthly|monthly salary|take home monthly":
    round(1900, 8200, 1),
  "reserve amount|reserve|incurred|total incurred|incurred amount|loss estimate|estimated loss|claim reserve @ $insurance & $insurance":
    round(800, 38_000, 2),
  "paid to date|invoiced to date|billed to date|spent to date|earned to date|contributed to date|spend to date|collected to date|received to date":
    round(200, 18_000, 1),
  "watchers|watching|watch count|saves|favorites @ $shop listing & $shop": whole(2, 64),
  "asking price|price|list price|buy now price & bids watchers accepts_offers": whole(12, 640),
  "foot passenger fare|adult fare|child fare|passenger fare|single fare|day fare|return fare @ ferry sailing bus train tram boat":
    decimal(4, 28, 2),
  "car fare|vehicle fare|car price|van fare|camper fare @ ferry sailing boat": decimal(38, 140, 2),
  "loan amount|mortgage amount|principal|amount financed|amount @ $mortgage & $mortgage": round(
    120_000,
    640_000,
    3,
  ),
  "term years|loan term years|amortization years|term in years": inSteps(5, 10, 30),
  "loan to value|loan to value percent|ltv percent": decimal(52, 92, 1),
  "debt to income|dti|debt to income ratio|dti percent": decimal(14, 43, 1),
  "points|discount points|origination points @ $mortgage & $mortgage": decimal(0, 2.5, 1),
  "apr|apr percent|annual percentage rate @ $mortgage": decimal(3.1, 7.4, 2),
  "capacity factor|load factor @ $energy & $energy": decimal(0.18, 0.52, 2),
  "plant capacity factor|plant load factor": decimal(0.18, 0.52, 2),
  "wind speed|avg wind speed|average wind speed|mean wind speed @ $energy & $energy": decimal(
    4.2,
    11.8,
    1,
  ),
  "hub height|hub height m|rotor diameter|rotor diameter m|tower height|tip height": whole(80, 160),
  "power kw|current power kw|active power kw|output kw|power @ turbine windturbine": round(
    200,
    4200,
    1,
  ),
  "turbine count|turbines|number of turbines @ windpark windfarm park farm": whole(6, 80),
  "co2 avoided tonnes|co2 avoided|co2 saved tonnes|carbon avoided|tonnes co2 avoided": round(
    1200,
    98_000,
    2,
  ),
  "voc index|voc|tvoc": whole(20, 240),
  "humidity|humidity percent|relative humidity @ $device reading lastreading & $device co2_ppm temperature_c":
    whole(32, 68),
  "co2 max|co2 limit|co2 threshold|max co2|co2 alarm": round(800, 1500, 2),
  "temp max|max temp|temperature max|high limit|upper limit @ threshold alarmthreshold limit alarm":
    round(26, 40, 0),
  "temp min|min temp|temperature min|low limit|lower limit @ threshold alarmthreshold limit alarm":
    round(2, 14, 0),
  "sampling interval|sampling interval seconds|report interval|reporting interval|report interval seconds|poll interval seconds|transmit interval":
    inSteps(15, 15, 600),
  "high chairs|high chairs needed|booster seats|strollers|wheelchairs": whole(0, 2),
  "response rate percent|on time percent|fulfillment rate|fill rate percent|on time delivery percent|sla met percent":
    whole(82, 100),
  "sales @ topproduct bestseller topseller": whole(12, 1400),
  "units sold|sold count|sales count|times ordered|orders count|sold @ $shop product bestseller item":
    whole(12, 1400),
  "delay seconds|delay|lateness seconds @ $transit & $transit": round(0, 600, 1),
  "delay minutes|minutes late @ $transit & $transit": whole(0, 14),
  "lot sqft|lot size sqft|lot square feet & beds baths": round(3800, 18_000, 2),
  "new customers|new users|new signups|new members|new leads|new subscribers|new buyers|first time buyers":
    whole(3, 140),
  "returning customers|repeat customers|returning visitors|repeat buyers|returning guests": whole(
    8,
    260,
  ),
  "sales|revenue|takings|turnover @ hourlysale hour hourly": money(60, 2400),
  "orders|transactions|covers @ hourlysale hour hourly": whole(1, 48),
  "gross sales|net sales|total sales|sales|revenue|takings @ storedashboard dashboard day daily & orders_placed average_order_value":
    money(1200, 9400),
  "orders placed|orders today|order count @ dashboard storedashboard": whole(18, 140),
  "refunds|refunds total|returns total|discounts total @ dashboard storedashboard statement daily":
    money(10, 320),
  "portion grams|portion size grams|serving grams|serving size grams|portion g|serving size g":
    round(120, 480, 1),
  "extra cents|surcharge cents|upcharge cents|price delta cents": inSteps(50, 50, 400),
  "extra price|price delta|upcharge": inSteps(1, 1, 6),
  "escalation percent|annual escalation|annual escalation percent|rent increase percent|escalator percent|rent escalation":
    decimal(1.5, 4, 1),
  "renewal options|extension options|renewal terms": whole(0, 3),
  "grace days|grace period days|grace period": inSteps(5, 5, 15),
  "quote total|charter price|trip price|quote amount|quoted price @ charter charterflight jet & tail_number pax_count":
    round(4800, 68_000, 2),
  "fuel uplift lbs|fuel lbs|fuel uplift|fuel on board lbs|fuel burn lbs|fuel uplift pounds": round(
    1800,
    16_000,
    2,
  ),
  "pax count|passengers|pax @ charter charterflight jet & tail_number": whole(1, 12),
  "purchases|payments|payments received|new charges|charges|credits & previous_balance new_balance minimum_due":
    money(120, 1900),
  "interest charged|interest|finance charge|fees charged & previous_balance new_balance minimum_due":
    money(0, 38),
  "credit line & previous_balance new_balance minimum_due available_credit": round(4000, 18_000, 3),
  "estimated minutes|expected minutes|duration minutes|estimated duration minutes @ hearing courthearing trial":
    inSteps(15, 15, 180),
  "tread depth mm|tread depth|tire tread|tyre tread|tread mm": decimal(1.8, 8, 1),
  "brake pad mm|brake pad thickness|brake pad thickness mm|pad thickness": decimal(2.5, 11, 1),
  "emissions ppm|co ppm|hc ppm": whole(20, 220),
  "unit price|price|item price @ grocery groceryitem groceryorder grocerydelivery groceryline produce & substituted":
    decimal(0.8, 11.9, 2),
  "bag fee|bag charge|small order fee|packaging fee|container fee|bottle deposit|deposit fee":
    decimal(0.2, 2.5, 1),
  "size sqm|area sqm|room size|size @ roomtype hotelroomtype hotelroom roomcategory": whole(14, 62),
  "rooms total|total rooms|room count|inventory|number of rooms @ roomtype hotelroomtype roomcategory":
    whole(6, 48),
  "capacity pallets|total capacity pallets|pallet positions|pallet capacity|pallet spaces|max pallets":
    round(800, 12_000, 2),
  "runtime hours|operating hours|run hours|engine hours|total run hours|hours of operation|machine hours @ machine engine pump generator compressor turbine tractor excavator equipment & serial_number rpm vibration":
    round(400, 24_000, 0),
  "previous owners|prior owners|past owners|number of previous owners": whole(1, 4),
  "average price|avg price|price|average check @ foodtruck streetfood foodstall": decimal(6, 18, 1),
  "min nights|minimum nights|minimum stay|min stay|minimum stay nights": whole(1, 5),
  "cleaning fee @ vacationrental holidayhome shortstay rental listing & nightly_rate max_guests bedrooms":
    inSteps(5, 25, 120),
  "coverage limit|limit of liability|policy limit|insured sum|liability limit": round(
    50_000,
    750_000,
    4,
  ),
  "weight|weight kg|current weight|body weight @ cow cattle heifer bull steer": whole(480, 780),
  "weight|weight kg|current weight @ calf foal": whole(40, 180),
  "weight|weight kg|current weight @ ewe sheep ram goat": whole(45, 95),
  "weight|weight kg|current weight @ pig sow boar hog": whole(60, 240),
  "lactation number|parity|lactations|number of calvings|calvings": whole(1, 6),
  "vehicle slots|vehicle capacity|car capacity|car spaces|vehicle spaces|lane meters": round(
    40,
    240,
    1,
  ),
};
