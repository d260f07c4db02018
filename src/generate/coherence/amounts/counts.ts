import { toSingular, toWords } from "../../../schema/name-words.ts";
import type { FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

/** Words that make a count of a noun, wherever they stand: `commentCount`, `numberOfItems`. */
const countWords = new Set("count num number no of total nr".split(" "));

/** `commentCount` counts `comments`, `totalItems` counts `items`. */
export const findCounts: FindRules = ({ slots }) => {
  const lists = slots.filter(({ kind, words }) => kind === "list" && words !== "");
  return slots.flatMap((slot) => {
    if (slot.kind !== "number") return [];
    const list = findCounted(slot, lists);
    if (!list) return [];
    return {
      reads: [list],
      writes: [slot],
      apply: (scope) => {
        const items = scope.values[list.name];
        if (Array.isArray(items)) write(scope, slot, items.length);
      },
    };
  });
};

function findCounted(slot: Slot, lists: readonly Slot[]): Slot | undefined {
  const words = slot.words.split(" ");
  const noun = words.filter((word) => !countWords.has(word));
  if (noun.length === words.length) return undefined;
  if (noun.length === 0)
    return lists.length === 1 && words.at(-1) === "count" ? lists[0] : undefined;
  const target = toSingular(noun).join(" ");
  return lists.find(({ name }) => {
    const listed = toSingular(toWords(name));
    // `participantIds` are as many as the participants.
    const things = listed.at(-1) === "id" && listed.length > 1 ? listed.slice(0, -1) : listed;
    return things.join(" ") === target;
  });
}
