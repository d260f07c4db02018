import type { Scope } from "../../../draw/scope.ts";
import type { Matcher } from "../../../one-of.ts";
import { findNamed, without } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** What search engines are told of a page, and what on the page it says again. */
const echoes: readonly (readonly [echo: Matcher, of: string])[] = [
  [
    /(?:^| )(?:meta|seo|og|twitter|social|browser) title$/,
    "title|headline|name|post title|page title",
  ],
  [
    /(?:^| )(?:meta|seo|og|twitter|social) description$/,
    "excerpt|summary|description|subtitle|short description|intro",
  ],
];

/** A page is called in a search as it is called. */
export const findEchoes: FindRules = ({ slots }) => [
  ...findHashtags(slots),
  ...slots.flatMap((slot) => {
    const of = slot.kind === "text" && echoes.find(([echo]) => echo.test(slot.words))?.[1];
    const told = of ? findNamed(without(slots, slot), of, ["text"]) : undefined;
    if (!told) return [];
    const apply = (scope: Scope) => void write(scope, slot, scope.values[told.name]);
    return [{ reads: [told], writes: [slot], apply }];
  }),
];

/** What is called "Meat-free month" is found under #MeatFreeMonth. */
function findHashtags(slots: readonly Slot[]): readonly Rule[] {
  const hashtag = findNamed(slots, "hashtag|hash tag|event hashtag|campaign hashtag", ["text"]);
  const told = findNamed(slots, "title|name|headline|couple names|couple", ["text"]);
  if (!hashtag || !told) return [];
  const apply = (scope: Scope) => {
    const words =
      String(scope.values[told.name])
        .replaceAll("&", "and")
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
    if (joined !== "") write(scope, hashtag, `#${joined}`);
  };
  return [{ reads: [told], writes: [hashtag], apply }];
}
