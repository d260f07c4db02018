import type { Rule } from "../coherence/rule.ts";
import { type Slot, write } from "../coherence/slot.ts";
import type { RootLink } from "./link.ts";

/** Numbers that count the records of one parent. */
const counting =
  /^(?:track number|track no|track|disc position|line number|line no|line|position|order|sort order|sequence|sequence number|display order|order index|order number in list|episode number|episode|chapter number|chapter|step number|step|page number|question number|lesson number|module number|section number|stop number|stop sequence|leg number|sort index|week number|round|seat number in row|list position|payment number|payment no|installment number|instalment number|installment no|revision number|visit number|invoice sequence|interview round|change order number|draw number|phase number|milestone number|version number)$/;
const people =
  /^(?:user|person|member|author|customer|employee|account|profile|owner|creator|artist)$/;

/** Records of one parent are numbered from one, in the order in which they were made. */
export function findOrdinals(slots: readonly Slot[], links: readonly RootLink[]): readonly Rule[] {
  const owner = links.find(
    ({ isSelf, isRequired, role }) => !isSelf && isRequired && !people.test(role.at(-1) ?? ""),
  );
  if (!owner) return [];
  const ordinalAt = createOrdinals(owner.positionAt);
  // The position of a team in its league is not that in its club.
  const isRanked = slots.some(({ words }) =>
    /^(?:points|wins|won|played|losses|lost)$/.test(words),
  );
  return slots
    .filter(({ kind, words, hold }) => kind === "number" && hold === "free" && counting.test(words))
    .filter(({ words }) => !(isRanked && words === "position"))
    .map((slot) => ({
      reads: [],
      writes: [slot],
      apply: (scope) => void write(scope, slot, ordinalAt(scope.draw.index)),
    }));
}

/** How many records up to this one have the same parent. Kept: a record cannot know by itself. */
function createOrdinals(
  parentAt: (index: number) => number | undefined,
): (index: number) => number {
  const counts = new Map<number | undefined, number>();
  const ordinals: number[] = [];
  return (index) => {
    while (ordinals.length <= index) {
      const parent = parentAt(ordinals.length);
      const next = (counts.get(parent) ?? 0) + 1;
      counts.set(parent, next);
      ordinals.push(next);
    }
    return ordinals[index] ?? 1;
  };
}
