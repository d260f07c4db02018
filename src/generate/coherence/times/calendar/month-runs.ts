import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const names =
  "January|February|March|April|May|June|July|August|September|October|November|December";

/** In which month each begins, at the earliest. */
const beginnings = [
  [oneOf("sowing|planting|pruning|breeding|nesting"), 2],
  [oneOf("bloom|blooming|flowering|spawning|best|peak|season|growing"), 4],
  [oneOf("harvest|harvesting|fruiting|picking"), 7],
] as const;

/** What happens in some months of the year happens in months that follow each other. */
export const findMonthRuns: FindRules = ({ slots }) =>
  slots.flatMap((slot) => {
    const [, kind = ""] = /(?:^| )(\w+) months$/.exec(slot.words) ?? [];
    const [, earliest] = beginnings.find(([words]) => words.test(kind)) ?? [];
    if (slot.kind !== "list" || earliest === undefined) return [];
    return [
      {
        reads: [],
        writes: [slot],
        apply: (scope) => {
          const one = [scope.values[slot.name]].flat()[0];
          const chance = chanceFor(scope, slot);
          const first = chance.between(earliest, earliest + 2);
          const told = names.split("|").slice(first - 1, first + chance.between(1, 3));
          const isShort = String(one).length === 3 && one !== "May";
          const texts = told.map((name) => (isShort ? name.slice(0, 3) : name));
          if (one !== undefined)
            write(scope, slot, typeof one === "number" ? told.map((_, at) => first + at) : texts);
        },
      },
    ];
  });
