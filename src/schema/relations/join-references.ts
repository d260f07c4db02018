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
  if (!isSame || one.holds !== identifierOf[other.holds] || !isBeside(one, other)) return false;
  const words = toWords(one.member);
  const noun = words.slice(0, -1);
  const names = one.holds === "identifiers" ? [toPlural(noun), noun] : [noun];
  const isId = words.at(-1) === (one.holds === "identifiers" ? "ids" : "id");
  return isId && names.some((name) => name.join() === toWords(other.member).join());
}

/** A variant that shows a record and has no identifier beside it would have nothing to show it by. */
function isBeside({ from, member }: Reference, shown: Reference): boolean {
  return from.variants.every(
    ({ properties }) =>
      Object.hasOwn(properties, member) || !Object.hasOwn(properties, shown.member),
  );
}

const identifierOf = {
  identifier: undefined,
  identifiers: undefined,
  record: "identifier",
  records: "identifiers",
} as const satisfies Record<Reference["holds"], Reference["holds"] | undefined>;

/**
 * `Writer.books: Book[]` and `Book.author: Writer`, or `Book.authorId`, are the two ends of one
 * relation where that is the only way to read them: the end that holds one keeps the reference. Of
 * `Post.tags: Tag[]` and `Tag.posts: Post[]` the first does.
 */
export function joinEnds(references: readonly Reference[]): readonly Reference[] {
  const joined = new Map<Reference, Reference>();
  for (const many of references.filter(({ holds }) => holds === "records")) {
    const rivals = references.filter(
      ({ holds, from, to }) => holds === "records" && from === many.from && to === many.to,
    );
    const end = findEnd(many, references);
    if (end && rivals.length === 1 && areEnds(end, many)) joined.set(end, many);
  }
  const otherEnds = new Set(joined.values());
  return references
    .filter((reference) => !otherEnds.has(reference))
    .map((reference) => ({ ...reference, otherEnd: joined.get(reference)?.member }));
}

/** What could keep the relation that a list of records shows, where it is one member. */
function findEnd(many: Reference, references: readonly Reference[]): Reference | undefined {
  const ends = references.filter(({ from, to }) => from === many.to && to === many.from);
  const ones = ends.filter(({ holds }) => holds === "record" || holds === "identifier");
  const [end] = ones.length > 0 ? ones : ends;
  if (!end || ones.length > 1) return undefined;
  if (ones.length === 1) return end;
  const back = references.filter(({ from, to }) => from === many.from && to === many.to);
  const isEarlier = references.indexOf(end) < references.indexOf(many);
  const isKept = end.holds === "identifiers" || isEarlier;
  return ends.length === 1 && back.length === 1 && isKept ? end : undefined;
}

/** Within one model two members are seldom the same relation; a parent and its children are. */
function areEnds(one: Reference, many: Reference): boolean {
  const isParent = ["parent", "parent id"].includes(toWords(one.member).join(" "));
  return one.from !== one.to || (isParent && many.member === "children");
}
