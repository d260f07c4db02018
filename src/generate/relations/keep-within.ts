import type { Collection } from "../../schema/resource.ts";
import { hash } from "../draw/chance.ts";
import { oneOf } from "../one-of.ts";
import type { DrawPosition, Target } from "./draw-reference.ts";
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

/** What stands in a record is of the whole that it tells of: an order has dishes of its restaurant. */
export function keepItemWithin(
  draw: DrawPosition,
  { path, total }: Target,
  partsOf: () => readonly RootLink[],
  wholesOf: () => readonly RootLink[],
): DrawPosition {
  if (total > mostAsked) return draw;
  const key = hash(path);
  // Asked when the first record is drawn: until then the links of both may not be known.
  let pair: readonly [shared: RootLink, whole: RootLink] | undefined | null = null;
  let within: ReadonlyMap<number, readonly number[]> | undefined;
  return (scope, place) => {
    const drawn = draw(scope, place);
    if (pair === null) pair = findWhole(partsOf(), wholesOf());
    if (drawn === undefined || !pair) return drawn;
    const [shared, whole] = pair;
    within ??= sortByParent(total, shared);
    const fitting = within.get(whole.positionAt(scope.draw.index) ?? -1) ?? [];
    return fitting[(hash(String(drawn), key) >>> 0) % fitting.length] ?? drawn;
  };
}

function findWhole(
  parts: readonly RootLink[],
  wholes: readonly RootLink[],
): readonly [RootLink, RootLink] | undefined {
  for (const whole of wholes) {
    const shared = parts.find(
      ({ member, to, isSelf }) => !isSelf && member === whole.member && to === whole.to,
    );
    if (shared && !people.test(whole.role.at(-1) ?? "")) return [shared, whole];
  }
  return undefined;
}

/** Who wrote a list has not written all that stands in it. */
const people = oneOf("user|owner|author|creator|member|account|customer|person");

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
