import type { Mistake } from "../../errors.ts";
import { suggest } from "../../suggest.ts";
import { isCounted } from "../identifier/identifier.ts";
import { toPlural, toWords } from "../name-words.ts";
import { onceForEach } from "../once-for-each.ts";
import type { Collection } from "../resource.ts";
import type { Schema } from "../schema.ts";
import { joinEnds, joinTwins } from "./join-references.ts";
import { findPeople, isRole } from "./people.ts";
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
  undecided: UndecidedReference[] = [],
): readonly Reference[] {
  refuseUnknownMembers(collections, settings, mistakes);
  const references = collections.flatMap((from) =>
    inferOwnReferences(from, collections, settings, mistakes, undecided),
  );
  return joinEnds(joinTwins(references));
}

/** Those that one of the collections holds itself, as far as it alone can tell. */
export function inferOwnReferences(
  from: Collection,
  collections: readonly Collection[],
  settings: readonly RelationSettings[] = [],
  mistakes: Mistake[] = [],
  undecided: UndecidedReference[] = [],
): readonly Reference[] {
  return [...from.members].flatMap(([member, { schema }]) => {
    if (member === from.identifier.name) return [];
    const referent = toReferent(schema);
    const question = { from, member, referent, collections };
    const said = findTarget(question, settings, mistakes);
    const to = said ?? findByRole(question, settings, undecided);
    if (!to) return [];
    const rule = said ? ruleOf(question, settings, said) : "role";
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
  const to = findTarget(question, [], []) ?? findByRole(question, [], []);
  return to && { to, holds: toHolding(referent, to) };
}

/** What a member refers with, without its `null` and its array. */
interface Referent {
  readonly schema: Schema;
  readonly isMany: boolean;
  /** Annotations may stand on the member, its items or its non-null variant. */
  readonly annotations: readonly Schema[];
}

interface Question {
  /** Undefined for an object inside a record. */
  readonly from: Collection | undefined;
  readonly member: string;
  readonly referent: Referent;
  readonly collections: readonly Collection[];
}

function toReferent(schema: Schema): Referent {
  const present = withoutNull(schema);
  if (!("items" in present) || present.items === false || "prefixItems" in present) {
    return { schema: present, isMany: false, annotations: [schema, present] };
  }
  const item = withoutNull(present.items);
  return { schema: item, isMany: true, annotations: [schema, present, present.items, item] };
}

/** What it is where it is something: over all variants of a model, which may say it several ways. */
export function withoutNull(schema: Schema): Schema {
  if (!("anyOf" in schema)) return schema;
  const present = listParts(schema).filter((part) => !("type" in part && part.type === "null"));
  const [first] = present;
  const isOne = first !== undefined && present.every((part) => saysSame(part, first));
  return isOne ? first : schema;
}

function listParts(schema: Schema): readonly Schema[] {
  return "anyOf" in schema ? schema.anyOf.flatMap(listParts) : [schema];
}

/** Whether two members refer alike, whatever else is said of them. */
function saysSame(a: Schema, b: Schema): boolean {
  return toPlain(a) === toPlain(b);
}

function toPlain({ description: _, examples: __, ...schema }: Schema): string {
  return JSON.stringify(schema);
}

function toHolding({ schema, isMany }: Referent, to: Collection): Reference["holds"] {
  if (isModelOf(to, schema)) return isMany ? "records" : "record";
  return isMany ? "identifiers" : "identifier";
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
      (to) => to && canRefer(question, to),
    )
  );
}

/** The type is the other's identifier: a brand that both share, or `User["id"]`. */
function findByType({ from, referent, collections }: Question): Collection | undefined {
  const brands = referent.annotations.flatMap((schema) => schema["x-brand"] ?? []);
  const members = referent.annotations.flatMap((schema) => schema["x-member"] ?? []);
  if (brands.length + members.length === 0) return undefined;
  const candidates = collections.filter(({ identifier, model, members: ofModel }) => {
    const brand = (ofModel.get(identifier.name)?.schema ?? identifier.schema)["x-brand"];
    return (
      (brand !== undefined && brands.includes(brand)) ||
      members.includes(`${model}.${identifier.name}`)
    );
  });
  return candidates.find((candidate) => candidate !== from) ?? candidates[0];
}

