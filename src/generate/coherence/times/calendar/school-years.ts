import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const last = 12;

/** A pupil of the fifth grade is ten or eleven, and leaves school in seven years. */
export const findSchoolYears: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => oneOf("student|pupil|child|learner").test(word))) return [];
  const grade = findNamed(slots, "grade level|grade|year group|school year|class year", [
    "number",
    "text",
  ]);
  if (!grade) return [];
  const birth = slots.find(
    (slot) => timeKinds.includes(slot.kind) && oneOf("birth|born|dob|birthday").test(toEvent(slot)),
  );
  const leaves = findNamed(slots, "graduation year|expected graduation year|class of", ["number"]);
  return [...(birth ? [toBirth(grade, birth)] : []), ...(leaves ? [toLeave(grade, leaves)] : [])];
};

function gradeOf(scope: Scope, grade: Slot): number | undefined {
  const said = scope.values[grade.name];
  // `Year 8`, `Grade 5` and `8B` say it in words; a letter alone is a mark.
  const told = typeof said === "string" ? /^(?:Year |Grade )?(\d\d?)[A-D]?$/.exec(said)?.[1] : said;
  const reached = told === undefined || told === null ? undefined : Number(told);
  const isGrade = reached !== undefined && Number.isInteger(reached);
  return isGrade && reached >= 0 && reached <= last ? reached : undefined;
}

function toBirth(grade: Slot, birth: Slot): Rule {
  const apply = (scope: Scope) => {
    const [reached, time] = [gradeOf(scope, grade), readTime(scope, birth)];
    if (reached === undefined || !time) return;
    const [born, now] = [new Date(time.at), new Date(scope.draw.library.now)];
    const year = now.getUTCFullYear() - reached - 6;
    writeTime(scope, birth, Date.UTC(year, born.getUTCMonth(), born.getUTCDate()));
  };
  return { reads: [grade, birth], writes: [birth], apply };
}

function toLeave(grade: Slot, leaves: Slot): Rule {
  const apply = (scope: Scope) => {
    const reached = gradeOf(scope, grade);
    if (reached === undefined) return;
    const now = new Date(scope.draw.library.now);
    // From August on, the school year that ends next summer runs.
    const next = now.getUTCFullYear() + (now.getUTCMonth() > 6 ? 1 : 0);
    writeQuantity(scope, leaves, next + last - reached);
  };
  return { reads: [grade], writes: [leaves], apply };
}

/** Section B of the eighth grade is called 8B. */
export const findClassSections: FindRules = ({ slots }) => {
  const grade = findNamed(slots, "grade level|grade|year group|level", ["number"]);
  const section = findNamed(slots, "section|section name|class section|division|stream", ["text"]);
  const name = findNamed(slots, "name|class name|title", ["text"]);
  // A course is called after its subject, too.
  if (!grade || !section || !name || findNamed(slots, "subject", ["text", "choice"])) return [];
  const apply = (scope: Scope) => {
    const [reached, part] = [scope.values[grade.name], scope.values[section.name]];
    const isClass = /^(?:\d\d?[A-H]$|Year \d)/.test(String(scope.values[name.name]));
    if (isClass && typeof reached === "number" && /^[A-H]$/.test(String(part)))
      write(scope, name, `${reached}${part}`);
  };
  return [{ reads: [grade, section, name], writes: [name], apply }];
};
