import { setTimeout as wait } from "node:timers/promises";
import type { Delay } from "../config/delay.ts";
import { isResourceRoute, type Route } from "./routes/routes.ts";

/** Waits where the route is one that waits; says whether the client is still there after it. */
export type Pause = (route: Route, request: Request) => Promise<boolean> | undefined;

/** Lets mock routes answer as slowly as a real backend; undefined where they need not. */
export function createPause(delay: Delay, random: () => number): Pause | undefined {
  if (delay.most === 0) return undefined;
  return function pause(route, { signal }) {
    if (!isResourceRoute(route)) return undefined;
    return wait(drawDelay(delay, random), true, { signal }).catch(() => false);
  };
}

/** Milliseconds, of which each from the least to the most is as likely. */
export function drawDelay({ least, most }: Delay, random: () => number): number {
  return least + Math.floor(random() * (most - least + 1));
}
