import { type Pairing, toMentions } from "./pairing.ts";

const asked = /^(?:request|report|complaint|issue|ticket)$/;
const subject =
  "service name|service|request type|issue type|report type|category|subject|title|service type";

/** What people ask their town for, by what it is about. */
export const publicPairings: readonly Pairing[] = [
  {
    knownBy: subject,
    follows: "description|details|issue description|problem",
    owner: asked,
    fits: toMentions({
      "pothole|road damage": "Deep hole in the cycle lane, close to the crossing.",
      "missed waste|waste collection|missed pickup": "The bins were not emptied on Tuesday.",
      "street ?light|streetlight": "Lamp has been off for a week.",
      graffiti: "Tags on the wall of the underpass.",
      "blocked drain|flooding": "Water stands in the street after rain.",
      "fallen tree": "A branch blocks half of the pavement.",
      "abandoned bicycle|abandoned vehicle": "Left at the corner since the spring.",
      "noise complaint": "Loud music after midnight at the weekend.",
      "illegal dumping": "Old mattresses beside the glass containers.",
    }),
  },
  {
    knownBy: subject,
    follows:
      "agency|agency responsible|responsible agency|department|responsible department|department responsible|assigned department|handling department",
    owner: asked,
    fits: toMentions({
      "pothole|road damage|sidewalk": "Public Works",
      "missed waste|waste collection|missed pickup|illegal dumping": "Waste Management",
      "street ?light|streetlight": "Street Lighting",
      "graffiti|abandoned bicycle|abandoned vehicle": "Public Order Office",
      "blocked drain|flooding|water leak": "Water and Sewer",
      "fallen tree|park maintenance": "Parks and Recreation",
      "noise complaint": "Environmental Health",
    }),
  },
];
