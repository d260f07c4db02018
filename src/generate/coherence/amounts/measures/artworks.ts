import { isObject } from "../../../../schema/schema.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, isOptional, write } from "../../slot.ts";

const kinds = oneOf("classification|object type|type|category|medium|technique|artwork type");
const flat = /painting|print|photo|drawing|etching|linocut|lithograph| on (?:canvas|paper|wood)/;
const sized = oneOf("depth|depth cm|depth mm|dimensions|measurements");
const made = "year|year created|created year|year made|creation year";
const acquired = "accession year|acquisition year|acquired year|year acquired";
const numbers = oneOf("accession number|accession no|object number|inventory number");

/** A picture has no depth. */
export const findFlatWorks: FindRules = ({ slots }) => {
  const told = slots.filter(({ words }) => kinds.test(words));
  return slots.flatMap((slot): Rule[] => {
    if (told.length === 0 || !sized.test(slot.words)) return [];
    const apply: Rule["apply"] = (scope) => {
      const { values } = scope;
      if (!told.some(({ name }) => flat.test(String(values[name]).toLowerCase()))) return;
      const before = values[slot.name];
      if (isObject(before)) {
        const { depth, ...others } = before;
        if (depth !== undefined && !write(scope, slot, others))
          write(scope, slot, { ...others, depth: 3 });
      } else if (isOptional(slot)) clear(scope, slot);
      else writeQuantity(scope, slot, 3);
    };
    return [{ reads: told, writes: [slot], apply }];
  });
};

/** The number that a museum gives a thing begins with the year of it, and comes after the thing. */
export const findAcquired: FindRules = ({ slots }) => {
  const number = slots.find(({ words, kind }) => kind === "text" && numbers.test(words));
  const since = findNamed(slots, acquired, quantityKinds);
  const year = since ?? findNamed(slots, made, quantityKinds);
  if (!number || !year) return [];
  const apply: Rule["apply"] = (scope) => {
    const told = String(scope.values[number.name]);
    const at = readQuantity(scope, year) ?? 0;
    if (/^(?:19|20)\d\d[.-]/.test(told) && (since || Number(told.slice(0, 4)) < at))
      write(scope, number, `${at}${told.slice(4)}`);
  };
  return [{ reads: [year], writes: [number], apply }];
};
