import { personOf } from "../../../subject.ts";
import { besideAny, digits, shape, type TextRule, toTextRules } from "../../text-rule.ts";

const ofEnergy = besideAny(
  "price per kwh|price kwh|kwh price|unit price kwh|rate per kwh|standing charge|standing fee|base price|working price|energy source|energy type|green energy",
);

const onSite = besideAny(
  "quantity on site|on site|quantity ordered|delivery date|site|site id|project id|unit cost",
);
const ofMachine = besideAny("machine id|machine|equipment id|technician|asset id|downtime minutes");
const ofPart = besideAny("part number|part no|sku|item number");
const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** Meters and tariffs, lines and stops, sites, plants and towns. */
export const utilitiesRules = toTextRules({
  "name|tariff name|plan name|title @ tariff plan energyplan energytariff electricitytariff":
    ofEnergy("Green Fixed 12|Day & Night|Flex Hour|Basic Power|Family Fixed 24|Pure Wind"),
  "description|details|summary @ tariff plan energyplan energytariff electricitytariff": ofEnergy(
    "Fixed price for twelve months.|All of it from wind and sun.|Cheaper at night and at weekends.|No minimum term, cancel any month.|For homes with a heat pump.",
  ),
  "cancellation period|notice period|termination period|cancellation notice|termination notice|notice term":
    "14 days|1 month|3 months|4 weeks|6 weeks",
  "location|installation location|install location|meter location|position|placement @ meter smartmeter watermeter gasmeter electricitymeter":
    "Basement|Hallway cupboard|Utility room|Garage|Outside wall|Boiler room",
  "manufacturer|brand|maker|model manufacturer @ meter smartmeter watermeter gasmeter electricitymeter":
    "Metrix|Voltline|Aquastream|Kamberg|Norden Meters",
  "comment|comments|note|notes|remark|remarks @ meterreading":
    "Read together with the tenant.|Meter hard to reach.|Photo attached.|Seal intact.|Display hard to read.|Value confirmed by phone.",
  "description|details|summary|message @ outage poweroutage blackout": besideAny(
    "affected customers|customers affected|crew|crew assigned|area|restored at|affected area|households affected",
  )(
    "Crew is on site, repair in progress.|A fallen tree took down the line.|Supply is being switched to another feeder.|Spare part is on its way.|Power will come back street by street.",
  ),
  "crew assigned|assigned crew|crew|repair crew|crew name @ outage poweroutage repair blackout":
    "Crew 4|Crew 7|Night crew|North crew|Line crew 2",
  "frequency|interval|headway|service frequency @ busline tramline trainline line transitline busroute transitroute metroline":
    besideAny(
      "stop count|stops|operator|origin|destination|first departure|line number|route number",
    )("every 10 min|every 15 min|every 20 min|every 30 min|every 7 min"),
  "operator|company|transport company|operated by @ busline tramline trainline transitline busroute transitroute metroline bus tram":
    "Northern Transit|Harbour Mobility|City Lines|Lakeside Buses|Valley Transport",
  "called number|dialled number|calling number|called party": digits(
    "(212) 555-01##",
    "020 7946 0###",
    "(415) 555-01##",
  ),
  "description|details|summary @ mobileplan phoneplan dataplan simplan cellplan":
    "For those who mostly write.|Calls and texts without limit.|Plenty of data for streaming on the way.|Share the data with up to four SIMs.|No contract, top up when you like.",
  // Sites
  "name|material|material name @ material buildingmaterial constructionmaterial": onSite(
    "Concrete C25/30|Rebar 12 mm|Clay bricks|Mineral wool 160 mm|Plasterboard|Roof battens|Sand 0/4|Formwork panels",
  ),
  "category|material type|type @ material buildingmaterial constructionmaterial": onSite(
    "Concrete|Steel|Masonry|Insulation|Timber|Roofing",
  ),
  "manufacturer|brand|maker @ solarpanel solar inverter windturbine heatpump evcharger":
    "Helios|Sunforge|Voltara|Northlight|Aurum Solar|Meridian Energy",
  "provider|insurer|insurance company|carrier|company @ policy insurancepolicy insurance coverage & premium =deductible coverage_amount":
    "Meridian Insurance|Alder Mutual|Harbour Insurance|Union Life|Northern Cover",
  "status|policy status @ policy insurancepolicy & premium =deductible coverage_amount":
    "active|active|active|expired|cancelled|pending",
  "type|kind|alert type @ meteralert smartmeteralert": "high usage|power outage|tamper|low voltage",
  "message|text|description @ meteralert smartmeteralert":
    "Usage is above the average of this week.|Power was out for four minutes.|The cover was opened.",
  "peak hour|busiest hour|peak time|rush hour": "07:00|08:00|12:00|18:00|19:00",
  "symbol|ticker @ portfolioholding portfoliotransaction holding stockholding & shares":
    "ACME|NRTH|BLUE|OAKL|MRDN|FERN|JNPH|HRTH|TIDE|LKSD|KSTL|ALDR|VLTM|HALO|PINE",
  "type|kind|policy type @ claimpolicy insuranceclaimpolicy": "auto|home|travel|health",
  "police report|police report number|report number|police reference @ incident claimincident accident claim":
    digits("PR-2####"),
  "documents|attachments|evidence|files|document @ claim insuranceclaim & policy_id claim_number amount_claimed":
    "police-report.pdf|photos-of-damage.zip|repair-estimate.pdf|receipt.pdf|claim-form.pdf",
  "storage area|storage|storage location @ material buildingmaterial constructionmaterial":
    "Yard A|Container 2|Site hut|North lot|Basement",
  "description|details|what happened @ safetyincident workincident siteincident workaccident constructionincident constructionaccident buildingsiteincident worksiteincident":
    "Slipped on wet boards, bruised knee.|Cut on the hand while opening a crate.|Plank fell from the scaffold, nobody hurt.|Twisted ankle on uneven ground.|Dust in the eye without goggles.|Forklift touched a rack.",
  "location|place|area @ safetyincident workincident siteincident workaccident constructionincident constructionaccident buildingsiteincident worksiteincident":
    "Scaffold, third floor|Stairwell B|Loading bay|Material store|Roof, north side",
  "action taken|actions taken|immediate action|corrective action|corrective actions|measures|measures taken @ safetyincident incident inspection siteinspection safetyinspection audit workaccident":
    "Area closed and cleaned.|Handrail to be fitted by Friday.|Crew briefed again.|Defective tool taken out of use.|Second check next week.",
  "room type|room|area @ renovation renovationquote renovationproject remodel":
    "kitchen|bathroom|living room|attic|hallway",
  "description|name|work|position @ quoteitem renovationitem renovationline estimateitem":
    besideAny("quantity|unit price|unit|qty")(
      "Remove old tiles|Lay floor tiles|Paint walls and ceiling|Replace sockets|Install shower tray|Plaster walls|Fit skirting boards",
    ),
  "unit|unit of measure @ renovationitem renovationline": "m²|piece|hour|m",
  // Plants
  "title|name|task name @ maintenancetask maintenancejob maintenancework": ofMachine(
    "Replace the bearing|Change oil and filters|Align the spindle|Check the safety switches|Tighten the drive belt|Clean the coolant tank|Calibrate the sensor",
  ),
  "description|details|notes @ maintenancetask maintenancejob maintenancework": ofMachine(
    "Unusual noise at high speed.|Due after 500 hours.|Pressure drops after an hour.|As in the manual, chapter 4.|Operator reported vibration.",
  ),
  "operator|operator name @ productionorder productionrun workorder machine batch": somebody,
  "description|name @ component bomcomponent bomline bomitem materialcomponent": ofPart(
    "Hex screw M6|Steel bracket|Rubber gasket|Plastic housing|Spring|Bearing 6204|Cable 2 m|Circuit board",
  ),
  // Weather
  "operator|operated by|owner|run by @ weatherstation":
    "National Weather Service|Institute of Meteorology|City Environment Office|Airport Authority",
  "description|details|message @ weatheralert weatherwarning":
    "Travel may take longer than usual.|Most affected are bridges and open country.|Eases during the night.|Conditions may change quickly, follow the updates.",
  // Towns
  "route name|name|tour @ collectionroute wasteroute collectiontour":
    "North loop|Harbour tour|Route 4 East|Old Town tour|Hill district",
  "bin type|container type @ wastebin trashbin garbagebin": "residual|paper|organic|plastic|glass",
  "rfid tag|rfid|nfc tag|rfid code|rfid chip": digits("E200 34## ####", "E280 11## ####"),
  "items|item @ bulkypickup bulkywaste bulkycollection bulkyrequest":
    "Sofa|Mattress|Wardrobe|Washing machine|Bed frame|Carpet|Armchair",
  "zone|parking zone|area @ parkingpermit residentpermit": "A|B|C|Blue zone|Zone 3",
  "location|place|where|address|parking location @ parkingsession parkingticket parkingbooking parkingreservation":
    "Harbour Street|Market Square garage|Station car park|Mill Lane|Old Town garage, level 2|City Hall, north side|Museum quarter",
  "zone code|zone|zone number|parking zone @ parkingsession parkingticket parkingbooking": digits(
    "Z-1##",
    "P-4##",
  ),
  "notes|note|instructions|comment|remarks @ stop routestop deliverystop":
    "Leave with the neighbour.|Ring at the side entrance.|Goods lift is out of order.|Parcel locker behind the gate.|Call ten minutes before.|Second floor, no lift.|Deliver to reception.",
  "note|notes|comment @ pricealert stockalert":
    "Buy the dip.|Take some profit here.|Wait for the next report.|Rebalance when it gets there.|Second half of the position.",
  "name|building name|title @ building officebuilding residentialbuilding":
    "Harbour House|North Building|Station Tower|Riverside Apartments|The Old Mill|Hill Road Clinic|Garden Row 4|Quarry Lane Offices|Market Court",
  "key|license key|licence key|code|activation code @ licensekey softwarelicense productkey & max_activations activation_limit":
    shape("AA#A-#AA#-A##A-AA##", "#A#A-AA##-##AA-A#A#"),
  "product|product name|software|application|app @ licensekey softwarelicense productkey & max_activations activation_limit":
    "Northwind Studio|Ledger Desk|Harbour CRM|Quill Editor|Pixel Forge Pro|Beacon Monitor|Meridian Analytics",
  "issued by|issuing authority|issuer @ parkingpermit residentpermit":
    "City Parking Office|Town Hall|Traffic Department",
  "travel class|class|fare class @ train trainconnection trainticket rail": "1st|2nd",
  "operator|company @ trainconnection trainservice":
    "Northern Rail|Intercity|Coastline|Regio Express|Valley Line",
});
