import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** Mines and wells, woods and fishing boats, grids and masts, what is built, lit and lifted. */
export const industryNumberRules: Readonly<Record<string, NumberRule>> = {
  "speed ms|speed m s|travel speed ms|rated speed ms|car speed ms|speed @ elevator lift": among(
    1,
    1,
    1.6,
    1.6,
    2.5,
    4,
  ),
  "speed ms|speed m s|velocity ms|velocity m s|belt speed ms|conveyor speed ms": decimal(
    0.5,
    3.5,
    1,
  ),
  "max load kg|capacity kg|load capacity kg|rated load kg @ elevator lift": inSteps(10, 320, 2000),
  "trips today|runs today|rides today|daily trips @ elevator lift": whole(80, 640),
  // Woods
  "age|age years|stand age|average age @ foreststand stand": whole(18, 140),
  "volume per ha|volume per hectare|volume m3 per ha|stock per ha|growing stock per ha": whole(
    90,
    480,
  ),
  "basal area|basal area m2 ha": decimal(14, 42, 1),
  "trees per ha|stems per ha|stem count per ha|tree density": round(280, 2400, 1),
  "dbh cm|average dbh cm|mean dbh cm|average diameter cm|diameter at breast height": whole(16, 58),
  "slope percent|slope pct|gradient percent": whole(0, 42),
  // Mines and wells
  "annual production tons|annual production tonnes|annual output tons|production tons per year|yearly production tons":
    round(80_000, 4_800_000, 4),
  "daily production tons|daily output tons|daily production tonnes|daily tonnage|tons per day @ mine minesite quarry pit":
    round(400, 24_000, 2),
  "employees|employee count|workers|workforce|headcount|staff count @ mine minesite quarry refinery steelwork papermill":
    round(60, 1800, 1),
  "ore grade|grade|ore grade percent|grade percent & ore mineral mine_type": decimal(0.4, 4.8, 2),
  "expected life years|mine life years|remaining life years|life of mine|life of mine years": whole(
    4,
    28,
  ),
  "total depth ft|depth ft|measured depth ft|well depth ft|td ft @ well oilwell gaswell": round(
    4200,
    14_800,
    2,
  ),
  "total depth|total depth m|depth|depth m|well depth|well depth m|measured depth m @ oilwell gaswell & spud_date water_cut wellhead_pressure":
    round(1400, 4600, 1),
  "oil rate bpd|oil rate|oil bpd|bopd|barrels per day|daily production barrels|oil production bpd|production bpd|daily output bbl|production barrels per day|daily barrels|oil production":
    round(40, 1900, 1),
  "gas rate mcfd|gas rate|mcfd|gas production mcfd|gas production": round(80, 6400, 1),
  "water cut|water cut percent": whole(4, 88),
  // Masts and cards
  "frequency bands|bands|band|frequency band|frequencies mhz|frequency bands mhz|bands mhz @ tower celltower cellsite mast basestation antenna":
    among(700, 800, 900, 1800, 2100, 2600, 3500),
  "sectors|sector count|number of sectors @ tower celltower cellsite mast basestation": among(
    3,
    3,
    3,
    6,
  ),
  "height|height m|height meters|tower height m|mast height m @ celltower cellsite mast basestation antenna tower & frequency_bands technologies connected_users sectors":
    whole(18, 62),
  "coverage radius km|coverage km|range km|coverage radius @ tower celltower cellsite mast basestation":
    decimal(0.6, 12, 1),
  // Racks
  "height u|rack height u|rack units|units total|total u|total units|u height|size u|capacity u @ rack serverrack datacenterrack cabinet":
    among(42, 42, 42, 47, 24),
  "used u|units used|used units|occupied u|occupied units @ rack serverrack datacenterrack cabinet":
    whole(8, 40),
  "pdu count|pdus|number of pdus": among(2, 2, 2, 4),
  "power draw w|power draw|current power w|power usage w|power w|power consumption w @ rack serverrack cabinet":
    round(1800, 7400, 1),
  "max power w|power capacity w|power limit w|power budget w|max power @ rack serverrack cabinet":
    round(8000, 12_000, 3),
  "power draw kw|power usage kw|power kw|current power kw|power load kw @ rack serverrack cabinet":
    decimal(1.8, 7.4, 1),
  "max power kw|power capacity kw|power limit kw @ rack serverrack cabinet": among(8, 10, 10, 12),
  pue: decimal(1.12, 1.62, 2),
  // What is built and what lights it
  "width m|width|deck width m|road width m|carriageway width m @ bridge road street tunnel":
    decimal(6.5, 34, 1),
  "max load tons|max weight tons|weight limit tons|load limit tons|max load t|weight limit t|load limit t|posted limit tons @ bridge":
    among(12, 16, 24, 30, 40, 40, 44, 60),
  "height m|height meters|pole height m|mounting height m|pole height|mounting height @ streetlight lamp lamppost streetlamp lightpole luminaire":
    among(4, 5, 6, 8, 8, 10, 12),
  "wattage|watts|power w|power watts|lamp wattage @ streetlight streetlamp lamppost luminaire":
    among(30, 45, 60, 70, 90, 120),
  "burn hours|burning hours|lamp hours|hours of operation|lit hours": round(1200, 38_000, 1),
  "capacity kg|weight kg|capacity|size kg|charge kg @ extinguisher fireextinguisher": among(
    2,
    2,
    5,
    6,
    6,
    9,
  ),
  "capacity liters|capacity l @ extinguisher fireextinguisher": among(2, 6, 6, 9),
  "manufactured year|year of manufacture|manufacture year|year manufactured|production year|build year|built year @ extinguisher machine elevator lift forklift tractor excavator crane printer press pump truck equipment device generator":
    whole(2009, 2025),
  // Water and light
  "ph @ water waterplant watertreatmentplant treatmentplant waterworks pool drinkingwater reservoir tapwater":
    decimal(6.9, 8.1, 1),
  "light lux|lux|light level lux|light intensity lux|light intensity|illuminance|light level @ greenhouse greenhousezone growroom polytunnel":
    round(4000, 42_000, 2),
  "hours|run hours|runtime|runtime hours|operating hours|hours run|total hours|running hours @ pump pumps compressor generator motor fan blower engine turbine":
    round(400, 26_000, 1),
  "performance ratio|pr @ solar solarplant solarfarm pv plant inverter": decimal(0.74, 0.88, 2),
  "capacity kwh|capacity|storage capacity kwh|usable capacity kwh|energy capacity kwh @ batterystorage batterysystem energystorage bess":
    among(10, 13.5, 20, 50, 100, 250, 500),
  "direction|nacelle direction|nacelle position|yaw angle|wind direction|nacelle yaw|wind direction deg|nacelle angle":
    ({ member }) =>
      member.owner.some((word) => word === "turbine" || word === "windturbine")
        ? whole(0, 359)
        : undefined,
  "total flight hours|flight hours|hours flown|total hours|flight time hours @ drone uav quadcopter":
    decimal(12, 420, 1),
  "max flight minutes|flight time minutes|max flight time|max flight time minutes|endurance minutes @ drone uav quadcopter":
    whole(18, 46),
  "payload kg|max payload kg|payload capacity kg|payload|max payload @ drone uav quadcopter":
    decimal(0.3, 5.5, 1),
  "payload g|payload grams|max payload g @ drone uav quadcopter": round(200, 2700, 2),
  // Boats
  "crew size|crew count|crew|crew members @ fishingtrip fishingvessel trawler": whole(3, 12),
  "weight kg|weight|catch kg|quantity kg|amount kg|kg @ catches catch": ({ member }) =>
    member.outer?.siblings.some((name) => /vessel|captain|port|boat/i.test(name))
      ? round(80, 4200, 1)
      : undefined,
  "speed knots|speed kn|current speed knots|sog|speed over ground @ vessel ship tanker cargoship containership & imo_number mmsi":
    decimal(0.5, 21, 1),
  "estimated minutes|print time minutes|duration minutes|estimated time minutes|print minutes|print time @ printjob 3dprint print printqueue & nozzle_temp_c layer_height_mm layer_height infill_percent filament_used_g":
    inSteps(5, 45, 780),
  "target per hour|units per hour target|target rate|planned per hour|target units per hour|target output per hour @ line productionline machine workstation":
    inSteps(10, 120, 1800),
  "actual per hour|current per hour|actual rate|actual units per hour|current rate @ line productionline machine workstation":
    round(100, 1700, 0),
  "disk tb|storage tb|disk size tb|drive tb|ssd tb|hdd tb": among(0.5, 1, 2, 2, 4, 8, 16),
  "humidity percent|humidity pct|relative humidity|relative humidity percent @ greenhouse greenhousezone growroom growzone polytunnel":
    whole(58, 86),
  "lanes closed|closed lanes|lanes affected|affected lanes": among(1, 1, 1, 2, 2),
  "delay minutes|expected delay minutes|expected delay|delay @ roadwork roadworks roadclosure construction closure detour":
    inSteps(5, 5, 35),
  "cruise speed kmh|cruising speed kmh|cruise speed km h|cruise speed @ aircraft airliner airplane jet":
    inSteps(5, 780, 910),
  // Beasts by the thousand
  "bird count|birds|flock size|number of birds|bird number|current birds @ poultryhouse poultry broilerhouse henhouse layerhouse":
    round(2400, 28_000, 2),
  "house number|house no|barn number @ poultryhouse poultry broilerhouse henhouse layerhouse":
    whole(1, 12),
  "avg weight g|average weight g|avg weight grams|weight g @ poultryhouse poultry broilerhouse henhouse layerhouse":
    round(900, 2600, 1),
  "mortality percent|mortality rate|mortality|mortality pct @ $farm poultryhouse poultry broilerhouse henhouse layerhouse fishfarm fishpond pond flock herd":
    decimal(0.2, 4.2, 1),
  "feed consumption kg|daily feed kg|feed kg|feed today kg @ poultryhouse poultry broilerhouse henhouse layerhouse":
    round(300, 3400, 1),
  "water consumption l|daily water l|water l|water today l @ poultryhouse poultry broilerhouse henhouse layerhouse":
    round(600, 6400, 1),
  "temperature c|temperature|house temperature @ poultryhouse poultry broilerhouse henhouse layerhouse":
    decimal(18, 28, 1),
  // Grids, diggers and containers
  "voltage kv|kv|primary voltage kv|rated voltage kv|nominal voltage kv|secondary voltage kv":
    among(10, 20, 33, 66, 110, 110, 132, 220, 380),
  "operating weight tons|operating weight t|weight tons|machine weight tons|operating weight tonnes @ excavator digger bulldozer loader crane dumper roller grader backhoe":
    decimal(1.8, 48, 1),
  "operating weight kg|machine weight kg|operating weight @ excavator digger bulldozer loader dumper roller grader backhoe":
    round(1800, 48_000, 2),
  "bucket capacity m3|bucket size m3|bucket volume m3|bucket capacity": decimal(0.2, 3.2, 1),
  "max dig depth m|dig depth m|digging depth m|max digging depth m|max dig depth": decimal(
    2.4,
    8.6,
    1,
  ),
  "max reach m|reach m|boom length m|max height m @ excavator digger crane loader": decimal(
    5.5,
    60,
    1,
  ),
  "temperature setpoint|setpoint|set temperature|temperature setting|setpoint c|temperature setpoint c @ container shippingcontainer reefer reefercontainer trailer":
    among(-20, -18, 2, 4, 13),
  // Chips, cloth and paper
  "diameter mm|wafer diameter mm|wafer size mm|wafer diameter|wafer size @ wafer waferlot": among(
    150,
    200,
    300,
    300,
  ),
  "wafer number|wafer no|slot|slot number @ wafer": whole(1, 25),
  "die count|dies|total dies|dies per wafer|gross dies @ wafer waferlot": whole(180, 940),
  "defect density|defects per cm2|d0 @ wafer waferlot": decimal(0.05, 0.9, 2),
  "length m|length|roll length m|meters @ roll textileroll fabricroll cable cabledrum": inSteps(
    5,
    25,
    120,
  ),
  "price per meter|price per metre|price per m|meter price @ fabric textile textileroll fabricroll roll":
    decimal(3.5, 28, 2),
  "defects|defect count|flaws @ roll textileroll fabricroll": among(0, 0, 0, 1, 1, 2, 3),
  "speed m per min|speed m min|machine speed m min|line speed m per min|web speed": round(
    400,
    1600,
    1,
  ),
  "width mm|web width mm|trim width mm @ papermachine paper": inSteps(50, 3200, 8600),
  "basis weight gsm|grammage gsm|basis weight": among(45, 52, 60, 70, 80, 80, 90, 100, 120),
  "moisture percent|moisture|moisture content @ papermachine paper paperroll": decimal(4.5, 7.8, 1),
  "breaks today|web breaks|sheet breaks|breaks @ papermachine": whole(0, 4),
  "delay minutes|delay|minutes delayed|minutes late @ delayclaim compensationclaim": inSteps(
    5,
    60,
    260,
  ),
  "compensation percent|compensation rate|refund percent @ delayclaim compensationclaim": among(
    25,
    25,
    50,
    50,
    100,
  ),
};
