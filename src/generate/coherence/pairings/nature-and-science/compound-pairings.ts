import { type Pairing, type Range, toFigures, toRanges, toTexts } from "../pairing.ts";

/** Grams in a mole, grams in a cubic centimetre, where it melts and boils, and whether it is organic. */
type Facts = readonly [
  molar: number,
  density: number,
  melts: number,
  boils: number,
  state: string,
  organic: "yes" | "no",
  hazard: string,
];

const compounds: Readonly<Record<string, Facts>> = {
  Water: [18.02, 1, 0, 100, "liquid", "no", "low"],
  Ethanol: [46.07, 0.79, -114, 78, "liquid", "yes", "medium"],
  Methanol: [32.04, 0.79, -98, 65, "liquid", "yes", "high"],
  Acetone: [58.08, 0.78, -95, 56, "liquid", "yes", "medium"],
  "Acetic acid": [60.05, 1.05, 17, 118, "liquid", "yes", "medium"],
  "Sodium chloride": [58.44, 2.17, 801, 1465, "solid", "no", "low"],
  "Sodium hydroxide": [40, 2.13, 318, 1388, "solid", "no", "high"],
  "Copper sulfate|Copper(II) sulfate": [159.61, 3.6, 110, 650, "solid", "no", "medium"],
  "Hydrochloric acid": [36.46, 1.18, -27, 110, "liquid", "no", "high"],
  "Sulfuric acid": [98.08, 1.83, 10, 337, "liquid", "no", "high"],
  Glucose: [180.16, 1.54, 146, 527, "solid", "yes", "low"],
  Toluene: [92.14, 0.87, -95, 111, "liquid", "yes", "high"],
  Ammonia: [17.03, 0.73, -78, -33, "gas", "no", "high"],
  "Carbon dioxide": [44.01, 1.98, -78, -57, "gas", "no", "low"],
  Benzene: [78.11, 0.88, 6, 80, "liquid", "yes", "high"],
  "Potassium permanganate": [158.03, 2.7, 240, 480, "solid", "no", "medium"],
};

const column = <T>(read: (facts: Facts) => T) =>
  Object.fromEntries(Object.entries(compounds).map(([names, facts]) => [names, read(facts)]));
const exactly = (value: number, decimals: number): Range => [value, value, decimals];

const known = {
  knownBy: "name|compound name|chemical name|substance|compound|chemical",
  owner: /^(?:compound|chemical|substance|reagent|molecule|solvent)$/,
};

/** What chemists look up of a substance. */
export const compoundPairings: readonly Pairing[] = [
  {
    ...known,
    follows: "molar mass|molecular weight|molecular mass|molar weight",
    fits: toFigures(column(([molar]) => exactly(molar, 2))),
  },
  {
    ...known,
    follows: "density",
    fits: toFigures(column(([, density]) => exactly(density, 2))),
  },
  {
    ...known,
    follows: "melting point|melting point c",
    fits: toFigures(column(([, , melts]) => exactly(melts, 0))),
  },
  {
    ...known,
    follows: "boiling point|boiling point c",
    fits: toFigures(column(([, , , boils]) => exactly(boils, 0))),
  },
  {
    ...known,
    follows: "state|physical state|phase|state of matter",
    fits: toTexts(column(([, , , , state]) => state)),
  },
  {
    ...known,
    follows: "is organic|organic",
    fits: toTexts(column(([, , , , , organic]) => organic)),
  },
  {
    ...known,
    follows: "hazard level|hazard|toxicity|danger level",
    fits: toTexts(column(([, , , , , , hazard]) => hazard)),
  },
  {
    knownBy: "ocean|sea|body of water",
    follows: "salinity|salinity psu",
    fits: toRanges({
      "baltic sea": [6, 9, 1],
      "north sea|mediterranean sea|atlantic ocean|pacific ocean|indian ocean": [33, 38, 1],
      "arctic ocean|southern ocean": [31, 34, 1],
    }),
  },
];
