import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

const asked = oneOf("request|report|complaint|issue|ticket");
const subject =
  "service name|service|request type|issue type|report type|category|subject|title|service type";

const problems = toMentions({
  "pothole|road damage|road surface|roads|infrastructure":
    "Deep hole in the cycle lane, close to the crossing.",
  "missed waste|waste collection|missed pickup|waste|garbage|trash|litter":
    "The bins were not emptied on Tuesday.",
  "street ?light|streetlight|lighting|street_light|electricity": "Lamp has been off for a week.",
  "water|sewage|sewer|drainage":
    "Brown water from the tap since Monday.|Water comes up through the pavement.",
  "parking|traffic": "Cars stand on the pavement every evening.",
  "park|tree": "A branch blocks half of the path.",
  "graffiti|vandalism": "Tags on the wall of the underpass.",
  "blocked drain|flooding": "Water stands in the street after rain.",
  "fallen tree": "A branch blocks half of the pavement.",
  "abandoned bicycle|abandoned vehicle": "Left at the corner since the spring.",
  "noise|noise complaint": "Loud music after midnight at the weekend.",
  "illegal dumping": "Old mattresses beside the glass containers.",
});

/** What people ask their town for, by what it is about. */
const permitKinds = "permit type|type|work type|category|application type|kind";
const permits = oneOf("permit|permitapplication|buildingpermit|permitrequest|planningapplication");
/** What is built, and what is done to what stands. */
const building =
  "building|construction|commercial|residential|new build|new home|extension|addition|renovation|remodel|remodeling|alteration|roof|roofing|facade|change of use|demolition|excavation|grading|electrical|plumbing|mechanical|hvac|solar|garage|carport|fence|deck|pool|sign|signage|loft|conservatory|zoning|land use|subdivision|variance";

