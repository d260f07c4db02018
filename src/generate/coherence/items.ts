import { toSingular, toWords } from "../../schema/name-words.ts";
import { type Definitions, isObject, type JsonObject, type Schema } from "../../schema/schema.ts";
import type { Scope } from "../draw/scope.ts";
import { wordsAmong } from "../meaning/names/read-names.ts";
import { type Matcher, oneOf } from "../one-of.ts";
import { bareOf } from "./match-role.ts";
import { type ItemMember, presentVariants, type Slot, type SlotKind, toSlotKind } from "./slot.ts";

/** The member of a list's items that goes by one of these names, and is of one of these kinds. */
export function itemNamed(
  { items }: Pick<Slot, "items">,
  names: Matcher,
  ...kinds: readonly SlotKind[]
): string | undefined {
  return items.find(
    ({ readings, kind }) =>
      (kinds.length === 0 || kinds.includes(kind)) && readings.some((name) => names.test(name)),
  )?.name;
}

/** All of them that do. */
export function itemsNamed({ items }: Slot, names: Matcher): readonly string[] {
  return items.flatMap(({ name, readings }) =>
    readings.some((reading) => names.test(reading)) ? name : [],
  );
}

const states = oneOf("status|state|stage");
const done: readonly string[] = "done completed complete finished closed resolved".split(" ");

/** What people call the same state: what is `done` is `completed`. */
export function alike(state: string): readonly string[] {
  return done.includes(state) ? done : [state];
}

/** Tells of an item whether it is in a state that is wanted, where a union of states has that one. */
export function findTeller(
  { items }: Slot,
  isWanted: (state: string) => boolean,
): ((item: JsonObject) => boolean) | undefined {
  const status = items.find(
    ({ kind, readings }) => kind === "choice" && readings.some((name) => states.test(name)),
  );
  const all = status && "enum" in status.schema ? status.schema.enum : [];
  const wanted = all.filter((value) => alike(toWords(String(value)).join(" ")).some(isWanted));
  if (!status || wanted.length === 0) return undefined;
  const told = new Set<unknown>(wanted);
  return (item) => told.has(item[status.name]);
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
    const spoken = wordsOf(name);
    const words = spoken.join(" ");
    const own = words.startsWith(thing) ? words.slice(thing.length) : words;
    const variants = presentVariants(parts[name] ?? {}, definitions);
    let inner: readonly ItemMember[] | undefined;
    return {
      name,
      words,
      kind: toSlotKind(parts[name] ?? {}, definitions),
      schema: variants[0] ?? {},
      readings: [...new Set([words, toBare(words), words.replace(around, ""), own, toBare(own)])],
      // A model may contain itself: what is inside is looked at when somebody asks.
      get items() {
        inner ??= toItemMembers(itemPartsOf(variants, definitions), spoken, definitions);
        return inner;
      },
    };
  });
}

const none: readonly ItemMember[] = [];
/** What makes no difference to what it is: `isDone`, `hoursWorked`. */
const around =
  /^(?:is|was|has) |(?<=^(?:hours|minutes|days|points|time)) (?:worked|spent|logged|earned|taken|scored)$/;

/** Without its unit; but a percentage of a thing is no amount of it, and `totalHours` are no total. */
function toBare(words: string): string {
  return apart.test(words) ? words : bareOf(words);
}

const apart = / (?:pct|percent|percentage)$|^total (?!cents|minor|usd|eur|gbp|value)/;
