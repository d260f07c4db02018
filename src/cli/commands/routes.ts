import { readProject } from "../../assembly/read-project.ts";
import type { Route } from "../../http/routes/routes.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Invocation } from "../arguments/command.ts";
import { describeReference } from "../report/relation-texts.ts";

export async function run({ config, overrides, given }: Invocation): Promise<number> {
  const { routes } = await readProject(config, overrides);
  process.stdout.write(given.has("json") ? toJson(routes) : toTable(routes));
  return 0;
}

/** A nested route has beside it what it was inferred from. */
function toTable(routes: readonly Route[]): string {
  const width = Math.max(...routes.map(({ path }) => path.length));
  const rows = routes.map((route) => {
    const relation = relationOf(route);
    const path = relation
      ? `${route.path.padEnd(width)}  ${describeReference(relation)}`
      : route.path;
    return `${route.method.padEnd(7)}${path}\n`;
  });
  return rows.join("");
}

function toJson(routes: readonly Route[]): string {
  const rows = routes.map((route) => ({
    method: route.method,
    path: route.path,
    operation: route.operation,
    ...("resource" in route ? { model: route.resource.model, shape: route.resource.shape } : {}),
    ...toRelationRow(relationOf(route)),
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

function toRelationRow(relation: Relation | undefined) {
  if (!relation) return {};
  const { from, member, to, rule } = relation;
  return { relation: { from: from.path, member, to: to.path, rule } };
}

function relationOf(route: Route): Relation | undefined {
  return "within" in route ? route.within?.relation : undefined;
}
