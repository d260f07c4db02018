import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { redrawWhile } from "../../redraw.ts";
import type { FindRules } from "../../rule.ts";

/** What a flag denies, and how a sentence would say it all the same. */
const sayings: readonly (readonly [flag: Matcher, said: Matcher])[] = [
  [/\b(?:kids|children|child|family|families)\b/, /\b(?:children|kids|famil(?:y|ies))\b/i],
  [
    /\b(?:pets?|dogs|cats|animals)\b/,
    /\bother (?:dogs|cats|animals|pets)\b|\bpets? welcome\b|\bdog-friendly\b/i,
  ],
  [/\bhouse ?trained\b/, /\bhouse-trained\b/i],
  [/\b(?:garden|yard)\b/, /\bgarden\b/i],
  [/\bbalcony\b/, /\bbalcony\b/i],
  [/\b(?:elevator|lift)\b/, /\b(?:elevator|lift)\b/i],
];
const prose = oneOf("title|headline|listing title|description|summary|about|bio|notes|details");
const mostAttempts = 8;

/** Nothing is told of a thing that a flag beside it denies. */
export const findFlagSayings: FindRules = ({ slots }) => {
  const texts = slots.filter(
    ({ kind, words, hold }) => kind === "text" && hold === "free" && prose.test(words),
  );
  if (texts.length === 0) return [];
  const flags = slots.flatMap((flag) => {
    const said = flag.kind === "boolean" && sayings.find(([name]) => name.test(flag.words))?.[1];
    return said ? [{ flag, said }] : [];
  });
  if (flags.length === 0) return [];
  return texts.map((slot) => {
    const isDenied = ({ values }: Scope) =>
      flags.some(
        ({ flag, said }) => values[flag.name] === false && said.test(String(values[slot.name])),
      );
    const apply = (scope: Scope) => redrawWhile(scope, slot, mostAttempts, isDenied);
    return { reads: [slot, ...flags.map(({ flag }) => flag)], writes: [slot], apply };
  });
};
