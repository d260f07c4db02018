import { relative } from "node:path";
import { SetupError } from "../errors.ts";

/** A file that cannot be imported: one sentence, and nothing has been written. */
export function toImportMistake(file: string, message: string, remedy?: string): SetupError {
  const place = relative(process.cwd(), file) || ".";
  const mistake = { code: "import-unreadable", place, message } as const;
  return new SetupError([remedy === undefined ? mistake : { ...mistake, remedy }]);
}
