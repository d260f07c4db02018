import type { Scope } from "../../../../draw/scope.ts";
import { timelines } from "../../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { readYear, writeYear } from "../../../times/calendar/told-year.ts";
import { readTime, timeKinds, toEvent } from "../../../times/time.ts";

const lengths =
  "years of experience|years experience|experience years|experience|years of service|years employed|years at company|years in practice|years practicing|years teaching";
const beginnings =
  "admitted year|admission year|year admitted|bar admission year|practicing since|in practice since|career start year|start year|year started|working since|licensed since|graduation year|year graduated";
const debuts =
  "debut year|debut|first published|turned pro|turned pro year|pro since|first season|career start year";
const seasons = "seasons played|seasons|years pro";
const ages = "age|age years|current age";
const births = "birth year|year of birth|birth date|date of birth|born|dob";

/** Whose first time on the field or on the shelf is told: it follows from when they were born. */
const performers = oneOf(
  "player|athlete|footballer|swimmer|driver|boxer|cyclist|runner|author|writer|artist|actor",
);
const studiedLong = oneOf("doctor|physician|surgeon|dentist|vet|veterinarian|specialist");
const notYet = oneOf("student|pupil|apprentice|trainee");

/** Who has done it for eleven years began eleven years ago, and was no child then. */
export const findCareers: FindRules = ({ slots, owner }) => {
  const isOne = (words: Matcher) => owner.some((word) => words.test(word));
  const length = findNamed(slots, lengths, ["number"]);
  const begin = findNamed(slots, beginnings, quantityKinds);
  const birth = findNamed(slots, births, quantityKinds);
  const life = birth ?? findNamed(slots, ages, ["number"]);
  const known = length ?? begin;
  const rules = findTenures(slots);
  if (length && begin) rules.push(toBeginning(length, begin));
  if (life && !known) rules.push(...findRanks(slots, life, life === birth));
  const debuted = life && isOne(performers) ? findDebuts(slots, life, life === birth) : [];
  rules.push(...debuted);
  if (life && known && debuted.length === 0 && !isOne(notYet))
    rules.push(
      toGrown(known, known === length, life, life === birth, isOne(studiedLong) ? 26 : 22),
    );
  return rules;
};

const titles = "job title|position|seniority|seniority level|career level|job level";
const ranks: readonly (readonly [RegExp, least: number, most: number])[] = [
  [/\b(?:junior|trainee|intern|apprentice)\b/i, 20, 32],
  [/\b(?:senior|lead|principal)\b/i, 29, 64],
  [/\b(?:head|director|chief|president|partner|executive)\b/i, 34, 64],
];

/** Nobody is a junior of sixty. */
function findRanks(slots: readonly Slot[], life: Slot, isBirth: boolean): readonly Rule[] {
  const title = findNamed(slots, titles, ["text", "choice"]);
  if (!title) return [];
  const apply = (scope: Scope) => {
    const told = String(scope.values[title.name]);
    const [, least, most] = ranks.find(([words]) => words.test(told)) ?? [undefined, 0, 120];
    const age = yearsOf(scope, life, isBirth) ?? least;
    if (age < least || age > most)
      writeYears(scope, life, isBirth, least + chanceFor(scope, life).between(1, 11));
  };
  return [{ reads: [title, life], writes: [life], apply }];
}

function thisYear(scope: Scope): number {
  return new Date(scope.facet(timelines).now).getUTCFullYear();
}

/** How many years ago it was: a number of them, or one that is told by the calendar. */
function yearsOf(scope: Scope, slot: Slot, isYear: boolean): number | undefined {
  if (!isYear) return readQuantity(scope, slot);
  const year = readYear(scope, slot);
  return year === undefined ? undefined : thisYear(scope) - year;
}

function writeYears(scope: Scope, slot: Slot, isYear: boolean, years: number): void {
  if (isYear) writeYear(scope, slot, thisYear(scope) - years);
  else writeQuantity(scope, slot, years);
}

function toBeginning(length: Slot, begin: Slot): Rule {
  const apply = (scope: Scope) => {
    const years = readQuantity(scope, length);
    if (years !== undefined) writeYears(scope, begin, true, Math.round(years));
  };
  return { reads: [length], writes: [begin], apply };
}

/** Whoever has worked for so long is so old at least. */
function toGrown(
  known: Slot,
  isLength: boolean,
  life: Slot,
  isBirth: boolean,
  entry: number,
): Rule {
  const apply = (scope: Scope) => {
    const years = yearsOf(scope, known, !isLength);
    const age = yearsOf(scope, life, isBirth);
    if (years === undefined || age === undefined || years < 0 || years > 60) return;
    const least = Math.round(years) + entry;
    if (age < least || age > least + 12)
      writeYears(scope, life, isBirth, least + chanceFor(scope, life).between(0, 6));
  };
  return { reads: [known, life], writes: [life], apply };
}

/** Who plays began some years after school, and has played in every year since. */
function findDebuts(slots: readonly Slot[], life: Slot, isBirth: boolean): readonly Rule[] {
  const debut = findNamed(slots, debuts, quantityKinds);
  const played = findNamed(slots, seasons, ["number"]);
  const first = debut ?? played;
  if (!first) return [];
  const apply = (scope: Scope) => {
    const age = yearsOf(scope, life, isBirth);
    if (age === undefined) return;
    const years = Math.max(1, age - 17 - chanceFor(scope, first).below(5));
    if (debut) writeYears(scope, debut, true, years);
    if (played) writeQuantity(scope, played, years);
  };
  return [{ reads: [life], writes: [debut, played].flatMap((slot) => slot ?? []), apply }];
}

const tenures =
  /^(?:tenure|(?:tenure|service|membership) (?:years|months)|(?:years|months) (?:of (?:service|membership)|at company|employed|in role))$/;
const entries = oneOf("hire|hired|joined|join|start|started|member since|date joined");
const month = 2_629_800_000;

/** Who was hired two years ago has been there for two years. */
function findTenures(slots: readonly Slot[]): Rule[] {
  const tenure = slots.find(({ kind, words }) => kind === "number" && tenures.test(words));
  const entry =
    tenure && slots.find((slot) => timeKinds.includes(slot.kind) && entries.test(toEvent(slot)));
  if (!tenure || !entry) return [];
  const unit = /\bmonths\b/.test(tenure.words) ? month : 12 * month;
  const apply = (scope: Scope) => {
    const begun = readTime(scope, entry);
    const passed = begun && Math.max(0, scope.facet(timelines).now - begun.at) / unit;
    if (passed !== undefined) writeQuantity(scope, tenure, Math.floor(passed));
  };
  return [{ reads: [entry], writes: [tenure], apply }];
}
