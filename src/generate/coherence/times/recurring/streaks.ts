import type { Scope } from "../../../draw/scope.ts";
import { day, hour, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { fill, type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, toTime, toValue, writeTime } from "../time.ts";

const streaks =
  /^(?:current |study |learning |practice |daily |login |workout |reading )?streak(?: days| count)?$/;
const last =
  /^last (?:completed|reviewed|practised on|learned|trained|read|login|logged in|done|checked|check in|checked in|logged|practiced|practised|studied|played|active|activity|session|workout|entry)$/;

/** Who has kept at it for 24 days did it yesterday, or today; whose streak is over did not. */
export const findStreaks: FindRules = ({ slots }) => {
  const streak = slots.find(({ words, kind }) => kind === "number" && streaks.test(words));
  const done = slots.find((slot) => timeKinds.includes(slot.kind) && last.test(toEvent(slot)));
  if (!streak) return [];
  return [...findDays(slots, streak), ...(done ? [toLastRule(streak, done)] : [])];
};

function toLastRule(streak: Slot, done: Slot): Rule {
  return {
    reads: [streak, done],
    writes: [done],
    apply: (scope) => {
      const length = scope.values[streak.name];
      if (typeof length !== "number") return;
      if (length > 0) fill(scope, done);
      const time = readTime(scope, done);
      const { now } = scope.facet(timelines);
      if (!time || time.form === "clock") return;
      const chance = chanceFor(scope, done);
      const ago = length > 0 ? chance.between(1, 22) * hour : chance.between(2, 12) * day;
      writeTime(scope, done, toMinute(now - ago));
    },
  };
}

const days = /^(?:completed|completion|done|checked|logged|check in) (?:dates|days)$/;
/** More of them nobody shows. */
const mostDays = 7;

/** The days on which it was done: the last ones in a row, and the first no sooner than it began. */
function findDays(slots: readonly Slot[], streak: Slot): readonly Rule[] {
  const list = slots.find(({ words, kind }) => kind === "list" && days.test(words));
  const began = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) && oneOf("started|start|created|began").test(toEvent(slot)),
  );
  const rhythms = slots.filter(({ words }) => words === "frequency");
  const apply = (scope: Scope) => {
    const length = scope.values[streak.name];
    if (typeof length !== "number" || length === 0) return;
    const { now } = scope.facet(timelines);
    const says = rhythms.map(({ name }) => String(scope.values[name]).toLowerCase()).join();
    const each = says === "weekly" ? 7 * day : says === "monthly" ? 30 * day : day;
    const begin = began && readTime(scope, began);
    if (began && begin && begin.form !== "clock" && begin.at > now - length * each)
      writeTime(scope, began, toMinute(begin.at - length * each));
    const told = list && scope.values[list.name];
    const first = Array.isArray(told) ? toTime(told[0]) : undefined;
    if (!list || !first) return;
    const many = Math.min(length, mostDays);
    write(
      scope,
      list,
      Array.from(
        { length: many },
        (_, at) => toValue(first.form, toMinute(now - day - (many - 1 - at) * each), false) ?? null,
      ),
    );
  };
  const writes = [list, began].flatMap((slot) => slot ?? []);
  return writes.length === 0 ? [] : [{ reads: [streak, ...rhythms, ...writes], writes, apply }];
}
