import type { Json } from "../../schema/schema.ts";

export type Body = Record<string, Json>;

/**
 * Puts a value where the path leads, making the objects on the way. What is there already is an
 * object, of which a copy is changed: a config with one part inside another is refused.
 */
export function putAtPath(body: Body, [name = "", ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    body[name] = value;
    return;
  }
  const next: Body = { ...(body[name] as Body | undefined) };
  body[name] = next;
  putAtPath(next, rest, value);
}
