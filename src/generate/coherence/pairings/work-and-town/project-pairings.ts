import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

const loot = oneOf("gameitem|loot|inventory|inventoryitem|item");

const numbered = Array.from({ length: 290 }, (_, at) => 101 + ((at * 37) % 297));
const departments: Readonly<Record<string, string>> = {
  "computer science": "CS",
  mathematics: "MATH",
  maths: "MATH",
  physics: "PHYS",
  history: "HIST",
  economics: "ECON",
  chemistry: "CHEM",
  psychology: "PSY",
  philosophy: "PHIL",
};

/** The same list for the same letters: few are many records. */
const codes = new Map<string, { readonly texts: readonly string[] }>();

/** `Photography` has PHO before its numbers, and `Data Analysis` DA. */
function toCourseCodes(says: string): { readonly texts: readonly string[] } | undefined {
  const words = says.split(/[:(,]/)[0]?.match(/[a-z]{2,}/g) ?? [];
  const telling = words.filter(
    (word) =>
      !/^(?:and|for|the|of|in|to|an|introduction|advanced|beginners?|basic|basics|from|with|depth|intro)$/.test(
        word,
      ),
  );
  const [first = "", second = ""] = telling;
  if (first === "") return undefined;
  const letters =
    departments[says] ??
    departments[first] ??
    (second === "" ? first.slice(0, 3) : `${first.charAt(0)}${second.charAt(0)}`).toUpperCase();
  const known = codes.get(letters);
  if (known) return known;
  const fitting = { texts: numbered.map((number) => `${letters} ${number}`) };
  codes.set(letters, fitting);
  return fitting;
}

const courseCodes = "code|course code|class code|module code|subject code|course number";
const courses = oneOf("course|module|class|subject|lecture|seminar|courseoffering|catalogcourse");
const taughtBy = "department|subject|faculty|discipline|department name|subject area|category";

const names = "name|title|course name|course title|training name";

/** What is known of a department, a course or a training by what it is called. */
export const projectPairings: readonly Pairing[] = [
  {
    knownBy: names,
    follows: "department|department name|faculty",
    owner: courses,
    isOwn: true,
    fits: toMentions({
      "algorithm|algorithms|database|machine learning": "Computer Science",
      "linear algebra|statistics|calculus": "Mathematics",
      "organic chemistry": "Chemistry",
      thermodynamics: "Physics",
      "cell biology": "Biology",
      "european history": "History",
      "syntax and": "Linguistics",
      "philosophy of": "Philosophy",
      microeconomics: "Economics",
    }),
  },
  // A list of departments says better than a title under what something is taught.
  {
    knownBy: taughtBy,
    follows: courseCodes,
    owner: courses,
    isOwn: true,
    fits: toCourseCodes,
  },
  {
    knownBy: "title|course title|course name|name",
    follows: courseCodes,
    owner: courses,
    unless: new RegExp(`^(?:${taughtBy})$`),
    isOwn: true,
    fits: toCourseCodes,
  },
  {
    knownBy: "name|department name|title",
    follows: "code|department code|short code|abbreviation",
    owner: oneOf("department|faculty"),
    fits: toTexts({
      "computer science": "CS",
      mathematics: "MATH",
      physics: "PHYS",
      biology: "BIO",
      history: "HIST",
      economics: "ECON",
      linguistics: "LING",
      "mechanical engineering": "ME",
      philosophy: "PHIL",
      chemistry: "CHEM",
      law: "LAW",
      psychology: "PSY",
    }),
  },
  {
    knownBy: names,
    follows: "code|course code|number",
    owner: /^~university$/,
    fits: toMentions({
      "algorithm|database|machine learning": "CS 101|CS 230|CS 341|CS 215",
      "linear algebra|statistics|calculus": "MATH 110|MATH 205|MATH 231",
      "organic chemistry|thermodynamics": "CHEM 120|PHYS 210|CHEM 245",
      "cell biology": "BIO 102|BIO 210",
      "european history": "HIST 130|HIST 212",
      "syntax and": "LING 204",
      "philosophy of": "PHIL 118",
      microeconomic: "ECON 101|ECON 202",
    }),
  },
  {
    knownBy: names,
    follows: "category|topic|area|type",
    owner: oneOf("training|trainingcourse"),
    fits: toMentions({
      "fire|first aid|safety": "Safety|=safety",
      "data protection|compliance": "Compliance|=compliance",
      "leading|conflict|feedback": "Leadership|=leadership",
      presentation: "Communication|=communication|=soft skills",
      "spreadsheet|software": "IT skills|=it|=technical",
    }),
  },
  {
    knownBy: names,
    follows: "certificate name|certificate|certification|certificate title",
    owner: oneOf("training|trainingcourse"),
    fits: toMentions({
      "first aid": "First Aider",
      "fire|safety": "Fire Warden",
      "data protection": "Data Protection, level 1",
      leading: "Team Lead certificate",
      "conflict|presentation|spreadsheet": "Certificate of attendance",
    }),
  },
  {
    knownBy: "title|subject|name",
    follows: "category|service category|issue category|topic|area",
    owner: oneOf("servicerequest|citizenrequest|cityrequest|service|city|citizen"),
    fits: toMentions({
      "pothole|road": "Roads",
      "light|lamp": "Street lighting",
      "waste|bin|rubbish|dumping": "Waste",
      "tree|bench|park": "Parks and trees",
      "drain|water|flood": "Drains",
      "graffiti|bicycle|noise": "Public order",
    }),
  },
  {
    knownBy: "frequency|cadence|schedule|repeat",
    follows:
      "target per week|times per week|goal per week|days per week|weekly target|weekly goal|target days per week",
    fits: toRanges({ daily: [7, 7, 0], weekly: [1, 4, 0], weekdays: [5, 5, 0] }),
  },
  {
    knownBy: "rarity",
    follows: "item|item name|name|title",
    owner: oneOf("gameitem|loot|lootdrop|inventory|inventoryitem"),
    unless: oneOf("type|kind|slot|category"),
    fits: toTexts({
      common: "Torch|Rope, 15 m|Lockpick set|Iron sword|Oak shield|Bread and cheese",
      uncommon: "Healing potion|Silver dagger|Scroll of light|Hunting bow",
      rare: "Ring of warding|Elven cloak|Scroll of light|Silver dagger",
      "epic|mythic": "Frostbound axe|Staff of embers|Cloak of shadows|Stormcaller bow",
      legendary: "Crown of the first king|Dragonbone shield|Blade of dawn|Phoenix amulet",
    }),
  },
  {
    knownBy: "rarity|tier|quality",
    follows: "quantity|count|amount",
    owner: loot,
    fits: toRanges({
      common: [3, 24, 0],
      uncommon: [2, 9, 0],
      rare: [1, 3, 0],
      "epic|legendary|mythic": [1, 1, 0],
    }),
  },
  {
    knownBy: "rarity",
    follows: "price|value|sell price",
    owner: oneOf("gameitem|loot|inventory|inventoryitem|item|weapon|armor"),
    fits: toRanges({
      common: [5, 60, 0],
      uncommon: [60, 180, -1],
      rare: [180, 650, -1],
      epic: [650, 2200, -1],
      "legendary|mythic": [2400, 9000, -2],
    }),
  },
  {
    knownBy: "rarity|tier",
    follows:
      "unlocked by percent|unlock percent|unlock rate|unlocked percent|percent unlocked|global percent|rarity percent|unlock percentage|global unlock percentage|global unlock percent|global unlock rate|global percentage|unlocked percentage|percentage unlocked|player percent|drop rate|drop chance",
    fits: toRanges({
      common: [42, 91, 1],
      uncommon: [21, 42, 1],
      rare: [7, 21, 1],
      epic: [2, 7, 1],
      legendary: [0.2, 2, 1],
    }),
  },
  {
    knownBy: "rarity|tier",
    follows: "points|xp|gamerscore|xp reward|reward points|points awarded",
    owner: oneOf("achievement|trophy|badge"),
    fits: toRanges({
      "common|bronze": [10, 20, -1],
      "uncommon|silver": [20, 40, -1],
      "rare|gold": [50, 80, -1],
      epic: [90, 140, -1],
      "legendary|platinum": [150, 250, -1],
    }),
  },
  {
    knownBy: "type|building type|use|usage",
    follows: "name|building name|title",
    owner: oneOf("building"),
    isOwn: true,
    fits: toTexts({
      "office|commercial": "Harbour Office Block|North Tower|Union House|Station Square Offices",
      "residential|apartment": "Riverside Apartments|Linden Court|Mill Lane Flats|Garden Terrace",
      "industrial|warehouse": "Dock Warehouse 3|Mill Lane Works|East Logistics Hall",
      "school|education|educational": "Mill Lane School|North Campus Hall",
      retail: "Market Arcade|Station Mall",
    }),
  },
  {
    knownBy: "type|incident type|kind",
    follows: "description|details|summary|what happened",
    owner: /^(?:~care|care)$/,
    fits: toTexts({
      fall: "Found sitting on the floor beside the bed.|Slipped in the bathroom, no injury visible.",
      "medication error": "Evening dose was given twice.|Tablet of another resident was given.",
      wandering:
        "Left the house and was found in the garden.|Was looking for the bus stop at night.",
      injury: "Bruise on the left arm, cause unclear.|Cut on the hand from a broken glass.",
    }),
  },
  {
    knownBy: "unit|unit of measure|measurement unit",
    follows: "value|reading|measured value|last value|current value",
    owner: oneOf("reading|measurement|sensor|telemetry|datapoint"),
    // A counter that goes up has no usual range.
    unless: oneOf("previous value|previous reading|consumption|usage|meter id|meter|meter number"),
    fits: toRanges({
      "°c|c|celsius": [16, 27, 1],
      "%": [30, 68, 1],
      ppm: [420, 1150, 0],
      hpa: [985, 1032, 1],
      lux: [80, 900, 0],
      "db|dba": [32, 71, 1],
      "µg/m³": [4, 38, 1],
      v: [219, 241, 1],
      kwh: [1, 42, 1],
      w: [20, 1800, 0],
      detections: [0, 12, 0],
      "m/s": [0, 12, 1],
    }),
  },
  {
    knownBy: "instrument|main instrument",
    follows: "section|orchestra section|group",
    owner: oneOf("musician|player|orchestra|band|member"),
    fits: toTexts({
      "violin|viola|cello|double bass|guitar|harp": "Strings",
      "trumpet|trombone|horn|tuba": "Brass",
      "clarinet|flute|oboe|saxophone|bassoon": "Woodwinds",
      "piano|organ|keyboard": "Keys",
      "drums|percussion|timpani": "Percussion",
    }),
  },
  {
    knownBy: "type|folder type|kind",
    follows: "name|title|label",
    owner: oneOf("mailbox|mailfolder"),
    isOwn: true,
    fits: toTexts({
      inbox: "Inbox",
      sent: "Sent",
      "drafts|draft": "Drafts",
      "spam|junk": "Spam",
      "trash|deleted": "Trash",
      archive: "Archive",
      "custom|folder": "Receipts|Travel|Family|Projects|Newsletters",
    }),
  },
  {
    knownBy: "title|name|task",
    follows: "category|area|department|type",
    owner: oneOf("onboarding"),
    fits: toMentions({
      "training|handbook|course": "Training|=training",
      "laptop|account|password|security|email": "IT|=it",
      "payroll|contract|form|insurance": "HR|=hr",
      "desk|badge|key|tour": "Facilities|=facilities",
    }),
  },
  {
    knownBy: "type|event type|kind",
    follows: "description|message|details|title",
    owner: oneOf("security"),
    fits: toTexts({
      motion: "Motion in the hallway|Motion at the front door|Movement in the garden",
      "door opened": "Front door opened|Back door opened while away",
      "glass break": "Glass break detected in the kitchen|Window sensor triggered",
      alarm: "Alarm went off|Siren on for two minutes",
    }),
  },
  {
    knownBy: "status|state|phase",
    follows: "message|text|body|description",
    owner: oneOf("update|updates"),
    fits: toTexts({
      investigating: "We are looking into reports of errors.",
      identified: "The cause is found, a fix is on its way.",
      monitoring: "A fix is in place, we keep watching.",
      "resolved|fixed|completed": "All systems work as they should again.",
    }),
  },
  {
    knownBy: "title|name",
    follows: "destination|place|location|where",
    owner: oneOf("outing|fieldtrip|excursion"),
    fits: toMentions({
      "fire station": "Fire station North",
      zoo: "City zoo",
      farm: "Linden farm",
      park: "Riverside park",
      theatre: "Puppet theatre",
      library: "Central library",
    }),
  },
  {
    knownBy: "outcome|result|decision|recommendation|verdict",
    follows: "rating|score|overall rating|overall score",
    owner: oneOf("interview"),
    fits: toRanges({
      "failed|rejected|no hire|no|reject|declined|strong no": [1, 2, 0],
      "passed|advanced|hire|strong hire|yes|advance|accepted|strong yes": [4, 5, 0],
    }),
  },
  {
    knownBy: "outcome|result|decision|recommendation|verdict",
    follows: "feedback|notes|comments|comment|interviewer feedback",
    owner: oneOf("interview"),
    fits: toTexts({
      "failed|rejected|no hire|no|reject|declined":
        "Would like more depth on testing.|Friendly, but too little experience for the role.|Answers stayed on the surface.",
      "passed|advanced|hire|strong hire|yes|advance|accepted":
        "Clear thinker, asks good questions.|Great fit for the team.|Solid technical base.",
    }),
  },
  {
    knownBy: "stage|status|application status|current stage|pipeline stage",
    follows: "score|match score|fit score|assessment score|ai score|candidate score",
    owner: oneOf("application|candidate|applicant|jobapplication"),
    fits: toRanges({
      "hired|accepted|offer|offered|offer made|offer extended|offer sent": [74, 97, 0],
      "interview|interviewing|interviewed|final|onsite|final round|shortlisted": [62, 94, 0],
      "rejected|declined|not selected": [24, 66, 0],
    }),
  },
  {
    knownBy: "department|team",
    follows: "skills|skill set|top skills",
    owner: oneOf("employee|staff|colleague|worker"),
    fits: toMentions({
      sales: "Negotiation|Forecasting|Cold calling|Presentations|Spanish",
      "marketing|communication": "Copywriting|SEO|Photography|Analytics|Campaigns",
      "people|human resources|hr": "Interviewing|Payroll|Labour law|Coaching",
      "engineering|development|it|platform": "TypeScript|React|SQL|Docker|Python",
      "finance|accounting": "Accounting|Excel|SQL|Tax law|Reporting",
      design: "Figma|Illustration|User research|Prototyping",
      "support|customer": "Customer service|French|Troubleshooting|Writing",
      "operations|logistics": "Planning|Procurement|Excel|First aid",
      legal: "Contract law|Data protection|Negotiation",
      product: "Roadmaps|User research|Analytics|Writing",
      "data|analytics": "SQL|Python|Statistics|Dashboards|Spark",
      "quality|qa": "Test automation|Selenium|SQL|Bug reports",
      "security|infrastructure": "Linux|Networking|AWS|Docker|Terraform",
      "administration|office": "Excel|Scheduling|Writing|First aid",
      "research|r&d": "Statistics|Python|Writing|Lab work",
    }),
  },
  {
    knownBy: "title|job title|position|role",
    follows: "responsibilities|duties|key responsibilities|what you will do",
    owner: oneOf("job|posting|vacancy|opening|jobposting|position|role|listing|internship"),
    fits: toMentions({
      "data|analyst":
        "Answer questions with numbers|Keep dashboards up to date|Check the quality of data|Present results to the team",
      "developer|engineer|software|devops|programmer":
        "Build and review features|Write tests and documentation|Fix what users report|Plan the weekly release|Keep services fast and stable",
      "designer|ux|researcher":
        "Turn ideas into prototypes|Talk to users every week|Look after the design system|Present drafts to the team",
      "marketing|content|brand|copywriter":
        "Plan campaigns for the season|Write texts for site and newsletter|Watch what works, and say so|Work with design on visuals",
      "sales|account manager|business development":
        "Look after existing customers|Find and visit new customers|Prepare offers|Keep the forecast up to date",
      "support|customer|success":
        "Answer questions from customers|Keep help articles up to date|Tell the team what comes up often|Onboard new customers",
      "hr|recruiter|people|human resources|talent":
        "Onboard new colleagues|Lead interviews|Prepare contracts|Plan trainings",
      "finance|accountant|controller|payroll":
        "Close the books each month|Prepare monthly reports|Check invoices and expenses|Help with the yearly budget",
      "logistics|operations|procurement|warehouse|supply":
        "Keep stock and deliveries in order|Compare suppliers|Plan shifts with the team|Prepare monthly reports",
      "nurse|doctor|physician|therapist|care":
        "Care for patients on the ward|Keep patient records|Talk with families|Hand over at the end of a shift",
      "chef|cook|waiter|barista|kitchen":
        "Prepare dishes for service|Keep the kitchen clean|Check deliveries|Help plan the menu",
      "teacher|tutor|lecturer|trainer":
        "Prepare and give lessons|Mark and give feedback|Talk with parents|Plan the term with colleagues",
      "manager|lead|director|head":
        "Plan the week with the team|Prepare monthly reports|Onboard new colleagues|Agree on goals and follow them up",
    }),
  },
  {
    knownBy: "title|job title|position|role|headline|current title|current position",
    follows: "skills|required skills|skills required|tech stack|key skills|skill set",
    owner: oneOf(
      "job|posting|vacancy|opening|jobposting|candidate|applicant|freelancer|resume|talent",
    ),
    fits: toMentions({
      "software|developer|frontend|backend|full-stack|devops":
        "TypeScript|React|SQL|Docker|Git|Python",
      illustrator: "Illustration|Character design|Procreate|Adobe Illustrator|Storyboards",
      writer: "Writing|Editing|Interviews|Research|Proofreading",
      "photographer|videographer|video editor":
        "Photography|Lighting|Retouching|Lightroom|Product shots",
      translator: "Spanish|German|Proofreading|Subtitling|Localization",
      data: "SQL|Python|Statistics|Dashboards|Spark",
      "user researcher|ux|designer": "Figma|User research|Prototyping|Illustration|Accessibility",
      "sales|account manager|business development": "Negotiation|CRM|Presentations|Forecasting",
      "marketing|brand|content|copywriter": "Copywriting|SEO|Analytics|Campaigns|Photography",
      "customer success|support": "Customer service|Troubleshooting|Writing|Onboarding",
      "finance|accountant|payroll|controller|procurement":
        "Accounting|Excel|Reporting|Negotiation|Tax law",
      "hr|people|recruiter|talent": "Interviewing|Labour law|Coaching|Payroll",
      "legal|counsel|compliance": "Contract law|Data protection|Negotiation",
      "product|project manager|scrum": "Roadmaps|Planning|Analytics|Stakeholder management",
      engineer: "CAD|Testing|Project planning|Python",
      "operations|logistics|warehouse": "Planning|Excel|Procurement|First aid",
    }),
  },
];
