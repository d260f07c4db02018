import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, timeKinds } from "../../times/time.ts";

const numbers = oneOf("accession number|accession no|object number|inventory number");

const acquisitions =
  "acquired at|acquired on|acquired|acquisition date|date acquired|accessioned at";

/** The number that a museum gives a thing begins with the year of it, and comes after the thing. */
export const findAccessionNumbers: FindRules = ({ slots }) => {
  const number = slots.find(({ words, kind }) => kind === "text" && numbers.test(words));
  const since = findNamed(slots, "accession year|acquisition year|acquired year", quantityKinds);
  const year = since ?? findNamed(slots, "year|year created|year made", quantityKinds);
  const day = since ? undefined : findNamed(slots, acquisitions, timeKinds);
  if (!number) return [];
  const credits = slots.flatMap((slot) =>
    slot.kind === "text" && /^credit(?: line)?$/.test(slot.words) ? toCredit(number, slot) : [],
  );
  if (day) return [toDated(number, day), ...credits];
  if (!year) return credits;
  return [
    {
      reads: [year],
      writes: [number],
      apply: (scope) => {
        const told = String(scope.values[number.name]);
        const at = readQuantity(scope, year) ?? 0;
        if (/^(?:19|20)\d\d[.-]/.test(told) && (since || Number(told.slice(0, 4)) < at))
          write(scope, number, `${at}${told.slice(4)}`);
      },
    },
    ...credits,
  ];
};

/** What was acquired on a day has its number from the year of that. */
function toDated(number: Slot, day: Slot): Rule {
  return {
    reads: [day],
    writes: [number],
    apply: (scope) => {
      const told = String(scope.values[number.name]);
      const time = readTime(scope, day);
      if (time && /^(?:19|20)\d\d[.-]/.test(told))
        write(scope, number, `${new Date(time.at).getUTCFullYear()}${told.slice(4)}`);
    },
  };
}

/** What was given in a year has its number from that year. */
function toCredit(number: Slot, credit: Slot): Rule {
  return {
    reads: [number],
    writes: [credit],
    apply: (scope) => {
      const [year] = /^(?:19|20)\d\d(?=[.-])/.exec(String(scope.values[number.name])) ?? [];
      const told = String(scope.values[credit.name]);
      if (year && /, (?:19|20)\d\d$/.test(told)) write(scope, credit, told.slice(0, -4) + year);
    },
  };
}
