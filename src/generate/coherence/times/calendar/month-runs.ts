import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const names =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const early = oneOf("sowing|planting|pruning|breeding|nesting");
const later = oneOf("bloom|blooming|flowering|spawning|best|peak|season|growing|harvest|fruiting");

/** What happens in some months of the year happens in months that follow each other. */
export const findMonthRuns: FindRules = ({ slots }) =>
  slots
    .filter(({ kind }) => kind === "list")
    .flatMap((slot) => {
      const [, kind = ""] = /(?:^| )(\w+) months$/.exec(slot.words) ?? [];
      if (!early.test(kind) && !later.test(kind)) return [];
      return {
        reads: [],
        writes: [slot],
        apply: (scope) => {
          const one = [scope.values[slot.name]].flat()[0];
          const chance = chanceFor(scope, slot);
          const first = chance.between(0, 2) + (early.test(kind) ? 2 : 4);
          const months = names.split("|").slice(first - 1, first + chance.between(1, 3));
          const told = typeof one === "number" ? months.map((_, at) => first + at) : months;
          if (one !== undefined) write(scope, slot, told);
        },
      };
    });
