import type { ErrorObject, ValidateFunction } from "ajv";
import {
  type Definitions,
  dereference,
  type Schema,
  toKinded,
  type UnionSchema,
} from "../schema.ts";
import { describeExpected, toWords } from "./fault-words.ts";

/** A fault by member, dotted: `{ "address.zip": "is missing" }`. */
export type Faults = Readonly<Record<string, string>>;

type Compile = (schema: Schema) => ValidateFunction;

/**
 * Says what is wrong with a value. Of a union, ajv names the faults of every variant; a person meant
 * one of them, and wants to hear of that one alone.
 */
export function createFaultFinder(compile: Compile, definitions: Definitions) {
  const compiled = new Map<Schema, ValidateFunction>();
  return function findFaults(schema: Schema, value: unknown): Faults {
    const faults: Record<string, string> = Object.create(null);
    for (const [path, words] of listFaults(schema, value, [])) {
      faults[path.join(".") || "body"] ??= words;
    }
    return faults;
  };

  function listFaults(schema: Schema, value: unknown, path: readonly string[]): Fault[] {
    const errors = errorsOf(schema, value);
    const unions = outermostUnions(errors);
    return [
      ...errors
        .filter((error) => !unions.some((union) => isWithin(error, union)))
        .map((error): Fault => [[...path, ...pathOf(error)], toWords(error)]),
      ...unions.flatMap((union) => {
        const inner = pointerOf(union);
        const variants = union.parentSchema as UnionSchema;
        return unionFaults(variants, valueAt(value, inner), [...path, ...inner]);
      }),
    ];
  }

  function unionFaults(union: UnionSchema, value: unknown, path: readonly string[]): Fault[] {
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

function outermostUnions(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === "anyOf");
  return unions
    .filter(
      (union) =>
        !unions.some((other) => other !== union && isWithin(union, other) && !isSame(union, other)),
    )
    .filter((union, index, all) => all.findIndex((other) => isSame(union, other)) === index);
}

function isSame(a: ErrorObject, b: ErrorObject): boolean {
  return a.instancePath === b.instancePath;
}

function isWithin(error: ErrorObject, union: ErrorObject): boolean {
  return (
    error.instancePath === union.instancePath ||
    error.instancePath.startsWith(`${union.instancePath}/`)
  );
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

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) =>
      typeof at === "object" && at !== null && Object.hasOwn(at, name)
        ? (at as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  );
}

function isOfType(schema: Schema, value: unknown): boolean {
  const { kind, schema: target } = toKinded(schema);
  if (kind === "enum") return target.enum.some((each) => typeof each === typeof value);
  if (kind === "any" || kind === "union" || kind === "reference") return true;
  return (kind === "tuple" ? "array" : kind) === typeName(value);
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
