import type { Scope } from "../../../../draw/scope.ts";
import { timelines } from "../../../../facets/timeline.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { readYear, writeYear } from "../../../times/calendar/told-year.ts";
import { readTime, timeKinds, toEvent } from "../../../times/time.ts";

const lengths =
  "years of experience|years experience|experience years|experience|years in practice|years practicing|years of practice|years teaching|years of service|years active";
const beginnings =
  "admitted year|admission year|year admitted|bar admission year|practicing since|in practice since|career start year|start year|year started|working since|licensed since|graduation year|year graduated|graduated";
/** Who plays begins young, and is known to be young: the year follows. */
const debuts =
  "debut year|year of debut|debut|debut season|turned pro|turned pro year|pro since|professional since|first season|career start|career start year|active since";
const seasons = "seasons played|seasons|seasons pro|years pro|career seasons|seasons count";

const ages = "age|age years|current age|years old";
const births = "birth year|year of birth|birth date|date of birth|born|dob|birthdate|birthday";

const athletes = /^(?:player|athlete|footballer|swimmer|driver|boxer|fighter|cyclist|runner)$/;
const studiedLong =
  /^(?:doctor|physician|surgeon|dentist|vet|veterinarian|psychiatrist|specialist)$/;
const others = /^(?:student|pupil|apprentice|trainee|child|pet|dog|cat|horse|company|policy)$/;

/** Who has done it for eleven years began eleven years ago, and was no child then. */
export const findCareers: FindRules = (parts) => {
  const { slots, owner } = parts;
  const isAthlete = owner.some((word) => athletes.test(word));
  const length = findNamed(slots, lengths, ["number"]);
  const begin = findNamed(slots, beginnings, quantityKinds);
  const life = findNamed(slots, births, quantityKinds) ?? findNamed(slots, ages, ["number"]);
  return [
    ...(length && begin ? [toBeginning(length, begin)] : []),
    ...findTenures(slots),
    ...(isAthlete ? findDebuts(slots, life) : findGrown(parts, length, begin, life)),
  ];
};

function toBeginning(length: Slot, begin: Slot): Rule {
  const apply = (scope: Scope) => {
    const years = readQuantity(scope, length);
    if (years !== undefined) writeYear(scope, begin, thisYear(scope) - Math.round(years));
  };
  return { reads: [length], writes: [begin], apply };
}

const tenures =
  /^(?:tenure|seniority|(?:tenure|service|membership|seniority|employment) (years|months)|(years|months) (?:of (?:service|membership|tenure|employment)|at company|employed|with company|as member|in service|in role))$/;
const entries =
  /^(?:hire|hired|joined|join|start|started|employment start|member since|date of joining|date joined|date hired|enrolled)$/;
const month = 2_629_800_000;

/** Who was hired two years ago has been there for two years. */
function findTenures(slots: readonly Slot[]): readonly Rule[] {
  const tenure = slots.find(({ kind, words }) => kind === "number" && tenures.test(words));
  const entry =
    tenure && slots.find((slot) => timeKinds.includes(slot.kind) && entries.test(toEvent(slot)));
  if (!tenure || !entry) return [];
  const unit = /\bmonths\b/.test(tenure.words) ? month : 12 * month;
  const apply = (scope: Scope) => {
    const begun = readTime(scope, entry);
    if (!begun || begun.form === "clock") return;
    const passed = Math.max(0, scope.facet(timelines).now - begun.at) / unit;
    const isWhole = Number.isInteger(scope.values[tenure.name]);
    writeQuantity(scope, tenure, isWhole ? Math.floor(passed) : Number(passed.toFixed(1)));
  };
  return [{ reads: [entry], writes: [tenure], apply }];
}

function thisYear(scope: Scope): number {
  return new Date(scope.facet(timelines).now).getUTCFullYear();
}

/** Whoever has worked for so long is so old at least. */
function findGrown(
  { owner }: Parts,
  length: Slot | undefined,
  begin: Slot | undefined,
  life: Slot | undefined,
): readonly Rule[] {
  const known = length ?? begin;
  if (!known || !life || owner.some((word) => others.test(word))) return [];
  const entry = owner.some((word) => studiedLong.test(word)) ? 26 : 22;
  const apply = (scope: Scope) => {
    const [now, told] = [thisYear(scope), length && readQuantity(scope, length)];
    const since = begin && readYear(scope, begin);
    const years = told ?? (since === undefined ? undefined : now - since);
    const age = ageOf(scope, life, now);
    if (years === undefined || age === undefined || years < 0 || years > 60) return;
    const least = Math.round(years) + entry;
    if (age >= least && age <= least + 12) return;
    const wanted = least + chanceFor(scope, life).between(0, 6);
    if (life.kind === "number" && age < 1000 && isAge(life)) writeQuantity(scope, life, wanted);
    else writeYear(scope, life, now - wanted);
  };
  return [{ reads: [known, life], writes: [life], apply }];
}

function isAge({ words }: Slot): boolean {
  return ages.split("|").includes(words);
}

function ageOf(scope: Scope, life: Slot, now: number): number | undefined {
  if (isAge(life)) return readQuantity(scope, life);
  const born = readYear(scope, life);
  return born === undefined ? undefined : now - born;
}

/** The first season was some years after school, and there were as many as years since. */
function findDebuts(slots: readonly Slot[], life: Slot | undefined): readonly Rule[] {
  const debut = findNamed(slots, debuts, quantityKinds);
  const played = findNamed(slots, seasons, ["number"]);
  if (!life || (!debut && !played)) return [];
  const apply = (scope: Scope) => {
    const now = thisYear(scope);
    const age = ageOf(scope, life, now);
    if (age === undefined) return;
    const first = Math.min(17 + chanceFor(scope, debut ?? played ?? life).below(5), age - 1);
    if (debut) writeYear(scope, debut, now - (age - first));
    if (played) writeQuantity(scope, played, Math.max(1, age - first));
  };
  return [{ reads: [life], writes: [debut, played].flatMap((slot) => slot ?? []), apply }];
}
