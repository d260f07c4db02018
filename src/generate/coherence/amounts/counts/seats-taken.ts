import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const wholes =
  "seats total|total seats|capacity|seats|max passengers|max participants|spots total|total spots";
const lefts =
  "seats available|available seats|seats left|free seats|spots left|spots available|available spots";
const people = oneOf(
  "passengers|participants|attendees|guests|riders|players|bookings|registrations",
);

/** Whoever has a seat has taken it: what is left is the rest, and nobody has one too many. */
export const findSeatsTaken: FindRules = ({ slots }) => {
  const whole = findNamed(slots, wholes, ["number"]);
  const left = findNamed(slots, lefts, ["number"]);
  const list = slots.find(({ words, kind }) => kind === "list" && people.test(words));
  if (!whole || !left || !list) return [];
  const each = itemNamed(
    list,
    oneOf("seats|seats booked|guests|party size|tickets|quantity"),
    "number",
  );
  const apply = (scope: Scope) => {
    const all = readQuantity(scope, whole);
    if (all === undefined) return;
    let free = all;
    const seated = itemsOf(scope, list).flatMap((item) => {
      const wanted = each === undefined ? 1 : Math.min(2, Number(item[each]));
      const given = Math.min(wanted, free);
      if (given < 1) return [];
      free -= given;
      return [each === undefined ? item : { ...item, [each]: given }];
    });
    write(scope, list, seated);
    writeQuantity(scope, left, free);
  };
  return [{ reads: [whole, list], writes: [list, left], apply }];
};
