import { SetupError } from "../../errors.ts";

/** ajv compiles what it checks; better said at the start than by the first POST. */
export function refuseForbiddenCode(): void {
  try {
    new Function("");
  } catch {
    throw new SetupError([
      {
        code: "code-generation-forbidden",
        place: "NODE_OPTIONS",
        message: "--disallow-code-generation-from-strings forbids what checks bodies and records.",
        remedy: "Start Backlot without this flag, or set validate: false.",
      },
    ]);
  }
}
