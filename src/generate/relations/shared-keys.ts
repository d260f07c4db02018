import type { FindRules, Rule } from "../coherence/rule.ts";
import { type Slot, write } from "../coherence/slot.ts";
import { oneOf } from "../one-of.ts";
import { type Link, nameIn } from "./link.ts";

const numbered = oneOf(
  "key|task key|issue key|ticket key|story key|code|issue code|task code|identifier|ticket number|issue number|reference|ref",
);
const prefixes = "key|prefix|code|project key|short code|issue prefix|ticket prefix|abbreviation";
const owners = oneOf("project|board|team|space|workspace|product|repository");

/** `MAD-79` is a task of the project whose key is `MAD`. */
export function findSharedKeys(links: readonly Link[]): FindRules {
  return ({ slots }) => {
    const key = slots.find(
      ({ kind, hold, words }) => kind === "text" && hold === "free" && numbered.test(words),
    );
    const link = key && links.find(({ role }) => owners.test(role.at(-1) ?? ""));
    return key && link ? toRules(key, link, slots) : [];
  };
}

function toRules(key: Slot, { to, member, peek: look }: Link, slots: readonly Slot[]): Rule[] {
  const reference = slots.find(({ name }) => name === member);
  const name = nameIn(to, prefixes);
  const peek = name === undefined ? undefined : look?.([name]);
  if (!reference || name === undefined || !peek) return [];
  const apply: Rule["apply"] = (scope) => {
    const position = scope.referred(member);
    const prefix = position === undefined ? undefined : peek(position)[name];
    const drawn = scope.values[key.name];
    const number = /^[A-Z][A-Z0-9]*-(\d+)$/.exec(String(drawn))?.[1];
    if (number === undefined || !/^[A-Z][A-Z0-9]{0,9}$/.test(String(prefix))) return;
    write(scope, key, `${prefix}-${number}`);
  };
  return [{ reads: [reference], writes: [key], apply }];
}
