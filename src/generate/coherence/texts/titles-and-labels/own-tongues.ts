import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { spelledIn } from "../../spelling.ts";

/** What is made of words, its title among them. */
const works = oneOf(
  "book|novel|ebook|audiobook|comic|manga|podcast|episode|show|series|movie|film|documentary|video|clip|stream|livestream|broadcast|channel|article|post|story|essay|blog|newsletter|issue|magazine|newspaper|publication|paper|release|course|webinar|workshop|lecture|talk|seminar|exhibition|song|track|album|poem|play|quiz|survey|questionnaire|document|page|review|comment|message|email|thread|program|programme|title|item|performance|game",
);

/** Who learns a language, or translates from one, is told of another than that of the record. */
const ofOthers = oneOf(
  "language|translation|translator|lesson|vocabulary|tutor|repo|repository|code|coding",
);
const others =
  /^(?:target|source|translated|native|programming) (?:language|lang|text)$|^translations?$/;

/** What a record is in is what its own title is in. */
export const findOwnTongues: FindRules = ({ slots, owner }) => {
  const tongue = findNamed(
    slots,
    "language|lang|language code|content language|audio language|primary language|locale",
    ["text", "choice"],
  );
  const told = findNamed(
    slots,
    "title|name|headline|subject|text|content|body|message|comment|description",
    ["text"],
  );
  if (!tongue || !told || !works.test(owner.at(-1) ?? "")) return [];
  if (owner.some((word) => ofOthers.test(word))) return [];
  if (slots.some(({ words }) => others.test(words))) return [];
  const apply = (scope: Scope) => {
    const said = tongueOf(scope, tongue, scope.values[tongue.name]);
    if (said !== undefined) write(scope, tongue, said);
  };
  return [{ reads: [told], writes: [tongue], apply }];
};

/** As the type spells it, or in the form that was drawn: `en`, `en-GB` or `English`. */
function tongueOf(scope: Scope, slot: Slot, before: Json | undefined): string | undefined {
  const { home, isEnglish } = scope.draw.library;
  if (!home && !isEnglish) return undefined;
  const [name, tag] = home ? [home.language, home.tag] : ["English", "en-US"];
  const code = tag.split("-")[0] ?? tag;
  if (slot.kind === "choice")
    return [name, code, tag, `${code}-GB`].flatMap((text) => spelledIn(slot, text) ?? [])[0];
  if (typeof before !== "string") return undefined;
  if (/^[a-z]{2}$/.test(before)) return code;
  return /^[a-z]{2}[-_][A-Z]{2}$/.test(before) ? (before.startsWith(code) ? before : tag) : name;
}
