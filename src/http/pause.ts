import { setTimeout as wait } from "node:timers/promises";
import type { Delay } from "../config/config.ts";
import { isResourceRoute, type Route } from "./routes.ts";

/** Lets mock routes answer as slowly as a real backend; undefined where they need not. */
export function createPause(
  { least, most }: Delay,
  random: () => number,
): ((route: Route) => Promise<void> | undefined) | undefined {
  if (most === 0) return undefined;
  return function pause(route) {
    if (!isResourceRoute(route)) return undefined;
    return wait(least + Math.floor(random() * (most - least + 1)));
  };
}
