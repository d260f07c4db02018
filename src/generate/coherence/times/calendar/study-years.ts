import type { Scope } from "../../../draw/scope.ts";
import { day } from "../../../facets/timeline.ts";
import type { Matcher } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { isPresent, type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const entered = /^(?:enrol+ed|enrol+ment|admission|admitted|start|started|joined|matriculated)$/;
const leaves = /^(?:(?:expected |estimated )?graduation|graduates|graduated)$/;
const years = "year of study|study year|current year|year level|academic year|year in school|year";
/** What the four years are called. */
const classes: readonly Matcher[] = [
  /^(?:freshman|first(?:[ _-]?year)?|1st(?: year)?|year[ _-]?1)$/i,
  /^(?:sophomore|second(?:[ _-]?year)?|2nd(?: year)?|year[ _-]?2)$/i,
  /^(?:junior|third(?:[ _-]?year)?|3rd(?: year)?|year[ _-]?3)$/i,
  /^(?:senior|fourth(?:[ _-]?year)?|4th(?: year)?|year[ _-]?4)$/i,
];
const entries = "enrollment year|enrolment year|admission year|entry year|start year|year enrolled";
const credits =
  "credits earned|credits completed|earned credits|completed credits|total credits|credits|ects|ects credits|ects earned";
const ends = "graduation year|expected graduation year|expected graduation";

/** So many years are studied for a degree, and so many points given in one of them. */
const length = 4;
const yearly = 30;

/** Who is in the third year began two autumns ago, and has the points of two years. */
export const findStudyYears: FindRules = ({ slots, owner }) => {
  if (!owner.includes("student")) return [];
  const number = (names: string) => findNamed(slots, names, ["number"]);
  const time = (events: Matcher) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
  const study = {
    year: number(years) ?? findClass(slots),
    entry: number(entries) ?? time(entered),
    credits: number(credits),
    end: number(ends) ?? time(leaves),
    born: time(/^(?:birth|born|dob|date of birth|birthday)$/),
    status: slots.find(({ words }) => /^(?:enrol+ment )?status$/.test(words)),
  };
  const { year, entry, credits: points, end, born } = study;
  const told = [year, entry, points, end, born].flatMap((slot) => slot ?? []);
  // Pupils have grades, and a year alone has nothing to agree with.
  const teller = year ?? entry;
  if (!teller || told.length < 2) return [];
  const apply = (scope: Scope) => keepStudy(scope, study, teller);
  return [{ reads: told, writes: told, apply } satisfies Rule];
};

/** A member that says in words which of the years it is. */
function findClass(slots: readonly Slot[]): Slot | undefined {
  return slots.find(
    ({ kind, schema }) =>
      kind === "choice" &&
      "enum" in schema &&
      classes.slice(0, 3).every((words) => schema.enum.some((one) => words.test(String(one)))),
  );
}

function readYear(scope: Scope, year: Slot): number | undefined {
  const said = scope.values[year.name];
  const at = typeof said === "string" ? classes.findIndex((words) => words.test(said)) : -1;
  return at === -1 ? readQuantity(scope, year) : at + 1;
}

function writeYear(scope: Scope, year: Slot, reached: number): void {
  const { schema } = year;
  const words = classes[Math.min(reached, length) - 1];
  const called = "enum" in schema && schema.enum.find((one) => words?.test(String(one)));
  if (called) write(scope, year, called);
  else writeQuantity(scope, year, reached);
}

type Study = Readonly<
  Record<"year" | "entry" | "credits" | "end" | "born" | "status", Slot | undefined>
>;

function keepStudy(
  scope: Scope,
  { year, entry, credits: points, end, born, status }: Study,
  teller: Slot,
): void {
  const today = new Date(scope.draw.library.now);
  // From August on, the year that ends next summer runs.
  const begun = today.getUTCFullYear() - (today.getUTCMonth() > 6 ? 0 : 1);
  const isOver = toState(status && scope.values[status.name]) === "graduated";
  const reached = yearOf(scope, year, entry, begun);
  if (reached === undefined) return;
  const current = isOver ? length : Math.min(reached, length + 2);
  const since = chanceFor(scope, teller).below(3);
  const first = begun - current + 1 - (isOver ? 1 + since : 0);
  if (year) writeYear(scope, year, current);
  if (entry) writeWhen(scope, entry, first, 8);
  if (end) writeWhen(scope, end, first + Math.max(length, current), 5);
  // Nobody begins to study before school is over, and few long after.
  const birth = born && readTime(scope, born);
  if (born && birth) {
    const age = 18 + Math.floor(chanceFor(scope, born).next() ** 2 * 8);
    writeTime(
      scope,
      born,
      birth.at + Math.round((first - age - new Date(birth.at).getUTCFullYear()) * 365.25) * day,
    );
  }
  if (points) {
    const share = isOver ? 1 : chanceFor(scope, points).next() * 0.4;
    const passed = isOver ? length - 1 : current - 1;
    const scale = (readQuantity(scope, points) ?? 0) > length * yearly ? 2 : 1;
    writeQuantity(scope, points, Math.round(yearly * scale * (passed + share)));
  }
}

/** As it is told, or as the day tells on which somebody began. */
function yearOf(scope: Scope, year: Slot | undefined, entry: Slot | undefined, begun: number) {
  const told = year && readYear(scope, year);
  // Somebody who is a graduate is in none of them.
  if (told === undefined && year?.kind === "choice" && isPresent(scope.values[year.name]))
    return undefined;
  if (told !== undefined) return told >= 1 && told <= 8 ? told : undefined;
  if (!entry || !isPresent(scope.values[entry.name])) return undefined;
  const time = readTime(scope, entry);
  const first = time ? new Date(time.at).getUTCFullYear() : readQuantity(scope, entry);
  return first === undefined ? undefined : Math.max(1, Math.min(length, begun - first + 1));
}

/** A year as a number, or a day in the month in which terms begin or end. */
function writeWhen(scope: Scope, slot: Slot, year: number, month: number): void {
  const time = readTime(scope, slot);
  if (!time) writeQuantity(scope, slot, year);
  else
    writeTime(
      scope,
      slot,
      Date.UTC(year, month, 1 + chanceFor(scope, slot).below(28)) + (time.at % day),
    );
}
