import {
  type Definitions,
  dereference,
  type Kind,
  type ObjectSchema,
  type ReferenceSchema,
  type Schema,
  type SchemaByKind,
  toKinded,
  type UnionSchema,
} from "../../schema/schema.ts";
import {
  deepest,
  type Horizon,
  likelihoodOfAbsence,
  likelihoodOfEmpty,
  likelihoodOfNull,
  mostItemsAt,
} from "../draw/record-budget.ts";
import { definitionName } from "./possible.ts";

/** How long the records of a schema are on average, as JSON, within a horizon. */
export interface RecordSizes {
  of(schema: Schema, horizon: Horizon): number;
  /** Whether its values hold objects, of which there may be many: what a record can do without. */
  isDeep(schema: Schema): boolean;
}

/** Where a value stands: how often a model contains itself there, and how many objects are around it. */
interface At {
  readonly depth: number;
  readonly level: number;
}

const most = { depth: 6, level: 12 } as const;
/** Of a text that nothing is known of. */
const usualText = 28;

export function createRecordSizes(
  definitions: Definitions,
  recursive: ReadonlySet<string>,
): RecordSizes {
  const deep = new Map<string, boolean>();
  return {
    isDeep,
    of: (schema, horizon) => {
      const known = new Map<string, number>();
      return sizeOf(schema, { depth: 0, level: 0 });

      function sizeOf(part: Schema, at: At): number {
        const kinded = toKinded(part);
        const measure = byKind[kinded.kind] as Measure<Schema>;
        return measure(kinded.schema, at, { sizeOf, isDeep, horizon, sizeOfNamed });
      }

      function sizeOfNamed(reference: ReferenceSchema, at: At): number {
        const name = definitionName(reference.$ref);
        const inside = { ...at, depth: at.depth + (recursive.has(name) ? 1 : 0) };
        if (inside.depth > most.depth || inside.level > most.level) return usualText;
        const key = `${name} ${inside.depth} ${inside.level}`;
        const size = known.get(key) ?? sizeOf(dereference(reference, definitions), inside);
        known.set(key, size);
        return size;
      }
    },
  };

  function isDeep(schema: Schema): boolean {
    if (!("$ref" in schema)) return isDeepItself(schema);
    const name = definitionName(schema.$ref);
    const found = deep.get(name);
    if (found !== undefined) return found;
    // Whatever leads back to itself does so through an object.
    deep.set(name, true);
    const isIt = isDeepItself(dereference(schema, definitions));
    deep.set(name, isIt);
    return isIt;
  }

  function isDeepItself(schema: Schema): boolean {
    if ("anyOf" in schema) return schema.anyOf.some(isDeep);
    if (!("type" in schema)) return false;
    if (schema.type === "object") return true;
    return schema.type === "array" && schema.items !== false && isDeep(schema.items);
  }
}

interface Measuring {
  readonly horizon: Horizon;
  sizeOf(schema: Schema, at: At): number;
  sizeOfNamed(reference: ReferenceSchema, at: At): number;
  isDeep(schema: Schema): boolean;
}

type Measure<S> = (schema: S, at: At, measuring: Measuring) => number;

const byKind: { [K in Kind]: Measure<SchemaByKind[K]> } = {
  any: () => 16,
  string: ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }) =>
    2 + Math.max(minLength, Math.min(usualText, maxLength)),
  number: () => 6,
  boolean: () => 5,
  null: () => 4,
  enum: (schema) => average(schema.enum.map((value) => String(value).length + 2)),
  array: (schema, at, { sizeOf, isDeep, horizon }) => {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema;
    const limit =
      at.depth >= deepest ? 0 : mostItemsAt(at.depth, at.level - 1, horizon, isDeep(items));
    const added = limit === 0 ? 0 : (1 - likelihoodOfEmpty) * ((1 + limit) / 2);
    const length = Math.min(maxItems, minItems + added);
    return 2 + (length === 0 ? 0 : length * (1 + sizeOf(items, at)));
  },
  tuple: (schema, at, { sizeOf }) =>
    schema.prefixItems.reduce((sum, item) => sum + 1 + sizeOf(item, at), 2),
  object: (schema, at, measuring) => {
    const inside = { ...at, level: at.level + 1 };
    const named = Object.entries(schema.properties).map(([name, part]) => {
      const presence = presenceOf(schema, name, part, at, measuring);
      // What is never there is not looked into: a large package's types would have no end.
      return presence === 0 ? 0 : presence * (name.length + 4 + measuring.sizeOf(part, inside));
    });
    return named.reduce((sum, size) => sum + size, 2) + sizeOfOthers(schema, at, measuring);
  },
  union: (schema, at, measuring) => sizeOfUnion(schema, at, measuring),
  reference: (schema, at, { sizeOfNamed }) => sizeOfNamed(schema, at),
};

function presenceOf(
  { required }: ObjectSchema,
  name: string,
  part: Schema,
  { depth, level }: At,
  { horizon, isDeep }: Measuring,
): number {
  if (required.includes(name)) return 1;
  if (depth >= deepest) return 0;
  return (1 - likelihoodOfAbsence) * (isDeep(part) ? shareAt(level, horizon) : 1);
}

function shareAt(level: number, horizon: Horizon): number {
  if (level > horizon.level) return 0;
  return level === horizon.level ? horizon.share : 1;
}

/** Of the names that an index signature allows there are a few. */
function sizeOfOthers(schema: ObjectSchema, at: At, { sizeOf, horizon }: Measuring): number {
  const { properties, additionalProperties, patternProperties = {} } = schema;
  const isOpenEnd = Object.keys(properties).length > 0;
  const others = additionalProperties === false ? [] : [additionalProperties];
  const parts = [
    ...Object.values(patternProperties),
    ...others.filter((part) => !isOpenEnd || toKinded(part).kind !== "any"),
  ];
  const share = shareAt(at.level, horizon);
  if (at.depth >= deepest || share === 0) return 0;
  const inside = { ...at, level: at.level + 1 };
  const sizes = parts.map((part) => 2 * (10 + sizeOf(part, inside)));
  return share * sizes.reduce((sum, size) => sum + size, 0);
}

function sizeOfUnion({ anyOf }: UnionSchema, at: At, { sizeOf }: Measuring): number {
  const isNull = (part: Schema) => "type" in part && part.type === "null";
  const present = anyOf.filter((part) => !isNull(part));
  const isNullable = present.length < anyOf.length;
  if (at.depth >= deepest) {
    return isNullable ? 4 : Math.min(...present.map((part) => sizeOf(part, at)));
  }
  const size = average(present.map((part) => sizeOf(part, at)));
  return isNullable ? (1 - likelihoodOfNull) * size + likelihoodOfNull * 4 : size;
}

function average(sizes: readonly number[]): number {
  return sizes.length === 0 ? 0 : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
