import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const lawful = oneOf("matter|case|legal|lawsuit|attorney");
const printed = oneOf("print|printjob|printorder|printing");
const papers = oneOf("document|filing|legal");

/** What is broken, built, printed, bred or fought over: the one word for it decides the other. */
export const worksPairings: readonly Pairing[] = [
  {
    knownBy: "activity|activity type|work type|task type|task|activity code|service|category|type",
    follows: "description|narrative|notes|details|work description",
    owner: oneOf("timeentry|entry|timelog|timerecord|worklog"),
    fits: toTexts({
      research: "Research on limitation periods.|Research on the notice period.",
      drafting: "Drafted the reply to the opposing counsel.|Drafted the settlement.",
      "client call|call|phone call|phone": "Call with the client on the next steps.",
      consultation: "Met the client to go over the evidence.",
      "client meeting": "Went through the open points with the client.|Agreed on the next steps.",
      "court appearance|hearing|court": "Attended the hearing.|Appeared before the judge.",
      "correspondence|email": "Letter to the other side.|Answered the client's questions.",
      "document review|review": "Reviewed the lease and its annexes.|Went through the file.",
      "negotiation|settlement": "Negotiated with the other side.",
      travel: "Travel to the court and back.",
      "development|coding|programming": "Built the import for orders.|Fixed the failing import.",
      "design|ux": "Updated the designs of the checkout.",
      "meeting|meetings": "Weekly meeting.|Planned the next sprint.",
      "testing|qa": "Wrote tests for the form.|Tested the release.",
      "documentation|docs": "Wrote the release notes.|Described the import for the help centre.",
      "bug fixing|bugfixing": "Found out why exports were empty.|Fixed the failing import.",
      "data migration|migration": "Moved last year's orders.|Cleaned up the migration.",
      "sprint planning|planning": "Planned the next two weeks.|Estimated the open stories.",
      "code review": "Reviewed the checkout form.|Review and small fixes.",
      "prototyping|prototype": "First version of the form.|Clickable draft of the dashboard.",
      "deployment|release": "Released version 2.4.|Prepared the release and the way back.",
      "user testing|user research": "Five interviews, notes in the folder.",
      workshop: "Workshop on goals with the client's team.",
      "support|maintenance": "Answered support questions.|Cleaned up old data.",
    }),
  },
  {
    knownBy: "service type|service|type|job type|appointment type",
    follows:
      "estimated duration|duration|duration minutes|estimated minutes|estimated duration minutes",
    owner: oneOf("service|appointment|repair|garage|workshop"),
    isOwn: true,
    fits: toRanges({
      "oil change|tire rotation|tyre rotation|battery replacement|tire change": [30, 60, -1],
      "inspection|diagnostics|diagnostic|wheel alignment|alignment|air conditioning": [60, 90, -1],
      "brake service|brakes|brake repair|brake pads": [90, 150, -1],
      "engine repair|transmission|engine|timing belt": [180, 360, -1],
    }),
  },
  {
    knownBy: "service type|service|type|job type|appointment type|repair type|reason",
    follows:
      "parts|parts used|parts replaced|used parts|replaced parts|parts needed|required parts|part name|part|parts name|parts used name|parts replaced name|parts part|parts used part",
    owner: oneOf(
      "service|appointment|repair|garage|workshop|maintenance|vehicle|car|booking|record",
    ),
    fits: toMentions({
      "oil change|oil service": "Oil filter|Engine oil, 5 l|Drain plug gasket",
      "brake|brakes": "Front brake pads|Brake discs, front|Brake fluid, 1 l",
      "tire|tyre|tires|tyres|wheel alignment|alignment":
        "Tyre valves, set of four|Balance weights|Wheel bolts",
      battery: "Battery, 70 Ah|Terminal grease",
      "air conditioning|ac service|a c": "Cabin filter|Refrigerant, 500 g|Drier",
      "transmission|gearbox|clutch": "Transmission fluid, 4 l|Gearbox filter|Oil pan gasket",
      "engine|timing belt|tune up|diagnostic|diagnostics":
        "Spark plugs, set of four|Air filter|Ignition coil",
      "inspection|annual service|full service|maintenance|scheduled maintenance":
        "Wiper blades|Air filter|Cabin filter|Oil filter",
    }),
  },
  {
    knownBy: "name|part name|description|part",
    follows: "price|unit price|cost|unit cost",
    owner: oneOf("part|parts|sparepart|spare"),
    isOwn: true,
    fits: toMentionedRanges({
      "oil filter|air filter|cabin filter|wiper": [8, 38, 2],
      "engine oil|motor oil|coolant": [24, 79, 2],
      "spark plug": [18, 64, 2],
      "brake pad": [39, 119, 2],
      "brake disc": [59, 169, 2],
      "tyre|tire|starter": [72, 164, 2],
      battery: [79, 189, 2],
      "wheel bearing|tie rod|stabili[sz]er|oxygen sensor|shock": [28, 124, 2],
      "refrigerant|condenser seal|brake fluid|bracket": [9, 58, 2],
    }),
  },
  {
    knownBy: "species|animal|animal type|type",
    follows:
      "milk yield|milk yield liters|daily milk|milk yield litres|daily milk liters|milk per day",
    owner: oneOf("livestock|animal|cow|cattle|milking"),
    isOwn: true,
    fits: toRanges({ "cow|cattle": [14, 36, 1], goat: [2, 4.6, 1], sheep: [0.8, 2.2, 1] }),
  },
  {
    knownBy: "species|animal|animal type|type",
    follows: "purchase price|price|value|purchase cost",
    owner: oneOf("livestock|cattle|farmanimal"),
    isOwn: true,
    fits: toRanges({
      "cow|cattle": [900, 2600, -1],
      "goat|sheep": [110, 420, -1],
      pig: [120, 460, -1],
      horse: [1800, 9000, -2],
      "chicken|duck|hen": [6, 28, 0],
    }),
  },
  {
    knownBy: "plan|plan name|tariff",
    follows: "data limit gb|data limit|data gb|data allowance gb|monthly data gb",
    owner: oneOf("sim|simcard|subscriber|line|phoneline|mobileline"),
    unless: / mb$/,
    isOwn: true,
    fits: toRanges({
      "prepaid|prepaid s": [3, 3, 0],
      "mobile s": [10, 10, 0],
      "mobile m": [20, 20, 0],
      "young 20": [20, 20, 0],
      "mobile l": [40, 40, 0],
      "mobile xl": [80, 80, 0],
    }),
  },
  {
    knownBy: "severity|injury severity|severity level",
    follows: "days lost|lost days|days off work|lost work days",
    owner: oneOf("incident|accident|injury"),
    isOwn: true,
    fits: toRanges({
      "minor|low|near miss": [0, 1, 0],
      "moderate|medium": [2, 7, 0],
      "serious|major|severe|high|critical": [8, 40, 0],
    }),
  },
  {
    knownBy: "reason|return reason",
    follows: "condition|item condition",
    owner: oneOf("return|rma|refund|exchange"),
    isOwn: true,
    fits: toMentions({
      "damaged|broken": "damaged|=damaged|=broken",
      "defective|faulty|not working|stopped working": "defective|=defective|=faulty|=used|=opened",
      "changed|wrong|too small|too large|size|no longer|arrived late":
        "unopened|=new|=unopened|=unused|=like_new|=like new",
    }),
  },
  {
    knownBy: "type|mine type|mining method|method",
    follows: "depth|depth meters|depth m|max depth|max depth meters",
    owner: oneOf("mine|minesite"),
    isOwn: true,
    fits: toRanges({ "open pit|surface|opencast": [60, 620, -1], underground: [260, 2400, -1] }),
  },
  {
    knownBy: "name|camera name",
    follows: "location|area|zone|placement",
    owner: oneOf("camera|cctv"),
    fits: toMentions({
      "front door|entrance|reception|lobby": "Ground floor, entrance",
      "parking|garage|driveway|car park": "Car park",
      "yard|garden|gate|fence": "Outdoors",
      "warehouse|loading|dock": "Warehouse",
      "stair|hall|corridor|lift|elevator": "First floor",
      "office|meeting|server": "Second floor",
    }),
  },
  {
    knownBy: "budget type|payment type|rate type|pricing type",
    follows: "budget|budget min|budget max|min budget|max budget",
    owner: oneOf("gig|job|project|freelance"),
    isOwn: true,
    fits: toRanges({ "hourly|per hour": [25, 95, 0] }),
  },
  {
    knownBy: "looking for|interested in|interest|purpose|transaction type|client type|type",
    follows: "budget|budget min|budget max|min budget|max budget|minimum budget|maximum budget",
    owner: oneOf("client|buyer|lead|prospect|customer|inquiry"),
    isOwn: true,
    fits: toRanges({
      "buy|buying|buyer|purchase": [240_000, 860_000, -4],
      "rent|renting|renter|lease|tenant": [900, 3200, -1],
    }),
  },
  {
    knownBy: "type|usage type|record type",
    follows: "cost|charge|amount|price",
    owner: oneOf("usage|cdr|usagerecord"),
    isOwn: true,
    fits: toRanges({ "sms|text|mms": [0.05, 0.2, 2], "call|voice": [0.1, 3.5, 2] }),
  },
  {
    knownBy: "status|case status",
    follows: "outcome|result|disposition",
    owner: lawful,
    fits: toTexts({
      settled: "Settled out of court|Settled in mediation",
      "closed|decided|won|judgment":
        "Judgment for the plaintiff|Judgment for the defendant|Dismissed|Withdrawn",
      dismissed: "Dismissed|Dismissed with costs",
    }),
  },
  {
    knownBy: "product|product type|item type|print product|type|job type|item",
    follows: "size|format|dimensions|print size",
    owner: printed,
    fits: toTexts({
      "business cards|business card": "85 × 55 mm",
      "flyers|flyer|leaflets|leaflet": "A5|A6|DL",
      "posters|poster": "A2|A1|A3",
      "brochures|brochure|booklet|booklets|catalog": "A4|A5",
      "banners|banner": "200 × 80 cm|300 × 100 cm",
      "stickers|sticker|labels": "50 × 50 mm|80 × 40 mm",
      "t shirts|t shirt": "M|L",
      "book|books|letterhead": "A5|A4",
    }),
  },
  {
    knownBy: "product|product type|item type|print product|type|job type|item",
    follows: "paper type|paper|paper stock|material|stock",
    owner: printed,
    fits: toTexts({
      "business cards|business card": "Uncoated 350 g|Matte 350 g",
      "flyers|flyer|leaflets|leaflet": "Glossy 135 g|Matte 170 g",
      "posters|poster": "Poster paper 150 g|Glossy 200 g",
      "brochures|brochure|booklet|booklets|catalog": "Matte 135 g|Recycled 120 g",
      "banners|banner": "PVC 510 g|Mesh 270 g",
      "stickers|sticker|labels": "Vinyl|Matte film",
    }),
  },
  {
    knownBy: "product|product type|item type|print product|type|job type|item",
    follows: "quantity|copies|qty|print run",
    owner: printed,
    isOwn: true,
    fits: toRanges({
      "business cards|business card": [100, 1000, -2],
      "posters|poster": [10, 200, -1],
      "brochures|brochure|booklet|booklets|catalog": [100, 2000, -2],
      "banners|banner": [1, 12, 0],
    }),
  },
  {
    knownBy: "inspection type|type|category|stage",
    follows: "findings|violations|issues|deficiencies|defects|issues found",
    owner: oneOf("siteinspection|inspection|buildinginspection"),
    fits: toTexts({
      "fire safety|fire":
        "Exit sign not lit|Smoke detector missing|Extinguisher out of date|Blocked emergency exit",
      "electrical|electric|wiring":
        "Junction box without a cover|Ground wire missing|Panel not labelled|Cable not clipped",
      "plumbing|water":
        "Vent pipe not strapped|Leak at the riser|Shut-off valve out of reach|Slope of the drain too small",
      "framing|structural|structure":
        "Joist hanger missing|Anchor bolts too far apart|Header not doubled|Stud notched too deep",
      foundation: "Rebar too close to the form|Footing not deep enough|Anchor bolts too far apart",
      "roof|roofing": "Step flashing missing|Nails not set|Underlay torn at the ridge",
      "insulation|energy": "Gap behind the outlet boxes|Vapour barrier torn",
      "food|hygiene|health":
        "Fridge above 7 °C|No soap at the hand basin|Raw and cooked food on one shelf",
    }),
  },
  {
    knownBy: "name|machine name",
    follows: "type|machine type|category|kind|equipment type",
    owner: oneOf("machine"),
    fits: toMentions({
      "mill|cnc|lathe|drill|grinder|cutter|saw":
        "CNC machine|=cnc|=milling|=lathe|=machining|=cutting",
      "press|stamp": "Press|=press|=hydraulic|=forming|=hydraulic_press",
      "robot|cell|arm": "Robot|=robot|=robotic|=assembly|=robotic_arm",
      "conveyor|belt": "Conveyor|=conveyor|=transport|=conveying",
      "packer|packaging|wrapper|labeller|labeler|filler|palletiser":
        "Packaging|=packaging|=packing",
      "injection|mould|moulder|molder": "Injection moulding|=injection|=molding|=injection_molding",
      "weld|welder|welding": "Welding|=welding|=welder",
      "compressor|pump": "Compressor|=compressor|=utility",
      "oven|furnace|kiln|dryer": "Oven|=oven|=furnace|=heat treatment",
    }),
  },
  {
    knownBy: "name|part name|component name|component|description|material|material name",
    follows: "unit cost|unit price|cost per unit|cost|price",
    owner: oneOf("component|components|bom|material"),
    isOwn: true,
    fits: toMentionedRanges({
      "screw|bolt|washer|rivet|m6|m8": [0.04, 0.6, 2],
      "spring|gasket|seal|clip|o-ring": [0.3, 3.8, 2],
      "bracket|housing|plate|cover|profile|sheet|panel|frame": [1.8, 18, 2],
      "bearing|cable|wire|switch|hinge|wheel": [1.2, 14, 2],
      "circuit board|board|motor|display|battery|sensor|pump|controller": [7, 64, 2],
    }),
  },
  {
    knownBy: "name|part name|component name|component",
    follows: "unit|uom|unit of measure",
    owner: oneOf("component|components|bom"),
    isOwn: true,
    fits: toMentions({
      "screw|bolt|spring|gasket|bracket|housing|bearing|board|motor|switch|sensor|cable":
        "piece|=pcs|=piece|=pieces|=ea|=each|=unit",
    }),
  },
  {
    knownBy: "fuel type|fuel|powertrain|engine type|drivetrain",
    follows: "engine size|engine|displacement|engine displacement",
    owner: oneOf("vehicle|car|automobile|listing"),
    isOwn: true,
    fits: toTexts({ electric: "Electric, 150 kW|Electric, 110 kW|Electric, 210 kW" }),
  },
  {
    knownBy: "fuel type|fuel|powertrain|engine type|drivetrain",
    follows: "year|model year|year of manufacture|production year",
    owner: oneOf("vehicle|car|automobile|listing"),
    isOwn: true,
    fits: toRanges({ electric: [2016, 2026, 0], "plug in hybrid|phev": [2014, 2026, 0] }),
  },
  {
    knownBy: "type|policy type|insurance type|product type|coverage type",
    follows: "deductible|excess|deductible amount",
    owner: /^polic(?:y|ies)$/,
    isOwn: true,
    fits: toRanges({ "life|life insurance|term life|whole life": [0, 0, 0] }),
  },
  {
    knownBy: "type|utility type|meter type|utility|energy type",
    follows: "tariff|tariff name|rate plan|tariff plan",
    owner: oneOf("meter|meters|supply|utility"),
    fits: toTexts({
      "electricity|electric|power": "Green Fixed|Day/Night|Standard|Flex Hour",
      gas: "Standard Gas|Fixed 12|Winter Saver",
      water: "Household|Standard Water|Metered",
    }),
  },
  {
    knownBy: "name|part name|title|description",
    follows: "category|part category|part type|type",
    owner: oneOf("part|spare|sparepart|carpart|autopart"),
    fits: toMentions({
      "brake|pad|disc|caliper": "Brakes|=brakes",
      filter: "Filters|=filters|=engine",
      "spark plug|timing belt|belt|gasket|seal|piston|oil": "Engine|=engine",
      "battery|alternator|bulb|headlight|sensor|fuse|starter": "Electrical|=electrical",
      "shock|spring|bearing|strut|link|absorber|joint": "Suspension|=suspension",
      "radiator|thermostat|water pump|coolant|hose": "Cooling|=cooling|=engine",
      "exhaust|muffler|catalytic": "Exhaust|=exhaust",
      "wiper|mirror|bumper|windscreen|door": "Body|=body",
    }),
  },
  {
    knownBy:
      "complaint|customer complaint|reported problem|reported issue|problem description|issue description|concern|customer concern",
    follows: "diagnosis|findings|finding|cause|root cause",
    owner: oneOf("repair|service|job|vehicle|car|work"),
    fits: toMentions({
      "brak(?:e|es|ing)": "Worn brake pads|Warped front discs",
      "start|starting": "Weak battery|Faulty starter motor",
      "pulls|steering|vibrates": "Misaligned front axle|Worn tie rod end",
      "rattle|bump|knocking": "Broken stabiliser link|Worn shock absorbers",
      "warning light|check engine": "Faulty oxygen sensor|Loose ignition coil",
      "air conditioning|cool|heating": "Leaking refrigerant line|Clogged cabin filter",
      "oil|leak|smoke": "Leaking valve cover gasket",
    }),
  },
  {
    knownBy: "practice area|area of law|matter type",
    follows: "title|name|matter name",
    owner: oneOf("matter|legalmatter"),
    fits: toTexts({
      "litigation|civil|contract": "Unpaid invoices|Claim for late delivery",
      "real estate|property": "Lease dispute with the landlord|Boundary with a neighbour",
      "employment|labor|labour": "Dismissal of an employee|Two years of unpaid overtime",
      "family|divorce": "Divorce settlement|Custody of two children",
      "corporate|business": "Purchase of a family business|Sale of a minority share",
      "estate|probate|inheritance": "Estate of a late aunt",
    }),
  },
  {
    knownBy: "heading|title|name",
    follows: "body|text|content",
    owner: oneOf("clause|clauses"),
    fits: toTexts({
      Confidentiality: "Both parties keep what they learn to themselves.",
      "Term and termination": "Either party may end this agreement with notice in writing.",
      Liability: "Neither party is liable for what it could not foresee.",
      "Payment terms": "Invoices are due within thirty days.",
      "Data protection": "Personal data is used for this agreement only.",
      "Intellectual property": "What is made belongs to the client.",
      Notices: "Notices need the written form.",
    }),
  },
  {
    knownBy: "title|name|subject|matter name|case name|description",
    follows: "practice area|area of law|area|case type|matter type|category",
    owner: lawful,
    fits: toMentions({
      "trade ?mark|patent|copyright|licen[cs]e": "Intellectual property|=ip",
      "estate of|inheritance|will|probate": "Inheritance law|=probate|=estate",
      "lease|landlord|tenant|purchase of|boundary|property": "Real estate|=real estate|=property",
      "dismissal|employee|employment|wage|severance": "Employment law|=employment|=labor|=labour",
      "divorce|custody|adoption": "Family law|=family",
      "merger|shareholder|company|incorporation|acquisition": "Corporate law|=corporate",
      "accident|injury|malpractice": "Personal injury|=injury|=personal injury",
      "contract|supplier|delivery|debt|warranty": "Contract law|=contract|=civil",
    }),
  },
  {
    knownBy: "name|title|file name|document name",
    follows: "type|document type|kind|category",
    owner: oneOf("document|documents|attachment|attachments|paper|papers|evidence"),
    fits: toMentions({
      "photo|picture|image": "photo|=photo|=image",
      "receipt|proof of purchase|invoice|bill": "receipt|=receipt|=invoice",
      "doctor|medical|diagnosis|discharge": "medical report|=medical|=medical_report",
      "estimate|quote|offer": "estimate|=estimate|=quote",
      "police|statement|witness": "statement|=statement|=police_report",
      "bank|account": "bank details|=bank|=other",
      "passport|identity|licence|license": "identification|=id|=identity",
      "contract|lease|agreement": "contract|=contract|=agreement",
      "claim form|form|application": "form|=form|=claim_form",
    }),
  },
  {
    knownBy: "title|document title",
    follows: "document type|type|category",
    owner: papers,
    fits: toMentions({
      "motion|dismiss": "motion|=motion",
      "exhibit|photo": "exhibit|=exhibit|=evidence",
      order: "court order|=order",
      "report|opinion": "expert report|=report|=evidence",
      "settlement|agreement|contract|lease": "contract|=contract|=agreement",
      "witness|statement of claim|affidavit": "pleading|=pleading|=statement",
    }),
  },
  {
    knownBy: "common name|name|plant name|species",
    follows: "plant type|type|category|kind",
    owner: oneOf("plant|plants|houseplant"),
    fits: toMentions({
      "monstera|snake plant|peace lily|fiddle-leaf fig|spider plant|pothos":
        "indoor|=houseplant|=indoor|=foliage",
      "aloe vera|cactus|echeveria": "succulent|=indoor",
      "lavender|rosemary|basil|thyme|mint|sage": "herb|=herb|=perennial",
      "tree|oak|maple|apple": "tree",
      "rose|hydrangea": "shrub|=flower",
      "tomato|carrot|lettuce|pepper|bean": "vegetable",
      "tulip|dahlia|sunflower|peony": "flower",
    }),
  },
];
