import { existsSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import pc from "picocolors";
import { findModels, proposeOptions } from "../../assembly/project.ts";
import { findConfigIn } from "../../config/load-options.ts";
import type { Options } from "../../config/options.ts";
import { SetupError } from "../../errors.ts";
import type { Invocation } from "../arguments/command.ts";
import { askAboutConfig } from "../init/ask-about-config.ts";
import { toConfigText } from "../init/config-text.ts";

/** Writes a config for the models that it finds; asks only where somebody can answer. */
export async function run({ config, given }: Invocation): Promise<number> {
  const file = toConfigFile(resolve(config));
  if (!given.has("force")) refuseExisting(file);
  const options = await choose(dirname(file));
  if (!options) return 0;
  writeFileSync(file, toConfigText(options));
  const place = relative(process.cwd(), file);
  process.stdout.write(`${pc.green("✓")} Wrote ${place}. Start the server with: npx backlot\n`);
  return 0;
}

function refuseExisting(file: string): void {
  const existing = existsSync(file) ? file : findConfigIn(dirname(file));
  if (existing === undefined) return;
  const place = relative(process.cwd(), existing);
  const message = "there is a config already.";
  const remedy = "Write over it with --force.";
  throw new SetupError([{ code: "config-exists", place, message, remedy }]);
}

function toConfigFile(path: string): string {
  return /\.(?:m?[jt]s|json)$/.test(path) ? path : join(path, "backlot.config.ts");
}

async function choose(root: string): Promise<Options | undefined> {
  const found = (await findModels(root)).map((name) => name.split(sep).join("/"));
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (isTerminal) return askAboutConfig(found, (models) => proposeOptions(models, root));
  return proposeOptions(found, root);
}
