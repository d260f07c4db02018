import { toSingular } from "../../../schema/name-words.ts";
import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { type Phrases, toPhrases } from "../../phrases/phrases.ts";
import { isElsewhere } from "../names/elsewhere.ts";
import { isEntry } from "../names/entries.ts";
import { translateWords } from "../names/foreign-words.ts";
import { meaningIn } from "../names/homonyms.ts";
import { type Neighbours, neighboursOf } from "../names/neighbours.ts";
import { akinPairs, joinPair } from "../names/project-words.ts";
import { isForCause, qualifiers } from "../names/qualifiers.ts";
import { isEventAt, outerWords } from "../names/rule-index.ts";
import { eventThings } from "./event-things.ts";
import { financeThings } from "./finance-things.ts";
import { foodThings } from "./food-things.ts";
import { goodsThings } from "./goods-things.ts";
import { industryThings } from "./industry-things.ts";
import { leisureThings } from "./leisure-things.ts";
import { lifeThings } from "./life-things.ts";
import { loreThings } from "./lore-things.ts";
import { mediaThings } from "./media-things.ts";
import { nameWords } from "./name-words.ts";
import { natureThings } from "./nature-things.ts";
import { placeThings } from "./place-things.ts";
import { propertyThings } from "./property-things.ts";
import { systemThings } from "./system-things.ts";
import type { Thing, ThingTable } from "./thing.ts";
import { tradeThings } from "./trade-things.ts";
import { travelThings } from "./travel-things.ts";
import { workThings } from "./work-things.ts";

const known: ReadonlyMap<string, Thing> = join([
  tradeThings,
  propertyThings,
  financeThings,
  eventThings,
  lifeThings,
  workThings,
  industryThings,
  leisureThings,
  mediaThings,
  systemThings,
  travelThings,
  placeThings,
  foodThings,
  goodsThings,
  natureThings,
  loreThings,
]);

/** What one table says of a word, a later one can say better, or add to. */
function join(tables: readonly ThingTable[]): ReadonlyMap<string, Thing> {
  const things = new Map<string, Thing>();
  for (const [words, thing] of tables.flatMap((table) => Object.entries(table))) {
    for (const word of words.split(" "))
      things.set(word, { ...things.get(word), ...calledBy(word, thing) });
  }
  return things;
}

/** `{It}` in a name is the word itself: `Oak {It}` is an Oak Chair or an Oak Stool. */
function calledBy(word: string, entry: Thing): Thing {
  const { isNoted, about } = entry;
  const thing = isNoted && about !== undefined ? { ...entry, note: about } : entry;
  if (!thing.name?.includes("{It}")) return thing;
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  return { ...thing, name: thing.name.replaceAll("{It}", title) };
}

/** The thing that these words are for, among such neighbours. */
export function findThing(words: readonly string[], member?: Member): Thing | undefined {
  return findThings(member ? ownFirst(words, member) : candidates(words), member)[0];
}

/** Without the last word where that is one of an office and this is none: a care program is no degree. */
function ownFirst(words: readonly string[], member: Member): readonly string[] {
  const all = candidates(words);
  if (!isElsewhere(words, neighboursOf(member))) return all;
  // What a yoga session or a meal plan is, yoga and a meal say; a school says nothing of its event.
  const isOfContent = /^(?:sessions?|plans?)$/.test(words.at(-1) ?? "");
  if (words.length === 1) return [];
  return isOfContent ? all.slice(0, -1) : all.slice(0, 1);
}

function findThings(words: readonly string[], member: Member | undefined): readonly Thing[] {
  return words.flatMap((word) => known.get(member ? meantBy(word, member) : word) ?? []);
}

/** What a word for a thing means there: the alerts of a weather report are weather alerts. */
export function meantBy(word: string, member: Member): string {
  const outer = member.outer ? toSingularAll(outerWords(member.outer)) : [];
  const before = outer.find((one) => known.has(one + word));
  return before === undefined ? (meaningIn(word, aroundOf(member)) ?? word) : before + word;
}

/** Those beside it, and as the weaker voice those beside its holder, and what that one stands in. */
function aroundOf(member: Member): readonly Neighbours[] {
  const { outer } = member;
  if (!outer) return [neighboursOf(member)];
  const words = new Set(toSingularAll(outerWords(outer)));
  const beside = neighboursOf({ name: "", siblings: outer.siblings });
  return [neighboursOf(member), { has: (word) => words.has(word) || beside.has(word) }];
}

function toSingularAll(words: readonly string[]): readonly string[] {
  return words.map((word) => toSingular([word])[0] ?? word);
}

/** Of what an order, an offer or a visit is, it has the price and the length; its status is its own. */
const carriers = new Set(
  "order offer sale purchase booking rental appointment visit ticket delivery".split(" "),
);
const ofContent: ReadonlySet<keyof Thing> = new Set(["price", "duration", "weight", "category"]);

/** What has to be about the thing; how long it takes, and how it stands, is much the same anywhere. */
const ofTelling: ReadonlySet<keyof Thing> = new Set([
  "name",
  "type",
  "category",
  "about",
  "note",
  "reason",
]);

/** What shows the thing that the word before it names. */
const shows = oneOf("post|listing|ad|offer|card|profile|page|tile|preview|item");
/** What an item is sold in, and no item of its kind. */
const sells = oneOf("shop|store|market|boutique|kiosk|supermarket");

