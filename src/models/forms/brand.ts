import {
  type Checker,
  type IntersectionType,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import { typesOf } from "../compiler/remembering-checker.ts";

/** A primitive that other types of the same primitive must not be mixed up with. */
export interface Brand {
  /** What it is on the wire. */
  readonly base: Type;
  readonly name: string | undefined;
}

const primitive =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike | TypeFlags.BigIntLike;

/** `string & { __brand: "UserId" }` and its kin; undefined for an intersection of objects. */
export function readBrand(type: IntersectionType, checker: Checker): Brand | undefined {
  const parts = typesOf(type);
  const base = parts.find(({ flags }) => flags & primitive);
  if (!base) return undefined;
  const tags = parts
    .filter((part) => part !== base && part.flags & TypeFlags.Object)
    .flatMap((part) => checker.getPropertiesOfType(part));
  const names = tags.flatMap((tag) => {
    const value = checker.getTypeOfSymbol(tag);
    return (value && nameInside(value, checker)) ?? [];
  });
  const alias = type.getAliasSymbol();
  const own = type.getAliasTypeArguments().length === 0 ? alias?.name : undefined;
  return { base, name: tags.length === 0 ? undefined : (names[0] ?? own) };
}

/** `"UserId"`, or the one key of `{ UserId: true }`, as validation libraries write it. */
function nameInside(type: Type, checker: Checker): string | undefined {
  const present = checker.getNonNullableType(type) ?? type;
  if (present.isStringLiteralType()) return present.value;
  if (!present.isObjectType()) return undefined;
  const [key] = checker.getPropertiesOfType(present);
  return key?.name.startsWith("__@") ? undefined : key?.name;
}
