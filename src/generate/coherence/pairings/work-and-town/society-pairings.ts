import { type Pairing, toMentionedRanges, toRanges, toTexts } from "../pairing.ts";

/** What rescuers, courts and those who learn write down, by its kind. */
export const societyPairings: readonly Pairing[] = [
  {
    knownBy: "type|unit type|vehicle type",
    follows: "call sign|callsign|unit number|unit code|unit name|name",
    owner: /^(?:unit|emergencyunit|rescueunit|emergency)$/,
    fits: toTexts({
      "ambulance|medic|ems|medical": "A-11|A-12|A-14|A-23|A-31",
      "fire engine|fire truck|engine|fire|truck|ladder": "E-3|E-7|E-12|E-18|L-5",
      "police car|police|patrol|patrol car|squad car": "P-21|P-27|P-34|P-42|P-48",
      "rescue|rescue team|heavy rescue": "R-1|R-2|R-4|R-6",
      "helicopter|air ambulance": "H-1|H-2",
      "hazmat|boat": "S-1|S-2|S-3",
    }),
  },
  {
    knownBy: "storage location|storage|location|stored in|freezer",
    follows: "temperature|storage temperature|storage temp|temperature c",
    owner: /^(?:sample|specimen|aliquot|labsample)$/,
    fits: toMentionedRanges({
      "freezer|-20": [-25, -18, 0],
      "-80|nitrogen|deep freezer": [-82, -76, 0],
      "fridge|refrigerator|cold room|cold": [2, 6, 0],
      "shelf|rack|cabinet|room": [18, 22, 0],
    }),
  },
  {
    knownBy: "type|sample type|material|specimen type",
    follows: "unit|volume unit|quantity unit",
    owner: /^(?:sample|specimen|aliquot|labsample)$/,
    fits: toTexts({
      "blood|water|serum|plasma|urine|saliva": "ml",
      "soil|tissue|rock|plant|sediment": "g",
    }),
  },
  {
    knownBy: "level|seniority|seniority level|experience level|expertise level|career level|rank",
    follows:
      "years experience|years of experience|experience years|years in practice|years teaching|years of practice",
    fits: toRanges({
      "intern|trainee|apprentice|entry|entry level|beginner|novice": [0, 1, 0],
      "junior|associate|assistant": [1, 3, 0],
      "mid|mid level|middle|intermediate|regular|medior": [3, 6, 0],
      "senior|advanced|experienced": [7, 14, 0],
      "lead|principal|staff|expert|master|specialist|head|director|partner": [10, 22, 0],
    }),
  },
  {
    knownBy: "type|notification type|kind|event",
    follows: "icon|icon name",
    owner: /^(?:notification|notice|alert)$/,
    fits: toTexts({
      "like|reaction|favorite|favourite": "heart",
      "comment|reply|message|chat": "message-circle",
      "mention|tag": "at-sign",
      "follow|follower|new follower|friend request|connection|connection request": "user-plus",
      "promotion|promo|offer|marketing|sale|discount|deal": "tag",
      "system|update|maintenance": "settings",
      "warning|alert|error|danger": "alert-triangle",
      "reminder|event|appointment|calendar": "calendar",
      "order|shipping|delivery": "package",
      "payment|billing|invoice": "credit-card",
      "security|login": "shield",
      "share|repost": "share",
      "achievement|badge|milestone|reward": "award",
      "info|news|announcement": "info",
      "success|approval|approved|task|assignment": "check-circle",
      "invite|invitation": "mail",
    }),
  },
];
