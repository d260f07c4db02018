import { groupNames, productNames } from "../../../../phrases/subjects.ts";
import { personOf } from "../../../subject.ts";
import {
  aroundAny,
  beside,
  besideAny,
  digits,
  draw,
  english,
  fromPlace,
  type TextRule,
  toTextRules,
} from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

const upkeep = aroundAny(
  "asset|asset id|equipment|equipment id|machine|labor|technician|work type",
);
const atSite = aroundAny("inspector|inspector name|inspected by");
const audited = aroundAny("lead auditor|auditee|auditor");
const inPlay = aroundAny("home|away|home team|away team|league");
const works = aroundAny("site manager|contractor|foreman|site name|architect|workers");
const wired = aroundAny("electrician|electrician id");
const courses =
  "Introduction to Statistics|Linear Algebra|Microeconomics|Organic Chemistry|Data Structures|Cell Biology";

/** What stands inside of a record: of parts, lines and steps the holder says what they are. */
export const partsRules = toTextRules({
  // What is measured
  "unit @ measurement characteristic": besideAny("nominal|tolerance")("mm"),
  "unit|units @ reading usage consumption bill": besideAny("rate per kwh|price per kwh")("kWh"),
  // Works on a building
  "name|title @ phase stage": works(
    "Foundations|Structure|Roof and walls|Electrics and plumbing|Interior|Site preparation",
  ),
  "name|item @ material materials part": wired(
    "Socket, double|Cable 2.5 mm², 10 m|Circuit breaker 16 A|Junction box|Light switch|LED downlight",
  ),
  "job type|service type|work type @ job service repair electrician": besideAny(
    "electrician|electrician id",
  )("Rewiring|Socket installation|Fault finding|Lighting|EV charger|Safety check"),
  "description|title|issue & electrician electrician_id":
    "The lights in the kitchen flicker.|Two sockets without power.|The fuse trips every evening.|New lamps for the hall and the stairs.|Old wiring to be renewed.",
  "certifications|certificates|qualifications @ electrician":
    "Master Electrician|High Voltage|Wiring Regulations|EV Chargers|Solar Installation",
  "materials|materials supplied @ supplier":
    "Concrete|Timber|Steel|Bricks|Insulation|Roof tiles|Gravel",
  // On the road
  "purpose @ trip triplog mileagelog journey": besideAny(
    "start odometer|odometer start|start mileage|fuel used",
  )(
    "Client visit|Delivery|Site visit|Meeting at head office|Airport transfer|Parts collection|Training",
  ),
  "services|amenities @ gasstation petrolstation fuelstation":
    "Tyre pressure|Toilets|Coffee|Cash machine|Parcel pickup",
  "brand|company @ gasstation petrolstation fuelstation":
    "Northway Fuel|Alder Energy|Meridian Oil|Harbour Petrol|Solano",
  "number|code|label @ parkingspot parkingspace parkingslot": digits(
    "A-0#",
    "B-1#",
    "C-2#",
    "D-3#",
  ),
  "size @ shippingcontainer & container_number seal_number": "20 ft|40 ft|40 ft|40 ft HC|45 ft",
  "plan|plan name|package & download_speed_mbps download_speed download_mbps speed_mbps":
    "Fibre Home|Fibre Plus|Gigabit|Home Basic|Family Fibre",
  "name @ solarpanel": "South Roof 1|South Roof 2|West Roof 1|Carport|Field Row A3|Barn Roof",
  "error message|error|last error @ machine robot":
    "Motor overheated|Emergency stop pressed|Low oil pressure|Material jam|Tool worn",
  // Work on machines
  "name @ asset": upkeep(
    "Boiler 2|Air handling unit 1|Passenger lift A|Circulation pump 3|Emergency generator",
  ),
  "name|description @ part sparepart": upkeep(
    "Filter cartridge|Drive belt|Ball bearing|Gasket set|Pressure valve",
  ),
  "text|label|task|title|description|item|name @ checklist checklistitem": upkeep(
    "Isolate the power supply|Check for leaks|Replace the filter|Lubricate the bearings|Test the safety switch",
  ),
  "note|notes|comment|remark @ checklist checklistitem": upkeep(
    "Within the limits.|Slightly worn, still fine.|Took longer than planned.|Left for the next visit.",
  ),
  // Inspections of a site
  "comment|note|remark|comments|notes @ item section checklist checklistitem": atSite(
    "As it should be.|Put right during the visit.|Checked in two places.|To be looked at again.",
  ),
  "question|text|prompt|check|requirement|item|name|label|title|task @ item section checklist checklistitem":
    atSite(
      "Are escape routes clear and marked?|Are fire extinguishers in date?|Is protective equipment worn?|Is the first-aid kit complete?",
    ),
  // Care and laboratories
  "primary care|primary care physician|pcp": somebody,
  "name @ lab laboratory": aroundAny("specimen|accession number|panel|results|tests")(
    "Harbour Diagnostics|Central Laboratory|Northgate Pathology",
  ),
  // Audits
  "role|title @ team auditteam": audited("Auditor|Senior auditor|Technical expert|Observer"),
  // Contracts, claims and orders
  "number|clause number @ clause": draw(
    (_, chance) => `${chance.between(1, 14)}.${chance.between(1, 6)}`,
  ),
  "reference @ payment": (context) =>
    context.member.isTop ? undefined : digits("PAY-######")(context),
  "reason @ discount": "Newsletter sign-up|Summer sale|Loyalty discount|First order",
  "management response|auditee response":
    "Accepted, due by the end of the quarter.|Accepted, training is booked.|Partly accepted, the cost is under review.",
  "trade @ assigned technician": besideAny("name")("Plumbing|Electrical|HVAC|Carpentry"),
  // Teams and courses
  "name|unit name @ orgunit organizationunit businessunit": english(groupNames),
  "chair|head @ department faculty": somebody,
  "title|name @ catalogentry coursecatalog prerequisite": besideAny("credits|code")(courses),
  "name|title @ assessment": besideAny("weight|percentage")(
    "Midterm exam|Final exam|Problem sets|Term paper|Group project|Presentation",
  ),
  // Games
  "officials|umpires": somebody,
  "name @ venue": inPlay("Harbour Arena|City Stadium|Northgate Stadium"),
  // Screens, searches and settings
  "name|title @ dashboard":
    "Sales overview|Support desk|Website traffic|Product usage|Team capacity",
  "field|key|name @ facet": "category|department|collection",
  "label|title @ facet": "Category|Department|Collection",
  "value|label|name|key @ bucket facetvalue": besideAny("count|doc count")(
    "Kitchen|Garden|Lighting|Office|Outdoor|Textiles",
  ),
  "suggestions|did you mean|related searches @ search searchresponse searchresult":
    "desk lamp|linen curtains|office chair|night train",
  "name @ hit searchhit": beside(/price/i, english(productNames)),
  "smtp host|mail host": "smtp.example.com",
  "keys @ shortcut hotkey keybinding": "Ctrl+K|Ctrl+S|Ctrl+B|Ctrl+Shift+N|Alt+1",
  "provider|platform @ connectedaccount linkedaccount": beside(
    /^(?:user_?name|handle|email)$/i,
    "Google|GitHub|Apple|Slack|Microsoft",
  ),
  // Places, prices and dishes
  // It shows the amount beside it.
  "formatted & amount currency": "10.00",
  "state @ location address": beside(
    /^(?:city|town|zip|postal_?code)$/i,
    fromPlace((found) => found.state),
  ),
  "description @ item dish menuitem": beside(
    /^(?:calories|allergens|spic(?:y|e)_?level|is_?vegetarian|vegetarian)$/i,
    "With lemon, herbs and olive oil.|Cooked slowly, served with bread.|With a crisp salad on the side.|Made to order, takes twenty minutes.",
  ),
});
