import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

const yearly = oneOf(
  "goal|challenge|resolution|budget|plan|card|target|season|campaign|statement|objective",
);
const begun = oneOf("start|started|starts|sent|date|issued|begins");

/** A goal of this year was begun this year; the year of a car is another matter. */
export const findGoalYears: FindRules = ({ slots, owner }) => {
  const year = slots.find(({ words, kind }) => kind === "number" && words === "year");
  const begin = slots.find((slot) => timeKinds.includes(slot.kind) && begun.test(toEvent(slot)));
  if (!year || !begin || !yearly.test(owner.at(-1) ?? "")) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, begin);
    if (time && time.form !== "clock") write(scope, year, new Date(time.at).getUTCFullYear());
  };
  return [{ reads: [begin], writes: [year], apply }];
};
