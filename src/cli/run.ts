import { readFileSync } from "node:fs";
import pc from "picocolors";
import { SetupError, toText } from "../errors.ts";
import { packageRoot } from "../package-root.ts";
import { toHelp } from "./arguments/help.ts";
import { parseArguments } from "./arguments/parse-arguments.ts";
import { UsageError } from "./arguments/usage-error.ts";

// Whoever read the output may have seen enough: `backlot routes | head -1` is no failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/** argv → exit code: 0 for success, 1 for a user's mistake, 2 for a wrong flag. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { command, ...invocation } = parseArguments(args);
    if (invocation.given.has("help")) return print(toHelp(command));
    if (invocation.given.has("version")) return print(`${readVersion()}\n`);
    const { runCommand } = await import("./run-command.ts");
    return await runCommand(command, invocation);
  } catch (error) {
    return explain(error);
  }
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
  throw error;
}

function readVersion(): string {
  return JSON.parse(readFileSync(new URL("package.json", packageRoot), "utf8")).version;
}
