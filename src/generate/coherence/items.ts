import { toSingular } from "../../schema/name-words.ts";
import { type Definitions, isObject, type JsonObject, type Schema } from "../../schema/schema.ts";
import type { Scope } from "../draw/scope.ts";
import { wordsAmong } from "../meaning/names/read-names.ts";
import { bareOf } from "./match-role.ts";
import { type ItemMember, presentVariants, type Slot, type SlotKind, toSlotKind } from "./slot.ts";

/** The member of a list's items that goes by one of these names, and is of one of these kinds. */
export function itemNamed(
  { items }: Slot,
  names: RegExp,
  ...kinds: readonly SlotKind[]
): string | undefined {
  return items.find(
    ({ readings, kind }) =>
      (kinds.length === 0 || kinds.includes(kind)) && readings.some((name) => names.test(name)),
  )?.name;
}

/** All of them that do. */
export function itemsNamed({ items }: Slot, names: RegExp): readonly string[] {
  return items.flatMap(({ name, readings }) =>
    readings.some((reading) => names.test(reading)) ? name : [],
  );
}

/** The objects of a list; none where it holds anything else. */
export function itemsOf({ values }: Scope, { name }: Slot): readonly JsonObject[] {
  const list = values[name];
  return Array.isArray(list) && list.every(isObject) ? (list as readonly JsonObject[]) : [];
}

type Parts = Readonly<Record<string, Schema>>;

/** What the items of a list have in common, each under its name; nothing where they are no objects. */
export function itemPartsOf(variants: readonly Schema[], definitions: Definitions): Parts {
  const [list] = variants;
  if (!list || !("items" in list) || list.items === false) return {};
  const [first = {}, ...others] = presentVariants(list.items ?? {}, definitions).map(
    (kind): Parts => ("properties" in kind ? (kind.properties ?? {}) : {}),
  );
  if (others.length === 0) return first;
  const shared = Object.entries(first).filter(([name]) =>
    others.every((other) => Object.hasOwn(other, name)),
  );
  return Object.fromEntries(shared);
}

/** The same as rules ask for it. */
export function toItemMembers(
  parts: Parts,
  list: readonly string[],
  definitions: Definitions,
): readonly ItemMember[] {
  const names = Object.keys(parts);
  if (names.length === 0) return none;
  const wordsOf = wordsAmong(names, list);
  const thing = `${toSingular(list).at(-1)} `;
  return names.map((name) => {
    const words = wordsOf(name).join(" ");
    const own = words.startsWith(thing) ? words.slice(thing.length) : words;
    return {
      name,
      words,
      kind: toSlotKind(parts[name] ?? {}, definitions),
      readings: [...new Set([words, toBare(words), words.replace(verbs, ""), own, toBare(own)])],
    };
  });
}

const none: readonly ItemMember[] = [];
const verbs = /^(?:is|was|has) /;

/** Without its unit; but a percentage of a thing is no amount of it, and `totalHours` are no total. */
function toBare(words: string): string {
  return apart.test(words) ? words : bareOf(words);
}

const apart = / (?:pct|percent|percentage)$|^total (?!cents|minor|usd|eur|gbp|value)/;
