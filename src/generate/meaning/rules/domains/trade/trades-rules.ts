import { toAddress } from "../../../../facets/place.ts";
import { productNames } from "../../../../phrases/subjects.ts";
import { personOf } from "../../../subject.ts";
import {
  digits,
  english,
  fromPlace,
  shape,
  type TextRule,
  toTextRules,
  unlessNamed,
} from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** `Novak v. Shah`: who sues whom. */
const captioned =
  (...roles: readonly (readonly string[])[]): TextRule =>
  () =>
  (scope) =>
    roles.map((role) => personOf(scope, role).full.split(" ").at(-1) ?? "").join(" v. ");

const defects = "Front brakes|Exhaust|Steering|Suspension arm|Headlights|Wipers|Tyres|Battery";

/** Words that mean one thing all over a trade, whatever the model in it is called. */
export const tradesRules = toTextRules({
  "project title|project name|project|job title|job name|work title @ worksquote worksestimate":
    "Bathroom renovation|New kitchen|Roof repair|Garden fence|Loft conversion|Repainting of the ground floor|New windows|Terrace",
  "description|scope|scope of work|summary @ worksquote worksestimate":
    "Materials, labour and disposal included.|Work on weekdays between eight and five.|Measured on site, valid for the work as listed.|Done in two stages, with a check in between.",
  // Kitchens and tables
  "server|waiter|waitress|host|runner|line cook @ $kitchen & $kitchen table_no table_number tab":
    somebody,
  "course|course name|course type @ $kitchen & $kitchen": "starter|main|dessert|side|drinks",
  "special requests|special request @ tablereservation restaurantreservation & party_size":
    "Window table, please.|High chair for a toddler.|A candle with the dessert, it is a birthday.|Nut allergy.|A quiet corner, if possible.|We may be ten minutes late.|Wheelchair, please keep one side free.",
  "notes|note|preferences|remarks @ restaurantcustomer restaurantguest diner":
    "Prefers a table by the window.|Allergic to nuts.|Always asks for the wine list.|Comes on Fridays with four friends.|Vegetarian.|Celebrated a birthday here in spring.|Likes it quiet, never near the bar.",
  "modifier|modifiers|customizations|customisations|special requests|preparation notes @ $kitchen food foodorder & $kitchen":
    "no onions|sauce on the side|extra cheese|gluten-free|well done|no ice|dressing apart|extra spicy",
  "cook temp|cooking temperature|doneness|temp|temperature|cooked @ $kitchen steak & $kitchen":
    "rare|medium rare|medium|medium well|well done",
  "allergies|allergens|allergy|allergen|contains @ $kitchen food & $kitchen":
    "Nuts|Gluten|Dairy|Shellfish|Eggs|Soy|Sesame",
  "station|kitchen station @ $kitchen & $kitchen": "grill|fryer|cold kitchen|pastry|pass|bar",
  "section|menu section|menu category @ menu menuentry menuitem dish & $kitchen":
    "Starters|Mains|Sides|Desserts|Drinks|From the grill",
  "label|name|title & extra_cents extra_price price_delta upcharge surcharge_cents":
    "Extra cheese|Side salad|Fried egg|Avocado|Gluten-free bun|Double portion|Truffle mayo",
  "catering notes|catering|catering request|catering requests":
    "Cold platter for six.|Vegetarian meals only.|Coffee and pastries at boarding.|No nuts on board.|Champagne on ice.",
  // Shelves and bins
  "item description|product description|sku description|article description|part description|material description|item & sku upc barcode part_number item_number":
    english(productNames),
  "status|state @ truck lorry trailer semitruck":
    "available|en route|loading|maintenance|out of service",
  "type|zone type|kind @ warehousezone storagezone": "dry|cooled|frozen|hazardous goods|returns",
  "alarm reason|alert reason|trigger reason @ sensorreading sensor devicereading reading":
    "CO2 above 1,000 ppm|Temperature above 28 °C|Battery below 10 %|Humidity above 70 %",
  "picker|packer|stower|loader|forklift driver|counter|counted by @ $freight pick picktask wave putaway cyclecount & sku from_location to_location bin aisle":
    somebody,
  "short reason|shortage reason|short pick reason|exception reason|variance reason":
    "Bin empty|Stock damaged|Wrong location|Item not found|Packaging torn",
  // Premises
  "premises|leased premises|demised premises|subject property|property location":
    fromPlace(toAddress),
  "permitted use|use clause|zoning use|current use|intended use @ $property zoning parcel & $property":
    "General office|Retail shop|Restaurant|Storage|Medical practice|Light manufacturing",
  "pic|captain|pilot in command|first officer|sic & tail_number aircraft aircraft_type block_hours":
    somebody,
  // Courts
  "case caption|caption|style of cause|case style|case title|case name @ $law hearing & $law docket_no":
    captioned(["plaintiff"], ["defendant"]),
  "title|name|case name|case title @ legalcase courtcase lawsuit & opposing_party": captioned(
    ["client"],
    ["opposing", "party"],
  ),
  "opposing party @ $law case & $law": somebody,
  "hearing type|type of hearing|proceeding|proceeding type @ $law hearing & $law docket_no":
    "arraignment|preliminary hearing|motion hearing|status conference|sentencing|bench trial",
  "statute|statute section|code section|section|law @ charge count offense violation citation charges & offense plea $law":
    "Penal Code § 459|Vehicle Code § 22350|Penal Code § 594|Penal Code § 484|Health Code § 11350|Penal Code § 532",
  // Tests of cars
  "component|part|system|item|checked item @ vehicleinspection & vin plate odometer_km": defects,
  "component|part|system|checked item @ inspectionfinding vehiclefinding inspectionfindings carfinding & finding":
    defects,
  "note|notes|remark|comment|description @ finding inspectionfinding vehiclefinding advisory":
    "Worn, replace soon.|Slight play.|Corroded at the edge.|Small leak.|Out of adjustment.|Cracked, safe for now.",
  "station name|station|test center|test centre|inspection station|testing station @ inspection vehicleinspection & vin plate odometer_km":
    "Mill Lane Test Centre|City Auto Test|Harbour Vehicle Centre|Northside Inspection|Ring Road Testing",
  "driver note|driver notes|note to driver|note for driver|courier note|note to courier|door instructions|access instructions|entry instructions|dropoff instructions|drop off instructions":
    "Ring at the side door.|Leave on the porch.|Third floor, no lift.|Please knock, baby asleep.|Call when downstairs.|Gate code 4471.",
  "unit|unit of measure @ grocery groceryitem grocerydelivery groceryorder produce & substituted":
    "pack|kg|piece|bunch|bottle|tin|bag",
  // Beds and walls
  "title|name|headline|listing title @ vacationrental holidayhome holidayrental shortstay rentallisting":
    "Sunny loft near the market|Cabin by the lake|Stone house with a garden|Studio above the harbour|Villa with pool and sea view|Quiet flat in the old town|Barn conversion in the hills|Penthouse with a terrace",
  "house rules|guest rules":
    "No smoking|No parties|Quiet after 22:00|No pets|Shoes off inside|Separate your waste",
  "coach|carriage|car number|wagon|coach number @ train trainticket ticket rail & seat travel_class train_number":
    digits("#", "1#", "2#"),
  // What a town is told
  "details|description|comment|note @ citizenreport cityreport streetreport civicreport":
    "Started about a week ago.|Please repair before winter.|Dangerous for cyclists at night.|Reported by several neighbours.|Next to the bus stop.|Getting worse every day.",
  "summary|title|subject @ citizenreport cityreport streetreport civicreport":
    "Street light out since Monday|Deep pothole in the bike lane|Bench broken in the park|Rubbish dumped behind the school|Graffiti on the underpass|Tree branch hangs over the road",
  "department|assigned department|responsible department|assigned to department @ $state citizenreport cityreport servicerequest & reported_by district":
    "Public Works|Parks and Gardens|Street Lighting|Waste Services|Traffic Office|Water Utility",
  "name|title|room type|type name|room name @ roomtype hotelroomtype roomcategory":
    "Standard Double|Deluxe King|Family Room|Junior Suite|Twin with Sea View|Economy Single|Garden Studio|Penthouse Suite",
  "bed configuration|bed setup|bedding|bed arrangement|sleeping arrangement|bed layout":
    "1 king bed|2 twin beds|1 queen bed and sofa bed|2 queen beds|1 double bed|1 king and 2 bunk beds",
  "issue category|issue type|problem type|category|request type @ maintenancerequest repairrequest tenantrequest & tenant_name unit_number permission_to_enter":
    "Plumbing|Electrical|Heating|Appliance|Pest control|Doors and locks|Windows",
  "description|issue|details|problem @ maintenancerequest repairrequest tenantrequest & tenant_name permission_to_enter":
    unlessNamed(
      "Kitchen tap drips all night.|Radiator in the bedroom stays cold.|Dishwasher does not drain.|Front door lock is stuck.|Light in the hallway flickers.|Water stain on the ceiling.|Window does not close.",
      "Since the weekend, and it is getting worse.|It happens every evening.|Noticed this morning, photos attached.|The neighbour below has it, too.|Please ring the bell twice.",
    ),
  "message|note|comment|comments|question|inquiry @ viewingrequest propertyinquiry propertyenquiry showingrequest viewing showing tourrequest & property_id listing_id apartment_id preferred_date":
    "Is the flat still available?|We would like to see it on a weekday evening.|Is parking included?|We are two adults with a small dog.|Could we see the cellar as well?|When could we move in at the earliest?|I work nearby and could come during lunch.",
  "delivery instructions|delivery notes|courier instructions|driver instructions|delivery comment":
    "Ring twice, please.|Leave it at the door.|Leave it with the neighbour.|Call when you are downstairs.|Side entrance in the yard.|Second bell from the top.",
  "label|name|nickname|title @ favoritelocation favouritelocation savedlocation savedplace favoriteplace favouriteplace & alerts_enabled":
    "Home|Work|Parents|Weekend house|Gym|University|Office",
  // Streets
  "violation|violation type|offense|infraction|violation description|reason @ parkingticket parkingcitation parkingfine parkingviolation & meter_number officer_badge":
    "Expired meter|No permit displayed|Double parking|Blocking a hydrant|Parked in a bus lane|Disabled bay without badge",
  "service history|maintenance history|servicing @ car carlisting usedcar vehicle vehiclelisting automobile motorcycle & mileage odometer":
    "Full, at the dealer|Full, independent workshops|Partial, with receipts|Complete up to 60,000 km|None on record",
  "title|headline|listing title|ad title @ carlisting vehiclelisting autolisting carad usedcar & mileage transmission fuel_type body_type":
    "Volta City, one owner|Kestrel Estate, full service history|Aurora Sprint, low mileage|Meridian Cross, new tyres|Solano Lyra, garage kept|Northstar Tourer, non-smoker|Volta Mini, just inspected",
  "features|equipment|options|extras @ carlisting vehiclelisting autolisting carad usedcar & mileage transmission fuel_type body_type":
    "Air conditioning|Cruise control|Heated seats|Reversing camera|Bluetooth|Roof rack|Navigation|Tow bar",
  "description|seller notes|details|comments @ carlisting vehiclelisting autolisting carad usedcar & mileage transmission fuel_type body_type":
    "Full service history, two keys.|Small scratch on the rear bumper, otherwise like new.|Winter tyres included.|Used for short trips only.|New brakes and battery last year.|Selling because we move abroad.",
  // Machines that call for help
  "message|text|description|details|alert message @ machinealert machinealarm sensoralert devicealert equipmentalert linealert robotalert pumpalert":
    "Temperature above limit|Vibration out of range|Oil pressure low|Emergency stop pressed|Filter clogged|Spindle overload|No signal for five minutes",
  "alert message|alarm message|alert text|alert reason|anomaly reason|anomaly description|warning message @ sensor reading sensorreading measurement telemetry & temperature humidity co2_ppm sensor_id device_id":
    "Reading outside the set range.|Value changed faster than usual.|Above the limit for ten minutes.|Far from what the sensors nearby say.|Sensor should be checked.",
  "code|alert code|alarm code|fault code @ machinealert machinealarm sensoralert devicealert equipmentalert machinefault":
    shape("E-1##", "W-2##", "E-4##"),
  // Works
  "operator|technician|inspector|machinist|line lead|supervisor|shift lead|checked by @ $factory tractor combine spray sprayrecord & $factory":
    somebody,
  "description|details|name|label|summary @ productiondefect batchdefect machinedefect qualitydefect rundefect manufacturingdefect workorderdefect lotdefect partdefect linedefect defect":
    "Scratch on the surface|Hole out of position|Burr on the edge|Wrong torque|Colour deviation|Dimension out of tolerance|Weld incomplete",
  "notes|note|comments|remarks|comment|operator notes|shift notes @ $factory & $factory":
    "Tool changed at half-time.|Material from a new supplier.|Ran slower after the break.|Sensor cleaned, values back to normal.|First piece approved.|Waiting for a spare part.",
  "failure mode|fault|root cause|stop reason|downtime reason|fault description @ $factory & $factory":
    "Bearing worn|Sensor dirty|Belt slipped|Overheating|Material jam|Loose connector",
  "work center|workcenter|cell|work cell|workstation|station @ $factory & $factory":
    "Milling 2|Assembly 1|Welding cell B|Paint line|Packing 3|Turning 4",
  // Fields and barns
  "health notes|notes|note|comments|remarks|observations @ cow cattle calf heifer bull ewe sheep goat pig sow flock herd livestock & ear_tag":
    "Good appetite, bright eyes.|Slight limp, front left.|Hooves trimmed.|Treated for mastitis, milk withheld.|Calm in the parlour.|Watch weight until spring.",
  "ear tag|ear tag number|tag|tag number|animal tag|eid @ cow cattle calf heifer bull ewe sheep goat pig sow animal livestock herd & ear_tag breed":
    digits("4###", "7##-0#", "UK 2####"),
  "name|animal name @ cow heifer calf": "Daisy|Bella|Rosie|Clover|Buttercup|Molly|Bluebell|Hazel",
  "breed|breed name @ cow cattle heifer calf bull dairy":
    "Holstein|Jersey|Angus|Brown Swiss|Simmental|Ayrshire|Hereford",
  "vaccine|vaccine name|vaccination @ cowvaccination cattlevaccination livestockvaccination sheepvaccination herdvaccination animalvaccination":
    "BVD|IBR|Blackleg|Leptospirosis|Bluetongue",
  "notes|note|comments|remarks|comment|observations|observation|field notes @ $farm & $farm":
    "Even emergence, few weeds.|Low corner still wet.|Aphids on the edge rows.|Fence on the north side repaired.|Soil sample taken, result to come.|Good stand after the rain.",
  "field|field name|plot|paddock|block|parcel|pasture @ $farm & $farm":
    "North field|Mill meadow|Long acre|River block|Upper pasture|Chapel field",
  "pest|pests|disease|diseases|pest pressure @ $farm & $farm":
    "Aphids|Powdery mildew|Slugs|Rust|Flea beetle|Late blight",
  "fertilizer|fertiliser|input|inputs|product applied|product @ $farm & $farm":
    "NPK 15-15-15|Compost|Ammonium nitrate|Lime|Slurry|Potash",
  // Cover and claims
  "narrative|description|loss description|incident description|circumstances|damage description|statement|summary|claim description|details @ claim loss incident accident claimfile & claimant loss_date loss_type incident_date adjuster":
    "Rear-ended at a traffic light, bumper and boot damaged.|Pipe burst in the bathroom, water ran into the flat below.|Hail dented roof and bonnet.|Laptop stolen from a parked car.|Storm tore tiles off the roof.|Fire in the kitchen, hob and cupboards destroyed.",
  "notes|note|comments|remarks|adjuster notes|internal notes|decision note @ $insurance & $insurance":
    "Photos received, estimate outstanding.|Second quote requested.|Policyholder called back.|Liability accepted by the other party.|Expert visit booked.|Documents complete.",
  "cause|cause of loss|peril|loss type|incident type @ $insurance & $insurance":
    "water damage|storm|fire|theft|collision|hail|vandalism",
  // Courts and offices
  "notes|note|comments|remarks|case notes @ $law & $law":
    "Client sent the signed statement.|Hearing moved by a week.|Settlement offer under discussion.|Waiting for the expert opinion.|Documents filed with the clerk.",
  "notes|note|comments|remarks|inspector notes|decision notes|reviewer notes @ $state & $state":
    "Site plan missing.|Fee paid at the counter.|Neighbours informed.|Follow-up visit needed.|All documents complete.|Referred to the building office.",
  // Roads and yards
  "notes|note|comments|remarks|driver notes|delivery notes|handling instructions|instructions|special instructions @ $freight & $freight":
    "Call thirty minutes before arrival.|A tail lift is needed.|Keep this side up, please.|Deliver to the back gate.|Fragile, do not stack.|Signature required.",
  "notes|note|comments|remarks|mechanic notes|technician notes|advisor notes @ $car & $car":
    "Small dent in the left door.|Brake pads at thirty percent.|Customer waits in the lounge.|Winter tyres stored here.|Noise when turning right.|Second key missing.",
  "complaint|customer complaint|concern|customer concern|problem|reported issue|symptom @ $car & $car":
    "Squeaking brakes|Engine light on|Pulls to the left|Air conditioning blows warm|Hard to start when cold|Rattling noise underneath",
  // Homes and journeys
  "technician notes|technician note|contractor notes|repair notes|work notes|maintenance notes|internal notes @ $property & $property":
    "Key is with the caretaker.|Photos are attached.|Same fault as last year.|Take the small ladder.|Ring twice, the bell is quiet.|Spare part is in the basement.",
  "notes|note|comments|remarks|showing notes|agent notes|viewing notes|decision note|landlord notes @ $property & $property":
    "References checked.|Wants to move in early.|Kitchen was renovated last year.|Asked about parking.|Second viewing arranged.|Deposit received.",
  "number|unit number|no @ unit apartment flat condo & building_id building bedrooms":
    "1A|1B|2A|2C|3B|3D|4A|4B|5C|6A|7B|8D|9A|10C",
  "name|building name|title @ apartmentbuilding residentialbuilding":
    "Riverside Apartments|Linden Court|Garden House|Mill Lane Residences|Harbour View|Park Terrace|Station Lofts|Old Brewery Flats|Elm House|Canal Row",
  "unit|unit number|unit no|apartment|flat|apartment number @ $property & $property": digits(
    "Apt #",
    "Unit 1#",
    "2#B",
    "3#A",
    "Apt 1#",
  ),
  "notes|note|comments|remarks|room notes|housekeeping notes @ hotelroom guestroom & bed_type max_occupancy housekeeping_status":
    "Quiet side, away from the lift.|Extra bed on request.|View over the courtyard.|Connecting door to the next room.|New mattress since spring.|Windows face the garden.",
  "notes|note|comments|remarks|special requests|traveler notes|guest notes @ $travel & $travel":
    "Window seat, please.|Late arrival, around 22:00.|Vegetarian meal.|Travelling with a stroller.|Quiet room away from the lift.|First visit.",
  "notes|note|comments|remarks|site notes|maintenance notes @ $energy & $energy":
    "Output back to normal after cleaning.|Firmware updated.|Shading in the late afternoon.|Inspection without findings.|Fuse replaced.|Meter read on site.",
  "notes|note|comments|remarks|banker notes|memo @ $bank & $bank":
    "Statement requested.|Limit raised after review.|Customer informed by phone.|Standing order changed.|Documents complete.",
  // Lines and stops
  "line|line number|line name|route number|route|line code|route short name|bus line|bus number @ $transit & $transit":
    digits("#", "1#", "2#", "4#", "N#", "S#", "M#"),
  "headsign|direction|destination|destination name|towards|bound for|terminus|last stop @ $transit & $transit":
    "Central Station|Airport|University|Harbour|Old Town|North Park|Stadium|Hospital",
  "stop|stops|stop name|next stop|station|stations|station name|current stop|origin|from stop|to stop|alighting stop|boarding stop @ $transit busroute tramline busline & $transit":
    "Market Square|City Hall|Central Station|University|Harbour|Mill Lane|Riverside|Old Town|Hospital|Stadium",
  "vehicle number|vehicle|fleet number|unit number|car number|trainset @ $transit & $transit":
    digits("41##", "7##", "22##"),
  // Things on the wall
  "name|label|device name @ smartlock doorlock lock":
    "Front door|Back door|Garage|Garden gate|Side entrance|Cellar door|Office door",
  "label|name|holder|description @ accesscode doorcode entrycode pincode guestcode":
    "Family|Cleaner|Dog walker|Guests|Deliveries|Neighbour|Babysitter",
  "name|label|device name|gateway name @ gateway iotgateway edgegateway":
    "Gateway north|Gateway hall A|Rooftop gateway|Basement gateway|Gateway 03|Warehouse gateway|Gateway east|Backup gateway",
  "name|label|device name|node name|sensor name @ $device sensor gateway":
    "Hall A, north wall|Cellar|Server room|Cold store 2|Greenhouse 1|Roof|Loading bay|Office 3.12|Boiler room",
  "zone|location|area|placement|installed in|site|mount location @ $device & $device":
    "Hall A|Cellar|Cold store 2|Roof|Loading bay|Office, third floor|Boiler room|Greenhouse 1",
  "tag|asset tag|unit tag|equipment tag|tag number|machine tag @ $factory $energy pump valve motor equipment compressor boiler":
    shape("P-1##", "T-0#", "K-2##", "V-3##"),
  "grid connection|grid connection point|connection point|substation|feeder|grid node @ $energy & $energy":
    "110 kV, Northfield|Substation East|33 kV, Mill Lane|Substation Harbour|132 kV, Westbrook",
  "name|park name|farm name|site name|plant name|array name @ windpark windfarm solarpark solarfarm solarplant powerplant & turbine_count turbines panel_count installed_capacity_mw rated_capacity_mw capacity_mw":
    "Northfield|Harbour Ridge|Long Acre|Sunny Hollow|East Moor|Westbrook|Gull Point|Hill Top",
  // Loans on houses
  "lender|mortgage lender|bank|servicer|loan servicer|lending bank @ $mortgage $bank & $mortgage $bank":
    "Harbour Savings Bank|Meridian Bank|First Northern Bank|Union Trust|Alder Bank|Lakeside Credit Union",
  "agency|agency name|brokerage|brokerage name|listing office|office name|agent company|realty @ $property viewing houseviewing realtor & $property list_price beds baths":
    "Harbour Homes|Keystone Realty|Mill Lane Estates|Bluegate Properties|Northside Lettings|Old Town Realty",
  "kind|type|inspection type|inspection kind|stage @ inspection buildinginspection":
    "foundation|framing|electrical|plumbing|final|fire safety",
  "booked via|booking channel|booking source|reservation source|booked through|source|channel @ booking reservation tablebooking appointment":
    "website|phone|app|walk-in|partner site",
  "dietary notes|dietary needs|dietary requirements|dietary restrictions|diet @ $kitchen booking reservation guest passenger tablebooking":
    "Vegetarian|Nut allergy|Gluten-free|Vegan|Lactose intolerant|No pork",
  "bay|lift|service bay|work bay @ $car & $car": shape("Bay #"),
});
