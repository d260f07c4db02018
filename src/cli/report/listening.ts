import { relative } from "node:path";
import type { Backlot } from "../../backlot.ts";
import { consolePath, isResourceRoute, type Route } from "../../http/routes/routes.ts";
import { methods } from "../../schema/method.ts";
import { toAccess, toManagement } from "./access.ts";
import { toAddresses } from "./addresses.ts";
import type { Listening, RouteGroup } from "./server-event.ts";

/** What a start has to say, read off the routes that are served. */
export function toListening(backlot: Backlot, bound: string, showSecrets: boolean): Listening {
  const { config, routes } = backlot;
  const { url, network } = toAddresses(bound);
  const { docs, dataset } = config;
  return {
    event: "listening",
    url,
    network,
    routes: groupRoutes(routes.filter(isResourceRoute)),
    console: url + consolePath,
    docs: docs && url + docs.ui,
    openapi: docs && url + docs.openapi,
    management: toManagement(backlot),
    access: toAccess(backlot, url, showSecrets),
    dataset: dataset === ":memory:" ? dataset : relative(process.cwd(), dataset),
    records: backlot.total,
    simulated: backlot.inForce.rules,
  };
}

function groupRoutes(routes: readonly Route[]): RouteGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const { method, path } of routes) {
    const root = path.replace(/\/:\w+$/, "");
    groups.set(root, (groups.get(root) ?? new Set()).add(method));
  }
  return [...groups].map(([path, found]) => ({
    path,
    methods: methods.filter((method) => found.has(method)),
  }));
}
