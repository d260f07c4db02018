import type { Scope } from "../../../draw/scope.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, fill, isOptional, type Slot, write } from "../../slot.ts";

const members =
  /^(?:participants|participant ids|members|member ids|users|user ids|recipients|recipient ids)$/;
const titles = /^(?:title|name|group name|chat name|subject|avatar|avatar url|group avatar)$/;

/** Three are a group, and only a group is called anything. */
export const findGroupChats: FindRules = ({ slots }) => {
  const flag = slots.find(({ words, kind }) => kind === "boolean" && words === "is group");
  if (!flag) return [];
  const list = slots.find(({ words, kind }) => kind === "list" && members.test(words));
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
    if (Array.isArray(all)) write(scope, flag, all.length > 2);
  };
  return { reads: [list], writes: [flag], apply };
}

function toNamed(flag: Slot, slot: Slot): Rule {
  const apply = (scope: Scope) => {
    if (scope.values[flag.name] === true) fill(scope, slot);
    else clear(scope, slot);
  };
  return { reads: [flag], writes: [slot], apply };
}
