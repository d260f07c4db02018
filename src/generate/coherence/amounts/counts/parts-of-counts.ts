import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

/** Names of how many there are of something at all. */
const wholes =
  /^(?:(?:total|max|maximum|number of|num) (?<of>\S+s)|(?<these>\S+s) (?:total|in total|overall))$/;

/** What is said of some of them, and means no more than all: neither a price nor a bound. */
const others =
  /^(?:total|max|maximum|min|minimum|number|num|average|avg|per|price|cost|fee|required|expected|target|planned|previous|last|extra|additional|bonus|waitlisted|waiting)$/;

/** `precinctsReporting` of `totalPrecincts`, `completedLessons` of `totalLessons`. */
export const findPartsOfCounts: FindRules = ({ slots }) => {
  const numbers = slots.filter(({ kind }) => kind === "number");
  return numbers.flatMap((whole) => {
    const groups = wholes.exec(whole.words)?.groups;
    const noun = groups?.["of"] ?? groups?.["these"];
    if (noun === undefined) return [];
    return numbers
      .filter((slot) => slot !== whole && isPart(slot, noun))
      .map((part) => toRule(part, whole));
  });
};

function isPart({ words }: Slot, noun: string): boolean {
  const names = words.split(" ");
  if (names.length !== 2 || names.some((word) => others.test(word))) return false;
  return names[0] === noun || names[1] === noun;
}

function toRule(part: Slot, whole: Slot): Rule {
  return {
    reads: [part, whole],
    writes: [part],
    apply: (scope) => {
      const [some, all] = [readQuantity(scope, part), readQuantity(scope, whole)];
      if (some === undefined || all === undefined || some <= all) return;
      writeQuantity(scope, part, Math.floor(all * (0.3 + 0.65 * chanceFor(scope, part).next())));
    },
  };
}
