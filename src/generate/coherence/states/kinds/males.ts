import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { bareOf } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, isOptional, write } from "../../slot.ts";
import { spelledIn } from "../../spelling.ts";
import { toEvent } from "../../times/time.ts";

const ofFemales =
  /^(?:(?:daily |average |avg )?milk (?:yield|production)(?: (?:liters|litres|l|kg))?|milk per day|daily milk|eggs(?: per (?:day|week))?|lactations?|lactation number|(?:(?:last|next|expected) )?(?:calving|lambing|farrowing|kidding|foaling)|due)$/;

/** A bull gives no milk, a cow is none, and no heifer has calved. */
export const findMales: FindRules = ({ slots, owner }) => {
  const sexes = slots.filter(({ words }) => oneOf("sex|gender").test(words));
  const sex = sexes.find(({ kind }) => kind === "choice");
  const state = slots.find(({ words, kind }) => kind === "choice" && words === "status");
  if (!owner.some((word) => [kept, females, bulls].some((one) => one.test(word)))) return [];
  const told = sex ?? sexes.find(({ kind }) => kind === "text");
  const tellers = [told, state].flatMap((slot) => slot ?? []);
  const says = ({ values }: Scope) => tellers.map(({ name }) => toState(values[name]) ?? "");
  const rules = slots.flatMap((slot): Rule[] => {
    const isKept = !isOptional(slot);
    const isOf = [bareOf(slot.words), toEvent(slot)].some((words) => ofFemales.test(words));
    if (!isOf || (isKept && slot.kind !== "number")) return [];
    const apply = (scope: Scope) => {
      const isDry = /milk/.test(slot.words) && says(scope).includes("dry");
      if (!isDry && !says(scope).some((said) => barren.test(said))) return;
      if (isKept) write(scope, slot, 0);
      else clear(scope, slot);
    };
    return [{ reads: [...tellers, slot], writes: [slot], apply }];
  });
  if (!sex) return rules;
  const apply = (scope: Scope) => {
    const words = [...owner, ...says(scope).slice(1)];
    const said = words.some((word) => females.test(word)) ? "female" : "male";
    if (said === "male" && !words.some((word) => bulls.test(word))) return;
    write(scope, sex, spelledIn(sex, said) ?? spelledIn(sex, said.charAt(0)));
  };
  return [{ reads: state ? [state] : [], writes: [sex], apply }, ...rules];
};

const kept = oneOf("animal|livestock|cattle|cow|goat|sheep|herd|farmanimal");
const barren = oneOf("male|m|bull|ram|buck|rooster|steer|heifer|calf");
const bulls = oneOf("bull|ram|stallion|rooster");
const females = oneOf("cow|heifer|ewe|sow|hen|mare|milking|lactating|dry|pregnant|in calf");
