import { toSingular } from "../../../../schema/name-words.ts";
import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { wordsAmong } from "../../../meaning/names/read-names.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, fill, isPresent, type Slot, write } from "../../slot.ts";
import { toTime, writeTime } from "../../times/time.ts";

const lasts = /^(?:last|latest|most recent) (\w+)(?: (\w+))?$/;

/** What is done on some day, so that its last is a day: `lastService`, and `lastInspected`. */
const happenings =
  /(?:ed|ion|ing|service|visit|treatment|review|maintenance|harvest|survey|repair|dive|flight)$/;

/** What is said of the last of them, and what an item calls that. */
const tellers: Readonly<Record<string, Matcher>> = {
  by: oneOf(
    "author|author name|sender|sender name|posted by|from|user|name|by|written by|created by",
  ),
  at: /^(?:at|date|time|timestamp|\w+ at|\w+ on|\w+ date)$/,
  text: oneOf("text|body|message|content|comment"),
};
const parts: Readonly<Record<string, keyof typeof tellers>> = {
  by: "by",
  author: "by",
  sender: "by",
  at: "at",
  date: "at",
  on: "at",
  time: "at",
  text: "text",
  preview: "text",
  body: "text",
};

/** `lastReplyBy` and `lastReplyAt` are those of the last of the `replies`; where there are none, nobody's. */
export const findLastItems: FindRules = ({ slots }) => {
  const told = slots.filter(({ words }) => lasts.test(words));
  if (told.length === 0) return [];
  const lists = slots.filter(({ items }) => items.length > 0);
  return told.flatMap((slot): readonly Rule[] => {
    const [, thing = "", said] = lasts.exec(slot.words) ?? [];
    const root = new RegExp(`^${thing.replace(/(?<=...)ed$/, ".*")}$`);
    const list = lists.find(({ words }) => root.test(toSingular(words.split(" ")).at(-1) ?? ""));
    const part = said ?? (happenings.test(thing) ? "at" : "text");
    if (!list) return [];
    if (slot.kind === "object") return findWhole(slot, list);
    const teller = tellers[parts[part] ?? ""];
    const key = teller && itemNamed(list, teller);
    return key === undefined ? [] : [toRule(slot, list, key)];
  });
};

/** `lastMessage: { text, sentAt }` is the last of the `messages`, as far as both tell the same. */
function findWhole(slot: Slot, list: Slot): readonly Rule[] {
  const { properties = {} } = "properties" in slot.schema ? slot.schema : {};
  const names = Object.keys(properties);
  const wordsOf = wordsAmong(names, slot.words.split(" "));
  const pairs = names.flatMap((name) => {
    const words = wordsOf(name).join(" ");
    const teller = tellers[parts[words] ?? parts[words.split(" ").at(-1) ?? ""] ?? ""];
    const own = list.items.find(({ readings }) => readings.includes(words))?.name;
    const key = own ?? (teller && itemNamed(list, teller));
    return key === undefined ? [] : [[name, key] as const];
  });
  const apply = (scope: Scope) => {
    const [before, last] = [scope.values[slot.name], itemsOf(scope, list).at(-1)];
    if (!isPresent(scope.values[list.name])) return;
    if (!last) clear(scope, slot);
    else if (isObject(before)) {
      const said = pairs.filter(([, key]) => isPresent(last[key]));
      write(scope, slot, { ...before, ...Object.fromEntries(said.map(toTold(last))) });
    }
  };
  return pairs.length === 0 ? [] : [{ reads: [list, slot], writes: [slot], apply }];
}

function toTold(last: JsonObject): (pair: readonly [string, string]) => [string, Json] {
  return ([name, key]) => [name, last[key] ?? null];
}

function toRule(slot: Slot, list: Slot, key: string): Rule {
  const apply = (scope: Scope) => {
    if (!isPresent(scope.values[list.name])) return;
    const last = itemsOf(scope, list).at(-1);
    if (last === undefined) clear(scope, slot);
    else fill(scope, slot);
    const [said, before] = [last?.[key], scope.values[slot.name]];
    // An instant is no day, and a clock neither.
    const [when, own] = [toTime(said), toTime(before)];
    if (when?.form === own?.form) write(scope, slot, said);
    else if (when && own && when.form !== "clock" && own.form !== "clock")
      writeTime(scope, slot, when.at + (when.form === "day" ? own.at % 86_400_000 : 0));
  };
  return { reads: [list, slot], writes: [slot], apply };
}
