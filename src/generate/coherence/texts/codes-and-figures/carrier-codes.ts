import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** `BA 204` of Blue Atlantic: the letters of a flight's number are its airline's. */
export const findCarrierCodes: FindRules = ({ slots, owner }) => {
  const isCarrier = oneOf("airline|carrier").test(owner.at(-1) ?? "");
  if (isCarrier) return findOwnCodes(slots);
  const airline = slots.find(
    ({ words, kind }) => kind === "text" && oneOf("airline|airline name|carrier").test(words),
  );
  const isFlight = owner.at(-1) === "flight";
  const codes = slots.filter(
    ({ words, kind }) =>
      kind === "text" && (led.test(words) || (isFlight && oneOf("number|no").test(words))),
  );
  if (!airline || codes.length === 0) return [];
  const apply = (scope: Scope) => {
    const letters = lettersOf(String(scope.values[airline.name]));
    if (letters === undefined) return;
    for (const slot of codes) {
      const code = scope.values[slot.name];
      if (typeof code === "string" && /^[A-Z]{2}(?: ?\d+)?$/.test(code))
        write(scope, slot, code.replace(/^[A-Z]{2}/, letters));
    }
  };
  return [{ reads: [airline, ...codes], writes: codes, apply }];
};

const led = /^(?:flight (?:number|no|code)|(?:airline|carrier) (?:code|iata|iata code))$/;

/** The airline itself is known by the same letters. */
function findOwnCodes(slots: readonly Slot[]): readonly Rule[] {
  const name = findNamed(slots, "name|airline name|airline", ["text"]);
  const code = findNamed(slots, "iata code|iata|code|airline code", ["text"]);
  if (!name || !code) return [];
  const apply = (scope: Scope) => {
    const letters = lettersOf(String(scope.values[name.name]));
    if (letters && /^[A-Z]{2}$/.test(String(scope.values[code.name]))) write(scope, code, letters);
  };
  return [{ reads: [name], writes: [code], apply }];
}

/** Of two words their initials, of one its first letters. */
function lettersOf(name: string): string | undefined {
  const capitals = name.match(/[A-Z]/g) ?? [];
  const letters = capitals.length > 1 ? capitals.slice(0, 2).join("") : name.slice(0, 2);
  return /^[A-Za-z]{2}$/.test(letters) ? letters.toUpperCase() : undefined;
}
