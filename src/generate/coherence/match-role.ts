import type { Slot, SlotKind } from "./slot.ts";

/** A member in a role: `storageUsed` is what is `used` of `storage`. */
export interface Actor {
  readonly slot: Slot;
  /** What is left of the name without the role and its unit; empty where that is all of it. */
  readonly stem: string;
}

/** Words at the end of a name that say in what it is counted, and not what it is. */
const units =
  / (?:cents|minor|usd|eur|gbp|value|minutes|mins|min|hours|hrs|seconds|secs|ms|kg|grams|g|km|miles|kwh|gb|mb|bytes|points|count|in cents|pct|percent|percentage)$/;

/** `"used|spent"` as a test of a name: the role alone, or with a stem before or behind it. */
function matchRole(role: string): (slot: Slot) => string | undefined {
  const names = role.split("|");
  return ({ words }) => {
    const bare = words.replace(units, "");
    if (names.includes(words) || names.includes(bare)) return "";
    return stemOf(words, names) ?? stemOf(bare, names);
  };
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

export function findActors(
  slots: readonly Slot[],
  role: string,
  kinds: readonly SlotKind[],
): readonly Actor[] {
  const match = matchRole(role);
  return slots.flatMap((slot) => {
    if (!kinds.includes(slot.kind)) return [];
    const stem = match(slot);
    return stem === undefined ? [] : { slot, stem };
  });
}

/** The member whose whole name is one of these, the first of them first. */
export function findNamed(
  slots: readonly Slot[],
  names: string,
  kinds: readonly SlotKind[],
): Slot | undefined {
  for (const name of names.split("|")) {
    const found = slots.find(
      ({ words, kind }) =>
        kinds.includes(kind) && (words === name || words.replace(units, "") === name),
    );
    if (found) return found;
  }
  return undefined;
}
