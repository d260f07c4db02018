const verbs: ReadonlySet<string> = new Set(
  "estimated expected needed promised required wanted".split(" "),
);

/** Whether `… by` names a day: a thing is `neededBy` Friday, and `approvedBy` somebody. */
export function isByADay(verb: string): boolean {
  return verbs.has(verb);
}
