import type { Progress } from "../backlot.ts";

/** Below this a person would not have time to read it. */
const fewest = 5_000;

/** One line that is written over and over while many records are made, and then gone. */
export function showProgress({ path, made, total }: Progress): void {
  if (!process.stderr.isTTY || total < fewest) return;
  const share = Math.floor((100 * made) / total);
  const line = `  Making ${total.toLocaleString("en")} records of ${path}: ${share} %`;
  process.stderr.write(made < total ? `\r${line}` : `\r${" ".repeat(line.length + 4)}\r`);
}
