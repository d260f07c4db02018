import {
  type IntersectionType,
  type LiteralType,
  type ObjectType,
  type StringMappingType,
  type TemplateLiteralType,
  type Type,
  TypeFlags,
  type TypeReference,
  type UnionType,
} from "typescript/unstable/sync";
import type { Schema } from "../../schema/schema.ts";
import { typesOf } from "../compiler/remembering-checker.ts";
import { bigintSchema } from "../declarations/library-types.ts";
import { type Form, form, openObject, type Reader, type Site } from "../reader.ts";
import { findCause } from "../report/cause.ts";
import { isForeign } from "../report/source-place.ts";
import { readBrand } from "./brand.ts";
import { readArray, readTuple } from "./list-forms.ts";
import { isNever } from "./never.ts";
import { readObject } from "./object-form.ts";
import { toTextPattern } from "./text-pattern.ts";
import { readUnion } from "./union-form.ts";

/** Every form of type, the first that fits: the whole of what the compiler can give us. */
export const forms: readonly Form[] = [
  { is: (type) => type.isErrorType(), read: refuseUnresolved },
  flagged(TypeFlags.Any | TypeFlags.Unknown, () => ({})),
  flagged(
    TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never | TypeFlags.ESSymbolLike,
    () => undefined,
  ),
  flagged(TypeFlags.Null, () => ({ type: "null" })),
  flagged(TypeFlags.Boolean, () => ({ type: "boolean" })),
  form((type): type is UnionType => type.isUnionType(), readUnion),
  form((type): type is LiteralType => type.isLiteralType(), readLiteral),
  flagged(TypeFlags.String, () => ({ type: "string" })),
  flagged(TypeFlags.Number | TypeFlags.Enum, () => ({ type: "number" })),
  flagged(TypeFlags.BigInt, () => bigintSchema),
  form(isPatterned, (type) => ({ type: "string", pattern: toTextPattern(type) })),
  flagged(TypeFlags.NonPrimitive, () => openObject),
  form((type): type is IntersectionType => type.isIntersectionType(), readIntersection),
  // Only a reference can be either; the flag is here, the checker in another process.
  form(
    (type, { checker }): type is TypeReference =>
      type.isTypeReference() && checker.isArrayType(type),
    readArray,
  ),
  form(
    (type, { checker }): type is TypeReference =>
      type.isTypeReference() && checker.isTupleType(type),
    readTuple,
  ),
  form((type): type is ObjectType => type.isObjectType(), readObject),
  { is: () => true, read: readConstraint },
];

function flagged(flags: number, read: Form["read"]): Form {
  return { is: (type) => (type.flags & flags) !== 0, read };
}

function isPatterned(type: Type): type is TemplateLiteralType | StringMappingType {
  return type.isTemplateLiteralType() || type.isStringMappingType();
}

const nodeTypes =
  "Often it is @types/node: install it, and name it in the types of a tsconfig.json.";

function refuseUnresolved(type: Type, reader: Reader, site: Site): Schema {
  const { report, checker, program, modelFiles } = reader;
  const name = checker.typeToString(type);
  const cause = findCause(name, site.where, program, modelFiles);
  const isMissing = !cause && typeof site.where !== "string";
  const why = isMissing
    ? "an installed package refers to something that is not installed."
    : (cause?.text ?? "nothing declares it.");
  const said = {
    code: "type-unreadable",
    message: `the type "${name}" of ${site.label} cannot be read: ${why}`,
    ...(isMissing ? { remedy: nodeTypes } : {}),
  } as const;
  const where = cause?.span ?? site.where;
  // As the compiler has it under skipLibCheck: what an installed package cannot find is `any`, also
  // where it comes out in a file that has no fault of its own.
  const isOthers = typeof where !== "string" && (isForeign(where) || !cause);
  if (isOthers) report.warn(where, said);
  else report.mistake(where, said);
  return {};
}

function readLiteral({ value }: LiteralType): Schema {
  return { enum: [typeof value === "bigint" ? String(value) : value] };
}

function readIntersection(type: IntersectionType, reader: Reader, site: Site): Schema | undefined {
  const brand = readBrand(type, reader.checker);
  if (brand) {
    const schema = reader.read(brand.base, site);
    return schema && brand.name !== undefined ? { ...schema, "x-brand": brand.name } : schema;
  }
  const list = typesOf(type).find(
    (part) => reader.checker.isArrayType(part) || reader.checker.isTupleType(part),
  );
  if (list) return reader.read(list, site);
  return isNever(type, reader.checker) ? undefined : readObject(type, reader, site);
}

/** A type that still depends on something, such as a type parameter: what is sure of it. */
function readConstraint(type: Type, reader: Reader, site: Site): Schema | undefined {
  const constraint = reader.checker.getBaseConstraintOfType(type);
  return constraint && constraint.id !== type.id ? reader.read(constraint, site) : {};
}
