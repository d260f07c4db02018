import type { ErrorObject, ValidateFunction } from "ajv";
import {
  type Definitions,
  dereference,
  type Schema,
  toKinded,
  type UnionSchema,
} from "../schema.ts";
import { describeExpected, toWords } from "./fault-words.ts";
import { isOfType } from "./is-of-type.ts";

export interface Faults {
  /** By member, dotted: `{ "address.zip": "is missing" }`. */
  readonly byMember: Readonly<Record<string, string>>;
  /** How many others there are. */
  readonly more: number;
}

/** Nobody reads on after so many, and a body may have as many as it has bytes. */
const mostTold = 100;
/** A name in the body may be as long as the body. */
const longestName = 200;

type Compile = (schema: Schema) => ValidateFunction;

/**
 * Says what is wrong with a value. Of a union, ajv names the faults of every variant; a person meant
 * one of them, and wants to hear of that one alone.
 */
export function createFaultFinder(compile: Compile, definitions: Definitions) {
  const compiled = new Map<Schema, ValidateFunction>();
  return function findFaults(schema: Schema, value: unknown): Faults {
    const byMember: Record<string, string> = Object.create(null);
    const names = new Set<string>();
    for (const [path, words] of listFaults(schema, value, [])) {
      const name = path.join(".") || "body";
      if (!names.has(name) && names.size < mostTold) byMember[shorten(name)] ??= words;
      names.add(name);
    }
    return { byMember, more: Math.max(0, names.size - mostTold) };
  };

  function* listFaults(schema: Schema, value: unknown, path: readonly string[]): Generator<Fault> {
    const errors = errorsOf(schema, value);
    const unions = outermostUnions(errors);
    for (const error of errors) {
      if (!isWithinAny(unions, error)) yield [[...path, ...pathOf(error)], toWords(error)];
    }
    for (const union of unions.values()) {
      const inner = pointerOf(union);
      const variants = union.parentSchema as UnionSchema;
      yield* unionFaults(variants, valueAt(value, inner), [...path, ...inner]);
    }
  }

  function unionFaults(
    union: UnionSchema,
    value: unknown,
    path: readonly string[],
  ): Iterable<Fault> {
    const variants = union.anyOf.flatMap(flattenVariants);
    const candidates = variants.filter((variant) => isOfType(variant, value));
    const nearest = candidates
      .map((variant) => ({ variant, distance: distanceOf(variant, value) }))
      .sort((a, b) => a.distance - b.distance)[0];
    if (nearest && !isEnum(nearest.variant)) return listFaults(nearest.variant, value, path);
    const expected = variants.map(describeExpected);
    return [[path, `must be ${[...new Set(expected)].join(" or ")}`]];
  }

  function isEnum(variant: Schema): boolean {
    return toKinded(variant).kind === "enum";
  }

  function flattenVariants(schema: Schema): Schema[] {
    const target = dereference(schema, definitions);
    return "anyOf" in target ? target.anyOf.flatMap(flattenVariants) : [target];
  }

  /** A member that tells the variants apart counts for more than all others together. */
  function distanceOf(variant: Schema, value: unknown): number {
    const weights = errorsOf(variant, value).map((error) =>
      error.keyword === "enum" && error.params["allowedValues"].length === 1 ? 1000 : 1,
    );
    return weights.reduce((sum, weight) => sum + weight, 0);
  }

  function errorsOf(schema: Schema, value: unknown): readonly ErrorObject[] {
    const validate = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, validate);
    validate(value);
    return validate.errors ?? [];
  }
}

type Fault = readonly [path: readonly string[], words: string];

type UnionsByPlace = ReadonlyMap<string, ErrorObject>;

function outermostUnions(errors: readonly ErrorObject[]): UnionsByPlace {
  const unions = new Map<string, ErrorObject>();
  for (const error of errors) {
    if (error.keyword !== "anyOf" || unions.has(error.instancePath)) continue;
    unions.set(error.instancePath, error);
  }
  return new Map(
    [...unions].filter(([place]) => !placesAround(place).some((outer) => unions.has(outer))),
  );
}

function isWithinAny(unions: UnionsByPlace, { instancePath }: ErrorObject): boolean {
  if (unions.size === 0) return false;
  return [instancePath, ...placesAround(instancePath)].some((place) => unions.has(place));
}

/** A body is at most so deep, so that asking each place around is cheaper than asking each union. */
function placesAround(place: string): readonly string[] {
  const places: string[] = [];
  for (let end = place.lastIndexOf("/"); end >= 0; end = place.lastIndexOf("/", end - 1)) {
    places.push(place.slice(0, end));
    if (end === 0) break;
  }
  return places;
}

function shorten(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

/** Where the fault is: a missing member is a fault of the member, not of the object around it. */
function pathOf(error: ErrorObject): readonly string[] {
  const member = error.params["missingProperty"] ?? error.params["additionalProperty"];
  return typeof member === "string" ? [...pointerOf(error), member] : pointerOf(error);
}

function pointerOf({ instancePath }: ErrorObject): readonly string[] {
  return instancePath
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** ajv names no place that is not there. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>>)[name], value);
}
