import { isCounted } from "../identifier/identifier.ts";
import type { Collection } from "../resource.ts";
import type { Schema } from "../schema.ts";
import type { Reference } from "./relation.ts";

/** What a member refers with, without its `null` and its array. */
export interface Referent {
  readonly schema: Schema;
  readonly isMany: boolean;
  /** Annotations may stand on the member, its items or its non-null variant. */
  readonly annotations: readonly Schema[];
}

export function toReferent(schema: Schema): Referent {
  const present = withoutNull(schema);
  if (!("items" in present) || present.items === false || "prefixItems" in present) {
    return { schema: present, isMany: false, annotations: [schema, present] };
  }
  const item = withoutNull(present.items);
  return { schema: item, isMany: true, annotations: [schema, present, present.items, item] };
}

/** What it is where it is something: over all variants of a model, which may say it several ways. */
export function withoutNull(schema: Schema): Schema {
  if (!("anyOf" in schema)) return schema;
  const present = listParts(schema).filter((part) => !("type" in part && part.type === "null"));
  const [first] = present;
  const isOne = first !== undefined && present.every((part) => saysSame(part, first));
  return isOne ? first : schema;
}

function listParts(schema: Schema): readonly Schema[] {
  return "anyOf" in schema ? schema.anyOf.flatMap(listParts) : [schema];
}

/** Whether two members refer alike, whatever else is said of them. */
function saysSame(a: Schema, b: Schema): boolean {
  return toPlain(a) === toPlain(b);
}

function toPlain({ description: _, examples: __, ...schema }: Schema): string {
  return JSON.stringify(schema);
}

export function toHolding({ schema, isMany }: Referent, to: Collection): Reference["holds"] {
  if (isModelOf(to, schema)) return isMany ? "records" : "record";
  return isMany ? "identifiers" : "identifier";
}

export function tagOf({ annotations }: Referent): string | undefined {
  return annotations.map((schema) => schema["x-ref"]).find((ref) => ref);
}

export function isModelOf({ reference }: Collection, schema: Schema): boolean {
  return "$ref" in schema && "$ref" in reference && schema.$ref === reference.$ref;
}

/** A text cannot identify records that are numbered, whatever its name promises. */
export function canRefer({ schema }: Referent, to: Collection): boolean {
  if (isModelOf(to, schema)) return true;
  return holdsOf(schema, isCounted(to.identifier) ? "number" : "string");
}

/** Whether some of its values are of the kind that identifiers are made of. */
function holdsOf(schema: Schema, kind: "number" | "string"): boolean {
  if ("anyOf" in schema) return schema.anyOf.some((part) => holdsOf(part, kind));
  if (!("type" in schema)) return false;
  return schema.type === kind || (kind === "number" && schema.type === "integer");
}

/** An email or a made-up name is no identifier, even where both are texts. */
export function isOfSameFormat({ schema, annotations }: Referent, to: Collection): boolean {
  if (annotations.some((each) => each["x-faker"] !== undefined)) return false;
  const format = "format" in schema ? schema.format : undefined;
  const identifier = to.members.get(to.identifier.name)?.schema ?? {};
  return format === undefined || ("format" in identifier && identifier.format === format);
}
