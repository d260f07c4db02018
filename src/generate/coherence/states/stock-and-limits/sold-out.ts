import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

const people =
  "participants|attendees|guests|seats|tickets|spots|places|players|members|people|passengers|students|volunteers|children|visitors|spaces|bays|stalls|beds|desks|pitches|berths";
const booked =
  "booked|registered|enrolled|confirmed|current|sold|reserved|joined|signed up|filled|occupied|taken";
/** How many are taken, and of how many. */
export const taken = new RegExp(
  `^(?:(?:${booked}) (?:${people})|(?:${people}) (?:${booked})|tickets sold|sold|booked|enrolled|registered|(?:enrolled|registered|registrations?|participants?|attendees?|booked|sold|players?) count|seats sold|seats booked|attendees|reserved|quantity sold|spots taken|participants|registrations)$`,
);
export const all = new RegExp(
  `^(?:(?:max|maximum|total) (?:${people})|(?:${people}) total|(?:cinema |hall |venue |room |stage |theat(?:er|re) )?(?:seats|capacity)|total seats|tickets|total tickets|max attendees|spots|quantity total|total quantity|quantity|max participants|tickets total|total capacity)$`,
);
const full = oneOf("sold out|full|filled|fully booked|booked out|waitlist|waitlisted|on waitlist");

const left =
  /^(?:(?:tickets|seats|spots|places|spaces|bays|stalls|beds|desks|pitches|berths) (?:available|left|remaining|free)|(?:available|remaining|free) (?:tickets|seats|spots|places|spaces|bays|stalls|beds|desks|pitches|berths)|spots open)$/;

/** What is sold out has nothing left, and what has nothing left is not for sale. */
export const findSoldOut: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  const isTold =
    status &&
    "enum" in status.schema &&
    status.schema.enum.some((value) => full.test(toState(value) ?? ""));
  if (isTold) return [...findCounted(slots, status), ...findTickets(slots, status)];
  const flag = findFlag(slots);
  return flag ? findTickets(slots, flag) : [];
};

const findFlag = (slots: readonly Slot[]) =>
  slots.find(
    ({ kind, words }) =>
      kind === "boolean" && /^(?:is )?(?:sold out|full|fully booked|booked out)$/.test(words),
  );

const tickets = /(?:^| )(?:tickets|ticket types|ticket tiers|tiers|passes|price categories)$/;
const unsold = oneOf(
  "available|remaining|left|quantity available|available quantity|quantity remaining|tickets left|tickets available|available tickets|remaining tickets",
);

/** Of what is sold out no kind of ticket is left, and of what is not, one is. */
function findTickets(slots: readonly Slot[], status: Slot): readonly Rule[] {
  const list = slots.find(({ kind, words }) => kind === "list" && tickets.test(words));
  const rest = list && itemNamed(list, unsold, "number");
  if (!list || rest === undefined) return [];
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const told = scope.values[status.name];
    const isFull = told === true || full.test(toState(told) ?? "");
    const isEmpty = items.every((item) => item[rest] === 0);
    if (items.length === 0 || isFull === isEmpty) return;
    const some = chanceFor(scope, list).between(4, 60);
    const left = items.map((item, at) => ({ ...item, [rest]: isFull || at > 0 ? 0 : some }));
    write(scope, list, left as Json);
  };
  return [{ reads: [status, list], writes: [list], apply }];
}

function findCounted(slots: readonly Slot[], status: Slot): readonly Rule[] {
  const numbers = slots.filter(({ kind }) => quantityKinds.includes(kind));
  const flag = findFlag(slots);
  const some = numbers.find(({ words }) => taken.test(words));
  const whole = numbers.find((slot) => slot !== some && all.test(slot.words));
  const rest = numbers.find(({ words }) => left.test(words));
  if (rest && !whole) return [toEmpty(status, rest)];
  if (!some || !whole) return [];
  const apply = (scope: Scope) => {
    const most = readQuantity(scope, whole);
    const state = toState(scope.values[status.name]);
    if (most === undefined || state === undefined) return;
    if (flag) write(scope, flag, full.test(state));
    if (full.test(state)) writeQuantity(scope, some, most);
    else if ((readQuantity(scope, some) ?? 0) >= most)
      writeQuantity(scope, some, Math.floor(most * (0.3 + 0.6 * chanceFor(scope, some).next())));
  };
  return [{ reads: [status, whole], writes: flag ? [some, flag] : [some], apply }];
}

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
