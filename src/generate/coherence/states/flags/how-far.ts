import { findNamed } from "../../match-role.ts";
import { quantityKinds } from "../../quantity.ts";
import type { Slot } from "../../slot.ts";

/** How far one has come, in what the whole is counted in. */
const reaches =
  "progress seconds|watched seconds|position seconds|seconds watched|playback position|current page|pages read|progress minutes|watched minutes|lessons completed|completed lessons|saved amount|saved|amount saved|current amount|current savings|current saved";
const wholes =
  "duration seconds|total seconds|duration|total pages|pages|page count|number of pages|duration minutes|total minutes|total lessons|lessons|lesson count|target amount|goal amount|target|goal|savings target|savings goal";

/** How far one has come, and how far it is. */
export interface Way {
  readonly reach: Slot;
  readonly whole: Slot;
}

/** How many are done and how many there are, or the page that one is on and the last one. */
export function findWay(slots: readonly Slot[]): Way | undefined {
  for (const slot of slots) {
    const counted = findCounted(slot, slots);
    if (counted) return counted;
  }
  return findMeasuredWay(slots);
}

/** The page that one is on and how many there are; undefined where one of them is not told. */
export function findMeasuredWay(slots: readonly Slot[]): Way | undefined {
  const reach = findNamed(slots, reaches, quantityKinds);
  const whole = reach && findNamed(slots, wholes, quantityKinds);
  return whole && reach !== whole ? { reach, whole } : undefined;
}

/** `completedExercises` of an `exerciseCount`: how many of them are done, and how many there are. */
function findCounted(reach: Slot, slots: readonly Slot[]): Way | undefined {
  if (reach.kind !== "number") return undefined;
  const [, before, after] =
    /^(?:(?:completed|finished|done|picked|packed|scanned|counted) (\w+)|(\w+) (?:completed|finished|done|picked|packed|scanned|counted))$/.exec(
      reach.words,
    ) ?? [];
  const noun = before ?? after;
  if (noun === undefined) return undefined;
  const one = noun.replace(/s$/, "");
  const names = `${noun}|${noun} count|${one} count|total ${noun}|${noun} total|number of ${noun}`;
  const whole = findNamed(slots, names, ["number"]);
  return whole && { reach, whole };
}
