import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

/** A lot is of the kind, the material and the time that its title speaks of. */
export const auctionPairings: readonly Pairing[] = [
  {
    knownBy: "category|item category",
    follows: "title|name|item|item name",
    owner: oneOf("listing|ad|advert|classified|secondhand|resale"),
    unless: oneOf("bedrooms|property type|make|salary|brand"),
    fits: toTexts({
      electronics: "Phone, 128 GB|Laptop, 14 inch|Bluetooth speaker|Monitor, 27 inch|E-reader",
      "furniture|home|home and garden":
        "Oak dining table, six seats|Sofa bed, pick up only|Bookshelf, white|Desk with two drawers|Set of garden chairs",
      "clothing|clothes|fashion":
        "Winter coat, size M|Wool sweater, hardly worn|Leather boots, size 40|Denim jacket",
      books: "Box of crime novels|Ten cookbooks|Children's books, set of eight|Atlas of the world",
      "toys|kids|baby|baby and child|children":
        "Wooden train set|Building blocks, 200 pieces|Doll's house|Three board games",
      "bikes|sports|sport":
        "Road bike, size M|Children's bike, 20 inch|Pair of skis|Set of dumbbells",
    }),
  },
  {
    knownBy: "title|name|item|item name",
    follows: "category|item category",
    owner: oneOf("auction|bid|listing"),
    fits: toMentions({
      bike: "Bikes",
      "dining table|sofa bed|bookshelf": "Furniture",
      "coffee machine": "Kitchen",
      "garden chair": "Garden",
    }),
  },
  {
    knownBy: "title|name|item|item name",
    follows: "price|asking price",
    owner: oneOf("listing|ad|advert|classified|secondhand"),
    fits: toMentionedRanges({
      "road bike|dining table|sofa": [80, 420, -1],
      "bike|bookshelf|coffee machine|garden chair|lamp|chair|desk": [20, 120, -1],
    }),
  },
  {
    knownBy: "title|name|item|item name",
    follows: "starting price|start price|starting bid|opening bid",
    owner: oneOf("auction"),
    fits: toMentionedRanges({
      "road bike|dining table": [80, 240, -1],
      "bike|sofa bed|bookshelf|coffee machine|garden chair": [20, 90, -1],
    }),
  },
  {
    knownBy: "title|name|item|item name",
    follows: "condition|item condition",
    owner: oneOf("auction"),
    fits: toMentions({
      "bike|table|sofa|bookshelf|machine|chair": "Like new|Good|Used, some scratches|Fair",
    }),
  },
  {
    knownBy: "title|lot title|name|item|item name",
    follows: "category|lot category|department|lot type",
    owner: oneOf("lot|auction"),
    fits: toTexts({
      "Pair of brass candlesticks": "Decorative arts",
      "Oak writing desk, c. 1880|Set of six dining chairs": "Furniture",
      "Coastal scene, oil on board": "Paintings",
      "Gold pocket watch": "Watches",
      "Signed first edition": "Books and manuscripts",
      "Silver tea service": "Silver",
      "Porcelain vase, blue and white": "Ceramics",
      "Art deco brooch": "Jewellery",
      "Harbour at dusk, photograph": "Photographs",
    }),
  },
  {
    knownBy: "title|lot title|name|item|item name",
    follows: "medium|material|materials|technique",
    owner: oneOf("lot|auction"),
    fits: toTexts({
      "Pair of brass candlesticks": "Brass",
      "Oak writing desk, c. 1880": "Carved oak",
      "Set of six dining chairs": "Beech and leather",
      "Coastal scene, oil on board": "Oil on board",
      "Gold pocket watch": "18 ct gold",
      "Signed first edition": "Cloth binding",
      "Silver tea service": "Sterling silver",
      "Porcelain vase, blue and white": "Porcelain",
      "Art deco brooch": "Platinum and diamonds",
      "Harbour at dusk, photograph": "Gelatin silver print",
    }),
  },
  {
    knownBy: "title|lot title|name|item|item name",
    follows: "year|year created|year made|circa",
    owner: oneOf("lot|auction"),
    fits: toRanges({
      "Oak writing desk, c. 1880": [1880, 1880, 0],
      "Pair of brass candlesticks|Porcelain vase, blue and white": [1780, 1890, 0],
      "Gold pocket watch|Silver tea service": [1880, 1930, 0],
      "Art deco brooch": [1922, 1936, 0],
      "Set of six dining chairs|Signed first edition": [1925, 1968, 0],
      "Coastal scene, oil on board|Harbour at dusk, photograph": [1931, 1987, 0],
    }),
  },
];
