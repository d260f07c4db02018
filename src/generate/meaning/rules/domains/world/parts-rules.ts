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
const courses =
  "Introduction to Statistics|Linear Algebra|Microeconomics|Organic Chemistry|Data Structures|Cell Biology";

/** What stands inside of a record: of parts, lines and steps the holder says what they are. */
export const partsRules = toTextRules({
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
  "question|text|prompt|check|requirement @ item section checklist": atSite(
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
