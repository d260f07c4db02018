/**
 * Our language: a closed, typed subset of JSON Schema 2020-12. The same object generates records,
 * validates bodies, makes the table and stands in the OpenAPI document, so its references already
 * point where OpenAPI keeps them.
 */
export type Schema =
  | AnySchema
  | StringSchema
  | NumberSchema
  | BooleanSchema
  | NullSchema
  | EnumSchema
  | ArraySchema
  | TupleSchema
  | ObjectSchema
  | UnionSchema
  | ReferenceSchema;

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [member: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What may stand beside any schema without changing which values it admits. */
export interface Annotations {
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: true;
  /** The server's own member: a body may leave it out. */
  readonly readOnly?: true;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  /** `@faker`: the data library's method that makes the value. */
  readonly "x-faker"?: string;
  /** `@ref`: the model or path that the value identifies a record of. */
  readonly "x-ref"?: string;
  /** The nominal type's name: values of one brand identify records of one model. */
  readonly "x-brand"?: string;
  /** Declared as `User["id"]`: the value is that member of that model. */
  readonly "x-member"?: string;
}

/** Any JSON value. */
export interface AnySchema extends Annotations {
  readonly type?: never;
}

export interface StringSchema extends Annotations {
  readonly type: "string";
  /** JSON Schema's formats, and `bigint` for a whole number of any size. */
  readonly format?: string;
  /** An expression that JavaScript reads with its `u` flag. */
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface NumberSchema extends Annotations {
  readonly type: "number" | "integer";
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

export interface BooleanSchema extends Annotations {
  readonly type: "boolean";
}

export interface NullSchema extends Annotations {
  readonly type: "null";
}

/** One of a few known values; a single one is a constant. */
export interface EnumSchema extends Annotations {
  readonly enum: readonly (string | number | boolean)[];
}

export interface ArraySchema extends Annotations {
  readonly type: "array";
  readonly items: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
}

export interface TupleSchema extends Annotations {
  readonly type: "array";
  readonly prefixItems: readonly Schema[];
  /** What may follow the prefix, or `false` for nothing. */
  readonly items: Schema | false;
  /** Fewer than the prefix has where its last items are optional. */
  readonly minItems: number;
  readonly maxItems?: number;
}

export interface ObjectSchema extends Annotations {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  /** What members beyond the named ones hold, or `false` where there are none. */
  readonly additionalProperties: Schema | false;
  /** What members hold whose names fit a pattern. */
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

export interface UnionSchema extends Annotations {
  readonly anyOf: readonly Schema[];
  /** The member that tells the variants apart, as OpenAPI names it. */
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
}

/** A named model, kept once among the definitions: what makes recursive models possible. */
export interface ReferenceSchema extends Annotations {
  readonly $ref: `${typeof referencePrefix}${string}`;
}

export const referencePrefix = "#/components/schemas/";

export type Definitions = Readonly<Record<string, Schema>>;

export function toReference(name: string): ReferenceSchema {
  return { $ref: `${referencePrefix}${name}` };
}

export interface SchemaByKind {
  any: AnySchema;
  string: StringSchema;
  number: NumberSchema;
  boolean: BooleanSchema;
  null: NullSchema;
  enum: EnumSchema;
  array: ArraySchema;
  tuple: TupleSchema;
  object: ObjectSchema;
  union: UnionSchema;
  reference: ReferenceSchema;
}
export type Kind = keyof SchemaByKind;

/** The schema with its kind beside it, so that a `switch` or a table narrows it. */
export type Kinded = { [K in Kind]: { kind: K; schema: SchemaByKind[K] } }[Kind];

export function toKinded(schema: Schema): Kinded {
  if ("$ref" in schema) return { kind: "reference", schema };
  if ("anyOf" in schema) return { kind: "union", schema };
  if ("enum" in schema) return { kind: "enum", schema };
  if (!("type" in schema) || schema.type === undefined) return { kind: "any", schema };
  switch (schema.type) {
    case "integer":
    case "number":
      return { kind: "number", schema };
    case "string":
      return { kind: "string", schema };
    case "boolean":
      return { kind: "boolean", schema };
    case "null":
      return { kind: "null", schema };
    case "array":
      return "prefixItems" in schema ? { kind: "tuple", schema } : { kind: "array", schema };
    case "object":
      return { kind: "object", schema };
  }
}

/** The schema itself, behind any references to it. */
export function dereference(schema: Schema, definitions: Definitions): Schema {
  let target = schema;
  while ("$ref" in target) {
    const name = target.$ref.slice(referencePrefix.length);
    const next = definitions[name];
    if (next === undefined) throw new Error(`No definition of ${name}`);
    target = next;
  }
  return target;
}
