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
];
