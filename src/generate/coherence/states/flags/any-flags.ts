import type { Scope } from "../../../draw/scope.ts";
import { itemsOf } from "../../items.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** What is true of a whole as soon as it is of one of its parts. */
const ofOne =
  /^(?:is |has |contains |includes )?(?:explicit|fragile|hazardous|perishable|age restricted|alcohol|alcoholic|damaged|defective|back ?ordered|overdue|flagged)$/;

/** An album with an explicit song is explicit, and one without is not. */
export const findAnyFlags: FindRules = ({ slots }) =>
  slots.flatMap((flag) => {
    if (flag.kind !== "boolean" || !ofOne.test(flag.words)) return [];
    const bare = flag.words.replace(/^(?:is|has|contains|includes) /, "");
    return slots.flatMap((list) => {
      const name = list.items.find(
        ({ kind, readings }) => kind === "boolean" && readings.includes(bare),
      )?.name;
      if (name === undefined) return [];
      const apply = (scope: Scope) => {
        const items = itemsOf(scope, list);
        if (items.length > 0)
          write(
            scope,
            flag,
            items.some((item) => item[name] === true),
          );
      };
      return [{ reads: [list], writes: [flag], apply }];
    });
  });
