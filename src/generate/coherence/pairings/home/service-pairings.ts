import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

const services = "name|title|service name|service|treatment";
const beauty = oneOf("salon|service|treatment|spa|beauty|barber|hair|hairdresser");
const visits = oneOf(
  "salon|service|treatment|spa|beauty|booking|appointment|barber|hair|hairdresser",
);

/** What a pantry holds, and what a salon does. */
export const servicePairings: readonly Pairing[] = [
  {
    knownBy: "item name|name|item|ingredient|ingredient name|product",
    follows: "category|section|aisle|department",
    owner: /^(?:pantry|grocer(?:y|ies)|shopping|groceryitem|fridge|ingredient)$/,
    fits: toMentions({
      "chickpea|tinned|black bean|coconut milk": "Tins",
      "olive oil|vegetable oil|sesame oil|vinegar": "Oils",
      "black pepper|cumin|paprika|salt|cinnamon|turmeric": "Spices",
      "rice|spaghetti|pasta|flour|oat|lentil|couscous|bread": "Grains",
      "peanut butter|honey|jam": "Spreads",
      "frozen|ice cream": "Frozen",
      "coffee|tea|juice|wine": "Drinks",
      "milk|butter|cheese|yoghurt|cream|egg|feta|parmesan": "Dairy",
      "chicken|beef|salmon|fish|prawn|bacon": "Meat and fish",
      "onion|garlic|ginger|tomatoe|tomato|spinach|carrot|potatoe|potato|lemon|lime|mushroom|pepper|basil|coriander|apple|banana|avocado|courgette|parsley|thyme":
        "Produce|=Vegetables|=Fruit and vegetables",
    }),
  },
  {
    knownBy: "item name|name|item",
    follows: "unit|unit of measure",
    owner: oneOf("pantry|grocery|shopping|groceryitem|fridge"),
    fits: toTexts({
      "Chickpeas|Tinned tomatoes|Black beans": "tin",
      "Olive oil": "l|bottle",
      "Basmati rice|Spaghetti|Flour|Frozen peas|Coffee beans": "g|pack|kg",
      "Oat milk": "l|carton",
      "Peanut butter|Honey": "jar|g",
    }),
  },
  {
    knownBy: "item name|name|item",
    follows: "storage location|location|stored in|storage",
    owner: oneOf("pantry|grocery|fridge|freezer|food"),
    fits: toTexts({
      "Frozen peas": "Freezer",
      "Oat milk": "Fridge",
      "Chickpeas|Tinned tomatoes|Black beans|Basmati rice|Spaghetti|Flour|Olive oil|Peanut butter|Honey|Coffee beans":
        "Pantry shelf|Cupboard",
    }),
  },
  {
    knownBy: services,
    follows: "category|service category",
    owner: beauty,
    fits: toTexts({
      "Haircut|Blow-dry|Beard trim|Children's cut": "Hair",
      "Colour and cut|Highlights|Balayage": "Colour|=hair|=coloring",
      Manicure: "Nails",
      Facial: "Skin care|=face|=facial|=skin|=skincare|=beauty",
      "Hot stone massage": "Massage|=spa|=body",
      "Brow shaping": "Brows and lashes|=brows|=face|=lashes|=beauty",
    }),
  },
  {
    knownBy: services,
    follows:
      "price|amount|cost|fee|base price|total price|total|price from|starting price|from price",
    owner: visits,
    fits: toRanges({
      "Beard trim|Brow shaping|Children's cut": [15, 32, 0],
      "Blow-dry|Manicure": [25, 52, 0],
      Haircut: [35, 78, 0],
      "Facial|Hot stone massage": [58, 120, 0],
      "Colour and cut|Highlights|Balayage": [95, 210, 0],
    }),
  },
  {
    knownBy: services,
    follows: "duration|duration minutes|length minutes|duration min|minutes",
    owner: visits,
    fits: toRanges({
      "Brow shaping": [15, 15, 0],
      "Beard trim|Blow-dry|Children's cut": [30, 30, 0],
      "Haircut|Manicure": [45, 45, 0],
      "Facial|Hot stone massage": [60, 60, 0],
      "Colour and cut|Highlights": [120, 120, 0],
      Balayage: [150, 150, 0],
    }),
  },
  {
    knownBy: services,
    follows: "description|details|about",
    owner: beauty,
    fits: toTexts({
      "Haircut|Children's cut|Blow-dry":
        "Includes wash, cut and styling.|Wash and finish, half an hour.",
      "Beard trim|Brow shaping": "Quick shape-up between appointments.|Hot towel, trim and oil.",
      "Colour and cut|Highlights|Balayage":
        "Natural tones, refreshed every eight weeks.|Colour, care and a fresh cut.",
      Manicure: "Shape, care and a colour of your choice.",
      Facial: "Cleansing, mask and a light massage.",
      "Hot stone massage": "A relaxing hour with warm oils.",
    }),
  },
];
