import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

/** What people answer before they vote, and how high, steep or dear it is by its kind. */
export const diversionPairings: readonly Pairing[] = [
  {
    knownBy: "question",
    follows: "option|choice|answer|name|label",
    owner: oneOf("poll|survey"),
    fits: toMentions({
      "whom would you|which candidate|who would you|who won":
        "Green Future|Civic Union|Liberal Forum|Workers' Alliance|Undecided",
    }),
  },
  {
    knownBy: "level|skill level",
    follows: "wave height m|wave height|swell height m|swell m",
    owner: oneOf("surf|surflesson|lesson|surfspot"),
    fits: toRanges({
      beginner: [0.3, 0.9, 1],
      intermediate: [0.8, 1.6, 1],
      advanced: [1.4, 2.8, 1],
    }),
  },
  {
    knownBy: "difficulty|color|colour|grade|level",
    follows: "max gradient|gradient|average gradient|steepness|max slope|slope angle",
    owner: oneOf("run|skirun|slope|piste"),
    fits: toRanges({
      "green|beginner|easy": [8, 15, 0],
      "blue|intermediate": [15, 25, 0],
      "red|advanced|difficult": [25, 40, 0],
      "black|expert|double black": [40, 65, 0],
    }),
  },
  {
    knownBy: "type|discipline|style|climb type",
    follows: "height m|height|wall height m|route height m",
    owner: oneOf("route|climb|climbingroute|boulder|wall"),
    fits: toRanges({
      "boulder|bouldering": [3, 4.5, 1],
      "top rope|top_rope|toprope|lead|sport|auto belay|autobelay": [9, 18, 0],
      "trad|multi pitch|multi_pitch": [25, 140, 0],
    }),
  },
  {
    knownBy: "theme|genre",
    follows: "scare factor|scariness|fear level|horror level",
    fits: toTexts({
      horror: "intense|high|very scary",
      "mystery|heist|science fiction|crime": "mild|medium|low",
      "adventure|fantasy|family": "none|low",
    }),
  },
  {
    knownBy: "name|item|material|description",
    follows: "cost|price|unit price|unit cost",
    owner: oneOf("material|part|electrical|electricaljob"),
    fits: toRanges({
      "Socket, double": [6, 14, 2],
      "Cable 2.5 mm², 10 m": [14, 22, 2],
      "Circuit breaker 16 A": [8, 18, 2],
      "Junction box": [2, 6, 2],
      "Light switch": [5, 12, 2],
      "LED downlight": [9, 24, 2],
    }),
  },
  {
    knownBy: "item|name|item name|description",
    follows: "quantity|qty|count",
    owner: oneOf("inventory|item|belonging|furniture|moving"),
    fits: toRanges({
      "Sofa|Washing machine|Dining table|Piano": [1, 1, 0],
      "Moving boxes": [8, 40, 0],
      "Bookshelf|Bicycle|Floor lamp|Mirror": [1, 3, 0],
    }),
  },
  {
    knownBy: "type|ride type|category|kind",
    follows: "min height cm|min height|minimum height cm|height requirement cm",
    owner: oneOf("ride|attraction|themeparkride|coaster"),
    fits: toRanges({
      "family|kids|carousel": [80, 100, -1],
      "dark ride|dark_ride|water|water ride": [90, 120, -1],
      "coaster|roller coaster|drop tower|drop_tower|thrill": [120, 140, -1],
    }),
  },
  {
    knownBy: "name|flower|flower name",
    follows: "color|colour",
    owner: oneOf("flower|stem|bouquet"),
    fits: toTexts({
      "Sunflowers|Solidago": "Yellow",
      "Chamomile|Gypsophila|White lilies": "White",
      "Grasses|Eucalyptus|Fern": "Green",
      "Delphinium|Cornflowers": "Blue",
      "Berries|Poppies": "Red",
      Lavender: "Lilac",
    }),
  },
  {
    knownBy: "item|item name|name|article",
    follows: "description|details|condition notes|item description",
    owner: oneOf("pawn|pawnticket|pawnitem|pawnloan"),
    fits: toTexts({
      "Gold necklace": "14 carat, clasp repaired once.|18 carat, 42 cm, hallmarked.",
      "Wrist watch": "Automatic, strap replaced.|Engraved on the back, running.",
      "Electric guitar": "With case, one string missing.|Sunburst finish, light scratches.",
      "Laptop|Camera with lens": "With charger and original box.|Light scratches, working.",
      "Silver cutlery": "Twelve pieces in a wooden box.|For six, one spoon missing.",
    }),
  },
  {
    knownBy: "item|item name|name|article",
    follows: "appraised value|appraisal|estimated value|value|item value",
    owner: oneOf("pawn|pawnticket|pawnitem|pawnloan"),
    fits: toRanges({
      "Gold necklace": [280, 1200, -1],
      "Wrist watch|Electric guitar": [150, 1100, -1],
      "Laptop|Camera with lens": [160, 760, -1],
      "Silver cutlery": [120, 480, -1],
    }),
  },
  {
    knownBy: "tool|name|tool name|item",
    follows: "daily rate|price per day|day rate|rate per day",
    owner: oneOf("tool|toolrental|toolhire|rentaltool"),
    fits: toRanges({
      "Wheelbarrow|Ladder, 3 m|Cordless drill": [8, 16, 0],
      "Tile cutter|Hedge trimmer|Belt sander": [14, 28, 0],
      "Pressure washer": [26, 39, 0],
    }),
  },
  {
    knownBy: "type|service type|kind",
    follows: "casket|coffin|casket type|urn",
    fits: toTexts({
      burial: "oak|pine|walnut",
      cremation: "ceramic urn|plain pine|wooden urn",
    }),
  },
  {
    knownBy: "form|dosage form|formulation",
    follows: "strength|dosage strength",
    owner: oneOf("pharmacy|pharmacyorder|medication|prescription|drug|medicine"),
    fits: toTexts({
      "tablet|capsule": "5 mg|10 mg|20 mg|50 mg|200 mg|500 mg",
      "syrup|liquid|solution": "5 mg/ml|2.5 mg/ml|100 mg/5 ml",
      "cream|ointment|gel": "1 %|2 %|5 %",
      drops: "0.5 %|1 mg/ml",
    }),
  },
  {
    knownBy: "form|dosage form|formulation",
    follows: "instructions|directions|sig|dosage instructions",
    owner: oneOf("pharmacy|pharmacyorder|medication|prescription|drug|medicine"),
    fits: toTexts({
      tablet: "Take one tablet daily with food.|One tablet in the evening.",
      capsule: "Take two capsules in the morning.|One capsule before breakfast.",
      "syrup|liquid|solution": "10 ml three times a day.|5 ml before bedtime.",
      "cream|ointment|gel": "Apply thinly to the affected area.|Twice a day on clean skin.",
      drops: "Two drops in each eye at night.|Five drops in a glass of water.",
      inhaler: "One puff twice a day as needed.",
    }),
  },
  {
    knownBy: "water type|type|water",
    follows: "salinity ppt|salinity",
    owner: oneOf("tank|aquarium|aquariumtank|fishtank"),
    fits: toRanges({
      "fresh|freshwater": [0, 0.5, 1],
      brackish: [5, 18, 0],
      "salt|saltwater|marine|sea": [33, 36, 0],
    }),
  },
];
