import { toModelWords } from "../../schema/model-words.ts";
import { toSingular, toWords, withoutOrdinal } from "../../schema/name-words.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import { hash, placeOf } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { timelines } from "../facets/timeline.ts";
import { oneOf } from "../one-of.ts";
import { comesOnce, dealOut, isDeed } from "./deeds.ts";
import {
  type DrawPosition,
  drawAgain,
  drawOne,
  drawParent,
  type Target,
  toHolder,
} from "./draw-reference.ts";
import { keepWithin } from "./keep-within.ts";
import { keepKinship } from "./kinship.ts";
import { nameIn, type Peek, type RootLink } from "./link.ts";
import { pickOwnParts } from "./own-parts.ts";
import { keepPlayed, keepSat } from "./played.ts";
import { keepSorted, type LabelsAt } from "./shelves.ts";
import { joinTalks } from "./talks.ts";

/** What links need to know of the collections around them. */
export interface Surroundings {
  readonly definitions: Definitions;
  readonly references: readonly Reference[];
  targetOf(collection: Collection): Target;
  /** An empty record at a position, for whoever draws one of its members alone. */
  scopeAt(collection: Collection, index: number): Scope;
  peek(collection: Collection, names: readonly string[]): Peek;
  glance(collection: Collection, names: readonly string[]): Peek;
  /** As `peek`, where both refer to each other: who asks from too deep learns nothing. */
  peekInCircle(collection: Collection, names: readonly string[]): Peek;
  readonly labelsAt: LabelsAt;
}

/** The links of every collection's records, by its path. */
export function buildLinks(around: Surroundings): (collection: Collection) => readonly RootLink[] {
  const known = new Map<string, readonly RootLink[]>();
  const reaches = buildReach(around.references);
  const linksOf = (collection: Collection): readonly RootLink[] => {
    const made = known.get(collection.path);
    if (made) return made;
    // Claimed before it is built, so that collections which refer to each other end here.
    known.set(collection.path, []);
    const drawn = around.references
      .filter(({ from, holds }) => from === collection && !/s$/.test(holds))
      .map((reference) => toLink(reference, around, reaches));
    const joined = joinTalks(drawn, collection, around);
    const links = pickOwnParts(joined, collection, around.references, linksOf, toRole);
    const shared = shareParents(links, collection, linksOf);
    const isOwn = (link: RootLink) => !shared.has(link.member);
    const apart = keepApart(
      keepKinship(
        links.map((link) => shared.get(link.member)?.follow(link) ?? link),
        collection,
      ),
      isOwn,
      collection,
      around,
    );
    // On its own shelf before others follow it: of which menu a dish is, the section says where it is in the end.
    const shelved = apart.map((link) =>
      shared.has(link.member) ? link : keepSorted(link, collection, around),
    );
    const own = new Map(shelved.map((link) => [link.member, link]));
    // Followed as it is in the end: of which booking a review is decides which hotel it is of.
    const agreed = links.map((link) => {
      const followed = shared.get(link.member);
      return followed ? followed.follow(link, own) : (own.get(link.member) ?? link);
    });
    const sat = keepSat(agreed, collection, ({ to }) => around.scopeAt(to, 0).facet(timelines).now);
    const played = keepPlayed(sat, collection, linksOf);
    const kept = keepWithin(played, ({ member }) => shared.get(member)?.by, linksOf);
    known.set(collection.path, kept);
    return kept;
  };
  return linksOf;
}

/** Whether one collection's records lead to another's, in any number of steps. */
function buildReach(references: readonly Reference[]): (from: string, to: string) => boolean {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of references) {
    next.set(from.path, (next.get(from.path) ?? new Set()).add(to.path));
  }
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    [...(next.get(from) ?? [])].some((step) => {
      if (step === to) return true;
      if (seen.has(step)) return false;
      seen.add(step);
      return reaches(step, to, seen);
    });
  return (from, to) => reaches(from, to, new Set());
}

const deciders =
  /^(?:(?:approv|review|verifi|resolv)er|(?:approved|reviewed|decided|verified|rejected|graded|marked) by)$/;
/** Of whom nearly everybody has one. */
const superiors = /^(?:(?:line )?manager|supervisor|boss|reports to|superior)$/;

function toLink(
  { from, to, member }: Reference,
  around: Surroundings,
  reaches: (from: string, to: string) => boolean,
): RootLink {
  const target = around.targetOf(to);
  const isSelf = from === to;
  const role = toRole(member).join(" ");
  const held = toHolder(from.members.get(member), around.definitions);
  // Whether somebody has decided on it yet, its status says.
  const isTold = deciders.test(role) && nameIn(from, "status|state");
  const share = answers.test(toWords(member).join(" "))
    ? "few"
    : superiors.test(role)
      ? "most"
      : "many";
  const draw = isSelf
    ? drawParent(target, held, share)
    : drawOne(target, isTold ? { ...held, isNullable: false } : held);
  // Of two that refer to each other neither can wait for the whole other; an earlier one of its own can.
  const canAsk = isSelf || !reaches(to.path, from.path);
  return {
    member,
    role: toRole(member),
    to,
    target,
    draw,
    isSelf,
    isRequired: held.isRequired && !held.isNullable,
    peek: (names) => (canAsk ? around.peek(to, names) : around.peekInCircle(to, names)),
    glance: canAsk ? (names) => around.glance(to, names) : undefined,
    positionAt: toPositionAt(from, member, draw, around),
  };
}

