import type { Scope } from "../../../draw/scope.ts";
import { day, hour, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const leaves = oneOf("leave|absence|vacation|pto|timeoff|time");
const kinds = "leave type|absence type|type|category|kind|reason type|request type";
/** Nobody asks weeks ahead to be ill, and nobody knows when somebody dies. */
const sudden = /^(?:sick|sick leave|illness|medical emergency|bereavement|compassionate|emergency)/;

/** Who has a child is away for months. */
const nursing = /^(?:maternity|paternity|parental)/;

function findDates(slots: readonly Slot[]): { readonly [event: string]: Slot | undefined } {
  const find = (event: Matcher) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && event.test(toEvent(slot)));
  return {
    start: find(oneOf("start|starts|from|first|first day")),
    end: find(oneOf("end|ends|to|until|last|last day")),
    asked: find(oneOf("requested|submitted|created|applied|filed")),
    decided: find(oneOf("approved|decided|reviewed|rejected")),
  };
}

/** Who falls ill says so on the day, is away at once, and not for weeks. */
export const findSuddenLeaves: FindRules = ({ slots, owner }) => {
  const kind = findNamed(slots, kinds, ["choice", "text"]);
  const { start, end, asked, decided } = findDates(slots);
  if (!kind || !start || !owner.some((word) => leaves.test(word))) return [];
  const written = [start, end, decided].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const said = String(scope.values[kind.name]).toLowerCase().replaceAll("_", " ");
    const from = readTime(scope, start);
    if (end && from && from.form !== "clock" && nursing.test(said)) {
      const weeks = /^pat/.test(said) ? [2, 4] : [12, 26];
      const length = chanceFor(scope, end).between(weeks[0] ?? 2, weeks[1] ?? 4) * 7 - 1;
      writeTime(scope, end, from.at + length * day);
    }
    const { now } = scope.facet(timelines);
    if (!sudden.test(said) || !from || from.form === "clock") return;
    const told = asked && readTime(scope, asked);
    const past = now - chanceFor(scope, start).between(1, 90) * day;
    const begin = told ? told.at : from.at < now ? from.at : past;
    const until = end && readTime(scope, end);
    const usual = chanceFor(scope, end ?? start).below(5);
    const length = until ? Math.min(usual, Math.max(0, Math.round((until.at - from.at) / day))) : 0;
    writeTime(scope, start, begin);
    if (end) writeTime(scope, end, begin + length * day);
    const answer = decided && readTime(scope, decided);
    // Whoever is ill is answered at once.
    const isLate = answer && (answer.at < begin || answer.at > begin + 3 * day);
    const soon = begin + chanceFor(scope, decided ?? start).between(3, 40) * hour;
    if (decided && isLate) writeTime(scope, decided, Math.min(now, soon));
  };
  return [{ reads: [kind, ...written, ...(asked ? [asked] : [])], writes: written, apply }];
};

/** Half a day is no week. */
export const findHalfDays: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ kind, words }) => kind === "boolean" && /^(?:is )?half day$/.test(words),
  );
  const { start, end } = findDates(slots);
  if (!flag || !start || !end) return [];
  const days = findNamed(
    slots,
    "total days|days|number of days|days requested|duration days|duration",
    quantityKinds,
  );
  return [
    {
      reads: [flag, start],
      writes: [end, ...(days ? [days] : [])],
      apply: (scope) => {
        const from = readTime(scope, start);
        if (scope.values[flag.name] !== true || !from || from.form === "clock") return;
        writeTime(scope, end, from.at);
        if (days) writeQuantity(scope, days, 0.5);
      },
    },
  ];
};

/** Who is away from Friday to Monday misses two days of work. */
export const findWorkingDays: FindRules = ({ slots }) => {
  const days = findNamed(
    slots,
    "working days|business days|work days|workdays|weekdays|net days|number of working days",
    quantityKinds,
  );
  const { start, end } = findDates(slots);
  if (!days || !start || !end) return [];
  const apply = (scope: Scope) => {
    const [from, to] = [readTime(scope, start), readTime(scope, end)];
    if (!from || !to || from.form === "clock" || to.form === "clock") return;
    writeQuantity(scope, days, Math.max(1, workingDays(from.at, to.at)));
  };
  return [{ reads: [start, end], writes: [days], apply }];
};

/** From one day to another, both of them counted, without the weekends between them. */
function workingDays(from: number, to: number): number {
  const [first, last] = [Math.floor(from / day), Math.floor(to / day)];
  let count = 0;
  // The first day of all was a Thursday.
  for (let at = first; at <= last && at < first + 400; at++) if ((at + 3) % 7 < 5) count++;
  return count;
}
