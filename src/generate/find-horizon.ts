import type { Schema } from "../schema/schema.ts";
import { endless, type Horizon } from "./record-budget.ts";
import type { RecordSizes } from "./record-size.ts";

/** As long as a record of a wide and deep type is on average, in characters. */
const usualLength = 8_000;
/** Types that go on beyond it lead back to themselves, and end by that. */
const furthestLevel = 10;

/** The furthest horizon within which records are of a usual length; none where all of them are. */
export function findHorizon(schemas: readonly Schema[], sizes: RecordSizes): Horizon {
  const lengthAt = (horizon: Horizon) =>
    Math.max(...schemas.map((schema) => sizes.of(schema, horizon)));
  let nearer = lengthAt({ level: -1, share: 1 });
  for (let level = 0; level <= furthestLevel; level++) {
    const length = lengthAt({ level, share: 1 });
    if (length > usualLength) {
      const share = (usualLength - nearer) / (length - nearer);
      return { level, share: Math.max(0, share) };
    }
    if (length === nearer && level > 0) break;
    nearer = length;
  }
  return endless;
}
