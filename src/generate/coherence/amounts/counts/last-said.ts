import type { Scope } from "../../../draw/scope.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, isOptional, isPresent, type Slot, write } from "../../slot.ts";
import { toEvent } from "../../times/time.ts";

const lasts = /^(?:last|latest) (?<of>reply|comment|message|post|answer|review)\b/;

const uses =
  /^last (?:used|request|requested|called|call|triggered|run|executed|accessed|opened|played)$/;
const used =
  /^(?:(?:request|usage|use|call|trigger|run|execution|access|open|play)s? count|(?:total |number of )?(?:requests|uses|calls|triggers|runs|executions|opens|plays)|times (?:used|called|run|played))$/;

/** Where nobody was the last to reply, nobody has replied; what was never used has no uses. */
export const findLastSaid: FindRules = ({ slots }) => [
  ...findUnused(slots),
  ...slots.flatMap((last) => {
    const of = isOptional(last) ? lasts.exec(last.words)?.groups?.["of"] : undefined;
    const many = of?.replace(/y$/, "ie");
    const names = [`${of} count`, `${many}s count`, `${many}s`, `total ${many}s`, `num ${many}s`];
    const count = slots.find(({ words, kind }) => kind === "number" && names.includes(words));
    if (of === undefined || !count) return [];
    // Who was the last to reply did so at some time.
    const others = slots.filter(
      (slot) => slot !== last && isOptional(slot) && lasts.exec(slot.words)?.groups?.["of"] === of,
    );
    const apply = (scope: Scope) => {
      if (isPresent(scope.values[last.name])) return;
      write(scope, count, 0);
      for (const slot of others) clear(scope, slot);
    };
    return [{ reads: [last], writes: [count, ...others], apply }];
  }),
];

function findUnused(slots: readonly Slot[]): readonly Rule[] {
  const last = slots.find((slot) => isOptional(slot) && uses.test(toEvent(slot)));
  const counts = slots.filter(({ kind, words }) => kind === "number" && used.test(words));
  if (!last || counts.length === 0) return [];
  const apply = (scope: Scope) => {
    if (isPresent(scope.values[last.name])) return;
    for (const count of counts) write(scope, count, 0);
  };
  return [{ reads: [last], writes: counts, apply }];
}
