import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { clear, type Slot, write } from "../../slot.ts";

const passed = /^(?:is |has )?(?:pass|passed|compliant)$/;
const faults = oneOf(
  "defects|violations|deficiencies|nonconformities|failures|faults|corrective actions",
);
const sequels = /^(?:follow ?up|reinspection|re inspection)(?: (?:at|on|date|due))?$/;

/** What has passed had nothing wrong with it, and nobody comes again: `passed: true`. */
export const findFaultless: FindRules = ({ slots }) => {
  const flag = slots.find(({ words, kind }) => kind === "boolean" && passed.test(words));
  const lists = slots.filter(({ words, kind }) => kind === "list" && faults.test(words));
  const later = slots.filter(({ words }) => sequels.test(words));
  const writes: readonly Slot[] = [...lists, ...later];
  if (!flag || writes.length === 0) return [];
  const apply = (scope: Scope) => {
    if (scope.values[flag.name] !== true) return;
    for (const list of lists) write(scope, list, []);
    for (const slot of later) clear(scope, slot);
  };
  return [{ reads: [flag], writes, apply }];
};
