import type { Mistake } from "../../errors.ts";
import type { RecordId } from "../../schema/identifier/identifier.ts";
import { UnsupportedPattern } from "../../schema/pattern/parse-expression.ts";
import type { Numbering } from "../../schema/records/numbering.ts";
import type { Collection } from "../../schema/resource.ts";
import type { EnumSchema, Json, NumberSchema, StringSchema } from "../../schema/schema.ts";
import { Chance, hash, mix } from "../draw/chance.ts";
import { permute } from "../draw/permute.ts";
import { oneOf } from "../one-of.ts";
import { countMatches, unrankMatch } from "../pattern/draw-match.ts";
import { parsePattern } from "../pattern/parse-pattern.ts";
import type { Pattern } from "../pattern/pattern.ts";
import { isUuidTemplate } from "../pattern/uuid-template.ts";
import { toPlainText } from "../values/compile-text.ts";
import { uuid } from "../values/formats.ts";
import { buildNumberRange, type NumberRange } from "../values/number-range.ts";
import { buildTextCheck } from "../values/scalar-checks.ts";

export type { RecordId };

/** The identifiers of a collection by rank: a pure function, so that a reference needs no dataset. */
export interface Identifiers {
  /** How many there are to give out. */
  readonly size: number;
  readonly at: (rank: number) => RecordId;
  /** Whether two ranks might give the same one, which only giving them all out can tell. */
  readonly mayRepeat: boolean;
  /** All of them, where the type lists them. */
  readonly known?: readonly RecordId[];
}

/** Identifiers by the type and tags of their member, before any rule of the user's. */
export function buildIdentifiers(
  { identifier: { name, schema }, model, path }: Collection,
  seed: number,
): Identifiers | string {
  if ("enum" in schema) return buildKnown(schema);
  if (schema.type !== "string") return buildNumbers(schema);
  const key = hash(path, seed);
  return isReadable(name, schema) ? buildSlugs(key, model) : buildTexts(schema, key);
}

/** `slug`, `key`: what people write by hand, where the type leaves them free to. */
function isReadable(name: string, schema: StringSchema): boolean {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema;
  const isFree = format === undefined && pattern === undefined;
  return oneOf("slug|key|handle").test(name) && isFree && minLength <= 8 && maxLength >= 40;
}

const befores = "new|fast|smart|bright|early|open|quiet|green|city|river|north|daily".split("|");
const nouns =
  "search|checkout|profile|market|garden|studio|letter|report|harbor|window|library|journey|account|calendar|editor|gallery".split(
    "|",
  );

/** What a team tries out before all have it. */
const trials = "new|fast|smart|beta|mobile|instant|bulk|guest|compact|live|guided|shared".split(
  "|",
);
const features =
  "search|checkout|profile|dashboard|editor|export|onboarding|sign-in|navigation|reports|reminders|calendar|comments|filters|uploads|invoices".split(
    "|",
  );

/** `smart-search`; numbered when these run out. */
function buildSlugs(key: number, model: string): Identifiers {
  const isTried = /(?:flag|toggle)$/i.test(model);
  const [firsts, seconds] = isTried ? [trials, features] : [befores, nouns];
  const size = firsts.length * seconds.length;
  const at = (rank: number) => {
    const pair = permute(rank % size, size, key);
    const slug = `${firsts[pair % firsts.length]}-${seconds[Math.floor(pair / firsts.length)]}`;
    return rank < size ? slug : `${slug}-${Math.floor(rank / size) + 1}`;
  };
  return { size: 2 ** 32, at, mayRepeat: false };
}

function buildKnown(schema: EnumSchema): Identifiers {
  const values = schema.enum.filter((value) => typeof value !== "boolean");
  return {
    size: values.length,
    at: (rank) => values[rank] ?? rank,
    mayRepeat: false,
    known: values,
  };
}

function buildNumbers(schema: NumberSchema): Identifiers | string {
  const range = buildCountingRange(schema);
  if (!range) return "no whole number is within its limits";
  return {
    size: range.last - range.first + 1,
    at: (rank) => range.at(range.first + rank),
    mayRepeat: false,
  };
}

