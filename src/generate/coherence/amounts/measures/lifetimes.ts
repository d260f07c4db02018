import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readYear, writeYear } from "../../times/calendar/told-year.ts";

const births =
  "birth year|year of birth|born|year born|born year|birth date|date of birth|born on|birthday";
const deaths =
  "death year|year of death|died|year died|died year|death date|date of death|died on|deathday";

/** Who has died was born long ago, and lived a life; who has not was born within one. */
export const findLifetimes: FindRules = ({ slots, owner }) => {
  const birth = findNamed(slots, births, quantityKinds);
  const death = findNamed(slots, deaths, quantityKinds);
  if (!birth || !death || owner.some((word) => brief.test(word))) return [];
  const funeral = slots.find(({ words }) => burials.test(words));
  const apply = (scope: Scope) => {
    const born = readYear(scope, birth);
    // Of whom others speak as the deceased has died within the year.
    const isMourned = owner.some((word) => mourned.test(word));
    if (isMourned && readYear(scope, death) !== undefined) {
      const { now, created } = scope.facet(timelines);
      const year = new Date(Math.min(now, created)).getUTCFullYear();
      writeYear(scope, death, year);
      if (Date.parse(String(scope.values[death.name])) > now) writeYear(scope, death, year - 1);
    }
    // Who is being buried has just died.
    const died = (funeral || isMourned) && readYear(scope, death);
    if (typeof died === "number") {
      writeYear(scope, birth, died - chanceFor(scope, death).between(41, 94));
      return;
    }
    if (born === undefined) return;
    const chance = chanceFor(scope, death);
    const today = new Date(scope.facet(timelines).now).getUTCFullYear();
    if (readYear(scope, death) === undefined) {
      if (born < today - 92) writeYear(scope, birth, today - chance.between(24, 82));
      return;
    }
    const begin = born > today - 92 ? chance.between(today - 190, today - 92) : born;
    writeYear(scope, birth, begin);
    writeYear(scope, death, begin + chance.between(41, 91));
  };
  const age = findNamed(slots, "age at death|died aged|lifespan|years lived|lifespan years", [
    "number",
  ]);
  const reckon = (scope: Scope) => {
    const [born, died] = [readYear(scope, birth), readYear(scope, death)];
    if (age && born !== undefined && died !== undefined) write(scope, age, died - born);
  };
  const lived = age ? [{ reads: [birth, death], writes: [age], apply: reckon }] : [];
  return [{ reads: [birth, death], writes: [birth, death], apply }, ...lived];
};

const mourned = oneOf("deceased|decedent|departed");

/** The day on which people come together for somebody who died. */
const burials =
  /^(?:service|funeral|burial|memorial|cremation|viewing|wake|ceremony)(?: service)? (?:date|at|time|on)$/;

/** Who married was grown up, and alive. */
export const findMarriages: FindRules = ({ slots }) => {
  const [birth, death, wedding] = [births, deaths, "marriage date|married on|marriage year"].map(
    (names) => findNamed(slots, names, quantityKinds),
  );
  if (!birth || !wedding) return [];
  const apply = (scope: Scope) => {
    const [born, told] = [readYear(scope, birth), readYear(scope, wedding)];
    if (born === undefined || told === undefined) return;
    const today = new Date(scope.facet(timelines).now).getUTCFullYear();
    const last = Math.min(today, (death && readYear(scope, death)) ?? today) - 1;
    if (told < born + 18 || told > Math.min(last, born + 44))
      writeYear(scope, wedding, Math.min(last, born + chanceFor(scope, wedding).between(20, 34)));
  };
  return [{ reads: death ? [birth, death] : [birth], writes: [wedding], apply }];
};

/** Whose lives are told in months. */
const brief = oneOf("pet|animal|dog|cat|horse|cow|hive|livestock|patient|policy|claim");
