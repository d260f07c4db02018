import {
  type EnumSchema,
  isObject,
  type Json,
  type JsonObject,
  type NumberSchema,
  type StringSchema,
} from "../schema.ts";

export type RecordId = string | number;

/** What tells the records of a collection apart. */
export interface Identifier {
  /** As the config says it: `id`, `metadata.uid`. */
  readonly name: string;
  /** The members that lead to it from the record. */
  readonly path: readonly string[];
  /** Which values it may have; either is `string | number`. */
  readonly type: "number" | "string" | "either";
  /** What the server makes its values of: of a union, the part that counts where there is one. */
  readonly schema: NumberSchema | StringSchema | EnumSchema;
}

/** The identifier of a record, or whatever stands in its place. */
export function readId({ path }: Identifier, record: JsonObject): Json | undefined {
  let at: Json | undefined = record;
  for (const name of path) at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

/** The record with this identifier, in the place where its model has it. */
export function withId(identifier: Identifier, record: JsonObject, id: Json): JsonObject {
  return readId(identifier, record) === id ? record : setAt(record, identifier.path, id);
}

function setAt(record: JsonObject, [name, ...deeper]: readonly string[], id: Json): JsonObject {
  if (name === undefined) return record;
  const inner = Object.hasOwn(record, name) ? record[name] : undefined;
  const value = deeper.length === 0 ? id : setAt(isObject(inner) ? inner : {}, deeper, id);
  return { ...record, [name]: value };
}

/** Whether the server counts the identifiers that it gives. */
export function isCounted({ schema }: Identifier): boolean {
  return "type" in schema && schema.type !== "string";
}

/** A text that a path could not tell from a number is that number where it may be either. */
export function toRecordId({ type }: Identifier, id: Json | undefined): Json | undefined {
  return type === "either" && typeof id === "string" && isPlainNumber(id) ? Number(id) : id;
}

/** A number as a path says it, with no other way to write it. */
function isPlainNumber(text: string): boolean {
  return numberInPath.test(text) && String(Number(text)) === text;
}

export const numberInPath = /^-?\d{1,15}(?:\.\d+)?$/;
