import type { Contents, NewRecord } from "./dataset.ts";
import { largestCounted } from "./tables/tables.ts";

/** Records that were never there before, counted from the first. */
export function toContents(records: readonly NewRecord[], isTouched: boolean): Contents {
  const numbers = records.flatMap(({ id }) =>
    typeof id === "number" && id <= largestCounted ? [Math.trunc(id)] : [],
  );
  const number = numbers.reduce((most, each) => Math.max(most, each), 0);
  return {
    records: records.map(({ json }, index) => ({ sequence: index + 1, json })),
    next: { position: records.length, number },
    isTouched,
  };
}
