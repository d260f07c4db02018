import type { Json, Schema } from "../../schema/schema.ts";
import type { Member } from "../member.ts";
import type { Scope, Values } from "../scope.ts";

/** A value that the other members of its object tell, or undefined to keep the one drawn before. */
export type Derive = (values: Values, scope: Scope, before: Json) => Json | undefined;

export function deriveMember(_member: Member, _schema: Schema): Derive | undefined {
  return undefined;
}
