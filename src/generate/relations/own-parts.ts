import { toModelWords } from "../../schema/model-words.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { RootLink } from "./link.ts";
import { sortByParent } from "./sort-by-parent.ts";

type LinksOf = (collection: Collection) => readonly RootLink[];
type ToRole = (member: string) => readonly string[];

/** Of more nobody looks who is whose. */
const mostAsked = 5000;

/** Who leads a department is one of those in it; the cover of an album is one of its photos. */
export function pickOwnParts(
  links: readonly RootLink[],
  collection: Collection,
  references: readonly Reference[],
  linksOf: LinksOf,
  toRole: ToRole,
): readonly RootLink[] {
  return links.map((link) => {
    const back = references.find(
      ({ from, to, member, holds }) =>
        !link.isSelf &&
        from === link.to &&
        to === collection &&
        !/s$/.test(holds) &&
        belongs(toRole(member), collection) &&
        !belongs(link.role, link.to),
    );
    return back && link.target.total <= mostAsked ? pickOwn(link, back.member, linksOf) : link;
  });
}

/** `departmentId` says of which department it is; `managerId` says nothing of the kind. */
function belongs(role: readonly string[], { model }: Collection): boolean {
  return role.join(" ") === toModelWords(model).join(" ");
}

function pickOwn(link: RootLink, member: string, linksOf: LinksOf): RootLink {
  let parts: ReadonlyMap<number, readonly number[]> | undefined;
  const positionAt = (index: number) => {
    const first = link.positionAt(index);
    if (first === undefined) return undefined;
    // Linked the other way as they are in the end.
    const back = parts ? undefined : linksOf(link.to).find((one) => one.member === member);
    parts ??= back ? sortByParent(link.target.total, back) : new Map();
    const own = parts.get(index) ?? [];
    return own[first % Math.max(1, own.length)] ?? (link.isRequired ? first : undefined);
  };
  return { ...link, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}
