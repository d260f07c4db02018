import { toPlural, toWords } from "../name-words.ts";
import type { Reference } from "./relation.ts";

/** `authorId` and `author` of one model say the same twice: the identifier is what is kept. */
export function joinTwins(references: readonly Reference[]): readonly Reference[] {
  const twins = new Map(
    references.flatMap((reference) => {
      const twin = references.find((other) => isTwin(reference, other));
      return twin ? [[reference, twin] as const] : [];
    }),
  );
  const shown = new Set(twins.values());
  return references
    .filter((reference) => !shown.has(reference))
    .map((reference) => {
      const twin = twins.get(reference)?.member;
      return twin === undefined ? reference : { ...reference, twin };
    });
}

function isTwin(one: Reference, other: Reference): boolean {
  const isSame = one.from === other.from && one.to === other.to;
  if (!isSame || one.holds !== identifierOf[other.holds]) return false;
  const words = toWords(one.member);
  const noun = words.slice(0, -1);
  const names = one.holds === "identifiers" ? [toPlural(noun), noun] : [noun];
  const isId = words.at(-1) === (one.holds === "identifiers" ? "ids" : "id");
  return isId && names.some((name) => name.join() === toWords(other.member).join());
}

const identifierOf = {
  identifier: undefined,
  identifiers: undefined,
  record: "identifier",
  records: "identifiers",
} as const satisfies Record<Reference["holds"], Reference["holds"] | undefined>;

/**
 * `Writer.books: Book[]` and `Book.author: Writer`, or `Book.authorId`, are the two ends of one
 * relation where that is the only way to read them: the end that holds one keeps the reference.
 */
export function joinEnds(references: readonly Reference[]): readonly Reference[] {
  const joined = new Map<Reference, Reference>();
  for (const many of references.filter(({ holds }) => holds === "records")) {
    const ends = references.filter(
      ({ holds, from, to }) => holdsOne(holds) && from === many.to && to === many.from,
    );
    const rivals = references.filter(
      ({ holds, from, to }) => holds === "records" && from === many.from && to === many.to,
    );
    const [one] = ends;
    if (one && ends.length === 1 && rivals.length === 1 && areEnds(one, many))
      joined.set(one, many);
  }
  const otherEnds = new Set(joined.values());
  return references
    .filter((reference) => !otherEnds.has(reference))
    .map((reference) => ({ ...reference, otherEnd: joined.get(reference)?.member }));
}

function holdsOne(holds: Reference["holds"]): boolean {
  return holds === "record" || holds === "identifier";
}

/** Within one model two members are seldom the same relation; a parent and its children are. */
function areEnds(one: Reference, many: Reference): boolean {
  const isParent =
    one.member === "parent" || one.twin === "parent" || /^parent_?id$/i.test(one.member);
  return one.from !== one.to || (isParent && many.member === "children");
}
