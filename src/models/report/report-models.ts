import { readFileSync } from "node:fs";
import { type Diagnostic, DiagnosticCategory } from "typescript/unstable/sync";
import type { CheckedModule } from "../compiler/compiler-process.ts";
import { sentence } from "./cause.ts";
import type { Report } from "./report.ts";

/** A file that cannot be parsed must be mended; a type error may stand until somebody needs it. */
export function reportModels(
  { program }: CheckedModule,
  files: readonly string[],
  report: Report,
): void {
  for (const file of files) {
    for (const diagnostic of program.getSyntacticDiagnostics(file)) {
      report.mistake(...toReported(file, diagnostic, "models-unreadable"));
    }
    for (const diagnostic of program.getSemanticDiagnostics(file)) {
      if (diagnostic.category !== DiagnosticCategory.Error) continue;
      report.warn(...toReported(file, diagnostic, "type-error"));
    }
  }
}

function toReported(
  file: string,
  { pos, end, text }: Diagnostic,
  code: "models-unreadable" | "type-error",
) {
  const span = { file, text: readFileSync(file, "utf8"), start: pos, end };
  return [span, { code, message: sentence(text) }] as const;
}
