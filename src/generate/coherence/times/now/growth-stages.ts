import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { spelledIn } from "../../spelling.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

/** What a crop is after so much of its time in the field, under the words that people have for it. */
const stages: readonly (readonly [until: number, names: readonly string[]])[] = [
  [0, ["planned", "planted"]],
  [0.12, ["germination", "sprouting", "germinating", "planted", "sown"]],
  [0.28, ["seedling", "emergence", "planted"]],
  [0.55, ["vegetative", "growing", "growth", "tillering"]],
  [0.78, ["flowering", "blooming"]],
  [1, ["ripening", "fruiting", "maturity", "mature", "ready", "ready to harvest"]],
  [Number.POSITIVE_INFINITY, ["harvested", "harvest", "ripening", "mature"]],
];

/** What was sown last week is not in flower. */
export const findGrowthStages: FindRules = ({ slots }) => {
  const stage = findNamed(slots, "growth stage|crop stage|plant stage", ["text", "choice"]);
  const find = (events: Matcher): Slot | undefined =>
    slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
  const begin = stage && find(oneOf("planted|planting|sown|sowing"));
  const end = begin && find(/^(?:expected |estimated )?harvest$/);
  if (!stage || !begin || !end) return [];
  const apply = (scope: Scope) => {
    const [from, to] = [readTime(scope, begin), readTime(scope, end)];
    if (!from || !to || to.at <= from.at) return;
    const share = (scope.facet(timelines).now - from.at) / (to.at - from.at);
    const [, names = []] = stages.find(([until]) => share <= until) ?? [];
    const [first] = names;
    if (stage.kind === "text") write(scope, stage, first);
    else {
      const listed = names.flatMap((name) => spelledIn(stage, name) ?? [])[0];
      if (listed !== undefined) write(scope, stage, listed);
    }
  };
  return [{ reads: [begin, end], writes: [stage], apply }];
};
