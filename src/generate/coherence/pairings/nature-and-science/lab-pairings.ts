import { oneOf } from "../../../one-of.ts";
import { type Pairing, type Range, toFigures, toTexts } from "../pairing.ts";

/** A laboratory's test: in what it is measured, what is normal, what is found, in what. */
const tests: Readonly<Record<string, readonly [unit: string, normal: string, Range, string]>> = {
  "Complete blood count|Hemoglobin|Haemoglobin": ["g/dL", "12–16", [10.8, 17, 1], "blood"],
  "Lipid panel|Cholesterol|Total cholesterol": ["mg/dL", "120–200", [110, 260, 0], "serum"],
  "LDL cholesterol": ["mg/dL", "50–130", [44, 190, 0], "serum"],
  "HDL cholesterol": ["mg/dL", "40–80", [32, 84, 0], "serum"],
  Triglycerides: ["mg/dL", "40–150", [48, 230, 0], "serum"],
  Hematocrit: ["%", "36–50", [33, 52, 1], "blood"],
  "White blood cells": ["10⁹/L", "4.0–11.0", [3.4, 13, 1], "blood"],
  Platelets: ["10⁹/L", "150–400", [130, 430, 0], "blood"],
  "Free T4": ["ng/dL", "0.8–1.8", [0.6, 2.1, 1], "serum"],
  HbA1c: ["%", "4.0–5.6", [4.4, 8.2, 1], "blood"],
  "Vitamin D": ["ng/mL", "30–60", [14, 62, 0], "serum"],
  "Thyroid panel|TSH": ["mIU/L", "0.4–4.0", [0.3, 6.2, 1], "serum"],
  "Urine analysis": ["pH", "4.5–8.0", [4.6, 8, 1], "urine"],
  "Organic matter": ["%", "2–6", [0.9, 7.2, 1], "soil"],
  "Protein content": ["mg/g", "40–120", [22, 148, 0], "tissue"],
  "DNA yield": ["ng/µL", "50–200", [28, 240, 0], "tissue"],
  "Soil moisture": ["%", "15–35", [9, 41, 0], "soil"],
  "Glucose|Blood glucose|Fasting glucose|Metabolic panel": [
    "mg/dL",
    "70–99",
    [68, 148, 0],
    "plasma",
  ],
  Potassium: ["mmol/L", "3.5–5.1", [3.2, 5.6, 1], "serum"],
  Sodium: ["mmol/L", "135–145", [131, 147, 0], "serum"],
  Creatinine: ["mg/dL", "0.6–1.2", [0.5, 1.7, 1], "serum"],
  Ferritin: ["ng/mL", "20–250", [8, 310, 0], "serum"],
  Nitrate: ["mg/L", "0–50", [2, 58, 1], "water|=soil"],
  pH: ["pH", "6.5–9.5", [6.3, 9.2, 1], "water"],
  Lead: ["µg/L", "0–10", [0.6, 11.4, 1], "water|=soil"],
  Iron: ["mg/L", "0–2", [0.5, 2.2, 1], "water"],
  Chloride: ["mg/L", "0–250", [8, 260, 0], "water"],
  Sulphate: ["mg/L", "0–250", [12, 240, 0], "water"],
  "Total hardness": ["°dH", "0–21", [4, 24, 0], "water"],
  CRP: ["mg/L", "0–5", [0.3, 18, 1], "serum"],
};

const named = "test name|test|lab test|analyte|panel|test type|parameter";

const column = <T>(read: (row: (typeof tests)[string]) => T) =>
  Object.fromEntries(Object.entries(tests).map(([names, row]) => [names, read(row)]));

/** One end of `12–16`, which is a range of nothing but itself. */
function boundOf(normal: string, end: 0 | 1): Range {
  const bound = Number(normal.split("–")[end]);
  return [bound, bound, 1];
}

const toPairings = (knownBy: string): readonly Pairing[] => [
  { knownBy, follows: "unit|units", fits: toTexts(column(([unit]) => unit)) },
  {
    knownBy,
    follows: "reference range|normal range|reference",
    fits: toTexts(column(([, normal]) => normal)),
  },
  {
    knownBy,
    follows: "reference min|reference low|ref low|normal min|range min|min reference|ref min",
    fits: toFigures(column(([, normal]) => boundOf(normal, 0))),
  },
  {
    knownBy,
    follows: "reference max|reference high|ref high|normal max|range max|max reference|ref max",
    fits: toFigures(column(([, normal]) => boundOf(normal, 1))),
  },
  {
    knownBy,
    follows: "category|test category",
    fits: toTexts(column(([, , , specimen]) => (specimen === "urine" ? "=urine" : "=blood"))),
  },
  {
    knownBy,
    follows: "value|result value|result|measured value",
    fits: toFigures(column(([, , range]) => range)),
  },
  {
    knownBy,
    follows: "sample type|specimen|specimen type|sample",
    fits: toTexts(column(([, , , specimen]) => specimen)),
  },
];

/** What is listed where a panel was asked for. */
const findings =
  "results name|results test|results test name|results parameter|results analyte|results component|values name|values parameter|components name|tests name|biomarkers name|measurements name|markers name|parameters name|analytes name";

export const labPairings: readonly Pairing[] = [
  ...toPairings(named),
  {
    knownBy: "code|test code",
    follows: "name|test name|test",
    owner: oneOf("test|labtest"),
    fits: toTexts({
      CBC: "Complete blood count",
      LIP: "Lipid panel",
      A1C: "HbA1c",
      VITD: "Vitamin D",
      TSH: "Thyroid panel",
      UA: "Urine analysis",
      FER: "Ferritin",
      CRP: "CRP",
    }),
  },
  {
    knownBy: `${named}|name|panel name|title`,
    follows: findings,
    owner: oneOf("lab|labs|labresult|bloodtest|diagnostic"),
    fits: toTexts({
      "Complete blood count": "Hemoglobin|Hematocrit|White blood cells|Platelets",
      "Lipid panel": "Total cholesterol|LDL cholesterol|HDL cholesterol|Triglycerides",
      "Thyroid panel": "TSH|Free T4",
      "Metabolic panel": "Glucose|Sodium|Potassium|Creatinine",
      "Iron studies": "Ferritin|Hemoglobin",
    }),
  },
  // One of several that were found in a sample.
  ...toPairings("name").map((pairing) => ({ ...pairing, owner: /^(?:lab|results?|panel)$/ })),
];
