import { existsSync, mkdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import pc from "picocolors";
import { findConfigIn } from "../../config/load/find-config.ts";
import { SetupError } from "../../errors.ts";
import type { Imported } from "../../import/imported.ts";
import { readImport } from "../../import/read-import.ts";
import { toProjectFiles } from "../../import/write/project-files.ts";
import { isSystemError, toReason } from "../../system-error.ts";
import { writeWhole } from "../../whole-file.ts";
import type { Invocation } from "../arguments/command.ts";
import { toImportReport } from "../report/import-report.ts";

/** Writes models, a config and records for a foreign file, and says what it decided. */
export async function run({ operands, given }: Invocation): Promise<number> {
  const [file = ""] = operands;
  const folder = resolve(String(given.get("out") ?? "."));
  const imported = await readImport(resolve(file));
  const files = toProjectFiles(imported, folder);
  if (!given.has("force")) refuseExisting(folder, files);
  writeFiles(folder, files);
  say(imported, folder, files);
  return 0;
}

/** All are looked for before any is written. */
function refuseExisting(folder: string, files: ReadonlyMap<string, string>): void {
  const config = findConfigIn(folder);
  const existing = [...files.keys()].map((name) => join(folder, name)).filter(existsSync);
  const all = new Set([...existing, ...(config === undefined ? [] : [config])]);
  if (all.size === 0) return;
  const remedy = "Write over it with --force, or elsewhere with --out FOLDER.";
  const message = "the file exists already.";
  throw new SetupError(
    [...all].map((file) => ({ code: "config-exists", place: shorten(file), message, remedy })),
  );
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of files) writeWhole(join(folder, name), text);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const message = `nothing can be written there: ${toReason(error)}.`;
    throw new SetupError([{ code: "output-unwritable", place: shorten(folder), message }]);
  }
}

function say(imported: Imported, folder: string, files: ReadonlyMap<string, string>): void {
  const source = shorten(imported.file);
  const written = [...files.keys()].map((name) => shorten(join(folder, name)));
  const isKept = !written.some((name) => name.endsWith("records.json"));
  const { summary, lines } = toImportReport(imported);
  const start =
    folder === process.cwd() ? "npx backlot" : `npx backlot --config ${shorten(folder)}`;
  const records = isKept && imported.format === "json" ? ` The records stay in ${source}.` : "";
  process.stdout.write(
    [
      `${pc.green("✓")} ${source}: ${summary}`,
      ...lines.map((line) => `  ${line}`),
      `${pc.green("✓")} Wrote ${toWords(written)}.${records} Start the server with: ${start}`,
      "",
    ].join("\n"),
  );
}

function toWords(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function shorten(file: string): string {
  return relative(process.cwd(), file) || ".";
}
