import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const years = "exp year|expiry year|expiration year|expire year|card exp year|card expiry year";
const months =
  "exp month|expiry month|expiration month|expire month|card exp month|card expiry month";
const texts =
  "expiry|expiration|expires|expiry date|expiration date|exp date|exp|valid thru|card expiry|card expiry date|card expiration|valid until";

/** A card that has expired did so within two years, and any other is good for some. */
export const findCardExpiry: FindRules = ({ slots }) => {
  const year = findNamed(slots, years, quantityKinds);
  const month = findNamed(slots, months, quantityKinds);
  const short = findNamed(slots, texts, ["text"]);
  const flag = slots.find(({ words, kind }) => kind === "boolean" && words === "is expired");
  const status = findNamed(slots, "status|state|card status", ["text", "choice"]);
  const sign = flag ?? status;
  if (!sign || !(year ?? short)) return [];
  const apply = (scope: Scope) => {
    const said = scope.values[sign.name];
    const isOver = said === true || toState(said) === "expired";
    const now = new Date(scope.facet(timelines).now);
    const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
    const chance = chanceFor(scope, year ?? short ?? sign);
    // A month of the last two years, or of the next four.
    const other = isOver ? thisMonth - chance.between(1, 22) : thisMonth + chance.between(2, 46);
    const isRight = (at: number) => (isOver ? at < thisMonth : at >= thisMonth);
    const inYear = year && readQuantity(scope, year);
    if (year && inYear !== undefined) {
      const inMonth = (month && readQuantity(scope, month)) ?? (isOver ? 1 : 12);
      const isLong = inYear > 99;
      if (isRight((isLong ? inYear : 2000 + inYear) * 12 + inMonth - 1)) return;
      const wanted = Math.floor(other / 12);
      writeAlike(scope, year, isLong ? wanted : wanted % 100);
      if (month) writeAlike(scope, month, (other % 12) + 1);
    } else if (short) {
      const text = scope.values[short.name];
      const told = typeof text === "string" ? /^(\d\d)\/(\d\d)$/.exec(text) : null;
      if (!told || isRight((2000 + Number(told[2])) * 12 + Number(told[1]) - 1)) return;
      write(scope, short, `${two((other % 12) + 1)}/${two(Math.floor(other / 12) % 100)}`);
    }
  };
  return [
    {
      reads: [sign],
      writes: [year, month, short].flatMap((slot) => slot ?? []),
      apply,
    },
  ];
};

const two = (number: number) => String(number).padStart(2, "0");

function writeAlike(scope: Scope, slot: Slot, number: number): void {
  const before = scope.values[slot.name];
  if (typeof before === "string") write(scope, slot, String(number).padStart(before.length, "0"));
  else write(scope, slot, number);
}