function buildCountingRange(schema: NumberSchema): NumberRange | undefined {
  const counting = { least: 1, most: Number.MAX_SAFE_INTEGER, decimals: 0 };
  return buildNumberRange({ ...schema, type: "integer" }, counting);
}

/** How the identifiers of a collection go on where the generated ones end. */
export function buildNumbering({ identifier: { schema } }: Collection): Numbering {
  const isNumber = "type" in schema && schema.type !== "string";
  const range = isNumber && buildCountingRange(schema);
  if (!range) return { first: 1, step: 1, last: Number.MAX_SAFE_INTEGER };
  return { first: range.at(range.first), step: range.step, last: range.at(range.last) };
}

const patternByFormat = new Map([
  ["email", "^[a-z]{8}@example\\.com$"],
  ["hostname", "^[a-z]{8}\\.example\\.com$"],
  ["uri", "^https://example\\.com/[a-z0-9]{10}$"],
  ["url", "^https://example\\.com/[a-z0-9]{10}$"],
  ["ipv4", "^10\\.1\\d\\d\\.1\\d\\d\\.1\\d\\d$"],
  ["ipv6", "^2001:db8::[1-9a-f][0-9a-f]{3}:[1-9a-f][0-9a-f]{3}$"],
  ["ulid", "^01[0-9A-HJKMNP-TV-Z]{24}$"],
  ["cuid", "^c[a-z0-9]{24}$"],
  ["cuid2", "^[a-z][a-z0-9]{23}$"],
  ["nanoid", "^[A-Za-z0-9_-]{21}$"],
  ["objectid", "^[0-9a-f]{24}$"],
  ["date", "^19\\d\\d-0[1-9]-[01][1-9]$"],
  ["date-time", "^20[01]\\d-0[1-9]-[01][1-9]T[01]\\d:[0-5]\\d:[0-5]\\dZ$"],
]);

function buildTexts(schema: StringSchema, key: number): Identifiers | string {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (format === "bigint") {
    return { size: Number.MAX_SAFE_INTEGER, at: (rank) => String(rank + 1), mayRepeat: false };
  }
  const known = patternByFormat.get(format ?? "");
  const hasUuid = format === "uuid" || format === "guid" || known === undefined;
  const isOpen = pattern === undefined ? hasUuid : isUuidTemplate(pattern);
  if (isOpen && minLength <= 36 && maxLength >= 36) {
    return { size: 2 ** 32, at: (rank) => uuidAt(rank, key), mayRepeat: false };
  }
  const length = Math.max(1, Math.min(maxLength, Math.max(minLength, 10)));
  const source = pattern ?? known ?? `^[a-z0-9]{${length}}$`;
  return buildMatches(source, schema, key);
}

/** The first 32 bits are a permutation of the rank; the rest is chance. */
function uuidAt(rank: number, key: number): string {
  const chance = new Chance().seed(key, rank, rank);
  const first = (mix((rank ^ key) | 0) >>> 0).toString(16).padStart(8, "0");
  return first + uuid(chance).slice(8);
}

/** How long an unbounded repetition is, the first that gives texts which conform. */
const codeLengths = [10, 6, 16, 4, 24, 2, 32, 1, 0];

function buildMatches(source: string, schema: StringSchema, key: number): Identifiers | string {
  try {
    const parsed = parsePattern(source);
    const check = buildTextCheck(schema);
    for (const length of [...codeLengths, schema.minLength ?? 0, schema.maxLength ?? 0]) {
      const made = rankMatches(parsed, length, key);
      const samples = Array.from({ length: 12 }, (_, rank) => made.at(rank));
      if (samples.every((sample) => typeof sample === "string" && check(sample))) return made;
    }
    return toPlainText(schema).reason ?? `no identifiers were found that fit ${source}`;
  } catch (error) {
    if (!(error instanceof UnsupportedPattern)) throw error;
    return `no text can be made from the pattern ${source}: ${error.message}`;
  }
}

