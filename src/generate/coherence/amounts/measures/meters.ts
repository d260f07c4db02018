import { type Matcher, oneOf } from "../../../one-of.ts";
import { findActors } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

/** A counter that only goes up, read twice: what lies between is what was used. */
interface Meter {
  readonly before: string;
  readonly after: string;
  readonly between: Matcher;
  /** How much it moves where nothing says so. */
  readonly step: readonly [least: number, most: number];
  /** Words of the things that it is for. Default: any. */
  readonly owner?: Matcher;
}

const meters: readonly Meter[] = [
  {
    before: "previous value|previous index|last value",
    after: "value|current value|reading value|index",
    between: /^(?:consumption|usage|units consumed|units used|used|difference|delta)(?: kwh)?$/,
    step: [40, 640],
    owner: oneOf("meter|utility"),
  },
  {
    before: "last reading|last kwh",
    after: "current reading|reading|current kwh|reading kwh|new reading",
    between: /^(?:consumption|usage|units consumed|units used|used|kwh|consumed)(?: kwh| m3)?$/,
    step: [40, 640],
  },
  {
    before: "previous reading|start reading|opening reading|previous kwh|last kwh",
    after:
      "current reading|last reading|latest reading|reading|end reading|closing reading|current kwh|reading kwh",
    between: /^(?:consumption|usage|units consumed|units used|used|kwh|consumed)(?: kwh| m3)?$/,
    step: [40, 640],
  },
  {
    before:
      "odometer start|start odometer|mileage out|start mileage|mileage start|pickup mileage|mileage at pickup",
    after:
      "odometer end|end odometer|mileage in|end mileage|mileage end|return mileage|mileage at return",
    between: oneOf("distance|distance km|km|kilometers|miles|distance driven|total km"),
    step: [60, 1400],
  },
];

export const findMeters: FindRules = ({ slots, owner }) =>
  meters.flatMap(({ before, after, between, step: [least, most], owner: of }) => {
    if (of && !owner.some((word) => of.test(word))) return [];
    const find = (role: string): Slot | undefined =>
      findActors(slots, role, quantityKinds).find(({ stem }) => stem === "")?.slot;
    const [first, second] = [find(before), find(after)];
    if (!first || !second || first === second) return [];
    const used = slots.find(
      ({ words, kind }) => quantityKinds.includes(kind) && between.test(words),
    );
    return [
      {
        reads: used ? [first, used] : [first],
        writes: [second],
        apply: (scope) => {
          const start = readQuantity(scope, first);
          if (start === undefined) return;
          const told = used && readQuantity(scope, used);
          writeQuantity(
            scope,
            second,
            start + (told ?? chanceFor(scope, second).between(least, most)),
          );
        },
      },
    ];
  });
