import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { inspect } from "node:util";
import pc from "picocolors";
import { expectFirstStart } from "../assembly/first-start.ts";
import { findConfigIn } from "../config/load/find-config.ts";
import { SetupError, toText } from "../errors.ts";
import { makeOwnFolder } from "../own-folder.ts";
import { readVersion } from "../package-root.ts";
import { toReason } from "../system-error.ts";
import type { Invocation } from "./arguments/command.ts";
import { toHelp } from "./arguments/help.ts";
import { parseArguments } from "./arguments/parse-arguments.ts";
import { UsageError } from "./arguments/usage-error.ts";
import { isForeign } from "./foreign-file.ts";
import { toProjectFolder } from "./program/compiled-folder.ts";
import type { Loader } from "./program/loader.ts";
import { runCommand } from "./run-command.ts";

for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    // Whoever read the output may have seen enough: `backlot routes | head -1` is no failure.
    if (error.code !== "EPIPE") noteUnwritten(error);
  });
}
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    sayFailure(error);
    process.exit(1);
  });
}

type KeepIn = Loader["keepIn"];

/** argv → exit code: 0 for success, 1 for a user's mistake, 2 for a wrong flag. */
export async function run(args: readonly string[], keepIn: KeepIn): Promise<number> {
  try {
    const { command, ...invocation } = parseArguments(args);
    if (invocation.given.has("help")) return print(toHelp(command));
    if (invocation.given.has("version")) return print(`${readVersion()}\n`);
    if (command === "") prepareStart(invocation, keepIn);
    return await runCommand(command, invocation);
  } catch (error) {
    return explain(error);
  }
}

/** What a first start compiles the second finds; the folder is made a moment before it would be. */
function prepareStart({ operands: [file], config }: Invocation, keepIn: KeepIn): void {
  const root = file === undefined ? findRoot(config) : existsSync(file) && process.cwd();
  if (!root) return;
  const folder = makeOwnFolder(root);
  // First of all: the start waits for it longer than for anything else.
  if (file === undefined || !isForeign(file)) expectFirstStart(folder);
  keepIn(toProjectFolder(folder));
}

function findRoot(config: string): string | undefined {
  const isFolder = statSync(config, { throwIfNoEntry: false })?.isDirectory();
  const found = isFolder ? findConfigIn(config) : config;
  return found !== undefined && existsSync(found) ? resolve(dirname(found)) : undefined;
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    const command = ["backlot", error.command].join(" ").trim();
    process.stderr.write(`${error.message}\nTry ${command} --help.\n`);
    return 2;
  }
  if (error instanceof SetupError) {
    for (const mistake of error.mistakes) {
      process.stderr.write(`${pc.red("✗")} ${toText(mistake)}\n`);
    }
    return 1;
  }
  sayFailure(error);
  return 1;
}

/** A server goes on without its log; any other command has failed. */
function noteUnwritten(error: NodeJS.ErrnoException): void {
  if (process.exitCode === 1) return;
  process.exitCode = 1;
  process.stderr.write(`${pc.red("✗")} what is printed cannot be written: ${toReason(error)}.\n`);
}

/** The last resort: what nobody thought of is a fault of ours, and a stack helps only us. */
function sayFailure(error: unknown): void {
  const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  const reason = `${first.replace(/\.$/, "")}.`;
  const report = "Please report it (npm bugs backlot) with what BACKLOT_DEBUG=1 backlot … prints.";
  process.stderr.write(`${pc.red("✗")} Backlot itself failed: ${reason} ${report}\n`);
  if (process.env["BACKLOT_DEBUG"] !== undefined) process.stderr.write(`${inspect(error)}\n`);
}
