import {
  ElementFlags,
  type TupleType,
  type Type,
  type TypeReference,
} from "typescript/unstable/sync";
import type { Schema, TupleSchema } from "../../schema/schema.ts";
import { type Reader, type Site, toUnion } from "../reader.ts";

export function readArray(type: TypeReference, reader: Reader, site: Site): Schema {
  const [item] = reader.checker.getTypeArguments(type);
  const items = item && reader.read(item, site);
  return items ? { type: "array", items } : emptyList;
}

/** The one list of items that JSON cannot write, such as functions, that is also a value of its type. */
const emptyList = { type: "array", items: {}, maxItems: 0 } as const satisfies Schema;

/** JSON writes `null` for an item that it cannot write. */
function readItem(type: Type | undefined, reader: Reader, site: Site): Schema {
  return (type && reader.read(type, site)) ?? { type: "null" };
}

interface Element {
  readonly schema: Schema;
  readonly flags: ElementFlags;
}

export function readTuple(type: TypeReference, reader: Reader, site: Site): Schema | undefined {
  const target = type.getTarget();
  if (!target.isTupleType()) return undefined;
  const types = reader.checker.getTypeArguments(type);
  // The API leaves the flags of an empty tuple out, whatever its types say.
  const elements = (target.elementFlags ?? []).map((flags, index) => ({
    schema: readElement(types[index], flags, reader, site),
    flags,
  }));
  return toTuple(elements, target);
}

/** A spread of another array stands there as that array's items. */
function readElement(
  type: Type | undefined,
  flags: ElementFlags,
  reader: Reader,
  site: Site,
): Schema {
  const schema = readItem(type, reader, site);
  const isSpread = flags & ElementFlags.Variadic && "items" in schema && schema.items !== false;
  return isSpread ? (schema.items as Schema) : schema;
}

/** How many items may stand before fixed last ones: JSON Schema cannot count from the end. */
const mostBeforeLast = 8;

function toTuple(elements: readonly Element[], { fixedLength }: TupleType): Schema | undefined {
  const fixed = elements.slice(0, fixedLength);
  const rest = elements[fixedLength];
  const last = elements.slice(fixedLength + 1);
  // JSON Schema wants at least one prefix item.
  if (elements.length === 0) return emptyList;
  if (!rest) return toFixed(fixed);
  if (last.length === 0) return toOpen(fixed, rest);
  const lengths = Array.from({ length: mostBeforeLast + 1 }, (_, length) => length);
  return toUnion(
    lengths.map((length) => toFixed([...fixed, ...Array.from({ length }, () => rest), ...last])),
  );
}

function toFixed(elements: readonly Element[]): TupleSchema {
  const prefixItems = elements.map(({ schema }) => schema);
  return {
    type: "array",
    prefixItems,
    items: false,
    minItems: elements.filter(({ flags }) => !(flags & ElementFlags.Optional)).length,
    maxItems: prefixItems.length,
  };
}

function toOpen(fixed: readonly Element[], rest: Element): Schema {
  const { maxItems: _, ...tuple } = toFixed(fixed);
  if (fixed.length === 0) return { type: "array", items: rest.schema };
  return { ...tuple, items: rest.schema };
}
