import { personOf } from "../../../subject.ts";
import { aroundAny, besideAny, digits, shape, toTextRules } from "../../text-rule.ts";

const inAircraft = aroundAny(
  "tail number|ata chapter|aircraft type|aircraft registration|aircraft|aircraft model",
);

/** Plants and networks, what runs in them and what is wrong with it. */
export const infrastructureRules = toTextRules({
  // What a machine reports
  "alarm|alarms|fault|faults|active faults|active alarms|alarm codes|fault codes|warnings|warning @ cncmachine cnc machinetool lathe millingmachine mill":
    "Coolant level low|Tool life reached|Spindle overload|Lubrication low|Door not closed|Air pressure low|Axis drive fault",
  "alarm|alarms|alert|alerts|fault|faults|active faults|active alarms|warnings|warning|events @ battery batterystorage energystorage batterypack batterysystem powerwall bess":
    "Cell voltage imbalance|Overtemperature|Communication lost|Cooling fan fault|Insulation fault|State of charge too low",
  "alarm|alarms|alert|alerts|fault|faults|active alarms|warnings|warning|active alerts @ water waterplant watertreatmentplant treatmentplant waterworks wastewaterplant pumpstation pumpingstation reservoir & turbidity turbidity_ntu chlorine chlorine_mg_l effluent":
    "Chlorine below limit|Turbidity above limit|Pump 2 tripped|Filter backwash due|Tank level low|Inflow above capacity",
  "alarm|alarms|alert|alerts|fault|faults|active alarms|warnings|warning|active alerts @ solar solarplant solarfarm inverter turbine windturbine windfarm":
    "Communication lost|Grid voltage too high|Overtemperature|Yaw fault|Insulation fault|Output below forecast",
  "alarm|alarms|alert|alerts|fault|faults|active faults|active alarms|active alerts|warnings|warning|fault codes|alarm codes @ $works & $works":
    "Overtemperature|Pressure too low|Vibration above limit|Filter clogged|Sensor fault|Emergency stop pressed|Communication lost|Maintenance due",
  "name|pump name|label @ pumps pump": "Pump 1|Pump 2|Pump 3|Booster pump|Standby pump|Intake pump",
  "name|compressor name|label @ compressors compressor":
    "Compressor 1|Compressor 2|Standby compressor|Compressor hall B",
  "name|machine name|label|title @ cncmachine cnc machinetool millingmachine lathe & spindle_speed_rpm spindle_speed spindle_hours":
    "CNC Mill 2|Lathe 3|Five-axis Mill 1|Turning Centre 4|Drilling Centre 2|CNC Mill 5|Surface Grinder 1|Lathe 7",
  "source|water source|raw water source|supply source @ water waterplant watertreatmentplant treatmentplant waterworks reservoir borehole":
    "River|Lake|Groundwater|Reservoir|Spring",
  "machine name|machine|equipment name|asset name|machine label @ sensorreading machinereading reading measurement alarm machinealarm telemetry downtime maintenancelog":
    "CNC Mill 2|Press 4|Lathe 3|Conveyor 7|Robot Cell 2|Compressor 1|Packaging Line B|Pump 3",
  "compatible machines|compatible equipment|fits machines|used in machines|machines|machine models @ sparepart part machinepart":
    "CNC Mill 2|Press 4|Lathe 3|Conveyor 7|Compressor 1|Robot Cell 2",
  "description|name|part name|title|part description @ sparepart part machinepart": besideAny(
    "compatible machines|compatible equipment|machine models|machine|machine id|machine type|machine name|equipment id",
  )(
    "Ball bearing 6204|V-belt A42|Hydraulic hose, 1 m|Proximity sensor M12|Contactor 24 V|Linear guide carriage|Filter cartridge|O-ring set|Drive coupling|Limit switch",
  ),
  "name|unit name|label|title @ hvacunit hvac airhandler airconditioner ahu chiller heatpumpunit & supply_air_temp supply_air_temp_c setpoint_c filter_status":
    "AHU-1|AHU-2|Rooftop unit 3|Fan coil 12|Heat pump 2|Split unit, server room|Chiller 1|Roof unit north",
  "fault code|error code|alarm code|trouble code @ hvacunit hvac boiler chiller elevator lift machine inverter turbine pump compressor & filter_status":
    shape("E0#", "F1#", "A2#"),
  "zone|served zone|area|served area @ hvacunit hvac airhandler airconditioner ahu":
    "Ground floor, east|First floor|Open office|Meeting rooms|Server room|Lobby|Kitchen",
  "streets|affected streets|street names|affected roads|roads affected|closed streets":
    "Mill Lane|Station Road|Harbour Street|Church Lane|Garden Row|Hill Road|Bridge Street|Orchard Close",
  "provider|launch provider|launch company|operator|company @ rocketlaunch launch spacelaunch rocket launchvehicle":
    "Orbital Union|Blue Horizon|Northern Space Agency|Meridian Launch|Vega Systems|Pathfinder Space",
  "orbit|target orbit|orbit type @ rocketlaunch launch spacelaunch":
    "Low Earth orbit|Sun-synchronous orbit|Geostationary transfer orbit|Medium Earth orbit|Low Earth orbit",
  "title|name|headline|description|summary|project name @ roadwork roadworks roadclosure roadrepair roadproject":
    "New asphalt on the ring road|Bridge joints replaced|Water main under Mill Lane|Crossing widened at the station|Cycle lane on Harbour Road|Gas pipes renewed|Kerbs and drains repaired|Roundabout at the industrial estate",
  "contractor|contractor name|company|construction company|builder @ roadwork roadworks roadclosure roadrepair roadproject bridge bridgerepair tunnel":
    "Stone & Sons|Keller Bau|Novak Civil Works|Harbour Construction|Northway Asphalt|Bright & Partners",
  "station code|station number|station no @ weatherstation": digits("WS-1##", "WS-2##"),
  "container code|bin code|container number|bin number @ wastecontainer wastebin trashbin smartbin recyclingbin":
    digits("BIN-1###", "BIN-2###"),
  "description|title|summary|problem|issue|details|problem description @ maintenancerequest repairrequest workrequest servicerequest":
    besideAny(
      "equipment|machine|asset|equipment id|machine id|machine name|asset name|asset id|equipment name",
    )(
      "Unusual noise from the gearbox.|Leaks oil at the shaft seal.|Does not start after the break.|Belt slips under load.|Runs hot after an hour.|Emergency stop does not reset.|Sensor gives no signal.|Vibrates at full speed.",
    ),
  "manufacturer|brand|make|maker @ excavator digger bulldozer loader crane forklift forklifttruck dumper roller grader backhoe telehandler":
    "Granite|Northfield|Alpina|Kestrel Works|Ironline|Volta Lift|Brandt",
  "model|model name|type @ forklift forklifttruck telehandler palletjack reachtruck stacker": shape(
    "E1#",
    "E2#",
    "H3#",
    "R1#",
    "RX-2#",
  ),
  "operator|driver|current operator|assigned operator|machine operator @ excavator digger bulldozer loader crane dumper roller grader backhoe telehandler":
    ({ role }) =>
    (scope) =>
      personOf(scope, role.length > 0 ? role : ["operator"]).full,
  "room|room name|location|meeting room @ meetingroomsensor occupancysensor roomsensor desksensor & people_count":
    besideAny("people count|co2 ppm|occupied|floor|co2")(
      "Lisbon|Oslo|Boardroom|Meeting room North|Phone booth 2|Workshop room|Kyoto|Meeting room 4.12",
    ),
  "owner|carrier|shipping line|lessor|operator @ shippingcontainer container": besideAny(
    "container no|container number|seal number|is reefer|sealed|container code|iso code",
  )("Meridian Shipping|Northsea Lines|Harbour Maritime|Blue Anchor Line|Baltic Container Line"),
  "current location|location|last location @ shippingcontainer":
    "Port of Hamburg|At sea, Indian Ocean|Rotterdam, terminal 2|Singapore anchorage|Rail yard Duisburg|Felixstowe, berth 8|Customs yard, Genoa|At sea, North Atlantic",
  "name|machine name|label @ papermachine": "PM 1|PM 2|PM 3|PM 4|PM 5|Board Machine 1",
  "process node|node|technology node|technology @ wafer waferlot":
    "7 nm|12 nm|14 nm|22 nm|28 nm|65 nm",
  "current step|step|process step|operation|stage @ wafer waferlot":
    "Lithography|Etch|Deposition|Ion implantation|Polishing|Metrology|Cleaning",
  "tool|equipment|tool name|machine|current tool @ wafer waferlot":
    "Stepper 4|Etcher 2|CVD 3|Implanter 1|Polisher 2|Track 5|Metrology 3",
  "rover name|rover|name @ rover rovermission":
    "Pathfinder II|Selene|Aurora|Juniper|Meridian|Wayfarer|Tern",
  "planet|body|destination|target body|celestial body @ rover rovermission": "Mars|Mars|Mars|Moon",
  "landing site|site|landing area|location @ rover rovermission lander":
    "Crater floor, north rim|Ancient river delta|Southern highlands|Basalt plain|Polar ridge|Dune field",
  // Who runs it
  "operator|network operator|carrier|owner|provider|tenant|operators|carriers @ tower celltower cellsite basestation mast antenna":
    "Telenova|Northcell|Orbit Mobile|BlueWave|Connecta",
  "operator|operating company|company|owner|producer @ oilwell gaswell well oilfield oilrig rig platform drillingrig wellsite pipeline refinery & spud_date water_cut barrels_per_day":
    "Meridian Petroleum|Northsea Energy|Redstone Oil & Gas|Alder Exploration|Basin Resources",
  "field|field name|oil field|oilfield|basin|formation @ oilwell gaswell well wellsite rig drillingrig & spud_date water_cut wellhead_pressure":
    "Red Mesa|Eagle Ridge|North Basin|Cedar Creek|Sandstone Flats|Heron",
  "operator|railway|rail operator|train operator|operating company @ train traindeparture trainarrival departure railservice & train_number":
    "Northern Rail|Coastline Trains|Alpine Express|Harbour Rail|Intercity North",
  "technology|technologies|generations|network types|supported technologies @ tower celltower cellsite basestation mast antenna":
    "4G|5G|3G|2G",
  "site code|site id|site number|tower code|cell id @ tower celltower cellsite basestation mast antenna":
    shape("AAA-####"),
  "turbine code|turbine number|unit code|asset code @ turbine windturbine": digits(
    "WT-1#",
    "WT-2#",
  ),
  "datacenter|data center|data centre|datacentre|facility|site|location @ rack serverrack cabinet pdu":
    "Frankfurt 2|Dublin North|Ashburn 1|Amsterdam East|Paris 3|London Docklands",
  "model|server model|hardware model|hardware @ servers rackserver serverhardware physicalserver":
    "Novum R640|Novum R750|Kestrel DX2|Kestrel DX4|Aurora 2U|Halo Blade 8",
  "line|line name|train line|route @ train traindeparture trainarrival railservice & train_number":
    "Line 4|S1|S3|Coast Line|North Main Line|Valley Line|Airport Line",
  "delay reason|reason|reason for delay|disruption reason @ train traindeparture trainarrival departure railservice bus tram line & train_number platform":
    "Signal fault|Waiting for a connecting train|Staff shortage|Bad weather|Technical fault on the train|Track works|Late running of an earlier train",
  "platform|platform number|track @ train traindeparture trainarrival departure stop station":
    "1|2|3|4|5|6|7|9|11|12a",
  // Aircraft
  "description|part|part name|name|component|part description @ partsreplaced part partsused replacedparts partreplaced sparepart":
    inAircraft(
      "Fuel pump|Brake assembly|Hydraulic actuator|Starter generator|Wheel and tyre|Air data computer|Bleed valve|Oil filter|O-ring set",
    ),
  "parts replaced|parts used|replaced parts|parts|materials used": inAircraft(
    "Fuel pump|Brake assembly|Hydraulic actuator|Starter generator|Wheel and tyre|Bleed valve|Oil filter",
  ),
  "description|task description|work description|title|summary|details @ aircraftmaintenancetask maintenancetask maintenance aircraftmaintenance task workorder taskcard":
    inAircraft(
      "Inspect the landing gear for cracks.|Replace the cabin air filters.|Borescope inspection of engine 1.|Test the hydraulic system for leaks.|Lubricate the flap tracks.|Check the fuel quantity probes.|Replace the main wheel tyres.|Functional test of the fire detection loop.",
    ),
  // What stands somewhere in a building
  "location|placement|position|installed at|mounted at|place @ extinguisher fireextinguisher smokedetector detector firealarm hydrant firehose defibrillator aed firstaidkit sprinkler emergencyexit callpoint":
    "Reception|Corridor, east wing|Kitchen|Server room|Stairwell B|Workshop|Loading dock|Meeting room 3|Car park, level 1",
  "remarks|remark|notes|comments|comment|findings @ extinguisher fireextinguisher smokedetector firealarm hydrant sprinkler defibrillator":
    "Pressure in the green range.|Seal replaced.|Bracket tightened.|Sign was hidden behind a cabinet.|Hose worn, ordered.|Due for refilling next year.",
  // A lift with a ride or a piste is one for skiers.
  "name|lift name|title @ lift": besideAny(
    "capacity per hour|vertical|vertical rise|vertical drop|piste|pistes|ride time|ride minutes|resort|resort id|slopes served|base elevation|top elevation",
  )("Summit Gondola|Valley Chair|Forest T-bar|Panorama Express"),
  "name|label|elevator name|lift name|code|title @ elevator lift":
    "Elevator A|Elevator B|Lift 1|Lift 2|Lift 3|Goods lift|Passenger lift 4|Service elevator",
  // What is built
  "material|main material|structure material|construction material|deck material @ bridge tunnel dam overpass viaduct footbridge road pier":
    "Steel|Reinforced concrete|Prestressed concrete|Stone|Steel and concrete|Timber",
  "crosses|spans|crossing|obstacle|crossed feature @ bridge viaduct overpass":
    "River Aire|Mill Creek|Harbour channel|Railway line|Ring road|Old canal",
  // Laboratories
  "name|test|test name|analyte|parameter @ sampletest labsampletest specimentest":
    "Glucose|Creatinine|Sodium|Potassium|Haemoglobin|Total protein|Cholesterol",
  "hazard class|hazard|hazard level|biohazard|hazard category @ labsample sample specimen":
    "none|none|biohazard|infectious",
  // Beasts
  "barn|stable|house|shed|pen|barn name @ cow dairycow cattle calf bull goat sheep pig hen chicken livestock & ear_tag lactation_number":
    "Barn 1|Barn 2|North barn|Free stall A|Calving pen|Dry cow barn|Milking barn",
  "breed|cow breed @ dairycow milkcow & lactation_number daily_milk_liters milk_yield last_milking":
    "Holstein|Jersey|Ayrshire|Brown Swiss|Guernsey|Simmental|Norwegian Red",
  "species|fish|fish species|catch|name @ catches catch haul": aroundAny(
    "vessel name|vessel|captain|departure port|landing port|boat name|trawler",
  )("Cod|Haddock|Mackerel|Herring|Hake|Plaice|Monkfish|Saithe"),
});
