import { toSingular } from "../../../../schema/name-words.ts";
import type { Scope } from "../../../draw/scope.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, fill, isPresent, type Slot, write } from "../../slot.ts";
import { toTime } from "../../times/time.ts";

const lasts = /^(?:last|latest|most recent) (\w+)(?: (\w+))?$/;

/** What is said of the last of them, and what an item calls that. */
const tellers: Readonly<Record<string, RegExp>> = {
  by: /^(?:author|author name|sender|sender name|posted by|from|user|name|by|written by|created by)$/,
  at: /^(?:at|date|time|timestamp|\w+ at|\w+ on|\w+ date)$/,
  text: /^(?:text|body|message|content|comment)$/,
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
    const [, thing = "", part = "text"] = lasts.exec(slot.words) ?? [];
    const list = lists.find(({ words }) => toSingular(words.split(" ")).at(-1) === thing);
    const teller = tellers[parts[part] ?? ""];
    const key = teller && list && itemNamed(list, teller);
    return list && key !== undefined ? [toRule(slot, list, key)] : [];
  });
};

function toRule(slot: Slot, list: Slot, key: string): Rule {
  const apply = (scope: Scope) => {
    if (!isPresent(scope.values[list.name])) return;
    const last = itemsOf(scope, list).at(-1);
    if (last === undefined) clear(scope, slot);
    else fill(scope, slot);
    const [said, before] = [last?.[key], scope.values[slot.name]];
    // An instant is no day, and a clock neither.
    if (toTime(said)?.form === toTime(before)?.form) write(scope, slot, said);
  };
  return { reads: [list, slot], writes: [slot], apply };
}
