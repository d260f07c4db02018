import type { Contents, NewRecord } from "./dataset.ts";

/** Records that were never there before, counted from the first. */
export function toContents(
  records: readonly Pick<NewRecord, "json">[],
  isTouched: boolean,
): Contents {
  return {
    records: records.map(({ json }, index) => ({ sequence: index + 1, json })),
    // The records themselves tell what they have taken, and nothing was taken beyond that.
    next: { position: 0, number: 0 },
    isTouched,
  };
}
