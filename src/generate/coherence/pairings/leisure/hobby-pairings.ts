import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const brewed = oneOf("brew|brewing|coffee");
const craft = oneOf(
  "craft|crafting|handicraft|sewing|quilt|quilting|crochet|woodworking|woodwork|hobby|maker|embroidery|macrame|pottery",
);
const sky = oneOf("celestial|sky|star|astronomy|object");

/** Cups and cellars, lenses, boards, stars and children. */
export const hobbyPairings: readonly Pairing[] = [
  {
    knownBy: "grape|grape variety|varietal",
    follows: "type|wine type|color|colour|style",
    owner: oneOf("wine"),
    fits: toTexts({
      "riesling|chardonnay|sauvignon blanc|grüner veltliner|pinot grigio": "White|=sparkling",
      "pinot noir|merlot|syrah|shiraz|tempranillo|malbec|cabernet sauvignon|sangiovese|nebbiolo":
        "Red|=rose|=rosé",
    }),
  },
  {
    knownBy: "style|beer style|beer type|type",
    follows: "ibu|bitterness|ibus|bitterness ibu",
    owner: oneOf("beer|brew|brewbatch|homebrew|brewery|batch|tap|draft"),
    fits: toMentionedRanges({
      "double ipa|imperial ipa": [65, 100, 0],
      "ipa|india pale ale": [45, 70, 0],
      "lager|helles|kölsch": [16, 28, 0],
      "pilsner|pils|pilsener": [28, 42, 0],
      "wheat|weizen|hefeweizen|witbier|wit|sour|gose|lambic": [8, 18, 0],
      "stout|porter|dubbel|bock": [22, 42, 0],
      "pale ale|amber|bitter|esb|red ale": [26, 44, 0],
      "saison|tripel|blonde": [18, 32, 0],
    }),
  },
  {
    knownBy: "name|coffee name|bean name",
    follows: "origin|country|origin country|country of origin",
    owner: oneOf("coffee|bean|roast"),
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
    owner: oneOf("photoshoot|shoot|photo|photography"),
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
    knownBy: "name|title|deck name",
    follows: "category|subject|topic",
    owner: oneOf("deck"),
    fits: toMentions({
      "anatomy|cell|biology": "Biology|=Science",
      chemistry: "Chemistry|=Science",
      "verb|spanish|french|german|vocabulary": "Languages|=Language",
      "dates|history": "History",
      "capital|flag|countries": "Geography",
    }),
  },
  {
    knownBy: "lens|lens model",
    follows: "aperture|f stop|f number",
    fits: toMentions({
      "f/4": "f/4|f/5.6|f/8|f/11",
      "f/2.8": "f/2.8|f/4|f/5.6|f/8|f/11",
    }),
  },
  {
    knownBy: "band|modulation|type",
    follows: "frequency|frequency mhz|frequency khz",
    owner: oneOf("radio|station"),
    fits: toRanges({ am: [540, 1600, -1], fm: [87.6, 107.9, 1] }),
  },
  {
    knownBy: "difficulty",
    follows: "distance km|distance|length km|length",
    owner: oneOf("hike|trail"),
    fits: toRanges({
      easy: [2, 6, 1],
      "moderate|medium": [6, 10, 1],
      "hard|difficult|challenging": [10, 15, 1],
      "expert|extreme": [15, 20, 1],
    }),
  },
  // A warrior is strong, and a mage is wise.
  ...[
    ["strength|attack", "warrior|fighter|knight|barbarian|paladin"],
    ["intelligence|magic|wisdom", "mage|wizard|sorcerer|warlock|cleric|priest|healer|druid"],
    ["agility|dexterity|speed", "rogue|thief|ranger|archer|assassin|hunter"],
  ].map(([follows = "", best = ""], at, all) => ({
    knownBy: "class|character class",
    follows,
    owner: oneOf("character|hero|player"),
    fits: toRanges({
      [best]: [14, 18, 0],
      [all.flatMap(([, other], place) => (place === at ? [] : other)).join("|")]: [8, 13, 0],
    }),
  })),
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
    owner: oneOf("chess|game|match"),
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
      moon: "Europa|Titan|Ganymede|Io|Triton",
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
      triangulum: "Triangulum",
      "mars|jupiter|saturn|venus|mercury|uranus|neptune": "Leo|Gemini|Aquarius|Pisces|Sagittarius",
    }),
  },
  {
    knownBy: "type|object type|kind",
    follows: "distance light years|distance ly|distance",
    owner: sky,
    fits: toRanges({
      star: [4, 900, 1],
      planet: [0.0001, 0.0005, 4],
      galaxy: [2_400_000, 38_000_000, -5],
      nebula: [1300, 6500, -1],
      "cluster|star cluster": [440, 25_000, -1],
    }),
  },
  {
    knownBy: "title|name|project name",
    follows: "craft|craft type|technique|discipline|type|category",
    owner: craft,
    fits: toMentions({
      "quilt|tote bag": "Sewing",
      "scarf|sock|sweater|shawl|blanket": "Knitting",
      mug: "Pottery",
      "spice rack|birdhouse|bookend": "Woodworking",
      "plant hanger": "Macramé",
      cushion: "Embroidery",
      hat: "Crochet",
    }),
  },
  {
    knownBy: "condition|conditions|weather condition|weather",
    follows: "summary|description|forecast|outlook",
    owner: oneOf("weather|forecast|day|daily"),
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
    knownBy: "type|event type|kind",
    follows: "description|title|details|summary",
    owner: oneOf("family|life|ancestor|genealogy"),
    fits: toTexts({
      birth: "Born at home, the third of five.|Born early in the morning.",
      baptism: "Baptised in the parish church.|Godparents from the next village.",
      marriage: "Married after the harvest.|A small wedding with two witnesses.",
      death: "Died in the old family home.|Buried beside the parents.",
      "immigration|emigration": "Left by ship from Hamburg.|Arrived with one suitcase.",
    }),
  },
  {
    knownBy: "name|title|item|tool|item name",
    follows: "category|type|kind",
    owner: oneOf("swap|tool|gear|supply|help|giveaway|errand"),
    fits: toMentions({
      "level|multimeter|tape": "Measuring|=Tools",
      "ladder|claw hammer|wrench|pipe cutter|chisel": "Hand tools|=Tools",
      "drill|sander|washer|cutter|saw|grinder|hammer": "Power tools|=Tools",
      "trimmer|wheelbarrow|plant|garden": "Garden|=Outdoors",
      tent: "Shelter|=Camping|=Outdoors",
      "sleeping bag|mat|down": "Sleeping|=Camping",
      "camping stove": "Outdoors|=Kitchen",
      "stove|pot": "Cooking|=Kitchen",
      "torch|lamp|bulb": "Lighting",
      "backpack|bag": "Packs|=Bags",
      pole: "Walking|=Accessories",
      "balloon|streamer|candle": "Decoration|=Decorations",
      "plate|napkin|cup": "Tableware|=Supplies",
      juice: "Drinks|=Food",
      "sofa|move": "Moving|=Transport",
      "tap|fix|repair": "Repairs|=Home",
      dog: "Pets",
      "form|tax": "Paperwork|=Other",
      "prescription|pick up": "Errands|=Shopping",
      "bread maker|kitchen": "Kitchen|=Home",
      book: "Books",
      coat: "Clothing",
    }),
  },
];
