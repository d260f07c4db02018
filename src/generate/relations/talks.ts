import { toModelWords } from "../../schema/model-words.ts";
import { toWords } from "../../schema/name-words.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import { hash, placeOf } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { oneOf } from "../one-of.ts";
import { drawMany, type Holder, type Target, toHolder } from "./draw-reference.ts";
import type { RootLink } from "./link.ts";

const messages = oneOf("message|chatmessage|directmessage|dm|reply");
const talks = oneOf("chat|conversation|thread|room|chatroom|dm|groupchat");
const talkers = /^(?:participants?|members?|users?|people|attendees?)(?: ids?)?$/;
const senders = oneOf("sender|author|user|from|from user|sent by|created by|member|participant");
const receivers = oneOf("recipient|receiver|to|to user|addressee");

interface Surroundings {
  readonly definitions: Definitions;
  readonly references: readonly Reference[];
  targetOf(collection: Collection): Target;
  scopeAt(collection: Collection, index: number): Scope;
}

/** Nobody talks alone. */
export function toTalkHolder(from: Collection, member: string, holder: Holder): Holder {
  if (!talks.test(kindOf(from)) || !talkers.test(toWords(member).join(" "))) return holder;
  return { ...holder, least: Math.max(holder.least, Math.min(2, holder.most)) };
}

/** A message is from one of those who talk there, and to another of them. */
export function joinTalks(
  links: readonly RootLink[],
  from: Collection,
  around: Surroundings,
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
function positionsIn({ from, to, member }: Reference, around: Surroundings) {
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
