import { oneOf } from "../../../one-of.ts";
import { type Pairing, type Range, toMentionedRanges, toMentions, toRanges } from "../pairing.ts";

const knownBy = "sensor type|type|metric|measurement type|quantity|kind|sensor kind";
const owner = oneOf("sensor|device|alert|threshold|rule|alarm|monitor");

/** Below and above which somebody is told, by what is measured. */
const alarms: Readonly<Record<string, readonly [below: Range, above: Range]>> = {
  "temperature|temp": [
    [10, 17, 0],
    [24, 30, 0],
  ],
  humidity: [
    [25, 38, 0],
    [60, 72, 0],
  ],
  "pressure|air pressure": [
    [970, 990, 0],
    [1030, 1045, 0],
  ],
  "co2|voc": [
    [400, 450, 0],
    [900, 1500, 0],
  ],
  "air quality|air_quality|aqi": [
    [5, 10, 0],
    [100, 150, 0],
  ],
  "light|lux|brightness": [
    [20, 80, 0],
    [600, 1200, 0],
  ],
  "noise|sound": [
    [25, 35, 0],
    [65, 90, 0],
  ],
  "motion|presence|occupancy|door|contact|window|leak|smoke": [
    [0, 0, 0],
    [1, 1, 0],
  ],
  battery: [
    [10, 20, 0],
    [95, 100, 0],
  ],
  vibration: [
    [0, 0, 0],
    [4.5, 7.1, 1],
  ],
  "flow|flow rate|flow_rate": [
    [10, 20, 0],
    [80, 120, 0],
  ],
  "voltage|volts": [
    [207, 216, 0],
    [244, 253, 0],
  ],
  "current|amps": [
    [0, 1, 0],
    [14, 16, 0],
  ],
  "level|fill level|tank level|fill_level": [
    [8, 15, 0],
    [88, 95, 0],
  ],
  "ph|acidity": [
    [6.2, 6.6, 1],
    [8.2, 8.6, 1],
  ],
  "rpm|speed": [
    [400, 600, -1],
    [2800, 3600, -2],
  ],
};

const edge = (at: 0 | 1) =>
  toRanges(Object.fromEntries(Object.entries(alarms).map(([names, edges]) => [names, edges[at]])));

