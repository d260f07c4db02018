import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

/** A share of two that are counted apart: so many for it of all who have voted. */
const ratios: readonly {
  readonly result: string;
  readonly part: string;
  readonly rest: string;
}[] = [
  {
    result: "upvote ratio|like ratio|approval ratio|positive ratio",
    part: "upvotes|likes|upvote count|like count|thumbs up|positive votes",
    rest: "downvotes|dislikes|downvote count|dislike count|thumbs down|negative votes",
  },
  { result: "win ratio|win loss ratio", part: "wins|won", rest: "losses|lost" },
];

export const findRatios: FindRules = ({ slots }) => [
  ...findProgress(slots),
  ...findNamedRatios(slots),
  ...ratios.flatMap(({ result, part, rest }) => {
    const [ratio, one, other] = [result, part, rest].map((name) =>
      findNamed(slots, name, ["number"]),
    );
    if (!ratio || !one || !other) return [];
    const apply = (scope: Scope) => {
      const [share, much, less] = [ratio, one, other].map((slot) => readQuantity(scope, slot));
      if (share === undefined || much === undefined || less === undefined) return;
      const all = much + less;
      const whole = share > 1 ? 100 : 1;
      if (all > 0)
        writeQuantity(scope, ratio, Number(((much / all) * whole).toFixed(whole > 1 ? 1 : 2)));
    };
    return [{ reads: [one, other], writes: [ratio], apply }];
  }),
];

const named = /^(\w+) (?:to )?(\w+) ratio$/;

/** `studentTeacherRatio`: so many students for each teacher. */
function findNamedRatios(slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((ratio): readonly Rule[] => {
    const [, one, other] = (ratio.kind === "number" && named.exec(ratio.words)) || [];
    if (one === undefined || other === undefined) return [];
    const [many, few] = [one, other].map((noun) =>
      findNamed(slots, `${noun} count|${noun}s|${noun}s count|total ${noun}s|number ${noun}s`, [
        "number",
      ]),
    );
    if (!many || !few) return [];
    const apply = (scope: Scope) => {
      const [of, by] = [many, few].map((slot) => readQuantity(scope, slot));
      if (of !== undefined && by !== undefined && by > 0)
        writeQuantity(scope, ratio, Number((of / by).toFixed(1)));
    };
    return [{ reads: [many, few], writes: [ratio], apply }];
  });
}

const percents = oneOf(
  "percent complete|completion|progress|percent done|completion percent|progress percent|completion percentage|progress percentage|percentage complete",
);
const lists = /(?:^| )(?:tasks|steps|items|checklist|todos|subtasks|milestones|lessons|modules)$/;
const done = /^(?:(?:completed|done|finished)(?: at| on| date)?|complete|checked|packed|watched)$/;

/** How far a checklist is done, its items say. */
function findProgress(slots: readonly Slot[]): readonly Rule[] {
  const percent = slots.find(({ words, kind }) => kind === "number" && percents.test(words));
  const list = percent && slots.find(({ words }) => lists.test(words));
  const name = list && itemNamed(list, done);
  if (!percent || !list || name === undefined) return [];
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const ready = items.filter((item) => item[name]).length;
    if (items.length > 0) writeQuantity(scope, percent, Math.round((ready / items.length) * 100));
  };
  return [{ reads: [list], writes: [percent], apply }];
}
