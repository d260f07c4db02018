import type { Mistake } from "../../errors.ts";
import { suggest } from "../../suggest.ts";
import { toSingular, toWords } from "../name-words.ts";
import type { Collection } from "../resource.ts";
import type { Schema } from "../schema.ts";
import { findByName, findByNeighbour, findByType, type Question, toNoun } from "./find-referred.ts";
import { joinEnds, joinTwins } from "./join-references.ts";
import { findLikely } from "./likely-references.ts";
import { findPeople, isRole } from "./people.ts";
import { canRefer, isModelOf, isOfSameFormat, tagOf, toHolding, toReferent } from "./referent.ts";
import {
  placeOf,
  type Reference,
  type ReferenceRule,
  type RelationSettings,
  settingOf,
  type UndecidedReference,
} from "./relation.ts";

/** Asks of every member of every collection whether it refers to another. */
export function inferReferences(
  collections: readonly Collection[],
  settings: readonly RelationSettings[],
  mistakes: Mistake[],
  undecided: UndecidedReference[],
): readonly Reference[] {
  refuseUnknownMembers(collections, settings, mistakes);
  const references = collections.flatMap((from) =>
    inferOwnReferences(from, collections, settings, mistakes, undecided),
  );
  return joinEnds(joinTwins(references));
}

/** Those that one of the collections holds itself, as far as it alone can tell. */
function inferOwnReferences(
  from: Collection,
  collections: readonly Collection[],
  settings: readonly RelationSettings[],
  mistakes: Mistake[],
  undecided: UndecidedReference[],
): readonly Reference[] {
  return [...from.members].flatMap(([member, { schema }]) => {
    if (member === from.identifier.name) return [];
    const referent = toReferent(schema);
    const question = { from, member, referent, collections };
    const said = findTarget(question, settings, mistakes);
    const to = said ?? findByRole(question, settings, undecided);
    if (!to) return [];
    const rule = said ? ruleOf(question, settings, said) : "role";
    if (to === from && (rule === "name" || rule === "role") && isOwnNumber(question)) return [];
    // Nor is that of a teacher, who was hired as one.
    if (member === "employeeId" && from.members.has("hireDate")) return [];
    return { from, member, to, holds: toHolding(referent, to), otherEnd: undefined, rule };
  });
}

/** Which collection a member of an object inside a record refers to; no setting speaks of those. */
export function inferNestedReference(
  member: string,
  schema: Schema,
  collections: readonly Collection[],
): Pick<Reference, "to" | "holds"> | undefined {
  const referent = toReferent(schema);
  const question = { from: undefined, member, referent, collections };
  const to = findTarget(question, [], []) ?? findByRole(question, [], []) ?? findLikely(question);
  return to && { to, holds: toHolding(referent, to) };
}

/** What the config says goes first, then what a tag says; neither may contradict the types. */
function findTarget(
  question: Question,
  settings: readonly RelationSettings[],
  mistakes: Mistake[],
): Collection | undefined {
  const { from, member, referent, collections } = question;
  const setting = from && settingOf(settings, from, member);
  if (setting === false) return undefined;
  const place = from ? placeOf(settings, from, member) : member;
  if (setting?.to !== undefined) {
    const to = collections.find(({ path }) => path === setting.to);
    const paths = collections.map(({ path }) => path);
    return to
      ? refuseMismatch(to, question, place, mistakes)
      : refuseUnknown(setting.to, paths, `${place}.to`, mistakes);
  }
  const tag = tagOf(referent);
  if (tag !== undefined) {
    const to = collections.find(({ path, model }) => path === tag || model === tag);
    const known = collections.flatMap(({ path, model }) => [model, path]);
    return to
      ? refuseMismatch(to, question, `@ref of ${toName(question)}`, mistakes)
      : refuseUnknown(tag, known, `@ref of ${toName(question)}`, mistakes);
  }
  const embedded = collections.find((to) => isModelOf(to, referent.schema));
  return (
    embedded ??
    [findByType(question), findByNeighbour(question), findByName(question)].find(
      (to) => to && canRefer(referent, to),
    )
  );
}

