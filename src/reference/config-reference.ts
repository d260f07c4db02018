import { flagsOfOptions } from "../cli/arguments/flags.ts";
import type { Options } from "../config/options.ts";
import {
  guardSettings,
  modeSettings,
  projectSettings,
  relationSettings,
  resourceSettings,
  type SettingEntry,
} from "../config/setting-tables.ts";
import { ruleSettings, scenarioSettings } from "../config/simulation/rule-settings.ts";

/** The reference page of the configuration, as Markdown. */
export function toConfigReference(): string {
  return `# The configuration

<!-- Made from src/config/setting-tables.ts by \`npm run docs\`. -->

\`backlot.config.ts\` (also \`.mts\`, \`.js\`, \`.mjs\`, \`.json\`) in the project's root exports what is
described here; \`--config FILE\` names another file. Paths in it are relative to it. \`defineConfig\`
gives an editor the types.

## Project

${toTable(projectSettings, { name: "flag", of: toFlag })}

What a flag says goes before the config.

## Each of \`resources\`

${toTable(resourceSettings)}

### Each of \`relations\`

${toTable(relationSettings)}

## \`auth\`

${toTable(guardSettings)}

### With \`mode: "bearer"\`

${toTable(modeSettings.bearer)}

### With \`mode: "apiKey"\`

${toTable(modeSettings.apiKey)}

### With \`mode: "basic"\`

${toTable(modeSettings.basic)}

## Each of \`simulate\`

${toTable(ruleSettings)}

## Each of \`scenarios\`

${toTable(scenarioSettings)}
`;
}

interface Column {
  readonly name: string;
  readonly of: (setting: string) => string;
}

function toTable(
  table: Readonly<Record<string, SettingEntry>>,
  ...more: readonly Column[]
): string {
  const header = ["setting", "type", "default", ...more.map(({ name }) => name), "meaning"];
  const rows = Object.entries(table).map(([name, { type, default: standard, meaning }]) => [
    `\`${name}\``,
    `\`${type}\``,
    standard ?? "required",
    ...more.map(({ of }) => of(name)),
    meaning,
  ]);
  return [header, header.map(() => "---"), ...rows].map(toRow).join("\n");
}

/** GitHub Flavored Markdown, section 4.10: a pipe in a cell is escaped, in code too. */
function toRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function toFlag(setting: string): string {
  const flag = flagsOfOptions[setting as keyof Options];
  return flag === undefined ? "" : `\`--${flag}\``;
}
