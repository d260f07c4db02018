import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { write } from "../../slot.ts";
import { toTime, toValue } from "../time.ts";

const offered =
  /^(?:available|open|free|upcoming|next|bookable|possible|proposed|preferred|departure)(?: \w+)? (?:dates|days|times|slots)$/;

/** Nobody can have a day that is over: the first of several is some days ahead, and each comes after another. */
export const findOpenDates: FindRules = ({ slots }) =>
  slots.flatMap((list): readonly Rule[] => {
    if (list.kind !== "list" || list.items.length > 0 || !offered.test(list.words)) return [];
    const apply = (scope: Scope) => {
      const told = scope.values[list.name];
      if (!Array.isArray(told) || told.length === 0) return;
      const times = told.map((one: Json) => toTime(one));
      const chance = chanceFor(scope, list);
      const { now } = scope.facet(timelines);
      let at = now - (now % day);
      const moved = times.map((time) => {
        if (!time || (time.form !== "day" && time.form !== "instant")) return undefined;
        at += chance.between(3, 16) * day;
        return toValue(time.form, at + (time.at % day), false);
      });
      if (moved.every((one) => one !== undefined)) write(scope, list, moved as Json);
    };
    return [{ reads: [list], writes: [list], apply }];
  });
