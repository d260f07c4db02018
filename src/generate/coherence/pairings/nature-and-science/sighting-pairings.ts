import { oneOf } from "../../../one-of.ts";
import { type Pairing, toRanges, toTexts } from "../pairing.ts";

const species = "common name|species|animal|species name";
const seen = oneOf("sighting|observation|wildlife|animal|species|survey|record");

/** Where an animal that somebody has seen lives, what it does there, and how many are left. */
export const sightingPairings: readonly Pairing[] = [
  {
    knownBy: species,
    follows: "habitat|ecosystem|biome",
    fits: toTexts({
      "Grey seal|Harbour seal|Common dolphin|Puffin": "coast|=marine|=sea|=ocean",
      "Red fox|Roe deer|Red squirrel|European badger|Wild boar|Brown bear|Grey wolf":
        "forest|woodland",
      "European robin|Honey bee|European hedgehog|Blackbird": "garden|woodland|=forest|=urban",
      "Barn owl|Brown hare|Skylark": "grassland|farmland",
      "Atlantic salmon|Kingfisher|European otter|Beaver": "river|=freshwater",
      "Common frog|Grey heron|Great crested newt": "wetland|=freshwater",
      "Golden eagle|Alpine ibex|Snow leopard|Chamois": "mountain|=mountains|=alpine",
      "African lion|Giraffe|Plains zebra|African elephant": "savanna|grassland|=savannah",
      "Asian elephant|Ring-tailed lemur|Red panda": "forest|=rainforest|=jungle",
      "English oak|Silver birch|Norway maple|Field maple|Rowan|Hornbeam|Great tit":
        "woodland|forest",
    }),
  },
  {
    knownBy: species,
    follows: "behavior|behaviour|activity|observed behavior|observed behaviour",
    owner: seen,
    fits: toTexts({
      "Grey seal|Harbour seal": "resting on a sandbank|swimming|feeding",
      "Humpback whale|Fin whale|Minke whale|Orca|Common dolphin|Sperm whale":
        "breaching|feeding|travelling|surfacing",
      "Red fox|European badger|Grey wolf|Wild boar": "foraging|crossing a path|resting",
      "Roe deer|Brown hare|Alpine ibex|Chamois": "grazing|alert|running",
      "European robin|Blackbird|Skylark": "singing|feeding|nesting",
      "Barn owl|Golden eagle": "hunting|in flight|perched",
      "Kingfisher|Grey heron": "fishing|perched|in flight",
      "Atlantic salmon": "spawning|swimming upstream",
      "Honey bee": "collecting pollen|swarming",
      "Common frog": "calling|swimming|resting",
      "English oak|Silver birch|Norway maple|Field maple|Wild cherry|Rowan|Hornbeam|Small-leaved lime":
        "in leaf|flowering|bearing fruit",
      "Red squirrel|European hedgehog|European otter|Beaver": "foraging|feeding|resting",
    }),
  },
  {
    knownBy: species,
    follows: "conservation status|iucn status|red list status|conservation",
    fits: toTexts({
      "Grey seal|Red fox|Roe deer|European robin|Barn owl|Common frog|Kingfisher|Red squirrel|Golden eagle|Grey heron|Blackbird":
        "Least concern|=LC",
      "Atlantic salmon|European otter": "Near threatened|=NT",
      "Honey bee": "Data deficient|=DD|=Least concern",
    }),
  },
  {
    knownBy: species,
    follows: "food|feed|food type|feed type|diet",
    owner: oneOf("feeding|feedingschedule|feedinglog"),
    of: oneOf("animal|zooanimal|zoo"),
    fits: toTexts({
      "African lion|Snow leopard|Grey wolf": "Raw meat|Beef on the bone",
      "Komodo dragon": "Whole prey|Raw meat",
      "Humboldt penguin": "Herring|Sprats",
      "Red panda": "Bamboo|Fruit and bamboo",
      Giraffe: "Leaves and branches|Hay",
      "Plains zebra": "Hay|Grass pellets",
      "Asian elephant": "Hay and fruit|Branches and vegetables",
      "Ring-tailed lemur": "Fruit and vegetables|Leaves",
    }),
  },
  {
    knownBy: "water type|tank type|type|water",
    follows: "species|fish|fish species|inhabitants|livestock",
    owner: oneOf("aquarium|tank|fishtank"),
    fits: toTexts({
      "freshwater|fresh": "Neon tetra|Guppy|Corydoras|Angelfish|Betta|Zebra danio",
      "saltwater|marine|salt|reef":
        "Clownfish|Blue tang|Royal gramma|Yellow tang|Firefish|Cleaner shrimp",
    }),
  },
  ...(
    [
      ["salinity|salinity ppt|salinity psu", { freshwater: [0, 0.4, 1], saltwater: [33, 36, 1] }],
      ["ph|ph level|p h", { freshwater: [6.4, 7.6, 1], saltwater: [8, 8.4, 1] }],
    ] as const
  ).map(
    ([follows, { freshwater, saltwater }]): Pairing => ({
      knownBy: "water type|tank type|type|water",
      follows,
      owner: oneOf("aquarium|tank|fishtank"),
      fits: toRanges({ "freshwater|fresh": freshwater, "saltwater|marine|salt|reef": saltwater }),
    }),
  ),
];
