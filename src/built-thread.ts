import { packageRoot } from "./package-root.ts";

/**
 * The file of a thread's own program, by its path in `src`. Undefined where the sources themselves
 * run, which Node cannot start a thread from: the work is then done where it is asked for.
 */
export function findThread(program: string): URL | undefined {
  return import.meta.url.endsWith(".ts") ? undefined : new URL(`dist/${program}.cjs`, packageRoot);
}
