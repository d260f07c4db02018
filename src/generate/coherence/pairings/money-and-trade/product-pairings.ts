import { oneOf } from "../../../one-of.ts";
import {
  type Pairing,
  type Range,
  toMentionedRanges,
  toMentions,
  toRanges,
  toTexts,
} from "../pairing.ts";
import { sizesAlong } from "./product-sizes.ts";

const names =
  "name|title|product name|item name|product|product title|item|item title|listing title";
/** A line without a name is described by it. */
const described = `${names}|description|item description|product description`;
const owner = oneOf(
  "product|item|good|merchandise|sku|variant|order|cart|line|listing|wishlist|shop|basket|stock|inventory",
);

const prices: Readonly<Record<string, Range>> = {
  "notebook|key ring|sketchbook": [6, 28, 0],
  "tea mug|candle holder|water bottle|travel pouch|plant pot": [12, 42, 0],
  "serving bowl|cutting board|serving tray|vase|pitcher|cushion|tote bag|watering can|storage box|seagrass basket|building blocks|bath mat":
    [18, 69, 0],
  "wallet|wall clock|fountain pen|picnic blanket": [29, 95, 0],
  "desk lamp|throw blanket|backpack": [45, 160, 0],
  "coat rack|side table": [79, 240, 0],
  "chair|bookshelf": [110, 390, 0],
  "t-shirt": [15, 45, 0],
  "shirt|overshirt|blouse|skirt|vest|trousers|sneaker": [35, 130, 0],
  "sweater|jacket|overcoat|coat|dress": [59, 290, 0],
};

/** What one chooses from, as texts or as objects that have a name. */
const chosen =
  "values|choices|options|value|choices label|choices name|choices title|options label|options name|values label|values name|items name|items label";

/** What an hour, a page or a month of it costs, or all of it. */
const services = toMentionedRanges({
  "workshop|training|photo shoot|(?:one|two|half|full) day": [480, 1200, -1],
  "per page|per word": [14, 48, 0],
  "hour|hourly": [65, 140, 0],
  "consulting|advice": [110, 190, 0],
  "consultation|follow-up visit": [60, 160, 0],
  "blood test|laboratory fee|wound dressing|vaccination|physiotherapy": [28, 85, 0],
  "x-ray|ultrasound|ecg": [80, 210, 0],
  "hosting|domain": [12, 45, 0],
  "additional users|seat": [8, 24, 0],
  "licen[cs]e": [29, 180, 0],
  "support plan|maintenance|annual|yearly": [180, 640, -1],
  "poster|flyer|printing|business cards": [9, 45, 0],
  "travel|expenses|mileage": [38, 240, 0],
  "data import|migration|setup|one-off": [240, 760, -1],
  "installation|assembly": [140, 480, -1],
  "design|website|redesign|development|logo": [380, 1800, -1],
});

