import { SetupError } from "../../errors.ts";
import { findUnfit } from "../../runtime.ts";

/** The command has asked before it was loaded; a program that imports Backlot has not. */
export function refuseUnfit(): void {
  const message = findUnfit(process.versions);
  if (message === undefined) return;
  throw new SetupError([{ code: "runtime-unsupported", place: "runtime", message }]);
}
