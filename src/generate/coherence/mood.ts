import { findNamed } from "./match-role.ts";
import { quantityKinds } from "./quantity.ts";
import type { Slot } from "./slot.ts";

/** What somebody thinks of something, as far as a number of stars tells. */
export type Mood = (typeof moods)[number];

export const moods = ["good", "mixed", "bad"] as const;

const ratings = "rating|stars|score|overall rating|star rating|overall|overall score|rate";

/** The member that says how something was liked. */
export function findRating(slots: readonly Slot[]): Slot | undefined {
  return (
    findNamed(slots, ratings, quantityKinds) ??
    // Of several parts the one that is told first: what was eaten, before who brought it.
    slots.find(
      ({ kind, words }) => quantityKinds.includes(kind) && / (?:rating|stars)$/.test(words),
    )
  );
}

/** Of five stars; what is more is of ten or of a hundred. */
export function moodOf(given: number): Mood | undefined {
  const most = [5, 10, 100].find((scale) => given <= scale);
  if (most === undefined) return undefined;
  const share = given / most;
  return share >= 0.75 ? "good" : share >= 0.5 ? "mixed" : "bad";
}
