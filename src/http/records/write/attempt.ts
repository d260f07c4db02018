import { HttpError } from "../../../errors.ts";
import type { Collection } from "../../../schema/resource.ts";

const mostAttempts = 20;

/** Again where another program was quicker. */
export function attempt<T>(resource: Collection, work: () => T | undefined): T {
  for (let count = 0; count < mostAttempts; count++) {
    const result = work();
    if (result !== undefined) return result;
  }
  throw new HttpError("record-changed", `A record of ${resource.path} kept changing meanwhile.`);
}
