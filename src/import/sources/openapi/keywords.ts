import type { Annotations, Json, JsonObject } from "../../../schema/schema.ts";
import { memberOf } from "../../json-value.ts";

type Kind = "string" | "number" | "array";

/** Keywords that mean the same in both languages, by what they speak of. */
const constraints = {
  string: { minLength: isNumber, maxLength: isNumber, pattern: isPattern, format: isTextFormat },
  number: {
    minimum: isNumber,
    maximum: isNumber,
    // A boolean in OpenAPI 3.0, a number since 3.1.
    exclusiveMinimum: isNumber,
    exclusiveMaximum: isNumber,
    multipleOf: (value) => isNumber(value) && Number(value) > 0,
  },
  array: { minItems: isNumber, maxItems: isNumber, uniqueItems: (value) => value === true },
} as const satisfies Record<Kind, Readonly<Record<string, (value: Json | undefined) => boolean>>>;

export function toConstraints(kind: Kind, given: JsonObject): object {
  const checks: Readonly<Record<string, (value: Json | undefined) => boolean>> = constraints[kind];
  const entries = Object.entries(checks)
    .filter(([name, accepts]) => accepts(memberOf(given, name)))
    .map(([name]) => [name, memberOf(given, name)] as const);
  return Object.fromEntries([...entries, ...(kind === "number" ? toExclusive(given) : [])]);
}

/** OpenAPI 3.0 says of a bound whether it is excluded. */
function toExclusive(given: JsonObject): (readonly [string, Json | undefined])[] {
  return (["Minimum", "Maximum"] as const).flatMap((bound) => {
    const value = memberOf(given, bound.toLowerCase());
    if (memberOf(given, `exclusive${bound}`) !== true || !isNumber(value)) return [];
    return [
      [`exclusive${bound}`, value],
      [bound.toLowerCase(), undefined],
    ] as const;
  });
}

export function toAnnotations(given: JsonObject): Annotations {
  const description = memberOf(given, "description");
  const example = memberOf(given, "example");
  return {
    ...(typeof description === "string" && description !== "" ? { description } : {}),
    ...(memberOf(given, "readOnly") === true ? { readOnly: true } : {}),
    ...(memberOf(given, "deprecated") === true ? { deprecated: true } : {}),
    ...(isTagValue(memberOf(given, "default"))
      ? { default: memberOf(given, "default") ?? null }
      : {}),
    ...(isTagValue(example) ? { examples: [example ?? null] } : {}),
  };
}

/** Lists and objects would fill a comment. */
function isTagValue(value: Json | undefined): boolean {
  return (
    isNumber(value) || typeof value === "boolean" || (typeof value === "string" && value !== "")
  );
}

function isNumber(value: Json | undefined): boolean {
  return typeof value === "number";
}

/** `binary` and `password` say nothing about a text. */
function isTextFormat(value: Json | undefined): boolean {
  return (
    typeof value === "string" &&
    /^[a-z][a-z-]*$/.test(value) &&
    !["binary", "password", "byte"].includes(value)
  );
}

function isPattern(value: Json | undefined): boolean {
  if (typeof value !== "string" || value.includes("*/") || value.includes("\n")) return false;
  try {
    return new RegExp(value, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
