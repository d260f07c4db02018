import { type Checker, type Type, TypeFlags } from "typescript/unstable/sync";
import { typesOf } from "../compiler/remembering-checker.ts";

/**
 * Whether nothing can be of the type. `A & B` of two variants that a member tells apart is `never`,
 * which the checker finds out late: a union still names it, and it has none of its parts' members.
 */
export function isNever(type: Type, checker: Checker): boolean {
  if (type.flags & TypeFlags.Never) return true;
  if (!type.isIntersectionType() || checker.getPropertiesOfType(type).length > 0) return false;
  return typesOf(type).some((part) => checker.getPropertiesOfType(part).length > 0);
}
