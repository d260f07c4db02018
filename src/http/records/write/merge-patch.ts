import { type Members, toMembers, toVariants } from "../../../schema/members.ts";
import {
  type Definitions,
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
} from "../../../schema/schema.ts";

/**
 * RFC 7396: null removes a member, an object is merged into an object. A member that must be there and
 * may be null cannot be removed, so there null is the value: no other patch could say it.
 */
export function mergePatch(
  target: Json | undefined,
  patch: JsonObject,
  members: Members,
  definitions: Definitions,
): JsonObject {
  const merged = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    const member = members.get(name);
    if (value === null && !(member?.isRequired && isNullable(member.schema, definitions))) {
      merged.delete(name);
    } else if (isObject(value)) {
      const inner = member ? membersOf(member.schema, definitions) : new Map();
      merged.set(name, mergePatch(merged.get(name), value, inner, definitions));
    } else merged.set(name, value);
  }
  return Object.fromEntries(merged);
}

function isNullable(schema: Schema, definitions: Definitions): boolean {
  return toParts(schema, definitions).some((part) => "type" in part && part.type === "null");
}

function membersOf(schema: Schema, definitions: Definitions): Members {
  return toMembers(toParts(schema, definitions).flatMap((part) => toVariants(part, definitions)));
}

function toParts(schema: Schema, definitions: Definitions): readonly Schema[] {
  const target = dereference(schema, definitions);
  return "anyOf" in target ? target.anyOf.flatMap((part) => toParts(part, definitions)) : [target];
}

/** What a patch in plain JSON means: the given top-level members take the others' place. */
export function mergeMembers(before: JsonObject, body: JsonObject): JsonObject {
  return { ...before, ...body };
}
