import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "./pairing.ts";

const brewed = /^(?:brew|brewing|coffee)$/;
const sky = /^(?:celestial|sky|star|astronomy|object)$/;

/** Cups and cellars, lenses, boards, stars and children. */
export const hobbyPairings: readonly Pairing[] = [
  {
    knownBy: "grape|grape variety|varietal",
    follows: "type|wine type|color|colour|style",
    owner: /^wine$/,
    fits: toTexts({
      "riesling|chardonnay|sauvignon blanc|grüner veltliner|pinot grigio": "White|=sparkling",
      "pinot noir|merlot|syrah|shiraz|tempranillo|malbec|cabernet sauvignon|sangiovese|nebbiolo":
        "Red|=rose|=rosé",
    }),
  },
  {
    knownBy: "name|coffee name|bean name",
    follows: "origin|country|origin country|country of origin",
    owner: /^(?:coffee|bean|roast)$/,
    fits: toMentions({
      "yirgacheffe|sidamo": "Ethiopia",
      huila: "Colombia",
      nyeri: "Kenya",
      antigua: "Guatemala",
      "cerrado|espresso": "Brazil",
      kigali: "Rwanda",
    }),
  },
  {
    knownBy: "method|brew method|brewing method",
    follows: "yield grams|yield g|output grams",
    owner: brewed,
    fits: toRanges({
      espresso: [0.028, 0.044, 0],
      "v60|pour over|chemex|filter|drip": [0.22, 0.32, 0],
      "aeropress|moka|moka pot": [0.14, 0.24, 0],
      "french press|cold brew": [0.26, 0.48, 0],
    }),
  },
  {
    knownBy: "method|brew method|brewing method",
    follows: "brew time seconds|brew time|extraction time|time seconds",
    owner: brewed,
    fits: toRanges({
      espresso: [24, 34, 0],
      "v60|pour over|chemex|filter|drip": [150, 240, 0],
      aeropress: [75, 150, 0],
      "french press": [220, 280, 0],
    }),
  },
  {
    knownBy: "method|brew method|brewing method",
    follows: "grind size|grind|grind setting",
    owner: brewed,
    fits: toTexts({
      espresso: "fine",
      "v60|pour over|filter|drip|chemex": "medium-fine|medium",
      "aeropress|moka|moka pot": "medium-fine|fine",
      "french press|cold brew": "coarse|medium-coarse",
    }),
  },
  {
    knownBy: "type|shoot type|category|session type",
    follows: "title|name|shoot name",
    owner: /^(?:photoshoot|shoot|photo|photography)$/,
    fits: toTexts({
      wedding: "Wedding at the old mill|Garden wedding|Winter wedding in the barn",
      "portrait|headshot|headshots": "Headshots for the team|Portraits at dusk|Studio portraits",
      family: "Autumn family portraits|Three generations|Newborn at home",
      "product|commercial": "Spring collection|Catalogue, kitchen range|Still lifes for the shop",
      engagement: "Engagement by the lake|Two at the harbour",
      event: "Summer party|Award night|Opening of the gallery",
    }),
  },
  {
    knownBy: "lens|lens model",
    follows: "focal length|focal length mm",
    fits: toMentionedRanges({
      "70–200": [70, 200, 0],
      "24–70": [24, 70, 0],
      "16–35": [16, 35, 0],
      "35 mm": [35, 35, 0],
      "50 mm": [50, 50, 0],
      "85 mm": [85, 85, 0],
    }),
  },
  {
    knownBy: "result|outcome|score",
    follows: "termination|ended by|ending|result reason|reason",
    owner: /^(?:chess|game|match)$/,
    fits: toTexts({
      "white wins|black wins|1-0|0-1|white|black|white won|black won":
        "checkmate|resignation|time forfeit|=time|=timeout",
      "draw|1/2-1/2|½-½": "stalemate|draw agreed|threefold repetition|=repetition|=agreement",
    }),
  },
  {
    knownBy: "type|object type|kind",
    follows: "name|object name",
    owner: sky,
    fits: toTexts({
      star: "Vega|Altair|Deneb|Sirius|Rigel|Betelgeuse|Capella|Arcturus|Spica|Antares",
      planet: "Mars|Jupiter|Saturn|Venus|Mercury|Uranus|Neptune",
      galaxy: "Andromeda Galaxy|Whirlpool Galaxy|Sombrero Galaxy|Triangulum Galaxy",
      nebula: "Orion Nebula|Ring Nebula|Dumbbell Nebula|Crab Nebula",
      "cluster|star cluster": "Pleiades|Hercules Cluster|Double Cluster",
    }),
  },
  {
    knownBy: "name|object name",
    follows: "constellation",
    owner: sky,
    fits: toMentions({
      "vega|ring": "Lyra",
      "rigel|betelgeuse|orion": "Orion",
      arcturus: "Boötes",
      sirius: "Canis Major",
      antares: "Scorpius",
      capella: "Auriga",
      deneb: "Cygnus",
      altair: "Aquila",
      "spica|sombrero": "Virgo",
      andromeda: "Andromeda",
      "pleiades|crab": "Taurus",
      dumbbell: "Vulpecula",
    }),
  },
  {
    knownBy: "condition|conditions|weather condition|weather",
    follows: "summary|description|forecast|outlook",
    owner: /^(?:weather|forecast|day|daily)$/,
    fits: toMentions({
      "sunny|clear": "Sunshine from morning to evening.|Clear and dry all day.",
      "partly cloudy": "Sun and clouds in turn.|Bright spells, mostly dry.",
      "overcast|cloudy": "Grey, but dry.|Thick clouds all day.",
      rain: "Showers in the afternoon.|Light rain, brighter later.",
      "thunderstorm|storm": "Thunderstorms towards evening.|Gusty, with heavy showers.",
      snow: "Snow down to the valleys.|A few centimetres of fresh snow.",
      "fog|mist": "Fog until noon, then sun.|Misty start, poor visibility.",
    }),
  },
  {
    knownBy: "word|term|phrase",
    follows: "pronunciation|ipa|phonetic",
    fits: toTexts({
      "la biblioteca": "/la βiβljoˈteka/",
      "der Bahnhof": "/deːɐ̯ ˈbaːnhoːf/",
      "le marché": "/lə maʁʃe/",
      "o mercado": "/u mɨɾˈkadu/",
      "il mare": "/il ˈmaːre/",
    }),
  },
  {
    knownBy: "type|event type|kind",
    follows: "description|title|details|summary",
    owner: /^(?:family|life|ancestor|genealogy)$/,
    fits: toTexts({
      birth: "Born at home, the third of five.|Born early in the morning.",
      baptism: "Baptised in the parish church.|Godparents from the next village.",
      marriage: "Married after the harvest.|A small wedding with two witnesses.",
      death: "Died in the old family home.|Buried beside the parents.",
      "immigration|emigration": "Left by ship from Hamburg.|Arrived with one suitcase.",
    }),
  },
  {
    knownBy: "type|meal type|meal|kind",
    follows: "food|foods|dish|what|description",
    owner: /^meals?$/,
    fits: toTexts({
      breakfast: "Porridge|Toast with jam|Banana and yoghurt|Scrambled eggs",
      lunch: "Pasta with peas|Vegetable soup|Rice and carrots|Chicken with potatoes",
      "snack|morning snack|afternoon snack": "Apple slices|Rice cakes|Carrot sticks|Cheese cubes",
      dinner: "Bread and cheese|Tomato soup|Fish with potatoes|Noodles with vegetables",
    }),
  },
];
