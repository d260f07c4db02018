import { type Pairing, toMentions, toRanges, toTexts } from "./pairing.ts";

const names = "name|title|course name|course title|training name";

/** What is known of a department, a course or a training by what it is called. */
export const projectPairings: readonly Pairing[] = [
  {
    knownBy: "name|department name|title",
    follows: "code|department code|short code|abbreviation",
    owner: /^(?:department|faculty)$/,
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
    owner: /^university$/,
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
    owner: /^(?:training|trainingcourse|staff)$/,
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
    owner: /^(?:training|trainingcourse|staff)$/,
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
    owner: /^(?:servicerequest|citizenrequest|cityrequest|service|city|citizen)$/,
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
    knownBy: "rarity|tier",
    follows:
      "unlocked by percent|unlock percent|unlock rate|unlocked percent|percent unlocked|global percent|rarity percent|unlock percentage|drop rate|drop chance",
    fits: toRanges({
      common: [42, 91, 1],
      uncommon: [21, 42, 1],
      rare: [7, 21, 1],
      epic: [2, 7, 1],
      legendary: [0.2, 2, 1],
    }),
  },
  {
    knownBy: "type|building type|use|usage",
    follows: "name|building name|title",
    owner: /^building$/,
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
    owner: /^care$/,
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
    owner: /^(?:reading|measurement|sensor|telemetry|datapoint)$/,
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
];
