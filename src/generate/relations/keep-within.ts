import type { Collection } from "../../schema/resource.ts";
import { hash } from "../draw/chance.ts";
import type { RootLink } from "./link.ts";
import { sortByParent } from "./sort-by-parent.ts";

/** Of more records nobody looks through all for one that fits. */
const mostAsked = 5000;

/**
 * Two that a record refers to are of one whole where the record tells of the whole: both teams of a
 * match play in its league, and the type of a ticket is one of its event's.
 */
export function keepWithin(
  links: readonly RootLink[],
  followed: (link: RootLink) => string | undefined,
  linksOf: (collection: Collection) => readonly RootLink[],
): readonly RootLink[] {
  const wholes = links.filter((link) => followed(link) !== undefined);
  return links.map((part) => {
    if (part.isSelf || wholes.includes(part) || part.target.total > mostAsked) return part;
    for (const whole of wholes) {
      // That one decides which whole it is.
      if (followed(whole) === part.member) continue;
      const shared = linksOf(part.to).find(
        ({ member, to, isSelf }) => !isSelf && member === whole.member && to === whole.to,
      );
      if (shared) return choose(part, whole, shared, links);
    }
    return part;
  });
}

function choose(
  part: RootLink,
  whole: RootLink,
  shared: RootLink,
  links: readonly RootLink[],
): RootLink {
  const others = links.filter(({ to, member }) => to === part.to && member !== part.member);
  const key = hash(part.member);
  let within: ReadonlyMap<number, readonly number[]> | undefined;
  const positionAt = (index: number) => {
    const drawn = part.positionAt(index);
    const wanted = drawn === undefined ? undefined : whole.positionAt(index);
    if (drawn === undefined || wanted === undefined) return drawn;
    const taken = others.map((other) => other.positionAt(index));
    if (shared.positionAt(drawn) === wanted && !taken.includes(drawn)) return drawn;
    within ??= sortByParent(part.target.total, shared);
    const fitting = (within.get(wanted) ?? []).filter((position) => !taken.includes(position));
    return fitting[(hash(String(index), key) >>> 0) % fitting.length] ?? drawn;
  };
  return { ...part, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}
