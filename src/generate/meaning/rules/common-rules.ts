import { drawLandscape } from "../../facets/picture.ts";
import { oneOf } from "../../one-of.ts";
import { surnames } from "../../phrases/person-names.ts";
import {
  companyNames,
  eventNames,
  fileNames,
  groupNames,
  jobTitles,
  taskTitles,
} from "../../phrases/subjects.ts";
import type { TextSource } from "../../values/compile-text.ts";
import { isOfOffice } from "../names/of-work.ts";
import { hasTrade } from "../names/somebody.ts";
import { personOf } from "../subject.ts";
import { flagNames } from "./flag-names.ts";
import {
  code,
  digits,
  draw,
  english,
  pick,
  shape,
  type TextRule,
  toTextRules,
} from "./text-rule.ts";

const drawSurname: TextSource = (scope, chance) => {
  const { library } = scope.draw;
  return library.isEnglish ? chance.pick(surnames) : library.faker.person.lastName();
};

/** What stands beside the family name of somebody; a violin is of a family, too. */
const namesOfPerson = /^(?:given|first|middle|last|prefix|suffix)(?:_?names?)?$/i;

const productFamilies = pick("Classic|Compact|Essential|Professional");

/** What an office has, and what is true of anybody's. */
const ofOffice =
  (office: string, anybodys: string): TextRule =>
  (context) =>
    pick(isOfOffice(context.member) ? office : anybodys)(context);

