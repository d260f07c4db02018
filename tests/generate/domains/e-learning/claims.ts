import { atMost, type Domain, numberOf, percent, timeOf, type Values } from "../properties.ts";

const answersOf = ({ answers }: Values) => answers as readonly Values[];

export const claims: Domain = {
  "/online-courses": {
    each: [
      atMost("ratingsCount", "enrolledCount"),
      [
        "all lectures of all sections are counted",
        ({ lecturesCount, sections }) =>
          lecturesCount ===
          (sections as readonly { lectures: readonly unknown[] }[]).flatMap(
            ({ lectures }) => lectures,
          ).length,
      ],
      [
        "an introduction is for beginners",
        ({ title, level }) =>
          /^Introduction|for Beginners$/.test(String(title)) ? level === "Beginner" : undefined,
      ],
      [
        "a course of Spanish is one of a language",
        ({ title, category }) =>
          /Spanish/.test(String(title)) ? /Languages|Spanish/.test(String(category)) : undefined,
      ],
    ],
  },
  "/quiz-attempts": {
    each: [
      atMost("score", "maxScore"),
      percent("percentage", "score", "maxScore"),
      [
        "whoever has six of ten points has passed",
        (record) => record["passed"] === numberOf(record, "percentage") >= 60,
      ],
      [
        "the time spent is that between start and end",
        (record) =>
          numberOf(record, "timeSpentSeconds") * 1000 ===
          timeOf(record, "submittedAt") - timeOf(record, "startedAt"),
      ],
      [
        "an answer is correct where it is the correct one",
        (record) =>
          answersOf(record).length === 0
            ? undefined
            : answersOf(record).every(
                ({ selectedAnswer, correctAnswer, isCorrect }) =>
                  isCorrect === (selectedAnswer === correctAnswer),
              ),
      ],
      [
        "the capital of Norway is Oslo",
        (record) => {
          const asked = answersOf(record).filter(({ question }) =>
            String(question).includes("capital of Norway"),
          );
          return asked.length === 0
            ? undefined
            : asked.every(({ correctAnswer }) => correctAnswer === "Oslo");
        },
      ],
    ],
  },
};
