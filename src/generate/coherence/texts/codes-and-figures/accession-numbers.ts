import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const numbers = oneOf("accession number|accession no|object number|inventory number");

/** The number that a museum gives a thing begins with the year of it, and comes after the thing. */
export const findAccessionNumbers: FindRules = ({ slots }) => {
  const number = slots.find(({ words, kind }) => kind === "text" && numbers.test(words));
  const since = findNamed(slots, "accession year|acquisition year|acquired year", quantityKinds);
  const year = since ?? findNamed(slots, "year|year created|year made", quantityKinds);
  if (!number || !year) return [];
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
  ];
};
