import type { Scope } from "../../../draw/scope.ts";
import { toState } from "../../../state-words.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

const people =
  "participants|attendees|guests|seats|tickets|spots|places|players|members|people|passengers|students|volunteers|children|visitors";
const booked = "booked|registered|enrolled|confirmed|current|sold|reserved|joined|signed up|filled";
const taken = new RegExp(
  `^(?:(?:${booked}) (?:${people})|(?:${people}) (?:${booked})|tickets sold|sold|booked|enrolled|enrolled count|registered|seats sold|seats booked|attendees|attendee count|reserved|quantity sold|spots taken|participants|registrations)$`,
);
const all = new RegExp(
  `^(?:(?:max|maximum|total) (?:${people})|(?:${people}) total|seats|(?:venue |hall |room )?capacity|total seats|tickets|total tickets|max attendees|spots|quantity total|total quantity|quantity|max participants|tickets total|total capacity)$`,
);
const full = /^(?:sold out|full|filled|fully booked|booked out|waitlist)$/;

const left =
  /^(?:(?:tickets|seats|spots|places) (?:available|left|remaining)|(?:available|remaining) (?:tickets|seats|spots|places)|spots open)$/;

/** What is sold out has nothing left, and what has nothing left is not for sale. */
export const findSoldOut: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  if (!status || !("enum" in status.schema)) return [];
  if (!status.schema.enum.some((value) => full.test(toState(value) ?? ""))) return [];
  const numbers = slots.filter(({ kind }) => quantityKinds.includes(kind));
  const some = numbers.find(({ words }) => taken.test(words));
  const whole = numbers.find((slot) => slot !== some && all.test(slot.words));
  const rest = numbers.find(({ words }) => left.test(words));
  if (rest && !whole) return [toEmpty(status, rest)];
  if (!some || !whole) return [];
  const apply = (scope: Scope) => {
    const most = readQuantity(scope, whole);
    const state = toState(scope.values[status.name]);
    if (most === undefined || state === undefined) return;
    if (full.test(state)) writeQuantity(scope, some, most);
    else if ((readQuantity(scope, some) ?? 0) >= most)
      writeQuantity(scope, some, Math.floor(most * (0.3 + 0.6 * chanceFor(scope, some).next())));
  };
  return [{ reads: [status, whole], writes: [some], apply }];
};

/** How many there were is not told. */
function toEmpty(status: Slot, rest: Slot): Rule {
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]);
    if (state === undefined) return;
    if (full.test(state)) writeQuantity(scope, rest, 0);
    else if (readQuantity(scope, rest) === 0)
      writeQuantity(scope, rest, chanceFor(scope, rest).between(4, 90));
  };
  return { reads: [status], writes: [rest], apply };
}
