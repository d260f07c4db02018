import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const homes = oneOf("apartment|flat|house|property|listing|rental|home|unit|accommodation");

/** What stands in a home. */
const belongings = oneOf(
  "inventory|homeinventory|householditem|homeitem|household|belonging|possession",
);

/** What is out of order, by whose trade it is. */
const faults = toTexts({
  "plumbing|leak|water":
    "Kitchen sink is leaking.|No hot water upstairs.|Toilet keeps running.|Drain is blocked.",
  "heating|boiler":
    "Boiler shows error E4.|One radiator stays cold.|Strange noise from the boiler.",
  "electrical|electricity|lighting":
    "Half of the sockets are dead.|Breaker trips every evening.|Hall light flickers.",
  "cooling|hvac|air conditioning|ac|heating and cooling":
    "Air conditioning blows warm air.|Unit drips on the floor.|Compressor does not start.",
  "appliance|appliances": "Dishwasher stops halfway.|Oven does not heat.|Washing machine shakes.",
  roofing: "Water stain on the ceiling.|Loose tiles after the storm.",
  "locksmith|security|locks|lock|doors|doors and locks":
    "Front door does not lock.|Key broke in the lock.",
  "pest control|pests|pest": "Ants in the kitchen.|Mouse seen in the cellar.",
  windows: "Window does not close.|Pane is cracked.",
  "painting|painter|decorating":
    "Paint two bedrooms.|Hallway needs a new coat.|Paint is peeling in the bathroom.",
  "carpentry|carpenter|furniture|joinery":
    "Kitchen drawer is stuck.|Shelves for the study.|Stair squeaks.|Wardrobe door hangs loose.",
  "gardening|garden|landscaping": "Hedge needs a trim.|Lawn is full of moss.|Prune the apple tree.",
  "cleaning|cleaner":
    "Deep clean before moving in.|Windows on both floors.|Carpet with a wine stain.",
  "flooring|tiling|floors": "Two cracked tiles in the hall.|Floorboards are coming loose.",
});

