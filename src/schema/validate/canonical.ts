import { isObject, type Json } from "../schema.ts";

/** The same text for equal values, whatever the order of their members. */
export function toCanonical(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return JSON.stringify(value, (_, part: Json) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Where an item stands for the second time, and where for the first: one pass, however long. */
export function findRepeated(items: readonly Json[]): readonly [number, number] | undefined {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const text = toCanonical(item);
    const first = seen.get(text);
    if (first !== undefined) return [index, first];
    seen.set(text, index);
  }
  return undefined;
}
