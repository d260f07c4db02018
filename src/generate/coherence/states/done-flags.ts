import { readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules } from "../rule.ts";

const flags = /^(?:is )?(?:completed|complete|done|finished|achieved)$/;
const shares =
  /^(?:progress|percent complete|completion|completion percentage|progress percent|progress percentage|percent done|percentage complete|percent)$/;

/** What is done is done to the last percent, and what is not lacks some. */
export const findDoneFlags: FindRules = ({ slots }) => {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && flags.test(words));
  const share = slots.find(({ kind, words }) => kind === "number" && shares.test(words));
  if (!flag || !share) return [];
  return [
    {
      reads: [flag, share],
      writes: [share],
      apply: (scope) => {
        const [isDone, reached] = [scope.values[flag.name], readQuantity(scope, share)];
        if (typeof isDone !== "boolean" || reached === undefined) return;
        if (isDone) writeQuantity(scope, share, 100);
        else if (reached >= 100)
          writeQuantity(scope, share, chanceFor(scope, share).between(1, 19) * 5);
      },
    },
  ];
};
