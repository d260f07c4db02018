import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const jotted =
  /^(?:note|memo|journal|diary|message|comment|snippet|reply|answer|post|tweet|poem|flashcard|caption|entry)$/;

/** A note is all there is of it: an article shows its beginning. */
export const findWordCounts: FindRules = ({ slots, owner }) => {
  // A post of a blog, which takes minutes to read, is an article.
  if (owner.includes("blog") || slots.some(({ words }) => /\bread(?:ing)?\b/.test(words)))
    return [];
  const text = findNamed(slots, "content|body|text|message|note", ["text"]);
  if (!text || !jotted.test(owner.at(-1) ?? "")) return [];
  return ["word count|words", "character count|char count|characters"].flatMap((names, at) => {
    const count = findNamed(slots, names, ["number"]);
    if (!count) return [];
    const apply = (scope: Scope) => {
      const said = scope.values[text.name];
      if (typeof said !== "string") return;
      write(scope, count, at === 0 ? said.split(/\s+/).length : said.length);
    };
    return [{ reads: [text], writes: [count], apply }];
  });
};
