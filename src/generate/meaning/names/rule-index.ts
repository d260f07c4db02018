import { toSingular } from "../../../schema/name-words.ts";
import type { Member, Surroundings } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { isElsewhere } from "./elsewhere.ts";
import { isEntry } from "./entries.ts";
import { meaningIn } from "./homonyms.ts";
import { collectPlaces, type LinePlace, type NamePlaces, readPlaces } from "./name-places.ts";
import { isBeside, type Neighbours, neighboursOf } from "./neighbours.ts";
import { isPersonWord } from "./person-words.ts";
import { akinPairs, akinTo, joinPair } from "./project-words.ts";
import { isForCause, qualifiers } from "./qualifiers.ts";
import { PackedRules, type RuleLines, toRuleLines } from "./rule-lines.ts";
import { wordsOfTrade } from "./trades.ts";

/** One line of a table of rules. */
export interface Rule<T> {
  /** The ending of a name that it is for: `unit price`. */
  readonly name: string;
  /** The words for a model that it is sure about; without any it is sure about all. */
  readonly models: ReadonlySet<string>;
  /** Names of neighbours that make it as sure. */
  readonly neighbours: ReadonlySet<string>;
  readonly says: T;
}

/**
 * `"key|musical key @ song track & tempo bpm": says` is a rule for `key` where the model or the
 * holder is a song or a track, OR where a neighbour is called `tempo`: each word behind `@` and `&` is
 * enough by itself, and none narrows another. Where both must hold, guard by the model and let what
 * it says ask for the neighbour: `"key @ song": beside(/tempo/, "C|D")`, `({ member }) => …` for a
 * number. `meterreading` is a model of these two words, and `$farm` all words of that trade. A neighbour
 * counts by its whole name or the end of it; `*points` has the word anywhere, `=points` is that alone.
 */
export type RuleTable<T> = Readonly<Record<string, T>>;

/** The rules for a name; those of the table that is given first go first. */
export class RuleIndex<T, Said = T> {
  readonly #tables: readonly RuleLines<Said>[];
  readonly #toSays: (said: Said) => T;
  readonly #rules = new Map<string, readonly Rule<T>[]>();
  /** Which tables have lines for a name. */
  readonly places: NamePlaces;

  /** Where the tables are packed, so are the places of their names. */
  constructor(tables: readonly RuleTable<Said>[], toSays: (said: Said) => T, packed?: string) {
    this.#toSays = toSays;
    this.#tables = tables.map((table) =>
      table instanceof PackedRules ? table : toRuleLines(table),
    );
    this.places =
      packed === undefined
        ? collectPlaces(this.#tables.map(({ names = "" }) => names))
        : readPlaces(packed);
  }

