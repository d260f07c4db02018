import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const lists = "seats|seat numbers|selected seats|seat labels|seat ids|booked seats";
const numbers =
  "quantity|tickets|ticket count|tickets count|number of tickets|num tickets|ticket quantity|seat count|seats count|number of seats";
const labelled = /^([A-Z]{1,2})-?(\d{1,2})$/;

/** Who buys several seats sits in a row, and pays for as many. */
export const findSeatRows: FindRules = ({ slots }) => {
  const list = findNamed(slots, lists, ["list"]);
  if (!list || list.items.length > 0) return [];
  const count = findNamed(slots, numbers, ["number"]);
  const apply = (scope: Scope) => {
    const seats = scope.values[list.name];
    if (!Array.isArray(seats) || seats.length === 0) return;
    const [, row, first] = labelled.exec(String(seats[0])) ?? [];
    const together = seats.map((_, at) => `${row}${Number(first) + at}`);
    if (row !== undefined && seats.length < 9) write(scope, list, together);
    if (count) write(scope, count, seats.length);
  };
  return [{ reads: [list], writes: count ? [list, count] : [list], apply }];
};
