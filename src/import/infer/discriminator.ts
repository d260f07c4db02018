import type { JsonObject } from "../../schema/schema.ts";

const tags = ["type", "kind", "variant", "_type"] as const;

const mostVariants = 8;

/**
 * The member that tells several kinds of objects apart. Only where it explains everything: within
 * each kind all objects have the same members, and the kinds differ in more than one of them.
 */
export function findDiscriminator(objects: readonly JsonObject[]): string | undefined {
  return tags.find((tag) => {
    const groups = groupBy(objects, tag);
    if (!groups || groups.length < 2 || groups.length > mostVariants) return false;
    const shapes = groups.map((group) => new Set(group.map(toShape)));
    const distinct = new Set(shapes.flatMap((each) => [...each]));
    return (
      shapes.every(({ size }) => size === 1) && distinct.size > 1 && countOptional(objects) > 1
    );
  });
}

function groupBy(objects: readonly JsonObject[], tag: string): JsonObject[][] | undefined {
  const groups = new Map<string, JsonObject[]>();
  for (const object of objects) {
    const value = Object.hasOwn(object, tag) ? object[tag] : undefined;
    if (typeof value !== "string" || !/^\p{L}[\p{L}\p{N} _-]*$/u.test(value)) return undefined;
    groups.set(value, [...(groups.get(value) ?? []), object]);
  }
  return [...groups.values()];
}

function toShape(object: JsonObject): string {
  return Object.keys(object).sort().join("\n");
}

function countOptional(objects: readonly JsonObject[]): number {
  const keys = new Set(objects.flatMap((object) => Object.keys(object)));
  return [...keys].filter((key) => objects.some((object) => !Object.hasOwn(object, key))).length;
}
