import type { Diagnostic, Program } from "typescript/unstable/sync";
import type { SourceSpan } from "./source-place.ts";

export interface Cause {
  readonly span: SourceSpan;
  readonly text: string;
}

/** What the compiler says about a type that it could not find: in the declaration, or in an import. */
export function findCause(
  name: string,
  where: SourceSpan | string,
  program: Program,
): Cause | undefined {
  if (typeof where === "string") return undefined;
  const { file, text, start, end } = where;
  const diagnostics = program.getSemanticDiagnostics(file);
  const found =
    diagnostics.find(({ pos }) => pos >= start && pos < end) ??
    diagnostics.find((diagnostic) => isImportOf(name, diagnostic, text));
  return (
    found && { span: { file, text, start: found.pos, end: found.end }, text: sentence(found.text) }
  );
}

function isImportOf(name: string, { pos }: Diagnostic, text: string): boolean {
  const statement = text.slice(0, pos).lastIndexOf("import");
  return (
    statement !== -1 &&
    text
      .slice(statement, pos)
      .split(/[^\p{ID_Continue}$]+/u)
      .includes(name)
  );
}

export function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
