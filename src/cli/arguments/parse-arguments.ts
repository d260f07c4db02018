import { parseArgs } from "node:util";
import { suggest } from "../../suggest.ts";
import type { Invocation } from "./command.ts";
import { type CommandName, commandOf, commands, isCommand, serverWords } from "./command-table.ts";
import { type Flag, type FlagName, flags, isFlag, toOverrides } from "./flags.ts";
import { UsageError } from "./usage-error.ts";

export interface ParsedArguments extends Invocation {
  readonly command: CommandName;
}

type Token = NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number];

export function parseArguments(args: readonly string[]): ParsedArguments {
  // What a letter means depends on the command, and which word is one on what the letters mean.
  const [first = ""] = args;
  const guess = isCommand(first) ? first : "";
  const { command } = findCommand(readWords(tokenize(guess, args)));
  const tokens = tokenize(command, args);
  const { operands, wantsHelp } = findCommand(readWords(tokens));
  const given = readFlags(command, tokens);
  if (wantsHelp) given.set("help", true);
  if (!given.has("help")) refuseOperands(command, operands);
  return {
    command,
    operands,
    given,
    overrides: toOverrides(given),
    config: String(given.get("config") ?? "."),
  };
}

function tokenize(command: CommandName, args: readonly string[]): Token[] {
  const own: readonly string[] = commandOf(command).flags;
  const options = Object.fromEntries(
    Object.entries<Flag>(flags).map(([name, { value, short }]) => [
      name,
      {
        type: value ? ("string" as const) : ("boolean" as const),
        ...(short !== undefined && own.includes(name) ? { short } : {}),
      },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  return tokens;
}

function readWords(tokens: readonly Token[]): string[] {
  const others = tokens.filter((token) => !isLetter(token));
  refuseUnknownFlags("", others, Object.keys(flags));
  return others.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
}

/** Whether some command has this letter; parseArgs knows those of one. */
function isLetter(token: Token): boolean {
  const names = Object.values<Flag>(flags).map(({ short }) => `-${short}`);
  return token.kind === "option" && names.includes(token.rawName);
}

interface Found extends Pick<ParsedArguments, "command" | "operands"> {
  /** `backlot help routes`. */
  readonly wantsHelp: boolean;
}

/** The first word is a command, or a model file for the server. */
function findCommand(words: readonly string[]): Found {
  const [first = "", ...rest] = words;
  if (first === "help") return { ...findCommand(rest), wantsHelp: true };
  const wantsHelp = false;
  if (first === "") return { command: "", operands: [], wantsHelp };
  if (serverWords.includes(first)) return { command: "", operands: rest, wantsHelp };
  if (isCommand(first)) return { command: first, operands: rest, wantsHelp };
  if (/[./\\*]/.test(first)) return { command: "", operands: words, wantsHelp };
  const known = [...Object.keys(commands).filter((name) => name !== ""), ...serverWords, "help"];
  throw new UsageError("", `There is no command "${first}".`, suggest(first, known));
}

/** Known to some command first: the word after a mistyped flag would be taken for a command. */
function refuseUnknownFlags(
  command: CommandName,
  tokens: readonly Token[],
  known: readonly string[],
): void {
  const unknown = tokens.find((token) => token.kind === "option" && !known.includes(token.name));
  if (unknown?.kind !== "option") return;
  const of = command === "" ? "" : ` of backlot ${command}`;
  const remedy = suggest(
    unknown.rawName,
    known.map((name) => `--${name}`),
  );
  throw new UsageError(command, `There is no flag "${unknown.rawName}"${of}.`, remedy);
}

function readFlags(command: CommandName, tokens: readonly Token[]): Map<FlagName, unknown> {
  refuseUnknownFlags(command, tokens, commandOf(command).flags);
  const given = new Map<FlagName, unknown>();
  for (const token of tokens) {
    if (token.kind !== "option" || !isFlag(token.name)) continue;
    const flag: Flag = flags[token.name];
    const value = readValue(command, token, flag);
    const before = (given.get(token.name) ?? []) as readonly unknown[];
    given.set(token.name, flag.isList ? [...before, value] : value);
  }
  return given;
}

function readValue(
  command: CommandName,
  { rawName, value: said }: Token & { kind: "option" },
  { value }: Flag,
): unknown {
  // parseArgs takes the sign of -p=4000 for a part of the value.
  const given = rawName.startsWith("--") ? said : said?.replace(/^=/, "");
  if (!value) {
    if (given === undefined) return true;
    throw new UsageError(command, `${rawName} takes no value.`);
  }
  if (given === undefined || given.startsWith("--")) {
    throw new UsageError(command, `${rawName} needs a value: ${rawName} ${value.word}.`);
  }
  const parsed = value.parse(given);
  if (value.setting.accepts(parsed)) return parsed;
  throw new UsageError(command, `${rawName} expects ${value.setting.expects}, found "${given}".`);
}

function refuseOperands(command: CommandName, operands: readonly string[]): void {
  const { takes, operands: expected } = commandOf(command);
  const isRight = takes ? takes(operands.length) : operands.length === 0;
  if (isRight) return;
  if (expected === undefined) {
    throw new UsageError(command, `backlot ${command} does not take "${operands[0]}".`);
  }
  throw new UsageError(command, `Usage: backlot ${command} ${expected}.`);
}
