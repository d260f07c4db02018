import type { FindRules, Rule } from "../rule.ts";
import { clear, fill, isPresent, type Slot } from "../slot.ts";

/** `lastMessageAt` is there when `lastMessage` is, and `rating` comes with `ratedAt`. */
export const findTogether: FindRules = ({ slots }) =>
  slots.flatMap((slot) => {
    if (slot.isRequired && !slot.isNullable) return [];
    const partner = slots.find((other) => other !== slot && isAbout(slot.words, other.words));
    return partner ? [toRule(partner, slot)] : [];
  });

/** Behind the thing: when, by whom, why. */
const about = /^(.+?) (?:at|date|on|by|reason|note|notes|comment|url|currency|unit)$/;

function isAbout(words: string, other: string): boolean {
  const stem = about.exec(words)?.[1];
  return stem !== undefined && stem === other;
}

function toRule(thing: Slot, detail: Slot): Rule {
  return {
    reads: [thing, detail],
    writes: [detail],
    apply: (scope) => {
      if (thing.kind === "boolean" || thing.kind === "choice") return;
      const isThere = isPresent(scope.values[thing.name]);
      if (isThere) fill(scope, detail);
      else clear(scope, detail);
    },
  };
}
