import { type CommandName, commandOf, commands, isCommand } from "./command-table.ts";
import { type Flag, type FlagName, flags } from "./flags.ts";

export function toUsage(name: CommandName): string {
  const { operands = "" } = commandOf(name);
  return ["backlot", name, operands, "[flags]"].filter((word) => word !== "").join(" ");
}

/** What `--help` prints, of the server or of one command. */
export function toHelp(name: CommandName): string {
  const { summary, details, flags: known } = commandOf(name);
  const rows = known.map((flag) => ({
    name: toFlagUsage(flag, name).replace(/^--/, "    --"),
    text: toFlagText(flagOf(flag, name)),
  }));
  return [
    `Usage: ${toUsage(name)}`,
    "",
    summary,
    ...(details === undefined ? [] : ["", details]),
    ...(name === "" ? ["", "Commands:", ...toColumns(listCommands())] : []),
    "",
    "Flags:",
    ...toColumns(rows),
    "",
  ].join("\n");
}

export function listCommands(): { name: string; text: string }[] {
  return Object.keys(commands)
    .filter(isCommand)
    .filter((name) => name !== "")
    .map((name) => ({ name, text: commandOf(name).summary }));
}

/** A flag as one command means it. */
export function flagOf(name: FlagName, command: CommandName): Flag {
  const flag: Flag = flags[name];
  const meant = commandOf(command).words?.[name];
  if (!meant) return flag;
  // Its default is left out where the command does not say another: it is not this command's.
  const { default: _, ...rest } = flag;
  const { word, ...words } = meant;
  return { ...rest, ...words, ...(flag.value && word ? { value: { ...flag.value, word } } : {}) };
}

export function toFlagUsage(name: FlagName, command: CommandName): string {
  const { value, short } = flagOf(name, command);
  const names = [...(short === undefined ? [] : [`-${short}`]), `--${name}`].join(", ");
  return value ? `${names} ${value.word}` : names;
}

function toFlagText({ help, default: standard }: Pick<Flag, "help" | "default">): string {
  return standard === undefined ? help : `${help} (${standard})`;
}

function toColumns(rows: readonly { name: string; text: string }[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, text }) => `  ${name.padEnd(width)}  ${text}`);
}