/** Most of what is said answers nothing that was said before. */
const answers = /^(?:in )?(?:reply|replied) to\b/;

/** `authorId` calls the record `author`, `created_by` calls it `created by`. */
export function toRole(member: string): readonly string[] {
  const words = toWords(member);
  const isId = /^(?:ids?|uuid|ref|key)$/.test(words.at(-1) ?? "");
  return isId && words.length > 1 ? words.slice(0, -1) : words;
}

function toPositionAt(
  from: Collection,
  member: string,
  draw: DrawPosition,
  around: Surroundings,
): RootLink["positionAt"] {
  const place = placeOf(0, hash(member));
  return (index) => {
    const scope = around.scopeAt(from, index);
    return scope.draw.chance.apart(() => draw(scope, place));
  };
}

/** Models of what people do to a thing: whose it is says nothing about who does it. */
export const reactions = oneOf(
  "comment|reply|like|review|reaction|message|vote|bid|answer|share|rating|feedback|view|favorite|favourite|bookmark|follow|report|application|enrollment|enrolment|registration|attendance|rsvp|submission|activity|notification|log|note|attachment|invitation|membership",
);
export const actors = oneOf(
  "author|creator|owner|assignee|reporter|reviewer|sender|recipient|uploader|commenter|manager|approver|moderator|editor|created by|updated by|assigned to",
);

/** How a link goes where another leads to. */
interface Follow {
  /** The member of that other. */
  readonly by: string;
  /** Of those that it may follow some are known better by then. */
  readonly follow: (link: RootLink, known?: ReadonlyMap<string, RootLink>) => RootLink;
}

/** What both a record and its parent refer to under one name is the same: a track's artist is its album's. */
function shareParents(
  links: readonly RootLink[],
  { model }: Collection,
  linksOf: (collection: Collection) => readonly RootLink[],
): ReadonlyMap<string, Follow> {
  const thing = toModelWords(model).at(-1) ?? "";
  const findFollow = (link: RootLink): Follow | undefined => {
    const role = link.role.join(" ");
    const isPerson = oneOf("user|person|member|account|profile").test(role);
    if (link.isSelf || actors.test(role)) return undefined;
    const isAnybody = isPerson && reactions.test(thing);
    const above = links.find(({ isSelf, role: [first = ""] }) => isSelf && replies.test(first));
    if (above && !isPerson) return { by: above.member, follow: (one) => followReply(one, above) };
    const told = notices.test(thing) && addressees.test(role);
    for (const parent of links) {
      if (parent === link || parent.isSelf || !parent.glance) continue;
      // Who is told that a post is liked has written it.
      const owner = told
        ? linksOf(parent.to).find((one) => one.to === link.to && owners.test(one.role.join(" ")))
        : undefined;
      if (owner) return toFollow(parent, owner);
      // Anybody may like a photo; who reviews a stay has stayed.
      if (isAnybody && !isDeed(parent)) continue;
      const shared = linksOf(parent.to).find(
        ({ member, to }) => member === link.member && to === link.to,
      );
      if (shared) return toFollow(parent, shared);
    }
    return undefined;
  };
  return new Map(
    links.flatMap((link) => {
      const followed = findFollow(link);
      return followed ? [[link.member, followed] as const] : [];
    }),
  );
}

function toFollow(parent: RootLink, shared: RootLink): Follow {
  return {
    by: parent.member,
    follow: (one, known) => follow(one, known?.get(parent.member) ?? parent, shared),
  };
}

const notices = oneOf("notification|alert");
const addressees = oneOf("user|recipient|receiver|owner|member|account");
const owners = oneOf("user|author|owner|creator|poster|seller|host|created by|posted by");

const replies = oneOf("parent|reply|in|root|thread");