  get(name: string): readonly Rule<T>[] | undefined {
    const known = this.#rules.get(name);
    if (known) return known;
    const rules = this.places.get(name).flatMap((place) => this.#toRule(name, place));
    if (rules.length === 0) return undefined;
    this.#rules.set(name, rules);
    return rules;
  }

  #toRule(name: string, [table, line]: LinePlace): readonly Rule<T>[] {
    const lines = this.#tables[table];
    if (!lines) return [];
    const { guard, says } = lines.at(line);
    const models = toSet(/ @ ([^&]*)/.exec(guard)?.[1] ?? "", false);
    const neighbours = toSet(/ & (.*)/.exec(guard)?.[1] ?? "", true);
    return [{ name, models, neighbours, says: this.#toSays(says) }];
  }
}

const none: ReadonlySet<string> = new Set();

function toSet(words: string, isNeighbour: boolean): ReadonlySet<string> {
  if (words === "") return none;
  const all = words.split(" ").filter((word) => word !== "");
  return new Set(all.flatMap((word) => wordsOfTrade(word, isNeighbour)));
}

/** A rule that is sure of a member, and the words before those that it is for. */
export interface Reading<T> {
  readonly rule: Rule<T>;
  readonly role: readonly string[];
}

/** The rules for a name, the longest ending and the surest first. */
export function* readWords<T>(
  words: readonly string[],
  member: Member,
  index: Pick<RuleIndex<T>, "get">,
): Generator<Reading<T>> {
  const most = headEnd(words);
  for (let start = 0; start < most; start++) {
    const rules = index.get(words.slice(start).join(" "));
    if (!rules) continue;
    const role = words.slice(0, start);
    const company = companyOf(member, role);
    const isOthers =
      (general.has(words[start] ?? "") && tellsOfAnother(role, company)) ||
      isPersonal(words.slice(start).join(" "), role, company);
    const { isVague: isUnsure } = company;
    // What everything has is the holder's own, whatever it stands in.
    const isOwn = general.has(words[start] ?? "") && !isUnsure;
    const isFirm = isNameOfFirm(words, company);
    const isTitle = member.isTop && isTitleOfThing(words, company);
    const isElse =
      telling.test(words.at(-1) ?? "") && isElsewhere(company.owner, company.neighbours);
    for (const isSure of isUnsure || company.isWide ? vagueSureness : sureness) {
      if ((isOwn && isSure === byOuter) || (isFirm && isSure === byNeighbour)) continue;
      if (isElse && isHollowThere(isSure, company)) continue;
      for (const rule of rules) {
        if (isTitle && isSure === byQualifier && isOfSomebodyBefore(rule, company)) continue;
        if (isSure(rule, company) && !(isOthers && isSureOfHolder(rule, role))) {
          yield { rule, role };
        }
      }
    }
  }
}

/** `costOfPoorQuality` is a cost, and `typeOfDamage` a type; `numberOfGuests` is of guests. */
const heads = oneOf(
  "cost|costs|price|value|type|kind|cause|reason|place|point|date|country|city|state|source|method|mode|level|length|rate|proof|name|title|area|degree|nature|head|chief|director|secretary|minister",
);

/** Before which word an ending has to begin to tell what the whole is. */
function headEnd(words: readonly string[]): number {
  const at = words.indexOf("of");
  const isHeaded = at > 0 && at < words.length - 1 && heads.test(words[at - 1] ?? "");
  return isHeaded ? at : words.length;
}

/** What everything has: whose it is, the words before it say. */
export const general = new Set("name title type status description category".split(" "));

/** What tells of the thing itself, and has to be about it. */
const telling =
  /^(?:name|title|description|details|about|summary|purpose|mission|goals?|objectives?|topics?|brief|scope|deliverables?|tags?|labels?)$/;

/** `artistName` of an artwork is the artist's; `artworkName` and `fullName` are its own. */
function tellsOfAnother(role: readonly string[], { owner }: Company): boolean {
  const own = role.filter((word) => !qualifiers.has(word));
  if (own.length === 0) return false;
  const last = owner.at(-1) ?? "";
  if (owner.length < 2 || own.includes(last)) return !own.some((word) => owner.includes(word));
  // `gymName` of a gym session is the gym's.
  const isBefore = own.length === 1 && own[0] === owner.at(-2) && !isEntry(owner);
  return isBefore || abouts.test(last) || !own.some((word) => owner.includes(word));
}

/** The title of the book in a book review is no review's. */
const abouts = oneOf(
  "review|rating|comment|loan|rental|reservation|note|log|sighting|copy|quote|swap",
);

/** What an animal has, an account of a shop, or a band. */
const ofNobody = ["breed", "subdomain", "formed_year", "year_formed", "band_members"];

/** Whatever stands beside the name of somebody, it is somebody's. */
function isPersonal(name: string, role: readonly string[], company: Company): boolean {
  const { owner, neighbours } = company;
  const isNobody = ofNobody.some((neighbour) => neighbours.has(neighbour));
  return name === "name" && role.length === 0 && isPersonWord(owner.at(-1)) && !isNobody;
}

/** Nor does a supplier with a lead time have the name of what it supplies. */
function isNameOfFirm(words: readonly string[], { owner }: Company): boolean {
  return words.length === 1 && words[0] === "name" && firms.test(owner.at(-1) ?? "");
}

/** The title of a staff meeting is the meeting's, and nobody's job. */
function isTitleOfThing(words: readonly string[], { owner, isVague }: Company): boolean {
  return words.length === 1 && words[0] === "title" && !isVague && !isPersonWord(owner.at(-1));
}

function isOfSomebodyBefore({ models }: Rule<unknown>, { owner }: Company): boolean {
  return owner.slice(0, -1).some((word) => models.has(word) && isPersonWord(word));
}

const firms = oneOf(
  "supplier|vendor|company|manufacturer|distributor|wholesaler|contractor|subcontractor|merchant|employer|insurer|lender|carrier",
);

/** A rule for what the holder is called says nothing of somebody beside it. */
function isSureOfHolder({ models, neighbours }: Rule<unknown>, role: readonly string[]): boolean {
  return models.size + neighbours.size > 0 && !role.some((word) => models.has(word));
}

interface Company {
  readonly role: readonly string[];
  readonly owner: readonly string[];
  /** Its last two words as one, and what else is said for them. */
  readonly pairs: readonly string[];
  /** Its last two words, the first of them in the plural where it is written so: `salestarget`. */
  readonly written: string;
  readonly neighbours: Neighbours;
  readonly outer: readonly string[];
  /** Each word for what it stands in, with its own last word or another for the same. */
  readonly inside: readonly string[];
  /** Whether its last word says less than those before it. */
  readonly isVague: boolean;
  /** Whether its one word says less than what stands beside it. */
  readonly isWide: boolean;
  /** What the word for the holder means among such neighbours, where that is not the usual. */
  readonly meant: string | undefined;
}

type IsSure = (rule: Rule<unknown>, company: Company) => boolean;

const byRole: IsSure = ({ models }, { role }) => role.some((word) => models.has(word));
const byMeant: IsSure = ({ models }, { meant }) => meant !== undefined && models.has(meant);
const byPair: IsSure = ({ models }, { owner, pairs, written, inside }) =>
  (owner.length > 1 && (pairs.some((pair) => models.has(pair)) || models.has(written))) ||
  (owner.length > 2 && models.has(joinPair(owner.slice(-3)))) ||
  inside.some((pair) => models.has(pair));
const byNoun: IsSure = ({ models }, { owner }) => models.has(owner.at(-1) ?? "") && !isEntry(owner);
const byQualifier: IsSure = ({ models }, { owner }) =>
  !isForCause(owner) && owner.slice(0, -1).some((word) => models.has(word));
const byNeighbour: IsSure = (rule, company) => isBeside(rule.neighbours, company.neighbours);
const byOuter: IsSure = ({ models }, { outer }) => outer.some((word) => models.has(word));
const byNothing: IsSure = ({ models, neighbours }) => models.size === 0 && neighbours.size === 0;

/** A school does not say what its event is; a yoga session is yoga, and a craft project a craft. */
function isHollowThere(isSure: IsSure, { owner, meant }: Company): boolean {
  if (isSure === byNoun) return true;
  if (isSure === byMeant) return meant === "socialgroup";
  return isSure === byQualifier && !oneOf("session|plan|project").test(owner.at(-1) ?? "");
}

/** What tells one meaning of a name from another, the nearest word first. */
const sureness = [byRole, byPair, byNoun, byQualifier, byNeighbour, byMeant, byOuter, byNothing];

/** A blood test is about blood, and a coffee order about coffee: the last word says less there. */
const vagueSureness = [
  byRole,
  byPair,
  byQualifier,
  byNeighbour,
  byNoun,
  byMeant,
  byOuter,
  byNothing,
];
const vagueNouns = oneOf(
  "test|order|offer|stat|statistic|entry|record|log|item|report|request|profile|detail|info|plan|result|session|unit|line|class|event|project|shift|trade|pickup|loan|sale|appointment|visit|booking|copy",
);

/** A project with backers is one of a crowd before it is one of an office, and so with what is booked. */
const wideNouns = oneOf(
  "project|campaign|order|request|job|case|report|record|entry|application|incident|inspection|site|program|programme|collection|booking|reservation|appointment|session|visit|rental|item|event|log|expense|transaction",
);

const venues = oneOf(
  "neighborhood|neighbourhood|community|city|town|village|library|school|church|museum|park|club|street|building|campus",
);

/** What a neighbourhood puts on is an event, and no neighbourhood. */
export function isEventAt(words: readonly string[]): boolean {
  return /^events?$/.test(words.at(-1) ?? "") && venues.test(words.at(-2) ?? "");
}

function isVague(owner: readonly string[]): boolean {
  return owner.length > 1 && vagueNouns.test(owner.at(-1) ?? "") && !isEventAt(owner);
}

function companyOf(member: Member, role: readonly string[]): Company {
  const outer = toSingularWords(outerWords(member.outer));
  // A car wash is neither a car nor what is washed.
  const house = member.outer?.words ?? [];
  if (house.length > 1) outer.unshift(joinPair(toSingularWords(house.slice(-2))));
  const words = toSingularWords(member.owner);
  const neighbours = neighboursOf(member);
  const around = [neighbours, outerNeighbours(member, outer)];
  // An exhibit item is an exhibit, and the training of an athlete no course of a firm.
  const [last, before] = [-1, -2].map((place) =>
    place === -1 || isVague(words) ? meaningIn(words.at(place) ?? "", around) : undefined,
  );
  const meant = last ?? before;
  const owner = words.map((word, at) => {
    const means = at === words.length - 1 ? last : at === words.length - 2 ? before : undefined;
    return means !== undefined && apart.has(word) ? means : word;
  });
  const written = `${member.owner.at(-2) ?? ""}${owner.at(-1) ?? ""}`;
  const isWide = words.length === 1 && wideNouns.test(words[0] ?? "");
  const ending = owner.slice(-2);
  const pairs = [joinPair(ending), ...akinPairs(ending)];
  const heads = ending.slice(-1).flatMap((head) => [head, ...akinTo(head)]);
  const inside = outer.flatMap((word) => heads.map((head) => word + head));
  return {
    role,
    owner,
    pairs,
    written,
    neighbours,
    outer,
    inside,
    meant,
    isVague: isVague(words),
    isWide,
  };
}

/** Words that mean quite another thing there: of a support case no court has ever heard. */
const apart = new Set([
  "room",
  "case",
  "outage",
  "site",
  "reward",
  "vaccination",
  "loan",
  "report",
  "agent",
  "appointment",
  "complaint",
  "home",
  "instrument",
  "exhibit",
  "candidate",
  "operation",
  "budget",
  "plant",
  "training",
  "alert",
  "chapter",
]);

function outerNeighbours({ outer }: Member, words: readonly string[]): Neighbours {
  const beside = outer ? neighboursOf({ name: "", siblings: outer.siblings }) : undefined;
  return { has: (word) => words.includes(word) || beside?.has(word) === true };
}

/** The words for all that stands around, the nearest first. */
export function outerWords(outer: Surroundings | undefined): readonly string[] {
  if (!outer) return [];
  const words = outer.words.toReversed();
  // What is in a shopping cart is of any shop, and on a shopping list is what a kitchen lacks.
  const own = oneOf("cart|basket|bag").test(words[0] ?? "") ? words.filter(isNoShopping) : words;
  return [...own, ...outerWords(outer.outer)];
}

const isNoShopping = (word: string) => word !== "shopping";

/** What ends like a plural and is none, or is another thing than several of the one. */
const standing = new Set("savings customs dues kubernetes specimen".split(" "));

const singulars = new Map<string, string>();

function toSingularWords(words: readonly string[]): string[] {
  return words.map((word) => {
    // `dns`, `gps`, `bus`: a word as short as these is no plural.
    const isWhole = word.length < 4 || standing.has(word);
    const known = singulars.get(word) ?? (isWhole ? word : (toSingular([word])[0] ?? word));
    singulars.set(word, known);
    return known;
  });
}
