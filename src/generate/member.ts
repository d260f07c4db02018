import { toSingular, toWords } from "../schema/name-words.ts";
import { readNames } from "./meaning/names/read-names.ts";
import { tongueOf } from "./meaning/names/tongue.ts";
import { oneOf } from "./one-of.ts";

/** An object, as what stands inside it sees it. */
export interface Surroundings {
  /** The words for the thing: of the model, or of the member that holds the object. */
  readonly words: readonly string[];
  /** The names of its members. */
  readonly siblings: readonly string[];
  /** The object around it. */
  readonly outer?: Surroundings | undefined;
}

export interface Owner extends Surroundings {
  readonly path: string;
}

/** A place in a model, by its names: what a value means can be read from them. */
export interface Member {
  readonly name: string;
  readonly words: readonly string[];
  /** The words of the model, or of the member that holds the object. */
  readonly owner: readonly string[];
  /** Dotted from the record's root; items of arrays share their array's path. */
  readonly path: string;
  /** Whether it stands in the record itself and not deeper. */
  readonly isTop: boolean;
  /** The names of its neighbours in the same object, in English as its words are. */
  readonly siblings: readonly string[];
  /** What stands around the object that holds it. */
  readonly outer: Surroundings | undefined;
  /** Whether it is one of several: an item of a list. */
  readonly isItem: boolean;
  /** The words of the named model that it holds, where it holds one. */
  readonly model: readonly string[] | undefined;
}

export function toMember(name: string, owner: Owner): Member {
  const read = readNames(owner.siblings, owner.words);
  return {
    name,
    words: read ? read.wordsOf(name) : toWords(name),
    owner: ownerWords(owner),
    path: owner.path === "" ? name : `${owner.path}.${name}`,
    isTop: owner.path === "",
    siblings: read ? read.siblings : owner.siblings,
    outer: owner.outer,
    isItem: false,
    model: undefined,
  };
}

/** The words for an object, in English where its members' names are those of another language. */
export function ownerWords(owner: Owner): readonly string[] {
  const { words, siblings } = owner;
  if (isDish(owner)) return ["menu", "item"];
  const own = joinOnCall(tongueOf(siblings)?.owner(words) ?? words);
  const isPosted = posted.test(own.join(" ")) && siblings.some((name) => accounted.test(name));
  return isPosted ? ["bank", "transaction"] : own;
}

/** What stands on a menu with its price, under a heading or without, is a dish. */
function isDish({ words, siblings, path, outer }: Owner): boolean {
  if (path === "" || !siblings.some((name) => /^price/i.test(name))) return false;
  const around = [outer, outer?.outer].flatMap((each) => each?.words ?? []);
  const isListed = /^(?:items?|entr(?:y|ies))$/.test(words.join(" "));
  return [...words.slice(0, 1), ...(isListed ? around : [])].some((word) => /^menus?$/.test(word));
}

/** What a bank's statement lists are transactions; one of royalties has no balance after each. */
const posted =
  /^(?:(?:(?:bank|account|card) )?statement (?:line|entry|item|row)|(?:bank|account) (?:movement|posting|entry))s?$/;
const accounted = /balance|counter_?party|^(?:booking|value)_?date$|iban/i;

const turns = /^(?:shifts?|rotations?|schedules?|rosters?|assignments?)$/;

/** Whoever is on call has no call yet. */
function joinOnCall(words: readonly string[]): readonly string[] {
  const at = words.indexOf("call");
  if (at < 1 || words[at - 1] !== "on" || !turns.test(words.at(-1) ?? "")) return words;
  return [...words.slice(0, at - 1), "oncall", ...words.slice(at + 1)];
}

/** Words for an object that say which part of the one around it it is, and not what it is. */
const relative = new Set(
  "item line entry detail info information meta metadata stat statistic summary data record result row element piece price pricing cost amount total fee rate time date schedule timing period range value status home away departure arrival origin destination from to pickup dropoff current previous next latest first last attribute property feature spec specification dimension measurement content header body section block limit usage quota score count option choice overview breakdown snapshot performance metric totals figure highlight fact facts snippet policy policies rule terms condition requirement today tomorrow tonight yesterday now seo basics general fields".split(
    " ",
  ),
);

