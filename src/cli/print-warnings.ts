import pc from "picocolors";
import { type Mistake, toText } from "../errors.ts";

export function printWarnings(warnings: readonly Mistake[]): void {
  for (const warning of warnings) process.stderr.write(`${pc.yellow("!")} ${toText(warning)}\n`);
}
