import { personOf } from "../../../subject.ts";
import { digits, shape, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** Words that mean one thing all over a trade, whatever the model in it is called. */
export const tradesRules = toTextRules({
  // Kitchens and tables
  "server|waiter|waitress|host|runner|line cook @ $kitchen & $kitchen table_no table_number tab":
    somebody,
  "course|course name|course type @ $kitchen & $kitchen": "starter|main|dessert|side|drinks",
  "modifier|modifiers|customizations|customisations|special requests|preparation notes @ $kitchen food foodorder & $kitchen":
    "no onions|sauce on the side|extra cheese|gluten-free|well done|no ice|dressing apart|extra spicy",
  "cook temp|cooking temperature|doneness|temp|temperature|cooked @ $kitchen steak & $kitchen":
    "rare|medium rare|medium|medium well|well done",
  "allergies|allergens|allergy|allergen|contains @ $kitchen food & $kitchen":
    "Nuts|Gluten|Dairy|Shellfish|Eggs|Soy|Sesame",
  "station|kitchen station|section @ $kitchen & $kitchen":
    "grill|fryer|cold kitchen|pastry|pass|bar",
  // Works
  "operator|technician|inspector|machinist|line lead|supervisor|shift lead|checked by @ $factory & $factory":
    somebody,
  "description|details|name|label|summary @ productiondefect batchdefect machinedefect qualitydefect rundefect manufacturingdefect workorderdefect lotdefect partdefect linedefect & $factory":
    "Scratch on the surface|Hole out of position|Burr on the edge|Wrong torque|Colour deviation|Dimension out of tolerance|Weld incomplete",
  "notes|note|comments|remarks|comment|operator notes|shift notes @ $factory & $factory":
    "Tool changed at half-time.|Material from a new supplier.|Ran slower after the break.|Sensor cleaned, values back to normal.|First piece approved.|Waiting for a spare part.",
  "failure mode|fault|root cause|stop reason|downtime reason|fault description @ $factory & $factory":
    "Bearing worn|Sensor dirty|Belt slipped|Overheating|Material jam|Loose connector",
  "work center|workcenter|cell|work cell|workstation|station @ $factory & $factory":
    "Milling 2|Assembly 1|Welding cell B|Paint line|Packing 3|Turning 4",
  // Fields and barns
  "notes|note|comments|remarks|comment|observations|observation|field notes @ $farm & $farm":
    "Even emergence, few weeds.|Low corner still wet.|Aphids on the edge rows.|Fence on the north side repaired.|Grazed well, rest for three weeks.|Good stand after the rain.",
  "field|field name|plot|paddock|block|parcel|pasture @ $farm & $farm":
    "North field|Mill meadow|Long acre|River block|Upper pasture|Chapel field",
  "pest|pests|disease|diseases|pest pressure @ $farm & $farm":
    "Aphids|Powdery mildew|Slugs|Rust|Flea beetle|Late blight",
  "fertilizer|fertiliser|input|inputs|product applied|product @ $farm & $farm":
    "NPK 15-15-15|Compost|Ammonium nitrate|Lime|Slurry|Potash",
  // Cover and claims
  "narrative|description|loss description|incident description|circumstances|damage description|statement|summary|claim description|details @ claim loss incident accident claimfile & claimant loss_date loss_type incident_date adjuster deductible":
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
  "complaint|customer complaint|concern|customer concern|problem|reported issue|issue|symptom @ $car & $car":
    "Squeaking brakes|Engine light on|Pulls to the left|Air conditioning blows warm|Hard to start when cold|Rattling noise underneath",
  // Homes and journeys
  "notes|note|comments|remarks|showing notes|agent notes|viewing notes|decision note|landlord notes @ $property & $property":
    "References checked.|Wants to move in early.|Kitchen was renovated last year.|Asked about parking.|Second viewing arranged.|Deposit received.",
  "unit|unit number|unit no|apartment|flat|apartment number @ $property & $property": digits(
    "Apt #",
    "Unit 1#",
    "2#B",
    "3#A",
    "Apt 1#",
  ),
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
  "stop|stop name|next stop|station|station name|current stop|origin|from stop|to stop|alighting stop|boarding stop @ $transit & $transit":
    "Market Square|City Hall|Central Station|University|Harbour|Mill Lane|Riverside|Old Town|Hospital|Stadium",
  "vehicle number|vehicle|fleet number|unit number|car number|trainset @ $transit & $transit":
    digits("41##", "7##", "22##"),
  // Things on the wall
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
  "kind|type|inspection type|inspection kind|stage @ inspection buildinginspection & inspector result passed":
    "foundation|framing|electrical|plumbing|final|fire safety",
  "booked via|booking channel|booking source|reservation source|booked through|source|channel @ booking reservation tablebooking appointment":
    "website|phone|app|walk-in|partner site",
  "dietary notes|dietary needs|dietary requirements|dietary restrictions|diet @ $kitchen booking reservation guest passenger tablebooking":
    "Vegetarian|Nut allergy|Gluten-free|Vegan|Lactose intolerant|No pork",
  "bay|lift|service bay|work bay @ $car & $car": shape("Bay #"),
});
