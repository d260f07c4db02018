import { toDefinitionText } from "../../schema/referred-names.ts";
import {
  type Definitions,
  type Json,
  type Kind,
  type NumberSchema,
  type Schema,
  type SchemaByKind,
  type StringSchema,
  toKinded,
} from "../../schema/schema.ts";
import { toCanonical } from "../../schema/validate/canonical.ts";
import { Chance } from "../draw/chance.ts";
import { toPlainText } from "../values/compile-text.ts";
import { buildNumberRange } from "../values/number-range.ts";
import { buildTextCheck } from "../values/scalar-checks.ts";

/** What can be said of the values of a schema before any is drawn. */
export interface Possible {
  /** How deep its smallest value is nested; infinite where no value conforms. */
  height(schema: Schema): number;
  /** Why no value of a model's schema conforms, with the members that lead to the reason. */
  reason(schema: Schema, model: string): string;
  /** All its values, where they are few. */
  values(schema: Schema): readonly Json[] | undefined;
}

const endless = Number.POSITIVE_INFINITY;
const few = 256;

export function buildPossible(definitions: Definitions): Possible {
  const known = settleHeights(definitions);
  const height = (schema: Schema) => heightOf(schema, known);
  return {
    height,
    reason: (schema, model) => explain(schema, height, definitions, [{ name: model, path: "" }]),
    values: (schema) => valuesOf(schema, definitions, 0),
  };
}

interface Known {
  readonly heights: ReadonlyMap<string, number>;
  readonly definitions: Definitions;
}
type HeightOf<S> = (schema: S, known: Known) => number;

/**
 * The least fixed point: a definition that needs itself to end never gets below infinity. Those that
 * are referred to were mostly read last, so the last comes first; one whose height has fallen is
 * news to those that refer to it.
 */
function settleHeights(definitions: Definitions): Known {
  const heights = new Map<string, number>();
  const referrers = findReferrers(definitions);
  const waiting = new Set(Object.keys(definitions).reverse());
  for (const name of waiting) {
    waiting.delete(name);
    const height = heightOf(definitions[name] ?? {}, { heights, definitions });
    if (height >= (heights.get(name) ?? endless)) continue;
    heights.set(name, height);
    for (const referrer of referrers.get(name) ?? []) waiting.add(referrer);
  }
  return { heights, definitions };
}

function findReferrers(definitions: Definitions): ReadonlyMap<string, readonly string[]> {
  const referrers = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(definitions)) {
    for (const referred of toDefinitionText(schema).names) {
      const known = referrers.get(referred);
      if (known) known.push(name);
      else referrers.set(referred, [name]);
    }
  }
  return referrers;
}

function heightOf(schema: Schema, known: Known): number {
  const kinded = toKinded(schema);
  return (heightByKind[kinded.kind] as HeightOf<Schema>)(kinded.schema, known);
}

const heightByKind: { [K in Kind]: HeightOf<SchemaByKind[K]> } = {
  any: () => 0,
  string: (schema) => (toPlainText(schema).witness === undefined ? endless : 0),
  number: (schema) => (buildNumberRange(schema) ? 0 : endless),
  boolean: () => 0,
  null: () => 0,
  enum: (schema) => (schema.enum.length > 0 ? 0 : endless),
  array: (schema, known) => {
    const { minItems = 0, maxItems = endless } = schema;
    if (minItems > maxItems) return endless;
    if (schema.uniqueItems && minItems > 1) {
      const values = valuesOf(schema.items, known.definitions, 0);
      if (values && values.length < minItems) return endless;
    }
    return minItems === 0 ? 0 : 1 + heightOf(schema.items, known);
  },
  tuple: (schema, known) => {
    const { minItems, maxItems = endless, prefixItems, items } = schema;
    if (minItems > maxItems || (minItems > prefixItems.length && items === false)) return endless;
    const needed = prefixItems.slice(0, minItems);
    if (minItems > prefixItems.length && items !== false) needed.push(items);
    return 1 + Math.max(0, ...needed.map((item) => heightOf(item, known)));
  },
  object: (schema, known) => {
    const needed = schema.required.map((name) => schema.properties[name] ?? {});
    return 1 + Math.max(0, ...needed.map((member) => heightOf(member, known)));
  },
  union: (schema, known) =>
    Math.min(endless, ...schema.anyOf.map((variant) => heightOf(variant, known))),
  reference: (schema, known) => known.heights.get(definitionName(schema.$ref)) ?? endless,
};

export function definitionName(reference: string): string {
  return reference.split("/").slice(3).join("/");
}

type Height = (schema: Schema) => number;

/** A definition on the way to what makes a schema impossible, and the members gone through in it. */
interface Step {
  readonly name: string;
  readonly path: string;
}

