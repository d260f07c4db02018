import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { listStates, toState } from "../../../state-words.ts";
import { itemNamed } from "../../items.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, fill, isOptional, isPresent, type Slot, write } from "../../slot.ts";

const members = oneOf(
  "participants|participant ids|members|member ids|users|user ids|recipients|recipient ids",
);
const titles = oneOf("title|name|group name|chat name|subject|avatar|avatar url|group avatar");

const chats = oneOf("chat|conversation|thread|channel|inbox|dm");
const directs = oneOf("direct|dm|private|personal|individual|one on one|single|1 1");

const isName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+$/u;

/** A talk of two is called by the other of them. */
export const findDirectChats: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => chats.test(word))) return [];
  const kind = slots.find(
    ({ words, kind }) =>
      kind === "choice" && /^(?:type|kind|(?:chat|conversation) type)$/.test(words),
  );
  const list = slots.find(({ words, kind }) => kind === "list" && members.test(words));
  const name = slots.find(({ words, kind }) => kind === "text" && oneOf("name|title").test(words));
  const key = list && itemNamed(list, oneOf("name|display name|full name"), "text");
  const flag = slots.find(({ words, kind: is }) => is === "boolean" && words === "is group");
  const teller = kind ?? flag;
  if (!teller || !list || !name) return [];
  const apply = (scope: Scope) => {
    const told = scope.values[teller.name];
    if (kind ? !directs.test(toState(told) ?? "") : told !== false) return;
    const all = scope.values[list.name];
    const other: Json | undefined = Array.isArray(all) ? all[all.length - 1] : undefined;
    const called = isObject(other) && key !== undefined ? other[key] : other;
    // Where they are known by number, nobody is called so.
    if (
      typeof called === "string" &&
      (key !== undefined || isName.test(called)) &&
      isPresent(scope.values[name.name])
    )
      write(scope, name, called);
  };
  return [{ reads: [teller, list], writes: [name], apply }];
};

/** Three are a group, and only a group is called anything. */
export const findGroupChats: FindRules = ({ slots, owner }) => {
  const flag = slots.find(({ words, kind }) => kind === "boolean" && words === "is group");
  const list = slots.find(({ words, kind }) => kind === "list" && members.test(words));
  if (!flag) {
    const isChat = owner.some((word) => chats.test(word));
    const kind = isChat && list ? slots.find((slot) => tellsOfTwo(slot)) : undefined;
    return kind && list ? [toKind(list, kind)] : [];
  }
  return [
    ...(list ? [toCounted(list, flag)] : []),
    ...slots
      .filter((slot) => titles.test(slot.words) && isOptional(slot))
      .map((slot) => toNamed(flag, slot)),
  ];
};

function toCounted(list: Slot, flag: Slot): Rule {
  const apply = (scope: Scope) => {
    const all = scope.values[list.name];
    if (!Array.isArray(all)) return;
    // Most talk to one other; those of a group are more.
    if (all.length > 2 && list.hold === "free" && scope.values[flag.name] === false)
      write(scope, list, all.slice(0, 2));
    else write(scope, flag, all.length > 2);
  };
  return { reads: [list, flag], writes: [list, flag], apply };
}

const groups = oneOf("group|group chat|channel|multi|multiple");

/** `"direct" | "group"`: whether two talk to each other, or more. */
function tellsOfTwo({ kind, schema }: Slot): boolean {
  const values = listStates(schema) ?? [];
  const has = (words: Matcher) => values.some((value) => words.test(value));
  return kind === "choice" && has(directs) && has(groups);
}

function toKind(list: Slot, kind: Slot): Rule {
  const values = "enum" in kind.schema ? kind.schema.enum : [];
  const [direct, group] = [directs, groups].map((words) =>
    values.find((value) => words.test(toState(value) ?? "")),
  );
  const apply = (scope: Scope) => {
    const all = scope.values[list.name];
    if (!Array.isArray(all)) return;
    const isDirect = scope.values[kind.name] === direct;
    if (isDirect && all.length > 2) write(scope, list, all.slice(0, 2));
    else if (scope.values[kind.name] === group && all.length < 3) write(scope, kind, direct);
  };
  return { reads: [list, kind], writes: [list, kind], apply };
}

function toNamed(flag: Slot, slot: Slot): Rule {
  const apply = (scope: Scope) => {
    if (scope.values[flag.name] === true) fill(scope, slot);
    else clear(scope, slot);
  };
  return { reads: [flag], writes: [slot], apply };
}