export const measurePairings: readonly Pairing[] = [
  {
    knownBy,
    follows:
      "threshold min|min threshold|lower threshold|low threshold|alert below|threshold low|thresholds min|limits min|range min|min value",
    owner,
    fits: edge(0),
  },
  {
    knownBy,
    follows:
      "alert threshold|alarm threshold|threshold max|max threshold|upper threshold|high threshold|alert above|threshold high|thresholds max|limits max|range max|max value",
    owner,
    fits: edge(1),
  },
  {
    knownBy: "type|zone type|kind|temperature class|storage type|climate|storage class",
    follows: "temperature c|temperature|temp c|temp|target temperature|target temp c|set point",
    owner: oneOf("zone|warehousezone|storagezone|storage|compartment|bay|hall"),
    isOwn: true,
    fits: toRanges({
      "ambient|dry|standard|general|normal": [15, 22, 0],
      "cold|chilled|cool|refrigerated|fresh": [2, 6, 0],
      "frozen|freezer|deep frozen": [-24, -18, 0],
    }),
  },
  {
    knownBy: "sensor name|device name|name|room|zone|location|label",
    follows: "temperature|temperature c|temp|temp c|current temperature|temperature celsius",
    owner: oneOf(
      "reading|sensorreading|sensor|device|measurement|telemetry|probe|thermostat|room|zone",
    ),
    unless: oneOf("unit|units|temperature unit|scale"),
    isOwn: true,
    fits: toMentionedRanges({
      "deep freezer": [-28, -20, 1],
      freezer: [-24, -17, 1],
      "cold store|cold room|cold storage|fridge|refrigerator": [1.5, 6.5, 1],
      "boiler room": [24, 36, 1],
      "server room|data centre|data center": [18, 25, 1],
      "cellar|basement|archive": [9, 17, 1],
      "living room|bedroom|kitchen|office|meeting room|classroom|nursery|hall|hallway|study": [
        18, 24.5, 1,
      ],
      bathroom: [20, 26, 1],
      greenhouse: [15, 31, 1],
    }),
  },
  {
    knownBy: "gender|sex",
    follows: "height cm|height|height in cm|body height",
    owner: oneOf(
      "patient|athlete|player|person|profile|user|member|model|client|vital|candidate|fighter",
    ),
    fits: toRanges({
      "female|woman|f|w": [154, 180, 0],
      "male|man|m": [166, 196, 0],
    }),
  },
  {
    knownBy: "type|connector type|plug type|connector|standard",
    follows: "power kw|max power kw|power|max power|power rating kw",
    owner: oneOf("connector|charger|charging|plug|outlet|socket"),
    fits: toRanges({
      "ccs|ccs2|combo": [50, 300, -1],
      chademo: [50, 100, -1],
      "type 2|type2": [11, 22, 0],
      "schuko|type 1|type1": [3, 7, 0],
    }),
  },
  {
    knownBy: "weight unit|unit of weight|mass unit",
    follows: "weight|item weight|package weight|net weight|gross weight",
    fits: toRanges({ kg: [0.2, 9, 1], g: [80, 2400, -1], oz: [4, 90, 0], "lb|lbs": [0.4, 22, 1] }),
  },
  {
    knownBy: "name|ingredient|ingredient name|item",
    follows: "unit|unit of measure|measure",
    owner: oneOf("ingredient|ingredients"),
    fits: toMentions({
      "lemon|lime|egg|onion|apple|orange|tomato|tomatoe|carrot|potato|potatoe|courgette|aubergine":
        "piece",
      garlic: "clove",
      "olive oil|oil|vinegar|soy sauce|honey|tahini": "tbsp|tsp",
      "gin|vodka|tequila|bourbon|white rum|dark rum|campari|aperol|triple sec|sweet vermouth|coffee liqueur|espresso":
        "shot",
      "soda water|ginger beer|tomato juice|prosecco|lime juice|lemon juice|sugar syrup|elderflower syrup":
        "splash",
      "angostura bitters|tabasco|worcestershire sauce": "dash",
      "salt|pepper|cumin|cinnamon|paprika|chilli|nutmeg|turmeric": "tsp|pinch",
      "basil|parsley|coriander|mint|thyme|rosemary|spinach": "handful|bunch",
      "chickpea|black bean|bean|lentil|coconut milk": "can|cup",
      "flour|rice|sugar|oat|quinoa|couscous": "cup|g",
      "parmesan|butter|cheese|yoghurt|cream": "tbsp|g",
      "milk|stock|water|broth|wine": "ml|cup",
      "chicken|beef|salmon|prawn|tofu|pasta|mushroom|lamb|cod": "g",
      bread: "slice",
      "yeast|baking powder|gelatine": "tsp|g",
    }),
  },
  {
    knownBy: "item|name|item name|ingredient|product",
    follows: "quantity|amount|qty",
    owner: oneOf("shopping|shoppinglist|grocery|grocerylist|groceries"),
    fits: toMentions({
      "tinned tomatoe|chickpea|coconut milk": "2 cans",
      "oil|milk|juice|vinegar": "1 bottle|500 ml|1 l",
      "honey|jam|peanut butter": "1 jar",
      "egg|banana|apple|lemon|onion|avocado|tomatoe": "4|6|8",
      "flour|rice|pasta|spaghetti|oat|lentil|coffee|pea": "500 g|1 kg",
      "butter|cheese|yoghurt|chicken|salmon|tofu": "250 g|400 g",
      bread: "1 loaf",
    }),
  },
  {
    knownBy: "unit|unit of measure|measure",
    follows: "quantity|amount|qty",
    owner: oneOf("ingredient|ingredients"),
    fits: toRanges({
      "g|gram|grams": [50, 450, -1],
      "ml|millilitres": [100, 750, -1],
      "piece|pieces|clove|cloves|slice|tbsp|tsp|cup|can|handful|bunch|pinch": [1, 4, 0],
    }),
  },
];
