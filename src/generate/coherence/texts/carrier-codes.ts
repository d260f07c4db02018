import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";

/** `BA 204` of Blue Atlantic: the letters of a flight's number are its airline's. */
export const findCarrierCodes: FindRules = ({ slots }) => {
  const airline = slots.find(
    ({ words, kind }) => kind === "text" && /^(?:airline|airline name|carrier)$/.test(words),
  );
  const number = slots.find(
    ({ words, kind }) => kind === "text" && /^flight (?:number|no|code)$/.test(words),
  );
  if (!airline || !number) return [];
  return [
    {
      reads: [airline, number],
      writes: [number],
      apply: (scope) => {
        const [name, code] = [scope.values[airline.name], scope.values[number.name]];
        if (typeof name !== "string" || typeof code !== "string") return;
        const letters = lettersOf(name);
        if (letters && /^[A-Z]{2} ?\d+$/.test(code)) {
          write(scope, number, code.replace(/^[A-Z]{2}/, letters));
        }
      },
    },
  ];
};

/** Of two words their initials, of one its first letters. */
function lettersOf(name: string): string | undefined {
  const capitals = name.match(/[A-Z]/g) ?? [];
  const letters = capitals.length > 1 ? capitals.slice(0, 2).join("") : name.slice(0, 2);
  return /^[A-Za-z]{2}$/.test(letters) ? letters.toUpperCase() : undefined;
}