/** Words that many models share and that say a little: enough for a value that fits. */
export const commonRules = toTextRules({
  [flagNames]: (context) => (context.role.length === 0 ? pick("true|false")(context) : undefined),
  "rel|link relation": "self|next|prev|related|first|last",
  "last|first|next|prev|previous|latest & total per_page page self": draw(
    (_, chance) => `https://example.com/items?page=${chance.between(1, 12)}`,
  ),
  "small|medium|large|full|original|mini|thumb|big|xl & small medium large full original thumb thumbnail mini":
    draw((_, chance) => drawLandscape(chance)),
  "filter|filters|criteria|include|exclude|expression|search criteria|assertion|enum|select|and|or|qualifier|modifier":
    "status = active|price > 100|country = DE|priority = high|created after 2025-01-01",
  "usage|use|intended use": "Personal use|Commercial use|Internal use|Testing|Education",
  "request|inquiry|enquiry": "Change of address|Price request|Extra bed|Copy of invoice|Call back",
  "prefix|suffix|ident|sub|base": "INV|ORD|TKT|CUS|REF",
  "script|command line|startup command|setup":
    "npm run build|npm test|node server.js|./deploy.sh staging",
  "collection|collections|catalog|catalogue|set name":
    "Summer 2025|Essentials|Archive|New arrivals|Favourites|Winter 2024",
  "invoice|transaction|order|payment|shipment|booking|claim|contract|ticket|subscription number":
    shape("AAA-#####"),
  "abbreviation|acronym|initialism|short form": code("", 3),
  "card|card mask|masked card|pan|masked number": digits("•••• ####"),
  "source|sources|source name|data source|origin system|via|created in|referral|channel|channels|sales channel|medium|tracker|lead origin|traffic source":
    "website|app|import|email|phone|partner|in store",
  "related|see also|related items|relations": english(taskTitles),
  "view|default view|view type|display|display type": "list|grid|calendar|board|table",
  "exchange|marketplace|trading venue": "NASDAQ|NYSE|LSE|XETRA|Euronext",
  "connection|network type|network|connectivity|isp": "wifi|ethernet|4G|5G|fibre",
  "connection status|connection state|link status": "connected|disconnected|connecting",
  "other|extra info|miscellaneous|misc|additional|extras":
    "None|See notes|On request|Not specified",
  "provider|provider name|service provider|supplier group|network provider|operator|vendor group|internet provider|producer|authority name|organizer name|host name company":
    english(companyNames),
  "middle|given": ({ role }) => (role.length > 0 ? undefined : drawSurname),
  family: (context) => {
    if (context.role.length > 0) return undefined;
    const isOfPerson = context.member.siblings.some((name) => namesOfPerson.test(name));
    return isOfPerson ? drawSurname : productFamilies(context);
  },
  "container|box|crate|package type|packaging|packaging type": "box|pallet|envelope|crate|bag",
  "deployment strategy|behavior|behaviour": "rolling|gradual|immediate|manual|automatic",
  "billing|billing type|billing mode|monthly|daily|pricing|pricing model|pricing type|price type|rate type":
    "monthly|yearly|per user|flat rate|pay as you go",
  defect: english(taskTitles),
  "example|sample|test|expected|actual|old|new|fallback|previous value|old value|new value|current value|last value|value|raw value|default value|result value|attribute value|option value|values|val|field value|input value|answer value|parameter value|initial value|target value|metric value":
    "Standard|Blue|Yes|120|Medium|Enabled|2025|Large|Automatic|Berlin",
  "engine|search engine|rendering engine": "standard|extended|compact",
  "relationship|relation|connection kind|relation type":
    "friend|colleague|family|partner|neighbour|manager",
  "call|call type|call direction|direction name": "inbound|outbound|missed|internal",
  "routing|route|routes|route name|path name route":
    "Harbour – Old Town|Station – Airport|North Gate – University|Riverside – City Hall",
  "tracking|tracking info": digits("1Z 999 ### ### ###"),
  "alert|alerts|alarm|alarms|active alerts|warnings @ sensor device bin zone machine greenhouse meter vehicle tank fridge station pump gateway tracker & battery_level fill_level sensor_status soil_moisture":
    "Battery low|No signal for 2 h|Temperature above limit|Almost full|Humidity too low|Maintenance due",
  "notification|notifications|alert|alerts|reminder|announcement|announcements|news":
    "Your order is on its way|Password changed|New comment on your post|Payment received|Meeting starts in 15 minutes",
  "scheme name|iss|aud|realm|issuer url|ios|android|audience uri": draw(
    (_, chance) => `example-${chance.pick(["web", "mobile", "api"])}`,
  ),
  "effect|action effect|consent|consent status|rule effect": "allow|deny|granted|denied",
  "verification|validation|identity verification": "passed|pending|failed|not started",
  "map|map link": "https://example.com/map/old-town",
  "identity|descriptor|object name|object type|entity|entity name|entity type|resource type|item type|target type|source type|reference type|subject type|record type|related type|parent type|document type|node type|element|element type|content kind":
    "user|order|invoice|product|task|document|comment",
  "target|scan target|scanned target|target name|asset|host|endpoint @ scan securityscan vulnerabilityscan pentest":
    "api.example.com|www.example.com|orders-api|auth-service|billing-service|mobile-app|web-frontend",
  "target|target name|destination name|recipient group|to group":
    "All customers|Newsletter|Beta users|Support team|Warehouse A|Archive",
  "window|delivery window|time window|slots|delivery slot|pickup window":
    "08:00–10:00|10:00–12:00|13:00–15:00|16:00–18:00",
  "word|words|lemma|vocabulary|synonym|synonyms|antonym|phrases|headword|related terms":
    "harbour|curious|to wander|patience|bright|to gather|threshold|gentle",
  "part of speech|word class|pos tag": "noun|verb|adjective|adverb",
  "pronunciation|ipa|phonetic": "/ˈhɑːbə/|/ˈkjʊərɪəs/|/ˈwɒndə/",
  "snippet|extract|fragment":
    "…keep a steady pace and rest between sets…|…the old harbour at dawn…|…three steps to a better plan…",
  "workspace|workspaces|tenant|org|accounts|customer account|client account|organization unit|parent organization|parent company|parent account":
    english(companyNames),
  "support|support level|support tier|sla": "email|priority|24/7|business hours",
  "distribution|rollout": "even|weighted|random|regional",
  "check|inspection|test case|control point":
    "Brakes|Smoke alarm|Door lock|Oil level|Emergency exit|Fire extinguisher",
  "transition|transitions|next state": "open → in progress|in progress → done|done → reopened",
  "due|due text": "today|tomorrow|this week|next week",
  "stat|stats|statistic|statistics|metric|metric name|kpi|indicator|measure name|metrics":
    "Active users|Conversion rate|Revenue|Churn|Response time|Page views",
  "flag|flags|marker": "green|yellow|red",
  "event name|event|events|occasion name": english(eventNames),
  "range|interval range": "1–10|10–50|50–100|100–500",
  "site|sites": "North campus|Main site|Riverside|Building C|Harbour site",
  "zones|area code name": "Zone A|Zone B|North|South|Centre",
  "playing position name": english(jobTitles),
  "from|to": "Lisbon|Oslo|Dublin|Munich|Amsterdam|Vienna|Copenhagen|Porto",
  "dependency|dependencies|requires|libraries": "react|typescript|express|lodash|zod|date-fns",
  "age restriction|age restrictions|age limit|minimum age|age policy|admission age":
    "All ages|18+|16+|12+|21+",
  "background check|background check status|dbs check|reference check|screening status":
    "cleared|pending|not required|cleared|expired",
  "asset tag|inventory tag|equipment tag|equipment number": digits("AST-####", "EQ-#####"),
  "exemption|tax exemption|exemption type|exemption status": "none|homestead|senior|veteran|none",
  "restriction|restrictions|limitations":
    "Members only|Weekdays only|One per person|Until further notice|On request only",
  "restriction|restrictions|limitations @ diet dietplan mealplan nutrition nutritionplan meal recipe food catering menu & allergies calories calories_per_day dietary_preference":
    "No nuts|Vegetarian|Gluten-free|No dairy|Low salt|No shellfish",
  "also known as|aka|short name|friendly name|nick name|short|old name|original title|working title|code name":
    english(groupNames),
  byline: draw((scope) => `By ${personOf(scope, ["author"]).full}`),
  "byline @ journalist reporter writer columnist correspondent contributor author editor": draw(
    (scope) => `By ${personOf(scope, []).full}`,
  ),
  "cardinality|multiplicity": "one|many|one-to-many|optional",
  "liability|limitation": "Limited to the amount paid|Excluded|As required by law",
  "vehicle|vehicle name|car|taxi|truck":
    "Volta City|Northstar Tourer|Kestrel Estate|Aurora Lyra|Meridian Cross",
  "channel name|channel|channel title|uploader|creator name @ video youtubevideo clip short videoclip":
    "Slow Kitchen|Trail & Tent|Plain Code|Workshop Hours|Small Orchestra|Garden Diaries|The Map Room|Night Sky Weekly|Two Wheels North|Paper & Ink",
  "duration|length|video length|video duration @ video youtubevideo clip videoclip": digits(
    "4:1#",
    "7:3#",
    "9:5#",
    "12:4#",
    "16:0#",
    "21:2#",
  ),
  "source|client|posted via|via @ tweet toot": "Web|iPhone|Android|iPad",
  "lang|language code @ tweet toot post socialpost": "en",
  "language @ tweet toot socialpost": "English",
  "tv|channel name": "Channel One|City TV|North 24|Culture Plus",
  "footer text|section title|subheading|heading text|step title":
    "Getting started|Overview|Details|Contact|What comes next|Your options",
  "report|walk report|visit report|session report|daily report @ walk visit session shift lesson care patrol inspection sitting":
    "All went well, nothing to note.|A little tired towards the end.|Good mood all the time.|Short stop because of rain.",
  "download|export|report|reports|report name|statement file": english(fileNames),
  "registration|registration code": shape("AA ####", "A-AA ###"),
  "policy name|rule|rule name|ruleset|constraint|constraints":
    "Default policy|Weekend rates|Two approvals|Data retention|Remote work|Late cancellation",
  "template|templates|template name|layout name|form|forms|form name|blueprint":
    "Welcome email|Monthly report|Invoice|Project brief|Meeting notes",
  "feature flag|feature name|capability name|feature key":
    "dark-mode|new-checkout|faster-search|inline-comments|beta-access",
  "plugin name|extension name|addon|addons":
    "Calendar sync|PDF export|Chat widget|Spell check|Map view",
  "age recommendation|recommended age|age suitability|age advisory|age guidance|age guideline":
    "All ages|6+|8+|12+|14+|16+",
  "age group|target age|recommended ages":
    "0–3 years|3–6 years|6–9 years|9–12 years|Teenagers|Adults|All ages",
  "group|groups|group name": (context) =>
    isOfOffice(context.member)
      ? english(groupNames)(context)
      : pick("Group A|Group B|Blue group|Red group|Morning group|Evening group")(context),
  "segment name|segments|cohort name|list name|user group|member group|customer group|work group":
    english(groupNames),
  "age range|age category|ages|age group @ youth youthprogram youthgroup youthclub kid junior teen teenager summercamp camp scout":
    "6–8|8–10|10–12|12–14|14–16|16–18",
  "age range|age category": "under 18|18–24|25–34|35–49|50–64|65+",
  "option|choice|choices|variants|variation|variations|variant name|selection|preference|alternatives":
    "Standard|Extended|Flexible|Basic|Premium",
  "program|program name|programme|initiative":
    "Spring programme|Summer programme|Youth programme|Evening programme|Beginners' programme|Open doors",
  "project|project name|projects|portfolio name|campaigns|product line": ofOffice(
    "Website redesign|Billing migration|Customer portal relaunch|Onboarding pilot|Help centre refresh|Mobile app rollout",
    "Spring project|Pilot project|Harbour project|Riverside project|Second phase|Mill Lane project",
  ),
  "steps name": "Planning|Design|Build|Review|Launch|Handover",
  "sprint|sprint name|iteration": "Sprint 12|Sprint 13|Sprint 14|Sprint 15",
  "finding|findings":
    "No defects found.|Slight wear, to be watched.|One part to be replaced soon.|All within tolerance.|Loose fitting, tightened.",
  "results|outcomes|test outcome|check result": "passed|completed|no change|approved|needs work",
  "answer option|correct answer|selected answer|selected option": "A|B|C|D",
  "consent text|agreement|legal basis": "Accepted|Accepted at registration|Pending",
  "operator code|sign|symbol sign": "=|≠|>|<|≥",
  "series name|series|range name|edition name|model range":
    "Series A|Series B|2025 edition|Classic|Limited edition",
  "screen|page|page name|pages|current screen|landing page name|route screen":
    "Home|Profile|Checkout|Search|Settings|Order history",
  "slot name|shelf|shelf name|rack|rack name|bin|aisle|bay|locker|dock|row name|tray":
    "A-12|B-04|C-21|D-07|A-03",
  "lane|line name production|production line|workstation|work center|work centre|cell name":
    "Line 1|Line 2|Assembly A|Packaging|Paint shop",
  "position code|grid position|coordinate|square": "A1|B4|C3|D2|E5",
  "inclusion criteria|inclusion criterion|inclusion":
    "Aged 18 to 65|Diagnosed at least six months ago|Able to give consent|No change of medication for four weeks|Body mass index below 35|Can come to the clinic every month",
  "exclusion criteria|exclusion criterion|exclusion|exclusions":
    "Pregnant or breastfeeding|Severe kidney disease|Takes part in another study|Allergic to what is tested|Surgery within three months",
  "plan code|plan slug|plan key|plan handle":
    "starter-monthly|team-monthly|team-yearly|business-yearly|enterprise",
  "expected outcome|acceptance criteria|success criteria":
    "The order is saved and confirmed by email.|The list loads within a second.|Every field keeps its value.",
  "motivation|cover letter|personal statement":
    "I enjoy working in small teams and want to grow in a product that people use every day.|Your focus on quality is what made me apply.|I have followed your work for years and would like to be part of it.|In my last role I learned to listen first, and I want to use that here.|The description reads as if somebody had written it for me.",
  "scale|rating scale|grading scale": "1–5|1–10|A–F|percent",
  "grade name|ranking|rank name|title rank|belt|military rank":
    "Bronze|Silver|Gold|Platinum|Diamond",
  // Players rise from bronze on, and those who work from the first day on.
  rank: (context) => {
    const somebody = context.member.owner.at(-1);
    return hasTrade(somebody) &&
      !oneOf("player|gamer|fighter|rider|wrestler|boxer").test(somebody ?? "")
      ? pick("Junior|Senior|Lead|Chief")(context)
      : pick("Bronze|Silver|Gold|Platinum|Diamond")(context);
  },
  "standing|streak|form guide|recent form": "W W D L W|L W W W D|D D W L W",
  "access|admission|entrance": "Main entrance|Side door|Gate 2|Reception",
  "supervision|owner type|ownership|ownership type|tenure type|holding type":
    "owned|leased|shared|rented",
  "service area|delivery area|catchment|areas served":
    "City and suburbs|Within 30 km|Northside and the centre|Whole county|City centre",
  "target group|age rating label|readership": "Adults|Families|Beginners|Professionals|Children",
  "tone|style name|writing style": "friendly|formal|playful|neutral",
  "occupation type|employment": "employed|self-employed|student|retired",
});