/** How many rooms there are: after the title has been made to fit the kind of home. */
export const homePairings: readonly Pairing[] = [
  ...["problem|issue|title|summary|fault|subject", "description|details"].map((follows, at) => ({
    knownBy: "category|type|trade|service type|issue category|issue type|problem type|request type",
    follows,
    owner: oneOf("call|servicecall|repair|maintenance|workorder|request|job"),
    // What the heading says, the text below it does not say again in other words.
    ...(at === 0 ? {} : { unless: oneOf("problem|issue|title|summary|fault|subject") }),
    fits: faults,
  })),
  {
    knownBy: "title|subject|summary",
    follows: "category|issue category|trade",
    owner: oneOf("ticket|issue|request|maintenance|repair|facility"),
    fits: toMentions({
      "tap|toilet|drain|sink|hot water": "Plumbing",
      "radiator|boiler": "Heating",
      "hall light|sockets": "Electrical",
      "door does not lock": "Doors and locks",
    }),
  },
  {
    knownBy: "title|headline|name",
    follows: "description|summary",
    owner: oneOf("property|listing|home|rental|estate"),
    unless: oneOf("type|property type|home type"),
    fits: toMentions({
      "cabin|barn|farmhouse|cottage":
        "A fireplace and a terrace to the garden.|Off the road, with a wood stove and room for two cars.",
      "apartment|flat|studio|loft|penthouse":
        "Oak floors, a lift and a view of the city.|Open plan, new bathroom and a balcony to the south.|High ceilings and good storage.",
    }),
  },
  {
    knownBy: "type|property type|home type|building type",
    follows: "description|summary",
    owner: oneOf("property|listing|home|house|estate"),
    fits: toTexts({
      "house|villa|townhouse|single family|single family home|cottage|bungalow":
        "Quiet street, south-facing garden and a cellar.|Renovated two years ago, close to schools, parks and the tram.|Family home with a large kitchen, a garage and room to grow.|Wooden floors, a fireplace and a terrace to the garden.",
      "apartment|condo|flat|studio|loft|penthouse":
        "Bright living room with large windows, a separate kitchen and a balcony to the courtyard.|Oak floors, a lift and a view of the city.|Renovated two years ago, close to schools, parks and the tram.|Open plan, new bathroom and a balcony to the south.",
      "land|plot|lot": "Level ground at the edge of the village, with water and power at the road.",
      "commercial|office|retail":
        "Ground floor with large windows on a busy street.|Open office floor with two meeting rooms and a kitchen.",
    }),
  },
  {
    knownBy: "description|title|name",
    follows: "category|expense category",
    owner: oneOf("shared|group|split|household|flat|roommate"),
    fits: toMentions({
      "groceries|cleaning supplies": "Groceries",
      "electricity|internet": "Utilities",
      pizza: "Eating out",
      kettle: "Household",
      train: "Transport",
    }),
  },
  {
    knownBy: "title|name|headline|listing title",
    follows: "rooms|number of rooms|room count",
    owner: homes,
    fits: toMentionedRanges({
      "studio|loft|one-room": [1, 1, 0],
      "two-room|one-bedroom": [2, 2, 0],
      "three-room|two-bedroom": [3, 3, 0],
      "four-room|three-bedroom": [4, 4, 0],
      "five-room|four-bedroom": [5, 5, 0],
    }),
  },
  {
    knownBy: "title|name|headline|listing title",
    follows: "bedrooms|number of bedrooms|bedroom count|beds",
    owner: homes,
    fits: toMentionedRanges({
      "studio|loft|one-room": [0, 1, 0],
      "two-room|one-bedroom": [1, 1, 0],
      "three-room|two-bedroom": [2, 2, 0],
      "four-room|three-bedroom": [3, 3, 0],
      "five-room|four-bedroom": [4, 4, 0],
    }),
  },
  {
    knownBy: "property type|home type|type",
    follows: "bedrooms|bedroom|number of bedrooms|beds|rooms|bathrooms",
    owner: homes,
    fits: toRanges({ "land|plot|lot": [0, 0, 0] }),
  },
  {
    knownBy: "property type|home type|type",
    follows: "bedrooms|bedroom|number of bedrooms|beds",
    owner: homes,
    fits: toRanges({ studio: [0, 1, 0] }),
  },
  // Who buys land buys more of it than a flat has.
  {
    knownBy: "property type|home type|type|kind",
    follows: "square feet|square footage|sqft|area sqft|size sqft|sq ft",
    owner: homes,
    fits: toRanges({ "studio|loft": [340, 640, -1], "land|plot|lot": [5200, 38_000, -2] }),
  },
  {
    knownBy: "property type|home type|type|kind",
    follows: "area sqm|area m2|square meters|square metres|size sqm|size m2|area",
    owner: homes,
    fits: toRanges({ "studio|loft": [24, 52, 0], "land|plot|lot": [480, 3600, -1] }),
  },
  {
    knownBy: "name|item|item name|title",
    follows: "category|type|group",
    owner: /^packing/,
    fits: toMentions({
      "jacket|boot|swimsuit|sock": "Clothes",
      "toothbrush|sunscreen": "Toiletries",
      "charger|adapter": "Electronics",
      passport: "Documents",
      "first-aid": "Health",
      "pillow|sunglasses": "Comfort",
    }),
  },
  {
    knownBy: "name|item|item name|title",
    follows: "quantity|count|qty|amount",
    owner: /^packing/,
    fits: toMentionedRanges({
      sock: [3, 7, 0],
      shirt: [2, 5, 0],
      "jacket|boot|swimsuit|toothbrush|sunscreen|charger|adapter|passport|first-aid|pillow|sunglasses|shampoo|plasters|ticket|insurance card|booking|headphones|camera|guide book|water bottle|playing cards|medicine":
        [1, 1, 0],
    }),
  },
  {
    knownBy: "item|item name|name|title",
    follows: "category|type",
    owner: belongings,
    fits: toMentions({
      "sofa|table|bookshelf": "Furniture",
      "tv|camera": "Electronics",
      "espresso|vacuum|washing": "Appliances",
      bike: "Sports",
      "lamp|rug": "Decoration",
      guitar: "Music",
    }),
  },
  {
    knownBy: "item|item name|name|title",
    follows: "room|location|stored in",
    owner: belongings,
    fits: toMentions({
      "sofa|tv|lamp|rug|guitar": "Living room",
      table: "Dining room",
      "bookshelf|camera": "Study",
      espresso: "Kitchen",
      "vacuum|washing": "Laundry room",
      bike: "Garage",
    }),
  },
  {
    knownBy: "task|title|name|job|chore",
    follows: "area|location|room|zone",
    owner: oneOf("maintenance|upkeep|homerepair|home"),
    fits: toMentions({
      "gutter|roof": "Roof",
      "boiler|chimney": "Cellar",
      "smoke alarm": "Hallway",
      "radiator|window frame": "Living room",
      "water filter": "Kitchen",
      bathroom: "Bathroom",
    }),
  },
  {
    knownBy: "breed|breed name",
    follows: "color|colour|coat|coat color|coat colour|fur color|markings",
    fits: toTexts({
      "Labrador|Dachshund": "black|brown|golden",
      "Golden Retriever": "golden|cream",
      "Beagle|Jack Russell Terrier": "tan and white|white and brown",
      "Border Collie": "black and white|brown and white",
      Boxer: "brindle|brown|tan and white",
      "Tabby|Bengal": "grey tabby|brown tabby|ginger",
      Siamese: "cream|white",
      Ragdoll: "white|cream|grey and white",
      "British Shorthair": "grey|black|white",
    }),
  },
];
