import { expect, test } from "vitest";
import type { Rule, RuleIndex } from "../../../src/generate/meaning/names/rule-index.ts";
import { flagNames } from "../../../src/generate/meaning/rules/flag-names.ts";
import { numberRules } from "../../../src/generate/meaning/rules/numbers/number-rules.ts";
import type { TextRule } from "../../../src/generate/meaning/rules/text-rule.ts";
import { textRules } from "../../../src/generate/meaning/rules/text-rules.ts";
import { type Member, toMember } from "../../../src/generate/member.ts";

/*
 * Of two lines for one name with one guard, the second is never asked. Whoever changes it wonders why
 * nothing happens, so there must be none. Yes and no are what is left of a word that nothing else
 * explains, for texts and numbers alike: these may be explained before.
 */
const flags = new Set(flagNames.split("|"));
test("no line of the tables of texts is hidden by one before it", () => {
  expect(hiddenIn(textRules, alwaysSays)).toEqual([]);
});

test("no line of the tables of numbers is hidden by one before it", () => {
  expect(hiddenIn(numberRules, (says) => typeof says === "object")).toEqual([]);
});

function hiddenIn<T, Said>(
  index: RuleIndex<T, Said>,
  speaks: (says: T) => boolean,
): readonly string[] {
  return [...index.places.names()].flatMap((name) => {
    const rules = index.get(name) ?? [];
    return rules.flatMap((rule, place) => {
      const hider = rules
        .slice(0, place)
        .find((before) => speaks(before.says) && covers(before, rule));
      return hider && !flags.has(name)
        ? [`${name}${guardOf(rule)} by ${name}${guardOf(hider)}`]
        : [];
    });
  });
}

/** Whether the one is asked wherever the other is; without a guard it is asked last of all. */
function covers(one: Rule<unknown>, other: Rule<unknown>): boolean {
  const isFree = one.models.size + one.neighbours.size === 0;
  if (isFree) return other.models.size + other.neighbours.size === 0;
  const models = [...other.models];
  const neighbours = [...other.neighbours];
  return (
    models.length + neighbours.length > 0 &&
    models.every((word) => one.models.has(word)) &&
    neighbours.every((word) => one.neighbours.has(word))
  );
}

function guardOf({ models, neighbours }: Rule<unknown>): string {
  const company = [models.size > 0 ? `@ ${[...models].join(" ")}` : "", [...neighbours].join(" ")];
  return company.filter(Boolean).join(" & ").replace(/^/, " ").trimEnd();
}

/** Some rules are sure only of a bare name, or of one with a word before it, or of one in company. */
const members: readonly Member[] = [[], ["a", "b", "c", "d"]].map((siblings) =>
  toMember("glim", { words: ["zorb"], path: "", siblings }),
);

function alwaysSays(rule: TextRule): boolean {
  return members.every((member) =>
    [[], ["glim"]].every(
      (role) => rule({ member, role, schema: { type: "string" }, isEnglish: true }) !== undefined,
    ),
  );
}
