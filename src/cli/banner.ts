import { relative } from "node:path";
import pc from "picocolors";
import type { Backlot } from "../backlot.ts";
import { isResourceRoute, type Route } from "../http/routes.ts";

/** What a start prints: the base URL first, since it is what people look for. */
export function toBanner(backlot: Backlot, url: string): string {
  const { routes, config } = backlot;
  const rows = [...groupMethods(routes.filter(isResourceRoute))].map(
    ([path, methods]) => `  ${methods.join(" ").padEnd(24)} ${path}`,
  );
  const dataset =
    config.dataset === ":memory:" ? "in memory" : relative(process.cwd(), config.dataset);
  return [
    `${pc.bold("Backlot")} is serving at ${pc.cyan(url)}`,
    "",
    ...rows,
    "",
    ...(config.docs
      ? [
          `  ${pc.dim("docs")}     ${url}${config.docs.ui}`,
          `  ${pc.dim("openapi")}  ${url}${config.docs.openapi}`,
        ]
      : []),
    `  ${pc.dim("dataset")}  ${dataset}`,
    "",
  ].join("\n");
}

function groupMethods(routes: readonly Route[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { method, path } of routes) groups.set(path, [...(groups.get(path) ?? []), method]);
  return groups;
}
