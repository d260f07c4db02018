import { type Matcher, oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** How the numbers of carriers look; `#` takes the next digit of the number that was drawn. */
const shapes: readonly (readonly [carrier: Matcher, shape: string])[] = [
  [/\bdhl\b/i, "JD01 4### #### ####"],
  [/\bfedex\b/i, "7### #### ####"],
  [/\bdpd\b/i, "0150 #### ####"],
  [/\bgls\b/i, "ZF## ####"],
  [/\b(?:usps|postal service)\b/i, "9400 1### #### ####"],
  [/\b(?:royal mail|post|la poste)\b/i, "RR ### ### ### EU"],
];
const ofUps = /^1Z 999 [\d ]+$/;

/** A parcel's number looks as its carrier writes it. */
export const findTrackingNumbers: FindRules = ({ slots }) => {
  const carrier = slots.find(
    ({ words, kind }) =>
      (kind === "text" || kind === "choice") &&
      oneOf("carrier|carrier name|courier|shipping carrier|shipped with").test(words),
  );
  const number = slots.find(
    ({ words, kind }) => kind === "text" && /^tracking (?:number|code|id|no)$/.test(words),
  );
  if (!carrier || !number) return [];
  return [
    {
      reads: [carrier, number],
      writes: [number],
      apply: (scope) => {
        const drawn = scope.values[number.name];
        const by = String(scope.values[carrier.name]).replaceAll("_", " ");
        const shape = shapes.find(([name]) => name.test(by))?.[1];
        if (shape === undefined || typeof drawn !== "string" || !ofUps.test(drawn)) return;
        const digits = drawn.slice(7).replace(/\D/g, "");
        let at = 0;
        write(
          scope,
          number,
          shape.replace(/#/g, () => digits[at++ % digits.length] ?? "0"),
        );
      },
    },
  ];
};
