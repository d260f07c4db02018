import { inTerseCompany, shortened } from "../../../schema/abbreviations.ts";
import { toPlural, toSingular, toWords } from "../../../schema/name-words.ts";
import { oneOf } from "../../one-of.ts";

/** How the names of an object are written, where it is not as most people write them. */
export interface Manner {
  readonly wordsOf: (name: string) => readonly string[];
  /** The names of all its members, as they are mostly written. */
  readonly siblings: readonly string[];
}

type Words = readonly string[];

const known = new WeakMap<readonly string[], Manner | "plain">();

/**
 * The names of an object without what a house style adds or leaves out: `strTitle` and `emp_title`
 * of an employee are a title, `amt` is an amount. Not only a value is found by its name, also what
 * holds between values, and every table would have to know every style. Undefined where all names
 * are plain.
 */
export function mannerOf(siblings: readonly string[], owner: Words): Manner | undefined {
  const found = known.get(siblings) ?? findManner(siblings, owner);
  known.set(siblings, found);
  return found === "plain" ? undefined : found;
}

function findManner(siblings: readonly string[], owner: Words): Manner | "plain" {
  const written = siblings.map(toWords);
  const typed = withoutTypes(written);
  const whole = writtenOut(typed);
  const read = withoutOwner(whole, owner);
  if (read.every((words, at) => words === written[at])) return "plain";
  const byName = new Map(siblings.map((name, at) => [name, read[at] ?? toWords(name)]));
  return {
    wordsOf: (name) => byName.get(name) ?? toWords(name),
    siblings: siblings.map((name, at) =>
      read[at] === written[at] ? name : toName(read[at] ?? []),
    ),
  };
}

function toName([first = "", ...rest]: Words): string {
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** `strTitle`, `arrTags`: of which type it is. A single letter may be anything. */
const types = oneOf("str|sz|txt|int|dbl|flt|bool|bln|dt|dte|arr|lst|obj|enm");
const letters = /^[snibfdm]$/;

/** Most names must begin so, and one of them in a way that nothing else is written. */
function withoutTypes(names: readonly Words[]): readonly Words[] {
  const isTyped = ([first = "", second]: Words) =>
    second !== undefined && (types.test(first) || letters.test(first));
  const typed = names.filter(isTyped);
  const isSure = typed.some(([first = ""]) => oneOf("str|sz|bln|dbl|flt|obj|lst|enm").test(first));
  const kinds = new Set(typed.map(([first]) => first));
  const others = names.length - typed.length;
  if (typed.length < 2 || typed.length < others || (!isSure && kinds.size < 3)) return names;
  return names.map((words) => (isTyped(words) ? withoutType(words) : words));
}

function withoutType([type = "", ...rest]: Words): Words {
  const last = rest.at(-1) ?? "";
  if (!oneOf("dt|dte").test(type) || oneOf("date|at|on|time").test(last)) return rest;
  return [...rest, /ed$/.test(last) ? "at" : "date"];
}

/** What is shortened, written out: what might be another word only beside another that is short. */
function writtenOut(names: readonly Words[]): readonly Words[] {
  const isShort = (word: string) => inFullOf(word, shortened, inTerseCompany) !== undefined;
  const shorts = names.filter((words) => words.some(isShort)).length;
  if (shorts === 0) return names;
  const around = new Set(names.flat());
  const fullOf = (word: string, at: number, words: Words) =>
    inFullOf(word, shortened) ??
    (shorts > 1 && canBeShort(word, at, words, around)
      ? inFullOf(word, inTerseCompany)
      : undefined);
  return names.map((words) => {
    // A `status_cd` is the status, and a `type_cd` the type.
    const isCoded = words.at(-1) === "cd" && oneOf("status|type|category").test(words.at(-2) ?? "");
    if (isCoded) return words.slice(0, -1);
    return words.some((word, at) => fullOf(word, at, words) !== undefined)
      ? words.flatMap((word, at) => (fullOf(word, at, words) ?? word).split(" "))
      : words;
  });
}

/** Written out, also where there are several: `pmts` are payments. */
function inFullOf(
  word: string,
  ...tables: readonly ReadonlyMap<string, string>[]
): string | undefined {
  for (const table of tables) {
    const one = table.get(word);
    if (one !== undefined) return one;
    const several =
      word.length > 3 && word.endsWith("s") ? table.get(word.slice(0, -1)) : undefined;
    if (several !== undefined) return toPlural([several])[0];
  }
  return undefined;
}

/** What is short for something only beside its counterpart: `arr` may be a revenue, `hi` a greeting. */
const counterparts: Readonly<Record<string, string>> = {
  arr: "dep",
  dep: "arr",
  hi: "lo",
  lo: "hi",
  sys: "dia",
  dia: "sys",
};

function canBeShort(word: string, at: number, words: Words, around: ReadonlySet<string>): boolean {
  const other = Object.hasOwn(counterparts, word) ? counterparts[word] : undefined;
  if (other !== undefined) return around.has(other);
  // `orderNo`, and not `noShow`; `custNm`, and not `distanceNm`; `hr`, and not `ratePerHr`.
  if (word === "no" || word === "ord") return at > 0;
  if (word === "nm") return !oneOf("dist|distance|range|length|leg").test(words[at - 1] ?? "");
  return word !== "hr" || words.length === 1;
}

/** What the number, the code and the type of a thing look like, its own word says. */
const kept = /^(?:ids?|uuid|number|code|key|type|ref|reference|of|for|to|from|at|on|by|per)$/;

/** `employee_name`, `employee_email`: most names of an employee begin with what it is. */
function withoutOwner(names: readonly Words[], owner: Words): readonly Words[] {
  const [thing = ""] = toSingular(owner.slice(-1));
  const isOwned = ([first, second]: Words) => first === thing && second !== undefined;
  const owned = names.filter(isOwned).length;
  if (owned < 3 || owned * 2 < names.filter((words) => !isApart(words)).length) return names;
  const taken = new Set(names.map((words) => words.join(" ")));
  return names.map((words) => {
    const rest = words.slice(1);
    if (!isOwned(words) || kept.test(rest[0] ?? "") || taken.has(rest.join(" "))) return words;
    return rest;
  });
}

/** What hardly anybody writes the thing before: `id`, `customerId`, `isActive`, `createdAt`. */
function isApart(words: Words): boolean {
  return oneOf("is|has").test(words[0] ?? "") || /^(?:ids?|at)$/.test(words.at(-1) ?? "");
}
