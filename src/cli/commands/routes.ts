import { readProject } from "../../assembly/read-project.ts";
import type { Route } from "../../http/routes/routes.ts";
import type { Invocation } from "../arguments/command.ts";

export async function run({ config, overrides, given }: Invocation): Promise<number> {
  const { routes } = await readProject(config, overrides);
  process.stdout.write(given.has("json") ? toJson(routes) : toTable(routes));
  return 0;
}

function toTable(routes: readonly Route[]): string {
  return routes.map(({ method, path }) => `${method.padEnd(7)}${path}\n`).join("");
}

function toJson(routes: readonly Route[]): string {
  const rows = routes.map((route) => ({
    method: route.method,
    path: route.path,
    operation: route.operation,
    ...("resource" in route ? { model: route.resource.model, shape: route.resource.shape } : {}),
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
