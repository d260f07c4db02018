import type { Invocation, Run } from "./arguments/command.ts";
import type { CommandName } from "./arguments/command-table.ts";

/** Each is loaded when it is called: a start imports nothing, and `--help` needs none of them. */
const loads: Record<CommandName, () => Promise<{ readonly run: Run }>> = {
  "": () => import("./commands/serve.ts"),
  init: () => import("./commands/init.ts"),
  import: () => import("./commands/import.ts"),
  check: () => import("./commands/check.ts"),
  routes: () => import("./commands/routes.ts"),
  openapi: () => import("./commands/openapi.ts"),
  explain: () => import("./commands/explain.ts"),
  generate: () => import("./commands/generate.ts"),
  reset: () => import("./commands/reset.ts"),
  snapshot: () => import("./commands/snapshot.ts"),
  tokens: () => import("./commands/tokens.ts"),
  simulate: () => import("./commands/simulate.ts"),
  scenario: () => import("./commands/scenario.ts"),
  types: () => import("./commands/types.ts"),
};

export async function runCommand(name: CommandName, invocation: Invocation): Promise<number> {
  const { run } = await loads[name]();
  return run(invocation);
}