/** What is sold stands on its shelf, and costs and weighs what such things do. */
export const productPairings: readonly Pairing[] = [
  {
    knownBy: "description|item description|service|service name|item|title|name",
    follows: "quantity|qty",
    owner: oneOf("invoice|invoiceline|invoiceitem|lineitem|bill|billitem"),
    unless: /\b(?:lines|items|positions)$/,
    fits: toMentionedRanges({
      "consultation|follow-up visit|ecg|ultrasound|x-ray|blood test|laboratory fee": [1, 1, 0],
      "wound dressing|physiotherapy|vaccination": [1, 3, 0],
    }),
  },
  {
    knownBy: "description|item description|service|service name|item|title|name",
    follows: "unit price|price|rate|unit cost|unit amount|price per unit|cost",
    owner: oneOf("invoice|invoiceline|invoiceitem|lineitem|estimate|quote|quoteitem|bill|billitem"),
    unless: /\b(?:lines|items|positions|hours)$/,
    isOwn: true,
    fits: services,
  },
  {
    knownBy:
      "shipping method|delivery method|fulfillment|fulfillment type|fulfilment|delivery type|delivery option|shipping option",
    follows:
      "shipping cost|shipping|shipping fee|shipping price|delivery fee|delivery cost|shipping total|shipping amount|shipping charge",
    fits: toRanges({
      "pickup|pick up|store pickup|in store|in store pickup|click and collect|collection|free|free shipping":
        [0, 0, 0],
      "standard|economy|ground|regular": [3.9, 6.9, 2],
      "express|next day|overnight|same day|priority": [9.9, 18.9, 2],
    }),
  },
  {
    knownBy: "label|name|key|attribute|spec",
    follows: "value|text|details",
    owner: /^(?:specs?|specifications?|attributes?)$/,
    fits: toTexts({
      "material|materials": "Oak|Cotton|Leather|Stoneware|Recycled aluminium",
      "colour|color": "Charcoal|Sand|Natural|Forest green",
      "dimensions|size": "20 × 14 × 3 cm|32 × 24 × 12 cm|45 × 45 cm",
      weight: "0.3 kg|0.8 kg|1.4 kg|2.1 kg",
      "care|care instructions": "Wipe with a damp cloth|Machine wash at 30 °C|Hand wash only",
      "made in|origin|country of origin": "Portugal|Denmark|Germany|Italy",
      "warranty|guarantee": "2 years|3 years|5 years",
    }),
  },
  {
    knownBy: "name|label|title|option|attribute",
    follows: chosen,
    owner:
      /^(?:options?|attributes?|variations?|selections?|modifiers?|customi[sz]ations?|groups?)$/,
    fits: toTexts({
      size: "XS|S|M|L|XL",
      "colour|color": "Black|White|Navy|Olive|Sand|Terracotta",
      material: "Cotton|Linen|Wool|Leather|Oak|Walnut",
      "shoe size": "38|39|40|41|42|43|44",
      style: "Classic|Slim|Relaxed",
      length: "Short|Regular|Long",
      "sauce|sauces|dip": "Garlic dip|Chili sauce|Barbecue|Yoghurt and mint|Ketchup",
      "spice level|spiciness|heat": "Mild|Medium|Hot",
      "side|sides|side dish": "Fries|Green salad|Rice|Potato wedges",
      "milk|milk type": "Whole milk|Oat milk|Soy milk|Almond milk",
      "topping|toppings|extra|extras|add-ons": "Extra cheese|Mushrooms|Olives|Avocado|Bacon",
      "crust|dough|base": "Thin|Classic|Wholemeal",
      "drink|drinks": "Cola|Sparkling water|Lemonade|Iced tea",
    }),
  },
  {
    knownBy: "name|label|title|option",
    follows: chosen,
    owner: oneOf("menu|dish|food|drink|coffee|pizza|meal"),
    fits: toTexts({ size: "Small|Regular|Large" }),
  },
  {
    knownBy: names,
    follows: "category|department|product category|section|collection|category name|product type",
    owner,
    fits: toMentions({
      lamp: "Lighting|Home",
      "tea mug|serving bowl|cutting board|serving tray|pitcher": "Kitchen|Home",
      "throw blanket|cushion": "Textiles|Home",
      "notebook|desk": "Office",
      "backpack|tote bag|travel pouch|wallet|key ring": "Accessories|Travel|Bags",
      "water bottle": "Outdoor|Kitchen",
      "chair|side table|bookshelf|wall clock|candle holder|coat rack|vase": "Home|Furniture",
      "plant pot": "Outdoor|Garden|Home",
      "jacket|overcoat|coat|vest": "Outerwear|Jackets|=women|=men|=clothing|=fashion",
      "shirt|t-shirt|overshirt|blouse|sweater": "Tops|=women|=men|=clothing|=fashion",
      "trousers|skirt|jeans|shorts":
        "Bottoms|=women|=men|=clothing|=fashion|=pants|=trousers|=skirts",
      dress: "Dresses|=women|=clothing|=fashion",
      "sneaker|boot|loafer|sandal": "Shoes|=women|=men|=fashion|=footwear",
    }),
  },
  {
    knownBy: names,
    follows: "material|main material|materials|fabric",
    owner,
    fits: toMentions({
      sneaker: "Canvas|Leather",
      merino: "Merino wool",
      silk: "Silk",
      denim: "Denim|Cotton",
      "rain jacket|vest": "Recycled polyester|Nylon",
      "corduroy|t-shirt|trousers|skirt": "Cotton|Linen|Viscose",
      ...Object.fromEntries(
        "Oak|Walnut|Bamboo|Ash|Birch|Linen|Wool|Cotton|Canvas|Felt|Ceramic|Stoneware|Glass|Enamel|Leather"
          .split("|")
          .map((material) => [material.toLowerCase(), material]),
      ),
    }),
  },
  {
    knownBy: "material|main material|fabric|composition",
    follows: "care instructions|care|washing instructions|care label",
    owner,
    isOwn: true,
    fits: toMentions({
      "wool|cashmere|merino|tweed|felt": "Hand wash cold, dry flat.",
      silk: "Dry clean only.",
      "linen|cotton|denim|viscose|corduroy":
        "Machine wash at 30 °C, hang to dry.|Wash inside out with similar colours.|Cool iron, do not tumble dry.",
      "polyester|nylon": "Machine wash at 30 °C, do not iron.",
      "leather|suede": "Wipe with a damp cloth.",
      canvas: "Brush off, clean spots by hand.",
      "oak|walnut|ash|birch|bamboo": "Wipe with a damp cloth, oil once a year.",
      "glass|ceramic|stoneware|enamel": "Dishwasher safe.",
    }),
  },
  {
    knownBy: described,
    follows:
      "price|unit price|list price|base price|retail price|original price|regular price|selling price|current price|item price",
    owner,
    // The vest of a hero is none of a shop.
    unless: oneOf("rarity|durability"),
    fits: toMentionedRanges(prices),
  },
  {
    knownBy: described,
    follows: "unit cost|cost price|cost|wholesale price|purchase price|cost per item|landed cost",
    owner,
    fits: toMentionedRanges(
      Object.fromEntries(
        Object.entries(prices).map(([things, [least, most]]) => [
          things,
          [Math.ceil(least * 0.4), Math.ceil(most * 0.5), 2] as const,
        ]),
      ),
    ),
  },
  {
    knownBy: names,
    follows: "weight|shipping weight|package weight|net weight|item weight",
    owner,
    fits: toMentionedRanges({
      "notebook|sketchbook|fountain pen|key ring|wallet|travel pouch|tote bag": [0.2, 0.5, 1],
      "tea mug|candle holder|water bottle|plant pot|vase|cushion|bath mat|watering can|seagrass basket":
        [0.3, 1.2, 1],
      "serving bowl|cutting board|serving tray|pitcher|wall clock|backpack|throw blanket|picnic blanket|storage box|building blocks":
        [0.6, 2.2, 1],
      "desk lamp": [1.2, 3.4, 1],
      "coat rack|side table|chair": [4, 11, 1],
      bookshelf: [12, 32, 1],
      "shirt|t-shirt|blouse|skirt|vest": [0.2, 0.4, 1],
      "overshirt|trousers|sweater|jacket|overcoat|coat|sneaker": [0.4, 1.4, 1],
    }),
  },
  { knownBy: names, follows: "width|dimensions width", owner, fits: sizesAlong("width") },
  { knownBy: names, follows: "height|dimensions height", owner, fits: sizesAlong("height") },
  {
    knownBy: names,
    follows: "depth|length|dimensions depth|dimensions length",
    owner,
    fits: sizesAlong("depth"),
  },
  {
    knownBy: names,
    follows: "variants size|sizes|available sizes",
    owner: oneOf("product|item|merchandise|variant|listing"),
    fits: toMentions({
      "sneaker|boot|loafer|sandal|shoe|trainer": "38|39|40|41|42|43|44",
      "t-shirt|shirt|overshirt|blouse|skirt|vest|trousers|sweater|jacket|overcoat|coat|dress|jean|short|hoodie|hat|glove|jersey|sock|legging|cardigan|parka|tee|polo":
        "XS|S|M|L|XL",
      "mug|bottle|pitcher": "250 ml|350 ml|500 ml",
      notebook: "A6|A5|A4",
      "blanket|rug": "120 × 160 cm|150 × 200 cm|200 × 240 cm",
      "\\w+": "Small|Medium|Large",
    }),
  },
];
