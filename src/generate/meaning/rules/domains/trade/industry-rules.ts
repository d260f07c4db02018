import { personOf } from "../../../subject.ts";
import { phoneOf } from "../../people-rules.ts";
import { besideAny, digits, fromPlace, shape, toTextRules } from "../../text-rule.ts";

/** Plants, networks, fleets, offices. */
export const industryRules = toTextRules({
  "services|service|services requested @ carservice vehicleservice & car_model license_plate vehicle_id plate":
    "Oil change|Brake check|Tyre rotation|Annual inspection|Wheel alignment|Battery test",
  // Telephone and network
  "plan|plan name|tariff|tariff name @ mobileplan mobile telecom phoneplan dataplan tariff sim simcard & data_allowance_gb minutes_included sms_included iccid msisdn data_limit_gb":
    "Mobile S|Mobile M|Mobile L|Unlimited|Family Share|Prepaid 10|Young 20",
  "name @ mobileplan mobile telecom phoneplan dataplan tariff & data_allowance_gb minutes_included sms_included":
    "Mobile S|Mobile M|Mobile L|Unlimited|Family Share|Prepaid 10|Young 20",
  "network type|network|technology|network generation @ mobileplan mobile telecom sim tower cell subscriber plan":
    "5G|4G|5G|LTE",
  "features|feature|extras|perks @ mobileplan mobile telecom phoneplan dataplan":
    "EU roaming|5G access|Hotspot|Music streaming|Second SIM|Visual voicemail",
  "iccid|sim number|sim card number|sim": digits("8949 0200 00## #### ###"),
  "device|device name|device model|phone|phone model|handset @ line mobileline sim subscriber phoneline esim mobile & sim_number data_used_gb imei iccid":
    "Nova 12|Aurora X Pro|Kite Mini|Orbit 5G|Fern Fold 2|Pebble 9|Halo Lite",
  "provider|supplier|utility|utility company|energy provider|energy supplier|provider name|supplier name|operator @ meter energymeter energy utility utilitybill meterreading energybill energycontract tariff smartmeter & meter_number consumption_kwh kwh":
    "Union Energy|City Works|Northern Power|Green Grid|Harbour Utilities|Lakeside Energy|Bright Water & Power",
  "damages|damage|damage notes|known damages|existing damage @ car vehicle rental carrental rentalcar van truck motorcycle bike":
    "Scratch on the rear bumper|Small dent in the driver's door|Stone chip in the windscreen|Kerb mark on a wheel|Cracked mirror cover",
  "name|device name|label @ smartplug smartoutlet smartswitch plugdevice":
    "Heater plug|Desk plug|Charger plug|Fan plug|Lamp plug|Radio plug|Plug by the door|Plug by the window",
  "manufacturer|brand|vendor|maker @ device smartdevice sensor camera thermostat smarthome iotdevice gateway":
    "Lumen|Nestor Home|Aquila|Kestrel Smart|Northwind Devices|Halo Systems",
  "imei|imei number|device imei": digits("35#############"),
  "puk|puk code|puk1|puk2": digits("########"),
  "carrier|operator|network|provider|network operator|mobile operator @ sim simcard phone line mobile esim subscriber & iccid msisdn imei data_used_gb":
    "Telenova|Northcell|Orbit Mobile|BlueWave|Connecta",
  "line status|sim status|service status @ subscriber sim line telecom mobile":
    "active|suspended|ported out|pending activation",
  "sim type": "physical|eSIM",
  "account holder|subscriber name|account holder name":
    ({ role }) =>
    (scope) =>
      personIn(scope, role),
  "from|to|caller|callee|from number|to number @ callrecord calldetailrecord cdr phonecall smsrecord usagerecord":
    phoneOf,
  "tower|cell|cell id|antenna|site id @ tower cell telecom coverage": digits(
    "N-1##",
    "S-2##",
    "W-0##",
  ),
  "router|router model|modem|equipment @ internet broadband customer installation":
    "Kestrel 7|HomeBox 3|Fibre One",
  "outage reason|cause|reason @ outage grid telecom network":
    "Storm damage|Cable cut|Planned work|Equipment failure",
  // Energy
  "meter type|utility|utility type|energy type|commodity @ meter meterreading energy utility bill":
    "electricity|gas|water|heat",
  "tariff|tariff name|rate plan|plan|plan name @ meter energy utility electricity contract charging":
    "Green Fixed|Day/Night|Standard|Flex Hour",
  "inverter|inverter model|inverter type @ solar panel installation inverter":
    "Sol 5000|Helio 8K|Sunline X6|Helio 5K Hybrid",
  "panel type|panel model|module|module type @ solar panel installation inverter":
    "Mono 410 W|Bifacial 440 W|Mono 380 W|All-black 425 W",
  "turbine|turbine model|turbine name @ wind turbine farm": "V-90|Northwind 3.2|Aeris 120",
  "grid status|grid state|feed in status": "exporting|importing|island mode|idle",
  "connector|connector type|plug|plug type|socket @ charger charging chargepoint station":
    "CCS|Type 2|CHAdeMO",
  "charger status|status|availability @ chargepoint charger chargingstation connector":
    "available|charging|reserved|out of order",
  "fuel grade|fuel|fuel type|product @ fuel fueling refuel pump station fillup":
    "Diesel|Super 95|E10|Super Plus|AdBlue",
  // Production
  "work order|work order number|production order|order number @ production manufacturing workorder machine":
    digits("WO-2####"),
  "line|production line|assembly line|line name @ production manufacturing machine batch shift":
    "Line 1|Line 2|Assembly A|Packaging|Paint shop",
  "machine|machine name|machine id name @ production manufacturing downtime maintenance operator workorder":
    "CNC mill 3|Press 2|Lathe 4|Injection moulder 1|Robot cell B",
  "defect|defect type|defects|nonconformity|reject reason|scrap reason @ quality inspection production batch defect manufacturing":
    "Scratch|Wrong dimension|Missing screw|Colour deviation|Crack|Contamination",
  "downtime reason|reason|cause|stop reason @ downtime machine production":
    "Tool change|Material missing|Sensor fault|Cleaning|Operator break",
  "material|raw material|materials|component|bom item @ production manufacturing bom batch":
    "Steel sheet 2 mm|ABS granulate|M6 screws|Aluminium profile|Rubber seal",
  "inspection method|test method|check|checkpoint @ quality inspection manufacturing":
    "visual|calliper|X-ray|leak test|functional test",
  "disposition|decision|action @ quality defect inspection nonconformity return":
    "rework|scrap|use as is|return to supplier",
  "skill|skills|certified for|qualification @ operator technician worker":
    "Welding|Forklift|CNC programming|First aid|High voltage",
  "shift|shift name @ production operator worker nurse guard": "early|late|night",
  "hazards|site hazards|hazard|known hazards @ construction constructionproject constructionsite buildingproject":
    "Working at height|Dust|Noise|Open trenches|Overhead loads|Reversing vehicles|Live cables",
  "hazard|hazards|risk|risk type @ safety inspection site risk":
    "Slippery floor|Working at height|Noise|Hot surface|Moving parts",
  "ppe|protective equipment": "Helmet|Gloves|Ear protection|Safety shoes|Goggles",
  // Stock and transport
  "location @ warehouse depot fulfillmentcenter fulfilmentcenter distributioncenter": besideAny(
    "capacity|max capacity|total capacity|manager|manager name|manager id|contact email|current stock|occupancy|is active",
  )(fromPlace(({ city, country }) => `${city}, ${country}`)),
  "name|carrier name|title @ carrier courier shippingcarrier shippingprovider": besideAny(
    "tracking url|tracking url template|service levels|average delivery days",
  )("DHL|UPS|FedEx|Royal Mail|GLS|DPD|Hermes|PostNord"),
  "vehicle type|vehicle @ driver courier deliverydriver deliverypartner deliveryagent rider":
    besideAny(
      "deliveries today|total deliveries|current order id|deliveries completed|is available|license number|vehicle plate|current location",
    )("van|van|cargo bike|motorbike|truck|electric van"),
  "service level|service levels|services|service types|services offered @ carrier courier shippingcarrier logisticspartner shippingprovider logisticsprovider":
    besideAny(
      "tracking url|service level|service levels|contact email|average delivery days|avg delivery days|on time rate",
    )("Standard|Express|Next day|Economy|Same day|Freight"),
  "bin|bin code|bin location|slot|location|location code|storage bin @ bin inventory stock warehouse pick putaway":
    digits("A-0#-1", "B-1#-3", "C-2#-2", "D-0#-4"),
  "aisle|aisle code|aisle number @ bin warehouse inventory stock shelf warehousebin": digits(
    "A#",
    "B#",
    "C1#",
  ),
  "zone|storage zone|area|temperature zone @ bin warehouse inventory stock shelf":
    "Ambient|Chilled|Frozen|Hazardous|Bulk",
  "bin type|storage type|type @ bin shelf rack location": "shelf|pallet|floor|bulk|pick face",
  "adjustment reason|reason|movement reason @ stockmovement adjustment inventory stock stockcount":
    "Damaged|Cycle count|Returned|Expired|Found",
  "movement type|type|transaction type @ stockmovement inventorymovement movement":
    "receipt|pick|transfer|adjustment|return",
  "dock|dock door|door|gate|bay @ dock warehouse truck delivery loading":
    "Dock 1|Dock 3|Dock 5|Door 12",
  "trade|trades|craft|specialism @ defect snag contractor subcontractor crew construction inspection worker site permit":
    "Electrical|Plumbing|Roofing|Carpentry|Masonry|Drywall|Painting|HVAC",
  "description|issue|details|summary|name|title @ defect snag punchitem deficiency nonconformity":
    "Crack above the window frame|Handrail loose on the second floor|Socket not earthed|Leak at the pipe joint|Door does not close|Missing fire stopping at the duct|Tiles uneven in the hall",
  "code|defect code|snag code @ defect snag fault deficiency nonconformity": shape(
    "D-1##",
    "D-2##",
  ),
  "trailer|trailer number|trailer type|truck|truck number @ truck load trip haul fleet dispatch":
    digits("TR-1##", "TR-2##"),
  "cargo type|freight type|load type|goods|commodity @ load truck shipment freight haul":
    "Palletised goods|Refrigerated food|Machinery|Construction material|Parcels",
  "route|route name|lane @ truck load haul delivery driver fleet":
    "Hamburg – Lyon|Porto – Madrid|Dublin – Cork|Vienna – Graz",
  "service type|maintenance type|service|type @ fleet vehicleservice vehiclemaintenance servicerecord":
    "Oil change|Tyre change|Brake service|Annual inspection|Battery check",
  "workshop|garage|service center|service centre|mechanic shop @ vehicle service repair maintenance fleet":
    "Mill Lane Garage|City Auto Service|Harbour Motors",
  "driver status|duty status @ driver fleet truck": "driving|on break|off duty|available",
  "customs declaration|declaration number|mrn @ shipment customs export import":
    shape("26DE########A#"),
  // Offices
  "desk|desk number|desk name|workplace|workstation @ desk deskbooking coworking office booking":
    digits("A-0#", "B-1#", "W-2#"),
  "membership type|membership|card type|patron type|member type @ library librarymember patron borrower reader & books_borrowed card_number fines_owed":
    "Adult|Student|Senior|Family|Child",
  "membership type|plan|pass type|membership plan @ coworking desk":
    "hot desk|fixed desk|private office|day pass",
  "title|subject|purpose|meeting title|booking title|agenda title @ meetingbooking meetingreservation roombooking roomreservation deskbooking spacebooking meetingroombooking & booked_by room_name meeting_room":
    "Weekly sync|Design review|Client demo|Quarterly numbers|Interview|Roadmap workshop|Onboarding|Supplier call|Retrospective|Team lunch|Budget planning|Brainstorming",
  "room|meeting room|room name|space @ meeting deskbooking coworking roombooking office":
    "Lisbon|Oslo|Meeting room North|Boardroom|Phone booth 2",
  "asset tag|asset number|inventory number @ asset equipment device laptop furniture": digits(
    "AT-0####",
    "INV-2####",
  ),
  "asset type|type|asset category|category @ itasset": "laptop|monitor|phone|desk|chair|headset",
  "assigned to|custodian|issued to @ asset equipment device laptop":
    ({ member }) =>
    (scope) =>
      personIn(scope, member.words),
  "depreciation method": "straight line|declining balance",
  "cost center|cost centre|gl account|ledger account|budget code": digits("4###", "6###"),
  "gl account name|account name|ledger|account @ journalentry ledger ledgerentry accounting":
    "Office supplies|Travel expenses|Rent|Sales revenue|Bank|Payroll",
  "procedure|procedure type|procurement method|method @ tender procurement rfp":
    "Open procedure|Restricted procedure|Negotiated procedure|Competitive dialogue",
  "evaluation|evaluation criteria|criteria @ tender procurement rfp supplier":
    "Price 60 %|Quality 30 %|Delivery time 10 %",
  "performance rating|rating label|appraisal|overall rating @ review performance appraisal employee":
    "exceeds expectations|meets expectations|outstanding|needs improvement",
  "strengths|achievements|highlights|accomplishments @ review performance appraisal employee":
    "Delivered the migration on time.|Great mentor for new colleagues.|Clear communication with clients.|Keeps calm when it gets busy.|Finds simple solutions.|Reliable with deadlines.|Brings the team together.|Knows the product in depth.|Quick to learn new tools.|Prepares meetings well.",
  "areas for improvement|improvements|development areas|goals|goal|development goals @ review performance appraisal employee":
    "Delegate more.|Give earlier feedback.|Learn the new reporting tool.|Plan more time for tests.|Speak up in larger meetings.|Document decisions.|Say no more often.|Share knowledge with the team.|Estimate more carefully.",
  "benefit|benefits|perks|perk @ employee job vacancy offer company":
    "Flexible hours|Public transport ticket|Training budget|30 days of holiday|Bike leasing",
  "interview type|round|stage @ interview": "phone screen|technical|on-site|final",
  "interviewer notes|feedback|notes|scorecard @ interview candidate":
    "Clear thinker, asks good questions.|Solid technical base.|Would like more depth on testing.|Great fit for the team.",
  "recommendation|hiring decision|decision @ interview candidate scorecard":
    "strong yes|yes|no|undecided",
});

function personIn(scope: Parameters<typeof personOf>[0], role: readonly string[]): string {
  return personOf(scope, role).full;
}
