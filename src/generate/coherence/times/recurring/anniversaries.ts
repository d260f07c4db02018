import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const rounds = /^(?:next|upcoming) (?:birthday|anniversary)$/;
const firsts = oneOf("birth|birthday|born|dob|wedding|married|anniversary|founded");

/** The next birthday is the day of the birth, in this year or in the next. */
export const findAnniversaries: FindRules = ({ slots }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const next = times.find((slot) => rounds.test(toEvent(slot)));
  const first = times.find((slot) => slot !== next && firsts.test(toEvent(slot)));
  if (!next || !first) return [];
  const apply = (scope: Scope) => {
    const begin = readTime(scope, first);
    if (!begin || begin.form === "clock") return;
    const { now } = scope.facet(timelines);
    const [of, today] = [new Date(begin.at), new Date(now)];
    const inYear = (year: number) => Date.UTC(year, of.getUTCMonth(), of.getUTCDate());
    const year = today.getUTCFullYear();
    const isOver = inYear(year) + day <= now;
    writeTime(scope, next, inYear(isOver ? year + 1 : year));
  };
  return [{ reads: [first], writes: [next], apply }];
};
