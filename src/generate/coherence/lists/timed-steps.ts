import { oneOf } from "../../one-of.ts";
import { itemsOf } from "../items.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const lists = /(?:^| )(?:jobs|steps|stages|tasks|checks|phases|test cases|suites)$/;
const runs = oneOf(
  "pipeline|build|workflow|deployment|run|execution|release|job|migration|backup|sync|import|export|test",
);
const lengths =
  /^(?:total )?(?:duration|elapsed|runtime|run time|took|(?=secs?$|seconds$))(?: ?(seconds|secs|sec|s|ms|millis|milliseconds|minutes|mins|min))?$/;

/** Seconds of a step of a run that says nothing of its own length. */
const usual = [8, 95] as const;
const inSeconds: Readonly<Record<string, number>> = { m: 60, ms: 0.001 };

/** The steps of a run take as long as the run does, less what it waited. */
export const findTimedSteps: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => runs.test(word))) return [];
  const whole = slots.find(({ kind, words }) => kind === "number" && lengths.test(words));
  return slots.flatMap((list) => {
    const item =
      list.kind === "list" && lists.test(list.words)
        ? list.items.find(({ kind, words }) => kind === "number" && lengths.test(words))
        : undefined;
    const unit = item && unitOf(item);
    if (!item || unit === undefined || (whole && unitOf(whole) !== unit)) return [];
    const apply = (scope: Parameters<typeof itemsOf>[0]) => {
      const items = itemsOf(scope, list);
      if (items.length === 0) return;
      const chance = chanceFor(scope, list);
      const parts = items.map(() => usual[0] + chance.next() * (usual[1] - usual[0]));
      const sum = parts.reduce((all, part) => all + part, 0);
      const said = whole && scope.values[whole.name];
      const scale = typeof said === "number" ? (said * 0.97) / sum : 1 / unit;
      const told = items.map((one, at) =>
        typeof one[item.name] === "number"
          ? { ...one, [item.name]: Math.round((parts[at] ?? 0) * scale) }
          : one,
      );
      write(scope, list, told);
    };
    return [{ reads: whole ? [list, whole] : [list], writes: [list], apply }];
  });
};

/** How many seconds one of its units has. */
function unitOf({ words }: Pick<Slot, "words">): number {
  const unit = lengths.exec(words)?.[1] ?? "";
  return inSeconds[/^mill|^ms/.test(unit) ? "ms" : unit.charAt(0)] ?? 1;
}
