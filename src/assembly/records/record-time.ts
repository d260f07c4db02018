import type { Config } from "../../config/config.ts";
import type { Dataset } from "../../dataset/dataset.ts";

/** Midnight, UTC: two starts of one day make the same records. */
export function toDay(time: Date): Date {
  return new Date(`${time.toISOString().slice(0, 10)}T00:00:00.000Z`);
}

/**
 * The time that records lie around: the config's, or that of the records which are already there,
 * so that what is made later fits them and a restart changes nothing.
 */
export function findRecordTime({ now }: Config, dataset: Dataset, clock: () => Date): Date {
  if (now) return now;
  const kept = dataset.recordTime();
  if (kept) return kept;
  const today = toDay(clock());
  dataset.keepRecordTime(today);
  return today;
}
