import { isObject, type Json, type JsonObject } from "../schema.ts";

/** Which members of a record are asked for, and of those that are objects perhaps only some. */
export type FieldTree = ReadonlyMap<string, FieldTree | "whole">;

type GrowingTree = Map<string, GrowingTree | "whole">;

/** Of the paths to members; who asks for a member whole gets it whole. */
export function toFieldTree(paths: readonly (readonly string[])[]): FieldTree {
  const tree: GrowingTree = new Map();
  for (const path of paths) grow(tree, path);
  return tree;
}

function grow(tree: GrowingTree, [name, ...rest]: readonly string[]): void {
  if (name === undefined) return;
  const known = tree.get(name);
  if (rest.length === 0) tree.set(name, "whole");
  else if (known !== "whole") {
    const inner: GrowingTree = known ?? new Map();
    tree.set(name, inner);
    grow(inner, rest);
  }
}

/** What is asked for of a record, in the record's order; what it does not have stays out. */
export function pickFields(record: JsonObject, fields: FieldTree): JsonObject {
  const entries = Object.entries(record).flatMap(([name, value]): [string, Json][] => {
    const inner = fields.get(name);
    if (inner === undefined) return [];
    return [[name, inner === "whole" || !isObject(value) ? value : pickFields(value, inner)]];
  });
  return Object.fromEntries(entries);
}
