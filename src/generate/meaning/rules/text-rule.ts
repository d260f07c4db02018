import type { StringSchema } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { fillDigits, type Place, placeInRole } from "../../facets/place.ts";
import type { Member } from "../../member.ts";
import { drawLocalText } from "../../phrases/local-phrases.ts";
import { drawPhrase, type Phrases } from "../../phrases/phrases.ts";
import type { TextSource } from "../../values/compile-text.ts";

export interface TextContext {
  readonly member: Member;
  readonly role: readonly string[];
  readonly schema: StringSchema;
  readonly isEnglish: boolean;
}

/** Undefined where the name says less than it seemed: a shorter ending may say more. */
export type TextRule = (context: TextContext) => TextSource | undefined;

export const list = (text: string) => text.split("|");
export const draw =
  (source: TextSource): TextRule =>
  () =>
    source;
export const pick = (text: string): TextRule => {
  const words = list(text);
  return () => (_, chance) => chance.pick(words);
};
export const digits = (...patterns: readonly string[]): TextRule =>
  draw((_, chance) => fillDigits(chance.pick(patterns), chance));
export const fromPlace =
  (read: (found: Place) => string): TextRule =>
  ({ role }) =>
  (scope) =>
    read(placeOf(scope, role));

function placeOf(scope: Scope, role: readonly string[]): Place {
  const name = role.filter((word) => !/^(?:full|street|home|postal|address)$/.test(word)).join(" ");
  return placeInRole(scope, name);
}

/** Our phrases are English: other languages take the data library's. */
export const english =
  (phrases: Phrases): TextRule =>
  ({ isEnglish }) =>
    isEnglish
      ? (_, chance) => drawPhrase(phrases, chance)
      : (scope, chance) => drawLocalText("sentence", scope, chance);

export const code = (prefix: string, length: number): TextRule =>
  draw((_, chance) => prefix + Array.from({ length }, () => chance.pick(codeLetters)).join(""));
const codeLetters = [..."ABCDEFGHJKLMNPQRSTUVWXYZ23456789"];
export const hexadecimal = (length: number): TextRule =>
  draw((_, chance) => Array.from({ length }, () => chance.below(16).toString(16)).join(""));

/** `AAA-####`: `A` is a letter, `#` a digit, anything else stands for itself. */
export const shape = (...patterns: readonly string[]): TextRule =>
  draw((_, chance) =>
    fillDigits(chance.pick(patterns), chance).replaceAll("A", () => chance.pick(capitals)),
  );
const capitals = [..."BCDFGHJKLMNPRSTVWXZ"];

/** A table of lists to pick from beside rules: `"sport": "Football|Tennis"`. */
export function toTextRules(
  table: Readonly<Record<string, string | TextRule>>,
): Readonly<Record<string, TextRule>> {
  return Object.fromEntries(
    Object.entries(table).map(([names, says]) => [
      names,
      typeof says === "string" ? pick(says) : says,
    ]),
  );
}
