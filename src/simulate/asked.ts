import type { Target } from "../config/simulation/rule.ts";
import type { Method } from "../schema/method.ts";

/** A request, as far as a rule wants to know it. */
export interface Asked {
  /** The matched route's: HEAD counts as GET. */
  readonly method: Method;
  /** The matched route's, with its parameters as `:id`. */
  readonly path: string;
  /** The path of the resource whose records it serves; undefined: docs or authentication. */
  readonly resource: string | undefined;
  /** The identifier of the one record that it is about. */
  readonly record: string | undefined;
}

export function isMeant(target: Target, asked: Asked): boolean {
  if (target.kind === "every") return asked.resource !== undefined;
  if (target.method !== undefined && target.method !== asked.method) return false;
  if (target.kind === "route") return target.path === asked.path;
  return (
    target.path === asked.resource &&
    (target.record === undefined || target.record === asked.record)
  );
}
