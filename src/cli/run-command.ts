import type { Invocation, Run } from "./arguments/command.ts";
import type { CommandName } from "./arguments/command-table.ts";
import * as check from "./commands/check.ts";
import * as explain from "./commands/explain.ts";
import * as generate from "./commands/generate.ts";
import * as importFile from "./commands/import.ts";
import * as init from "./commands/init.ts";
import * as openapi from "./commands/openapi.ts";
import * as reset from "./commands/reset.ts";
import * as routes from "./commands/routes.ts";
import * as scenario from "./commands/scenario.ts";
import * as serve from "./commands/serve.ts";
import * as simulate from "./commands/simulate.ts";
import * as snapshot from "./commands/snapshot.ts";
import * as tokens from "./commands/tokens.ts";
import * as types from "./commands/types.ts";

const runs: Record<CommandName, { readonly run: Run }> = {
  "": serve,
  init,
  import: importFile,
  check,
  routes,
  openapi,
  explain,
  generate,
  reset,
  snapshot,
  tokens,
  simulate,
  scenario,
  types,
};

/** Loaded when a command is called: `--help` and a wrong flag need none of this. */
export function runCommand(name: CommandName, invocation: Invocation): Promise<number> {
  return runs[name].run(invocation);
}
