import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const bands = /^age (?:group|category|band|range|bracket|bucket|class)$/;
const races = oneOf("race|runner|marathon|athlete|swimmer|triathlete|cyclist");

/** Whoever is 42 is one of those from 40 to 49; in a race, of the men or women from 40 on. */
export const findAgeBands: FindRules = ({ slots, owner }) => {
  const band = slots.find(({ kind, words }) => kind === "text" && bands.test(words));
  const age = slots.find(({ kind, words }) => kind === "number" && words === "age");
  if (!band || !age) return [];
  const sex = slots.find(({ words }) => oneOf("gender|sex").test(words));
  const isRace = owner.some((word) => races.test(word));
  const apply = (scope: Scope) => {
    const years = toQuantity(scope.values[age.name]);
    if (years === undefined) return;
    const said = String(sex ? scope.values[sex.name] : "").charAt(0);
    write(scope, band, isRace ? toClass(years, said) : toBand(years));
  };
  return [{ reads: sex ? [age, sex] : [age], writes: [band], apply }];
};

function toBand(years: number): string {
  if (years < 18) return "Under 18";
  const least = Math.max(18, Math.floor(years / 10) * 10);
  return `${least}\u2013${Math.floor(years / 10) * 10 + 9}`;
}

/** `M40`, `W35`; without a word for the sex everybody of that age. */
function toClass(years: number, sex: string): string {
  if (years < 20) return "U20";
  const least = Math.floor(years / 5) * 5;
  if (/[fw]/i.test(sex)) return `W${least}`;
  return /m/i.test(sex) ? `M${least}` : `${least}\u2013${least + 4}`;
}
