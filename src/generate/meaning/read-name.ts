import type { Member } from "../member.ts";

/** A member's name, split into what it is and whose it is: `customerEmail` is a customer's email. */
export interface NameReading<T> {
  readonly rule: T;
  /** The words before those that the rule is for. */
  readonly role: readonly string[];
}

/** The rule for the longest ending of a name that has one. */
export function readName<T>(
  member: Member,
  rules: ReadonlyMap<string, T>,
): NameReading<T> | undefined {
  const { words } = member;
  for (let start = 0; start < words.length; start++) {
    const rule = rules.get(words.slice(start).join(" "));
    if (rule !== undefined) return { rule, role: words.slice(0, start) };
  }
  return undefined;
}

/** `{ "first name|given name": rule }` as a map with an entry for each name. */
export function toRules<T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries(table).flatMap(([names, rule]) =>
      names.split("|").map((name) => [name, rule] as const),
    ),
  );
}
