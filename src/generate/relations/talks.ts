import { toModelWords } from "../../schema/model-words.ts";
import { toWords } from "../../schema/name-words.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import { hash, placeOf } from "../draw/chance.ts";
import type { Make, Scope } from "../draw/scope.ts";
import { oneOf } from "../one-of.ts";
import { drawMany, type Holder, type Target, toHolder } from "./draw-reference.ts";
import type { RootLink } from "./link.ts";

const messages = oneOf("message|chatmessage|directmessage|dm|reply");
const talks = oneOf("chat|conversation|thread|room|chatroom|dm|groupchat");
const talkers = /^(?:participants?|members?|users?|people|attendees?)(?: ids?)?$/;
const senders = oneOf("sender|author|user|from|from user|sent by|created by|member|participant");
const receivers = oneOf("recipient|receiver|to|to user|addressee");

export interface TalkSurroundings {
  readonly definitions: Definitions;
  readonly references: readonly Reference[];
  targetOf(collection: Collection): Target;
  scopeAt(collection: Collection, index: number): Scope;
}

const written = oneOf("message|chatmessage|directmessage|comment|reply|note|email|mail|dm|post");
const enclosed = oneOf("attachments|files|attached files|attachment ids|file ids|media ids");

const given = oneOf("session|talk|lecture|workshop|webinar|keynote|presentation");
const speakers = /^(?:speakers?|presenters?|instructors?|hosts?)(?: ids?)?$/;

/** Nobody talks alone, and most of what people write to each other has nothing attached. */
export function toTalkHolder(from: Collection, member: string, holder: Holder): Holder {
  if (written.test(kindOf(from)) && enclosed.test(toWords(member).join(" ")))
    return { ...holder, isSeldom: true };
  // Nobody has ordered nothing.
  if (member === "items" && oneOf("order|cart|invoice").test(kindOf(from)))
    return { ...holder, least: holder.least || 1 };
  // A talk is given by one or two.
  if (given.test(kindOf(from)) && speakers.test(toWords(member).join(" ")))
    return { ...holder, least: Math.max(1, holder.least), most: Math.min(2, holder.most) };
  if (!talks.test(kindOf(from)) || !talkers.test(toWords(member).join(" "))) return holder;
  return { ...holder, least: Math.max(holder.least, Math.min(2, holder.most)) };
}

const readers = oneOf("read by|seen by|viewed by|delivered to|read by ids|seen by ids");
const insiders =
  /^(?:admins?|moderators?|muted by|muted|seen by|read by|archived by|typing|typing users|online users)(?: ids?)?$/;

/** Who has read a message talks there and has not written it; who leads a talk takes part in it. */
export function joinReaders(
  { from, to, member }: Pick<Reference, "from" | "to" | "member">,
  make: Make,
  links: readonly RootLink[],
  around: TalkSurroundings,
): Make {
  const words = toWords(member).join(" ");
  const isTalk = talks.test(kindOf(from)) && insiders.test(words);
  if (!isTalk && !(messages.test(kindOf(from)) && readers.test(words))) return make;
  const talk = isTalk ? undefined : links.find((link) => talks.test(kindOf(link.to)));
  const within = isTalk ? from : talk?.to;
  const list = around.references.find(
    (one) => one.from === within && one.to === to && talkers.test(toWords(one.member).join(" ")),
  );
  if (!list) return make;
  const sender = links.find((link) => link.to === to && senders.test(link.role.join(" ")));
  const [target, positionsAt] = [around.targetOf(to), positionsIn(list, around)];
  const isWhole = words.startsWith("delivered");
  return (scope, place) => {
    const { index } = scope.draw;
    const at = isTalk ? index : talk?.positionAt(index);
    const made = make(scope, place);
    if (at === undefined || !Array.isArray(made)) return made;
    const writer = isTalk ? undefined : sender?.positionAt(index);
    const others = positionsAt(at).filter((position) => position !== writer);
    // What somebody has read was delivered to them.
    const some = isWhole ? others : others.slice(0, made.length);
    return some.flatMap((position) => target.identifierAt(position) ?? []);
  };
}

/** A message is from one of those who talk there, and to another of them. */
export function joinTalks(
  links: readonly RootLink[],
  from: Collection,
  around: TalkSurroundings,
): readonly RootLink[] {
  if (!messages.test(kindOf(from))) return links;
  const talk = links.find(({ to }) => talks.test(kindOf(to)));
  if (!talk) return links;
  return links.map((link) => {
    const role = link.role.join(" ");
    const isSender = senders.test(role);
    const list = around.references.find(
      ({ from: there, to, holds, member }) =>
        there === talk.to &&
        to === link.to &&
        holds === "identifiers" &&
        talkers.test(toWords(member).join(" ")),
    );
    if (!list || !(isSender || receivers.test(role))) return link;
    return toOneOf(link, talk, positionsIn(list, around), isSender ? 0 : 1);
  });
}

function kindOf({ model }: Collection): string {
  return toModelWords(model).at(-1) ?? "";
}

/** Those whom a record lists, as it will. */
function positionsIn({ from, to, member }: Reference, around: TalkSurroundings) {
  const holder = toTalkHolder(from, member, toHolder(from.members.get(member), around.definitions));
  const draw = drawMany(around.targetOf(to), holder, false, member);
  const place = placeOf(0, hash(member));
  return (index: number): readonly number[] => {
    const scope = around.scopeAt(from, index);
    return scope.draw.chance.apart(() => draw(scope, place)) ?? [];
  };
}

function toOneOf(
  link: RootLink,
  talk: RootLink,
  positionsAt: (index: number) => readonly number[],
  turn: number,
): RootLink {
  const positionAt = (index: number) => {
    const above = talk.positionAt(index);
    const all = above === undefined ? [] : positionsAt(above);
    const nth = (hash(`${index} ${link.to.path}`) >>> 0) + turn;
    return all[nth % Math.max(1, all.length)] ?? link.positionAt(index);
  };
  return { ...link, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}