export const publicPairings: readonly Pairing[] = [
  // What it is sorted under says more than what somebody has called it.
  ...["category|issue type|report type|type", subject].map((knownBy) => ({
    knownBy,
    follows: "description|details|issue description|problem",
    owner: asked,
    fits: problems,
  })),
  {
    knownBy: subject,
    follows:
      "agency|agency responsible|responsible agency|department|responsible department|department responsible|assigned department|handling department",
    owner: asked,
    fits: toMentions({
      "pothole|road damage|road surface|sidewalk|roads|infrastructure": "Public Works",
      "missed waste|waste collection|missed pickup|illegal dumping|waste|garbage|trash|litter":
        "Waste Management",
      "street ?light|streetlight|lighting|electricity": "Street Lighting",
      "parking|traffic": "Traffic Office",
      "graffiti|vandalism|abandoned bicycle|abandoned vehicle": "Public Order Office",
      "blocked drain|flooding|water|no pressure|sewage|sewer|drainage": "Water and Sewer",
      "fallen tree|park maintenance|park": "Parks and Recreation",
      "noise|noise complaint": "Environmental Health",
    }),
  },
  {
    knownBy: "category|crime type|offense type|type",
    follows: "offense|offence|charge|crime|title",
    owner: oneOf("crime|police|offense|arrest|charge"),
    fits: toTexts({
      theft: "Bicycle theft|Shoplifting|Pickpocketing",
      assault: "Assault outside a bar|Threatening behaviour",
      burglary: "Residential burglary|Break-in at a shop",
      vandalism: "Graffiti|Broken windows|Damaged car",
      fraud: "Card fraud|Online fraud|False invoice",
    }),
  },
  {
    knownBy: "offense|offence|charge|crime|category|crime type|offense type|incident type|type",
    follows: "narrative|description|summary|details|report text",
    owner: oneOf("crime|police|offense|arrest|charge"),
    fits: toMentions({
      "theft|shoplifting|pickpocketing":
        "Lock was cut while the owner was in the library.|Wallet taken in a crowded tram.",
      "assault|threaten": "Argument outside a bar, one person slightly hurt.",
      "burglary|break-in": "Window forced during the night, laptop missing.",
      "speeding|reckless driving|drunk driving|dui|traffic":
        "Car stopped at the junction after a pursuit of two kilometres.",
      "vandalism|graffiti|broken window|damaged car":
        "Paint on the wall of the underpass, seen by two passers-by.",
      "fraud|scam|false invoice":
        "Caller was asked for a code by phone, money withdrawn the same day.",
    }),
  },
  {
    knownBy: "type|tide type|tide|tide state|state",
    follows: "height m|height|height meters|water level m|water level|level m",
    owner: oneOf("tide|tidereading|tideprediction|tidelevel|tidetable"),
    fits: toRanges({ "high|high tide": [3.4, 6.2, 1], "low|low tide": [0.3, 1.6, 1] }),
  },
  {
    knownBy: "medal|medal type",
    follows: "rank|place|position|placement|final rank",
    fits: toRanges({ gold: [1, 1, 0], silver: [2, 2, 0], bronze: [3, 3, 0] }),
  },
  {
    knownBy: "sport|discipline",
    follows: "event|event name|competition event",
    owner: oneOf("olympicresult|olympic|olympicmedal|olympicathlete|olympics|olympicevent|medal"),
    fits: toTexts({
      "Athletics|Track and field|Running": "100 metres|Long jump|Marathon|4 × 400 metres relay",
      Swimming: "100 m freestyle|200 m butterfly|400 m medley",
      Cycling: "Road race|Team pursuit|Individual sprint",
      "Tennis|Badminton|Table tennis": "Singles|Doubles|Mixed doubles",
      "Football|Basketball|Volleyball|Handball|Hockey|Rugby": "Tournament",
    }),
  },
  {
    knownBy: "severity|severity level|size",
    follows: "diameter cm|width cm|length cm|diameter",
    owner: oneOf("pothole|potholereport|roaddamage|roaddefect"),
    fits: toRanges({
      "minor|low|small": [12, 28, 0],
      "moderate|medium": [30, 55, 0],
      "severe|major|high|large|critical|dangerous": [58, 110, 0],
    }),
  },
  {
    knownBy: "severity|severity level|size",
    follows: "depth cm|depth",
    owner: oneOf("pothole|potholereport|roaddamage|roaddefect"),
    fits: toRanges({
      "minor|low|small": [2, 4, 0],
      "moderate|medium": [5, 8, 0],
      "severe|major|high|large|critical|dangerous": [9, 18, 0],
    }),
  },
  {
    knownBy: "severity|severity level",
    follows: "cvss|cvss score|score|base score|cvss base score",
    owner: oneOf("vulnerability|advisory|finding|cve"),
    fits: toRanges({
      low: [0.8, 3.9, 1],
      "medium|moderate": [4, 6.9, 1],
      high: [7, 8.9, 1],
      critical: [9, 10, 1],
    }),
  },
  {
    knownBy: "title|name|summary",
    follows: "cwe|weakness|weakness type|vulnerability type|category",
    owner: oneOf("vulnerability|advisory|finding|cve"),
    fits: toMentions({
      xss: "CWE-79: Cross-site scripting",
      idor: "CWE-639: Insecure direct object reference",
      redirect: "CWE-601: Open redirect",
      "rate limit": "CWE-307: Missing rate limit",
      csrf: "CWE-352: CSRF",
      "stack trace": "CWE-209: Error message with details",
    }),
  },
  {
    knownBy: "title|name|summary",
    follows: "description|details",
    owner: oneOf("vulnerability|advisory|finding|cve"),
    fits: toMentions({
      xss: "Input is shown again without being escaped.",
      idor: "The identifier in the address is not checked against the account.",
      redirect: "The target after login may be on any site.",
      "rate limit": "Tries are not counted, so a code can be guessed.",
      csrf: "The form accepts requests from other sites.",
      "stack trace": "Errors show file names and line numbers.",
    }),
  },
  {
    knownBy: "permit type|type|work type|category",
    follows: "estimated cost|project cost|valuation|estimated value|construction cost|job value",
    owner: oneOf("permit|permitapplication|buildingpermit"),
    fits: toRanges({
      "building|construction|new construction|residential|commercial|new build": [
        60_000, 640_000, -3,
      ],
      "addition|extension": [40_000, 240_000, -3],
      "renovation|remodel|alteration|change of use": [18_000, 160_000, -3],
      "electrical|plumbing|mechanical|hvac|gas|roofing|solar": [1800, 24_000, -2],
      "demolition|excavation|grading": [8000, 60_000, -3],
      "event|sign|signage|fence|street|parking|special event|filming|vendor": [400, 9000, -2],
    }),
  },
  {
    knownBy: permitKinds,
    follows: "department|department name|office|responsible department|assigned department",
    owner: permits,
    fits: toMentions({
      "change of use|zoning|land use|subdivision|variance": "City Planning|Planning and Building",
      "event|festival|filming|block party|street closure|street vendor|vendor":
        "Public Order Office|Events and Licensing",
      "parking|loading|traffic|driveway": "Traffic Office|Transport",
      "tree|park|environment": "Parks and Recreation",
      "alcohol|liquor|food|business|trade|restaurant": "Licensing Office",
      [building]: "Building Office|Planning and Building",
    }),
  },
  {
    knownBy: permitKinds,
    follows:
      "documents name|documents title|documents file name|attachments name|attachments title|required documents|submitted documents",
    owner: permits,
    fits: toMentions({
      "event|festival|filming|block party|street closure":
        "Site plan|Proof of insurance|Programme of the event|Safety plan|Consent of the neighbours",
      "parking|loading|driveway":
        "Vehicle registration|Proof of address|Copy of the identity card|Signed form|Site plan",
      "alcohol|liquor|food|business|trade|restaurant|vendor":
        "Business registration|Floor plan|Proof of insurance|Lease of the premises|Signed form",
      [building]:
        "Site plan|Floor plans|Elevation drawings|Proof of ownership|Structural report|Signed form",
    }),
  },
  {
    knownBy: "network|chain|blockchain",
    follows: "currency|asset|coin|symbol",
    owner: oneOf("wallet|crypto|cryptowallet"),
    isOwn: true,
    fits: toTexts({
      bitcoin: "BTC",
      ethereum: "ETH|USDC",
      "arbitrum|optimism|base": "ETH|USDC",
      polygon: "POL|USDC",
      solana: "SOL|USDC",
    }),
  },
  {
    knownBy: "name|program name|title",
    follows: "description|summary|about",
    owner: /^(?:programs?|programmes?)$/,
    fits: toMentions({
      "tutoring|reading": "Two afternoons a week, free of charge.",
      "food bank": "Parcels for families every Friday.",
      shelter: "Beds and breakfast from November to March.",
      "job training": "Six months with a mentor.",
      "clean-up|garden": "Every first Saturday, gloves provided.",
    }),
  },
  {
    knownBy: "permit type|type|category|application type|kind",
    follows: "fee|permit fee|application fee|fee amount|fees|cost",
    owner: oneOf("permit|permitapplication|permitrequest"),
    isOwn: true,
    fits: toRanges({
      "building|construction|new construction|commercial|residential": [420, 1800, -1],
      "demolition|excavation": [240, 780, -1],
      "renovation|remodel|alteration|addition|zoning|land use|environmental": [180, 640, -1],
      "electrical|plumbing|mechanical|hvac|roofing|solar": [70, 240, -1],
      "business|food|alcohol|liquor|vendor|street vendor": [120, 480, -1],
      "event|special event|filming|film|street closure|block party": [60, 280, -1],
      "parking|resident parking|sign|signage|fence|garage sale|tree removal": [30, 120, -1],
    }),
  },
  {
    knownBy: "visa type|type|category",
    follows: "purpose|purpose of visit|purpose of travel|reason",
    owner: oneOf("visa"),
    fits: toTexts({
      "tourist|tourism|visitor": "Holiday|Family visit|City trip",
      business: "Trade fair|Client meetings|Conference",
      "student|study": "Exchange semester|Degree course",
      work: "Employment|Seasonal work",
      transit: "Onward flight",
      family: "Joining a spouse|Family visit",
    }),
  },
];
