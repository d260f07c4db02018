import type { Json } from "../../schema/schema.ts";

export type Body = Record<string, Json>;

/** Puts a value where the path leads, making the objects on the way. */
export function putAtPath(body: Body, [name = "", ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    body[name] = value;
    return;
  }
  const inner = body[name];
  const isObject = typeof inner === "object" && inner !== null && !Array.isArray(inner);
  const next: Body = isObject ? { ...(inner as Body) } : {};
  body[name] = next;
  putAtPath(next, rest, value);
}
