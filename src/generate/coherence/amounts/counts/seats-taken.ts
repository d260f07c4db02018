import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const wholes =
  "seats total|total seats|capacity|seats|max passengers|max participants|max attendees|max guests|spots total|total spots|max players";
const lefts =
  "seats available|available seats|seats left|seats remaining|free seats|spots left|spots available|available spots|spots remaining|remaining spots";
const people =
  /^(?:passengers|participants|attendees|guests|riders|players|bookings|registrations)$/;

/** Whoever has a seat has taken it: what is left is the rest, and nobody has one too many. */
export const findSeatsTaken: FindRules = ({ slots }) => {
  const whole = findNamed(slots, wholes, ["number"]);
  const left = findNamed(slots, lefts, ["number"]);
  const list = slots.find(({ words, kind }) => kind === "list" && people.test(words));
  if (!whole || !left || !list) return [];
  const each = itemNamed(
    list,
    /^(?:seats|seats booked|guests|party size|tickets|quantity)$/,
    "number",
  );
  const apply = (scope: Scope) => {
    const all = readQuantity(scope, whole);
    if (all === undefined) return;
    const taken: Json[] = [];
    let sum = 0;
    for (const item of itemsOf(scope, list)) {
      const wanted = each === undefined ? 1 : Math.min(2, Number(item[each]));
      const given = Math.min(wanted, all - sum);
      if (given < 1 || !isObject(item)) continue;
      sum += given;
      taken.push(each === undefined ? item : { ...item, [each]: given });
    }
    write(scope, list, taken);
    writeQuantity(scope, left, all - sum);
  };
  return [{ reads: [whole, list], writes: [list, left], apply }];
};
