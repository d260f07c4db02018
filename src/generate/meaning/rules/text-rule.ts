import { toWords } from "../../../schema/name-words.ts";
import type { StringSchema } from "../../../schema/schema.ts";
import { hash } from "../../draw/chance.ts";
import { deal, dealOnce } from "../../draw/deal.ts";
import { fillDigits, type Place, places } from "../../facets/place.ts";
import type { Home } from "../../locales.ts";
import type { Member, Surroundings } from "../../member.ts";
import { type Matcher, oneOf } from "../../one-of.ts";
import { dealPhrase } from "../../phrases/deal-phrase.ts";
import { drawLocalText, type LocalKind } from "../../phrases/local-phrases.ts";
import type { Phrases } from "../../phrases/phrases.ts";
import { prose } from "../../phrases/prose.ts";
import {
  companyNames,
  eventNames,
  groupNames,
  jobTitles,
  postHeadlines,
  productNames,
  taskTitles,
} from "../../phrases/subjects.ts";
import type { TextSource } from "../../values/compile-text.ts";

export interface TextContext {
  readonly member: Member;
  readonly role: readonly string[];
  readonly schema: StringSchema;
  readonly isEnglish: boolean;
}

/** Undefined where the name says less than it seemed: a shorter ending may say more. */
export type TextRule = (context: TextContext) => TextSource | undefined;

export const list = (text: string) => text.split("|");
export const draw =
  (source: TextSource): TextRule =>
  () =>
    source;
/** One of these. Of the thousands of lists in the tables, a start takes some hundred apart. */
export const pick = (text: string): TextRule => {
  let rule: TextRule | undefined;
  return (context) => {
    rule ??= toPicking(text);
    return rule(context);
  };
};

const whereBeside =
  (isWanted: (name: string) => boolean, says: string | TextRule): TextRule =>
  (context) =>
    context.member.siblings.some(isWanted) ? toTextRule(says)(context) : undefined;

/** Sure of a word that means something else elsewhere, where a member of such a name stands beside it. */
export const beside = (neighbour: Matcher, says: string | TextRule): TextRule =>
  whereBeside((name) => neighbour.test(name), says);

/** What stands for the name where there is none, the `description` of a spare part, and what is told else. */
export const unlessNamed =
  (says: string, otherwise?: string): TextRule =>
  (context) => {
    const { siblings, words } = context.member;
    const isNamed =
      words.at(-1) === "description" &&
      siblings.some((name) => /^(?:name|title|item_?name)$/i.test(name));
    const told = isNamed ? otherwise : says;
    return told === undefined ? undefined : pick(told)(context);
  };

/** The same by the words of names: `besideAny("farm id")("cow|sheep")`. */
export const besideAny = (names: string) => {
  const wanted = new Set(list(names));
  return (says: string | TextRule): TextRule =>
    whereBeside((name) => wanted.has(toWords(name).join(" ")), says);
};

/** And by what stands around: a line of an order for a car is a part of a car. */
export const aroundAny = (names: string) => {
  const wanted = new Set(list(names));
  const isIn = ({ siblings, outer }: Omit<Surroundings, "words">): boolean =>
    siblings.some((name) => wanted.has(toWords(name).join(" "))) || (!!outer && isIn(outer));
  return (says: string): TextRule =>
    (context) =>
      isIn(context.member) ? pick(says)(context) : undefined;
};

function toPicking(text: string): TextRule {
  const words = list(text);
  const { length } = words;
  const isProse = words.every((word) => /\S \S.*[.!?]$/.test(word));
  const local: TextSource = (scope, chance) => drawLocalText("sentence", scope, chance);
  const isWorded = words.filter((word) => word.includes(" ")).length * 2 > words.length;
  const titled: TextSource = (scope, chance) => drawLocalText("title", scope, chance);
  // What a thing is called comes once in a round: a list of five shows five names.
  return ({ member, role, isEnglish }) => {
    if (isProse && !isEnglish) return local;
    if (isWorded && !isEnglish && isWritten(member)) return titled;
    const isHeading = role.length < 2 && headings.test(member.words.at(-1) ?? "");
    const key = member.isTop && isHeading ? length : hash(member.path);
    // Nor does a page show one sentence, or what somebody worded, three times.
    return isHeading || isProse || (isWorded && length > 4)
      ? (scope, chance) => words[dealOnce(scope, chance, length, key)] ?? ""
      : (scope, chance) => words[deal(scope, chance, length, key)] ?? "";
  };
}

