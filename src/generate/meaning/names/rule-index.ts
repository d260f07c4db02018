import { toSingular, toWords } from "../../../schema/name-words.ts";
import type { Member } from "../../member.ts";
import { isPersonWord } from "./person-words.ts";
import { qualifiers } from "./qualifiers.ts";

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
 * holder is a song or a track, or where a neighbour is called `tempo`. `meterreading` is a model
 * of these two words.
 */
export type RuleTable<T> = Readonly<Record<string, T>>;
export type RuleIndex<T> = ReadonlyMap<string, readonly Rule<T>[]>;

export function toRuleIndex<T>(...tables: readonly RuleTable<T>[]): RuleIndex<T> {
  const index = new Map<string, Rule<T>[]>();
  for (const table of tables) {
    for (const [key, says] of Object.entries(table)) {
      const condition = new Condition(key);
      for (const name of condition.names) {
        const rule = new TableRule(name, condition, says);
        const others = index.get(name);
        if (others) others.push(rule);
        else index.set(name, [rule]);
      }
    }
  }
  return index;
}

class TableRule<T> implements Rule<T> {
  readonly name: string;
  readonly says: T;
  readonly #condition: Condition;

  constructor(name: string, condition: Condition, says: T) {
    this.name = name;
    this.says = says;
    this.#condition = condition;
  }

  get models(): ReadonlySet<string> {
    return this.#condition.models;
  }

  get neighbours(): ReadonlySet<string> {
    return this.#condition.neighbours;
  }
}

/** A key of a table. A start asks some hundred of its thousands for more than the names. */
class Condition {
  readonly names: readonly string[];
  readonly #rest: string;
  #models: ReadonlySet<string> | undefined;
  #neighbours: ReadonlySet<string> | undefined;

  constructor(key: string) {
    const end = key.search(/ [@&] /);
    this.names = (end < 0 ? key : key.slice(0, end)).split("|");
    this.#rest = end < 0 ? "" : key.slice(end);
  }

  get models(): ReadonlySet<string> {
    this.#models ??= toSet(/ @ ([^&]*)/.exec(this.#rest)?.[1] ?? "");
    return this.#models;
  }

  get neighbours(): ReadonlySet<string> {
    this.#neighbours ??= toSet(/ & (.*)/.exec(this.#rest)?.[1] ?? "");
    return this.#neighbours;
  }
}

const none: ReadonlySet<string> = new Set();

function toSet(words: string): ReadonlySet<string> {
  return words === "" ? none : new Set(words.split(" ").filter((word) => word !== ""));
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
  index: RuleIndex<T>,
): Generator<Reading<T>> {
  for (let start = 0; start < words.length; start++) {
    const rules = index.get(words.slice(start).join(" "));
    if (!rules) continue;
    const role = words.slice(0, start);
    const company = companyOf(member, role);
    const isOthers =
      (general.has(words[start] ?? "") && tellsOfAnother(role, company)) ||
      isPersonal(words.slice(start).join(" "), role, company);
    for (const isSure of isVague(company.owner) ? vagueSureness : sureness) {
      for (const rule of rules) {
        if (isSure(rule, company) && !(isOthers && isSureOfHolder(rule, role))) {
          yield { rule, role };
        }
      }
    }
  }
}

/** What everything has: whose it is, the words before it say. */
const general = new Set("name title type status description category".split(" "));

/** `artistName` of an artwork is the artist's; `artworkName` and `fullName` are its own. */
function tellsOfAnother(role: readonly string[], { owner }: Company): boolean {
  const own = role.filter((word) => !qualifiers.has(word));
  return own.length > 0 && !own.some((word) => owner.includes(word));
}

/** Whatever stands beside the name of somebody, it is somebody's. */
function isPersonal(name: string, role: readonly string[], company: Company): boolean {
  const { owner, neighbours } = company;
  const isBeast = neighbours.has("breed");
  return name === "name" && role.length === 0 && isPersonWord(owner.at(-1)) && !isBeast;
}

/** A rule for what the holder is called says nothing of somebody beside it. */
function isSureOfHolder({ models, neighbours }: Rule<unknown>, role: readonly string[]): boolean {
  return models.size + neighbours.size > 0 && !role.some((word) => models.has(word));
}

interface Company {
  readonly role: readonly string[];
  readonly owner: readonly string[];
  readonly neighbours: Neighbours;
}

type IsSure = (rule: Rule<unknown>, company: Company) => boolean;

const byRole: IsSure = ({ models }, { role }) => role.some((word) => models.has(word));
const byPair: IsSure = ({ models }, { owner }) =>
  owner.length > 1 && models.has(owner.slice(-2).join(""));
const byNoun: IsSure = ({ models }, { owner }) => models.has(owner.at(-1) ?? "");
const byQualifier: IsSure = ({ models }, { owner }) =>
  owner.slice(0, -1).some((word) => models.has(word));
const byNeighbour: IsSure = (rule, company) =>
  [...rule.neighbours].some((word) => company.neighbours.has(word));
const byNothing: IsSure = ({ models, neighbours }) => models.size === 0 && neighbours.size === 0;

/** What tells one meaning of a name from another, the nearest word first. */
const sureness = [byRole, byPair, byNoun, byQualifier, byNeighbour, byNothing];

/** A blood test is about blood, and a coffee order about coffee: the last word says less there. */
const vagueSureness = [byRole, byPair, byQualifier, byNeighbour, byNoun, byNothing];
const vagueNouns =
  /^(?:test|order|offer|stat|statistic|entry|record|log|item|report|request|profile|detail|info|plan|result|session|unit|line|class|event|project|shift|trade|pickup|loan|sale|appointment|visit|booking)$/;

function isVague(owner: readonly string[]): boolean {
  return owner.length > 1 && vagueNouns.test(owner.at(-1) ?? "");
}

function companyOf(member: Member, role: readonly string[]): Company {
  return { role, owner: toSingularWords(member.owner), neighbours: neighboursOf(member) };
}

const singulars = new Map<string, string>();

function toSingularWords(words: readonly string[]): string[] {
  return words.map((word) => {
    // `dns`, `gps`, `bus`: a word as short as these is no plural.
    const known = singulars.get(word) ?? (word.length < 4 ? word : (toSingular([word])[0] ?? word));
    singulars.set(word, known);
    return known;
  });
}

/** The words in the names of the neighbours of a member, its own name left out. */
export interface Neighbours {
  readonly has: (word: string) => boolean;
}

const counts = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** By the names whole and word by word; counted once for all members of an object. */
export function neighboursOf({ name, siblings }: Pick<Member, "name" | "siblings">): Neighbours {
  const counted = counts.get(siblings) ?? countWords(siblings);
  counts.set(siblings, counted);
  const own = new Set(formsOf(name));
  return { has: (word) => (counted.get(word) ?? 0) > (own.has(word) ? 1 : 0) };
}

function countWords(names: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const word of names.flatMap(formsOf)) counted.set(word, (counted.get(word) ?? 0) + 1);
  return counted;
}

function formsOf(name: string): readonly string[] {
  const words = toWords(name);
  return [...new Set([words.join("_"), ...words])];
}