/** `items`, `stats`, `OrderItem`: the object is told by the one around it as much as by its name. */
export function isRelative(words: readonly string[]): boolean {
  const last = words.at(-1);
  return last !== undefined && (relative.has(last) || relative.has(singularOf(last)));
}

/** `attributes`, `basicInfo`, `seo`: what stands inside is the holder's own, as if it stood outside. */
function isHollow(words: readonly string[]): boolean {
  return hollow.test(words.at(-1) ?? "");
}

const hollow = /^(?:attributes?|info|information|seo|basics|general|fields|snippet)$/;

/** Named models of which the place where they stand says more: a `Person` is the host of a show. */
const plainModels = new Set(
  "person people contact address location place point party money image picture photo media link user name".split(
    " ",
  ),
);

/** Whether a named model is another thing wherever it stands. */
export function isPlainModel(words: readonly string[]): boolean {
  return isRelative(words) || plainModels.has(words.at(-1) ?? "");
}

/**
 * The object that a member holds. `items` of an order are `order items`, whether or not they have a
 * type of their own; a restaurant is one, wherever it stands.
 */
export function toInnerOwner(member: Member, siblings: readonly string[]): Owner {
  const { owner, outer, path, model } = member;
  const isTold = model !== undefined && !isPlainModel(model);
  const own = isTold
    ? model
    : (writerIn(member.words, siblings) ??
      companyIn(member.words) ??
      joinWords(member.words, model ?? []));
  if (!isTold && isWrapper(member)) return { words: owner, path, siblings, outer };
  const words =
    isTold || !isRelative(own) ? own : isHollow(own) ? owner : joinWords(asListed(owner), own);
  const around = isTold ? undefined : { words: owner, siblings: member.siblings, outer };
  return { words, path, siblings, outer: around };
}

/** What APIs put the many in: `tracks: { items, total }` and `labels: { edges: [{ node }] }`. */
const wrappers = oneOf("items|data|nodes|edges|node|results|records|entries|hits|list|values");

/** Whether it holds the things that the object around it is called by, with their count beside them. */
function isWrapper({ words, owner, isTop }: Member): boolean {
  const [word = ""] = words;
  const holder = owner.at(-1) ?? "";
  const isMany = singularOf(holder) !== holder && !isRelative([holder]);
  return (
    !isTop &&
    words.length === 1 &&
    wrappers.test(word) &&
    (isMany || oneOf("items|lines").test(holder))
  );
}

/** What a report on expenses lists are expenses. */
function asListed(owner: readonly string[]): readonly string[] {
  const isReport = oneOf("report|claim|sheet").test(owner.at(-1) ?? "");
  return isReport && owner.at(-2) === "expense" ? owner.slice(0, -1) : owner;
}

/** `sharedWith: { name }[]` are people, whatever is shared. */
function companyIn(words: readonly string[]): readonly string[] | undefined {
  const [last, before = ""] = words.toReversed();
  return last === "with" && /ed$/.test(before) ? ["collaborator"] : undefined;
}

/** `to: { name, email }` is somebody whom a letter is for, and no part of it. */
function writerIn(
  words: readonly string[],
  siblings: readonly string[],
): readonly string[] | undefined {
  const [word = ""] = words;
  const writer = words.length === 1 && Object.hasOwn(writers, word) ? writers[word] : undefined;
  return writer && siblings.some((name) => /^e?mail/i.test(name)) ? [writer] : undefined;
}

const writers: Readonly<Record<string, string>> = {
  from: "sender",
  to: "recipient",
  cc: "recipient",
  bcc: "recipient",
};

/** `order` and `order item` are an `order item`. */
function joinWords(before: readonly string[], after: readonly string[]): readonly string[] {
  if (after.length === 0) return before;
  const own = new Set([...after, singularOf(after.at(-1) ?? "")]);
  return [...before.filter((word) => !own.has(word) && !own.has(singularOf(word))), ...after];
}

function singularOf(word: string): string {
  return toSingular([word])[0] ?? word;
}