/** What is said of a language nobody says of a language exchange. */
function isOnlyBefore(word: string, words: readonly string[]): boolean {
  const singular = toSingular(words);
  const last = singular.at(-1) ?? "";
  if (word === last || !singular.includes(word)) return false;
  if (last === "item" && sells.test(word)) return true;
  return !hollow.has(last) && !shows.test(last) && !isEntry(singular);
}

/** What is known of the thing that these words are for; where the nearest says nothing, the next. */
export function findAspect<K extends keyof Thing>(
  aspect: K,
  words: readonly string[],
  member: Member,
): Thing[K] | undefined {
  const asks = ofTelling.has(aspect) ? ownFirst(words, member) : candidates(words);
  const all = aspect === "about" ? asks.filter((word) => !isOnlyBefore(word, words)) : asks;
  const isCarried =
    ofContent.has(aspect) && words.length > 1 && carriers.has(toSingular(words).at(-1) ?? "");
  // The pair, what stands right before it, and itself: a car wash booking costs no car.
  const asked = isCarried && all.length > 2 ? [all[0] ?? "", all[2] ?? "", all[1] ?? ""] : all;
  return findThings(asked, member).find((thing) => thing[aspect] !== undefined)?.[aspect];
}

/** What is known of the thing that a member tells of: by its own name, else by its holder's. */
export function aspectOf<K extends keyof Thing>(
  aspect: K,
  member: Member,
  role: readonly string[],
): Thing[K] | undefined {
  return findAspect(aspect, role, member) ?? findAspect(aspect, ownerOf(member), member);
}

/** Words that say less than the one before them: a return request is about a return. */
const hollow = new Set(
  "request record entry plan report application assignment detail info information history log result data list summary review session unit event copy site".split(
    " ",
  ),
);

/** `menu item` is a menuitem, an item, and only then a menu. */
function candidates(words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  // What one of them costs is no flat.
  const singular = toSingular(words).filter(
    (word, at, all) => word !== "unit" || !oneOf("price|cost|amount").test(all[at + 1] ?? ""),
  );
  const pair = pairOf(singular.slice(-2));
  if (isForCause(singular)) return [pair, singular.at(-1) ?? ""];
  // A todo item is nothing that somebody sells.
  if (isEntry(singular)) return [pair, ...singular.slice(0, -1).toReversed()];
  const isHollow = singular.length > 1 && hollow.has(singular.at(-1) ?? "") && !isEventAt(singular);
  return isHollow
    ? [pair, ...singular.slice(0, -1).toReversed(), singular.at(-1) ?? ""]
    : [pair, ...singular.toReversed()];
}

/** The pair as it is written, or as the tables have it under another word. */
function pairOf(ending: readonly string[]): string {
  const pair = joinPair(ending);
  return known.has(pair) ? pair : (akinPairs(ending).find((other) => known.has(other)) ?? pair);
}

/** The words for the thing that a member tells of: those in its name, or its holder's. */
export function thingWords(member: Member, role: readonly string[]): readonly string[] {
  const own = isFamily(member, role) ? role : role.filter((word) => !qualifiers.has(word));
  return own.length > 0 ? own : ownerOf(member);
}

const family =
  /^(?:parent|guardian)_?(?:email|phone|first_?name)|^(?:child|student|pupil)_?(?:name|id)|children|sitter|nanny|participant_?(?:name|age)/i;

/** The parent of a child, and not the one above in a tree. */
function isFamily({ siblings }: Member, role: readonly string[]): boolean {
  return role.join(" ") === "parent" && siblings.some((name) => family.test(name));
}

const owners = new WeakMap<readonly string[], readonly string[]>();

/** The words for the holder, in English. */
export function ownerOf({ owner }: Member): readonly string[] {
  const made = owners.get(owner) ?? translateWords(owner);
  owners.set(owner, made);
  return made;
}

export function thingOf(member: Member, role: readonly string[]): Thing | undefined {
  return findThing(thingWords(member, role), member);
}

/** Nothing is smoky and floral at once. */
const flavours = /\b(?:cheese|cocktail|coffee|tea|stay)\b/;

const phrases = new Map<string, Phrases>();

/** Of places and goods each sentence tells something else; of a claim or a film, another one. */
const compatible: ReadonlySet<string> = new Set(
  [placeThings, goodsThings, propertyThings, travelThings, foodThings].flatMap((table) =>
    Object.entries(table).flatMap(([words, { about }]) =>
      about === undefined || flavours.test(words) ? [] : [about],
    ),
  ),
);

/** Whether it describes a place or goods: nobody notes that of a task in a house. */
export function isBlurb(about: string): boolean {
  return compatible.has(about);
}

/** What is said about a thing: one sentence, or two where they go together, so that few are alike. */
export function toAboutPhrases(text: string): Phrases {
  const sentences = text.split("|");
  if (!compatible.has(text) || sentences.length > 5) return toThingPhrases(text);
  const pairs = sentences.flatMap((one) =>
    sentences.flatMap((other) => (one === other ? [] : [`${one} ${other}`])),
  );
  return toThingPhrases([...sentences, ...pairs].join("|"));
}

/** `"{place} Open|Round {small}"` as phrases over the shared words. */
export function toThingPhrases(text: string): Phrases {
  const made = phrases.get(text) ?? toPhrases(text.split("|"), nameWords);
  phrases.set(text, made);
  return made;
}
