import { toMembers } from "../../schema/members.ts";
import { toModelWords } from "../../schema/model-words.ts";
import { toSingular, toWords } from "../../schema/name-words.ts";
import { inferNestedReference } from "../../schema/relations/infer-references.ts";
import type { Collection, Resource } from "../../schema/resource.ts";
import type { Definitions, ObjectSchema } from "../../schema/schema.ts";
import type { FindRules } from "../coherence/rule.ts";
import { write } from "../coherence/slot.ts";
import type { Decisions, Override } from "../compile/decisions.ts";
import type { Scope } from "../draw/scope.ts";
import { joinNames } from "../facets/person.ts";
import type { Owner } from "../member.ts";
import { oneOf } from "../one-of.ts";
import { toRole } from "./build-links.ts";
import { findCharges } from "./charges.ts";
import { findCoinDeals } from "./coin-deals.ts";
import { buyers, findCopies } from "./copies.ts";
import { findDistantCopies } from "./distant-copies.ts";
import {
  compileMany,
  type DrawPosition,
  drawOne,
  type Target,
  toHolder,
  toMake,
} from "./draw-reference.ts";
import { keepItemWithin } from "./keep-within.ts";
import { type Link, nameIn, type Peek, type RootLink } from "./link.ts";
import { findReferredFacts, findReferredKinds } from "./referred-facts.ts";

/** What the objects inside records refer to. */
export interface NestedSurroundings {
  readonly definitions: Definitions;
  readonly resources: readonly Resource[];
  targetOf(collection: Collection): Target;
  peek(collection: Collection, names: readonly string[]): Peek;
  linksOf(collection: Collection): readonly RootLink[];
  /** The links of the records that the objects are in. */
  links(): readonly RootLink[];
}

/** Words that say how much of a record an object shows, and not of which. */
const excerpts = oneOf("summary|ref|reference|preview|info|lite|mini|short|snapshot|basic|brief");
const people = oneOf(
  "author|creator|owner|assignee|reporter|reviewer|sender|recipient|uploader|seller|buyer|user|customer|member|host|guest|agent|requester|instructor|organizer|participant|manager|lead|contact|commenter",
);
const peopleModels = [
  "user",
  "account",
  "person",
  "member",
  "employee",
  "customer",
  "author",
  "profile",
];

/** Members of nested objects refer by the same rules as those of records, and are told of alike. */
export function buildNestedDecisions(
  schema: ObjectSchema,
  owner: Owner,
  around: NestedSurroundings,
): Decisions {
  const collections = around.resources.filter((one) => one.shape === "collection");
  const members = toMembers([schema]);
  const overrides = new Map<string, Override>();
  const links: Link[] = [];
  for (const [name, member] of members) {
    const found =
      inferNestedReference(name, member.schema, collections) ??
      (name === "id" ? inferExcerpt(schema, owner, collections) : undefined);
    if (!found?.holds.startsWith("identifier")) continue;
    const target = around.targetOf(found.to);
    if (target.total === 0) continue;
    const holder = toHolder(member, around.definitions);
    if (found.holds === "identifiers") {
      // There is no reaction of nobody.
      const isOfSome = owner.words.at(-1) === "reaction";
      const least = isOfSome ? Math.max(1, holder.least) : holder.least;
      const make = compileMany(target, { ...holder, least }, false, name);
      overrides.set(name, { make, hold: "reference" });
      continue;
    }
    const draw =
      name === "id"
        ? drawExcerpt(owner, found.to, around)
        : keepItemWithin(
            drawOne(target, holder),
            target,
            () => around.linksOf(found.to),
            around.links,
          );
    overrides.set(name, { make: toMake(name, draw, target, holder), hold: "reference" });
    const role = name === "id" ? [] : toRole(name);
    const { to } = found;
    links.push({ member: name, role, to, target, draw, peek: (names) => around.peek(to, names) });
  }
  return {
    override: ({ name }) => overrides.get(name),
    relate: (parts) => [
      ...findCopies(links, around.definitions)(parts),
      ...findDistantCopies(links, around.linksOf, around.definitions)(parts),
      ...findReferredKinds(links)(parts),
      ...findRecipient(owner, around)(parts),
    ],
    charge: (parts) => [
      ...findCharges(links)(parts),
      ...findCoinDeals(links)(parts),
      ...findReferredFacts(links)(parts),
    ],
  };
}

