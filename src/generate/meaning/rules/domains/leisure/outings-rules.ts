import { personOf } from "../../../subject.ts";
import { type TextRule, toTextRules } from "../../text-rule.ts";

/** In whose name a table is kept. */
const guest: TextRule = ({ role }) =>
  role.length > 0 ? undefined : (scope) => personOf(scope, []).full;

/** Where the row stands beside it, a seat is a number. */
const seatInRow: TextRule = ({ member }) =>
  member.siblings.some((name) => /^row/i.test(name))
    ? (_, chance) => String(chance.between(1, 34))
    : undefined;

/** Tables, halls and evenings out. */
export const outingsRules = toTextRules({
  "name|reservation name @ tablereservation tablebooking waitlistentry & party_size covers seating_preference":
    guest,
  "dress code @ restaurant bar cafe club hotel dining":
    "casual|casual|smart casual|smart casual|formal",
  "seat|seat number|seat no @ ticket & row": seatInRow,
  "name @ concertvenue showvenue gigvenue performancevenue festivalvenue":
    "Harbour Arena|The Old Foundry|Riverside Hall|Union Theatre|Paradiso Club|Northern Quarter Ballroom|City Philharmonic|Tram Depot 5|Palace Theatre|The Warehouse",
});
