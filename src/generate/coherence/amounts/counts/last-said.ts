import type { Scope } from "../../../draw/scope.ts";
import type { FindRules } from "../../rule.ts";
import { isOptional, isPresent, write } from "../../slot.ts";

const lasts = /^(?:last|latest) (?<of>reply|comment|message|post|answer|review)\b/;

/** Where nobody was the last to reply, nobody has replied. */
export const findLastSaid: FindRules = ({ slots }) =>
  slots.flatMap((last) => {
    const of = isOptional(last) ? lasts.exec(last.words)?.groups?.["of"] : undefined;
    const many = of?.replace(/y$/, "ie");
    const names = [`${of} count`, `${many}s count`, `${many}s`, `total ${many}s`, `num ${many}s`];
    const count = slots.find(({ words, kind }) => kind === "number" && names.includes(words));
    if (of === undefined || !count) return [];
    const apply = (scope: Scope) => {
      if (!isPresent(scope.values[last.name])) write(scope, count, 0);
    };
    return [{ reads: [last], writes: [count], apply }];
  });
