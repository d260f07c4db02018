#!/usr/bin/env node
import { readFileSync } from "node:fs";
import pc from "picocolors";
import { SetupError, toText } from "../errors.ts";
import { parseFlags, toHelp, UsageError } from "./flags.ts";
import { serve } from "./serve.ts";
import { runTokens } from "./tokens.ts";

process.exitCode = await run(process.argv.slice(2));

/** argv → exit code: 0 for success, 1 for a user's mistake, 2 for a wrong flag. */
async function run(args: readonly string[]): Promise<number> {
  try {
    const { words, given, overrides } = parseFlags(args);
    const [command, ...operands] = words;
    const config = given.get("config") ?? ".";
    if (given.has("help")) process.stdout.write(toHelp());
    else if (given.has("version")) process.stdout.write(`${readVersion()}\n`);
    else if (command === "tokens") await runTokens(operands, config, overrides);
    else if (command !== undefined) throw new UsageError(`There is no command "${command}".`);
    else await serve(config, overrides);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\nTry backlot --help.\n`);
      return 2;
    }
    if (error instanceof SetupError) {
      for (const mistake of error.mistakes) {
        process.stderr.write(`${pc.red("✗")} ${toText(mistake)}\n`);
      }
      return 1;
    }
    throw error;
  }
}

function readVersion(): string {
  const file = new URL("../../package.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).version;
}