/** A reply is where the comment is that it answers. */
function followReply(link: RootLink, above: RootLink): RootLink {
  const positionAt = (index: number): number | undefined => {
    const parent = above.positionAt(index);
    const isEarlier = parent !== undefined && parent < index;
    return isEarlier ? positionAt(parent) : link.positionAt(index);
  };
  return { ...link, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}

function follow(link: RootLink, parent: RootLink, shared: RootLink): RootLink {
  const positionAt = (index: number) => {
    const above = parent.positionAt(index);
    return (above === undefined ? undefined : shared.positionAt(above)) ?? link.positionAt(index);
  };
  return { ...link, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}

/** Somebody does this to a thing once. */
const once = oneOf(
  "review|rating|like|vote|follow|membership|enrollment|enrolment|registration|rsvp|favorite|favourite|bookmark|attendance|endorsement|subscription|participation|attendee|wishlist|grade|permission|application",
);
const opposites: readonly (readonly [string, string])[] = [
  ["sender", "recipient"],
  ["sender", "receiver"],
  ["from", "to"],
  ["follower", "following"],
  ["follower", "followee"],
  ["follower", "followed"],
  ["home", "away"],
  ["origin", "destination"],
  ["buyer", "seller"],
  ["source", "target"],
  ["source", "destination"],
  ["departure", "arrival"],
  ["blocker", "blocked"],
  ["requester", "addressee"],
  ["requester", "recipient"],
  ["guest", "host"],
  ["mentor", "mentee"],
  ["winner", "loser"],
  ["reviewer", "reviewee"],
  ["employee", "reviewer"],
  ["employee", "approver"],
  ["employee", "manager"],
  ["employee", "supervisor"],
  ["user", "actor"],
  ["recipient", "actor"],
  ["user", "sender"],
  ["user", "reviewer"],
  ["member", "approver"],
];

/** Two that stand for different records are different, and no pair comes twice that comes once. */
function keepApart(
  links: readonly RootLink[],
  isOwn: (link: RootLink) => boolean,
  collection: Collection,
  around: Surroundings,
): readonly RootLink[] {
  const apart = links.map((link) => {
    const other = links.find((one) => areOpposite(one, link));
    if (!other || link.target.total < 2 || !isOwn(link)) return link;
    return redraw(
      link,
      collection,
      around,
      (index, position) => position !== other.positionAt(index),
    );
  });
  const thing = toSingular(toModelWords(collection.model)).at(-1) ?? "";
  const free = apart.filter((link) => !link.isSelf && link.isRequired && isOwn(link));
  const single = free.find(comesOnce(collection.model));
  if (single && single.target.total >= collection.count) {
    const each = dealOut(single, collection, around.scopeAt);
    return apart.map((link) => (link === single ? each : link));
  }
  const [first, second] = free;
  if (!first || !second || !once.test(thing)) return apart;
  if (first.target.total * second.target.total < 2 * collection.count) return apart;
  const unique = pairOff(first, second, collection, around);
  return apart.map((link) => (link === second ? unique : link));
}

function areOpposite(one: RootLink, other: RootLink): boolean {
  if (one.to !== other.to) return false;
  const [a, b] = [one.role.join(" "), ` ${other.role.join(" ")} `];
  // `profileId` and `matchedProfileId`, `reporterId` and `reportedUserId`.
  if (one !== other && b.endsWith(` ${a} `) && /(?:ed|ing)$/.test(other.role[0] ?? "")) return true;
  if (/^\w+[eo]r$/.test(a) && b.startsWith(` ${a.slice(0, -2)}ed `)) return true;
  // `profileAId` and `profileBId`: the second is another than the first.
  const [first, second] = [withoutOrdinal(one.role), withoutOrdinal(other.role)].map(String);
  if (first === second && first !== String(other.role) && a < b.trim()) return true;
  return opposites.some(
    ([from, to]) => b.includes(` ${to} `) && ` ${a} ` === b.replace(` ${to} `, ` ${from} `),
  );
}

function redraw(
  link: RootLink,
  from: Collection,
  around: Surroundings,
  isFree: (index: number, position: number) => boolean,
): RootLink {
  const place = placeOf(0, hash(link.member));
  const positionAt = (index: number) => {
    const first = link.positionAt(index);
    if (first === undefined || isFree(index, first)) return first;
    const scope = around.scopeAt(from, index);
    for (let attempt = 1; attempt < 24; attempt++) {
      const next = scope.draw.chance.apart(() => drawAgain(link.target, scope, place, attempt));
      if (isFree(index, next)) return next;
    }
    return first;
  };
  return { ...link, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}

/** Pairs are given out in the order of the records, so that a higher count changes none of them. */
function pairOff(
  first: RootLink,
  second: RootLink,
  from: Collection,
  around: Surroundings,
): RootLink {
  const given = new Set<number>();
  const positions: (number | undefined)[] = [];
  const toPair = (index: number, position: number) =>
    (first.positionAt(index) ?? 0) * second.target.total + position;
  const free = redraw(
    second,
    from,
    around,
    (index, position) => !given.has(toPair(index, position)),
  );
  const positionAt = (index: number) => {
    while (positions.length <= index) {
      const next = positions.length;
      const position = free.positionAt(next);
      positions.push(position);
      if (position !== undefined) given.add(toPair(next, position));
    }
    return positions[index];
  };
  return { ...second, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}
