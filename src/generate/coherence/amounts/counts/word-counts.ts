import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const jotted = oneOf(
  "note|memo|journal|diary|message|comment|snippet|reply|answer|post|tweet|poem|flashcard|caption|entry|document|doc|page|draft|letter",
);

/** A note is all there is of it: an article shows its beginning. */
export const findWordCounts: FindRules = ({ slots, owner }) => {
  const told = findReadTimes(slots);
  // A post of a blog, which takes minutes to read, is an article.
  if (owner.includes("blog") || slots.some(({ words }) => /\bread(?:ing)?\b/.test(words)))
    return told;
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

/** `5 min read` of a thousand words. */
function findReadTimes(slots: readonly Slot[]): readonly Rule[] {
  const count = findNamed(slots, "word count|words", ["number"]);
  const time = findNamed(slots, "reading time|read time|time to read", ["text"]);
  if (!count || !time) return [];
  const apply = (scope: Scope) => {
    const [words, before] = [scope.values[count.name], scope.values[time.name]];
    if (typeof words !== "number" || typeof before !== "string") return;
    write(scope, time, before.replace(/^\d+/, String(Math.max(1, Math.round(words / 215)))));
  };
  return [{ reads: [count], writes: [time], apply }];
}
