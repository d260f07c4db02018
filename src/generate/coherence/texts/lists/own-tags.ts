import { remember } from "../../../../remember.ts";
import type { Scope } from "../../../draw/scope.ts";
import { marks, subjects } from "../../../meaning/rules/prose-rules.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** Where no table knows what such things are tagged with, the tags are the words of the title itself. */
export const findOwnTags: FindRules = ({ slots, owner }) => {
  if (owner.some((word) => written.test(word))) return [];
  const tags = findNamed(slots, "tags|keywords|tag list|hashtags|topics", ["list"]);
  const title = findNamed(slots, "title|headline|subject", ["text"]);
  const kind = findNamed(slots, "category|topic|cause|craft|genre|section", ["text", "choice"]);
  if (!tags || !(title ?? kind)) return [];
  const apply = (scope: Scope) => {
    const [list, text, told] = [tags, title, kind].map((slot) => slot && scope.values[slot.name]);
    if (!Array.isArray(list) || list.length === 0) return;
    if (!scope.draw.library.isEnglish || !list.every((tag) => vague.has(String(tag).toLowerCase())))
      return;
    const ofKind =
      typeof told === "string" && told.length < 16 ? [told.toLowerCase().replaceAll("_", " ")] : [];
    const own = [...new Set([...ofKind, ...(typeof text === "string" ? nounsOf(text) : [])])];
    if (own.length > 0) write(scope, tags, own.slice(0, Math.max(list.length, 2)));
  };
  return [{ reads: [title, kind].filter((slot) => slot !== undefined), writes: [tags], apply }];
};

/** What is tagged with the sections that it appears in. */
const written = oneOf(
  "article|blog|post|story|news|page|essay|guide|newsletter|video|episode|course|lesson",
);

const vague = new Set([marks, subjects].join("|").split("|"));

/** What stands between two nouns; an article may also stand behind a verb. */
const joints =
  /[^\p{L}\d\s'-]+|\b(?:of|for|and|or|in|on|at|by|to|with|from|after|before|over|under|near|into|all|not|is|are|who|that|it|between|as|no)\b/giu;

/** The last word before each joint is a noun: the flood after which tents are needed. */
const nounsOf = remember((title): readonly string[] => {
  // A capital begins a name, and a title of capitals does not tell which of its words is one.
  if (/[\s–&] ?(?!\p{L}+day\b)\p{Lu}/u.test(title)) return [];
  return title.split(joints).flatMap((part) => {
    const last = part.trim().split(/\s+/).at(-1)?.toLowerCase() ?? "";
    return /^\p{L}[\p{L}-]{2,13}$/u.test(last) && !weak.test(last) ? [last] : [];
  });
});

/** Nouns by which nobody would look for anything, and what is no noun. */
const weak =
  /^(?:day|days|time|times|way|ways|thing|things|week|weeks|month|year|years|one|two|three|first|last|next|new|old|more|you|me|us|what|lot|part|kind|only|here|now|again|today|everybody|anyone|size|once|twice|could|can|will|put|get|too|\w+ed|\w+ly)$/;
