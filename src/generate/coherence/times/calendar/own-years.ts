import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";
import { writeYear } from "./told-year.ts";

const years = "year|collection year|season year|edition year";
const beginnings = oneOf(
  "launch|launched|launches|release|released|premiere|debut|opening|unveiled",
);

/** A collection that is launched in December is one of that year. */
export const findOwnYears: FindRules = ({ slots }) => {
  const year = findNamed(slots, years, quantityKinds);
  const start =
    year && slots.find((slot) => timeKinds.includes(slot.kind) && beginnings.test(toEvent(slot)));
  if (!year || !start || start === year) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, start);
    if (time && time.form !== "clock") writeYear(scope, year, new Date(time.at).getUTCFullYear());
  };
  return [{ reads: [start, year], writes: [year], apply }];
};