/** A headline; what a flat or a course is called by is better English than the title of an essay. */
function isWritten({ words, owner }: Member): boolean {
  return (
    oneOf("title|headline").test(words.at(-1) ?? "") &&
    oneOf("post|article|story|blog|news|page|newsletter|essay|chapter|document|entry|guide").test(
      owner.at(-1) ?? "",
    )
  );
}

/** What a screen shows on top of a thing. */
const headings = oneOf("name|title|headline|heading|question|subject");

const technical =
  /^(?:api|server|client|app|application|request|response|token|version|config|configuration|setting|settings|host|port|url|uri|cluster|deployment|pipeline|build|commit|branch|repository|database|query|schema|endpoint|webhook|log|metric|trace|cpu|memory|user|users|session|browser|device|domain|dns|ip|package|module|service|environment|region|namespace|container|pod|image|instance|key|secret|scopes?|permission|permissions|role|roles|filter|rule|condition|field|feature|flag|event|error|code|status|message|integration|plugin|theme|locale|language|timezone|page|template|workspace|tenant|organization|account|subdomain|site|hosting|software|license|automation|workflow|trigger|segment|policy|oauth|auth|grant|consent)$/;

/** Sure of words that mean something else elsewhere: the operator of a ferry compares nothing. */
export const whereTechnical =
  (rule: TextRule): TextRule =>
  (context) => {
    const { owner, siblings, words } = context.member;
    const around = siblings
      .flatMap((name) => toWords(name))
      .filter((word) => !words.includes(word));
    const isTechnical =
      siblings.length < 4 ||
      [...owner, ...around].some((word) => technical.test(word) && !vague.test(word));
    return isTechnical ? rule(context) : undefined;
  };

/** Too common to tell. */
const vague = oneOf(
  "status|message|code|event|language|region|role|user|page|error|service|session|account|organization|site|policy|license|version|url|image|device|field|condition|template|locale|timezone|response|request|segment|port|client",
);

export const digits = (...patterns: readonly string[]): TextRule =>
  draw((_, chance) => fillDigits(chance.pick(patterns), chance));
/** The same with a `?` for the digit by which the others are checked. */
export const checked = (
  check: (text: string) => string,
  ...patterns: readonly string[]
): TextRule => draw((_, chance) => check(fillDigits(chance.pick(patterns), chance)));
export const fromPlace =
  (read: (found: Place, home: Home | undefined) => string): TextRule =>
  ({ role, member }) => {
    const whose =
      role.length > 0
        ? role
        : isFarEnd(member)
          ? ["destination"]
          : isLoading(member)
            ? ["origin"]
            : member.isTop
              ? role
              : endOf(member);
    // Who lives somewhere works elsewhere.
    const isApart =
      oneOf("work|office").test(member.words[0] ?? "") &&
      member.siblings.some((name) => /^home/i.test(name));
    const place = isApart ? "work" : isOnlyAddress(whose, member) ? "" : placeName(whose);
    return (scope) => read(scope.facet(places, place), scope.draw.library.home);
  };

const placed = /(?:^| )(?:address|city|town|zip|zip code|postal code|country|state|location)$/;

/** Where the only address is the property's, whoever is called there is at hand. */
function isOnlyAddress(role: readonly string[], { siblings, isTop }: Member): boolean {
  const whose = role.join(" ");
  if (!isTop || !settled.test(whose) || !siblings.some((name) => /phone/i.test(name))) return false;
  const told = siblings.map((name) => toWords(name).join(" ")).filter((name) => placed.test(name));
  return told.includes(`${whose} address`) && told.every((name) => name.startsWith(`${whose} `));
}

