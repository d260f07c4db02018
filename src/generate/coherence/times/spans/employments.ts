import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { isPersonWord } from "../../../meaning/names/person-words.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type Rule } from "../../rule.ts";
import { clear, isOptional, isPresent, type Slot } from "../../slot.ts";
import { readTime, toEvent, writeTime } from "../time.ts";
import type { TenseReader } from "../time-slots.ts";

const beginnings = /^(?:start|starts|started|hired?|joined|join|employment start|onboarded)$/;

/** What a page about somebody tells of where they worked. */
export const careers = oneOf("experience|employment");

/** Whether these are the days between which somebody works there. */
export function isEmployed(owner: readonly string[], from: Slot, to: Slot): boolean {
  const isOfSomebody = isPersonWord(owner.at(-1)) || careers.test(owner.at(-1) ?? "");
  return isOfSomebody && beginnings.test(toEvent(from)) && isOptional(to);
}

/** Who works there does so since some year, and has not left. */
export function toStaffRule(from: Slot, to: Slot, tense: TenseReader): Rule {
  return {
    reads: [from, to, ...(tense ? [tense.slot] : [])],
    writes: [from, to],
    apply: (scope) => {
      const when = tense?.read(scope);
      if (when === "running") clear(scope, to);
      const start = readTime(scope, from);
      if (!start || start.form === "clock" || isPresent(scope.values[to.name])) return;
      if (when !== "ahead") writeTime(scope, from, employedSince(scope, from, start.at));
    },
  };
}

/** Whoever works somewhere has for years, and not since this morning. */
export function employedSince(scope: Scope, slot: Slot, drawn: number): number {
  const { now } = scope.facet(timelines);
  const share = chanceFor(scope, slot).next();
  return drawn < now - 90 * day ? drawn : now - (20 + Math.floor(share * share * 2600)) * day;
}