/** Follows what makes it endless down to a leaf, or around to where it began. */
function explain(
  schema: Schema,
  height: Height,
  definitions: Definitions,
  way: readonly Step[],
): string {
  const { kind, schema: target } = toKinded(schema);
  const through = (part: Schema, path: string) =>
    explain(part, height, definitions, goThrough(way, path));
  switch (kind) {
    case "string":
      return toPlainText(target).reason ?? "no text conforms";
    case "number":
      return "no number is within its limits";
    case "enum":
      return "it has no values";
    case "object": {
      const needed = target.required.find(
        (one) => height(target.properties[one] ?? {}) === endless,
      );
      const name = needed ?? "";
      const why = through(target.properties[name] ?? {}, toAccess(name));
      return why.includes(withoutEnd) ? why : `"${name}": ${why}`;
    }
    case "array":
      return height(target.items) === endless
        ? through(target.items, "[0]")
        : "no list has as many different items as it must";
    case "tuple": {
      const index = target.prefixItems.findIndex((one) => height(one) === endless);
      const item = target.prefixItems[index];
      return item ? through(item, `[${index}]`) : "no list has as many items as it must";
    }
    case "union":
      return through(target.anyOf[0] ?? { enum: [] }, "");
    case "reference": {
      const name = definitionName(target.$ref);
      const first = way.findIndex((step) => step.name === name);
      if (first !== -1) return toRing(way, first);
      return explain(definitions[name] ?? {}, height, definitions, [...way, { name, path: "" }]);
    }
    default:
      return "no value conforms";
  }
}

const withoutEnd = "it contains itself without end";

/** `A.b → B.a → A`, behind the members that lead there. */
function toRing(way: readonly Step[], first: number): string {
  const lead = way.slice(0, first).map(({ path }) => path);
  const ring = way.slice(first).map(({ name, path }) => `${name}${path}`);
  const to = first === 0 ? "" : `"${lead.join("").replace(/^\./, "")}": `;
  return `${to}${withoutEnd}, by ${[...ring, way[first]?.name].join(" → ")}`;
}

function goThrough(way: readonly Step[], path: string): readonly Step[] {
  const last = way.at(-1);
  return last ? [...way.slice(0, -1), { ...last, path: `${last.path}${path}` }] : way;
}

function toAccess(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) || /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name)
    ? `.${name}`
    : `[${JSON.stringify(name)}]`;
}

/** The values of a schema with few of them, which an array without duplicates must choose from. */
function valuesOf(
  schema: Schema,
  definitions: Definitions,
  depth: number,
): readonly Json[] | undefined {
  const { kind, schema: target } = toKinded(schema);
  const deeper = (part: Schema) => valuesOf(part, definitions, depth + 1);
  if (depth > 8) return undefined;
  switch (kind) {
    case "enum":
      return target.enum;
    case "boolean":
      return [true, false];
    case "null":
      return [null];
    case "number":
      return numbersOf(target);
    case "string":
      return textsOf(target);
    case "union":
      return unite(target.anyOf.map(deeper));
    case "object":
      return target.additionalProperties === false && !target.patternProperties
        ? combine(target.properties, target.required, deeper)
        : undefined;
    case "tuple": {
      const isFixed = target.items === false && target.minItems === target.prefixItems.length;
      return isFixed ? combineItems(target.prefixItems, deeper) : undefined;
    }
    case "reference":
      return deeper(definitions[definitionName(target.$ref)] ?? {});
    default:
      return undefined;
  }
}

/** Only a grid with two ends has few numbers. */
function numbersOf(schema: NumberSchema): readonly Json[] | undefined {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, type, multipleOf } = schema;
  const least = minimum ?? exclusiveMinimum;
  const most = maximum ?? exclusiveMaximum;
  const isGrid = type === "integer" || multipleOf !== undefined || least === most;
  if (least === undefined || most === undefined || !isGrid) return undefined;
  const range = buildNumberRange(schema, { least, most, decimals: 0 });
  if (!range || range.last - range.first >= few) return undefined;
  const length = range.last - range.first + 1;
  const grid = Array.from({ length }, (_, index) => range.at(range.first + index));
  return grid.filter(range.check);
}

/** A pattern with few matches shows them all soon. */
function textsOf(schema: StringSchema): readonly Json[] | undefined {
  if (schema.maxLength === 0) return [""];
  if (schema.pattern === undefined) return undefined;
  const { draw } = toPlainText(schema);
  const check = buildTextCheck(schema);
  const chance = new Chance().seed(1, 2, 3);
  const found = new Set<string>();
  for (let attempt = 0; attempt < 600 && found.size <= 32; attempt++) {
    const text = draw(chance, attempt);
    if (check(text)) found.add(text);
  }
  return found.size <= 32 ? [...found] : undefined;
}

type ValuesOf = (schema: Schema) => readonly Json[] | undefined;

function unite(lists: readonly (readonly Json[] | undefined)[]): readonly Json[] | undefined {
  const distinct = new Map<string, Json>();
  for (const list of lists) {
    if (!list) return undefined;
    for (const value of list) distinct.set(toCanonical(value), value);
  }
  return distinct.size > few ? undefined : [...distinct.values()];
}

function combine(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  values: ValuesOf,
): readonly Json[] | undefined {
  let made: Readonly<Record<string, Json>>[] = [{}];
  for (const [name, schema] of Object.entries(properties)) {
    const list = values(schema);
    if (!list || made.length * (list.length + 1) > few) return undefined;
    const without = required.includes(name) ? [] : made;
    made = [...without, ...made.flatMap((one) => list.map((value) => ({ ...one, [name]: value })))];
  }
  return made;
}

function combineItems(items: readonly Schema[], values: ValuesOf): readonly Json[] | undefined {
  let made: (readonly Json[])[] = [[]];
  for (const item of items) {
    const list = values(item);
    if (!list || made.length * list.length > few) return undefined;
    made = made.flatMap((one) => list.map((value) => [...one, value]));
  }
  return made;
}
