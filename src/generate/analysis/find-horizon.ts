import type { Resource } from "../../schema/resource.ts";
import type { Schema } from "../../schema/schema.ts";
import { endless, type Horizon } from "../draw/record-budget.ts";
import type { RecordSizes } from "./record-size.ts";

/** As long as a record of a wide and deep type is on average, in characters. */
const usualLength = 8_000;
/** An answer shows up to five records inside each other where models contain each other. */
const asPart = 0.5;
/** Types that go on beyond it lead back to themselves, and end by that. */
const furthestLevel = 10;

/** The furthest horizon within which records are of a usual length; none where all of them are. */
export function findHorizon({ variants, whole }: Resource, sizes: RecordSizes): Horizon {
  const share = whole === undefined ? 1 : asPart;
  const most = endless.most * share;
  return { ...findReach(variants, usualLength * share, sizes), most };
}

function findReach(
  schemas: readonly Schema[],
  usual: number,
  sizes: RecordSizes,
): Pick<Horizon, "level" | "share"> {
  const lengthAt = (level: number) =>
    Math.max(...schemas.map((schema) => sizes.of(schema, { ...endless, level })));
  let nearer = lengthAt(-1);
  for (let level = 0; level <= furthestLevel; level++) {
    const length = lengthAt(level);
    if (length > usual) {
      const share = (usual - nearer) / (length - nearer);
      return { level, share: Math.max(0, share) };
    }
    if (length === nearer && level > 0) break;
    nearer = length;
  }
  return endless;
}
