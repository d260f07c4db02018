import {
  type CommandName,
  commandOf,
  commands,
  isCommand,
} from "../cli/arguments/command-table.ts";
import type { Flag } from "../cli/arguments/flags.ts";
import { flagOf, toFlagUsage, toUsage } from "../cli/arguments/help.ts";

/** The reference page of the command line, as Markdown. */
export function toReference(): string {
  const names = Object.keys(commands).filter(isCommand);
  return `# The command line

<!-- Made from src/cli/arguments/command-table.ts and src/cli/arguments/flags.ts by \`npm run docs\`. -->

Exit status: 0 on success and on Ctrl-C, 1 for a mistake in the config or the models, 2 for a wrong
command or flag.

${names.map(toSection).join("\n")}`;
}

function toSection(name: CommandName): string {
  const { summary, details, flags: known } = commandOf(name);
  return `## \`${["backlot", name].join(" ").trim()}\`

    ${toUsage(name)}

${[summary, details].filter((text) => text !== undefined).join("\n\n")}

| flag | default | meaning |
|---|---|---|
${known.map((flag) => toRow(toFlagUsage(flag, name), flagOf(flag, name))).join("\n")}
`;
}

function toRow(usage: string, { help, default: standard }: Pick<Flag, "help" | "default">): string {
  return `| \`${usage}\` | ${standard === undefined ? "" : `\`${standard}\``} | ${help} |`;
}
