import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { SetupError } from "../../errors.ts";
import { toReason } from "../../system-error.ts";

/** `file`, `file:line` or `file:line:column`, both counted from 1. */
type Place = readonly [file: string, ...position: readonly number[]];

/** What reading a config file threw, as a mistake with its place rather than a stack trace. */
export function toUnreadableConfig(error: unknown, configFile: string): SetupError {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const [file, ...position] = findSyntaxPlace(thrown) ??
    findJsonPlace(thrown, configFile) ??
    findThrowPlace(thrown, configFile) ?? [configFile];
  const place = [relative(process.cwd(), file), ...position].join(":");
  const message = `cannot be read: ${toSentence(toReason(thrown))}`;
  return new SetupError([{ code: "config-unreadable", place, message }]);
}

/** The first line without what the place says already. */
function toSentence(message: string): string {
  const [first = ""] = message.replace(/^ParseError: /, "").split("\n");
  return `${first
    .replace(/ in JSON at position .*/, "")
    .trim()
    .replace(/\.$/, "")}.`;
}

/** jiti says the place of a syntax error below it, with the column counted from 0. */
function findSyntaxPlace({ message }: Error): Place | undefined {
  const [, file, line, column] = /^ParseError: .*\n\s*(.+):(\d+):(\d+)/.exec(message) ?? [];
  return file === undefined ? undefined : [file, Number(line), Number(column) + 1];
}

function findJsonPlace({ message }: Error, file: string): Place | undefined {
  const [, position] = / in JSON at position (\d+)/.exec(message) ?? [];
  if (position === undefined) return undefined;
  const before = readFileSync(file, "utf8").slice(0, Number(position)).split("\n");
  return [file, before.length, (before.at(-1)?.length ?? 0) + 1];
}

/** Where the config's own code threw; jiti keeps its lines, but not its columns. */
function findThrowPlace({ stack = "" }: Error, file: string): Place | undefined {
  const [, after = ""] = stack.split(`${file}:`);
  const line = Number.parseInt(after, 10);
  return Number.isNaN(line) ? undefined : [file, line];
}
