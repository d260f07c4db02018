import { type Pairing, toTexts } from "./pairing.ts";

/** What is looked up by its name: a nebula, the back of a card. */
export const learningPairings: readonly Pairing[] = [
  {
    knownBy: "target|object|object name|target name",
    follows: "catalog|catalog id|catalogue id|catalog number|messier|designation",
    fits: toTexts({
      "Andromeda Galaxy": "M31",
      "Orion Nebula": "M42",
      Pleiades: "M45",
      "Ring Nebula": "M57",
      "Hercules Cluster": "M13",
      "Whirlpool Galaxy": "M51",
      "Dumbbell Nebula": "M27",
    }),
  },
  {
    knownBy: "front",
    follows: "back",
    fits: toTexts({
      "la biblioteca": "the library",
      "to harvest": "récolter",
      "Capital of Norway": "Oslo",
      "7 × 8": "56",
      photosynthesis: "how plants make sugar from light",
      "der Bahnhof": "the station",
      "H₂O": "water",
    }),
  },
];
