import { relaxAt } from "../identifier/identifier-member.ts";
import type { Resource } from "../resource.ts";
import type { Definitions, ObjectSchema, Schema } from "../schema.ts";

/** A whole record, which may leave out what the server owns, or only the members to change. */
export type BodyKind = "whole" | "part";

/** Of a whole record. */
export function toBodySchema(resource: Resource, definitions: Definitions): Schema {
  const bodies = toBodyVariants(resource, definitions).map((variant): ObjectSchema => {
    const required = variant.required.filter((name) => !resource.owned.includes(name));
    return { ...variant, required };
  });
  const [only] = bodies;
  return only !== undefined && bodies.length === 1 ? only : { anyOf: bodies };
}

/** What a record is where its identifier may be missing, however deep the model has it. */
export function toBodyVariants(
  resource: Resource,
  definitions: Definitions,
): readonly ObjectSchema[] {
  if (resource.shape === "single") return resource.variants;
  const { path } = resource.identifier;
  return path.length === 1
    ? resource.variants
    : resource.variants.map((variant) => relaxAt(variant, path, definitions));
}
