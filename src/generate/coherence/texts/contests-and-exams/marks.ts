import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { clear, isPresent, type Slot, write } from "../../slot.ts";

/** From how many of a hundred on, the mark in letters. */
const grades: readonly (readonly [from: number, letter: string])[] = [
  [95, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [75, "B"],
  [70, "B-"],
  [65, "C+"],
  [60, "C"],
  [50, "D"],
];

export const letters = "letter grade|grade|final grade|overall grade";
export const passed = /^(?:is |has )?pass(?:ed|ing)?$/;

const percents =
  "percentage|percent|score percent|overall percentage|score|final score|total score|average score|points|marks|points earned|marks obtained";

const mosts = "max score|max points|total points|out of|max marks|total marks";

/** A mark in letters, its points and whether it is enough say the same as the percentage. */
export const findMarks: FindRules = (parts) => {
  const { slots } = parts;
  const letter = findNamed(slots, letters, ["text", "choice"]);
  const percent = findNamed(slots, percents, ["number"]);
  if (!letter) return [];
  if (!percent) return toPoints(letter, parts);
  return [
    ...findAverage(percent, parts),
    toLetter(letter, percent, parts),
    ...toPoints(letter, parts),
    ...toPass(letter, parts),
    ...toRemark(letter, parts),
  ];
};

const remarks = "comment|comments|remark|remarks|teacher comment|teacher remarks";
const remarksOf: Readonly<Record<string, string>> = {
  A: "Excellent work all term.|Asks good questions.|A pleasure to teach.",
  B: "Steady work all term.|Could take part more.",
  C: "Should read the tasks twice.|Homework often late.|Needs more practice at home.",
  D: "Needs help with the basics.|Homework is missing.|Was absent too often.",
};

/** Nobody writes of an F that it was steady work. */
function toRemark(letter: Slot, { slots, owner }: Parts): readonly Rule[] {
  const remark = findNamed(slots, remarks, ["text"]);
  if (!remark || !/report ?card|(?:grade|school|term) report/.test(owner.join(" "))) return [];
  const apply = (scope: Scope) => {
    const mark = String(scope.values[letter.name]).charAt(0);
    const fitting = remarksOf[mark === "F" ? "D" : mark]?.split("|");
    if (fitting && isPresent(scope.values[remark.name]))
      write(scope, remark, chanceFor(scope, remark).pick(fitting));
  };
  return [{ reads: [letter], writes: [remark], apply }];
}

/** What a term comes to lies between its two examinations. */
function findAverage(percent: Slot, { slots }: Parts): readonly Rule[] {
  const exams = ["midterm score|midterm|midterm exam", "final score|final exam|final exam score"]
    .map((names) => findNamed(slots, names, ["number"]))
    .filter((slot) => slot !== undefined);
  if (exams.length < 2 || exams.includes(percent)) return [];
  const apply = (scope: Scope) => {
    const reached = exams.map((slot) => readQuantity(scope, slot));
    if (!reached.every((one) => one !== undefined)) return;
    const mean = reached.reduce((sum, one) => sum + one, 0) / reached.length;
    writeQuantity(scope, percent, Math.round(mean));
  };
  return [{ reads: exams, writes: [percent], apply }];
}

function toLetter(letter: Slot, percent: Slot, { slots }: Parts): Rule {
  const isShare = /percent/.test(percent.words);
  const most = isShare ? undefined : findNamed(slots, mosts, ["number"]);
  const apply = (scope: Scope) => {
    const points = scope.values[percent.name];
    const all = (most && readQuantity(scope, most)) || 100;
    const reached = typeof points === "number" ? (points * 100) / all : points;
    // A score may be one of five.
    if (typeof reached !== "number" || reached > 100 || (reached > 0 && reached <= 10)) return;
    writeMark(scope, letter, reached);
  };
  return { reads: most ? [percent, most] : [percent], writes: [letter], apply };
}

/** The mark in letters for so many of a hundred; a grade may be that of a school year. */
export function writeMark(scope: Scope, letter: Slot, reached: number): void {
  const before = scope.values[letter.name];
  if (typeof before !== "string" || !/^[A-F][+-]?$/.test(before)) return;
  const fitting = grades.find(([from]) => reached >= from)?.[1] ?? "F";
  // A union may know no half marks.
  if (!write(scope, letter, fitting)) write(scope, letter, fitting.charAt(0));
}

/** What a letter is worth of four. */
const worth: Readonly<Record<string, number>> = { A: 4, B: 3, C: 2, D: 1, F: 0 };
const halves: Readonly<Record<string, number>> = { "+": 0.3, "-": -0.3 };

function toPoints(letter: Slot, { slots }: Parts): readonly Rule[] {
  const points = findNamed(slots, "grade points|grade point|gpa points", ["number"]);
  if (!points) return [];
  const apply = (scope: Scope) => {
    const [mark = "", half = ""] = String(scope.values[letter.name]);
    const whole = worth[mark];
    if (!isPresent(scope.values[letter.name])) clear(scope, points);
    if (whole === undefined) return;
    writeQuantity(scope, points, Math.min(4, Number((whole + (halves[half] ?? 0)).toFixed(1))));
  };
  return [{ reads: [letter], writes: [points], apply }];
}

function toPass(letter: Slot, { slots }: Parts): readonly Rule[] {
  const pass = slots.find(({ words, kind }) => kind === "boolean" && passed.test(words));
  if (!pass) return [];
  const apply = (scope: Scope) => {
    const mark = String(scope.values[letter.name]);
    if (/^[A-F][+-]?$/.test(mark)) write(scope, pass, !mark.startsWith("F"));
  };
  return [{ reads: [letter], writes: [pass], apply }];
}
