import type { Resource } from "./resource.ts";
import type { ObjectSchema } from "./schema.ts";

/** A whole record, which may leave out what the server owns, or only the members to change. */
export type BodyKind = "whole" | "part";

export function toBodySchema({ schema, owned }: Resource, kind: BodyKind): ObjectSchema {
  const required = kind === "part" ? [] : schema.required.filter((name) => !owned.includes(name));
  return { ...schema, required };
}
