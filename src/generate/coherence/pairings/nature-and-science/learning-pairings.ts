import { type Pairing, toTexts } from "../pairing.ts";

/** What is looked up by its name: a nebula, the back of a card. */
export const learningPairings: readonly Pairing[] = [
  {
    knownBy: "grade|grade level|year group",
    follows: "class name|class|homeroom|form",
    owner: /^(?:student|pupil)$/,
    isOwn: true,
    fits: (says) => {
      const [year] = /\d+/.exec(says) ?? [];
      return year === undefined ? undefined : { texts: ["A", "B", "C"].map((one) => year + one) };
    },
  },
  {
    knownBy: "subject|main subject|subject taught",
    follows: "department|faculty",
    owner: /^(?:teacher|professor|lecturer|instructor)$/,
    fits: toTexts({
      "chemistry|biology|physics": "Science",
      "mathematics|computer science|economics": "Mathematics",
      "history|geography|philosophy": "Humanities",
      "literature|english|french|spanish|german": "Languages",
      "music|art": "Arts",
    }),
  },
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
    follows: "deck|deck name|set|set name",
    fits: toTexts({
      "la biblioteca": "Spanish basics",
      "to harvest": "French verbs",
      "Capital of Norway": "Capitals of Europe",
      "7 × 8": "Times tables",
      "photosynthesis|H₂O": "Biology and chemistry",
      "der Bahnhof": "German, first steps",
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
  {
    knownBy: "name|class name|title",
    follows: "grade|grade level|year group|year",
    owner: /^(?:class|schoolclass|classroom|schoolgroup)$/,
    isOwn: true,
    fits: (says) => {
      const [, grade] = /^(?:year |grade |class )?(\d{1,2})(?:[a-f]\b|\b)/.exec(says) ?? [];
      return grade === undefined ? undefined : { texts: [grade] };
    },
  },
];
