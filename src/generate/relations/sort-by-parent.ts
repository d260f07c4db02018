import type { RootLink } from "./link.ts";

/** Which of so many records there are of each that they refer to, in their order. */
export function sortByParent(
  total: number,
  link: RootLink,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let position = 0; position < total; position++) {
    const parent = link.positionAt(position);
    if (parent === undefined) continue;
    const known = found.get(parent);
    if (known) known.push(position);
    else found.set(parent, [position]);
  }
  return found;
}
