import fc from "fast-check";
import type { Part } from "../conformance.ts";
import { wildText } from "./hostile.ts";

export type Resolve = (reference: string) => Part;

/** Below this, only what must be there is: models may contain themselves. */
const deepest = 4;

/** Values that a schema of the document allows, nearly always: what is left to a check is not much. */
export function valuesOf(schema: Part, resolve: Resolve): fc.Arbitrary<unknown> {
  const known = new Map<string, fc.Arbitrary<unknown>>();
  const kinds: Readonly<Record<string, (part: Part, depth: number) => fc.Arbitrary<unknown>>> = {
    array: list,
    boolean: () => fc.boolean(),
    integer: wholeNumber,
    null: () => fc.constant(null),
    number,
    object,
    string: text,
  };
  return build(schema, deepest);

  function build(part: Part, depth: number): fc.Arbitrary<unknown> {
    const reference = part["$ref"];
    if (typeof reference === "string") return referred(reference, depth);
    if (Array.isArray(part["enum"])) return fc.constantFrom<unknown>(...part["enum"]);
    if ("const" in part) return fc.constant(part["const"]);
    const variants = part["anyOf"];
    if (Array.isArray(variants)) return union(variants as Part[], depth);
    const types = [part["type"] ?? "any"].flat() as string[];
    return fc.oneof(...types.map((type) => (kinds[type] ?? anything)(part, depth)));
  }

  function referred(reference: string, depth: number): fc.Arbitrary<unknown> {
    if (depth < -deepest) return fc.constant(null);
    const key = `${depth} ${reference}`;
    const value = known.get(key) ?? build(resolve(reference), depth - 1);
    known.set(key, value);
    return value;
  }

  function union(variants: readonly Part[], depth: number): fc.Arbitrary<unknown> {
    const ending = variants.filter((variant) => !("$ref" in variant));
    const chosen = depth > 0 || ending.length === 0 ? variants : ending;
    return fc.oneof(...chosen.map((variant) => build(variant, depth)));
  }

  function list(part: Part, depth: number): fc.Arbitrary<unknown> {
    const first = (part["prefixItems"] ?? []) as readonly Part[];
    const least = numberIn(part, "minItems") ?? 0;
    const most = numberIn(part, "maxItems") ?? Math.max(least, 3);
    const head = fc.tuple(...first.map((item) => build(item, depth - 1)));
    const items = part["items"];
    if (items === false || items === undefined) {
      return fc
        .tuple(head, fc.integer({ min: Math.min(least, first.length), max: first.length }))
        .map(([values, length]) => values.slice(0, length));
    }
    const min = Math.max(0, least - first.length);
    const max = depth > 0 ? Math.max(min, Math.min(most - first.length, min + 3)) : min;
    const tail = fc.array(build(items as Part, depth - 1), { minLength: min, maxLength: max });
    return fc.tuple(head, tail).map(([values, more]) => [...values, ...more]);
  }

  function object(part: Part, depth: number): fc.Arbitrary<unknown> {
    const properties = Object.entries((part["properties"] ?? {}) as Record<string, Part>);
    const required = (part["required"] ?? []) as readonly string[];
    const present = properties.filter(([name]) => depth > 0 || required.includes(name));
    const members = fc.record(
      Object.fromEntries(present.map(([name, member]) => [name, build(member, depth - 1)])),
      { requiredKeys: required.filter((name) => present.some(([each]) => each === name)) },
    );
    return fc.tuple(members, further(part, depth)).map(([own, more]) => ({ ...more, ...own }));
  }

  /** Members whose names the schema leaves open. */
  function further(part: Part, depth: number): fc.Arbitrary<object> {
    const open = part["additionalProperties"];
    const patterns = Object.entries((part["patternProperties"] ?? {}) as Record<string, Part>);
    const named = patterns.map(([pattern, member]) =>
      fc.dictionary(matching(pattern), build(member, depth - 1), { maxKeys: 2 }),
    );
    const free =
      typeof open === "object" && open !== null
        ? [fc.dictionary(wildText, build(open as Part, depth - 1), { maxKeys: depth > 0 ? 2 : 0 })]
        : [];
    return fc.tuple(...named, ...free).map((parts) => Object.assign({}, ...parts));
  }
}

/** To make one takes longer than to draw from it, and most members are alike. */
function onceForEach<T>(make: (key: string) => fc.Arbitrary<T>): (key: string) => fc.Arbitrary<T> {
  const known = new Map<string, fc.Arbitrary<T>>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

const json = fc.jsonValue({ maxDepth: 2 });

function anything(): fc.Arbitrary<unknown> {
  return json;
}

/** Texts of the formats that models name. */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "date-time": fc
    .date({ min: new Date(0), max: new Date("2099-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date(0), max: new Date("2099-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
};

function text(part: Part): fc.Arbitrary<unknown> {
  const format = formats[String(part["format"])];
  if (format) return format;
  if (typeof part["pattern"] === "string") return matching(part["pattern"]);
  const minLength = numberIn(part, "minLength") ?? 0;
  const maxLength = numberIn(part, "maxLength") ?? minLength + 12;
  const plain = plainText(`${minLength} ${maxLength}`);
  return minLength === 0 && maxLength >= 12 ? fc.oneof(plain, wildText) : plain;
}

/** By the least and the greatest length. */
const plainText = onceForEach((lengths) => {
  const [minLength = 0, maxLength = 0] = lengths.split(" ").map(Number);
  return fc.string({ minLength, maxLength });
});

/** Some patterns are beyond what can be made from them: those get any text, and a refusal. */
const matching = onceForEach((pattern) => {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: 40 });
  } catch {
    return fc.string();
  }
});

function wholeNumber(part: Part): fc.Arbitrary<unknown> {
  const step = numberIn(part, "multipleOf") ?? 1;
  return steps(part, Number.isInteger(step) ? step : 1);
}

function number(part: Part): fc.Arbitrary<unknown> {
  const step = numberIn(part, "multipleOf");
  if (step !== undefined) return steps(part, step);
  const { min, max } = boundsOf(part);
  const inside = fc.double({ min, max, noNaN: true });
  return fc.oneof(inside, steps(part, 1));
}

function steps(part: Part, step: number): fc.Arbitrary<unknown> {
  const { min, max } = boundsOf(part);
  const [least, most] = [Math.ceil(min / step), Math.floor(max / step)];
  if (least > most) return fc.constant(min);
  return fc
    .integer({ min: Math.max(least, -(2 ** 31)), max: Math.min(most, 2 ** 31) })
    .map((count) => Number((count * step).toFixed(6)));
}

function boundsOf(part: Part): { min: number; max: number } {
  const above = numberIn(part, "exclusiveMinimum");
  const below = numberIn(part, "exclusiveMaximum");
  return {
    min: numberIn(part, "minimum") ?? (above === undefined ? -1e6 : above + 1e-3),
    max: numberIn(part, "maximum") ?? (below === undefined ? 1e6 : below - 1e-3),
  };
}

function numberIn(part: Part, keyword: string): number | undefined {
  const value = part[keyword];
  return typeof value === "number" ? value : undefined;
}
