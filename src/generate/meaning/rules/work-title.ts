import type { Member } from "../../member.ts";
import type { Phrases } from "../../phrases/phrases.ts";
import { jobTitles } from "../../phrases/subjects.ts";
import { hasTrade, isAtWork } from "../names/somebody.ts";
import { ownerOf, toThingPhrases } from "../things/find-thing.ts";
import { english, type TextRule } from "./text-rule.ts";

const grades = ["Senior ", "", "Lead ", "Junior ", "Head "];

/** Where the model says somebody's trade, what they are in it: a stylist is a senior stylist. */
export function gradesOf(member: Member): Phrases | undefined {
  const words = ownerOf(member);
  if (words.length > 2 || !hasTrade(words.at(-1)) || !isAtWork(member)) return undefined;
  const trade = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return toThingPhrases(grades.map((grade) => grade + trade).join("|"));
}

/** What somebody is at work. */
export const workTitle: TextRule = (context) =>
  english((context.isEnglish && gradesOf(context.member)) || jobTitles)(context);
