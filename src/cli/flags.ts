import { parseArgs } from "node:util";
import type { Options } from "../config/options.ts";
import { suggest } from "../suggest.ts";

interface Flag {
  readonly type: "string" | "boolean";
  /** The word for its value in the help. */
  readonly value?: string;
  readonly help: string;
  /** What it sets among the options; those that set nothing steer the command itself. */
  readonly toOptions?: (value: string) => Partial<Options>;
}

export const flags = {
  config: { type: "string", value: "FILE", help: "the config file, or the folder it is in" },
  port: {
    type: "string",
    value: "N",
    help: "listen here (4000)",
    toOptions: (value) => ({ port: Number(value) }),
  },
  host: {
    type: "string",
    value: "HOST",
    help: "listen on this address (127.0.0.1)",
    toOptions: (value) => ({ host: value }),
  },
  seed: {
    type: "string",
    value: "N",
    help: "the same seed gives the same records (1)",
    toOptions: (value) => ({ seed: Number(value) }),
  },
  dataset: {
    type: "string",
    value: "FILE",
    help: "the SQLite file (.backlot/dataset.sqlite)",
    toOptions: (value) => ({ dataset: value }),
  },
  memory: {
    type: "boolean",
    help: "keep the dataset in memory, for this run only",
    toOptions: () => ({ dataset: ":memory:" }),
  },
  help: { type: "boolean", help: "print this" },
  version: { type: "boolean", help: "print the version" },
} as const satisfies Record<string, Flag>;
export type FlagName = keyof typeof flags;

export interface ParsedFlags {
  /** The command and what it works on; none of them: the server. */
  readonly words: readonly string[];
  readonly given: ReadonlyMap<FlagName, string>;
  readonly overrides: Partial<Options>;
}

/** A flag that does not exist, or one without its value: exit status 2. */
export class UsageError extends Error {}

export function parseFlags(args: readonly string[]): ParsedFlags {
  const { tokens } = parseArgs({ args: [...args], options: flags, strict: false, tokens: true });
  const given = new Map<FlagName, string>();
  const words: string[] = [];
  let overrides: Partial<Options> = {};
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    if (!isFlag(token.name)) {
      const remedy = suggest(token.name, Object.keys(flags)) ?? "";
      throw new UsageError(`There is no flag "${token.rawName}". ${remedy}`.trim());
    }
    const flag: Flag = flags[token.name];
    if (flag.type === "string" && token.value === undefined) {
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${flag.value}.`);
    }
    given.set(token.name, token.value ?? "");
    overrides = { ...overrides, ...flag.toOptions?.(token.value ?? "") };
  }
  return { words, given, overrides };
}

function isFlag(name: string): name is FlagName {
  return Object.hasOwn(flags, name);
}

export function toHelp(): string {
  const rows = Object.entries<Flag>(flags).map(([name, { value, help }]) => {
    const usage = value === undefined ? `--${name}` : `--${name} ${value}`;
    return `  ${usage.padEnd(18)} ${help}`;
  });
  return `Usage: backlot [flags]
       backlot tokens list|revoke|expire [USER] [flags]

Serves a mock REST API from the models that backlot.config.ts names.

${rows.join("\n")}
`;
}