/** `authorId` beside `author: User` refers to the same collection, whatever it is called. */
function findByNeighbour({ from, member, referent, collections }: Question) {
  const noun = toNoun(member, referent);
  if (!noun) return undefined;
  const names = [noun, ...(referent.isMany ? [toPlural(noun)] : [])].map((words) => words.join());
  const shown = [...(from?.members ?? [])].find(([name]) => names.includes(toWords(name).join()));
  const schema = shown && toReferent(shown[1].schema).schema;
  return schema && collections.find((to) => isModelOf(to, schema));
}

/** The words before `Id` or `Ids`. */
function toNoun(member: string, { isMany }: Referent): string[] | undefined {
  const words = toWords(member);
  return words.length > 1 && words.at(-1) === (isMany ? "ids" : "id")
    ? words.slice(0, -1)
    : undefined;
}

/** `userId` and `user_id` refer to `User` or `/users`, `tagIds` to many of `Tag`. */
function findByName({ from, member, referent, collections }: Question): Collection | undefined {
  const noun = toNoun(member, referent);
  if (!noun) return undefined;
  const [name, plural] = [noun.join(" "), toPlural(noun).join(" ")];
  const named = collections.find((collection) => {
    const { model, segment } = namesOf(collection);
    return model === name || segment === name || segment === plural;
  });
  return named ?? (!referent.isMany && noun.join() === "parent" ? from : undefined);
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
  const isRuled = settings.find(({ path }) => path === from?.path)?.fields?.has(member) ?? false;
  if (isSaid || isRuled || !isRole(member, referent.isMany)) return undefined;
  const able = collections.filter((to) => canRefer(question, to) && isOfSameFormat(referent, to));
  const candidates = findPeople(able);
  const [only] = candidates;
  if (from && candidates.length > 1) undecided.push({ from, member, candidates });
  return candidates.length === 1 ? only : undefined;
}

/** An email or a made-up name is no identifier, even where both are texts. */
function isOfSameFormat({ schema, annotations }: Referent, to: Collection): boolean {
  if (annotations.some((each) => each["x-faker"] !== undefined)) return false;
  const format = "format" in schema ? schema.format : undefined;
  const identifier = to.members.get(to.identifier.name)?.schema ?? {};
  return format === undefined || ("format" in identifier && identifier.format === format);
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

function tagOf({ annotations }: Referent): string | undefined {
  return annotations.map((schema) => schema["x-ref"]).find((ref) => ref);
}

/** Asked for every member of every collection. */
const namesOf = onceForEach(({ path, model }: Collection) => ({
  model: toWords(model).join(" "),
  segment: toWords(path.split("/").at(-1) ?? "").join(" "),
}));

function isModelOf({ reference }: Collection, schema: Schema): boolean {
  return "$ref" in schema && "$ref" in reference && schema.$ref === reference.$ref;
}

/** A text cannot identify records that are numbered, whatever its name promises. */
function canRefer({ referent: { schema } }: Question, to: Collection): boolean {
  if (isModelOf(to, schema)) return true;
  return holdsOf(schema, isCounted(to.identifier) ? "number" : "string");
}

/** Whether some of its values are of the kind that identifiers are made of. */
function holdsOf(schema: Schema, kind: "number" | "string"): boolean {
  if ("anyOf" in schema) return schema.anyOf.some((part) => holdsOf(part, kind));
  if (!("type" in schema)) return false;
  return schema.type === kind || (kind === "number" && schema.type === "integer");
}

function refuseMismatch(
  to: Collection,
  question: Question,
  place: string,
  mistakes: Mistake[],
): Collection | undefined {
  if (canRefer(question, to)) return to;
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