/** `authorId`, `createdBy` and `assignedTo` refer to the one collection of people, where nothing else is said. */
function findByRole(
  question: Question,
  settings: readonly RelationSettings[],
  undecided: UndecidedReference[],
): Collection | undefined {
  const { from, member, referent, collections } = question;
  const setting = from && settingOf(settings, from, member);
  const isSaid = setting === false || setting?.to !== undefined || tagOf(referent) !== undefined;
  const isRuled = settings.find(({ path }) => path === from?.path)?.fields.has(member) ?? false;
  if (isSaid || isRuled || !isRole(member, referent.isMany)) return undefined;
  const able = collections.filter(
    (to) => canRefer(question.referent, to) && isOfSameFormat(referent, to),
  );
  if (able.some((to) => isCalledBy(question, to))) return undefined;
  const candidates = findPeople(able);
  const [only] = candidates;
  if (from && candidates.length > 1) undecided.push({ from, member, candidates });
  return candidates.length === 1 ? only : undefined;
}

/** Beside a `LanguageStudent` a `studentId` is no teacher's, though teachers are the ones with a name and an email. */
function isCalledBy({ from, member, referent }: Question, to: Collection): boolean {
  const role = toSingular(toNoun(member, referent) ?? []).at(-1);
  const name = toSingular(toWords(to.model));
  return to !== from && role !== undefined && name.length > 1 && name.at(-1) === role;
}

/** `employeeId` of an employee is a number of its own, and no reference to another. */
function isOwnNumber({ from, member, referent }: Question): boolean {
  const words = toWords(member);
  return (
    from !== undefined &&
    !referent.isMany &&
    words.at(-1) === "id" &&
    words.slice(0, -1).join(" ") === toSingular(toWords(from.model)).join(" ")
  );
}

function ruleOf(
  question: Question,
  settings: readonly RelationSettings[],
  to: Collection,
): ReferenceRule {
  const { from, member, referent } = question;
  const setting = from && settingOf(settings, from, member);
  if (setting && setting.to !== undefined) return "config";
  if (tagOf(referent) !== undefined) return "tag";
  if (isModelOf(to, referent.schema)) return "model";
  return findByType(question) === to ? "type" : "name";
}

function refuseMismatch(
  to: Collection,
  question: Question,
  place: string,
  mistakes: Mistake[],
): Collection | undefined {
  if (canRefer(question.referent, to)) return to;
  mistakes.push({
    code: "config-invalid",
    place,
    message: `${toName(question)} cannot hold ${to.model}.${to.identifier.name}, which is a ${to.identifier.type}.`,
    remedy: `Declare it as ${to.model}["${to.identifier.name}"].`,
  });
  return undefined;
}

function toName({ from, member }: Question): string {
  return from ? `${from.model}.${member}` : member;
}

function refuseUnknown(
  name: string,
  known: readonly string[],
  place: string,
  mistakes: Mistake[],
): undefined {
  const remedy = suggest(name, known);
  const message = `no collection is called "${name}".`;
  mistakes.push({ code: "config-invalid", place, message, ...(remedy ? { remedy } : {}) });
}

function refuseUnknownMembers(
  collections: readonly Collection[],
  settings: readonly RelationSettings[],
  mistakes: Mistake[],
): void {
  for (const { path, place, relations } of settings) {
    if (relations === false) continue;
    const collection = collections.find((candidate) => candidate.path === path);
    const known = [...(collection?.members.keys() ?? [])];
    for (const member of relations.keys()) {
      if (known.includes(member)) continue;
      const remedy = suggest(member, known);
      const message = collection
        ? `"${collection.model}" has no property "${member}".`
        : "a single object has no relations.";
      const where = `${place}.relations.${member}`;
      mistakes.push({
        code: "config-invalid",
        place: where,
        message,
        ...(remedy ? { remedy } : {}),
      });
    }
  }
}
