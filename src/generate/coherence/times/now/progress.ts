import type { Scope } from "../../../draw/scope.ts";
import { day, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { readQuantity, toShare } from "../../quantity.ts";
import type { Parts, Rule } from "../../rule.ts";
import { readTime, writeTime } from "../time.ts";
import type { TenseReader, TimeSlot } from "../time-slots.ts";

const shares = oneOf(
  "progress|percent complete|percentage complete|completion|completion percent|completion percentage|percent done|progress percent|completion rate|complete percent",
);
const starts = oneOf("start|starts|project start|planned start|begin|kickoff");
const ends = oneOf(
  "end|ends|target completion|expected completion|planned completion|projected completion|scheduled completion|planned finish|planned end|completion|due|deadline|target|target end|estimated completion|project end|finish",
);

/** What is half done was begun and is not over, where no status says more. */
export function findProgress(
  times: readonly TimeSlot[],
  { slots }: Parts,
  tense: TenseReader,
): Rule[] {
  const share = slots.find(({ words, kind }) => kind === "number" && shares.test(words));
  const start = times.find(({ event }) => starts.test(event))?.slot;
  const end = times.find(({ event, slot }) => ends.test(event) && slot !== start)?.slot;
  if (!share || !start) return [];
  const apply = (scope: Scope) => {
    const told = tense?.read(scope);
    if (told !== undefined && told !== "running") return;
    const [done, from] = [readQuantity(scope, share), readTime(scope, start)];
    const to = end && readTime(scope, end);
    if (done === undefined || !from || from.form === "clock" || to?.form === "clock") return;
    const { now } = scope.facet(timelines);
    const part = Math.min(0.98, Math.max(0.02, toShare(done)));
    const span = to && to.at - from.at > 14 * day ? to.at - from.at : (60 + done * 2) * day;
    const isRunning = from.at < now && (!to || to.at > now);
    const passed = to ? (now - from.at) / (to.at - from.at) : part;
    // Nothing of two years is nearly done after a month.
    const isEarly = isRunning && part - passed > 0.25;
    if (told !== undefined && !isEarly) return;
    if ((isRunning && !isEarly) || (done === 0 && from.at > now)) return;
    const begun = toMinute(now - part * span - (done >= 100 ? 9 * day : 0));
    if (writeTime(scope, start, begun) && end) writeTime(scope, end, toMinute(begun + span));
  };
  return [
    {
      reads: end ? [share, start, end] : [share, start],
      writes: end ? [start, end] : [start],
      apply,
    },
  ];
}
