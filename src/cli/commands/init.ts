import { existsSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import pc from "picocolors";
import { proposeOptions } from "../../assembly/project/project.ts";
import { findConfigIn } from "../../config/load/find-config.ts";
import type { Options } from "../../config/options.ts";
import { SetupError } from "../../errors.ts";
import type { Invocation } from "../arguments/command.ts";
import { askAboutConfig, askForExample } from "../init/ask-about-config.ts";
import { toConfigText } from "../init/config-text.ts";
import { exampleFile, exampleModels } from "../init/example.ts";
import { findModelFiles, type ModelFile } from "../init/model-files.ts";
import { preselect, toModelName } from "../init/preselect.ts";

/** Writes a config for the models that it finds; asks only where somebody can answer. */
export async function run({ config, given }: Invocation): Promise<number> {
  const file = toConfigFile(resolve(config));
  const root = dirname(file);
  if (!given.has("force")) refuseExisting(file);
  if (given.has("example")) writeExample(root, given.has("force"));
  const options = await choose(root);
  if (!options) return 0;
  writeFileSync(file, toConfigText(options));
  say(`Wrote ${relative(process.cwd(), file)}. Start the server with: npx backlot`);
  return 0;
}

function refuseExisting(file: string): void {
  const existing = existsSync(file) ? file : findConfigIn(dirname(file));
  if (existing !== undefined) throw toExisting(existing, "there is a config already.");
}

function toExisting(file: string, message: string): SetupError {
  const place = relative(process.cwd(), file);
  const remedy = "Write over it with --force.";
  return new SetupError([{ code: "config-exists", place, message, remedy }]);
}

function toConfigFile(path: string): string {
  return /\.(?:m?[jt]s|json)$/.test(path) ? path : join(path, "backlot.config.ts");
}

function writeExample(root: string, isForced: boolean): void {
  const file = join(root, exampleFile);
  if (!isForced && existsSync(file)) throw toExisting(file, "the example would be written here.");
  writeFileSync(file, exampleModels);
  say(`Wrote ${relative(process.cwd(), file)}, a small example.`);
}

async function choose(root: string): Promise<Options | undefined> {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const found = await findOrExample(root, isTerminal);
  if (!found) return undefined;
  const proposed = await proposeOptions(
    found.map(({ file }) => file),
    root,
  );
  const declarations = found.flatMap((each) => each.declarations);
  const preselected = preselect(proposed.resources, declarations);
  const resources = isTerminal ? await askAboutConfig(proposed, preselected) : preselected;
  return resources && { models: filesOf(resources.map(toModelName), found), resources };
}

/** The config names only the files that it needs. */
function filesOf(names: readonly string[], found: readonly ModelFile[]): string[] {
  return found
    .filter(({ declarations }) => declarations.some(({ name }) => names.includes(name)))
    .map(({ file }) => file);
}

async function findOrExample(
  root: string,
  isTerminal: boolean,
): Promise<readonly ModelFile[] | undefined> {
  const found = await findModelFiles(root);
  if (found.length > 0) return found;
  if (!isTerminal) throw noModels();
  if (!(await askForExample())) return undefined;
  writeExample(root, false);
  return findModelFiles(root);
}

function noModels(): SetupError {
  const message = "no TypeScript file here exports a type.";
  const remedy = "Start with a small example: npx backlot init --example.";
  return new SetupError([{ code: "models-not-found", place: ".", message, remedy }]);
}

function say(text: string): void {
  process.stdout.write(`${pc.green("✓")} ${text}\n`);
}
