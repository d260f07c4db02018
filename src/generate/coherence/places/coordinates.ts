import type { Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { places } from "../../facets/place.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const points =
  /(?:^| )(?:coordinates?|position|point|centroid|center|centre|lng lat|lon lat|location|geo)$/;
const backwards = /(?:^| )lat (?:lng|lon|long)$/;
const shapes =
  /(?:^| )(?:polygon|boundary|boundaries|outline|ring|perimeter|geofence|area|coordinates)$/;
const ways = /(?:^| )(?:path|polyline|track|route|line|linestring|waypoints)$/;
const boxes = /(?:^| )(?:bbox|bounding box|bounds|extent)$/;

/**
 * Lists of numbers that say where something is are around its place: a pair as GeoJSON writes it, a ring
 * of pairs that ends where it began, a way, or a box.
 */
export const findCoordinates: FindRules = ({ slots }) =>
  slots.flatMap((slot) => {
    const make = slot.kind === "list" || slot.kind === "other" ? makerOf(slot) : undefined;
    if (!make) return [];
    const apply = (scope: Scope) => {
      const before = scope.values[slot.name];
      if (isNumeric(before)) write(scope, slot, make(scope, slot, before));
    };
    return [{ reads: [slot], writes: [slot], apply }];
  });

type MakeShape = (scope: Scope, slot: Slot, before: readonly Json[]) => Json | undefined;

function makerOf({ words }: Slot): MakeShape | undefined {
  const isShape = shapes.test(words);
  if (boxes.test(words)) return toBox;
  if (ways.test(words)) return (...args) => (isNested(args[2]) ? toWay(...args) : undefined);
  if (backwards.test(words)) return toReversedPair;
  if (!isShape && !points.test(words)) return undefined;
  return (scope, slot, before) => {
    if (!isNested(before)) return points.test(words) ? toPair(scope) : undefined;
    const ring = toRing(scope, slot);
    return isNested(before.find(Array.isArray) ?? []) ? [ring] : ring;
  };
}

/** Nothing but numbers, however deep; what holds none may hold anything. */
function isNumeric(value: Json | undefined): value is Json[] {
  const flat = Array.isArray(value) ? value.flat(3) : [];
  return flat.length > 0 && flat.every((one) => typeof one === "number");
}

function isNested(value: Json): boolean {
  return Array.isArray(value) && value.some(Array.isArray);
}

const toReversedPair: MakeShape = (scope) => toPair(scope).toReversed();

function toPair(scope: Scope): number[] {
  const { longitude, latitude } = scope.facet(places);
  return [longitude, latitude];
}

function shifted([longitude = 0, latitude = 0]: readonly number[], east: number, north: number) {
  return [longitude + east, latitude + north].map((degree) => Number(degree.toFixed(5)));
}

/** Four corners a few hundred metres apart, and the first of them again. */
function toRing(scope: Scope, slot: Slot): number[][] {
  const chance = chanceFor(scope, slot);
  const size = () => 0.002 + 0.004 * chance.next();
  const start = toPair(scope);
  const ring = [
    shifted(start, -size(), -size()),
    shifted(start, size(), -size()),
    shifted(start, size(), size()),
    shifted(start, -size(), size()),
  ];
  return [...ring, ring[0] ?? start];
}

const toWay: MakeShape = (scope, slot, before) => {
  const chance = chanceFor(scope, slot);
  let at = toPair(scope);
  return Array.from({ length: Math.max(3, before.length) }, () => {
    at = shifted(at, 0.001 + 0.004 * chance.next(), 0.003 * (chance.next() - 0.5));
    return at;
  });
};

const toBox: MakeShape = (scope, _, before) => {
  if (isNested(before)) return undefined;
  const at = toPair(scope);
  return [...shifted(at, -0.02, -0.015), ...shifted(at, 0.02, 0.015)];
};
