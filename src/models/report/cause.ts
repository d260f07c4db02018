import { readFileSync } from "node:fs";
import type { Diagnostic, Program } from "typescript/unstable/sync";
import type { SourceSpan } from "./source-place.ts";

export interface Cause {
  readonly span: SourceSpan;
  readonly text: string;
}

/**
 * What the compiler says about a type that it could not find: in the declaration, or in an import,
 * which of `api.User` has lost `api`. A type that is named in the config alone may be lost in any of
 * the models' files.
 */
export function findCause(
  name: string,
  where: SourceSpan | string,
  program: Program,
  modelFiles: readonly string[],
): Cause | undefined {
  if (typeof where !== "string") return findCauseIn(name, where, program);
  for (const file of modelFiles) {
    const text = readFileSync(file, "utf8");
    const cause = findCauseIn(name, { file, text, start: 0, end: 0 }, program);
    if (cause) return cause;
  }
  return undefined;
}

function findCauseIn(
  name: string,
  { file, text, start, end }: SourceSpan,
  program: Program,
): Cause | undefined {
  const diagnostics = program.getSemanticDiagnostics(file);
  const [imported = name] = name.split(".");
  const found =
    diagnostics.find(({ pos }) => pos >= start && pos < end) ??
    diagnostics.find((diagnostic) => isImportOf(imported, diagnostic, text));
  return (
    found && { span: { file, text, start: found.pos, end: found.end }, text: sentence(found.text) }
  );
}

function isImportOf(name: string, { pos, end }: Diagnostic, text: string): boolean {
  const before = text.slice(0, pos);
  const statement = Math.max(before.lastIndexOf("import"), before.lastIndexOf("export"));
  return (
    statement !== -1 &&
    text
      .slice(statement, end)
      .split(/[^\p{ID_Continue}$]+/u)
      .includes(name)
  );
}

export function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
