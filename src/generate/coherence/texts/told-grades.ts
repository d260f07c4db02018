import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const told = /^(?:(?:Year|Grade|Class) )?(\d{1,2})[A-F]?\b/;

/** `5B` and `Year 5 Maths` are of the fifth grade. */
export const findToldGrades: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => /^(?:class|classroom|schoolclass|homeroom)$/.test(word))) return [];
  const name = findNamed(slots, "name|title|class name", ["text"]);
  const grade = findNamed(slots, "grade|grade level|year|year group|school year", [
    "number",
    "text",
  ]);
  if (!name || !grade) return [];
  const apply = (scope: Scope) => {
    const [, year] = told.exec(String(scope.values[name.name])) ?? [];
    const before = scope.values[grade.name];
    if (year === undefined) return;
    if (typeof before === "number") write(scope, grade, Number(year));
    else if (typeof before === "string") write(scope, grade, before.replace(/\d+/, year));
  };
  return [{ reads: [name, grade], writes: [grade], apply }];
};
