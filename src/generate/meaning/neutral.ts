import { toSingular } from "../../schema/name-words.ts";
import type { Member } from "../member.ts";
import type { TextSource } from "../values/compile-text.ts";

/** Words that a label of a thing is not called by. */
const general = /^(?:name|title|label|text|value|description|display|id|key|string)$/;

/**
 * What a text says of which nothing is known: its own name and a number, as somebody would label
 * it who does not know either. Better than a word that means something else.
 */
export function neutralText(member: Member): TextSource {
  const own = member.words.filter((word) => !general.test(word));
  const words = own.length > 0 ? own : member.owner;
  const label = toLabel(words.length > 0 ? toSingular(words) : words);
  return own.length === 0 && member.isTop
    ? (scope) => `${label} ${scope.draw.index + 1}`
    : (_, chance) => `${label} ${chance.between(1, 12)}`;
}

function toLabel(words: readonly string[]): string {
  const [first = "Text", ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}
