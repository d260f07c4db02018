import { hasEdge, indexNames, rememberEdges } from "./name-edges.ts";
import type { Slot, SlotKind } from "./slot.ts";

/** A member in a role: `storageUsed` is what is `used` of `storage`. */
export interface Actor {
  readonly slot: Slot;
  /** What is left of the name without the role and its unit; empty where that is all of it. */
  readonly stem: string;
}

/** Words at the end of a name that say in what it is counted, and not what it is. */
const units =
  / (?:cents|minor|usd|eur|gbp|value|minutes|mins|min|hours|hrs|seconds|secs|s|ms|kg|lbs|lb|pounds|grams|g|km|miles|kmh|kph|mph|knots|hpa|mm|cm|mw|kw|mwh|gwh|hectares|ha|tonnes|tons|litres|liters|ml|c|f|m3|kwh|gb|mb|ml|bytes|sqm|m2|sqft|celsius|points|count|in cents|pct|percent|percentage)$/;

const namesOfRoles = new Map<string, readonly string[]>();

/** `"used|spent"` as the names that it is made of. */
export function namesOf(role: string): readonly string[] {
  const names = namesOfRoles.get(role) ?? role.split("|");
  namesOfRoles.set(role, names);
  return names;
}

/** The role alone, or with a stem before or behind it. */
function matchRole({ words }: Slot, names: readonly string[]): string | undefined {
  const bare = bareOf(words);
  const isRole = names.includes(words) || names.includes(bare);
  return isRole ? "" : (stemOf(words, names) ?? stemOf(bare, names));
}

const edgesOf = rememberEdges<Slot>(({ words }) => [words, bareOf(words)]);

const bareWords = new Map<string, string>();

/** Without its unit. */
export function bareOf(words: string): string {
  const bare = bareWords.get(words) ?? words.replace(units, "");
  bareWords.set(words, bare);
  return bare;
}

/** What is left of some words without the name that they begin or end with. */
export function stemOf(words: string, names: readonly string[]): string | undefined {
  if (names.includes(words)) return "";
  for (const name of names) {
    if (words.startsWith(`${name} `)) return words.slice(name.length + 1).replace(/^of /, "");
    if (words.endsWith(` ${name}`)) return words.slice(0, -name.length - 1);
  }
  return undefined;
}

/** All slots but these. */
export function without(slots: readonly Slot[], ...left: readonly Slot[]): readonly Slot[] {
  const others = slots.filter((slot) => !left.includes(slot));
  edgesOf.lend(slots, others);
  return others;
}

/** The rows of a table whose role somebody may have, in the table's order. */
export function indexRoles<T>(
  table: readonly T[],
  roleOf: (row: T) => string,
): (slots: readonly Slot[]) => readonly T[] {
  const find = indexNames(table, (row) => namesOf(roleOf(row)));
  return (slots) => find(edgesOf.of(slots));
}

export function findActors(
  slots: readonly Slot[],
  role: string,
  kinds: readonly SlotKind[],
): readonly Actor[] {
  const names = namesOf(role);
  if (!hasEdge(edgesOf.of(slots), names)) return nobody;
  return slots.flatMap((slot) => {
    if (!isOf(slot, kinds) || isAbout(slot, kinds)) return [];
    const stem = matchRole(slot, names);
    return stem === undefined ? [] : { slot, stem };
  });
}

const nobody: readonly Actor[] = [];

/** `sentAt` and `totalCurrency` are about what is sent and the total, and no amounts of it. */
function isAbout({ kind, words }: Slot, kinds: readonly SlotKind[]): boolean {
  if (!kinds.includes("number")) return false;
  return kind === "text" ? abouts.test(words) : kind === "number" && moments.test(words);
}

/** `completedAt` is a moment, in milliseconds as in a text, and no part of `startedAt`. */
const moments = / (?:at|ts|timestamp)$|^(?:time|minutes) to fall asleep/;

const abouts = / (?:at|on|by|id|ids|date|url|name|type|status|currency|label|notes?)$/;

/** The member whose whole name is one of these, the first of them first. */
export function findNamed(
  slots: readonly Slot[],
  role: string,
  kinds: readonly SlotKind[],
): Slot | undefined {
  const edges = edgesOf.of(slots);
  for (const name of namesOf(role)) {
    if (!edges.has(name)) continue;
    const found = slots.find(
      (slot) => isOf(slot, kinds) && (slot.words === name || bareOf(slot.words) === name),
    );
    if (found) return found;
  }
  return undefined;
}

/** Of its kind; an object is an amount only where it has one: a budget of three members is none. */
function isOf({ kind, schema }: Slot, kinds: readonly SlotKind[]): boolean {
  if (kind !== "object" || !kinds.includes("number")) return kinds.includes(kind);
  const properties = "properties" in schema ? (schema.properties ?? {}) : {};
  return Object.hasOwn(properties, "amount") || Object.hasOwn(properties, "value");
}
