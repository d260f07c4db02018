import type { Scope } from "../../../draw/scope.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** Flags that are raised only where another is: nobody is sent a bill for what is not billable. */
const needs: readonly (readonly [flag: RegExp, needed: RegExp])[] = [
  [/^(?:invoiced|billed)$/, /^billable$/],
  [/^reimbursed$/, /^(?:reimbursable|approved)$/],
  [/^refunded$/, /^paid$/],
  [/^clicked$/, /^opened$/],
  [/^opened$/, /^delivered$/],
  [/^replied$/, /^(?:read|opened)$/],
  [/^checked out$/, /^checked in$/],
  [/^returned$/, /^(?:delivered|picked up|borrowed)$/],
];

export const findNeededFlags: FindRules = ({ slots }) => {
  const flags = slots.filter(({ kind }) => kind === "boolean");
  if (flags.length < 2) return [];
  const nameOf = (words: string) => words.replace(/^(?:is|was|has|has been) /, "");
  return needs.flatMap(([name, other]) => {
    const flag = flags.find(({ words }) => name.test(nameOf(words)));
    const needed = flag && flags.find(({ words }) => other.test(nameOf(words)));
    if (!flag || !needed) return [];
    const apply = (scope: Scope) => {
      if (scope.values[needed.name] === false) write(scope, flag, false);
    };
    return [{ reads: [needed], writes: [flag], apply }];
  });
};
