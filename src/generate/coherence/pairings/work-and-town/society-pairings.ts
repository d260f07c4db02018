import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toRanges, toTexts } from "../pairing.ts";

const plants = oneOf("plant|powerplant|generator|powerstation");
const moods = oneOf(
  "mood|moodentry|moodlog|moodcheckin|moodtracker|checkin|dailycheckin|diary|diaryentry|journal|journalentry",
);

/** What rescuers, courts and those who learn write down, by its kind. */
export const societyPairings: readonly Pairing[] = [
  {
    knownBy: "donor level|level|tier|giving level|donor tier|giving tier",
    follows:
      "total donated|total donations|lifetime giving|total given|total amount|lifetime donations",
    owner: oneOf("donor|supporter|patron|benefactor"),
    fits: toRanges({
      "bronze|friend|basic": [40, 240, -1],
      "silver|supporter": [250, 980, -1],
      "gold|patron": [1000, 4800, -1],
      "platinum|benefactor|diamond": [5000, 24_000, -2],
    }),
  },
  {
    knownBy: "type|unit type|vehicle type",
    follows: "call sign|callsign|unit number|unit code|unit name|name",
    owner: oneOf("unit|emergencyunit|rescueunit|emergency"),
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
    owner: oneOf("sample|specimen|aliquot|labsample"),
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
    owner: oneOf("sample|specimen|aliquot|labsample"),
    unless: oneOf("test|test name|analyte|parameter|result|result value"),
    isOwn: true,
    fits: toTexts({
      "blood|water|serum|plasma|urine|saliva": "ml",
      "soil|tissue|rock|plant|sediment": "g",
    }),
  },
  {
    knownBy: "offense|offence|charge|crime|conviction",
    follows: "sentence years|sentence length years|sentence in years|sentence length",
    fits: toRanges({
      "theft|drug possession|vandalism|trespassing|speeding": [1, 3, 0],
      "burglary|fraud|assault": [2, 6, 0],
      "robbery|arson|drug trafficking": [4, 11, 0],
    }),
  },
  {
    knownBy: "type|plant type|energy source|fuel|fuel type|source",
    follows: "efficiency|efficiency percent|capacity factor",
    owner: plants,
    fits: toRanges({
      "solar|photovoltaic|pv": [17, 23, 1],
      wind: [34, 46, 1],
      "hydro|hydroelectric": [84, 93, 1],
      nuclear: [32, 37, 1],
      "coal|lignite|oil|biomass": [33, 44, 1],
      "gas|natural gas": [48, 61, 1],
      geothermal: [12, 20, 1],
    }),
  },
  {
    knownBy: "type|plant type|energy source|fuel|fuel type|source",
    follows:
      "co2 emissions|co2 emissions tons|emissions|emissions tons|co2 tons|annual emissions|co2 emissions per year|carbon emissions",
    owner: plants,
    fits: toRanges({
      "solar|photovoltaic|pv|wind|hydro|hydroelectric|nuclear|geothermal": [0, 0, 0],
      "coal|lignite|oil": [640_000, 3_900_000, -3],
      "gas|natural gas": [210_000, 1_400_000, -3],
      biomass: [8000, 42_000, -3],
    }),
  },
  {
    knownBy: "type|plant type|energy source|fuel|fuel type|source",
    follows: "capacity|installed capacity|capacity mw|max output|rated capacity",
    owner: plants,
    fits: toRanges({
      nuclear: [820, 1640, 0],
      "coal|lignite": [300, 980, 0],
      "gas|natural gas": [180, 860, 0],
      "solar|photovoltaic|pv": [12, 240, 0],
      wind: [18, 360, 0],
      "hydro|hydroelectric": [40, 620, 0],
    }),
  },
  {
    knownBy: "mood|mood label|feeling|emotion",
    follows: "emoji|mood emoji|icon|emoticon",
    fits: toTexts({
      "great|amazing|awesome|excellent|very happy|rad|very good": "😄|😁|🤩",
      "good|happy|content|joyful|cheerful|positive": "🙂|😊",
      "okay|ok|neutral|meh|fine|average|so so|mixed": "😐",
      "bad|sad|down|low|unhappy|poor|negative|gloomy": "🙁|😟",
      "awful|terrible|very bad|depressed|very sad|miserable|horrible": "😢|😞",
      "angry|frustrated|irritated|mad|annoyed": "😠",
      "anxious|worried|nervous|afraid|scared": "😰",
      "stressed|overwhelmed": "😣",
      "calm|relaxed|peaceful": "😌",
      "tired|exhausted|sleepy": "😴",
      "excited|energetic|motivated": "🤩",
      "grateful|loved|thankful": "🥰",
      "focused|productive": "🤓",
      "bored|indifferent": "😑",
      lonely: "😔",
    }),
  },
  {
    knownBy: "mood|mood label|feeling",
    follows: "emotions|feelings|emotion tags",
    owner: moods,
    fits: toTexts({
      "great|amazing|awesome|excellent|very happy|rad|very good":
        "happy|excited|grateful|proud|energetic",
      "good|happy|content|joyful|cheerful|positive": "calm|content|hopeful|grateful|relaxed",
      "okay|ok|neutral|meh|fine|average|so so|mixed": "tired|bored|calm|distracted|content",
      "bad|sad|down|low|unhappy|poor|negative": "sad|tired|anxious|lonely|frustrated",
      "awful|terrible|very bad|depressed|very sad|miserable|horrible":
        "sad|hopeless|exhausted|angry|overwhelmed",
    }),
  },
  {
    knownBy: "mood|mood label|feeling|emotion",
    follows: "mood score|score|mood rating|rating|mood level|energy level|energy",
    owner: moods,
    fits: toRanges({
      "great|amazing|awesome|excellent|very happy|rad|excited|energetic": [8, 10, 0],
      "good|happy|content|joyful|cheerful|calm|relaxed|grateful|focused": [6, 8, 0],
      "okay|ok|neutral|meh|fine|average|so so|mixed|bored": [5, 6, 0],
      "bad|sad|down|low|unhappy|anxious|stressed|tired|angry|lonely": [3, 4, 0],
      "awful|terrible|very bad|depressed|very sad|exhausted": [1, 2, 0],
    }),
  },
  {
    knownBy: "mood|mood label|feeling|emotion",
    follows: "stress level|stress|anxiety level|anxiety",
    owner: moods,
    fits: toRanges({
      "great|amazing|awesome|excellent|very happy|rad|calm|relaxed": [1, 3, 0],
      "good|happy|content|joyful|cheerful|grateful": [1, 4, 0],
      "okay|ok|neutral|meh|fine|average": [3, 6, 0],
      "bad|sad|down|low|unhappy|tired|angry": [5, 8, 0],
      "awful|terrible|very bad|anxious|stressed|overwhelmed": [7, 10, 0],
    }),
  },
  {
    knownBy: "type|reaction|reaction type|kind",
    follows: "emoji|icon|symbol",
    owner: oneOf("reaction|like"),
    fits: toTexts({
      "like|thumbs up|upvote": "👍",
      "love|heart": "❤️",
      "haha|laugh|funny|lol": "😂",
      "wow|surprised": "😮",
      "sad|cry": "😢",
      "angry|anger|mad": "😡",
      "care|support": "🤗",
      "celebrate|clap|congrats": "🎉",
      "fire|hot": "🔥",
      "dislike|thumbs down|downvote": "👎",
    }),
  },
  {
    knownBy: "country of origin|origin country|home country|origin",
    follows: "languages|language|spoken languages|native language|mother tongue",
    owner: oneOf("refugee|asylumseeker|evacuee"),
    fits: toTexts({
      "syria|iraq": "Arabic|Kurdish|English",
      sudan: "Arabic|English",
      afghanistan: "Dari|Pashto|English",
      ukraine: "Ukrainian|Russian|English",
      eritrea: "Tigrinya|Arabic|English",
      venezuela: "Spanish|English",
      somalia: "Somali|Arabic|English",
    }),
  },
  {
    knownBy: "condition|weather|conditions|weather condition|sky",
    follows: "visibility|visibility km",
    owner: oneOf("weather|reading|forecast|observation|weatherreading|conditions|current"),
    fits: toRanges({
      "fog|dense fog|mist|foggy": [0.1, 0.9, 1],
      "snow|heavy snow|heavy rain|thunderstorm|storm|snowy|stormy": [1, 6, 1],
      "rain|light rain|drizzle|rainy|showers": [4, 12, 1],
      "sunny|clear|partly cloudy|cloudy|overcast|windy": [10, 30, 1],
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
    knownBy: "title|job title|current title|current role|position|role|designation|headline",
    follows: "years experience|years of experience|experience years|experience",
    unless: oneOf("level|seniority|seniority level|experience level"),
    fits: toMentionedRanges({
      "intern|trainee|apprentice|working student": [0, 1, 0],
      "junior|graduate|entry level": [1, 3, 0],
      "chief|vp|head of|director": [12, 22, 0],
      "lead|principal|staff": [8, 16, 0],
      senior: [6, 13, 0],
    }),
  },
  {
    knownBy: "type|kind|conversation type|chat type|thread type",
    follows:
      "member count|members count|participant count|participants count|number of members|number of participants",
    owner: oneOf("conversation|chat|thread|channel|chatroom"),
    isOwn: true,
    fits: toRanges({
      "direct|dm|personal|individual|one on one|one to one|direct message": [2, 2, 0],
      "group|group chat|group dm": [3, 18, 0],
      "channel|public|broadcast|community": [9, 160, 0],
    }),
  },
  {
    knownBy: "type|notification type|kind|event",
    follows: "icon|icon name",
    owner: oneOf("notification|notice|alert"),
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
