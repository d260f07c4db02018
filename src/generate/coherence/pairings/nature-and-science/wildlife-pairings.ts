import { type Pairing, toRanges, toTexts } from "../pairing.ts";

const species = "common name|species|animal|species name";

/** What the animals of a zoo are called in Latin, eat, weigh and live in. */
export const wildlifePairings: readonly Pairing[] = [
  {
    knownBy: species,
    follows: "scientific name|latin name|binomial",
    fits: toTexts({
      "Red panda": "Ailurus fulgens",
      "African lion": "Panthera leo",
      Giraffe: "Giraffa camelopardalis",
      "Grey wolf": "Canis lupus",
      "Snow leopard": "Panthera uncia",
      "Ring-tailed lemur": "Lemur catta",
      "Plains zebra": "Equus quagga",
      "Komodo dragon": "Varanus komodoensis",
      "Humboldt penguin": "Spheniscus humboldti",
      "Asian elephant": "Elephas maximus",
    }),
  },
  {
    knownBy: species,
    follows: "diet|feeding|diet type|food",
    fits: toTexts({
      "Red panda|Giraffe|Plains zebra|Asian elephant": "herbivore",
      "African lion|Grey wolf|Snow leopard|Komodo dragon|Humboldt penguin": "carnivore",
      "Ring-tailed lemur": "omnivore",
    }),
  },
  {
    knownBy: species,
    follows: "weight|weight kg|body weight",
    fits: toRanges({
      "Red panda": [4, 6, 1],
      "African lion": [130, 220, 0],
      Giraffe: [750, 1200, 0],
      "Grey wolf": [32, 55, 1],
      "Snow leopard": [30, 52, 1],
      "Ring-tailed lemur": [2, 3, 1],
      "Plains zebra": [220, 320, 0],
      "Komodo dragon": [55, 88, 1],
      "Humboldt penguin": [4, 5, 1],
      "Asian elephant": [2700, 4200, 0],
    }),
  },
  {
    knownBy: species,
    follows: "enclosure|enclosure name|habitat name|exhibit area",
    fits: toTexts({
      "African lion|Giraffe|Plains zebra": "Savanna House",
      "Grey wolf|Snow leopard|Red panda": "Mountain Ridge",
      "Humboldt penguin": "Penguin Cove",
      "Komodo dragon": "Reptile Hall",
      "Asian elephant": "Elephant Park",
      "Ring-tailed lemur": "Tropical Dome",
    }),
  },
  {
    knownBy: species,
    follows: "conservation status|iucn status|conservation",
    fits: toTexts({
      "Red panda|Ring-tailed lemur|Komodo dragon|Asian elephant": "endangered",
      "African lion|Snow leopard|Giraffe|Humboldt penguin": "vulnerable",
      "Grey wolf": "least concern",
      "Plains zebra": "near threatened",
    }),
  },
];
