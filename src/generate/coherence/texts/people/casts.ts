import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { itemNamed, itemsNamed, itemsOf } from "../../items.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** Lists of those who take part in a thing. */
const casts = oneOf(
  "participants|members|attendees|players|people|users|roommates|housemates|crew|team members|group members|guests|contributors|collaborators|family members|travelers|travellers",
);

/** Who is one of them, whatever the thing is: the one who wrote last, who paid, who won. */
const parts =
  /(?:^| )(?:sender|sender name|sent by|from|from name|(?:message|post|comment|reply|thread) author|posted by|written by|paid by|payer|winner|winner name|leader|captain|mvp|organizer|organiser|owner|admin|created by|started by|speaker|current player|next player|top scorer|assignee|assigned to)$/;

/** What has been said or done by them, one after the other. */
const deeds = oneOf(
  "messages|replies|comments|expenses|turns|moves|posts|contributions|tasks|chores|recent messages|payments",
);

/** Some of them, and mostly nobody: who writes just now. */
const writing = /^(?:(?:currently |users |people )?typing(?: users| members| people)?|is typing)$/;
/** Some of them, and often all. */
const attentive =
  /^(?:(?:read|seen|viewed|delivered|muted|pinned|archived|hidden|blocked) by|(?:online|active|muted|unread) (?:users|members|participants|people))$/;

/** Who writes just now, is online or has read it is one of them. */
function findSome(cast: Slot, slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((slot) => {
    const isWriting = writing.test(slot.words);
    if (slot.kind !== "list" || slot.items.length > 0 || slot === cast) return [];
    if (!isWriting && !attentive.test(slot.words)) return [];
    const apply = (scope: Scope) => {
      const [all, before] = [scope.values[cast.name], scope.values[slot.name]];
      if (!Array.isArray(all) || !Array.isArray(before)) return;
      if (before.every((one) => all.includes(one)) && !isWriting) return;
      const chance = chanceFor(scope, slot);
      const [most, first] = [isWriting ? Number(chance.next() < 0.25) : all.length, 1];
      const size = Math.min(before.length, most, Math.max(first, all.length - 1));
      const from = chance.below(Math.max(1, all.length));
      const some = all.map((_, at) => all[(from + at) % all.length] ?? null).slice(0, size);
      write(scope, slot, some);
    };
    return [{ reads: [cast, slot], writes: [slot], apply }];
  });
}

const names = /^(?:name|(?:first|display|full) name|nickname|username)$/;

/** Whoever speaks in a conversation takes part in it. */
export const findCasts: FindRules = ({ slots }) => {
  const cast = slots.find(({ words, kind }) => kind === "list" && casts.test(words));
  if (!cast) return [];
  const speakers = slots.filter(({ words, kind }) => kind === "text" && parts.test(words));
  const lists = slots.filter(
    (slot) => slot.kind === "list" && slot !== cast && deeds.test(slot.words),
  );
  return [
    ...findPair(cast, slots),
    ...findSome(cast, slots),
    ...speakers.map((slot) => toRule(cast, slot, (scope, all) => pick(scope, slot, all))),
    ...findHost(cast, slots),
    ...lists.flatMap((slot) => {
      const doers = itemsNamed(slot, parts);
      return doers.length === 0
        ? []
        : toRule(cast, slot, (scope, all) => assign(scope, slot, doers, all));
    }),
  ];
};

const between = /^(?:direct|dm|private|one to one|one on one|individual|1:1)$/;

/** A direct message is between two. */
function findPair(cast: Slot, slots: readonly Slot[]): readonly Rule[] {
  const kind = slots.find(
    ({ words, kind: of }) =>
      of === "choice" && /^(?:type|kind|(?:conversation|chat|channel|thread) type)$/.test(words),
  );
  if (!kind) return [];
  const apply = (scope: Scope) => {
    const [said, all] = [scope.values[kind.name], scope.values[cast.name]];
    if (!Array.isArray(all) || !between.test(toState(said) ?? "")) return;
    write(scope, cast, all.slice(0, 2));
  };
  return [{ reads: [kind, cast], writes: [cast], apply }];
}

function toRule(
  cast: Slot,
  slot: Slot,
  choose: (scope: Scope, all: readonly string[]) => void,
): Rule {
  const calling = itemNamed(cast, names);
  return {
    reads: [cast, slot],
    writes: [slot],
    apply: (scope) => {
      const all = toNames(scope.values[cast.name], calling);
      if (all.length > 0) choose(scope, all);
    },
  };
}

function pick(scope: Scope, slot: Slot, all: readonly string[]): void {
  if (isName(scope.values[slot.name])) write(scope, slot, chanceFor(scope, slot).pick(all));
}

const hosts = /^(?:organi[sz]er|host|owner|created by|started by)(?: name)?$/;
const responses = oneOf("status|rsvp|rsvp status|response|response status");
const coming = oneOf("accepted|confirmed|attending|going|yes");

/** Whoever invites the others comes. */
function findHost(cast: Slot, slots: readonly Slot[]): readonly Rule[] {
  const host = slots.find(({ words, kind }) => kind === "text" && hosts.test(words));
  const [name, response] = [names, responses].map((pattern) => itemNamed(cast, pattern));
  if (!host || name === undefined || response === undefined) return [];
  const yes = cast.items
    .filter((item) => item.name === response && "enum" in item.schema)
    .flatMap(({ schema }) => ("enum" in schema ? schema.enum : []))
    .find((value) => coming.test(toState(value) ?? ""));
  if (yes === undefined) return [];
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, cast);
    if (!items.some((item) => item[name] === scope.values[host.name])) return;
    const answered = items.map((item) =>
      item[name] === scope.values[host.name] ? { ...item, [response]: yes } : item,
    );
    write(scope, cast, answered);
  };
  return [{ reads: [host, cast], writes: [cast], apply }];
}

function assign(scope: Scope, slot: Slot, doers: readonly string[], all: readonly string[]): void {
  const list = itemsOf(scope, slot);
  const key = doers.find((name) => isName(list[0]?.[name]));
  if (key === undefined) return;
  const start = chanceFor(scope, slot).below(all.length);
  const dealt = list.map((item, at) => ({ ...item, [key]: all[(start + at) % all.length] ?? "" }));
  write(scope, slot, dealt);
}

/** Of texts or of objects with a name, as people have one; among relatives the first is enough. */
function toNames(list: Json | undefined, calling: string | undefined): readonly string[] {
  if (!Array.isArray(list)) return [];
  const isShort = /^first/i.test(calling ?? "");
  return list.flatMap((item) => {
    const name = isObject(item) ? item[calling ?? ""] : item;
    return isName(name) || (isShort && typeof name === "string") ? [name] : [];
  });
}

function isName(value: Json | undefined): value is string {
  return typeof value === "string" && /^\p{Lu}\S* \p{Lu}/u.test(value);
}