const settled = oneOf("property|site|job|service|venue|event");

/** `departure: { airport }` and `arrival: { airport }` are two places. */
function endOf({ owner }: Member): readonly string[] {
  const end = owner.at(-1) ?? "";
  return oneOf("departure|arrival|origin|destination|pickup|dropoff").test(end) ? [end] : [];
}

/** Where a lorry is loaded is told apart from where it is unloaded. */
function isLoading({ words, siblings, owner }: Member): boolean {
  return (
    oneOf("pickup|loading").test(words[0] ?? "") &&
    words.at(-1) === "location" &&
    owner.some((word) => hauled.test(word)) &&
    siblings.some((name) => /^(?:drop|delivery|unloading)/i.test(name))
  );
}

const hauled = oneOf(
  "truck|trucking|freight|haul|haulage|load|shipment|delivery|transport|cargo|consignment|logistics|dispatch",
);

/** Where something goes to is elsewhere than where it comes from. */
function isFarEnd({ words, siblings, owner }: Member): boolean {
  const [first = ""] = words;
  // A car that is rented is brought back where it came from.
  const isFar =
    oneOf("destination|to|arrival").test(first) ||
    (oneOf("dropoff|drop|delivery|unloading|discharge").test(first) &&
      words.at(-1) === "location" &&
      owner.some((word) => hauled.test(word)));
  return (
    isFar && siblings.some((name) => /^(?:origin|from|departure|pick_?up|loading)/i.test(name))
  );
}

function placeName(role: readonly string[]): string {
  return role
    .filter((word) => !oneOf("full|street|home|postal|address|office|work|current").test(word))
    .join(" ");
}

/** What our phrases are phrases of, where another language has its own; all others are prose. */
const localKinds: ReadonlyMap<Phrases, LocalKind> = new Map([
  [companyNames, "company"],
  [jobTitles, "job"],
  [groupNames, "team"],
  [eventNames, "event"],
  [taskTitles, "task"],
  [productNames, "thing"],
  [postHeadlines, "title"],
  [prose.tagline, "title"],
  [prose.bios, "bio"],
  [prose.pastimes, "bio"],
  [prose.labels, "category"],
]);

export function localKindOf(phrases: Phrases): LocalKind | undefined {
  return localKinds.get(phrases);
}

/** Our phrases are English: other languages have shorter lists, or take the data library's. */
export const english =
  (phrases: Phrases): TextRule =>
  ({ member, isEnglish }) => {
    const key = hash(member.path);
    if (isEnglish) return (scope, chance) => dealPhrase(phrases, scope, chance, key);
    const kind = localKinds.get(phrases) ?? "sentence";
    return (scope, chance) => drawLocalText(kind, scope, chance);
  };

export const code = (prefix: string, length: number): TextRule =>
  draw((_, chance) => prefix + Array.from({ length }, () => chance.pick(codeLetters)).join(""));
const codeLetters = [..."ABCDEFGHJKLMNPQRSTUVWXYZ23456789"];
export const hexadecimal = (length: number): TextRule =>
  draw((_, chance) => Array.from({ length }, () => chance.below(16).toString(16)).join(""));

/** `AAA-####`: `A` is a letter, `#` a digit, anything else stands for itself. */
export const shape = (...patterns: readonly string[]): TextRule =>
  draw((_, chance) =>
    fillDigits(chance.pick(patterns), chance).replaceAll("A", () => chance.pick(capitals)),
  );
const capitals = [..."BCDFGHJKLMNPRSTVWXZ"];

/** A table of lists to pick from beside rules: `"sport": "Football|Tennis"`. */
export type TextTable = Readonly<Record<string, string | TextRule>>;

/** A table as it is written: of its thousands of lines a start asks for some hundred. */
export function toTextRules(table: TextTable): TextTable {
  return table;
}

export function toTextRule(says: string | TextRule): TextRule {
  return typeof says === "string" ? pick(says) : says;
}
