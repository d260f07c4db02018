import { personOf } from "../../../subject.ts";
import {
  aroundAny,
  besideAny,
  digits,
  pick,
  shape,
  type TextRule,
  toTextRules,
} from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** What a business offers of which nothing is known. */
const packages = pick("Basic|Standard|Premium|Express|Plus|Complete");

const ofNovel = besideAny("genre|agent|synopsis|editor|literary agent");
const inLaw = aroundAny(
  "matter id|matter number|case id|case number|matter|court|attorney|lead attorney|lawyer|practice area",
);
const inTelecom = besideAny("subscriber id|msisdn|tower id|line id|imei|sim number");

/** Networks, print shops, laboratories, guards, translators and publishers. */
export const bureausRules = toTextRules({
  // Who and where
  "assigned operator|current operator|machine operator|shift operator|forklift operator|crane operator|truck driver":
    somebody,
  "responsible|responsible person|person responsible|accountable": somebody,
  "handover notes|handover|shift notes @ shiftreport shift production line":
    "Line 2 runs slower since noon.|New batch starts at six.|Spare part is on its way.|Nothing special.|Oil level to be checked.",
  "responsible team|maintenance team|service team|field team|repair team|inspection team":
    "Maintenance North|Field team 2|Service team East|Night crew|Team South|Workshop team",
  "location|current location & calibration_status next_calibration cas_number catalog_number refrigerant runtime_hours filter_changed_at lift_capacity_kg total_impressions last_serviced_at last_serviced":
    "Building B, room 2.14|Lab 3, bench 2|Workshop|Hall 1, bay 4|Store room 2|Cabinet 5, shelf C",
  "manufacturer|brand|make & lift_capacity_kg speed_sheets_per_hour total_impressions operating_hours":
    "Alpina|Northlift|Kessler|Brandt|Ironline|Meridian Works",
  "fault|fault description|fault reported|malfunction|defect description":
    "Does not start|Overheats after an hour|Unusual noise|Display stays dark|Stops after a minute|Leaks at the front",
  "damage description|description of damage|damage details":
    "Scratches on one side|Dent in the corner|Torn cover|Broken handle|Water marks|Two screws missing",
  "defects|defects found|faults|faults found|issues found|problems found|deficiencies":
    "Scratch on the cover|Loose screw|Missing label|Cable not fixed|Crack in the housing|Seal worn",
  "name|team|team name @ installationteam serviceteam fieldteam cleaningteam maintenanceteam salesteam repairteam":
    "Team North|Team South|Team East|Team West|Team Centre|Night team",
  "name|service name|title @ service": (context) =>
    context.member.isTop ? undefined : packages(context),
  "unit tag|plant tag": shape("AHU-0#", "P-1##", "B-0#"),
  machine: "Machine 2|Unit 3|Machine 5|Station 4|Unit 7",
  // Yards and mills
  "treatment|surface treatment|finish @ sawmillorder timberorder timber lumber log wood":
    "Kiln dried|Pressure treated|Planed|Untreated|Oiled",
  "product|product name @ sawmillorder timberorder":
    "Spruce beam 10 × 10|Larch decking|Oak boards|Roof battens|Pine planks",
  "product|product name|material @ weighticket quarry gravelpit":
    "Gravel 0/32|Crushed stone 8/16|Sand 0/4|Ballast|Armour stone",
  "wood type|wood species|timber type": "Spruce|Pine|Oak|Beech|Larch|Fir",
  "refrigerant|coolant|refrigerant type": "R32|R410A|R290|R134a|R513A",
  "weave|weave type|knit": "Twill|Plain|Satin|Jersey|Herringbone|Rib",
  "composition|material composition|fibre content|fiber content @ fabric textile garment yarn clothing":
    "100 % cotton|65 % polyester, 35 % cotton|100 % wool|98 % cotton, 2 % elastane|100 % linen",
  "name|fabric name @ fabric textile":
    "Cotton twill|Linen canvas|Merino jersey|Denim 12 oz|Silk satin|Wool felt|Poplin",
  "certification|certifications|label @ fabric textile wood timber yarn":
    "OEKO-TEX 100|GOTS|FSC|EU Ecolabel",
  "piece|item|furniture piece|object @ carpentryorder carpentry joinery":
    "Dining table|Bookcase|Staircase|Kitchen front|Bench|Wardrobe",
  "name|product name @ furniture":
    "Alder Chair|Fjord Table|Linden Shelf|Harbour Bench|Mira Desk|Oslo Bed|Nora Stool|Pine Cabinet",
  "recommended treatment|treatment|method @ pest pestinspection pestcontrol":
    "Gel bait|Heat treatment|Traps, checked weekly|Second spraying|Sealing of entry points",
  "findings|finding|observations @ pest pestinspection pestcontrol":
    "Droppings behind the fridge.|Nest under the roof.|Live insects in two rooms.|No activity found.|Gnaw marks on cables.",
  "areas checked|areas inspected|checked areas|inspected areas|rooms checked":
    "Kitchen|Cellar|Attic|Bathroom|Storage room|Outside walls",
  "cause of fault|fault cause|cause of failure|failure cause":
    "Worn door rollers|Loose contact|Broken sensor|Power cut|Blocked filter|Control board",
  "name|plant name @ waterplant treatmentplant wastewaterplant waterworks":
    "Alder Waterworks|North Waterworks|Grey Lake Plant|Upper Valley Reservoir|Harbour Pumping Station",
  "last fault|fault|fault description|fault message @ pump pumpstation station machine boiler chiller":
    "Overheating|Low pressure|Seal leaking|Phase failure|Vibration too high",
  "incidents|incident notes @ report blastreport blast shiftreport":
    "None.|One misfire, cleared.|Dust over the road for ten minutes.|Late by half an hour.",
  // Advisers
  "standard|norm|audit standard @ audit qualityaudit certificate certification":
    "ISO 9001|ISO 14001|ISO 45001|IATF 16949|ISO 27001",
  "department|area|auditee|audited area @ audit qualityaudit internalaudit":
    "Production|Purchasing|Warehouse|Maintenance|Laboratory|Shipping",
  "title|finding|name|summary|subject @ auditfinding":
    "Approvals missing on invoices|Access rights not reviewed|Stock count differs from the books|Training records incomplete|Contracts not signed by both sides|Backups not tested",
  "description|details|observation @ auditfinding":
    "Found in three of twenty samples.|Known since the last audit and not yet closed.|The procedure exists, but is not followed.|Nobody is named as responsible.|Confirmed by the department.",
  "recommendation|recommendations|recommended action @ auditfinding":
    "Name a person in charge.|Check every quarter, and keep a record.|Update the procedure and train the staff.|Require two signatures.|Close before the next audit.",
  "clause|requirement @ finding auditfinding auditfindings":
    "7.1.5 Measuring equipment|8.4 Suppliers|8.5.1 Production|9.2 Internal audit|10.2 Corrective action",
  "title|name|engagement name @ engagement":
    "Annual audit 2026|Due diligence, retail group|Cost review|Tax restructuring|Digital roadmap|Valuation of the plant",
  "scope|scope of work @ engagement mandate audit assignment":
    "Annual accounts and notes.|All sites in two countries.|Purchasing and logistics.|Three workshops and a report.",
  "deliverables|deliverable @ engagement mandate project assignment":
    "Final report|Workshop|Slides for the board|Model in a spreadsheet|Interview notes",
  "partner|engagement partner|lead partner @ engagement mandate audit": somebody,
  "name|title|survey name|study name @ surveyproject marketstudy":
    "Brand tracking, spring|Snack habits 2026|Customer satisfaction, banks|Mobility panel|Packaging test",
  "methodology|method|survey method|mode @ surveyproject marketstudy poll electionpoll opinionpoll":
    "online panel|telephone|face to face|focus groups|diary study",
  "headline|title @ pressrelease":
    "Harbour Foods opens a second bakery|New chair of the board appointed|Turnover up by a tenth|Museum and bank extend their partnership|First electric ferry in service|Prize for young designers awarded",
  "body|text|content @ pressrelease":
    "The company opens its second site in May and hires forty people. The mayor welcomed the decision.|The board has appointed a new chair. She takes office in July.|Turnover rose by a tenth, mostly in the north. The outlook for the year stays the same.",
  "channels|distribution channels|channel @ pressrelease":
    "Newswire|Email list|Website|Social media|Press portal",
  "summary|excerpt @ mention mediamention clipping coverage":
    "Short report with a photo.|Quotes the managing director.|Compares three suppliers.|Critical of the price, fair on quality.|Interview, half a page.",
  "article title|headline|title @ mention mediamention clipping coverage":
    "A bakery that never sleeps|What the new ferry means for the port|Ten ideas against waste|Who pays for the bridge?|Small firms, big plans",
  // Courts
  "result|outcome|decision|ruling @ publichearing zoninghearing planninghearing councilhearing":
    "Approved|Approved with conditions|Denied|Adjourned to the next meeting|Referred to the council",
  "result|outcome|decision|ruling @ hearing courthearing trial":
    "Judgment reserved|Motion granted|Expert to be heard|Adjourned by four weeks",
  "description|title|name|task @ deadline legaldeadline nextdeadline": inLaw(
    "File the statement of defence|Appeal against the judgment|Reply to the opposing counsel|Submit the expert report|Pay the court fee|Name the witnesses",
  ),
  "title|name|task @ mattertask casetask legaltask lawsuittask":
    "Draft the statement of claim|Collect the witness statements|Review the lease and its annexes|Call with the client|Prepare the hearing|Send the fee agreement|Check the limitation period|Request the land register",
  // Power and telephone
  "name|substation name @ substation":
    "Westfield|Harbour North|Alder Hill|Mill Lane|Station Road|Upper Valley|Easton",
  "voltage level|voltage|voltage class @ substation transformer feeder grid":
    "110/20 kV|20/0.4 kV|220/110 kV|380/110 kV",
  "source|energy source @ energymix mix": "Wind|Solar|Hydropower|Biomass|Natural gas|Nuclear",
  "energy source|source|power source|energy mix @ tariff energytariff plan contract":
    "Hydropower|Wind and solar|Mixed|100 % wind|Biogas|Gas and renewables",
  "bonus|welcome bonus|sign up bonus @ tariff contract plan offer":
    "50 € welcome bonus|First month free|5 % for online accounts|30 € for new customers",
  "work description|description|scope|scope of work|work to be done @ workpermit permittowork":
    "Replacement of a circuit breaker.|Oil change at transformer 2.|Painting of the steel frame.|Cable laying in trench 4.|Inspection of the busbar.",
  "hazards|hazard|risks|identified hazards @ workpermit permittowork":
    "Working at height|High voltage|Hot work|Confined space|Moving parts|Noise",
  "safety measures|safety measure|protective measures|control measures":
    "Power switched off and locked|Area fenced off|Second person present|Helmet and gloves|Fire extinguisher at hand",
  "technologies|technology|supported technologies|bands @ tower celltower cell antenna basestation":
    "4G|5G|2G|LTE-M|NB-IoT",
  "category|issue type|problem type|fault type @ troubleticket ticket": inTelecom(
    "No connection|Slow internet|Billing|Router|SIM card|Voice quality",
  ),
  "description|problem|details @ troubleticket ticket": inTelecom(
    "No signal since this morning.|Speed drops in the evening.|Calls break off after a minute.|The router restarts again and again.|Charged twice for one month.",
  ),
  "assigned team|team|queue @ troubleticket ticket": inTelecom(
    "Network operations|Field service|First level|Billing",
  ),
  "product|product name|plan|plan name|tariff & download_mbps upload_mbps download_speed":
    "Fibre 250|Fibre 500|Fibre 1000|DSL 100|Cable 250",
  "vehicle|truck|truck name|truck number @ collectionroute wasteroute collection wastecollection recycling recyclingpickup wastepickup garbagepickup garbage trash waste":
    digits("Truck 1#", "Truck 2#"),
  "buyer|customer|purchaser @ recyclingbatch":
    "Union Metals|Alder Paper|Brandt Glass|Northway Plastics",
  // Cleaning
  "task|item|title|name @ cleaningchecklist":
    "Empty bins|Mop floors|Clean washrooms|Vacuum offices|Wipe desks|Refill soap",
  "complaint|complaints|issue @ cleaning cleaningvisit cleaningjob":
    "Bins not emptied.|Kitchen floor sticky.|Came an hour late.|Meeting room left out.",
  // Print shops
  "format|size|max format|paper format|trim size|maximum format|sheet size @ printjob press printingpress printorder print":
    "A4|A5|A3|SRA3|B2|DL",
  "color|colour & infill_percent nozzle_temperature": "Black|White|Grey|Orange|Natural|Blue",
  "colors|colours|color mode|colour mode|ink @ printjob printorder print":
    "4/4 CMYK|4/0 CMYK|1/1 black|4/4 + Pantone 286",
  "name|press name @ press printingpress":
    "Offset 1, four colours|Digital press 2|Flexo line A|Offset 3, perfecting|Large format 1",
  // Laboratories
  "parameter|analyte|substance|test parameter & detection_limit reference_min":
    "Nitrate|pH|Lead|Iron|Chloride|Sulphate|Total hardness",
  "requested tests|tests|analyses|requested analyses|test list @ sample labsample":
    "Nitrate|pH|Heavy metals|E. coli|Turbidity|Pesticides",
  "project name|project|study @ sample labsample":
    "Pilot study 2026|Baseline study|Follow-up, year two|Method comparison|Routine monitoring|Storage stability",
  "instrument|equipment|device|instrument name & detection_limit analyst analysed_at analyzed_at":
    "HPLC 2|Spectrometer A|pH meter 3|Ion chromatograph|ICP-MS 1",
  "hazard symbols|hazard symbol|pictograms|ghs symbols|ghs pictograms|hazard pictograms":
    "GHS02 flammable|GHS05 corrosive|GHS06 toxic|GHS07 irritant|GHS09 environment",
  "unit|quantity unit @ chemical reagent": "ml|g|l|kg",
  "supplier|vendor|manufacturer @ chemical reagent":
    "Alder Chemicals|Northern Reagents|Labora Supply|Kessler Chemie|Pure & Fine",
  // Guards
  "qualifications|certifications|training|certificates @ guard securityguard securityofficer":
    "First aid|Fire safety|Dog handling|Access control|Driving licence B",
  "route|round|patrol route|tour @ patrol patrollog":
    "North round|Warehouse round|Perimeter|Car park and gates|Office floors",
  "name|checkpoint|location @ patrolcheckpoint logcheckpoint":
    "Main gate|Loading dock|Server room|Car park, level 2|Back door|Roof access",
  // Words
  "language pairs|language pair|languages @ translator interpreter linguist":
    "English–German|German–English|French–English|Spanish–German|English–French|Italian–German",
  "cat tools|cat tool|tools|software @ translator linguist":
    "Trados Studio|memoQ|Phrase|Wordfast|Smartcat",
  "file name|filename|source file @ translationtask translationjob translationfile":
    "user-manual.docx|contract-draft.docx|website-strings.xlf|brochure.idml|press-release.docx",
  "feedback|comments|reviewer feedback|client feedback @ task translationtask assignment job deliverable":
    "Clear and on time.|Two terms to correct on page 3.|Good style, please follow the glossary.|A few typos, otherwise fine.|Exactly as briefed.",
  "name|title|creative name @ creative adcreative":
    "Summer banner|Story video, 15 s|Carousel, new range|Search ad A|Search ad B|Teaser, square|Testimonial clip",
  "size|dimensions|ad size @ creative adcreative banner adbanner":
    "300×250|728×90|1080×1080|1080×1920|160×600",
  "title|working title @ manuscript": ofNovel(
    "The Salt Road|A House Without Clocks|Eleven Winters|The Cartographer's Daughter|What the River Kept|Small Fires|The Last Ferry Home|Under the Lime Trees",
  ),
  "synopsis|summary|pitch|logline @ manuscript": ofNovel(
    "Two sisters inherit a hotel that nobody wants.|A surveyor finds a village that is on no map.|The last summer of a small island school.|A judge is asked to hear her own case.|A thief returns what he once took.",
  ),
  "genre @ manuscript":
    "Literary fiction|Crime|Fantasy|Historical novel|Memoir|Young adult|Thriller",
  "resolution|solution|fix|resolution details|resolution summary @ ticket troubleticket case incident issue request":
    "Replaced the faulty part.|Settings corrected remotely.|Fixed with the latest update.|Explained to the customer.|Restarted, watched for a day.|Amount refunded.",
});
