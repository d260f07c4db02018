import pc from "picocolors";
import type { Logger } from "vite";
import type { Backlot } from "../../index.ts";
import { isOwnPage } from "../is-ours.ts";

/** Below Vite's own addresses, and as it prints them. */
export function printRoutes(
  backlot: Backlot,
  origin: string,
  { info }: Pick<Logger, "info">,
): void {
  const { docs } = backlot.config;
  info(toLine("Backlot", `${origin}/_backlot`));
  if (docs) info(toLine("API docs", origin + docs.ui));
  const paths = toPaths(backlot);
  const width = Math.max(...paths.map(([path]) => path.length));
  for (const [path, methods] of paths) {
    info(`     ${path.padEnd(width)}  ${pc.dim(methods.join(" "))}`);
  }
}

function toLine(name: string, url: string): string {
  return `  ${pc.green("➜")}  ${pc.bold(name)}: ${pc.cyan(url)}`;
}

/** Resources with all that may be done to them and their records, and what signs in and out. */
function toPaths({ config, routes }: Backlot): [path: string, methods: string[]][] {
  const methods = new Map<string, Set<string>>();
  for (const route of routes) {
    if (/[:*]/.test(route.path) || isOwnPage(config, route.path)) continue;
    const given = "resource" in route ? route.resource.operations : [route.method];
    methods.set(route.path, new Set([...(methods.get(route.path) ?? []), ...given]));
  }
  return [...methods].map(([path, found]) => [path, [...found]]);
}