function rankMatches(pattern: Pattern, codeLength: number, key: number): Identifiers {
  const size = Math.min(countMatches(pattern, codeLength), Number.MAX_SAFE_INTEGER);
  const chance = new Chance();
  return {
    size,
    mayRepeat: hasAmbiguity(pattern),
    at: (rank) => {
      chance.seed(key, rank, 1);
      const left = spreadRank(rank, size, key, chance);
      return unrankMatch(pattern, { left, room: size }, chance, codeLength);
    },
  };
}

/** Neighbours in rank become strangers: permuted as far as 32 bits reach, by chance beyond. */
function spreadRank(rank: number, size: number, key: number, chance: Chance): number {
  const reach = 2 ** 32;
  if (size <= reach) return permute(rank, size, key);
  return permute(rank, reach, key) + reach * chance.below(Math.floor(size / reach));
}

function hasAmbiguity(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case "characters":
      return false;
    case "choice":
      return true;
    case "sequence":
      return pattern.parts.some(hasAmbiguity);
    case "repeat":
      return hasAmbiguity(pattern.part);
  }
}

/** Leaves the identifiers of fixed records out of those that are generated. */
export function withoutTaken(identifiers: Identifiers, taken: readonly RecordId[]): Identifiers {
  if (taken.length === 0) return identifiers;
  const { size, at, mayRepeat, known } = identifiers;
  const owned = new Set(taken);
  if (known) {
    const free = known.filter((id) => !owned.has(id));
    return { size: free.length, at: (rank) => free[rank] ?? at(rank), mayRepeat, known: free };
  }
  if (typeof taken[0] === "number") return { size, at: skipNumbers(at, owned), mayRepeat };
  return { size: size - owned.size, at: skipTexts(at, taken, size - owned.size), mayRepeat };
}

/**
 * As many ranks as are taken lie beyond all that are given out, one for each taken text: it stands in
 * for the rank that gives this text, and where it gives a taken one itself, that one's stands in for it.
 * No text has two ranks, so no two ways through them meet. Where a pattern lets one have two, they
 * repeat as they would anyway, and the steps are counted.
 */
function skipTexts(
  at: Identifiers["at"],
  taken: readonly RecordId[],
  beyond: number,
): Identifiers["at"] {
  const substitutes = new Map([...new Set(taken)].map((id, index) => [id, beyond + index]));
  return (rank) => {
    let id = at(rank);
    for (let step = 0; step < substitutes.size; step++) {
      const substitute = substitutes.get(id);
      if (substitute === undefined) break;
      id = at(substitute);
    }
    return id;
  };
}

function skipNumbers(at: Identifiers["at"], owned: ReadonlySet<RecordId>): Identifiers["at"] {
  const first = Number(at(0));
  const step = Number(at(1)) - first;
  const ranks = [...owned]
    .map((id) => (Number(id) - first) / step)
    .filter((rank) => Number.isInteger(rank) && rank >= 0)
    .sort((a, b) => a - b);
  // How many free numbers come before each taken one: it only grows, so it can be searched.
  const free = ranks.map((rank, index) => rank - index);
  return (rank) => at(rank + countUpTo(free, rank));
}

function countUpTo(sorted: readonly number[], limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The mistake of a collection that cannot have as many records as it must, if it is one. */
export function findExhaustion(
  identifiers: Identifiers,
  count: number,
  name: string,
  place: string,
): Mistake | undefined {
  const given = identifiers.size < count ? identifiers.size : countDistinct(identifiers, count);
  if (given >= count) return undefined;
  return {
    code: "config-invalid",
    place: `${place}.count`,
    message: `"${name}" has only ${given} different values, too few for ${count} records.`,
    remedy: "Lower count, or let the identifier's type or tag allow more.",
  };
}

function countDistinct({ at, mayRepeat }: Identifiers, count: number): number {
  if (!mayRepeat) return count;
  const seen = new Set<Json>();
  for (let rank = 0; rank < count; rank++) seen.add(at(rank));
  return seen.size;
}