/** What an address says of whoever lives there. */
const recipients: Readonly<Record<string, string>> = {
  name: "name|full name|display name",
  "full name": "full name|name|display name",
  recipient: "name|full name|display name",
  "recipient name": "name|full name|display name",
  "first name": "first name|given name",
  "last name": "last name|surname|family name",
  email: "email|email address",
};

/** The name on the address of an order is that of whose order it is. */
function findRecipient({ path }: Owner, around: NestedSurroundings): FindRules {
  if (toWords(path).at(-1) !== "address") return () => [];
  return ({ slots }) => {
    const link = around.links().find(({ role }) => buyers.test(role.join(" ")));
    if (!link) return [];
    const parts = ["first name|given name", "last name|surname|family name"].map((wanted) =>
      nameIn(link.to, wanted),
    );
    return slots.flatMap((slot) => {
      const wanted = slot.kind === "text" ? recipients[slot.words] : undefined;
      if (wanted === undefined) return [];
      const name = nameIn(link.to, wanted);
      const sources = name === undefined && /name|recipient/.test(wanted) ? parts : [name];
      const told = sources.flatMap((source) => source ?? []);
      const peek = told.length < sources.length ? undefined : around.peek(link.to, told);
      if (!peek) return [];
      const apply = (scope: Scope) => {
        const position = link.positionAt(scope.draw.index);
        const values = position === undefined ? {} : peek(position);
        const texts = told.flatMap((source) => values[source] ?? []).map(String);
        const [first = "", last] = texts;
        const { nameOrder } = scope.draw.library;
        if (texts.length === told.length)
          write(scope, slot, last === undefined ? first : joinNames(first, last, nameOrder));
      };
      return [{ reads: [], writes: [slot], apply }];
    });
  };
}

/** `author` beside an `authorId` is the same one. */
function drawExcerpt(owner: Owner, to: Collection, around: NestedSurroundings): DrawPosition {
  const any = drawOne(around.targetOf(to), {
    isNullable: false,
    isRequired: true,
    least: 0,
    most: 1,
  });
  const words = toWords(owner.path).join(" ");
  let link: RootLink | undefined | null = null;
  return (scope, place) => {
    link ??= around.links().find((one) => one.to === to && one.role.join(" ") === words);
    return link?.positionAt(scope.draw.index) ?? any(scope, place);
  };
}

/** `author: { id, name }` shows a user where there are users. */
function inferExcerpt(
  schema: ObjectSchema,
  owner: Owner,
  collections: readonly Collection[],
): { readonly to: Collection; readonly holds: "identifier" } | undefined {
  const last = toWords(owner.path.split(".").at(-1) ?? "");
  const member = toSingular(last);
  const named = owner.words.filter((word) => !excerpts.test(word));
  const to =
    findCalled(collections, named) ??
    findCalled(collections, member) ??
    (people.test(member.at(-1) ?? "")
      ? peopleModels.flatMap((word) => findCalled(collections, [word]) ?? [])[0]
      : undefined);
  const id = schema.properties["id"];
  const kind = id && "type" in id ? id.type : undefined;
  const isSameKind = to && (to.identifier.type === "string") === (kind === "string");
  const isExcerpt = to && Object.keys(schema.properties).every((name) => to.members.has(name));
  return isSameKind && isExcerpt ? { to, holds: "identifier" } : undefined;
}

function findCalled(
  collections: readonly Collection[],
  words: readonly string[],
): Collection | undefined {
  return collections.find(({ model }) => toModelWords(model).join(" ") === words.join(" "));
}
