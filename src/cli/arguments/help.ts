import { type CommandName, commandOf, commands, isCommand } from "./command-table.ts";
import { type Flag, flags } from "./flags.ts";

export function toUsage(name: CommandName): string {
  const { operands = "" } = commandOf(name);
  return ["backlot", name, operands, "[flags]"].filter((word) => word !== "").join(" ");
}

/** What `--help` prints, of the server or of one command. */
export function toHelp(name: CommandName): string {
  const { summary, details, flags: known, meanings } = commandOf(name);
  const rows = known.map((flag) => ({
    name: toFlagUsage(flag).replace(/^--/, "    --"),
    text: toFlagText(meanings?.[flag] ?? flags[flag]),
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

export function toFlagUsage(name: keyof typeof flags): string {
  const { value, short }: Flag = flags[name];
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
