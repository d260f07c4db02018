import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import type { FindRules, Parts, Rule } from "../../rule.ts";
import { clear, isOptional, type Slot, write } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

/** What somebody comes or is come to for on its day. */
const visits = oneOf(
  "job|booking|appointment|visit|session|lesson|class|ride|walk|tour|cleaning|repair|delivery|consultation|reservation|rental|trip|shoot|pickup|inspection|checkup|treatment|move|event",
);
const begins = oneOf(
  "scheduled|scheduled for|appointment|visit|session|lesson|start|starts|date|pickup|booking|booked for|shoot|event|moving|move",
);
const opinions =
  /^(?:(?:customer |client |guest |student |user )?(?:rating|stars|review|feedback)|rating given|(?:amount |total )?tip(?:ped)?(?: amount)?)$/;
const works = /(?:^| )(?:tasks|steps|checklist|todos|checklist items|services done)$/;
const done = oneOf("done|completed|complete|finished|checked");

/** Nobody rates or ticks off what is still to come, where only its day tells that it is. */
export const findNotYet: FindRules = ({ slots, owner }: Parts) => {
  if (!owner.some((word) => visits.test(word)) || findStatus(slots, owner)) return [];
  const begin = slots.find(
    (slot) => timeKinds.includes(slot.kind) && begins.test(toEvent(slot)) && slot.kind === "text",
  );
  if (!begin) return [];
  const isAhead = (scope: Scope) => {
    const time = readTime(scope, begin);
    return time !== undefined && time.form !== "clock" && time.at > scope.facet(timelines).now;
  };
  return slots.flatMap((slot): readonly Rule[] => {
    if (opinions.test(slot.words) && isOptional(slot))
      return [
        {
          reads: [begin, slot],
          writes: [slot],
          apply: (scope) => {
            if (isAhead(scope)) clear(scope, slot);
          },
        },
      ];
    const flag = flagOf(slot);
    if (flag === undefined) return [];
    const apply = (scope: Scope) => {
      if (!isAhead(scope)) return;
      const items = itemsOf(scope, slot);
      if (items.length > 0)
        write(scope, slot, items.map((item) => ({ ...item, [flag]: false })) as Json);
    };
    return [{ reads: [begin, slot], writes: [slot], apply }];
  });
};

function flagOf(slot: Slot): string | undefined {
  return slot.kind === "list" && works.test(slot.words)
    ? itemNamed(slot, done, "boolean")
    : undefined;
}
