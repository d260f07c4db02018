import { aroundAny, besideAny, digits, shape, toTextRules, unlessNamed } from "../../text-rule.ts";

/** Words of what is done to a field, to a vehicle, to a part that is measured. */
const onField = besideAny(
  "field|field id|crop|crop id|crop cycle id|plot id|parcel id|dose per ha",
);
const onVehicle = besideAny(
  "vehicle|vehicle id|vehicle plate|license plate|car id|vin|registration number|odometer",
);
const inParts = besideAny("part number|part no|part id|article number");
const inWorkshop = aroundAny(
  "license plate|plate number|plate|vin|odometer|mileage|mechanic|vehicle|vehicle id|car id|car",
);
const onAircraft = besideAny("aircraft|aircraft id|aircraft registration|tail number|flight hours");
const onVessel = besideAny("vessel|vessel id|vessel name|ship id|imo number|gross tonnage");
const onBuild = besideAny(
  "site address|contract value|workers on site|site manager|foreman|contractor|architect|building permit",
);

const carParts =
  "Brake pads, front|Oil filter|Engine oil 5W-30, 5 l|Timing belt kit|Wiper blades|Battery 70 Ah|Cabin filter|Shock absorber|Spark plugs, set of four";

/** Fields, factories, building sites, ships and aircraft, and what is written down about them. */
export const plantsRules = toTextRules({
  // Fields
  "field id @ $farm & $farm dose_per_ha area_treated_ha": digits("field-##"),
  "dose|dosage|dose per hectare|dose per ha|rate per hectare|rate per ha|application rate|rate @ treatment application spraying spray sprayrecord fieldtreatment croptreatment":
    onField("1.2 l/ha|2.5 l/ha|0.8 l/ha|180 kg/ha|250 kg/ha|1.5 kg/ha"),
  "product|product name|product used|product applied|agent|substance @ treatment application spraying spray sprayrecord fieldtreatment":
    onField(
      "Ammonium nitrate 27|Compost|Glyphos 360|Herbal Star|Fungo Plus|Capto 250 EC|Insecta 50|NPK 15-15-15",
    ),
  "active ingredient|active substance|ingredient @ treatment application spraying spray sprayrecord fieldtreatment":
    onField("Nitrogen|Glyphosate|Tebuconazole|Lambda-cyhalothrin|Metamitron|Sulphur"),
  "unit|dose unit|rate unit @ treatment application spraying spray sprayrecord fieldtreatment":
    onField("kg/ha|l/ha"),
  "reason|target|pest|target pest|indication @ treatment application spraying spray sprayrecord fieldtreatment":
    onField(
      "Aphids|Powdery mildew|Couch grass|Nitrogen deficiency|Leaf rust|Slugs|Broadleaf weeds",
    ),
  // Workshops and insurers
  "description|name|part name|item|item name|article @ item orderitem lineitem workorderitem position usedpart repairpart servicepart replacedpart part":
    (context) => inParts(carParts)(context) ?? inWorkshop(carParts)(context),
  "service type|service|type of service|appointment type|job type @ appointment serviceappointment booking order":
    onVehicle(
      "Oil change|Annual service|Tyre change|Brake check|Inspection|Air conditioning service|Diagnosis",
    ),
  "damage type|type of damage|damage|loss type|type of loss @ damage claim accident loss report":
    "collision|hail|water|fire|theft|vandalism|glass breakage",
  "affected parts|damaged parts|damaged areas|affected areas|damaged components": onVehicle(
    "Front bumper|Bonnet|Left wing|Windscreen|Rear door|Tailgate|Headlight|Side mirror",
  ),
  "repair shop|body shop|repair shop name|repairer":
    "Mill Lane Garage|City Auto Service|Harbour Motors|Northway Bodyworks|Old Town Garage",
  "summary|description|findings|report @ damageassessment lossreport damagereport & claim_id policy_id":
    "Scratches along the left side.|Bumper torn off, radiator intact.|Several dents in roof and bonnet.|Water up to the skirting board in two rooms.|Window broken, nothing else missing.",
  "risk factors|risk factor|risks|underwriting notes @ quote policy underwriting insurance application":
    "Young driver|Flood zone|Previous claims|High annual mileage|Thatched roof|Smoker|Street parking",
  "coverage|coverages|covered risks @ insurancequote insurancepolicy & monthly_premium annual_premium":
    "Liability|Collision|Theft|Fire and storm|Glass|Roadside assistance|Legal expenses|Water damage",
  "product type|product|insurance type|line of business|coverage type|product name": besideAny(
    "monthly premium|annual premium|premium|coverage level|sum insured|deductible",
  )("Car|Home contents|Building|Liability|Legal protection|Travel|Life"),
  "condition|vehicle condition|overall condition @ usedcar usedvehicle car vehicle":
    "excellent|very good|good|fair",
  // Factories
  "name|characteristic|dimension|feature|parameter @ characteristic dimension measurement & nominal tolerance":
    "Outer diameter|Length|Wall thickness|Bore depth|Flatness|Hole spacing|Width",
  "unit @ characteristic & nominal tolerance": "mm",
  "corrective action|corrective actions|corrective measure|immediate action|containment action|preventive action @ nonconformance nonconformity deviation complaint customercomplaint capa audit finding incident inspection defect fault":
    "Replaced the worn part.|People trained again.|Batch sorted by hand.|Work instruction updated.|Supplier informed, new delivery ordered.|Added a check at the end of the line.",
  "defect type|defect|defect code|failure mode|failure type|nonconformance type|deviation type @ nonconformance nonconformity deviation complaint capa defect":
    "Wrong dimension|Scratch|Missing part|Wrong colour|Contamination|Crack|Labelling",
  "description|name|material description|short text|material name @ material rawmaterial component & standard_cost":
    unlessNamed(
      "Steel sheet 2 mm|Hex bolt M8 × 30|Aluminium profile 40 × 40|ABS granulate, black|Rubber seal 12 mm|Copper wire 1.5 mm²|Cardboard box, medium|Ball bearing 6204|Lubricating oil, 5 l",
    ),
  "supplier|supplier name|vendor|vendor name @ material component rawmaterial materialdelivery":
    "Brandt Steel|Alder Components|Northway Supplies|Kessler & Sons|Union Metals|Harbour Building Supplies",
  // Building sites
  "name|title|project name|project title @ project": onBuild(
    "Riverside apartments, block B|School extension, Mill Lane|Car park, Central Station|Office conversion, Harbour Street|Town hall roof|Bridge over the Alder|Fire station North|Warehouse, Lot 7",
  ),
  "work performed|work done|works performed|work description|work completed @ log dailylog sitelog diary report sitediary dailyreport":
    "Formwork for the second floor set up.|Concrete poured, axis A to C.|Pipes laid in the cellar.|Scaffolding moved to the north side.|Drywall finished on level 3.|Windows fitted, east front.",
  "deliveries|materials delivered|material deliveries @ log dailylog sitelog diary sitediary dailyreport":
    "Rebar, 4 t|Concrete, 18 m³|Windows, 12 pieces|Plasterboard, 6 pallets|Bricks, 8 pallets|Insulation, 40 m²",
  "delays|delay|obstructions|hindrances @ log dailylog sitelog diary sitediary dailyreport":
    "Rain until noon.|Concrete came two hours late.|Crane out of order in the morning.|Waiting for the structural engineer.",
  "safety incidents|safety incident|near misses|near miss|work accident":
    "Cut on the hand, treated on site.|Near miss with the forklift.|Slipped on a wet floor.|Worker without helmet, warned.",
  "incidents|accidents @ log dailylog sitelog diary sitediary dailyreport":
    "Cut on the hand, treated on site.|Near miss with the forklift.|Loose scaffold board, fixed.|Worker without helmet, warned.",
  "equipment on site|equipment used|equipment|machines used|machinery|plant used @ log dailylog sitelog diary sitediary dailyreport":
    "Tower crane|Excavator|Concrete pump|Telehandler|Compactor|Scaffolding",
  "location|area|room|place|position @ punchitem punchlistitem snag snagitem defectitem punch":
    "Flat 2.3, bathroom|Stairwell B, second floor|Roof, north side|Flat 1.1, kitchen|Basement, technical room|Entrance hall|Corridor, level 3",
  "trade|trades|discipline @ punchitem punchlistitem snag snagitem defectitem punch crew":
    "Electrical|Plumbing|Roofing|Carpentry|Masonry|Drywall|Painting|HVAC",
  "description|issue|defect @ punchitem punchlistitem snag snagitem":
    "Paint chipped beside the door frame.|Socket cover missing.|Cracked tile behind the basin.|Door does not close.|Silicone joint left open.",
  "equipment|equipment name|machine @ equipmentrental machinerental toolrental & hour_meter daily_rate":
    "Excavator, 8 t|Scissor lift, 8 m|Generator, 20 kVA|Vibrating plate|Telehandler|Light tower",
  "root cause|cause @ safetyincident safetyreport workaccident & injured_person days_lost":
    "Wet floor|Missing guard|Worn tool|No instruction|Time pressure|Blocked walkway",
  "step|check|point @ checklist & $factory":
    "Switch off and lock out|Clean the filter|Check the oil level|Tighten the bolts|Test run",
  "attachments|implements @ tractor": "Front loader|Plough|Disc harrow|Baler|Seed drill|Sprayer",
  "message|text @ alarm":
    "Above the limit for ten minutes.|No signal from the sensor.|Below the target since the morning.|Battery is low.",
  "pest|pest name @ pestalert & affected_plants affected_crops affected_crop":
    "Aphids|Spider mites|Whitefly|Slugs|Leaf miners|Powdery mildew",
  "symptoms|signs & affected_plants affected_crops affected_crop":
    "Yellow spots on the leaves.|Curled shoots with a sticky film.|Holes along the edges of leaves.|White coating on the leaves.",
  "plants|plant list|planting list|planted species @ garden gardendesign landscaping":
    "Lavender|Hydrangea|Japanese maple|Boxwood|Roses|Catmint|Feather grass",
  "features|elements @ garden gardendesign landscaping":
    "Pond|Pergola|Raised beds|Dry stone wall|Fire pit|Wildflower meadow",
  // Buses and trains
  "title|headline|name & affected_lines affected_routes affected_stops":
    "Replacement buses this weekend|Delays after a signal fault|Stop moved by 100 metres|Lift out of service|Detour because of a market",
  "description|message|details & affected_lines affected_routes affected_stops":
    "Please allow 15 minutes more.|Buses stop at the corner of Mill Lane.|Trains run every 20 minutes.|Use the next stop instead.",
  "cause|reason & affected_lines affected_routes affected_stops":
    "Signal fault|Road works|Track works|Broken-down vehicle|Demonstration|Weather",
  "effect|impact & affected_lines affected_routes affected_stops":
    "Delays|Detour|No service|Fewer trains|Stop closed",
  "product|ticket type|card type @ travelcard transitcard transitpass travelpass smartcard":
    "Monthly pass|Annual pass|Weekly pass|Student pass|Day ticket|Ten-ride card",
  // Ships
  "gear|fishing gear|gear type & vessel catches fishing_ground":
    "Bottom trawl|Gillnet|Longline|Pots|Purse seine",
  "call sign|callsign|call letters @ radio radiostation radioshow":
    "KXRL|WJQN|KZVT|WQRD|KLVX|WHPK|KQMS|WVBN",
  "call sign|callsign|radio call sign": shape("AAAA#", "AAA##"),
  "operator|shipping line|owner|owner name|operator name|charterer|ship owner @ vessel ship boat":
    onVessel(
      "Northern Line|Blue Anchor Shipping|Meridian Maritime|Harbour & Sons|Atlantic Carriers|Baltic Container Line",
    ),
  "port name|port|port of call @ portcall vesselcall shipcall":
    "Rotterdam|Hamburg|Antwerp|Valencia|Gothenburg|Genoa|Piraeus|Gdansk",
  "purpose|purpose of call|reason|call purpose @ portcall vesselcall shipcall":
    "Loading|Discharge|Loading and discharge|Bunkering|Crew change|Repairs",
  "agent|ship agent|port agent|agency @ portcall vesselcall shipcall":
    "Baltic Agencies|Harbour Ship Agents|Union Maritime Services|Northport Agency",
  "contents|cargo|goods|goods description|cargo description|commodity|content @ container shippingcontainer cargo":
    "Car parts|Furniture|Frozen fish|Coffee beans|Electronics|Clothing|Machine tools|Bananas|Ceramic tiles",
  // Aircraft
  "remarks|remark @ flightboardentry flightboard board departure & gate":
    "Go to gate|Final call|Gate closes in ten minutes|Wait for the next announcement",
  "conditions|flight conditions & aircraft_registration night_hours landings":
    "VFR|IFR|VFR, light wind|IFR, low cloud",
  "operator|airline|owner|operator name @ aircraft airplane plane helicopter":
    "Northwind Airways|Aurora Air|Blue Fjord Airlines|Meridian Express|Alpina Jet",
  "engine type|engine|engine model|engines @ aircraft airplane plane":
    "CFM56-7B|LEAP-1A|PW1500G|Trent XWB|PW127M|V2500",
  "task card number|task card|job card number|task number|card number": onAircraft(
    shape("TC-21-00##", "TC-32-10##", "TC-52-20##", "TC-72-30##"),
  ),
  "ata chapter|ata|ata code|chapter": onAircraft(
    "21 Air conditioning|24 Electrical power|27 Flight controls|29 Hydraulics|32 Landing gear|52 Doors|72 Engine",
  ),
  "title|task|name|task name|task title @ task maintenancetask workorder taskcard": onAircraft(
    "Landing gear inspection|Engine borescope inspection|Cabin pressure test|Hydraulic filter replacement|Battery replacement|Door seal check|Oxygen system test|Brake wear check",
  ),
  "description|details|task description|instructions @ task maintenancetask workorder taskcard":
    onAircraft(
      "As in the maintenance manual, revision 14.|Check for cracks and corrosion.|Replace if worn beyond the limit.|Functional test after installation.|Two mechanics, platform needed.",
    ),
  "deferral reason|defer reason|reason for deferral|postponement reason": besideAny(
    "technician|task card number|mechanic|work order|work order id|man hours|estimated hours|estimated man hours",
  )(
    "Spare part on order|No ground time|Tool not available|Waiting for the engineering office|Within limits until the next check",
  ),
  "description|component|part|part name|component name|part description @ removal componentremoval installation componentinstallation":
    "Fuel pump|Brake assembly|Hydraulic actuator|Starter generator|Wheel and tyre|Air data computer|Bleed valve",
  "reason|removal reason|reason for removal @ removal componentremoval replacement":
    "Unserviceable|Scheduled replacement|Robbery for another aircraft|Life limit reached|Leaking|Vibration above limit",
  "position|installation position|location @ removal componentremoval installation": onAircraft(
    "LH engine|RH engine|Nose gear|LH main gear|RH main gear|APU|Cockpit",
  ),
  "serial number on|serial number off|serial number in|serial number out|serial on|serial off":
    digits("SN######"),
});
