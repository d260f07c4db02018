import type { Resource } from "../resource.ts";
import type { ObjectSchema, Schema } from "../schema.ts";

/** A whole record, which may leave out what the server owns, or only the members to change. */
export type BodyKind = "whole" | "part";

export function toBodySchema({ variants, owned }: Resource, kind: BodyKind): Schema {
  const bodies = variants.map((variant): ObjectSchema => {
    const required = variant.required.filter((name) => !owned.includes(name));
    return { ...variant, required: kind === "part" ? [] : required };
  });
  const [only] = bodies;
  return only !== undefined && bodies.length === 1 ? only : { anyOf: bodies };
}
